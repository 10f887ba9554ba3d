import { setImmediate as yieldToEventLoop, setTimeout as wait } from "node:timers/promises";

import type { Engine } from "./Database.js";

/** SQLite retries a lock held by another process every 100 ms; only a longer pause surely lets that process write. */
const SQLITE_PAUSE_MS = 110;
const SQLITE_PAUSE_INTERVAL_MS = 600;

let lastPause = 0;

/** Lets other writers in between two transactions of long work; within one process the write queue does so. */
export async function yieldToOtherWriters(engine: Engine): Promise<void> {
  if (engine === "sqlite" && performance.now() - lastPause > SQLITE_PAUSE_INTERVAL_MS) {
    await wait(SQLITE_PAUSE_MS);
    lastPause = performance.now();
  } else {
    await yieldToEventLoop();
  }
}
