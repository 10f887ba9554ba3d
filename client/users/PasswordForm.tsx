import { Lock } from "lucide-react";
import type { SubmitEvent } from "react";
import { useLibraryTimeZone } from "../page/library/LibraryTimeZone";
import { showMessage } from "../page/messages/flashMessage";
import { PasswordField } from "../forms/fields/PasswordField";
import { SessionAlert } from "../forms/errors/SessionAlert";
import { toSessionFormErrors } from "../forms/errors/toSessionFormErrors";
import { SubmitButton } from "../forms/SubmitButton";
import { getFormText } from "../forms/getFormText";
import { useFormErrors } from "../forms/errors/useFormErrors";
import { formatLongDate } from "../format/formatDate";
import { formatDateTime, wallClock } from "../format/wallClock";
import type { FieldMessage } from "../apollo/operationResult";
import { AccountSection } from "./AccountSection";
import { useChangePassword } from "./useChangePassword";

interface PasswordFormProps {
  username: string;
  /** When it was changed last; missing for the account's first, which was never changed. */
  changedAt?: string | null;
  /** Until when a password that somebody else has seen may be used; missing for one's own. */
  expiresAt?: string;
  isFolded?: boolean;
  /** Programs may have been given tokens of this account. */
  hasTokens?: boolean;
  onChanged?: () => void;
}

export function PasswordForm({
  username,
  changedAt,
  expiresAt,
  isFolded = false,
  hasTokens = false,
  onChanged,
}: PasswordFormProps) {
  const { changePassword, isChanging } = useChangePassword();
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
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
    onChanged?.();
  };

  return (
    <AccountSection
      id="kata-sandi"
      title="Kata sandi"
      icon={Lock}
      note={changedAt ? `Diganti ${formatLongDate(wallClock(changedAt, timeZone).day)}` : "Ganti kata sandi"}
      isFolded={isFolded}
      hasErrors={Object.keys(formErrors).length > 0}
    >
      {expiresAt && (
        <p className="mt-3 rounded-xl bg-kunyit-soft px-4 py-3 text-sm text-on-kunyit text-pretty">
          Kata sandi ini dibuatkan petugas lain dan berlaku sampai {formatDateTime(expiresAt, timeZone)}. Ganti dengan
          kata sandi Anda sendiri.
        </p>
      )}
      <p className="mt-2 text-sm text-muted text-pretty">
        Setelah diganti, perangkat lain yang memakai akun ini harus login lagi
        {hasTokens ? ", dan token akun ini tidak berlaku lagi." : "."}
      </p>
      <form ref={form} method="dialog" noValidate onSubmit={(event) => void submit(event)} className="mt-5">
        <SessionAlert id={alertId} formErrors={formErrors} />
        {/* Tells password managers which account this password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            {...fieldProps("currentPassword")}
            required
            label="Kata sandi sekarang"
            autoComplete="current-password"
            className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]"
          />
          <PasswordField
            {...fieldProps("password")}
            required
            label="Kata sandi baru"
            autoComplete="new-password"
            hint="Minimal 8 karakter, bukan nama atau pola yang mudah ditebak."
          />
          <PasswordField
            {...fieldProps("repeated")}
            required
            label="Ulangi kata sandi baru"
            autoComplete="new-password"
          />
        </div>
        <SubmitButton isBusy={isChanging} busyText="Mengganti…" kind="outlined" className="needs-script mt-7">
          Ganti kata sandi
        </SubmitButton>
      </form>
    </AccountSection>
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
