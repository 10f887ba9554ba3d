import sql, { join, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { recountHeldCopies } from "../../books/copies/heldCopies.js";
import { adjustBookCounts } from "../../books/writing/bookCounts.js";
import { ConflictError, DomainError, NotFoundError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { required } from "../../platform/required.js";
import type { Viewer } from "../../viewer.js";
import { bookImportTable } from "../BookImport.entity.js";
import { withImportSlot } from "../run/importSlot.js";
import { publishImport } from "../run/publishImport.js";
import { removeImport } from "../run/removeImport.js";
import { ImportTakenOverError, type RunningImport, stageValues } from "../run/RunningImport.js";
import { undoColumns, undoRefusal, usageRefusal } from "./undoRefusal.js";

const BOOKS_PER_WRITE = 500;
const COPIES_PER_WRITE = 2_000;

const auditColumns = {
  fileName: bookImportTable.fileName,
  books: bookImportTable.booksImported,
  copies: bookImportTable.copiesImported,
};

/**
 * Acquires the import slot for an undo.
 * @throws NotFoundError; ConflictError with what has been used, or while another import is running.
 */
export async function startUndo(database: Database, id: number, owner: string): Promise<void> {
  await withImportSlot(() =>
    database.write({ unaudited: "Its commit has the entry." }, async (tx) => {
      const [found] = await tx.select(undoColumns, sql`FROM book_imports WHERE id = ${id} ${forUpdate(tx)}`);
      if (!found) {
        throw new NotFoundError("Impor ini tidak ditemukan.");
      }
      const refusal = await undoRefusal(tx, found);
      if (refusal !== null) {
        throw new ConflictError(refusal);
      }
      await tx.update(
        bookImportTable,
        { ...stageValues("undoing"), runningSlot: 1, owner, message: null },
        sql`id = ${id}`,
      );
    }),
  );
}

/**
 * Unlists the import's books and copies in short transactions, checking each for use; once all are unlisted, one row
 * commits the undo, and they are deleted.
 * @throws ConflictError if something was used meanwhile: then everything is published again.
 */
export async function undoImport(running: RunningImport, viewer: Viewer): Promise<void> {
  try {
    const books = await running.countBooks("listed");
    await running.inBatches("undoing", unlistBooks, { shareOf: (unlisted) => unlisted / books });
    await running.inBatches("undoing", unlistCopies, { shareOf: () => 1 });
    await running.commit(viewer, "removing", async (tx) => {
      const { id } = running;
      await assertUnused(tx, id);
      const [before] = await tx.select(auditColumns, sql`FROM book_imports WHERE id = ${id}`);
      return { action: "book.importUndo", recordId: id, before: required(before, "the import that is undone") };
    });
  } catch (error) {
    if (!(error instanceof ImportTakenOverError)) {
      const message =
        error instanceof DomainError
          ? error.message
          : "Impor ini tidak jadi diurungkan karena gangguan di server. Semua bukunya tetap ada.";
      await publishImport(running, { from: "undoing", message }).catch(() => undefined);
    }
    throw error;
  }
  await removeImport(running, { from: "removing" });
}

async function unlistBooks(tx: Transaction, id: number): Promise<number> {
  const books = await tx.select(
    pick(bookTable, "id"),
    sql`FROM books WHERE import_id = ${id} AND listed = 1 ORDER BY id LIMIT ${BOOKS_PER_WRITE} ${forUpdate(tx)}`,
  );
  const ids = books.map((book) => book.id);
  if (ids.length > 0) {
    await assertUnused(tx, id, sql`books.id IN (${join(ids)})`);
    await adjustBookCounts(tx, ids, -1);
    await tx.update(bookTable, { listed: false }, sql`id IN (${join(ids)})`);
  }
  return ids.length;
}

/** Including copies that it added to existing books. */
async function unlistCopies(tx: Transaction, id: number): Promise<number> {
  const copies = await tx.select(
    pick(copyTable, "id", "bookId"),
    sql`FROM copies WHERE import_id = ${id} AND listed = 1 ORDER BY id LIMIT ${COPIES_PER_WRITE} ${forUpdate(tx)}`,
  );
  if (copies.length > 0) {
    await tx.update(copyTable, { listed: false }, sql`id IN (${join(copies.map((copy) => copy.id))})`);
    await recountHeldCopies(
      tx,
      copies.map((copy) => copy.bookId),
    );
  }
  return copies.length;
}

async function assertUnused(tx: Transaction, id: number, among?: Sql): Promise<void> {
  const refusal = await usageRefusal(tx, id, among);
  if (refusal !== null) {
    throw new ConflictError(refusal);
  }
}
