import { type SubmitEvent, useRef } from "react";
import { FormAlert } from "../../forms/errors/FormAlert";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { TextField } from "../../forms/fields/TextField";
import { getFormText } from "../../forms/getFormText";
import { useReadingListCommands } from "../useReadingListCommands";

interface NewListFormProps {
  submitLabel: string;
  /** The class of its button. */
  className: string;
  onCreated?: (listId: string) => unknown;
}

/** A name makes a list. */
export function NewListForm({ submitLabel, className, onCreated }: NewListFormProps) {
  const { create, showCreated, isBusy } = useReadingListCommands();
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  const isSending = useRef(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    const name = getFormText(new FormData(element), "name").trim();
    if (name === "") return showErrors({ fields: [{ name: "name", message: "Nama daftar wajib diisi." }] });
    showErrors({});
    isSending.current = true;
    const result = await create(name);
    isSending.current = false;
    if (result.data === null) return showErrors(toFormErrors(result));
    // The name of the next one may be there already.
    if (getFormText(new FormData(element), "name").trim() === name) element.reset();
    await onCreated?.(result.data.readingList.id);
    // Last: asked for before, the lists could arrive after what `onCreated` has put on the new one, and hide it.
    showCreated();
  };
  return (
    <form ref={form} method="dialog" noValidate onSubmit={(event) => void submit(event)} className="needs-script mt-5">
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <TextField {...fieldProps("name")} required label="Daftar baru" autoComplete="off" maxLength={100} />
      <button type="submit" aria-disabled={isBusy} className={className}>
        {isBusy ? "Membuat…" : submitLabel}
      </button>
    </form>
  );
}
