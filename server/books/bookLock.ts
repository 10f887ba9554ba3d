import { counterLock } from "../platform/database/counters/counters.js";

declare module "../platform/database/counters/counters.js" {
  interface Counters {
    /** The number of books that readers find. */
    readonly books: number;
  }
}

/**
 * Taken by every write that adds books or copies, changes books or deletes them, so that no two of them meet at
 * the same slug or item code.
 */
export const bookLock = counterLock("books");
