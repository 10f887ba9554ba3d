import { type SubmitEvent, useId } from "react";
import { FormAlert } from "../forms/FormAlert";
import { PasswordField } from "../forms/PasswordField";
import { SubmitButton } from "../forms/SubmitButton";
import { TextField } from "../forms/TextField";
import { textOf } from "../forms/textOf";
import { useFormTrouble } from "../forms/useFormTrouble";
import { loginTrouble, missingFields } from "./loginTrouble";
import { useLogin } from "./useLogin";

interface LoginFormProps {
  /** The page is on its way to where one came from. */
  isDone: boolean;
}

export function LoginForm({ isDone }: LoginFormProps) {
  const { login, isLoggingIn } = useLogin();
  const isBusy = isLoggingIn || isDone;
  const { form, trouble, show, messageFor } = useFormTrouble();
  const alertId = useId();

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // Read from the fields themselves: password managers fill them in before any script has run.
    const given = new FormData(event.currentTarget);
    const values = { username: textOf(given, "username"), password: textOf(given, "password") };
    const missing = missingFields(values);
    if (missing.length > 0) {
      show({ fields: missing });
      return;
    }
    show({});
    const result = await login(values);
    if (result.data === null) show(loginTrouble(result));
  };

  const shared = (name: string) => ({
    name,
    required: true,
    error: messageFor(name),
    "aria-invalid": trouble.about?.includes(name),
    "aria-describedby": trouble.text ? alertId : undefined,
  });
  return (
    // Sent before the script is there, a form with another method would put the password into the address (earlySubmits.ts).
    <form ref={form} method="dialog" noValidate onSubmit={(event) => void send(event)} className="needs-script">
      <FormAlert id={alertId}>{trouble.text}</FormAlert>
      <TextField
        {...shared("username")}
        label="Nama Pengguna"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={190}
      />
      <PasswordField
        {...shared("password")}
        label="Kata Sandi"
        autoComplete="current-password"
        enterKeyHint="go"
        className="mt-5"
      />
      <SubmitButton isBusy={isBusy} busyText="Memeriksa…" size="large" className="mt-7 w-full">
        Login
      </SubmitButton>
    </form>
  );
}
