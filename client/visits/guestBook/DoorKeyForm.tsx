import { type SubmitEvent, useEffect } from "react";
import type { OperationResult } from "../../apollo/operationResult";
import { FormAlert } from "../../forms/errors/FormAlert";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { TextField } from "../../forms/fields/TextField";
import { getFormText } from "../../forms/getFormText";
import { SubmitButton } from "../../forms/SubmitButton";

interface DoorKeyFormProps {
  bind: (key: string) => Promise<OperationResult<unknown>>;
  isBinding: boolean;
}

/** Asks once for the key of the guest book; afterwards the device is known. */
export function DoorKeyForm({ bind, isBinding }: DoorKeyFormProps) {
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input")?.focus(), [form]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBinding) return;
    const key = getFormText(new FormData(event.currentTarget), "key").trim();
    if (key === "") return showErrors({ fields: [{ name: "key", message: "Kunci wajib diisi." }] });
    const result = await bind(key);
    if (result.data === null) showErrors(toFormErrors(result));
  };

  return (
    <form ref={form} method="dialog" noValidate onSubmit={(event) => void submit(event)} className="needs-script">
      <h2 className="text-lg font-semibold">Perangkat ini belum diaktifkan</h2>
      <p className="mt-1 mb-5 max-w-prose text-muted text-pretty">
        Buku tamu hanya diisi dari perangkat di pintu perpustakaan. Petugas memasukkan kuncinya di sini, sekali saja.
      </p>
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <TextField
        {...fieldProps("key")}
        label="Kunci Buku Tamu"
        required
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        hint="Contoh: K7QM-3XPT-9HWB"
      />
      <SubmitButton isBusy={isBinding} busyText="Memeriksa…" size="large" className="mt-6 max-sm:w-full">
        Aktifkan perangkat ini
      </SubmitButton>
    </form>
  );
}
