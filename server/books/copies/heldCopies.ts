import sql, { join } from "sql-template-tag";

import type { Transaction } from "../../platform/database/Database.js";
import { chunk } from "../../platform/database/chunk.js";
import { heldCopy } from "../bookReads.js";

/** Keeps with the books how many copies the library holds of each, so that an index finds those without any. It follows every write to copies. */
export async function recountHeldCopies(tx: Transaction, bookIds: readonly number[]): Promise<void> {
  for (const batch of chunk([...new Set(bookIds)])) {
    await tx.run(
      sql`UPDATE books SET held_copies = (SELECT COUNT(*) FROM copies WHERE copies.book_id = books.id AND ${heldCopy}) WHERE books.id IN (${join(batch)})`,
    );
  }
}
