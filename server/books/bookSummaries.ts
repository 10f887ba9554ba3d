import sql, { join, raw, type Sql } from "sql-template-tag";

import type { AuthorityList } from "../authorities/authorityReads.js";
import type { Reader } from "../platform/database/Database.js";

/** As much of a book as a list of something else shows of it. */
export interface BookSummaryRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly imageUrl: string | null;
}

const COLUMNS: Readonly<Record<Exclude<AuthorityList, "authors">, Sql>> = {
  publishers: raw("books.publisher_id"),
  categories: raw("books.category_id"),
  classifications: raw("books.classification_id"),
  locations: raw("books.location_id"),
  sources: raw("books.source_id"),
};

/** The newest books of each record, in one statement for any number of records. */
export async function selectBookSummaries(
  reader: Reader,
  list: AuthorityList,
  recordIds: readonly number[],
): Promise<ReadonlyMap<number, BookSummaryRow[]>> {
  const found = new Map<number, BookSummaryRow[]>();
  if (recordIds.length === 0) {
    return found;
  }
  const ids = join([...recordIds]);
  const summaryColumns = sql`books.id, books.slug, books.title, books.image_url AS imageUrl`;
  // The unary plus and the record table first in the join keep SQLite from scanning all listed books.
  const isListed = sql`+books.listed = 1`;
  const rows = await reader.rows<BookSummaryRow & { readonly recordId: number }>(
    list === "authors"
      ? sql`SELECT book_authors.author_id AS recordId, ${summaryColumns} FROM book_authors JOIN books ON books.id = book_authors.book_id
            WHERE book_authors.author_id IN (${ids}) AND ${isListed} ORDER BY book_authors.author_id, books.id DESC`
      : sql`SELECT ${COLUMNS[list]} AS recordId, ${summaryColumns} FROM books WHERE ${COLUMNS[list]} IN (${ids}) AND ${isListed} ORDER BY ${COLUMNS[list]}, books.id DESC`,
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
