import type { FieldMessage } from "../apollo/operationResult";

interface GivenPasswords {
  currentPassword: string;
  password: string;
  repeated: string;
}

/** What is wrong before anything is sent; whether a password is good enough the server says. */
export function passwordMistakes({ currentPassword, password, repeated }: GivenPasswords): FieldMessage[] {
  const mistakes: FieldMessage[] = [];
  if (currentPassword === "") mistakes.push({ name: "currentPassword", message: "Isi kata sandi yang sekarang." });
  if (password === "") mistakes.push({ name: "password", message: "Isi kata sandi yang baru." });
  if (repeated !== password) mistakes.push({ name: "repeated", message: "Belum sama dengan kata sandi baru." });
  return mistakes;
}
