import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import { invalid } from "../../errors.js";
import type { BackupTask, MadeBackup } from "./makeBackup.js";

/** What backupProcess.ts answers. */
type BackupOutcome = { readonly made: MadeBackup } | { readonly problem: string };

/** The program beside this one: from the sources (`npm run dev`) as from a build. */
const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "backupProcess.ts" : "backupProcess.js", import.meta.url),
);

export type LaunchBackup = (task: BackupTask, stopping: AbortSignal) => Promise<MadeBackup>;

/**
 * Makes a backup in a process of its own, which ends with this one. Not the command itself: what it prints is for
 * people, and its folder is all that it can be told.
 * @throws ValidationError with what went wrong, in words for people.
 */
export function launchBackup(task: BackupTask, stopping: AbortSignal, program = PROGRAM): Promise<MadeBackup> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const kill = () => child.kill();
    stopping.addEventListener("abort", kill);
    child.once("message", (answer: BackupOutcome) => {
      if ("made" in answer) resolve(answer.made);
      else reject(invalid("backup", answer.problem));
    });
    child.once("error", reject);
    child.once("close", () => {
      stopping.removeEventListener("abort", kill);
      // After its answer this changes nothing.
      reject(invalid("backup", stopping.aborted ? STOPPED : BROKEN_OFF));
    });
    child.send(task, (error) => error && reject(error));
    if (stopping.aborted) kill();
  });
}

export const STOPPED = "Cadangan dihentikan karena server berhenti.";
const BROKEN_OFF = "Cadangan terhenti di tengah jalan. Cadangkan lagi, atau lihat catatan server.";
