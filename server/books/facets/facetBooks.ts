import sql, { join, type Sql } from "sql-template-tag";

import { integer, nullable, pick } from "../../platform/database/columns.js";
import type { Engine, Reader } from "../../platform/database/Database.js";
import { readCounter } from "../../platform/database/counters/counterReads.js";
import { required } from "../../platform/required.js";
import { bookTable } from "../Book.entity.js";
import { allBooks, type BookSelection } from "../bookReads.js";
import { booksUsingIndex, forcedJoin, isNotHidden } from "../query/bookIndexes.js";
import { type BookFinding, findBookList } from "../query/bookCount.js";
import type { BookListArgs } from "../query/parseListArgs.js";
import { searchedBookId } from "../query/search/bookSearch.js";
import { mostSelective } from "../query/drivingFilter.js";

/** How much is counted one by one, and how much of the rest is looked at. */
export const FACET_LIMITS = {
  /** A collection of so many books is counted whole, whatever is asked of it. */
  smallCollection: 20_000,
  /** In a larger one so many results are. */
  maxExact: 10_000,
  samplePoints: 20,
  booksPerPoint: 500,
};
/** Consecutive books of a sample are on one page of the table. */
const BOOKS_PER_STRIDE = 20;

/** The books that a facet counts. */
export interface FacetBooks {
  /** A FROM clause with the columns of `books`. */
  readonly books: Sql;
  /** A FROM clause with the rows that link them to something. */
  readonly linked: (table: Sql) => Sql;
  readonly where: Sql;
  /** For how many books each of them stands: 1 where every one is counted. */
  readonly weight: number;
}

/** All that a list finds, or a sample of it where that would take too long. */
export async function facetBooks(reader: Reader, args: BookListArgs, limits = FACET_LIMITS): Promise<FacetBooks> {
  const { engine } = reader;
  const finding = await findBookList(reader, args);
  const { selection, filters, words, findsNothing } = finding;
  if (findsNothing) {
    return chosenBooks(engine, [], 1);
  }
  const isWholeCollection = words === null && filters.length === 0;
  const total = await readCounter(reader, "books");
  if (total <= limits.smallCollection) {
    return isWholeCollection
      ? wholeCollection(engine)
      : chosenBooks(engine, await idsOf(reader, await quickest(reader, finding)), 1);
  }
  if (!isWholeCollection && (await isFew(reader, finding, limits.maxExact))) {
    return chosenBooks(engine, await idsOf(reader, await quickest(reader, finding)), 1);
  }
  const [range] = await reader.select({ highest: nullable(integer(sql`MAX(id)`)) }, sql`FROM books`);
  const highest = required(range, "the row of a maximum").highest ?? 0;
  const weight = Math.max(1, highest / (limits.samplePoints * limits.booksPerPoint));
  const ids =
    words?.isIndexed === true
      ? await everyFew(reader, selection, Math.ceil(weight))
      : await atSomePoints(
          reader,
          selection,
          { highest, ...limits },
          words
            ? { from: selection.from, id: searchedBookId(engine) }
            : { from: booksUsingIndex(engine, "PRIMARY"), id: sql`books.id` },
        );
  return chosenBooks(engine, ids, words?.isIndexed === true ? Math.ceil(weight) : weight);
}

function wholeCollection(engine: Engine): FacetBooks {
  return {
    books: allBooks.from,
    linked: (table) => sql`${allBooks.from} JOIN ${table} ON ${table}.book_id = books.id`,
    where: join([...allBooks.where, isNotHidden(engine)], " AND "),
    weight: 1,
  };
}

/** The ids travel as one value, which each count joins to what it counts. */
function chosenBooks(engine: Engine, ids: readonly number[], weight: number): FacetBooks {
  const list = JSON.stringify(ids);
  const found =
    engine === "sqlite"
      ? sql`(SELECT value AS id FROM json_each(${list})) AS found`
      : sql`JSON_TABLE(${list}, '$[*]' COLUMNS (id INT PATH '$')) AS found`;
  return {
    books: sql`${found} ${forcedJoin(engine)} books ON books.id = found.id`,
    linked: (table) => sql`${found} ${forcedJoin(engine)} ${table} ON ${table}.book_id = found.id`,
    where: sql`1 = 1`,
    weight,
  };
}

async function idsOf(reader: Reader, { from, where }: BookSelection): Promise<number[]> {
  const rows = await reader.select(pick(bookTable, "id"), sql`FROM ${from} WHERE ${join([...where], " AND ")}`);
  return rows.map(({ id }) => id);
}

async function quickest(reader: Reader, { selection, filters, words }: BookFinding): Promise<BookSelection> {
  const best = words ? null : await mostSelective(reader, filters);
  return words ? selection : { ...selection, from: booksUsingIndex(reader.engine, best?.condition.index ?? "PRIMARY") };
}

/** Whether so few books are found that each may be counted. */
async function isFew(reader: Reader, { filters, words }: BookFinding, most: number): Promise<boolean> {
  if (!words) {
    return ((await mostSelective(reader, filters))?.size ?? Infinity) <= most;
  }
  if (!words.isIndexed) {
    return false;
  }
  const hits = await reader.count(
    sql`FROM (SELECT 1 FROM book_search WHERE ${words.condition} LIMIT ${most + 1}) AS some`,
  );
  return hits <= most;
}

/** What the list finds among the books at some points of the whole collection, in one statement. */
async function atSomePoints(
  reader: Reader,
  { where }: BookSelection,
  { highest, samplePoints, booksPerPoint }: typeof FACET_LIMITS & { readonly highest: number },
  { from, id }: { readonly from: Sql; readonly id: Sql },
): Promise<number[]> {
  const starts = Array.from({ length: samplePoints }, (_, point) => Math.floor((point * highest) / samplePoints));
  if (reader.engine === "sqlite") {
    // A union would look up again for each point what a filter selects.
    const points = sql`(SELECT value AS start FROM json_each(${JSON.stringify(starts)})) AS point`;
    const near = sql`${id} > point.start AND ${id} <= point.start + ${booksPerPoint}`;
    return idsOf(reader, { from: sql`${points} CROSS JOIN ${from} ON ${near}`, where });
  }
  const ranges = starts.map((start) => sql`(${id} > ${start} AND ${id} <= ${start + booksPerPoint})`);
  return idsOf(reader, { from, where: [...where, sql`(${join(ranges, " OR ")})`] });
}

/** Every so-many-th of what the index finds, which it goes through once. */
async function everyFew(reader: Reader, { from, where }: BookSelection, stride: number): Promise<number[]> {
  const place = sql`${searchedBookId(reader.engine)} % ${stride * BOOKS_PER_STRIDE}`;
  return idsOf(reader, { from, where: [...where, sql`${place} < ${BOOKS_PER_STRIDE}`] });
}
