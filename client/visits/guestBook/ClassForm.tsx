import { useId } from "react";
import { FormAlert } from "../../forms/FormAlert";
import { SubmitButton } from "../../forms/SubmitButton";
import { TextField } from "../../forms/TextField";
import { getFormText } from "../../forms/getFormText";
import { PurposeChoice } from "./PurposeChoice";
import { parsePurpose } from "../purposeLabels";
import type { RecordedVisit } from "./useRecordVisit";
import { type ParseVisit, useVisitForm } from "./useVisitForm";

const parseClassVisit: ParseVisit = (formData) => {
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
};

export function ClassForm({ onRecorded }: { onRecorded: (visit: RecordedVisit) => void }) {
  const { form, formErrors, messageFor, submit, isSending } = useVisitForm(parseClassVisit, onRecorded);
  const alertId = useId();
  const fieldProps = (name: string) => ({
    name,
    required: true,
    autoComplete: "off",
    error: messageFor(name),
    "aria-describedby": formErrors.text ? alertId : undefined,
  });
  return (
    <form ref={form} method="dialog" noValidate autoComplete="off" onSubmit={submit} className="needs-script">
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...fieldProps("className")}
          label="Kelas"
          maxLength={100}
          spellCheck={false}
          hint="Misalnya XI IPA 1."
        />
        <TextField
          {...fieldProps("peopleCount")}
          label="Jumlah Orang"
          inputMode="numeric"
          maxLength={9}
          hint="Paling banyak 100 orang."
        />
        <div className="sm:col-span-2">
          <PurposeChoice />
        </div>
      </div>
      <SubmitButton isBusy={isSending} busyText="Mencatat…" size="large" className="mt-8 max-sm:w-full">
        Catat Kunjungan
      </SubmitButton>
    </form>
  );
}
