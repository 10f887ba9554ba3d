import type { CallOutcome } from "./operationResult";

/** `refused`: the URL asks for something impossible, such as an id of another type, so that retrying is useless. */
export type QueryFailure = "failed" | "refused";

/** A query that failed while the page was rendered on the server. */
export interface FailedOperation {
  failure: QueryFailure;
  /** The server's result, where it refused the request. */
  outcome?: CallOutcome;
}

export function queryFailure(errors: readonly unknown[]): QueryFailure {
  return errors.length > 0 && errors.every(isBadUserInput) ? "refused" : "failed";
}

function isBadUserInput(error: unknown): boolean {
  return (error as { extensions?: { code?: unknown } } | null)?.extensions?.code === "BAD_USER_INPUT";
}
