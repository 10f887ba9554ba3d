import type { CallOutcome } from "./operationResult";

/** Why a reader's own command did nothing. */
export function refusalText({ isUnexplained, errors, message }: CallOutcome): string {
  if (isUnexplained) return "Server tidak menjawab. Periksa sambungan internet, lalu coba lagi.";
  return errors[0]?.message ?? message;
}
