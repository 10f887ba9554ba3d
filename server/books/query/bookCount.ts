import sql, { empty, join, type Sql } from "sql-template-tag";

import { integer, nullable } from "../../platform/database/columns.js";
import type { Engine, Reader } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { readCounter } from "../../platform/database/counters/counterReads.js";
import type { FilterCondition } from "./bookFilter.js";
import { booksUsingIndex, isNotHidden } from "./bookIndexes.js";
import { countAuthorityBooks, mostSelective } from "./drivingFilter.js";
import { allBooks, type BookSelection, countBooks } from "../bookReads.js";
import { searchedBookId } from "./search/bookSearch.js";
import { searchIndexWith } from "./search/searchLookup.js";
import { type BookListArgs, parseListArgs, seesHidden } from "./parseListArgs.js";

export interface BookCount {
  readonly count: number;
  /** False where there are more. */
  readonly isExact: boolean;
}

/**
 * Above so many books (`largeCollection`) a search counts at most so many of its results (`most`): counting all would
 * take as long as the collection is large. On MariaDB and MySQL, common words are counted there among the newest books
 * only, up to so many ids (`newest`): more takes longer than somebody who types waits. On SQLite, if so few books are
 * left out (`unlisted`), their ids are read once instead of looking up each book that is found.
 */
const COUNT_LIMITS = { largeCollection: 100_000, most: 10_000, newest: 60_000, unlisted: 1_000 };

/** The ids of what a list leaves out: the books of an unfinished import, those in the bin, and hidden ones. */
function leftOut(engine: Engine, withHidden: boolean): Sql {
  const unlisted = sql`SELECT books.id FROM ${booksUsingIndex(engine, "ix_books_listed")} WHERE books.listed = 0`;
  return withHidden
    ? unlisted
    : sql`${unlisted} UNION ALL SELECT books.id FROM ${booksUsingIndex(engine, "ix_books_hidden")}
          WHERE books.is_hidden = 1`;
}

/** On SQLite. */
async function areMoreLeftOut(reader: Reader, withHidden: boolean, than: number): Promise<boolean> {
  const ids = leftOut(reader.engine, withHidden);
  return (await reader.count(sql`FROM (${ids} LIMIT ${than + 1}) AS left_out`)) > than;
}

/**
 * How many books a list has; read from the stored count if there is one.
 * @throws DomainError validation for a search or a filter that is too long.
 */
export async function countBookList(reader: Reader, args: BookListArgs, limits = COUNT_LIMITS): Promise<BookCount> {
  const isLarge = Boolean(args.search) && (await readCounter(reader, "books")) > limits.largeCollection;
  const most = isLarge ? limits.most : Infinity;
  const ofNewest = isLarge ? await countOfNewest(reader, args, limits) : null;
  if (ofNewest !== null) {
    return ofNewest;
  }
  const count = await countUpTo(reader, args, most, limits.unlisted);
  return { count: Math.min(count, most), isExact: count <= most };
}

/** How many of the newest books have common words, as a round number below it; null where all books are counted. */
async function countOfNewest(
  reader: Reader,
  args: BookListArgs,
  { most, newest }: Pick<typeof COUNT_LIMITS, "most" | "newest">,
): Promise<BookCount | null> {
  const { filters, found, matchesItemCode } = await parseListArgs(reader, args);
  if (!found?.isCommon || matchesItemCode || filters.length > 0) {
    return null;
  }
  const [row] = await reader.select({ highest: nullable(integer(sql`MAX(id)`)) }, sql`FROM books`);
  const from = (required(row, "the row of a maximum").highest ?? 0) - newest;
  if (from <= 0) {
    return null;
  }
  const books = booksUsingIndex(reader.engine, "ix_books_listed");
  const count = await reader.count(
    sql`FROM (SELECT 1 FROM ${searchIndexWith(reader.engine, books)}
        WHERE book_search.book_id > ${from} AND ${found.condition} AND ${allBooks.where[0]}
          ${seesHidden(args) ? empty : sql`AND ${isNotHidden(reader.engine)}`} LIMIT ${most + 1}) AS found`,
  );
  return { count: count > most ? most : roundedBelow(count), isExact: false };
}

