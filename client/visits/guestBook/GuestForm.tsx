import { useId } from "react";
import { FormAlert } from "../../forms/FormAlert";
import { SubmitButton } from "../../forms/SubmitButton";
import { TextField } from "../../forms/TextField";
import { getFormText } from "../../forms/getFormText";
import { PurposeChoice } from "./PurposeChoice";
import { parsePurpose } from "../purposeLabels";
import type { RecordedVisit } from "./useRecordVisit";
import { type ParseVisit, useVisitForm } from "./useVisitForm";

const parseGuestVisit: ParseVisit = (formData) => {
  const visitorName = getFormText(formData, "visitorName");
  return {
    input: {
      visitorName,
      institution: getFormText(formData, "institution"),
      purpose: parsePurpose(getFormText(formData, "purpose")),
    },
    errors: visitorName.trim() === "" ? [{ name: "visitorName", message: "Nama wajib diisi." }] : [],
  };
};

export function GuestForm({ onRecorded }: { onRecorded: (visit: RecordedVisit) => void }) {
  const { form, formErrors, messageFor, submit, isSending } = useVisitForm(parseGuestVisit, onRecorded);
  const alertId = useId();
  const fieldProps = (name: string) => ({
    name,
    autoComplete: "off",
    maxLength: 120,
    error: messageFor(name),
    "aria-describedby": formErrors.text ? alertId : undefined,
  });
  return (
    <form ref={form} method="dialog" noValidate autoComplete="off" onSubmit={submit} className="needs-script">
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...fieldProps("visitorName")} label="Nama" required autoCapitalize="words" spellCheck={false} />
        <TextField {...fieldProps("institution")} label="Instansi (boleh kosong)" spellCheck={false} />
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
