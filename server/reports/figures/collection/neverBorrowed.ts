import sql, { type Sql } from "sql-template-tag";

import { type BookRow, selectBooks } from "../../../books/bookReads.js";
import { borrowingTable } from "../../../circulation/borrowings/Borrowing.entity.js";
import { bookTable } from "../../../books/Book.entity.js";
import type { Reader } from "../../../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../../../platform/database/keyset.js";
import { heldOnShelf } from "../../../books/bookReads.js";
import { type ReportDays, spanOf } from "../reportDays.js";

const isHeld = sql`books.listed = 1
  AND EXISTS (SELECT 1 FROM copies WHERE copies.book_id = books.id AND ${heldOnShelf})`;

/** Titles that have a copy, of which none was lent in these days: title by title, for a page of them. */
function condition(days: ReportDays): Sql {
  return sql`${isHeld}
    AND NOT EXISTS (SELECT 1 FROM copies JOIN borrowings ON borrowings.copy_id = copies.id
                    WHERE copies.book_id = books.id AND ${spanOf(days, borrowingTable.borrowedAt)})`;
}

export function countNeverBorrowed(reader: Reader, days: ReportDays): Promise<number> {
  // All titles are looked at: then one list of what was lent is quicker than a question for each.
  return reader.count(
    sql`FROM books WHERE ${isHeld} AND books.id NOT IN (
          SELECT copies.book_id FROM (SELECT DISTINCT borrowings.copy_id FROM borrowings
            WHERE ${spanOf(days, borrowingTable.borrowedAt)}) lent JOIN copies ON copies.id = lent.copy_id)`,
  );
}

/** By title. */
export function readNeverBorrowed(reader: Reader, days: ReportDays, page: PageArgs): Promise<Page<BookRow>> {
  const where = condition(days);
  return readPage<BookRow>(
    "neverBorrowedBooks",
    [
      {
        keys: [
          { column: bookTable.titleKey, descending: false, valueOf: ({ titleKey }) => titleKey },
          { column: bookTable.id, descending: false, valueOf: ({ id }) => id },
        ],
        fetch: (from, order, limit) => selectBooks(reader, { from: sql`books`, where: [where, from] }, order, limit),
      },
    ],
    page,
  );
}
