import type { CallOutcome } from "../../apollo/operationResult";

/** Somebody has saved since it was read. */
export function isConflict({ errors }: CallOutcome): boolean {
  return errors.some(({ name }) => name === "expectedRevision");
}
