import { TextField } from "../../forms/fields/TextField";
import { getFormText } from "../../forms/getFormText";
import { parsePurpose } from "../purposeLabels";
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
            hint="Misalnya XI IPA 1."
          />
          <TextField
            {...fieldProps("peopleCount")}
            label="Jumlah Orang"
            required
            autoComplete="off"
            inputMode="numeric"
            maxLength={9}
            hint="Paling banyak 100 orang."
          />
        </>
      )}
    </VisitForm>
  );
}

function parseClassVisit(formData: FormData) {
  const className = getFormText(formData, "className");
  const count = getFormText(formData, "peopleCount").trim();
  const errors = [
    ...(className.trim() === "" ? [{ name: "className", message: "Kelas wajib diisi." }] : []),
    ...(count === "" ? [{ name: "peopleCount", message: "Jumlah orang wajib diisi." }] : []),
    // Longer numbers and fractions do not fit the schema's Int.
    ...(/^\d{0,9}$/.test(count) ? [] : [{ name: "peopleCount", message: "Isi dengan angka, misalnya 32." }]),
  ];
  return {
    input: { className, peopleCount: Number(count), purpose: parsePurpose(getFormText(formData, "purpose")) },
    errors,
  };
}
