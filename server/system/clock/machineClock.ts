import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { uptime } from "node:os";

/** The clock of the machine, and what else it knows of time. */
export interface MachineClock {
  readonly now: () => Date;
  /** For how many seconds the machine has been up, with what it slept. */
  readonly uptime: () => number;
  /** Another one after each start of the machine. */
  readonly bootId: string;
}

const BOOT_ID = "/proc/sys/kernel/random/boot_id";

/** Where the system has no name for its start, as on Windows and macOS, each process takes itself for one. */
function bootIdOfSystem(): string {
  try {
    return readFileSync(BOOT_ID, "utf8").trim().slice(0, 36);
  } catch {
    return randomUUID();
  }
}

export function machineClock(): MachineClock {
  return { now: () => new Date(), uptime: () => Math.floor(uptime()), bootId: bootIdOfSystem() };
}
