import sql, { join, type Sql } from "sql-template-tag";

import { recordAudit } from "../../audit/recordAudit.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { ConflictError, DomainError, NotFoundError } from "../../errors.js";
import { lockCounter } from "../../platform/database/counters.js";
import type { Viewer } from "../../viewer.js";
import { adjustBookCounts } from "../../books/writing/bookCounts.js";
import { recountHeldCopies } from "../../books/copies/heldCopies.js";
import { publishImport } from "../run/publishImport.js";
import { removeImport } from "../run/removeImport.js";
import { ImportTakenOverError, type RunningImport, setImportState, withImportSlot } from "../run/RunningImport.js";
import { type UndoCandidate, undoRefusal, usageRefusal } from "./undoRefusal.js";

const BOOKS_PER_WRITE = 500;
const COPIES_PER_WRITE = 2_000;

/**
 * Acquires the import slot for an undo.
 * @throws NotFoundError; ConflictError with what has been used, or while another import is running.
 */
export async function startUndo(database: Database, id: number, owner: string): Promise<void> {
  await withImportSlot(() =>
    database.write(async (tx) => {
      const [found] = await tx.rows<UndoCandidate>(
        sql`SELECT id, state, books_imported AS booksImported, copies_imported AS copiesImported FROM book_imports WHERE id = ${id} ${forUpdate(tx)}`,
      );
      if (!found) {
        throw new NotFoundError("Impor ini tidak ditemukan.");
      }
      const refusal = await undoRefusal(tx, found);
      if (refusal !== null) {
        throw new ConflictError(refusal);
      }
      await setImportState(tx, id, "undoing");
      await tx.run(sql`UPDATE book_imports SET running_slot = 1, owner = ${owner}, message = NULL WHERE id = ${id}`);
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
    await commitUndo(running, viewer);
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
  await lockCounter(tx, "books");
  const books = await tx.rows<{ id: number }>(
    sql`SELECT id FROM books WHERE import_id = ${id} AND listed = 1 ORDER BY id LIMIT ${BOOKS_PER_WRITE} ${forUpdate(tx)}`,
  );
  const ids = books.map((book) => book.id);
  if (ids.length > 0) {
    await assertUnused(tx, id, sql`books.id IN (${join(ids)})`);
    await adjustBookCounts(tx, ids, -1);
    await tx.run(sql`UPDATE books SET listed = 0 WHERE id IN (${join(ids)})`);
  }
  return ids.length;
}

/** Including copies that it added to existing books. */
async function unlistCopies(tx: Transaction, id: number): Promise<number> {
  const copies = await tx.rows<{ id: number; bookId: number }>(
    sql`SELECT id, book_id AS bookId FROM copies WHERE import_id = ${id} AND listed = 1 ORDER BY id LIMIT ${COPIES_PER_WRITE} ${forUpdate(tx)}`,
  );
  if (copies.length > 0) {
    await tx.run(sql`UPDATE copies SET listed = 0 WHERE id IN (${join(copies.map((copy) => copy.id))})`);
    await recountHeldCopies(
      tx,
      copies.map((copy) => copy.bookId),
    );
  }
  return copies.length;
}

/** Commits the undo by changing one row: before it nothing has changed, after it everything is removed. */
async function commitUndo(running: RunningImport, viewer: Viewer): Promise<void> {
  const { id } = running;
  await running.write("undoing", async (tx) => {
    await assertUnused(tx, id);
    const [auditValues] = await tx.rows<{ fileName: string | null; books: number; copies: number }>(
      sql`SELECT file_name AS fileName, books_imported AS books, copies_imported AS copies FROM book_imports WHERE id = ${id}`,
    );
    await setImportState(tx, id, "removing");
    await recordAudit(tx, viewer, { action: "book.importUndo", recordId: id, before: { ...auditValues } });
  });
}

async function assertUnused(tx: Transaction, id: number, among?: Sql): Promise<void> {
  const refusal = await usageRefusal(tx, id, among);
  if (refusal !== null) {
    throw new ConflictError(refusal);
  }
}
