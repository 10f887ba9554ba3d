import { useId } from "react";
import { FormAlert } from "../../forms/FormAlert";
import { SubmitButton } from "../../forms/SubmitButton";
import { TextField } from "../../forms/TextField";
import { textOf } from "../../forms/textOf";
import { PurposeChoice } from "./PurposeChoice";
import { readPurpose } from "../purposeLabels";
import type { RecordedVisit } from "./useRecordVisit";
import { type ReadVisit, useVisitForm } from "./useVisitForm";

const readGuest: ReadVisit = (given) => {
  const visitorName = textOf(given, "visitorName");
  return {
    input: { visitorName, institution: textOf(given, "institution"), purpose: readPurpose(textOf(given, "purpose")) },
    mistakes: visitorName.trim() === "" ? [{ name: "visitorName", message: "Nama wajib diisi." }] : [],
  };
};

export function GuestForm({ onRecorded }: { onRecorded: (visit: RecordedVisit) => void }) {
  const { form, trouble, messageFor, send, isSending } = useVisitForm(readGuest, onRecorded);
  const alertId = useId();
  const shared = (name: string) => ({
    name,
    autoComplete: "off",
    maxLength: 120,
    error: messageFor(name),
    "aria-describedby": trouble.text ? alertId : undefined,
  });
  return (
    <form ref={form} method="dialog" noValidate autoComplete="off" onSubmit={send} className="needs-script">
      <FormAlert id={alertId}>{trouble.text}</FormAlert>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...shared("visitorName")} label="Nama" required autoCapitalize="words" spellCheck={false} />
        <TextField {...shared("institution")} label="Instansi (boleh kosong)" spellCheck={false} />
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
