import { counterLock } from "../platform/database/counters/counters.js";

declare module "../platform/database/counters/counters.js" {
  interface Counters {
    /** Always 0: its row is what acts of lending lock. */
    readonly circulation: number;
  }
}

/**
 * Taken by every act of lending, of the queues and of the ledger, so that each reads what the one before it
 * has left, and of two desks at once one gets the copy.
 */
export const circulationLock = counterLock("circulation");
