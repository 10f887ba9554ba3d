import sql, { join } from "sql-template-tag";

import type { Transaction } from "../../platform/database/Database.js";
import { chunk } from "../../platform/database/chunk.js";
import { bookTable } from "../Book.entity.js";
import { heldCopy } from "../bookReads.js";

/** In an update of `books`. */
export const countHeldCopies = sql`(SELECT COUNT(*) FROM copies WHERE copies.book_id = books.id AND ${heldCopy})`;

/**
 * Updates the number of copies that the library holds of each book, stored with the book so that an index finds books
 * without copies. Call it after every write to copies.
 */
export async function recountHeldCopies(tx: Transaction, bookIds: readonly number[]): Promise<void> {
  for (const batch of chunk([...new Set(bookIds)])) {
    await tx.update(bookTable, { heldCopies: countHeldCopies }, sql`books.id IN (${join(batch)})`);
  }
}
