import type { AuditChange } from "../../platform/database/auditChange.js";
import type { Transaction } from "../../platform/database/Database.js";
import type { DomainError } from "../../errors.js";
import type { BookRow } from "../bookReads.js";
import type { BookChanges } from "./bookInput.js";
import type { RecordChanges } from "./bookRecords.js";
import { updateBookRow } from "./updateBookRow.js";
import { bookAuditValues, type BookSnapshot, selectBookSnapshots } from "./bookSnapshot.js";

/** What became of one book of a bulk change. */
export interface BookChangeOutcome {
  readonly id: number;
  /** Its current state; null if there is no book with this id. */
  readonly book: BookRow | null;
  /** False also of a book that was so already. */
  readonly changed: boolean;
  readonly refused: DomainError | null;
}

interface UpdatedBooks {
  readonly outcomes: ReadonlyMap<number, BookChangeOutcome>;
  /** The changes for the audit trail. */
  readonly auditChanges: readonly AuditChange[];
}

/** Writes the same change to each of these books, which the caller has locked. */
export async function updateBooks(
  tx: Transaction,
  books: readonly BookSnapshot[],
  changes: BookChanges,
  records: RecordChanges,
  timestamp: Date,
): Promise<UpdatedBooks> {
  const changed: number[] = [];
  for (const book of books) {
    if (await updateBookRow(tx, book, changes, records, timestamp)) {
      changed.push(book.id);
    }
  }
  const after = new Map((await selectBookSnapshots(tx, changed)).map((book) => [book.id, book]));
  return {
    outcomes: new Map(
      books.map((book) => [
        book.id,
        { id: book.id, book: after.get(book.id) ?? book, changed: after.has(book.id), refused: null },
      ]),
    ),
    auditChanges: books.flatMap((book) => {
      const updated = after.get(book.id);
      return updated
        ? [
            {
              action: "book.update" as const,
              recordId: book.id,
              before: bookAuditValues(book),
              after: bookAuditValues(updated),
            },
          ]
        : [];
    }),
  };
}
