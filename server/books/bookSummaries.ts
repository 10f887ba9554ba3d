import sql, { join } from "sql-template-tag";

import type { AuthorityList } from "../authorities/authorityReads.js";
import { integer, pick, type RowOf } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { bookTable } from "./Book.entity.js";
import { isShown } from "./bookReads.js";
import { bookAuthorTable } from "./BookAuthor.entity.js";
import { bookReferences } from "./record/bookReferences.js";

/** As much of a book as a list of something else shows of it. */
const summaryColumns = pick(bookTable, "id", "slug", "title", "imageUrl");
export type BookSummaryRow = RowOf<typeof summaryColumns>;

/** The newest books of each record, in one statement for any number of records. */
export async function selectBookSummaries(
  reader: Reader,
  list: AuthorityList,
  recordIds: readonly number[],
  withHidden: boolean,
): Promise<ReadonlyMap<number, BookSummaryRow[]>> {
  const found = new Map<number, BookSummaryRow[]>();
  if (recordIds.length === 0) {
    return found;
  }
  const ids = join([...recordIds]);
  // The unary plus and the record table first in the join keep SQLite from scanning all listed books.
  const isListed = withHidden ? sql`+books.listed = 1` : sql`+books.listed = 1 AND ${isShown}`;
  const recordId = list === "authors" ? bookAuthorTable.authorId : bookTable[bookReferences[list]];
  const from = list === "authors" ? sql`book_authors JOIN books ON books.id = book_authors.book_id` : sql`books`;
  const rows = await reader.select(
    { recordId: integer(recordId), ...summaryColumns },
    sql`FROM ${from} WHERE ${recordId} IN (${ids}) AND ${isListed} ORDER BY ${recordId}, books.id DESC`,
  );
  for (const { recordId, ...book } of rows) {
    const books = found.get(recordId);
    if (books) {
      books.push(book);
    } else {
      found.set(recordId, [book]);
    }
  }
  return found;
}
