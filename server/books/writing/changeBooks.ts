import type { Change } from "../../audit/recordAudit.js";
import type { Transaction } from "../../platform/database/Database.js";
import type { DomainError } from "../../errors.js";
import type { BookRow } from "../bookReads.js";
import type { BookChanges } from "./bookInput.js";
import type { ChosenRecords } from "./chosenRecords.js";
import { rewriteBook } from "./rewriteBook.js";
import { bookTold, type StoredBook, storedBooks } from "./storedBook.js";

/** What became of one book of a bulk change. */
export interface BookChangeOutcome {
  readonly id: number;
  /** As it is now; null where there is none of this number. */
  readonly book: BookRow | null;
  /** False also of a book that was so already. */
  readonly changed: boolean;
  readonly refused: DomainError | null;
}

interface ChangedBooks {
  readonly outcomes: ReadonlyMap<number, BookChangeOutcome>;
  /** What the trail has to tell. */
  readonly told: readonly Change[];
}

/** Writes the same change to each of these books, which the caller has locked. */
export async function changeBooks(
  tx: Transaction,
  books: readonly StoredBook[],
  changes: BookChanges,
  records: ChosenRecords,
  now: Date,
): Promise<ChangedBooks> {
  const changed: number[] = [];
  for (const book of books) {
    if (await rewriteBook(tx, book, changes, records, now)) {
      changed.push(book.id);
    }
  }
  const after = new Map((await storedBooks(tx, changed)).map((book) => [book.id, book]));
  return {
    outcomes: new Map(
      books.map((book) => [
        book.id,
        { id: book.id, book: after.get(book.id) ?? book, changed: after.has(book.id), refused: null },
      ]),
    ),
    told: books.flatMap((book) => {
      const now = after.get(book.id);
      return now
        ? [{ action: "book.update" as const, recordId: book.id, before: bookTold(book), after: bookTold(now) }]
        : [];
    }),
  };
}
