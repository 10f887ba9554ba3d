import sql from "sql-template-tag";

import { pick } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { isLibrarian, type Viewer } from "../viewer.js";
import { bookTable } from "./Book.entity.js";
import type { BookRow } from "./bookReads.js";

/** A title that is hidden from the catalogue is there for the desk alone. */
export function canSeeBook(viewer: Viewer, { isHidden }: Pick<BookRow, "isHidden">): boolean {
  return !isHidden || isLibrarian(viewer);
}

/** Whether a book is in the catalogue, in the bin, or neither; it stays so until the transaction ends. */
export async function bookVisibility(tx: Transaction, id: number): Promise<"listed" | "binned" | "gone"> {
  const [book] = await tx.select(
    pick(bookTable, "listed", "deletedAt"),
    sql`FROM books WHERE id = ${id} ${forUpdate(tx)}`,
  );
  if (book?.listed) {
    return "listed";
  }
  return book?.deletedAt ? "binned" : "gone";
}
