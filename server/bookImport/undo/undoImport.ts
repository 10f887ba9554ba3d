import sql, { join, raw, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { lockCopies } from "../../books/copies/copyLoans.js";
import { updateCopies } from "../../books/copies/copyWriter.js";
import { adjustBookCounts } from "../../books/writing/bookCounts.js";
import { ConflictError, DomainError, NotFoundError } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
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
import { usedBooks, usedCopies } from "./importUses.js";
import { undoColumns, undoRefusal } from "./undoRefusal.js";

const BOOKS_PER_WRITE = 500;
const COPIES_PER_WRITE = 2_000;

/**
 * Acquires the import slot for an undo.
 * @throws NotFoundError; ConflictError if nothing of it can be undone, or while another import is running.
 */
export async function startUndo(
  database: Database,
  id: number,
  owner: string,
  { isOfMove = false }: { readonly isOfMove?: boolean } = {},
): Promise<void> {
  await withImportSlot(() =>
    database.write({ unaudited: "Its commit has the entry." }, async (tx) => {
      const [found] = await tx.select(undoColumns, sql`FROM book_imports WHERE id = ${id} ${forUpdate(tx)}`);
      if (!found) {
        throw new NotFoundError("Impor ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
      }
      const refusal = await undoRefusal(tx, isOfMove ? { ...found, partOfMove: false } : found);
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
 * Unlists in short transactions what nobody has used since; once all that is unlisted, one row commits the undo, and it
 * is deleted. What was used stays listed.
 */
export async function undoImport(running: RunningImport, viewer: Viewer): Promise<void> {
  try {
    const books = await running.countBooks("listed");
    await inPlaces(running, unlistBooks, (seen) => seen / books);
    await inPlaces(running, unlistCopies, () => 1);
    await running.commit(viewer, "removing", async (tx) => commitUndo(tx, running.id));
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

/** Takes one batch after the id that the last one has reached; what stays is passed over once. */
async function inPlaces(
  running: RunningImport,
  work: (tx: Transaction, id: number, after: number) => Promise<readonly number[]>,
  shareOf: (done: number) => number,
): Promise<void> {
  const place = { reached: 0, committed: 0 };
  await running.inBatches(
    "undoing",
    async (tx, id) => {
      const ids = await work(tx, id, place.committed);
      place.reached = ids.at(-1) ?? place.reached;
      return ids.length;
    },
    {
      shareOf,
      // Only here is the batch certain to be written: a deadlock repeats it.
      onBatch: () => {
        place.committed = place.reached;
      },
    },
  );
}

/** Returns the ids that it has looked at, of books that go and of those that stay. */
async function unlistBooks(tx: Transaction, id: number, after: number): Promise<number[]> {
  const books = await tx.select(
    pick(bookTable, "id"),
    sql`FROM books WHERE import_id = ${id} AND listed = 1 AND id > ${after}
        ORDER BY id LIMIT ${BOOKS_PER_WRITE} ${forUpdate(tx)}`,
  );
  const ids = books.map((book) => book.id);
  if (ids.length > 0) {
    // Locked before their use is read, so that nobody lends or changes one in between.
    await lockCopies(tx, sql`copies.book_id IN (${join(ids)})`);
    const used = await usedBooks(tx, id, ids);
    const unused = ids.filter((book) => !used.has(book));
    await adjustBookCounts(tx, unused, -1);
    if (unused.length > 0) {
      await tx.update(bookTable, { listed: false }, sql`id IN (${join(unused)})`);
    }
  }
  return ids;
}

/** Unlists copies of unlisted books and those added to older books; returns the ids that it looked at. */
async function unlistCopies(tx: Transaction, id: number, after: number): Promise<number[]> {
  const copies = await tx.select(
    { ...pick(copyTable, "id", "bookId"), importId: bookTable.importId },
    sql`FROM copies JOIN books ON books.id = copies.book_id
        WHERE copies.import_id = ${id} AND copies.listed = 1 AND copies.id > ${after}
          AND (books.import_id IS NULL OR books.import_id <> ${id} OR (books.listed = 0 AND books.deleted_at IS NULL))
        ORDER BY copies.id LIMIT ${COPIES_PER_WRITE} ${forUpdate(tx)}`,
  );
  const added = copies.filter((copy) => copy.importId !== id).map((copy) => copy.id);
  const used = added.length === 0 ? new Set<number>() : await usedCopies(tx, added);
  const unused = copies.filter((copy) => !used.has(copy.id));
  if (unused.length > 0) {
    await updateCopies(tx, unused, { listed: false });
  }
  return copies.map((copy) => copy.id);
}

const committedColumns = pick(bookImportTable, "fileName", "undoCounts");

/** Stores what goes and what stays; the unlisted rows are what goes. */
async function commitUndo(tx: Transaction, id: number): Promise<AuditChange> {
  const [row] = await tx.select(committedColumns, sql`FROM book_imports WHERE id = ${id}`);
  const { fileName, undoCounts } = required(row, "the import that is undone");
  const countOf = (table: "books" | "copies", condition: Sql) =>
    tx.count(sql`FROM ${raw(table)} WHERE import_id = ${id} AND ${condition}`);
  const isGoing = sql`listed = 0 AND deleted_at IS NULL`;
  const books = await countOf("books", isGoing);
  const copies = await countOf("copies", sql`listed = 0`);
  const kept = {
    keptBooks: (await countOf("books", sql`1 = 1`)) - books,
    keptCopies: await countOf("copies", sql`listed = 1`),
  };
  await tx.update(
    bookImportTable,
    {
      undoCounts: { books: books + (undoCounts?.books ?? 0), copies: copies + (undoCounts?.copies ?? 0), ...kept },
    },
    sql`id = ${id}`,
  );
  return { action: "bookImport.undo", recordId: id, before: { fileName, books, copies }, after: kept };
}