/** There are more than that: two digits of it say enough. */
function roundedBelow(count: number): number {
  const step = 10 ** Math.max(0, String(count - 1).length - 2);
  return Math.max(0, Math.floor((count - 1) / step) * step);
}

/** One more than the most where there are more. */
async function countUpTo(reader: Reader, args: BookListArgs, most: number, fewUnlisted: number): Promise<number> {
  const { filters, conditions, inCatalogue, matchesItemCode, found, selection } = await parseListArgs(reader, args);
  const withHidden = seesHidden(args);
  const [onlyCondition, ...others] = filters;
  const conditionsOfAll = [...inCatalogue, ...filters.map(({ condition, ofAll }) => ofAll ?? condition)];
  const limit = most === Infinity ? empty : sql`LIMIT ${most + 1}`;
  if (found && !matchesItemCode) {
    const { engine } = reader;
    // Where MariaDB and MySQL look at every row anyway, excluding unlisted books is quicker than finding listed ones.
    const isByUnlisted =
      !onlyCondition &&
      (engine === "mysql" ? !found.isIndexed : !(await areMoreLeftOut(reader, withHidden, fewUnlisted)));
    if (isByUnlisted) {
      return reader.count(
        sql`FROM (SELECT 1 FROM book_search
            WHERE ${found.condition} AND ${searchedBookId(engine)} NOT IN (${leftOut(engine, withHidden)}) ${limit}) AS found`,
      );
    }
    // The narrow index of listed books suffices: reading each book's row would read a page of its own.
    const books = engine === "sqlite" && !onlyCondition ? booksUsingIndex(engine, "ix_books_listed") : allBooks.from;
    const narrow = [...allBooks.where, ...(withHidden ? [] : [isNotHidden(engine)])];
    const where = join(
      [found.condition, ...(onlyCondition ? (found.isIndexed ? conditions : conditionsOfAll) : narrow)],
      " AND ",
    );
    return reader.count(sql`FROM (SELECT 1 FROM ${searchIndexWith(engine, books)} WHERE ${where} ${limit}) AS found`);
  }
  if (matchesItemCode || conditions.length > inCatalogue.length + filters.length) {
    return countBooks(reader, selection);
  }
  if (!onlyCondition) {
    return (await readCounter(reader, "books")) + (withHidden ? await readCounter(reader, "hiddenBooks") : 0);
  }
  if (onlyCondition.records && others.length === 0) {
    const { records, condition } = onlyCondition;
    return (await countAuthorityBooks(reader, records)) + (withHidden ? await countHidden(reader, condition) : 0);
  }
  const best = await mostSelective(reader, filters);
  if (!best) {
    return countBooks(reader, selection);
  }
  // An index that does not narrow the list only adds lookups, unless it covers all conditions.
  const indexNarrowsNothing = others.length > 0 && best.size >= (await readCounter(reader, "books"));
  return countBooks(
    reader,
    indexNarrowsNothing
      ? { from: booksUsingIndex(reader.engine, "PRIMARY"), where: conditionsOfAll }
      : { from: booksUsingIndex(reader.engine, best.condition.index), where: conditions },
  );
}

/** What the stored count of a record leaves out. */
function countHidden(reader: Reader, condition: Sql): Promise<number> {
  const hidden = booksUsingIndex(reader.engine, "ix_books_hidden");
  return countBooks(reader, { from: hidden, where: [sql`books.is_hidden = 1`, ...allBooks.where, condition] });
}

/** How a list's books are found, in no order: for what counts them. */
export interface BookFinding {
  readonly selection: BookSelection;
  readonly filters: readonly FilterCondition[];
  /** What the words ask of `book_search`, and whether its index looks any of them up; null without words. */
  readonly words: { readonly condition: Sql; readonly isIndexed: boolean } | null;
  /** The search has no words to find anything by. */
  readonly findsNothing: boolean;
}

/** @throws DomainError validation for a search or a filter that is too long. */
export async function findBookList(reader: Reader, args: BookListArgs): Promise<BookFinding> {
  const { filters, found, hasNoWords, selection } = await parseListArgs(reader, args);
  return { selection, filters, words: found, findsNothing: hasNoWords };
}
