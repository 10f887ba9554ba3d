import sql, { join, raw } from "sql-template-tag";

import type { BinHandler } from "../../../bin/BinHandler.js";
import type { Deletion } from "../../../bin/Deletion.js";
import { moveToBin } from "../../../bin/moveToBin.js";
import { ConflictError, NotFoundError } from "../../../errors.js";
import type { AuditValues } from "../../../platform/database/auditChange.js";
import { chunk } from "../../../platform/database/chunk.js";
import { pick, type RowOf } from "../../../platform/database/columns.js";
import type { Transaction } from "../../../platform/database/Database.js";
import { forUpdate } from "../../../platform/database/locking.js";
import { markFilesDropped, markFilesKept } from "../../../platform/files/fileState.js";
import type { Viewer } from "../../../viewer.js";
import { bookTable } from "../../Book.entity.js";
import { copyTable } from "../../copies/Copy.entity.js";
import { bookFileTable } from "../../files/BookFile.entity.js";
import { type CopyLoans, loanRefusal, lockCopies, openReservations } from "../../copies/copyLoans.js";
import { nextUpdatedAt } from "../../nextUpdatedAt.js";
import { removeFromIndex } from "../../query/search/bookSearch.js";
import { adjustBookCounts } from "../bookCounts.js";
import { bookAuditValues, type BookSnapshot, lockBooks } from "../bookSnapshot.js";

/** What became of one book that was to be deleted. */
export interface BookRemoval extends Deletion {
  readonly auditValues: AuditValues;
}

/**
 * Moves those of the books to the bin that have no loan history and that nobody waits for: they become invisible with
 * their files, and related rows are kept. The other books are not touched. The write holds `bookLock`.
 */
export async function moveBooksToBin(
  tx: Transaction,
  viewer: Viewer,
  ids: readonly number[],
  now: Date,
): Promise<BookRemoval[]> {
  const books = new Map((await lockBooks(tx, ids)).map((book) => [book.id, book]));
  const copies = books.size === 0 ? [] : await lockCopies(tx, sql`copies.book_id IN (${join([...books.keys()])})`);
  const reservations = books.size === 0 ? new Map<number, number>() : await openReservations(tx, [...books.keys()]);
  const removals = ids.map((id) =>
    planRemoval(
      id,
      books.get(id),
      copies.filter(({ bookId }) => bookId === id),
      reservations.get(id) ?? 0,
    ),
  );
  const removable = removals.filter(({ refused }) => refused === null).flatMap(({ id }) => books.get(id) ?? []);
  if (removable.length === 0) {
    return removals;
  }
  const removableIds = removable.map(({ id }) => id);
  const files = await fileAddresses(tx, removableIds);
  await adjustBookCounts(tx, removableIds, -1);
  await tx.update(bookTable, { listed: false, deletedAt: now }, sql`id IN (${join(removableIds)})`);
  const entries = await moveToBin(
    tx,
    viewer,
    removable.map(({ id, title, imageUrl }) => ({
      kind: "book",
      recordId: id,
      label: title,
      files: [imageUrl, ...addressesOf(files, id)],
    })),
    now,
  );
  return removals.map((removal) => ({ ...removal, binEntryId: entries[removableIds.indexOf(removal.id)] ?? null }));
}

function planRemoval(
  id: number,
  book: BookSnapshot | undefined,
  copies: readonly CopyLoans[],
  reservations: number,
): BookRemoval {
  if (!book) {
    return {
      id,
      binEntryId: null,
      refused: new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus."),
      auditValues: {},
    };
  }
  const refusal =
    reservations > 0
      ? `${reservations} reservasi judul ini masih berjalan. Batalkan dulu reservasinya.`
      : loanRefusal(copies);
  return {
    id,
    binEntryId: null,
    refused: refusal === null ? null : new ConflictError(`“${book.title}” tidak dapat dihapus. ${refusal}`),
    auditValues: { ...bookAuditValues(book), copies: copies.length, itemCodes: copies.map(({ itemCode }) => itemCode) },
  };
}

const coverColumns = pick(bookTable, "id", "imageUrl");
const addressColumns = pick(bookFileTable, "bookId", "address");

/** A book in the bin is only marked as deleted: restoring it restores its id, URL, copies and files. */
export const bookBin: BinHandler = {
  restore: async (tx, { recordId }) => {
    const [book] = await lockBinnedBooks(tx, [recordId]);
    if (!book) {
      return new NotFoundError("Buku ini tidak ada lagi.");
    }
    await tx.update(
      bookTable,
      { listed: true, deletedAt: null, updatedAt: nextUpdatedAt(tx, new Date()) },
      sql`id = ${recordId}`,
    );
    await adjustBookCounts(tx, [recordId], 1);
    await markFilesKept(tx, book.imageUrl, ...addressesOf(await fileAddresses(tx, [recordId]), recordId));
    return { bookIds: [recordId], auditValues: {} };
  },
  purge: async (tx, rows) => {
    const books = await lockBinnedBooks(
      tx,
      rows.map(({ recordId }) => recordId),
    );
    const ids = books.map(({ id }) => id);
    if (ids.length === 0) {
      return;
    }
    await removeFromIndex(tx, ids);
    const copies = await tx.select(pick(copyTable, "id"), sql`FROM copies WHERE book_id IN (${join(ids)})`);
    for (const batch of chunk(copies)) {
      await tx.run(sql`DELETE FROM copies WHERE id IN (${join(batch.map(({ id }) => id))})`);
    }
    const files = await fileAddresses(tx, ids);
    for (const table of ["book_authors", "book_subjects", "book_files"]) {
      await tx.run(sql`DELETE FROM ${raw(table)} WHERE book_id IN (${join(ids)})`);
    }
    await tx.run(sql`DELETE FROM books WHERE id IN (${join(ids)})`);
    await markFilesDropped(tx, ...books.map(({ imageUrl }) => imageUrl), ...files.map(({ address }) => address));
  },
};

/** Also of books that nobody sees. */
function fileAddresses(tx: Transaction, bookIds: readonly number[]): Promise<RowOf<typeof addressColumns>[]> {
  return tx.select(
    addressColumns,
    sql`FROM book_files WHERE book_id IN (${join([...bookIds])}) ORDER BY book_id, position ${forUpdate(tx)}`,
  );
}

function addressesOf(files: readonly RowOf<typeof addressColumns>[], bookId: number): string[] {
  return files.filter((file) => file.bookId === bookId).map(({ address }) => address);
}

function lockBinnedBooks(tx: Transaction, ids: readonly number[]): Promise<RowOf<typeof coverColumns>[]> {
  return tx.select(
    coverColumns,
    sql`FROM books WHERE id IN (${join([...ids])}) AND deleted_at IS NOT NULL ${forUpdate(tx)}`,
  );
}
