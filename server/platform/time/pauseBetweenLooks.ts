import { setTimeout as wait } from "node:timers/promises";

interface PauseOptions {
  readonly intervalMs: number;
  /** How long a permission may have been taken away unnoticed. */
  readonly recheckMs: number;
  /** Throws where the watcher may no longer see what is watched. */
  readonly recheck: () => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Gives the pause of a watcher that polls the database, since any process may have made the change: it ends early when
 * the signal aborts, and checks the watcher's permission now and then.
 */
export function pauseBetweenLooks({ intervalMs, recheckMs, recheck, signal }: PauseOptions): () => Promise<void> {
  let checkedAt = performance.now();
  return async () => {
    await wait(intervalMs, undefined, { signal }).catch(() => undefined);
    if (performance.now() - checkedAt > recheckMs) {
      checkedAt = performance.now();
      await recheck();
    }
  };
}
