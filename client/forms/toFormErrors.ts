import { formatTime } from "../format/formatTime";
import type { FormErrors } from "./useFormErrors";
import type { OperationResult } from "../apollo/operationResult";

/** What a form says of a call that failed, in words for people. */
export function toFormErrors(result: OperationResult<unknown>): FormErrors {
  const { message, errors, isUnexplained, retryAfterSeconds } = result;
  if (errors.length > 0) return { fields: errors };
  if (isUnexplained) return { text: "Server tidak menjawab. Periksa sambungan internet, lalu coba lagi." };
  if (retryAfterSeconds === undefined) return { text: message };
  if (retryAfterSeconds < 60) return { text: `${message.replace(/\.$/, "")} (${retryAfterSeconds} detik lagi).` };
  // The whole minute after it, since a clock shows no seconds.
  const next = formatTime(new Date(Date.now() + retryAfterSeconds * 1000 + 59_999));
  return { text: `${message.replace(/\.$/, "")} (mulai pukul ${next}).` };
}

/** All that is wrong, where no field can show its part. */
export function formErrorsText({ text, fields = [] }: FormErrors): string {
  return text ?? [...new Set(fields.map(({ message }) => message))].join(" ");
}

/** Why a call failed, where there is no form to show it in. */
export function failureText(result: OperationResult<unknown>): string {
  return formErrorsText(toFormErrors(result)) || result.message;
}
