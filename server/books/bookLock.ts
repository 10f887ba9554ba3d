import { counterLock } from "../platform/database/counters/counters.js";

declare module "../platform/database/counters/counters.js" {
  interface Counters {
    /** Those that readers find. */
    readonly books: number;
  }
}

/**
 * Of every write that adds books or copies, changes books or deletes them: they take turns, so that they never meet at
 * the same slug or item code.
 */
export const bookLock = counterLock("books");
