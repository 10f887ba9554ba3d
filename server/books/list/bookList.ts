import sql, { raw, type Sql } from "sql-template-tag";

import type { Engine, Reader } from "../../database/Database.js";
import { type KeyColumn, type Segment, writeCursor } from "../../database/keyset.js";
import { toStored } from "../../database/instant.js";
import { invalid } from "../../errors.js";
import { type BookFilter, filterConditions } from "./bookFilter.js";
import { allBooks, type BookRow, type BookSelection, countBooks, selectBooks } from "../bookReads.js";
import { booksByItemCode } from "./itemCodeSearch.js";
import { type SearchScope, searchCondition, searchedBookId, searchWords } from "./bookSearch.js";

export type BookSort = "relevance" | "newest" | "title" | "year" | "updated" | "callNumber";

export interface BookListArgs {
  readonly search?: string | null;
  readonly filter?: BookFilter | null;
  readonly sort?: BookSort | null;
  /** Against the sort's own direction: best, newest, A–Z, latest year, last changed and lowest call number come first. */
  readonly reversed?: boolean;
  /** Whether the search also finds the codes of copies; for administrators. */
  readonly withItemCodes?: boolean;
}

export const LONGEST_SEARCH = 200;

const byId: KeyColumn<BookRow> = { column: sql`books.id`, descending: true, valueOf: (book) => book.id };
const byTitle: KeyColumn<BookRow> = { column: sql`books.title_key`, descending: false, valueOf: (book) => book.titleKey };
const byYear: KeyColumn<BookRow> = { column: sql`books.publish_year`, descending: true, valueOf: (book) => book.publishYear ?? 0 };
const byUpdate: KeyColumn<BookRow> = {
  column: sql`books.updated_at`, descending: true, valueOf: (book) => toStored(book.updatedAt),
  // A server that is asked to compare a time with anything else fails.
  accepts: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.000$/.test(value),
};
const byCallNumber: KeyColumn<BookRow> = { column: sql`books.call_number`, descending: false, valueOf: (book) => book.callNumber ?? "" };
const byIdAscending: KeyColumn<BookRow> = { ...byId, descending: false };

/** Where a book stands among the newest: what `books` gives for it in its usual order. */
export function newestCursor(book: BookRow): string {
  return writeCursor("books:newest", 0, [byId], book);
}

/** The whole selection, for counting, and the stretches in which it is read. */
export interface BookList {
  /** Names the order; a cursor of one order is refused by another. */
  readonly name: string;
  readonly selection: BookSelection;
  readonly segments: readonly Segment<BookRow>[];
  /** True where the list is the whole collection, whose size is kept. */
  readonly isWholeCollection: boolean;
}

