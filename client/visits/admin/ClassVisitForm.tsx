import { useState } from "react";
import { showMessage } from "../../page/messages/flashMessage";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { parseClassVisit } from "../parseVisitForm";
import { useVisitCommands } from "./useVisitCommands";
import { VisitFields } from "./VisitFields";

/** A class that has come as one. */
export function ClassVisitForm({ onDone }: { onDone: () => void }) {
  const { recordClass, isBusy } = useVisitCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);

  const submit = async (formData: FormData) => {
    const { input, errors: fields } = parseClassVisit(formData);
    if (fields.length > 0) return showErrors({ fields });
    const result = await recordClass(input);
    if (result.data === null) return showErrors(toFormErrors(result));
    allowLeave();
    const { counted, greeting } = result.data;
    if (counted) showMessage(greeting, "success");
    else showMessage(`Kunjungan kelas ${input.className.trim()} tadi sudah tercatat.`, "info");
    onDone();
  };

  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel="Catat kunjungan"
      busyText="Mencatat…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      onInput={() => setIsDirty(true)}
    >
      <VisitFields kind="CLASS" visit={null} messageFor={messageFor} />
    </SheetForm>
  );
}
