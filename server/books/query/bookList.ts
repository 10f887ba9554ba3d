import sql, { join, type Sql } from "sql-template-tag";

import type { Reader, ReadOptions } from "../../platform/database/Database.js";
import { type KeyColumn, type PageArgs, type Segment, writeCursor } from "../../platform/database/keyset.js";
import { isSqlDateTime, toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { required } from "../../platform/required.js";
import { filterConditions, unindexed } from "./bookFilter.js";
import { type BookIndex, booksUsingIndex } from "./bookIndexes.js";
import { drivingFilter } from "./drivingFilter.js";
import { allBooks, type BookRow, type BookSelection, countBooks, selectBooks } from "../bookReads.js";
import { searchedBookId } from "./search/bookSearch.js";
import { type FoundBy, searchIndexInOrder, searchIndexWith } from "./search/searchLookup.js";
import type { SearchAnswer } from "./search/searchAnswer.js";
import { findAfterArticles, type TitleTier, titleTiers } from "./search/titleTiers.js";
import { type BookSort, type BookListArgs, parseListArgs } from "./parseListArgs.js";

const byId: KeyColumn<BookRow> = { column: sql`books.id`, descending: true, valueOf: (book) => book.id };
const byTitle: KeyColumn<BookRow> = {
  column: sql`books.title_key`,
  descending: false,
  valueOf: (book) => book.titleKey,
};
const byYear: KeyColumn<BookRow> = {
  column: sql`books.publish_year`,
  descending: true,
  valueOf: (book) => required(book.publishYear, "the year of a book in the order of years"),
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
  valueOf: (book) => required(book.callNumber, "the call number of a book in their order"),
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
  const titled =
    search && order === "relevance"
      ? [...(await findAfterArticles(reader, search.beginnings)), ...(await search.titledIds(reader))]
      : [];
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
  // In the order of ids the search index itself is walked: looking up each book's words takes four times as long.
  const walkedById = (words: FoundBy, where: readonly Sql[]): BookSelection =>
    driving
      ? walked(driving.index, [conditionOfBook(words), ...where])
      : { from: searchIndexInOrder(reader.engine), where: [words.condition, ...conditions, ...where] };
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
    newest: () => [
      segment(found && isWalked ? walkedById(found, []) : selectionBy("ix_books_listed"), [
        isWalked || matchesItemCode ? byId : byFoundId,
      ]),
    ],
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
      const titledIds = titled.length === 0 ? null : join([...titled]);
      const byBeginning = titleTiers(search.phrases, search.beginnings);
      const notBegun = (tiers: readonly TitleTier[]) => tiers.map(({ condition }) => sql`NOT ${condition}`);
      const notTitled = titledIds ? [sql`books.id NOT IN (${titledIds})`] : [];
      const withIds = (ids: Sql, others: readonly Sql[]) =>
        segment(
          {
            from: booksUsingIndex(reader.engine, "PRIMARY"),
            where: [...conditions, sql`books.id IN (${ids})`, ...others],
          },
          [byId],
        );
      const tiers = [
        // A book whose copy has exactly the typed item code comes before books that only contain the word.
        ...(byItemCode ? [withIds(byItemCode, [])] : []),
        ...byBeginning.map(({ condition, isByTitle }, place) =>
          segment(
            {
              from: byTitles,
              where: [...conditions, condition, ...notBegun(byBeginning.slice(0, place)), ...notCoded],
            },
            isByTitle ? [byTitle, byIdAscending] : [byId],
          ),
        ),
        ...(titledIds ? [withIds(titledIds, [...notBegun(byBeginning), ...notCoded])] : []),
        ...(search.topicBooks?.own.length === 0 ? [] : search.tiers).map(({ match, except }) =>
          segment(async () => {
            const tier = await search.lookup.find(match, except, search.widest);
            const others = [...notBegun(byBeginning), ...notTitled, ...notCoded];
            return tier.isCommon
              ? walkedById(tier, others)
              : {
                  from: searchIndexWith(reader.engine, allBooks.from),
                  where: [tier.condition, ...conditions, ...others],
                };
          }, [byFoundId]),
        ),
        ...(search.topicBooks ? [segment(...topicSegment(conditions, search.topicBooks.others))] : []),
      ];
      return reversed ? tiers.reverse() : tiers;
    },
  };
  const answeredBy = search && search.answer.kind !== "exact" ? `:${search.answer.kind}` : "";
  return {
    name: `books:${order}${reversed ? ":reversed" : ""}${byItemCode ? ":codes" : ""}${answeredBy}${titled.length > 0 ? ":titled" : ""}`,
    segments: plans[order](),
    search: search?.answer ?? null,
  };
}

/** The books on a topic in the order of their ids. */
function topicSegment(conditions: readonly Sql[], ids: readonly number[]): [BookSelection, KeyColumn<BookRow>[]] {
  const whens = ids.map((id, place) => sql`WHEN ${id} THEN ${place}`);
  return [
    { from: allBooks.from, where: [...conditions, sql`books.id IN (${join([...ids])})`] },
    [
      {
        column: sql`CASE books.id ${join(whens, " ")} END`,
        descending: false,
        valueOf: ({ id }) => ids.indexOf(id),
      },
    ],
  ];
}

/** What a search finds as a condition on each of `books`, for MySQL and MariaDB. */
function conditionOfBook({ condition }: FoundBy): Sql {
  // Only a subquery that has one value is never made into a join, which would change the order of reading.
  return sql`(SELECT ${condition} FROM book_search WHERE book_search.book_id = books.id)`;
}

function withCondition(selection: BookSelection, condition: Sql): BookSelection {
  return { ...selection, where: [...selection.where, condition] };
}
