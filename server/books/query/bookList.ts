import sql, { type Sql } from "sql-template-tag";

import type { Engine, Reader } from "../../platform/database/Database.js";
import { type KeyColumn, type Segment, writeCursor } from "../../platform/database/keyset.js";
import { toStored } from "../../platform/database/instant.js";
import { invalid } from "../../errors.js";
import { readCounter } from "../../platform/database/counterReads.js";
import { type BookFilter, filterParts } from "./bookFilter.js";
import { type BookIndex, booksBy, leading } from "./bookIndexes.js";
import { countOfRecords, leadingPart, smallestPart } from "./bookLead.js";
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
  valueOf: (book) => toStored(book.updatedAt),
  // A server that is asked to compare a time with anything else fails.
  accepts: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.000$/.test(value),
};
const byCallNumber: KeyColumn<BookRow> = {
  column: sql`books.call_number`,
  descending: false,
  valueOf: (book) => book.callNumber ?? "",
};
const byIdAscending: KeyColumn<BookRow> = { ...byId, descending: false };

/** What the books of an order's first stretch have, where there is a second one of those that lack it. */
const FIRST = { year: sql`books.publish_year IS NOT NULL`, callNumber: sql`books.call_number IS NOT NULL` };

/** Where a book stands among the newest: what `books` gives for it in its usual order. */
export function newestCursor(book: BookRow): string {
  return writeCursor("books:newest", 0, [byId], book);
}

/** The stretches in which a list is read. */
export interface BookList {
  /** Names the order; a cursor of one order is refused by another. */
  readonly name: string;
  readonly segments: readonly Segment<BookRow>[];
}

/** @throws DomainError validation for a search or a filter that is too long. */
export async function planBookList(reader: Reader, args: BookListArgs): Promise<BookList> {
  const { words, parts, conditions, coded, isCode, found, selection } = await readQuestion(reader, args);
  const { sort, reversed = false } = args;
  const order = sort ?? (words.length > 0 ? "relevance" : "newest");
  // What words are found in is sorted: it leads always.
  const lead =
    words.length > 0
      ? null
      : await leadingPart(reader, parts, {
          isById: order === "newest" || order === "relevance",
          first: order === "year" || order === "callNumber" ? FIRST[order] : undefined,
        });
  const along = (index: BookIndex): BookSelection =>
    words.length > 0 ? selection : { from: booksBy(reader.engine, lead?.index ?? index), where: conditions };
  const stretch = (from: BookSelection, keys: readonly KeyColumn<BookRow>[]): Segment<BookRow> => ({
    keys: reversed ? keys.map((key) => ({ ...key, descending: !key.descending })) : keys,
    fetch: (condition, orderBy, limit) =>
      selectBooks(reader, { ...from, where: [...from.where, condition] }, orderBy, limit),
    count: () => countBooks(reader, from),
  });
  // What words are found in comes by its number already, where that is asked of the words and not of the books.
  const byFoundId: KeyColumn<BookRow> = { ...byId, column: searchedBookId(reader.engine) };
  const plans: Record<BookSort, () => Segment<BookRow>[]> = {
    newest: () => [stretch(along("ix_books_listed"), [words.length > 0 && !isCode ? byFoundId : byId])],
    title: () => [stretch(along("ix_books_title"), [byTitle, byIdAscending])],
    // Books without a year stand last whichever way the years run.
    year: () => [
      stretch(also(along("ix_books_year"), FIRST.year), [byYear, byId]),
      stretch(also(along("ix_books_year"), sql`books.publish_year IS NULL`), [byId]),
    ],
    updated: () => [stretch(along("ix_books_updated"), [byUpdate, byId])],
    // Books without a call number stand last, as without a year.
    callNumber: () => [
      stretch(also(along("ix_books_call_number"), FIRST.callNumber), [byCallNumber, byIdAscending]),
      stretch(also(along("ix_books_call_number"), sql`books.call_number IS NULL`), [byIdAscending]),
    ],
    relevance: () => {
      if (words.length === 0) {
        return [stretch(along("ix_books_listed"), [byId])];
      }
      const byWords = relevanceTiers(
        words.join(" "),
        { from: booksBy(reader.engine, "ix_books_title"), where: conditions },
        found,
      );
      // Whoever types a code means that copy: its book comes before all that only has the word.
      const tiers = (
        coded
          ? [
              { from: booksBy(reader.engine, "PRIMARY"), where: [...conditions, sql`books.id IN (${coded})`] },
              ...byWords.map((tier) => also(tier, sql`books.id NOT IN (${coded})`)),
            ]
          : byWords
      ).map((tier, place) => stretch(tier, [place < (coded ? 1 : 0) + TIERS_OF_TITLES ? byId : byFoundId]));
      return reversed ? tiers.reverse() : tiers;
    },
  };
  return { name: `books:${order}${reversed ? ":reversed" : ""}${coded ? ":codes" : ""}`, segments: plans[order]() };
}

