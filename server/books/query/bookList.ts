import sql, { type Sql } from "sql-template-tag";

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
import { type SearchScope, searchCondition, searchConditionOfBook, searchedBookId, searchWords } from "./bookSearch.js";
import { type SearchLookup, searchLookup } from "./searchLookup.js";

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
}

/** @throws DomainError validation for a search or a filter that is too long. */
export async function planBookList(reader: Reader, args: BookListArgs): Promise<BookListPlan> {
  const {
    words,
    parts: filters,
    conditions,
    coded: byItemCode,
    isCode: matchesItemCode,
    lookup,
    found: matching,
    selection,
  } = await parseListArgs(reader, args);
  const { sort, reversed = false } = args;
  const order = sort ?? (words.length > 0 ? "relevance" : "newest");
  // Common words are one more condition of each book. Otherwise they drive the query, and its results are sorted.
  const isWalked = words.length === 0 || (lookup.isCommon && !matchesItemCode);
  const commonWords = words.length > 0 && isWalked ? [searchConditionOfBook(lookup.words, "all")] : [];
  const titleLookup = order === "relevance" ? await searchLookup(reader, words, "title") : lookup;
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
  const segment = (from: BookSelection, keys: readonly KeyColumn<BookRow>[]): Segment<BookRow> => ({
    keys: reversed ? keys.map((key) => ({ ...key, descending: !key.descending })) : keys,
    fetch: (condition, orderBy, limit) =>
      selectBooks(reader, { ...from, where: [...from.where, condition] }, orderBy, limit),
    count: () => countBooks(reader, from),
  });
  // A full-text match already yields ids, so the condition is placed on the search index and not on the books.
  const bySearchId: KeyColumn<BookRow> = { ...byId, column: searchedBookId(reader.engine) };
  const plans: Record<BookSort, () => Segment<BookRow>[]> = {
    newest: () => [segment(selectionBy("ix_books_listed"), [isWalked || matchesItemCode ? byId : bySearchId])],
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
      if (words.length === 0) {
        return [segment(selectionBy("ix_books_listed"), [byId])];
      }
      const wordTiers = relevanceTiers(
        words.join(" "),
        { from: booksUsingIndex(reader.engine, "ix_books_title"), where: conditions, id: byId },
        (scope, except) => {
          const found = scope === "title" ? titleLookup : lookup;
          return found.isCommon
            ? { ...walked("ix_books_listed", [searchConditionOfBook(found.words, scope, except)]), id: byId }
            : { ...matching(found, scope, except), id: bySearchId };
        },
      );
      // A book whose copy has exactly the typed item code comes before books that only contain the word.
      const rankedTiers = (
        byItemCode
          ? [
              {
                from: booksUsingIndex(reader.engine, "PRIMARY"),
                where: [...conditions, sql`books.id IN (${byItemCode})`],
                id: byId,
              },
              ...wordTiers.map((tier) => withCondition(tier, sql`books.id NOT IN (${byItemCode})`)),
            ]
          : wordTiers
      ).map((tier) => segment(tier, [tier.id]));
      return reversed ? rankedTiers.reverse() : rankedTiers;
    },
  };
  return {
    name: `books:${order}${reversed ? ":reversed" : ""}${byItemCode ? ":codes" : ""}`,
    segments: plans[order](),
  };
}

/**
 * How many books a list has; read from the stored count if there is one.
 * @throws DomainError validation for a search or a filter that is too long.
 */
