import type { FieldMessage, OperationResult } from "../apollo/operationResult";
import { formatClock } from "../format/formatClock";
import type { FormTrouble } from "../ui/useFormTrouble";

/** What a login that failed has to say: the name stays, and one goes on with the password. */
export function loginTrouble(result: OperationResult<unknown>): FormTrouble {
  const { statusCode, message, errors, isUnexplained, retryAfterSeconds } = result;
  if (errors.length > 0) return { fields: errors };
  if (isUnexplained) {
    return { text: "Server tidak menjawab. Periksa sambungan internet, lalu coba lagi.", next: "password" };
  }
  if (retryAfterSeconds !== undefined) {
    // The whole minute after it, since a clock shows no seconds.
    const next = formatClock(new Date(Date.now() + retryAfterSeconds * 1000 + 59_999));
    return { text: `${message.replace(/\.$/, "")} (mulai pukul ${next}).`, next: "password" };
  }
  return { text: message, next: "password", ...(statusCode === 401 ? { about: ["username", "password"] } : {}) };
}

/** What is missing before anything is sent. */
export function missingFields({ username, password }: { username: string; password: string }): FieldMessage[] {
  return [
    ...(username.trim() === "" ? [{ name: "username", message: "Nama pengguna wajib diisi." }] : []),
    ...(password === "" ? [{ name: "password", message: "Kata sandi wajib diisi." }] : []),
  ];
}