/** How many books a list has; not counted where the figure is kept. @throws DomainError validation for a search or a filter that is too long. */
export async function countBookList(reader: Reader, args: BookListArgs): Promise<number> {
  const { words, parts, conditions, selection } = await readQuestion(reader, args);
  const [only, ...others] = parts;
  if (words.length > 0 || conditions.length > allBooks.where.length + parts.length) {
    return countBooks(reader, selection);
  }
  if (!only) {
    return readCounter(reader, "books");
  }
  if (only.records && others.length === 0) {
    return countOfRecords(reader, only.records);
  }
  const smallest = await smallestPart(reader, parts);
  if (!smallest) {
    return countBooks(reader, selection);
  }
  // An index that narrows nothing only makes a detour to each book, unless it answers all that is asked.
  const isDetour = others.length > 0 && smallest.size >= (await readCounter(reader, "books"));
  return countBooks(reader, {
    from: booksBy(reader.engine, isDetour ? "PRIMARY" : smallest.part.index),
    where: conditions,
  });
}

async function readQuestion(reader: Reader, { search, filter, withItemCodes = false }: BookListArgs) {
  if (search && search.length > LONGEST_SEARCH) {
    throw invalid("search", `Pencarian paling panjang ${LONGEST_SEARCH} huruf. Pakai beberapa kata saja.`);
  }
  const words = searchWords(search ?? "");
  // Signs alone are a question nothing answers; an empty one is none.
  const isUnanswerable = words.length === 0 && Boolean(search?.trim());
  const parts = filterParts(filter ?? {});
  const conditions = [
    ...allBooks.where,
    ...parts.map(({ condition }) => condition),
    ...(isUnanswerable ? [sql`1 = 0`] : []),
  ];
  const coded = withItemCodes && words.length > 0 ? booksByItemCode(search ?? "") : null;
  const found = (scope: SearchScope, except?: SearchScope): BookSelection =>
    words.length === 0
      ? { from: allBooks.from, where: conditions }
      : withWords(reader.engine, words, conditions, scope, except);
  // Most words are no code, and a union would have to be made before it can be read.
  const isCode = coded !== null && (await reader.rows(sql`SELECT 1 FROM (${coded}) AS coded LIMIT 1`)).length > 0;
  return {
    words,
    parts,
    conditions,
    coded,
    isCode,
    found,
    selection: coded && isCode ? wordsOrCode(reader.engine, words, coded, conditions) : found("all"),
  };
}

function also({ from, where }: BookSelection, condition: Sql): BookSelection {
  return { from, where: [...where, condition] };
}

/** The first ones are read from the titles, the others from the words. */
const TIERS_OF_TITLES = 2;

/**
 * Best match first, the same on every engine and without scoring each hit: the title itself, titles that begin so,
 * titles with every word, then the rest; the newest first in each.
 */
function relevanceTiers(
  phrase: string,
  byTitle: BookSelection,
  found: (scope: SearchScope, except?: SearchScope) => BookSelection,
): BookSelection[] {
  const isTitle = sql`books.title_key = ${phrase}`;
  const beginsTitle = sql`books.title_key > ${phrase} AND books.title_key < ${`${phrase}\uFFFF`}`;
  return [
    also(byTitle, isTitle),
    also(byTitle, beginsTitle),
    also(found("title"), sql`NOT (books.title_key >= ${phrase} AND books.title_key < ${`${phrase}\uFFFF`})`),
    found("all", "title"),
  ];
}

/** The words or the code, each looked up by its own index: an OR of the two would walk all books. */
function wordsOrCode(engine: Engine, words: readonly string[], coded: Sql, conditions: readonly Sql[]): BookSelection {
  const worded = sql`SELECT ${searchedBookId(engine)} AS book_id FROM book_search WHERE ${searchCondition(engine, words, "all")}`;
  return {
    from: sql`(${worded} UNION ${coded}) AS found ${leading(engine)} books ON books.id = found.book_id`,
    where: conditions,
  };
}

function withWords(
  engine: Engine,
  words: readonly string[],
  conditions: readonly Sql[],
  scope: SearchScope,
  except?: SearchScope,
): BookSelection {
  return {
    from: sql`book_search ${leading(engine)} books ON books.id = ${searchedBookId(engine)}`,
    where: [searchCondition(engine, words, scope, except), ...conditions],
  };
}
