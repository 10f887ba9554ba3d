import type { FieldMessage, OperationResult } from "../apollo/operationResult";
import { toFormErrors } from "../forms/toFormErrors";
import type { FormErrors } from "../forms/useFormErrors";
import type { ActivateAccountInput } from "../gql/graphql";
import { codeError } from "./activationCode";

/** Checks what can be checked before submitting; the server checks the username and the password rules. */
export function validateActivation({ nis, code, username, password }: ActivateAccountInput): FieldMessage[] {
  const invalidCode = codeError(code);
  return [
    ...(nis.trim() === "" ? [{ name: "nis", message: "NIS wajib diisi." }] : []),
    ...(invalidCode === null ? [] : [{ name: "code", message: invalidCode }]),
    ...(username.trim() === "" ? [{ name: "username", message: "Nama pengguna wajib diisi." }] : []),
    ...(password === "" ? [{ name: "password", message: "Kata sandi wajib diisi." }] : []),
  ];
}

/**
 * Turns a failed activation into form errors. The server never says whether the number or the code was wrong, so
 * neither does this.
 */
export function toActivationErrors(result: OperationResult<unknown>): FormErrors {
  const formErrors = toFormErrors(result);
  if (result.statusCode !== 401 || formErrors.fields) return formErrors;
  const hint = "Periksa keduanya di slip. Bila tetap ditolak, mintalah kode baru kepada petugas perpustakaan.";
  return { text: `${formErrors.text ?? ""} ${hint}`.trim(), relatedFields: ["nis", "code"], focusField: "code" };
}
