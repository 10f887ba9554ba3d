import { type SubmitEvent, useEffect } from "react";
import { FormAlert } from "../forms/errors/FormAlert";
import { PasswordField } from "../forms/fields/PasswordField";
import { SubmitButton } from "../forms/SubmitButton";
import { TextField } from "../forms/fields/TextField";
import { getFormText } from "../forms/getFormText";
import { useFormErrors, type FormErrors } from "../forms/errors/useFormErrors";
import { showMessage } from "../page/messages/flashMessage";
import type { FieldMessage, OperationResult } from "../apollo/operationResult";
import { toFormErrors } from "../forms/errors/toFormErrors";
import type { ActivateAccountInput } from "../gql/graphql";
import { useFirstFocus } from "../forms/useFirstFocus";
import { CodeField } from "./CodeField";
import type { ActivateAccount } from "./useActivateAccount";
import { usePrefillFromSlip } from "./usePrefillFromSlip";
import { codeError } from "./activationCode";

const USERNAME_HINT = "3 sampai 60 huruf, angka, titik, garis bawah, tanda hubung, atau @. Contoh: rani.puspita";
const PASSWORD_HINT =
  "Minimal 8 karakter. Bukan pola yang mudah ditebak, dan tanpa NIS / No. anggota, nama pengguna, atau nama perpustakaan.";

export function ActivationForm({ activateAccount, isActivating, isActivated }: ActivateAccount) {
  const isBusy = isActivating || isActivated;
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  useFirstFocus(form, "nis");
  usePrefillFromSlip(form);

  useEffect(() => {
    // On a phone the alert may be scrolled out of view when the submit button is pressed.
    if (formErrors.text) document.getElementById(alertId)?.scrollIntoView({ block: "nearest" });
  }, [alertId, formErrors]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const formData = new FormData(event.currentTarget);
    const input = {
      nis: getFormText(formData, "nis"),
      code: getFormText(formData, "code"),
      username: getFormText(formData, "username"),
      password: getFormText(formData, "password"),
    };
    const errors = validateActivation(input);
    showErrors({ fields: errors });
    if (errors.length > 0) return;
    const result = await activateAccount(input);
    if (result.data === null) showErrors(toActivationErrors(result));
    else showMessage("Akun sudah aktif. Selamat datang!", "success");
  };

  const textInputProps = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
  return (
    // Submitted before hydration, a form with any other method would put the password into the URL: see
    // captureEarlySubmits.
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Aktivasi Akun"
      className="needs-script"
    >
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <fieldset>
        <Legend>Dari slip</Legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...fieldProps("nis")}
            required
            autoFocus
            {...textInputProps}
            label="NIS / No. anggota"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={40}
          />
          <CodeField
            {...fieldProps("code")}
            required
            label="Kode aktivasi"
            hint="Contoh: K7QM-3XPT"
            enterKeyHint="next"
          />
        </div>
      </fieldset>
      <fieldset className="mt-8">
        <Legend>Untuk login nanti</Legend>
        <div className="grid gap-5">
          <TextField
            {...fieldProps("username")}
            required
            {...textInputProps}
            label="Nama pengguna"
            hint={USERNAME_HINT}
            autoComplete="username"
            enterKeyHint="next"
            maxLength={60}
          />
          <PasswordField
            {...fieldProps("password")}
            required
            label="Kata sandi"
            hint={PASSWORD_HINT}
            autoComplete="new-password"
            enterKeyHint="go"
          />
        </div>
      </fieldset>
      <SubmitButton isBusy={isBusy} busyText="Mengaktifkan…" size="large" className="mt-8 w-full">
        Aktifkan akun
      </SubmitButton>
    </form>
  );
}

function Legend({ children }: { children: string }) {
  return <legend className="mb-4 w-full border-t border-line pt-5 font-serif text-lg font-semibold">{children}</legend>;
}

/** Checks what can be checked before submitting; the server checks the username and the password rules. */
function validateActivation({ nis, code, username, password }: ActivateAccountInput): FieldMessage[] {
  const invalidCode = codeError(code);
  return [
    ...(nis.trim() === "" ? [{ name: "nis", message: "NIS atau nomor anggota wajib diisi." }] : []),
    ...(invalidCode === null ? [] : [{ name: "code", message: invalidCode }]),
    ...(username.trim() === "" ? [{ name: "username", message: "Nama pengguna wajib diisi." }] : []),
    ...(password === "" ? [{ name: "password", message: "Kata sandi wajib diisi." }] : []),
  ];
}

/**
 * Turns a failed activation into form errors. The server never says whether the number or the code was wrong, so
 * neither does this.
 */
function toActivationErrors(result: OperationResult<unknown>): FormErrors {
  const formErrors = toFormErrors(result);
  if (result.statusCode !== 401 || formErrors.fields) return formErrors;
  const hint = "Periksa keduanya di slip. Jika tetap ditolak, minta kode baru kepada petugas perpustakaan.";
  return { text: `${formErrors.text ?? ""} ${hint}`.trim(), relatedFields: ["nis", "code"], focusField: "code" };
}
