import { constants, setPriority } from "node:os";

import { type BackupTask, makeBackup, problemOf } from "./makeBackup.js";

/** A process of its own makes the backup, so that nobody waits for it: the server sends it the task. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// A terminal sends them to every process in it; this one ends when the server does, which says why it ended.
for (const signal of ["SIGINT", "SIGHUP", "SIGBREAK"] as const) process.on(signal, () => undefined);
// Whoever waits for it is gone.
process.once("disconnect", () => process.exit(1));
process.once("message", (task: BackupTask) => {
  makeBackup(task)
    .then(
      (made) => ({ made }),
      (error: unknown) => ({ problem: problemOf(error, "Cadangan gagal dibuat") }),
    )
    .then((answer) => process.send?.(answer, undefined, undefined, () => process.exit(0)))
    .catch(() => process.exit(1));
});
