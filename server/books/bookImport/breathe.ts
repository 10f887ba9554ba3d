import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

import type { Engine } from "../../database/Database.js";

/** Long enough for another process that waits for the same SQLite file; within one process the queue sees to it. */
const SQLITE_PAUSE_MS = 5;

/** Between two writes of an import everybody else's get their turn. */
export async function breathe(engine: Engine): Promise<void> {
  await (engine === "sqlite" ? wait(SQLITE_PAUSE_MS) : nextTurn());
}
