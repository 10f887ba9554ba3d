import { ConflictError } from "../errors.js";

/** Characters that every keyboard has and that are safe in URLs. */
export const USERNAME = /^[A-Za-z0-9._@-]{3,60}$/;

/** What makes two spellings one account: `Admin` and `admin`. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

export function usernameTakenError(): ConflictError {
  const message = "Nama pengguna ini sudah dipakai. Pilih yang lain.";
  return new ConflictError(message, [{ name: "username", message }]);
}
