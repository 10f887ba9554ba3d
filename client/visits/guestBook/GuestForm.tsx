import { TextField } from "../../forms/fields/TextField";
import { parseGuestVisit } from "../parseVisitForm";
import { VisitForm, type VisitFormHandlers } from "./VisitForm";

export function GuestForm(handlers: VisitFormHandlers) {
  const textProps = { autoComplete: "off", maxLength: 120, spellCheck: false };
  return (
    <VisitForm {...handlers} parse={parseGuestVisit}>
      {(fieldProps) => (
        <>
          <TextField {...fieldProps("visitorName")} {...textProps} label="Nama" required autoCapitalize="words" />
          <TextField {...fieldProps("institution")} {...textProps} label="Instansi (opsional)" />
        </>
      )}
    </VisitForm>
  );
}