/** @throws DomainError validation for a search or a filter that is too long. */
export function planBookList(reader: Reader, { search, filter, sort, reversed = false, withItemCodes = false }: BookListArgs): BookList {
  if (search && search.length > LONGEST_SEARCH) {
    throw invalid("search", `Pencarian paling panjang ${LONGEST_SEARCH} huruf. Pakai beberapa kata saja.`);
  }
  const words = searchWords(search ?? "");
  // Signs alone are a question nothing answers; an empty one is none.
  const isUnanswerable = words.length === 0 && Boolean(search?.trim());
  const conditions = [...allBooks.where, ...filterConditions(filter ?? {}), ...(isUnanswerable ? [sql`1 = 0`] : [])];
  const coded = withItemCodes && words.length > 0 ? booksByItemCode(search ?? "") : null;
  const found = (scope: SearchScope, except?: SearchScope): BookSelection =>
    words.length === 0 ? { from: allBooks.from, where: conditions } : withWords(reader.engine, words, conditions, scope, except);
  const selection = coded ? wordsOrCode(reader.engine, words, coded, conditions) : found("all");
  const order = sort ?? (words.length > 0 ? "relevance" : "newest");
  const isWholeCollection = words.length === 0 && conditions.length === allBooks.where.length;

  const stretch = (from: BookSelection, keys: readonly KeyColumn<BookRow>[]): Segment<BookRow> => ({
    keys: reversed ? keys.map((key) => ({ ...key, descending: !key.descending })) : keys,
    fetch: (condition, orderBy, limit) => selectBooks(reader, { ...from, where: [...from.where, condition] }, orderBy, limit),
    count: () => countBooks(reader, from),
  });
  // Left to itself, MySQL passes over all the books before a page on its way to it.
  const along = (index: string): BookSelection =>
    isWholeCollection && reader.engine === "mysql" ? { ...selection, from: sql`books FORCE INDEX (${raw(index)})` } : selection;
  const plans: Record<BookSort, () => Segment<BookRow>[]> = {
    newest: () => [stretch(along("ix_books_listed"), [byId])],
    title: () => [stretch(along("ix_books_title"), [byTitle, byIdAscending])],
    // Books without a year stand last whichever way the years run.
    year: () => [
      stretch(also(along("ix_books_year"), sql`books.publish_year IS NOT NULL`), [byYear, byId]),
      stretch(also(along("ix_books_year"), sql`books.publish_year IS NULL`), [byId]),
    ],
    updated: () => [stretch(along("ix_books_updated"), [byUpdate, byId])],
    // Books without a call number stand last, as without a year.
    callNumber: () => [
      stretch(also(along("ix_books_call_number"), sql`books.call_number IS NOT NULL`), [byCallNumber, byIdAscending]),
      stretch(also(along("ix_books_call_number"), sql`books.call_number IS NULL`), [byIdAscending]),
    ],
    relevance: () => {
      if (words.length === 0) {
        return [stretch(selection, [byId])];
      }
      const byWords = relevanceTiers(words.join(" "), conditions, found);
      // Whoever types a code means that copy: its book comes before all that only has the word.
      const tiers = (coded
        ? [{ from: allBooks.from, where: [...conditions, sql`books.id IN (${coded})`] }, ...byWords.map((tier) => also(tier, sql`books.id NOT IN (${coded})`))]
        : byWords).map((tier) => stretch(tier, [byId]));
      return reversed ? tiers.reverse() : tiers;
    },
  };
  return {
    name: `books:${order}${reversed ? ":reversed" : ""}${coded ? ":codes" : ""}`,
    selection,
    segments: plans[order](),
    isWholeCollection,
  };
}

function also({ from, where }: BookSelection, condition: Sql): BookSelection {
  return { from, where: [...where, condition] };
}

/**
 * Best match first, the same on every engine and without scoring each hit: the title itself, titles that begin so,
 * titles with every word, then the rest; the newest first in each.
 */
function relevanceTiers(
  phrase: string,
  conditions: readonly Sql[],
  found: (scope: SearchScope, except?: SearchScope) => BookSelection,
): BookSelection[] {
  const isTitle = sql`books.title_key = ${phrase}`;
  const beginsTitle = sql`books.title_key > ${phrase} AND books.title_key < ${`${phrase}\uFFFF`}`;
  return [
    { from: allBooks.from, where: [...conditions, isTitle] },
    { from: allBooks.from, where: [...conditions, beginsTitle] },
    also(found("title"), sql`NOT (books.title_key >= ${phrase} AND books.title_key < ${`${phrase}\uFFFF`})`),
    found("all", "title"),
  ];
}

/** The words or the code, each looked up by its own index: an OR of the two would walk all books. */
function wordsOrCode(engine: Engine, words: readonly string[], coded: Sql, conditions: readonly Sql[]): BookSelection {
  const worded = sql`SELECT ${searchedBookId(engine)} AS book_id FROM book_search WHERE ${searchCondition(engine, words, "all")}`;
  return { from: sql`(${worded} UNION ${coded}) AS found ${leading(engine)} books ON books.id = found.book_id`, where: conditions };
}

function withWords(engine: Engine, words: readonly string[], conditions: readonly Sql[], scope: SearchScope, except?: SearchScope): BookSelection {
  return {
    from: sql`book_search ${leading(engine)} books ON books.id = ${searchedBookId(engine)}`,
    where: [searchCondition(engine, words, scope, except), ...conditions],
  };
}

/** What stands before it leads: left to themselves, SQLite and MySQL walk all books instead. */
function leading(engine: Engine): Sql {
  return engine === "sqlite" ? sql`CROSS JOIN` : sql`STRAIGHT_JOIN`;
}
