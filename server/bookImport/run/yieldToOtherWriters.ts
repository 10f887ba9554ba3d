import { setImmediate as yieldToEventLoop, setTimeout as wait } from "node:timers/promises";

import type { Engine } from "../../platform/database/Database.js";

/** SQLite lets another process that waits for the file look again every 100 ms: only a longer pause surely lets it in. */
const SQLITE_PAUSE_MS = 110;
const SQLITE_PAUSE_INTERVAL_MS = 600;

let lastPause = 0;

/** Between two writes of an import everybody else's get their turn; within one process the queue sees to it. */
export async function yieldToOtherWriters(engine: Engine): Promise<void> {
  if (engine === "sqlite" && performance.now() - lastPause > SQLITE_PAUSE_INTERVAL_MS) {
    await wait(SQLITE_PAUSE_MS);
    lastPause = performance.now();
  } else {
    await yieldToEventLoop();
  }
}
