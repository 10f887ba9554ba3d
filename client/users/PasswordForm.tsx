import { type SubmitEvent, useId } from "react";
import { useLibraryTimeZone } from "../app/layout/LibraryTimeZone";
import { showMessage } from "../app/messages/flashMessage";
import { PasswordField } from "../forms/fields/PasswordField";
import { SessionAlert } from "../forms/errors/SessionAlert";
import { toSessionFormErrors } from "../forms/errors/toSessionFormErrors";
import { SubmitButton } from "../forms/SubmitButton";
import { getFormText } from "../forms/getFormText";
import { useFormErrors } from "../forms/errors/useFormErrors";
import { formatDateTime } from "../format/wallClock";
import type { FieldMessage } from "../apollo/operationResult";
import { useChangePassword } from "./useChangePassword";

interface PasswordFormProps {
  username: string;
  /** Until when a password that somebody else has seen may be used; null for one's own. */
  expiresAt: string | null;
}

export function PasswordForm({ username, expiresAt }: PasswordFormProps) {
  const { changePassword, isChanging } = useChangePassword();
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  const titleId = useId();
  const timeZone = useLibraryTimeZone();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanging) return;
    const formData = new FormData(event.currentTarget);
    const currentPassword = getFormText(formData, "currentPassword");
    const password = getFormText(formData, "password");
    const errors = validatePasswords({ currentPassword, password, repeated: getFormText(formData, "repeated") });
    showErrors({ fields: errors });
    if (errors.length > 0) return;
    const result = await changePassword({ currentPassword, password });
    if (result.data === null) {
      showErrors(toSessionFormErrors(result));
      return;
    }
    form.current?.reset();
    showMessage(result.message, "success");
  };

  return (
    <section aria-labelledby={titleId} className="rounded-2xl border border-line bg-card p-5 sm:p-7">
      <h2 id={titleId} className="font-serif text-xl font-semibold">
        Kata Sandi
      </h2>
      {expiresAt !== null && (
        <p className="mt-3 rounded-xl bg-kunyit-soft px-4 py-3 text-sm text-on-kunyit text-pretty">
          Kata sandi Anda sekarang diberikan orang lain dan hanya berlaku sampai {formatDateTime(expiresAt, timeZone)}.
          Ganti dengan kata sandi Anda sendiri.
        </p>
      )}
      <p className="mt-2 text-sm text-muted text-pretty">
        Sesudah diganti, perangkat lain yang memakai akun ini harus login lagi.
      </p>
      <form ref={form} method="dialog" noValidate onSubmit={(event) => void submit(event)} className="mt-5">
        <SessionAlert id={alertId} formErrors={formErrors} />
        {/* Tells password managers which account this password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            {...fieldProps("currentPassword")}
            required
            label="Kata Sandi Sekarang"
            autoComplete="current-password"
            className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]"
          />
          <PasswordField
            {...fieldProps("password")}
            required
            label="Kata Sandi Baru"
            autoComplete="new-password"
            hint="Paling sedikit 8 karakter, bukan nama atau pola yang mudah ditebak."
          />
          <PasswordField
            {...fieldProps("repeated")}
            required
            label="Ulangi Kata Sandi Baru"
            autoComplete="new-password"
          />
        </div>
        <SubmitButton isBusy={isChanging} busyText="Mengganti…" kind="outlined" className="needs-script mt-7">
          Ganti kata sandi
        </SubmitButton>
      </form>
    </section>
  );
}

interface PasswordFields {
  currentPassword: string;
  password: string;
  repeated: string;
}

/** Checks before submitting; the server checks the password rules. */
function validatePasswords({ currentPassword, password, repeated }: PasswordFields): FieldMessage[] {
  const errors: FieldMessage[] = [];
  if (currentPassword === "") errors.push({ name: "currentPassword", message: "Isi kata sandi yang sekarang." });
  if (password === "") errors.push({ name: "password", message: "Isi kata sandi yang baru." });
  if (repeated !== password) errors.push({ name: "repeated", message: "Belum sama dengan kata sandi baru." });
  return errors;
}
