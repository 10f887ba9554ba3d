import { type SubmitEvent, useId } from "react";
import { showMessage } from "../app/messages/flashMessage";
import { PasswordField } from "../forms/PasswordField";
import { SessionAlert } from "../forms/SessionAlert";
import { sessionTrouble } from "../forms/sessionTrouble";
import { SubmitButton } from "../forms/SubmitButton";
import { textOf } from "../forms/textOf";
import { useFormTrouble } from "../forms/useFormTrouble";
import { passwordMistakes } from "./passwordMistakes";
import { useChangePassword } from "./useChangePassword";

export function PasswordForm({ username }: { username: string }) {
  const { changePassword, isChanging } = useChangePassword();
  const { form, trouble, show, messageFor } = useFormTrouble();
  const ids = { title: useId(), alert: useId() };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanging) return;
    const given = new FormData(event.currentTarget);
    const currentPassword = textOf(given, "currentPassword");
    const password = textOf(given, "password");
    const mistakes = passwordMistakes({ currentPassword, password, repeated: textOf(given, "repeated") });
    show({ fields: mistakes });
    if (mistakes.length > 0) return;
    const result = await changePassword({ currentPassword, password });
    if (result.data === null) {
      show(sessionTrouble(result));
      return;
    }
    form.current?.reset();
    showMessage(result.message, "success");
  };

  const shared = (name: string) => ({
    name,
    required: true,
    error: messageFor(name),
    "aria-describedby": trouble.text ? ids.alert : undefined,
  });
  return (
    <section aria-labelledby={ids.title} className="rounded-2xl border border-line bg-card p-5 sm:p-7">
      <h2 id={ids.title} className="font-serif text-xl font-semibold">
        Kata Sandi
      </h2>
      <p className="mt-2 text-sm text-muted text-pretty">
        Sesudah diganti, perangkat lain yang memakai akun ini harus login lagi.
      </p>
      <form ref={form} method="dialog" noValidate onSubmit={(event) => void send(event)} className="mt-5">
        <SessionAlert id={ids.alert} trouble={trouble} />
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            {...shared("currentPassword")}
            label="Kata Sandi Sekarang"
            autoComplete="current-password"
            className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]"
          />
          <PasswordField
            {...shared("password")}
            label="Kata Sandi Baru"
            autoComplete="new-password"
            hint="Paling sedikit 8 huruf, bukan nama atau pola yang mudah ditebak."
          />
          <PasswordField {...shared("repeated")} label="Ulangi Kata Sandi Baru" autoComplete="new-password" />
        </div>
        <SubmitButton isBusy={isChanging} busyText="Mengganti…" kind="outlined" className="needs-script mt-7">
          Ganti kata sandi
        </SubmitButton>
      </form>
    </section>
  );
}
