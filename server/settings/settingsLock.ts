import { counterLock } from "../platform/database/counters/counters.js";

declare module "../platform/database/counters/counters.js" {
  interface Counters {
    /** How often they have been changed: their revision. */
    readonly settings: number;
  }
}

/** Taken by every write that changes settings: each reads what the one before it has left. */
export const settingsLock = counterLock("settings");
