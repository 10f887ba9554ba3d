import sql, { join } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { countHeldCopies, updateCopies } from "../../books/copies/copyWriter.js";
import { adjustBookCounts } from "../../books/writing/bookCounts.js";
import { bool, pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import type { RunningImport } from "./RunningImport.js";

const BOOKS_PER_WRITE = 500;
const COPIES_PER_WRITE = 2_000;

interface PublishOptions {
  /** publishing: an import that is committed. undoing: one whose undo is rolled back. */
  readonly from: "publishing" | "undoing";
  /** The error that is shown for the import later. */
  readonly message?: string | null;
  readonly onBooks?: (published: number) => void;
}

/** Lists the books and copies of an import, in short writes; begun by one process, another can end it. */
export async function publishImport(
  running: RunningImport,
  { from, message = null, onBooks = () => undefined }: PublishOptions,
): Promise<void> {
  const books = await running.countBooks("unlisted");
  // Copies of an unlisted book are invisible, so a book and its copies can be written in several short transactions.
  await running.inBatches(from, publishCopies);
  await running.inBatches(from, publishBooks, { shareOf: (published) => published / books, onBatch: onBooks });
  await running.finish(from, message);
}

/** The books of the import that readers do not see yet. */
const unlistedBooksOf = (importId: number) =>
  sql`books.import_id = ${importId} AND books.listed = 0 AND books.deleted_at IS NULL`;

async function publishCopies(tx: Transaction, importId: number): Promise<number> {
  const copies = await tx.select(
    { ...pick(copyTable, "id", "bookId"), isOfUnlisted: bool(unlistedBooksOf(importId)) },
    sql`FROM copies JOIN books ON books.id = copies.book_id
        WHERE copies.import_id = ${importId} AND copies.listed = 0 ORDER BY copies.id LIMIT ${COPIES_PER_WRITE}`,
  );
  if (copies.length > 0) {
    await updateCopies(tx, copies, { listed: true });
  }
  return copies.length;
}

async function publishBooks(tx: Transaction, importId: number): Promise<number> {
  const books = await tx.select(
    pick(bookTable, "id"),
    sql`FROM books WHERE ${unlistedBooksOf(importId)} ORDER BY id LIMIT ${BOOKS_PER_WRITE}`,
  );
  const ids = books.map((book) => book.id);
  if (ids.length > 0) {
    await tx.update(bookTable, { listed: true, heldCopies: countHeldCopies }, sql`books.id IN (${join(ids)})`);
    await adjustBookCounts(tx, ids, 1);
  }
  return ids.length;
}
