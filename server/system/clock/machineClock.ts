import { randomUUID } from "node:crypto";
import { uptime } from "node:os";

import { systemBootId } from "../../platform/systemBootId.js";

/** The clock of the machine, and what else it knows of time. */
export interface MachineClock {
  readonly now: () => Date;
  /** For how many seconds the machine has been up, with what it slept. */
  readonly uptime: () => number;
  /** Another one after each start of the machine. */
  readonly bootId: string;
}

/** Where the system has no name for its start each process takes itself for one. */
export function machineClock(): MachineClock {
  return {
    now: () => new Date(),
    uptime: () => Math.floor(uptime()),
    bootId: systemBootId()?.slice(0, 36) ?? randomUUID(),
  };
}
