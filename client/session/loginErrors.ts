import { toFormErrors } from "../forms/toFormErrors";
import type { FieldMessage, OperationResult } from "../apollo/operationResult";
import type { FormErrors } from "../forms/useFormErrors";

/** Turns a failed login into form errors: the username stays, the focus goes to the password. */
export function toLoginErrors(result: OperationResult<unknown>): FormErrors {
  const formErrors = toFormErrors(result);
  if (formErrors.fields) return formErrors;
  return {
    ...formErrors,
    focusField: "password",
    ...(result.statusCode === 401 ? { relatedFields: ["username", "password"] } : {}),
  };
}

/** Required fields that are empty. */
export function missingFields({ username, password }: { username: string; password: string }): FieldMessage[] {
  return [
    ...(username.trim() === "" ? [{ name: "username", message: "Nama pengguna wajib diisi." }] : []),
    ...(password === "" ? [{ name: "password", message: "Kata sandi wajib diisi." }] : []),
  ];
}
