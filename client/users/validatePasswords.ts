import type { FieldMessage } from "../apollo/operationResult";

interface PasswordFields {
  currentPassword: string;
  password: string;
  repeated: string;
}

/** Checks before submitting; the server checks the password rules. */
export function validatePasswords({ currentPassword, password, repeated }: PasswordFields): FieldMessage[] {
  const errors: FieldMessage[] = [];
  if (currentPassword === "") errors.push({ name: "currentPassword", message: "Isi kata sandi yang sekarang." });
  if (password === "") errors.push({ name: "password", message: "Isi kata sandi yang baru." });
  if (repeated !== password) errors.push({ name: "repeated", message: "Belum sama dengan kata sandi baru." });
  return errors;
}
