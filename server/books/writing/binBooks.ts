import sql, { join } from "sql-template-tag";

import type { AuditValues } from "../../audit/recordAudit.js";
import { putInBin } from "../../bin/putInBin.js";
import type { Transaction } from "../../platform/database/Database.js";
import { toStored } from "../../platform/database/instant.js";
import { ConflictError, type DomainError, NotFoundError } from "../../errors.js";
import { holdFiles } from "../../platform/files/fileState.js";
import { waitForTurn } from "../../platform/database/counters.js";
import type { Viewer } from "../../viewer.js";
import { countBooksListed } from "./bookListing.js";
import { type CopyLoans, lockCopies, whyKept } from "../copies/copyLoans.js";
import { bookTold, lockBooks, type StoredBook } from "./storedBook.js";

/** What became of one book that was to be deleted. */
export interface BookRemoval {
  readonly id: number;
  /** Null where it is in the bin now. */
  readonly refused: DomainError | null;
  readonly binEntryId: number | null;
  readonly told: AuditValues;
}

/**
 * Puts those of the books into the bin that history lets go: nobody sees them or their files, and everything that hangs on them stays.
 * The others are not touched.
 */
export async function binBooks(
  tx: Transaction,
  viewer: Viewer,
  ids: readonly number[],
  now: Date,
): Promise<BookRemoval[]> {
  await waitForTurn(tx, "books");
  const books = new Map((await lockBooks(tx, ids)).map((book) => [book.id, book]));
  const copies = books.size === 0 ? [] : await lockCopies(tx, sql`copies.book_id IN (${join([...books.keys()])})`);
  const removals = ids.map((id) =>
    removalOf(
      id,
      books.get(id),
      copies.filter(({ bookId }) => bookId === id),
    ),
  );
  const gone = removals.filter(({ refused }) => refused === null).flatMap(({ id }) => books.get(id) ?? []);
  if (gone.length === 0) {
    return removals;
  }
  const goneIds = gone.map(({ id }) => id);
  await countBooksListed(tx, goneIds, -1);
  await tx.run(sql`UPDATE books SET listed = 0, deleted_at = ${toStored(now)} WHERE id IN (${join(goneIds)})`);
  await holdFiles(tx, ...gone.flatMap(({ imageUrl, digitalFile }) => [imageUrl, digitalFile]));
  const entries = await putInBin(
    tx,
    viewer,
    gone.map(({ id, title }) => ({ kind: "book", recordId: id, label: title })),
    now,
  );
  return removals.map((removal) => ({ ...removal, binEntryId: entries[goneIds.indexOf(removal.id)] ?? null }));
}

function removalOf(id: number, book: StoredBook | undefined, copies: readonly CopyLoans[]): BookRemoval {
  if (!book) {
    return {
      id,
      binEntryId: null,
      refused: new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus."),
      told: {},
    };
  }
  const why = whyKept(copies);
  return {
    id,
    binEntryId: null,
    refused: why === null ? null : new ConflictError(`“${book.title}” tidak dapat dihapus. ${why}`),
    told: { ...bookTold(book), copies: copies.length, itemCodes: copies.map(({ itemCode }) => itemCode) },
  };
}
