import { rename, rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

import { collectClosedFiles } from "./collectClosedFiles.js";

/** What Windows says of a file that a virus scanner or an indexer has open for a moment. */
const HELD = new Set(["EPERM", "EBUSY", "EACCES", "ENOTEMPTY"]);
/** A second and a quarter in all: longer than a scanner takes for a file, shorter than anybody waits for an answer. */
const PAUSES_MS = [20, 40, 80, 160, 320, 640];

/** Only Windows: elsewhere an open file is renamed and removed like any other, so that a refusal is final. */
const WINDOWS_PAUSES = process.platform === "win32" ? PAUSES_MS : [];

/** Renames a file or folder; on Windows it tries again for a moment while another program has it open. */
export function renamePath(from: string, to: string): Promise<void> {
  return retryWhileHeld(() => rename(from, to));
}

/** Removes a file; one that is not there is removed. */
export function removeFile(path: string): Promise<void> {
  return retryWhileHeld(() => rm(path, { force: true }));
}

/** Removes a folder with all that is in it; one that is not there is removed. */
export function removeFolder(path: string): Promise<void> {
  return retryWhileHeld(() => rm(path, { recursive: true, force: true }));
}

/** Repeats what was refused because another program has the file open, after each of the pauses. */
export async function retryWhileHeld<Result>(
  action: () => Promise<Result>,
  pausesMs: readonly number[] = WINDOWS_PAUSES,
): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await action();
    } catch (error) {
      if (!HELD.has((error as NodeJS.ErrnoException).code ?? "")) {
        throw error;
      }
      // What holds it may be a database of our own that is closed.
      collectClosedFiles();
      await wait(pauseMs);
    }
  }
  return action();
}
