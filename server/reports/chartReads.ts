import sql from "sql-template-tag";

import { type BookRow, booksByIds } from "../books/bookReads.js";
import { copyTable } from "../books/copies/Copy.entity.js";
import { type CategoryRow, selectAuthorities } from "../authorities/authorityReads.js";
import { integer } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { readCounter, readCounters } from "../platform/database/counters/counterReads.js";
import { countByPeriod, type PeriodPoint } from "../platform/database/days/periodCounts.js";
import { required } from "../platform/required.js";
import type { Period } from "../platform/time/libraryCalendar.js";

/** The books of a category; without one, those of all the others and of none. */
export interface CategoryPoint {
  readonly category: CategoryRow | null;
  readonly booksCount: number;
}

export interface TopBookPoint {
  readonly book: BookRow;
  readonly borrowings: number;
}

export function borrowingsIn(reader: Reader, periods: readonly Period[]): Promise<PeriodPoint[]> {
  return countByPeriod(
    reader,
    periods,
    (from, until) => sql`SELECT COUNT(*) FROM borrowings WHERE borrowed_at >= ${from} AND borrowed_at < ${until}`,
  );
}

/** From the stored counts, as on the home page. */
export async function visitorsByMonth(reader: Reader, months: readonly Period[]): Promise<PeriodPoint[]> {
  const counters = await readCounters(
    reader,
    months.map(({ name }) => `visits:${name}` as const),
  );
  return months.map(({ name }) => ({ period: name, count: required(counters.get(`visits:${name}`), "a counter") }));
}

/** The largest categories, and all other books in one share. */
export async function categoryPoints(reader: Reader, limit: number): Promise<CategoryPoint[]> {
  const largest = await selectAuthorities(reader, "categories", {
    words: [],
    condition: sql`books_count > 0`,
    order: sql`books_count DESC, id`,
    limit: sql`${limit}`,
  });
  const others =
    (await readCounter(reader, "books")) - largest.reduce((total, { booksCount }) => total + booksCount, 0);
  const points = largest.map((category) => ({ category, booksCount: category.booksCount }));
  return others > 0 ? [...points, { category: null, booksCount: others }] : points;
}

const topBookColumns = { bookId: copyTable.bookId, total: integer(sql`COUNT(*)`) };

/** As many of the latest loans are looked at, so that a count costs the same in any library. */
const MOST_LOANS_LOOKED_AT = 20_000;

/**
 * The books that readers have chosen most often since then, each at least twice. What a class was handed out together
 * nobody has chosen.
 */
export async function popularBookIds(reader: Reader, since: Date, limit: number): Promise<number[]> {
  const rows = await reader.select(
    topBookColumns,
    sql`FROM (SELECT copy_id FROM borrowings WHERE borrowed_at >= ${toSqlDateTime(since)} AND class_set_id IS NULL
              ORDER BY borrowed_at DESC LIMIT ${MOST_LOANS_LOOKED_AT}) AS latest
        JOIN copies ON copies.id = latest.copy_id
        GROUP BY copies.book_id HAVING COUNT(*) > 1
        ORDER BY total DESC, copies.book_id DESC LIMIT ${limit}`,
  );
  return rows.map(({ bookId }) => bookId);
}

/** The books that are still there, by their ids. */
export async function booksOf(reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, BookRow>> {
  const books = ids.length === 0 ? [] : await booksByIds(reader, ids);
  return new Map(books.map((book) => [book.id, book]));
}

/** The most borrowed since then; the newer book first if the count is equal. */
export async function topBooks(reader: Reader, since: Date, limit: number): Promise<TopBookPoint[]> {
  const rows = await reader.select(
    topBookColumns,
    sql`FROM borrowings JOIN copies ON copies.id = borrowings.copy_id
        WHERE borrowings.borrowed_at >= ${toSqlDateTime(since)} GROUP BY copies.book_id
        ORDER BY total DESC, copies.book_id DESC LIMIT ${limit}`,
  );
  const bookOf = await booksOf(
    reader,
    rows.map(({ bookId }) => bookId),
  );
  return rows.flatMap(({ bookId, total }) => {
    const book = bookOf.get(bookId);
    return book ? [{ book, borrowings: total }] : [];
  });
}
