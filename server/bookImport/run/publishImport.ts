import sql, { join } from "sql-template-tag";

import type { Database, Transaction } from "../../platform/database/Database.js";
import { countBooksListed } from "../../books/writing/bookListing.js";
import { recountHeldCopies } from "../../books/copies/heldCopies.js";
import { breathe } from "./breathe.js";
import { endImport, hiddenBooks, holdImport, noteProgress } from "./importJournal.js";

const BOOKS_PER_WRITE = 500;
const COPIES_PER_WRITE = 2_000;

interface Publishing {
  /** publishing: an import that is decided. undoing: one whose undo is given up. */
  readonly from: "publishing" | "undoing";
  /** What the people who look at it later are told. */
  readonly message?: string | null;
  readonly onBooks?: (shown: number) => void;
}

/** Shows what an import hides to readers, in short writes; begun by one process, another can end it. */
export async function publishImport(
  database: Database,
  id: number,
  owner: string,
  { from, message = null, onBooks = () => undefined }: Publishing,
): Promise<void> {
  const inSteps = async (
    step: (tx: Transaction, importId: number) => Promise<number>,
    onRows: (shown: number) => void,
  ): Promise<void> => {
    let shown = 0;
    for (let rows = -1; rows !== 0;) {
      rows = await database.write(async (tx) => {
        await holdImport(tx, id, owner, from);
        const found = await step(tx, id);
        await noteProgress(tx, id, step === showBooks ? (shown + found) / books : 0);
        return found;
      });
      shown += rows;
      onRows(shown);
      await breathe(database.engine);
    }
  };
  const books = await database.read((reader) => hiddenBooks(reader, id));
  // Nobody sees a copy whose book is hidden, so a book with all its copies needs no long write.
  await inSteps(showCopies, () => undefined);
  await inSteps(showBooks, onBooks);
  await database.write(async (tx) => {
    await holdImport(tx, id, owner, from);
    await endImport(tx, id, "done", message);
  });
}

async function showCopies(tx: Transaction, importId: number): Promise<number> {
  const copies = await tx.rows<{ id: number; bookId: number }>(
    sql`SELECT id, book_id AS bookId FROM copies WHERE import_id = ${importId} AND listed = 0 ORDER BY id LIMIT ${COPIES_PER_WRITE}`,
  );
  if (copies.length > 0) {
    await tx.run(sql`UPDATE copies SET listed = 1 WHERE id IN (${join(copies.map((copy) => copy.id))})`);
    await recountHeldCopies(
      tx,
      copies.map((copy) => copy.bookId),
    );
  }
  return copies.length;
}

async function showBooks(tx: Transaction, importId: number): Promise<number> {
  const books = await tx.rows<{ id: number }>(
    sql`SELECT id FROM books WHERE import_id = ${importId} AND listed = 0 AND deleted_at IS NULL ORDER BY id LIMIT ${BOOKS_PER_WRITE}`,
  );
  const ids = books.map((book) => book.id);
  if (ids.length > 0) {
    await tx.run(sql`UPDATE books SET listed = 1 WHERE id IN (${join(ids)})`);
    await countBooksListed(tx, ids, 1);
  }
  return ids.length;
}
