import sql, { join, raw, type Sql } from "sql-template-tag";

import type { Engine, Reader } from "../database/Database.js";
import { type KeyColumn, type Segment, writeCursor } from "../database/keyset.js";
import { invalid } from "../errors.js";
import { allBooks, type BookRow, type BookSelection, countBooks, hasLendableCopy, selectBooks } from "./bookReads.js";
import { type SearchScope, searchCondition, searchedBookId, searchWords } from "./bookSearch.js";

export interface BookFilter {
  readonly categoryIds?: readonly number[] | null;
  readonly authorId?: number | null;
  readonly publisherId?: number | null;
  readonly classificationId?: number | null;
  readonly locationId?: number | null;
  readonly sourceId?: number | null;
  readonly languages?: readonly string[] | null;
  readonly yearFrom?: number | null;
  readonly yearTo?: number | null;
  readonly available?: boolean | null;
  readonly hasDigitalFile?: boolean | null;
}

export type BookSort = "relevance" | "newest" | "title" | "year";

export interface BookListArgs {
  readonly search?: string | null;
  readonly filter?: BookFilter | null;
  readonly sort?: BookSort | null;
  /** Against the sort's own direction: best, newest, A–Z and latest year come first. */
  readonly reversed?: boolean;
}

export const LONGEST_SEARCH = 200;
export const MOST_FILTER_VALUES = 50;

const byId: KeyColumn<BookRow> = { column: sql`books.id`, descending: true, valueOf: (book) => book.id };
const byTitle: KeyColumn<BookRow> = { column: sql`books.title_key`, descending: false, valueOf: (book) => book.titleKey };
const byYear: KeyColumn<BookRow> = { column: sql`books.publish_year`, descending: true, valueOf: (book) => book.publishYear ?? 0 };
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
export function planBookList(reader: Reader, { search, filter, sort, reversed = false }: BookListArgs): BookList {
  if (search && search.length > LONGEST_SEARCH) {
    throw invalid("search", `Pencarian paling panjang ${LONGEST_SEARCH} huruf. Pakai beberapa kata saja.`);
  }
  const words = searchWords(search ?? "");
  // Signs alone are a question nothing answers; an empty one is none.
  const isUnanswerable = words.length === 0 && Boolean(search?.trim());
  const conditions = [...allBooks.where, ...filterConditions(filter ?? {}), ...(isUnanswerable ? [sql`1 = 0`] : [])];
  const found = (scope: SearchScope, except?: SearchScope): BookSelection =>
    words.length === 0 ? { from: allBooks.from, where: conditions } : withWords(reader.engine, words, conditions, scope, except);
  const selection = found("all");
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
    relevance: () => {
      if (words.length === 0) {
        return [stretch(selection, [byId])];
      }
      const tiers = relevanceTiers(words.join(" "), conditions, found).map((tier) => stretch(tier, [byId]));
      return reversed ? tiers.reverse() : tiers;
    },
  };
  return {
    name: `books:${order}${reversed ? ":reversed" : ""}`,
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

function withWords(engine: Engine, words: readonly string[], conditions: readonly Sql[], scope: SearchScope, except?: SearchScope): BookSelection {
  // The words lead: CROSS JOIN and STRAIGHT_JOIN keep SQLite and MySQL from walking all books instead.
  const lead = engine === "sqlite" ? sql`book_search CROSS JOIN books` : sql`book_search STRAIGHT_JOIN books`;
  return {
    from: sql`${lead} ON books.id = ${searchedBookId(engine)}`,
    where: [searchCondition(engine, words, scope, except), ...conditions],
  };
}

function filterConditions(filter: BookFilter): Sql[] {
  const { categoryIds, languages } = filter;
  if ((categoryIds?.length ?? 0) > MOST_FILTER_VALUES || (languages?.length ?? 0) > MOST_FILTER_VALUES) {
    throw invalid("filter", `Satu saringan paling banyak ${MOST_FILTER_VALUES} pilihan.`);
  }
  const isOneOf = (column: Sql, values: readonly (string | number)[] | null | undefined): Sql[] =>
    values && values.length > 0 ? [sql`${column} IN (${join([...values])})`] : [];
  const is = (column: Sql, value: number | null | undefined): Sql[] => (value === null || value === undefined ? [] : [sql`${column} = ${value}`]);

  return [
    ...isOneOf(sql`books.category_id`, categoryIds),
    ...isOneOf(sql`books.language`, languages),
    ...is(sql`books.publisher_id`, filter.publisherId),
    ...is(sql`books.classification_id`, filter.classificationId),
    ...is(sql`books.location_id`, filter.locationId),
    ...is(sql`books.source_id`, filter.sourceId),
    ...(filter.authorId === null || filter.authorId === undefined
      ? []
      : [sql`books.id IN (SELECT book_authors.book_id FROM book_authors WHERE book_authors.author_id = ${filter.authorId})`]),
    ...(filter.yearFrom === null || filter.yearFrom === undefined ? [] : [sql`books.publish_year >= ${filter.yearFrom}`]),
    ...(filter.yearTo === null || filter.yearTo === undefined ? [] : [sql`books.publish_year <= ${filter.yearTo}`]),
    ...(filter.available === null || filter.available === undefined ? [] : [filter.available ? hasLendableCopy : sql`NOT ${hasLendableCopy}`]),
    ...(filter.hasDigitalFile === null || filter.hasDigitalFile === undefined
      ? []
      : [filter.hasDigitalFile ? sql`books.digital_file IS NOT NULL` : sql`books.digital_file IS NULL`]),
  ];
}
