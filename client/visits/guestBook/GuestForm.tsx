import { TextField } from "../../forms/fields/TextField";
import { getFormText } from "../../forms/getFormText";
import { parsePurpose } from "../purposeLabels";
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

function parseGuestVisit(formData: FormData) {
  const visitorName = getFormText(formData, "visitorName");
  return {
    input: {
      visitorName,
      institution: getFormText(formData, "institution"),
      purpose: parsePurpose(getFormText(formData, "purpose")),
    },
    errors: visitorName.trim() === "" ? [{ name: "visitorName", message: "Nama wajib diisi." }] : [],
  };
}
