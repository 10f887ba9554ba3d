import type { SubmitEvent } from "react";
import { FormAlert } from "../forms/errors/FormAlert";
import { PasswordField } from "../forms/fields/PasswordField";
import { SubmitButton } from "../forms/SubmitButton";
import { TextField } from "../forms/fields/TextField";
import { getFormText } from "../forms/getFormText";
import { useFormErrors, type FormErrors } from "../forms/errors/useFormErrors";
import { toFormErrors } from "../forms/errors/toFormErrors";
import type { FieldMessage, OperationResult } from "../apollo/operationResult";
import { useFirstFocus } from "../forms/useFirstFocus";
import { useLogin } from "./useLogin";

interface LoginFormProps {
  /** Logged in already; the redirect is under way. */
  isDone: boolean;
  /** Why the second step has led back here. */
  refusal: string | undefined;
  /** The password was right, and the account asks for a code besides. */
  onChallenge: (challenge: string) => void;
}

export function LoginForm({ isDone, refusal, onChallenge }: LoginFormProps) {
  const { login, isLoggingIn } = useLogin();
  const isBusy = isLoggingIn || isDone;
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();
  useFirstFocus(form, "username");

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // Read from the DOM: password managers may fill in the fields before hydration.
    const formData = new FormData(event.currentTarget);
    const values = { username: getFormText(formData, "username"), password: getFormText(formData, "password") };
    const missing = missingFields(values);
    if (missing.length > 0) {
      showErrors({ fields: missing });
      return;
    }
    showErrors({});
    const result = await login(values);
    if (result.challenge !== undefined) onChallenge(result.challenge);
    else if (result.data === null) showErrors(toLoginErrors(result));
  };

  return (
    // Submitted before hydration, a form with any other method would put the password into the URL: see
    // captureEarlySubmits.
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      // Says where one is when the field has the focus and not the heading.
      aria-label="Login"
      className="needs-script"
    >
      <FormAlert id={alertId}>{formErrors.text ?? refusal}</FormAlert>
      <TextField
        {...fieldProps("username")}
        required
        autoFocus
        label="Nama pengguna"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={190}
      />
      <PasswordField
        {...fieldProps("password")}
        required
        label="Kata sandi"
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

/** Turns a failed login into form errors: the username stays, the focus goes to the password. */
function toLoginErrors(result: OperationResult<unknown>): FormErrors {
  const formErrors = toFormErrors(result);
  if (formErrors.fields) return formErrors;
  return {
    ...formErrors,
    focusField: "password",
    ...(result.statusCode === 401 ? { relatedFields: ["username", "password"] } : {}),
  };
}

/** Required fields that are empty. */
function missingFields({ username, password }: { username: string; password: string }): FieldMessage[] {
  return [
    ...(username.trim() === "" ? [{ name: "username", message: "Nama pengguna wajib diisi." }] : []),
    ...(password === "" ? [{ name: "password", message: "Kata sandi wajib diisi." }] : []),
  ];
}
