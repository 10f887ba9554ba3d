import sql from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";

/** Whether a book is in the catalogue, in the bin, or neither; it stays so until the transaction ends. */
export async function bookVisibility(tx: Transaction, id: number): Promise<"listed" | "binned" | "gone"> {
  const [book] = await tx.rows<{ listed: number; deletedAt: string | Date | null }>(
    sql`SELECT listed, deleted_at AS deletedAt FROM books WHERE id = ${id} ${forUpdate(tx)}`,
  );
  if (Number(book?.listed ?? 0) === 1) {
    return "listed";
  }
  return book?.deletedAt ? "binned" : "gone";
}
