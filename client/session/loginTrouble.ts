import { formTrouble } from "../forms/formTrouble";
import type { FieldMessage, OperationResult } from "../apollo/operationResult";
import type { FormTrouble } from "../forms/useFormTrouble";

/** What a login that failed has to say: the name stays, and one goes on with the password. */
export function loginTrouble(result: OperationResult<unknown>): FormTrouble {
  const trouble = formTrouble(result);
  if (trouble.fields) return trouble;
  return { ...trouble, next: "password", ...(result.statusCode === 401 ? { about: ["username", "password"] } : {}) };
}

/** What is missing before anything is sent. */
export function missingFields({ username, password }: { username: string; password: string }): FieldMessage[] {
  return [
    ...(username.trim() === "" ? [{ name: "username", message: "Nama pengguna wajib diisi." }] : []),
    ...(password === "" ? [{ name: "password", message: "Kata sandi wajib diisi." }] : []),
  ];
}