export async function countBookList(reader: Reader, args: BookListArgs): Promise<number> {
  const {
    words,
    parts: filters,
    conditions,
    isCode: matchesItemCode,
    lookup,
    selection,
  } = await parseListArgs(reader, args);
  const [onlyCondition, ...others] = filters;
  const conditionsOfAll = [...allBooks.where, ...filters.map(({ condition, ofAll }) => ofAll ?? condition)];
  if (words.length > 0 && lookup.indexed.length === 0 && !matchesItemCode) {
    const books = onlyCondition ? allBooks.from : booksUsingIndex(reader.engine, "ix_books_listed");
    return countBooks(reader, {
      from: searchIndexWith(reader.engine, books),
      where: [searchCondition(reader.engine, lookup, "all"), ...conditionsOfAll],
    });
  }
  if (words.length > 0 || conditions.length > allBooks.where.length + filters.length) {
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
  const { words, parts: filters, lookup, found, hasNoWords } = await parseListArgs(reader, args);
  return {
    selection: found(lookup, "all"),
    filters,
    words:
      words.length === 0
        ? null
        : { condition: searchCondition(reader.engine, lookup, "all"), isIndexed: lookup.indexed.length > 0 },
    findsNothing: hasNoWords,
  };
}

async function parseListArgs(reader: Reader, { search, filter, withItemCodes = false }: BookListArgs) {
  if (search && search.length > MAX_SEARCH_LENGTH) {
    throw invalid("search", `Pencarian paling panjang ${MAX_SEARCH_LENGTH} karakter. Pakai beberapa kata saja.`);
  }
  const words = searchWords(search ?? "");
  const lookup = await searchLookup(reader, words, "all");
  // A search of punctuation only matches nothing; an empty search is no condition.
  const hasNoWords = words.length === 0 && Boolean(search?.trim());
  const filters = filterConditions(filter ?? {});
  const conditions = [
    ...allBooks.where,
    ...filters.map(({ condition }) => condition),
    ...(hasNoWords ? [sql`1 = 0`] : []),
  ];
  const byItemCode = withItemCodes && words.length > 0 ? booksByItemCode(search ?? "") : null;
  const matching = (found: SearchLookup, scope: SearchScope, except?: SearchScope): BookSelection =>
    words.length === 0
      ? { from: allBooks.from, where: conditions }
      : {
          from: searchIndexWith(reader.engine, allBooks.from),
          where: [searchCondition(reader.engine, found, scope, except), ...conditions],
        };
  // Most words are no code, and a union would have to be made before it can be read.
  const matchesItemCode =
    byItemCode !== null && (await reader.rows(sql`SELECT 1 FROM (${byItemCode}) AS coded LIMIT 1`)).length > 0;
  return {
    words,
    parts: filters,
    hasNoWords,
    conditions,
    coded: byItemCode,
    isCode: matchesItemCode,
    lookup,
    found: matching,
    selection:
      byItemCode && matchesItemCode
        ? matchingWordsOrItemCode(reader.engine, searchCondition(reader.engine, lookup, "all"), byItemCode, conditions)
        : matching(lookup, "all"),
  };
}

function searchIndexWith(engine: Engine, books: Sql): Sql {
  return sql`book_search ${forcedJoin(engine)} ${books} ON books.id = ${searchedBookId(engine)}`;
}

function withCondition<Selection extends BookSelection>(selection: Selection, condition: Sql): Selection {
  return { ...selection, where: [...selection.where, condition] };
}

interface Tier extends BookSelection {
  /** What its books are in the order of. */
  readonly id: KeyColumn<BookRow>;
}

/**
 * Best match first, the same on every engine and without scoring each hit: the title itself, titles that begin so,
 * titles with every word, then the rest; the newest first in each.
 */
function relevanceTiers(
  phrase: string,
  byTitle: Tier,
  matching: (scope: SearchScope, except?: SearchScope) => Tier,
): Tier[] {
  const isTitle = sql`books.title_key = ${phrase}`;
  const beginsTitle = sql`books.title_key > ${phrase} AND books.title_key < ${`${phrase}\uFFFF`}`;
  return [
    withCondition(byTitle, isTitle),
    withCondition(byTitle, beginsTitle),
    withCondition(
      matching("title"),
      sql`NOT (books.title_key >= ${phrase} AND books.title_key < ${`${phrase}\uFFFF`})`,
    ),
    matching("all", "title"),
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
