import type { OperationResult } from "../apollo/operationResult";
import { failureText } from "../forms/errors/toFormErrors";

/** The error of the last operation, or null. */
export function failureMessage(result: OperationResult<unknown> | null): string | null {
  return !result || result.data !== null ? null : failureText(result);
}
