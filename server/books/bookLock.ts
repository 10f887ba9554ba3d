import { counterLock } from "../platform/database/counters.js";

/**
 * Of every write that adds books or copies, changes books or deletes them: they take turns, so that they never meet at
 * the same slug or item code.
 */
export const bookLock = counterLock("books");
