import { TextField } from "../../forms/fields/TextField";
import { parseClassVisit } from "../parseVisitForm";
import { VisitForm, type VisitFormHandlers } from "./VisitForm";

export function ClassForm(handlers: VisitFormHandlers) {
  return (
    <VisitForm {...handlers} parse={parseClassVisit}>
      {(fieldProps) => (
        <>
          <TextField
            {...fieldProps("className")}
            label="Kelas"
            required
            autoComplete="off"
            maxLength={100}
            spellCheck={false}
            hint="Contoh: XI-1"
          />
          <TextField
            {...fieldProps("peopleCount")}
            label="Jumlah orang"
            required
            autoComplete="off"
            inputMode="numeric"
            maxLength={9}
          />
        </>
      )}
    </VisitForm>
  );
}
