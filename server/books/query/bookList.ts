import sql, { empty, join, type Sql } from "sql-template-tag";

import type { Engine, Reader, ReadOptions } from "../../platform/database/Database.js";
import { type KeyColumn, type PageArgs, type Segment, writeCursor } from "../../platform/database/keyset.js";
import { isSqlDateTime, toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { invalid } from "../../errors.js";
import { readCounter } from "../../platform/database/counterReads.js";
import { type BookFilter, type FilterCondition, filterConditions, unindexed } from "./bookFilter.js";
import { type BookIndex, booksUsingIndex, forcedJoin } from "./bookIndexes.js";
import { countAuthorityBooks, drivingFilter, mostSelective } from "./drivingFilter.js";
import { allBooks, type BookRow, type BookSelection, countBooks, selectBooks } from "../bookReads.js";
import { booksByItemCode } from "./itemCodeSearch.js";
import { searchedBookId } from "./bookSearch.js";
import { type FoundBy, searchIndexWith } from "./searchLookup.js";
import { correctWords } from "../vocabulary/correctWords.js";
import { planSearch, type SearchAnswer, type SearchPlan } from "./searchPlan.js";

export type BookSort = "relevance" | "newest" | "title" | "year" | "updated" | "callNumber";

export interface BookListArgs {
  readonly search?: string | null;
  readonly filter?: BookFilter | null;
  readonly sort?: BookSort | null;
  /**
   * Reverses each sort's default direction. The defaults: best match, newest, A–Z, latest year, last changed and
   * lowest call number first.
   */
  readonly reversed?: boolean;
  /** Whether the search also finds the codes of copies; for administrators. */
  readonly withItemCodes?: boolean;
  /** Whether the search is answered as it is asked or not at all. */
  readonly exact?: boolean;
}

export const MAX_SEARCH_LENGTH = 200;

const byId: KeyColumn<BookRow> = { column: sql`books.id`, descending: true, valueOf: (book) => book.id };
const byTitle: KeyColumn<BookRow> = {
  column: sql`books.title_key`,
  descending: false,
  valueOf: (book) => book.titleKey,
};
const byYear: KeyColumn<BookRow> = {
  column: sql`books.publish_year`,
  descending: true,
  valueOf: (book) => book.publishYear ?? 0,
};
const byUpdate: KeyColumn<BookRow> = {
  column: sql`books.updated_at`,
  descending: true,
  valueOf: (book) => toSqlDateTime(book.updatedAt),
  accepts: isSqlDateTime,
};
const byCallNumber: KeyColumn<BookRow> = {
  column: sql`books.call_number`,
  descending: false,
  valueOf: (book) => book.callNumber ?? "",
};
const byIdAscending: KeyColumn<BookRow> = { ...byId, descending: false };

/** The condition of the order's first segment, if books without a value form a second one. */
const FIRST_SEGMENT = { year: sql`books.publish_year IS NOT NULL`, callNumber: sql`books.call_number IS NOT NULL` };

/** A book's cursor in the default order of `books`, newest first. */
export function newestCursor(book: BookRow): string {
  return writeCursor("books:newest", 0, [byId], book);
}

/**
 * The whole list is read along an index. One record's books may be asked for in each row of a page. Searches and other
 * filters may each read the whole collection.
 */
export function readOptionsOf({ search, filter }: BookListArgs, { skip = 0 }: PageArgs = {}): ReadOptions {
  const [only, ...others] = filterConditions(filter ?? {});
  if (search?.trim() || others.length > 0) {
    return {};
  }
  return only ? { merged: only.records !== null } : { byKey: skip === 0 };
}

/** The segments in which a list is read. */
export interface BookListPlan {
  /** Names the order; a cursor of one order is refused by another. */
  readonly name: string;
  readonly segments: readonly Segment<BookRow>[];
  /** How the search was answered; null without one. */
  readonly search: SearchAnswer | null;
}

/** @throws DomainError validation for a search or a filter that is too long. */
export async function planBookList(reader: Reader, args: BookListArgs): Promise<BookListPlan> {
  const { search, filters, conditions, byItemCode, matchesItemCode, found, selection } = await parseListArgs(
    reader,
    args,
  );
  const { sort, reversed = false } = args;
  const order = sort ?? (search ? "relevance" : "newest");
  // Common words are one more condition of each book. Otherwise they drive the query, and its results are sorted.
  const isWalked = !found || (found.isCommon && !matchesItemCode);
  const commonWords = found && isWalked ? [conditionOfBook(found)] : [];
  const driving = isWalked
    ? await drivingFilter(reader, [...filters, ...commonWords.map((condition) => unindexed(condition))], {
        isInIdOrder: order === "newest" || order === "relevance",
        firstSegment: order === "year" || order === "callNumber" ? FIRST_SEGMENT[order] : undefined,
      })
    : null;
  const walked = (index: BookIndex, where: readonly Sql[]): BookSelection => ({
    from: booksUsingIndex(reader.engine, driving?.index ?? index),
    where: [...conditions, ...where],
  });
  const selectionBy = (index: BookIndex): BookSelection => (isWalked ? walked(index, commonWords) : selection);
  const segment = (
    from: BookSelection | (() => Promise<BookSelection>),
    keys: readonly KeyColumn<BookRow>[],
  ): Segment<BookRow> => {
    const read = () => (typeof from === "function" ? from() : Promise.resolve(from));
    return {
      keys: reversed ? keys.map((key) => ({ ...key, descending: !key.descending })) : keys,
      fetch: async (condition, orderBy, limit) =>
        selectBooks(reader, withCondition(await read(), condition), orderBy, limit),
      count: async () => countBooks(reader, await read()),
    };
  };
  // A match of FTS5 already yields ids in order, so the condition is placed on the search index and not on the books.
  const byFoundId = reader.engine === "sqlite" ? { ...byId, column: searchedBookId(reader.engine) } : byId;
  const plans: Record<BookSort, () => Segment<BookRow>[]> = {
    newest: () => [segment(selectionBy("ix_books_listed"), [isWalked || matchesItemCode ? byId : byFoundId])],
    title: () => [segment(selectionBy("ix_books_title"), [byTitle, byIdAscending])],
    // Books without a year are last in both directions.
    year: () => [
      segment(withCondition(selectionBy("ix_books_year"), FIRST_SEGMENT.year), [byYear, byId]),
      segment(withCondition(selectionBy("ix_books_year"), sql`books.publish_year IS NULL`), [byId]),
    ],
    updated: () => [segment(selectionBy("ix_books_updated"), [byUpdate, byId])],
    // Books without a call number are last in both directions, as those without a year.
    callNumber: () => [
      segment(withCondition(selectionBy("ix_books_call_number"), FIRST_SEGMENT.callNumber), [
        byCallNumber,
        byIdAscending,
      ]),
      segment(withCondition(selectionBy("ix_books_call_number"), sql`books.call_number IS NULL`), [byIdAscending]),
    ],
    relevance: () => {
      if (!search) {
        return [segment(selectionBy("ix_books_listed"), [byId])];
      }
      const byTitles = booksUsingIndex(reader.engine, "ix_books_title");
      const notCoded = byItemCode ? [sql`books.id NOT IN (${byItemCode})`] : [];
      const tiers = [
        // A book whose copy has exactly the typed item code comes before books that only contain the word.
        ...(byItemCode
          ? [
              segment(
                {
                  from: booksUsingIndex(reader.engine, "PRIMARY"),
                  where: [...conditions, sql`books.id IN (${byItemCode})`],
                },
                [byId],
              ),
            ]
          : []),
        ...phraseConditions(search.phrases).map((condition) =>
          segment({ from: byTitles, where: [...conditions, condition, ...notCoded] }, [byId]),
        ),
        ...search.tiers.map(({ match, except }) =>
          segment(async () => {
            const tier = await search.lookup.find(match, except, search.widest);
            const others = [
              ...phraseConditions(search.phrases).map((condition) => sql`NOT (${condition})`),
              ...notCoded,
            ];
            return tier.isCommon
              ? walked("ix_books_listed", [conditionOfBook(tier), ...others])
              : {
                  from: searchIndexWith(reader.engine, allBooks.from),
                  where: [tier.condition, ...conditions, ...others],
                };
          }, [byFoundId]),
        ),
      ];
      return reversed ? tiers.reverse() : tiers;
    },
  };
  const answeredBy = search && search.answer.kind !== "exact" ? `:${search.answer.kind}` : "";
  return {
    name: `books:${order}${reversed ? ":reversed" : ""}${byItemCode ? ":codes" : ""}${answeredBy}`,
    segments: plans[order](),
    search: search?.answer ?? null,
  };
}

export interface BookCount {
  readonly count: number;
  /** False where there are more. */
  readonly isExact: boolean;
}

/**
 * Above so many books a search counts at most so many of its results: counting all would take as long as the collection
 * is large.
 */
const COUNT_LIMITS = { largeCollection: 100_000, most: 10_000 };

/**
 * How many books a list has; read from the stored count if there is one.
 * @throws DomainError validation for a search or a filter that is too long.
 */
export async function countBookList(reader: Reader, args: BookListArgs, limits = COUNT_LIMITS): Promise<BookCount> {
  const isLarge = Boolean(args.search) && (await readCounter(reader, "books")) > limits.largeCollection;
  const most = isLarge ? limits.most : Infinity;
  const count = await countUpTo(reader, args, most);
  return { count: Math.min(count, most), isExact: count <= most };
}

/** One more than the most where there are more. */
async function countUpTo(reader: Reader, args: BookListArgs, most: number): Promise<number> {
  const { filters, conditions, matchesItemCode, found, selection } = await parseListArgs(reader, args);
  const [onlyCondition, ...others] = filters;
  const conditionsOfAll = [...allBooks.where, ...filters.map(({ condition, ofAll }) => ofAll ?? condition)];
  if (found && !matchesItemCode) {
    // The index of what is listed has no more than that: the books themselves are each on a page of their own.
    const isNarrow = !onlyCondition && (reader.engine === "sqlite" || !found.isIndexed);
    const books = isNarrow ? booksUsingIndex(reader.engine, "ix_books_listed") : allBooks.from;
    const where = join([found.condition, ...conditionsOfAll], " AND ");
    return reader.count(
      sql`FROM (SELECT 1 FROM ${searchIndexWith(reader.engine, books)} WHERE ${where}
          ${most === Infinity ? empty : sql`LIMIT ${most + 1}`}) AS found`,
    );
  }
  if (matchesItemCode || conditions.length > allBooks.where.length + filters.length) {
    return countBooks(reader, selection);
  }
  if (!onlyCondition) {
    return readCounter(reader, "books");
  }
  if (onlyCondition.records && others.length === 0) {
    return countAuthorityBooks(reader, onlyCondition.records);
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

/** By the arguments of a list, whose page and count are read one after the other. */
const planned = new WeakMap<BookListArgs, Promise<SearchPlan | null>>();

async function planSearchOnce(reader: Reader, args: BookListArgs): Promise<SearchPlan | null> {
  const known = planned.get(args);
  if (known) {
    const plan = await known;
    return plan && { ...plan, lookup: plan.lookup.readBy(reader) };
  }
  const exact = Boolean(args.exact) || Boolean(args.withItemCodes);
  const plan = planSearch(reader, args.search ?? "", { exact, correctWords });
  planned.set(args, plan);
  return plan.catch((error: unknown) => {
    planned.delete(args);
    throw error;
  });
}

async function parseListArgs(reader: Reader, args: BookListArgs) {
  const { search: text, filter, withItemCodes = false } = args;
  if (text && text.length > MAX_SEARCH_LENGTH) {
    throw invalid("search", `Pencarian paling panjang ${MAX_SEARCH_LENGTH} karakter. Pakai beberapa kata saja.`);
  }
  const search = await planSearchOnce(reader, args);
  // A search of punctuation only matches nothing; an empty search is no condition.
  const hasNoWords = !search && Boolean(text?.trim());
  const filters = filterConditions(filter ?? {});
  const conditions = [
    ...allBooks.where,
    ...filters.map(({ condition }) => condition),
    ...(hasNoWords ? [sql`1 = 0`] : []),
  ];
  const found = search ? await search.lookup.find(search.widest) : null;
  const byItemCode = withItemCodes && search ? booksByItemCode(text ?? "") : null;
  // Most words are no code, and a union would have to be made before it can be read.
  const matchesItemCode =
    byItemCode !== null && (await reader.rows(sql`SELECT 1 FROM (${byItemCode}) AS coded LIMIT 1`)).length > 0;
  return {
    search,
    filters,
    hasNoWords,
    conditions,
    byItemCode,
    matchesItemCode,
    found,
    selection: selectionOf(reader.engine, found, matchesItemCode ? byItemCode : null, conditions),
  };
}

/** The books that a search finds, or all, which meet the conditions. */
function selectionOf(
  engine: Engine,
  found: FoundBy | null,
  byItemCode: Sql | null,
  conditions: readonly Sql[],
): BookSelection {
  if (!found) {
    return { from: allBooks.from, where: conditions };
  }
  return byItemCode
    ? matchingWordsOrItemCode(engine, found.condition, byItemCode, conditions)
    : { from: searchIndexWith(engine, allBooks.from), where: [found.condition, ...conditions] };
}

/** What a search finds as a condition on each of `books`, for MySQL and MariaDB. */
function conditionOfBook({ condition }: FoundBy): Sql {
  // Only a subquery that has one value is never made into a join, which would change the order of reading.
  return sql`(SELECT ${condition} FROM book_search WHERE book_search.book_id = books.id)`;
}

function withCondition(selection: BookSelection, condition: Sql): BookSelection {
  return { ...selection, where: [...selection.where, condition] };
}

/** The titles that come first: the question itself, then those that begin with it. Each condition is one range. */
function phraseConditions(phrases: readonly string[]): Sql[] {
  return phrases.length === 0
    ? []
    : [
        sql`books.title_key IN (${join([...phrases])})`,
        ...phrases.map((phrase) => sql`books.title_key > ${`${phrase} `} AND books.title_key < ${`${phrase} \uFFFF`}`),
      ];
}

/** Words and item code are looked up separately, each by its own index: an OR of both would scan all books. */
function matchingWordsOrItemCode(
  engine: Engine,
  hasWords: Sql,
  byItemCode: Sql,
  conditions: readonly Sql[],
): BookSelection {
  const matchingWordsSql = sql`SELECT ${searchedBookId(engine)} AS book_id FROM book_search
                               WHERE ${hasWords}`;
  return {
    from: sql`(${matchingWordsSql} UNION ${byItemCode}) AS found ${forcedJoin(engine)} books
              ON books.id = found.book_id`,
    where: conditions,
  };
}
