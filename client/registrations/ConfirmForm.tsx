import type { SubmitEvent } from "react";
import { FormAlert } from "../forms/errors/FormAlert";
import { toFormErrors } from "../forms/errors/toFormErrors";
import { useFormErrors } from "../forms/errors/useFormErrors";
import { TextField } from "../forms/fields/TextField";
import { getFormText } from "../forms/getFormText";
import { SubmitButton } from "../forms/SubmitButton";
import { useFirstFocus } from "../forms/useFirstFocus";
import { useRegistration } from "./useRegistration";

interface ConfirmFormProps {
  /** Of the mail's link; empty where it is typed. */
  code: string;
  onConfirmed: (message: string) => void;
}

/** Shows that the address is the person's, by the code that was mailed to it. */
export function ConfirmForm({ code, onConfirmed }: ConfirmFormProps) {
  const { confirm, isBusy } = useRegistration();
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  useFirstFocus(form, "code");

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = getFormText(new FormData(event.currentTarget), "code").trim();
    if (typed === "") return showErrors({ fields: [{ name: "code", message: "Isi kode dari email." }] });
    showErrors({});
    const result = await confirm(typed);
    if (result.data === null) showErrors(toFormErrors(result));
    else onConfirmed(result.data.message);
  };

  return (
    <>
      <p role="status" className="mt-3 mb-8 text-muted text-pretty">
        {code === ""
          ? "Pendaftaran Anda sudah masuk. Buka email dari kami, lalu isi kodenya di sini. Periksa juga folder spam."
          : "Tekan tombol di bawah untuk mengonfirmasi alamat email Anda."}
      </p>
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label="Konfirmasi email"
        className="needs-script"
      >
        <FormAlert id={alertId}>{formErrors.text}</FormAlert>
        <TextField
          {...fieldProps("code")}
          required
          defaultValue={code}
          label="Kode dari email"
          hint={code === "" ? "Contoh: K7QM-3XPT-9WHT-V2ND" : undefined}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={60}
        />
        <SubmitButton isBusy={isBusy} busyText="Memeriksa…" size="large" className="mt-7 w-full">
          Konfirmasi email
        </SubmitButton>
      </form>
      {code === "" && (
        <p className="mt-6 text-sm text-muted text-pretty">
          Email tidak sampai? Petugas tetap dapat memeriksa pendaftaran Anda. Datanglah ke meja petugas.
        </p>
      )}
    </>
  );
}
