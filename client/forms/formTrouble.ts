import { formatClock } from "../format/formatClock";
import type { FormTrouble } from "./useFormTrouble";
import type { OperationResult } from "../apollo/operationResult";

/** What a form says of a call that failed, in words for people. */
export function formTrouble(result: OperationResult<unknown>): FormTrouble {
  const { message, errors, isUnexplained, retryAfterSeconds } = result;
  if (errors.length > 0) return { fields: errors };
  if (isUnexplained) return { text: "Server tidak menjawab. Periksa sambungan internet, lalu coba lagi." };
  if (retryAfterSeconds === undefined) return { text: message };
  if (retryAfterSeconds < 60) return { text: `${message.replace(/\.$/, "")} (${retryAfterSeconds} detik lagi).` };
  // The whole minute after it, since a clock shows no seconds.
  const next = formatClock(new Date(Date.now() + retryAfterSeconds * 1000 + 59_999));
  return { text: `${message.replace(/\.$/, "")} (mulai pukul ${next}).` };
}
