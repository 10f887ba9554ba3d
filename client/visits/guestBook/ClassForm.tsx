import { useId } from "react";
import { FormAlert } from "../../forms/FormAlert";
import { SubmitButton } from "../../forms/SubmitButton";
import { TextField } from "../../forms/TextField";
import { textOf } from "../../forms/textOf";
import { PurposeChoice } from "./PurposeChoice";
import { readPurpose } from "../purposeLabels";
import type { RecordedVisit } from "./useRecordVisit";
import { type ReadVisit, useVisitForm } from "./useVisitForm";

const readClass: ReadVisit = (given) => {
  const className = textOf(given, "className");
  const count = textOf(given, "peopleCount").trim();
  const mistakes = [
    ...(className.trim() === "" ? [{ name: "className", message: "Kelas wajib diisi." }] : []),
    ...(count === "" ? [{ name: "peopleCount", message: "Jumlah orang wajib diisi." }] : []),
    // Longer ones and parts of people are no number that the schema could carry.
    ...(/^\d{0,9}$/.test(count) ? [] : [{ name: "peopleCount", message: "Isi dengan angka, misalnya 32." }]),
  ];
  return {
    input: { className, peopleCount: Number(count), purpose: readPurpose(textOf(given, "purpose")) },
    mistakes,
  };
};

export function ClassForm({ onRecorded }: { onRecorded: (visit: RecordedVisit) => void }) {
  const { form, trouble, messageFor, send, isSending } = useVisitForm(readClass, onRecorded);
  const alertId = useId();
  const shared = (name: string) => ({
    name,
    required: true,
    autoComplete: "off",
    error: messageFor(name),
    "aria-describedby": trouble.text ? alertId : undefined,
  });
  return (
    <form ref={form} method="dialog" noValidate autoComplete="off" onSubmit={send} className="needs-script">
      <FormAlert id={alertId}>{trouble.text}</FormAlert>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...shared("className")}
          label="Kelas"
          maxLength={100}
          spellCheck={false}
          hint="Misalnya XI IPA 1."
        />
        <TextField
          {...shared("peopleCount")}
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
