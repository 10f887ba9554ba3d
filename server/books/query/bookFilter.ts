import sql, { join, raw, type Sql } from "sql-template-tag";

import { invalid } from "../../errors.js";
import { hasLendableCopy } from "../bookReads.js";
import type { BookIndex } from "./bookIndexes.js";

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
  readonly hasCategory?: boolean | null;
  readonly hasCover?: boolean | null;
  readonly hasCopies?: boolean | null;
  /** With an ISBN as typed that is none. */
  readonly isbnIsWrong?: boolean | null;
  /** One of these books, as somebody has chosen them. */
  readonly bookIds?: readonly number[] | null;
  /** Brought by this import; for administrators. */
  readonly importId?: number | null;
}

/** One thing that a filter asks of a book. */
export interface FilterPart {
  readonly condition: Sql;
  /** By which such books are found; null where each book has to be looked at. */
  readonly index: BookIndex | null;
  /** Whether the index gives them in the order of their ids. */
  readonly isById: boolean;
  /** The records of one list that are asked for: how many books they have is kept with them. */
  readonly records: { readonly table: Sql; readonly ids: readonly number[] } | null;
}

export const MOST_FILTER_VALUES = 50;

/** @throws DomainError validation for a choice of too many. */
export function filterParts(filter: BookFilter): FilterPart[] {
  const { categoryIds, languages, yearFrom, yearTo } = filter;
  if ((categoryIds?.length ?? 0) > MOST_FILTER_VALUES || (languages?.length ?? 0) > MOST_FILTER_VALUES) {
    throw invalid("filter", `Satu saringan paling banyak ${MOST_FILTER_VALUES} pilihan.`);
  }
  return [
    ...oneOf(sql`books.id`, "PRIMARY", filter.bookIds),
    ...ofRecords("categories", "category_id", "ix_books_category", categoryIds),
    ...oneOf(sql`books.language`, "ix_books_language", languages),
    ...ofRecords("publishers", "publisher_id", "ix_books_publisher", filter.publisherId),
    ...ofRecords("classifications", "classification_id", "ix_books_classification", filter.classificationId),
    ...ofRecords("locations", "location_id", "ix_books_location", filter.locationId),
    ...ofRecords("sources", "source_id", "ix_books_source", filter.sourceId),
    ...(isGiven(filter.authorId) ? [byAuthor(filter.authorId)] : []),
    ...ofYears(yearFrom, yearTo),
    ...(isGiven(filter.importId) ? [found("ix_books_import", sql`books.import_id = ${filter.importId}`, true)] : []),
    // Where few books have copies, those are soon found.
    ...(filter.available ? [found("ix_books_held_copies", sql`books.held_copies > 0`), looked(hasLendableCopy)] : []),
    ...(filter.available === false ? [looked(sql`NOT ${hasLendableCopy}`)] : []),
    // Written so that each engine finds them by the index: SQLite takes no IS NOT NULL there.
    ...having(
      filter.hasDigitalFile,
      "ix_books_digital_file",
      sql`books.digital_file > ''`,
      sql`books.digital_file IS NULL`,
    ),
    ...having(filter.hasCategory, "ix_books_category", sql`books.category_id > 0`, sql`books.category_id IS NULL`),
    ...having(filter.hasCover, "ix_books_cover", sql`books.image_url > ''`, sql`books.image_url IS NULL`),
    ...having(filter.hasCopies, "ix_books_held_copies", sql`books.held_copies > 0`, sql`books.held_copies = 0`),
    ...(isGiven(filter.isbnIsWrong)
      ? [
          filter.isbnIsWrong
            ? found("ix_books_isbn", sql`books.isbn13 IS NULL AND books.isbn > ''`)
            : looked(sql`(books.isbn13 IS NOT NULL OR books.isbn IS NULL)`),
        ]
      : []),
  ];
}

function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

function found(index: BookIndex, condition: Sql, isById = false): FilterPart {
  return { condition, index, isById, records: null };
}

export function looked(condition: Sql): FilterPart {
  return { condition, index: null, isById: false, records: null };
}

function oneOf(column: Sql, index: BookIndex, values: readonly (string | number)[] | null | undefined): FilterPart[] {
  return values && values.length > 0
    ? [found(index, sql`${column} IN (${join([...values])})`, values.length === 1)]
    : [];
}

function ofRecords(
  table: string,
  column: string,
  index: BookIndex,
  wanted: readonly number[] | number | null | undefined,
): FilterPart[] {
  const ids = typeof wanted === "number" ? [wanted] : wanted;
  return oneOf(sql`books.${raw(column)}`, index, ids).map((part) => ({
    ...part,
    records: { table: raw(table), ids: ids ?? [] },
  }));
}

function byAuthor(id: number): FilterPart {
  const condition = sql`books.id IN (SELECT book_authors.book_id FROM book_authors WHERE book_authors.author_id = ${id})`;
  return { condition, index: "PRIMARY", isById: false, records: { table: raw("authors"), ids: [id] } };
}

/** One part, since each bound alone may be met by most books. */
function ofYears(from: number | null | undefined, to: number | null | undefined): FilterPart[] {
  const bounds = [
    ...(isGiven(from) ? [sql`books.publish_year >= ${from}`] : []),
    ...(isGiven(to) ? [sql`books.publish_year <= ${to}`] : []),
  ];
  return bounds.length === 0 ? [] : [found("ix_books_year", join(bounds, " AND "))];
}

/** Those that have something, and, by their ids, those that have it not. */
function having(wanted: boolean | null | undefined, index: BookIndex, some: Sql, none: Sql): FilterPart[] {
  return isGiven(wanted) ? [wanted ? found(index, some) : found(index, none, true)] : [];
}
