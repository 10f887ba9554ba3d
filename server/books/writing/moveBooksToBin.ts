import sql, { join } from "sql-template-tag";

import type { AuditValues } from "../../platform/database/auditChange.js";
import { moveToBin } from "../../bin/moveToBin.js";
import type { Transaction } from "../../platform/database/Database.js";
import { ConflictError, type DomainError, NotFoundError } from "../../errors.js";
import type { Viewer } from "../../viewer.js";
import { bookTable } from "../Book.entity.js";
import { adjustBookCounts } from "./bookCounts.js";
import { type CopyLoans, lockCopies, loanRefusal } from "../copies/copyLoans.js";
import { bookAuditValues, lockBooks, type BookSnapshot } from "./bookSnapshot.js";

/** What became of one book that was to be deleted. */
export interface BookRemoval {
  readonly id: number;
  /** Null where it is in the bin now. */
  readonly refused: DomainError | null;
  readonly binEntryId: number | null;
  readonly auditValues: AuditValues;
}

/**
 * Moves those of the books to the bin that have no loan history: they become invisible with their files, and related
 * rows are kept. The other books are not touched. The write holds `bookLock`.
 */
export async function moveBooksToBin(
  tx: Transaction,
  viewer: Viewer,
  ids: readonly number[],
  now: Date,
): Promise<BookRemoval[]> {
  const books = new Map((await lockBooks(tx, ids)).map((book) => [book.id, book]));
  const copies = books.size === 0 ? [] : await lockCopies(tx, sql`copies.book_id IN (${join([...books.keys()])})`);
  const removals = ids.map((id) =>
    planRemoval(
      id,
      books.get(id),
      copies.filter(({ bookId }) => bookId === id),
    ),
  );
  const removable = removals.filter(({ refused }) => refused === null).flatMap(({ id }) => books.get(id) ?? []);
  if (removable.length === 0) {
    return removals;
  }
  const removableIds = removable.map(({ id }) => id);
  await adjustBookCounts(tx, removableIds, -1);
  await tx.update(bookTable, { listed: false, deletedAt: now }, sql`id IN (${join(removableIds)})`);
  const entries = await moveToBin(
    tx,
    viewer,
    removable.map(({ id, title, imageUrl, digitalFile }) => ({
      kind: "book",
      recordId: id,
      label: title,
      files: [imageUrl, digitalFile],
    })),
    now,
  );
  return removals.map((removal) => ({ ...removal, binEntryId: entries[removableIds.indexOf(removal.id)] ?? null }));
}

function planRemoval(id: number, book: BookSnapshot | undefined, copies: readonly CopyLoans[]): BookRemoval {
  if (!book) {
    return {
      id,
      binEntryId: null,
      refused: new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus."),
      auditValues: {},
    };
  }
  const refusal = loanRefusal(copies);
  return {
    id,
    binEntryId: null,
    refused: refusal === null ? null : new ConflictError(`“${book.title}” tidak dapat dihapus. ${refusal}`),
    auditValues: { ...bookAuditValues(book), copies: copies.length, itemCodes: copies.map(({ itemCode }) => itemCode) },
  };
}
