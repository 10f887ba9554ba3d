import type { CallOutcome } from "../apollo/operationResult";
import { newKey } from "./newKey";

interface Unanswered {
  readonly request: string;
  readonly key: string;
  readonly at: number;
}

/** What was sent last in each scope and not answered: it may have been done, also if its screen was left meanwhile. */
const unanswered = new Map<string, Unanswered>();

/** Later the same request is meant as another one. */
const MEANT_AGAIN_MS = 10 * 60_000;

/**
 * Sends a command with an idempotency key. Sent again unchanged because no answer came, it has the same key, so that
 * it happens once. `scope`: whose command it is.
 */
export async function sendWithKey<Result extends Pick<CallOutcome, "isUnexplained">>(
  scope: string,
  command: readonly unknown[],
  send: (idempotencyKey: string) => Promise<Result>,
): Promise<{ readonly key: string; readonly result: Result }> {
  const request = JSON.stringify(command);
  const at = Date.now();
  const last = unanswered.get(scope);
  const isAgain = last?.request === request && at - last.at < MEANT_AGAIN_MS;
  const key = isAgain ? last.key : newKey();
  unanswered.set(scope, { request, key, at });
  const result = await send(key);
  // Answered, whatever it was: asked again, it is another act.
  if (!result.isUnexplained && unanswered.get(scope)?.key === key) unanswered.delete(scope);
  return { key, result };
}
