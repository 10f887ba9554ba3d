import type { FieldMessage, OperationResult } from "../apollo/operationResult";
import { formTrouble } from "../forms/formTrouble";
import type { FormTrouble } from "../forms/useFormTrouble";
import type { ActivateAccountInput } from "../gql/graphql";
import { codeMistake } from "./activationCode";

/** What is missing or cannot be before anything is sent; whether name and password are good enough the server says. */
export function activationMistakes({ nis, code, username, password }: ActivateAccountInput): FieldMessage[] {
  const ofCode = codeMistake(code);
  return [
    ...(nis.trim() === "" ? [{ name: "nis", message: "NIS wajib diisi." }] : []),
    ...(ofCode === null ? [] : [{ name: "code", message: ofCode }]),
    ...(username.trim() === "" ? [{ name: "username", message: "Nama pengguna wajib diisi." }] : []),
    ...(password === "" ? [{ name: "password", message: "Kata sandi wajib diisi." }] : []),
  ];
}

/** What an activation that was refused has to say. The server never tells which of number and code was wrong, and so neither does this. */
export function activationTrouble(result: OperationResult<unknown>): FormTrouble {
  const trouble = formTrouble(result);
  if (result.statusCode !== 401 || trouble.fields) return trouble;
  const advice = "Periksa keduanya di slip. Bila tetap ditolak, mintalah kode baru kepada petugas perpustakaan.";
  return { text: `${trouble.text ?? ""} ${advice}`.trim(), about: ["nis", "code"], next: "code" };
}
