import sql, { join, raw } from "sql-template-tag";

import type { AuditValues } from "../../audit/recordAudit.js";
import type { Transaction } from "../../database/Database.js";
import { slices } from "../../database/slices.js";
import { ConflictError, type DomainError, NotFoundError } from "../../errors.js";
import { releaseFile } from "../../files/releaseFile.js";
import { waitForTurn } from "../../libraryInfo/counters.js";
import { countBooksListed } from "../bookListing.js";
import { removeFromIndex } from "../bookSearch.js";
import { type CopyLoans, lockCopies, whyKept } from "../copies/copyLoans.js";
import { bookTold, lockBooks, type StoredBook } from "./storedBook.js";

/** What became of one book that was to be deleted. */
export interface BookRemoval {
  readonly id: number;
  /** Null where it is gone now. */
  readonly refused: DomainError | null;
  readonly told: AuditValues;
}

/** Removes those of the books that history lets go, with their copies, links, search words, files and kept figures; the others stay whole. */
export async function removeBooks(tx: Transaction, ids: readonly number[]): Promise<BookRemoval[]> {
  await waitForTurn(tx, "books");
  const books = new Map((await lockBooks(tx, ids)).map((book) => [book.id, book]));
  const copies = books.size === 0 ? [] : await lockCopies(tx, sql`copies.book_id IN (${join([...books.keys()])})`);
  const removals = ids.map((id) => removalOf(id, books.get(id), copies.filter(({ bookId }) => bookId === id)));
  const gone = removals.filter(({ refused }) => refused === null).map(({ id }) => id);
  if (gone.length > 0) {
    await countBooksListed(tx, gone, -1);
    await removeFromIndex(tx, gone);
    const copyIds = copies.filter(({ bookId }) => gone.includes(bookId)).map(({ copyId }) => copyId);
    for (const part of slices(copyIds)) {
      await tx.run(sql`DELETE FROM copies WHERE id IN (${join(part)})`);
    }
    for (const table of ["book_authors", "book_subjects"]) {
      await tx.run(sql`DELETE FROM ${raw(table)} WHERE book_id IN (${join(gone)})`);
    }
    await tx.run(sql`DELETE FROM books WHERE id IN (${join(gone)})`);
    for (const id of gone) {
      await releaseFile(tx, books.get(id)?.imageUrl ?? null);
      await releaseFile(tx, books.get(id)?.digitalFile ?? null);
    }
  }
  return removals;
}

function removalOf(id: number, book: StoredBook | undefined, copies: readonly CopyLoans[]): BookRemoval {
  if (!book) {
    return { id, refused: new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus."), told: {} };
  }
  const why = whyKept(copies);
  return {
    id,
    refused: why === null ? null : new ConflictError(`“${book.title}” tidak dapat dihapus. ${why}`),
    told: { ...bookTold(book), copies: copies.length, itemCodes: copies.map(({ itemCode }) => itemCode) },
  };
}
