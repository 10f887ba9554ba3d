import type { SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { FormAlert } from "../forms/errors/FormAlert";
import { toFormErrors } from "../forms/errors/toFormErrors";
import { useFormErrors } from "../forms/errors/useFormErrors";
import { PasswordField } from "../forms/fields/PasswordField";
import { TextField } from "../forms/fields/TextField";
import { getFormText } from "../forms/getFormText";
import { SubmitButton } from "../forms/SubmitButton";
import { useFirstFocus } from "../forms/useFirstFocus";
import { showMessage } from "../page/messages/flashMessage";
import { buttonStyle } from "../ui/buttonStyle";
import { useRedeemCode } from "./usePasswordReset";

interface NewPasswordFormProps {
  /** Of the mail's link; empty where it is typed. */
  code: string;
  onAskAgain: () => void;
}

export function NewPasswordForm({ code, onAskAgain }: NewPasswordFormProps) {
  const { redeem, isRedeeming } = useRedeemCode();
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  const navigate = useNavigate();
  useFirstFocus(form, code === "" ? "code" : "password");

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRedeeming) return;
    const formData = new FormData(event.currentTarget);
    const [typed, password] = [getFormText(formData, "code").trim(), getFormText(formData, "password")];
    const fields = [
      ...(typed === "" ? [{ name: "code", message: "Isi kode dari email." }] : []),
      ...(password === "" ? [{ name: "password", message: "Kata sandi baru wajib diisi." }] : []),
    ];
    showErrors({ fields });
    if (fields.length > 0) return;
    const result = await redeem(typed, password);
    if (result.data === null) {
      showErrors(toFormErrors(result));
      return;
    }
    showMessage(result.data.message, "success");
    void navigate("/login", { replace: true });
  };

  return (
    <>
      <p className="mt-3 mb-8 text-muted text-pretty">
        Buat kata sandi baru. Akun Anda lalu keluar dari semua perangkat, dan Anda login dengan kata sandi yang baru.
      </p>
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label="Kata sandi baru"
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
          enterKeyHint="next"
          maxLength={60}
        />
        <PasswordField
          {...fieldProps("password")}
          required
          label="Kata sandi baru"
          hint="Minimal 8 karakter. Bukan pola yang mudah ditebak, dan tanpa nama pengguna atau nama perpustakaan."
          autoComplete="new-password"
          enterKeyHint="go"
          className="mt-5"
        />
        <SubmitButton isBusy={isRedeeming} busyText="Menyimpan…" size="large" className="mt-7 w-full">
          Simpan kata sandi
        </SubmitButton>
        <button type="button" onClick={onAskAgain} className={`mt-3 w-full ${buttonStyle("quiet", "large")}`}>
          Minta kode baru
        </button>
      </form>
    </>
  );
}
