import type { FieldMessage, OperationResult } from "../apollo/operationResult";
import { toFormErrors } from "../forms/toFormErrors";
import type { FormErrors } from "../forms/useFormErrors";
import type { ActivateAccountInput } from "../gql/graphql";
import { codeError } from "./activationCode";

/** What is missing or cannot be before anything is sent; whether name and password are good enough the server says. */
export function validateActivation({ nis, code, username, password }: ActivateAccountInput): FieldMessage[] {
  const invalidCode = codeError(code);
  return [
    ...(nis.trim() === "" ? [{ name: "nis", message: "NIS wajib diisi." }] : []),
    ...(invalidCode === null ? [] : [{ name: "code", message: invalidCode }]),
    ...(username.trim() === "" ? [{ name: "username", message: "Nama pengguna wajib diisi." }] : []),
    ...(password === "" ? [{ name: "password", message: "Kata sandi wajib diisi." }] : []),
  ];
}

/** What an activation that was refused has to say. The server never tells which of number and code was wrong, and so neither does this. */
export function toActivationErrors(result: OperationResult<unknown>): FormErrors {
  const formErrors = toFormErrors(result);
  if (result.statusCode !== 401 || formErrors.fields) return formErrors;
  const hint = "Periksa keduanya di slip. Bila tetap ditolak, mintalah kode baru kepada petugas perpustakaan.";
  return { text: `${formErrors.text ?? ""} ${hint}`.trim(), relatedFields: ["nis", "code"], focusField: "code" };
}
