import type { OperationResult } from "../apollo/operationResult";
import { failureText } from "../forms/toFormErrors";

/** Why the last command was refused; null where it was not. */
export function failureMessage(result: OperationResult<unknown> | null): string | null {
  return !result || result.data !== null ? null : failureText(result);
}
