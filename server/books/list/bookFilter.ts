import sql, { join, raw, type Sql } from "sql-template-tag";

import { invalid } from "../../errors.js";
import { hasHeldCopy, hasLendableCopy } from "../bookReads.js";

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

export const MOST_FILTER_VALUES = 50;

/** @throws DomainError validation for a choice of too many. */
export function filterConditions(filter: BookFilter): Sql[] {
  const { categoryIds, languages } = filter;
  if ((categoryIds?.length ?? 0) > MOST_FILTER_VALUES || (languages?.length ?? 0) > MOST_FILTER_VALUES) {
    throw invalid("filter", `Satu saringan paling banyak ${MOST_FILTER_VALUES} pilihan.`);
  }
  const isOneOf = (column: Sql, values: readonly (string | number)[] | null | undefined): Sql[] =>
    values && values.length > 0 ? [sql`${column} IN (${join([...values])})`] : [];
  const holds = (wanted: boolean | null | undefined, condition: Sql, otherwise = sql`NOT (${condition})`): Sql[] =>
    wanted === null || wanted === undefined ? [] : [wanted ? condition : otherwise];
  const isThere = (wanted: boolean | null | undefined, column: Sql): Sql[] => holds(wanted, sql`${column} IS NOT NULL`, sql`${column} IS NULL`);
  const is = (column: Sql, value: number | null | undefined): Sql[] => (value === null || value === undefined ? [] : [sql`${column} = ${value}`]);

  return [
    ...isOneOf(sql`books.id`, filter.bookIds),
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
    ...is(sql`books.import_id`, filter.importId),
    ...holds(filter.available, hasLendableCopy),
    ...isThere(filter.hasDigitalFile, sql`books.digital_file`),
    // An index finds what has none, but not what is not what has some.
    ...isThere(filter.hasCategory, sql`books.category_id`),
    ...isThere(filter.hasCover, sql`books.image_url`),
    ...holds(filter.hasCopies, hasHeldCopy),
    ...holds(filter.isbnIsWrong, sql`books.isbn13 IS NULL AND books.isbn IS NOT NULL`),
  ];
}

/** The record whose books the filter asks for and nothing else: how many these are is kept with it. */
export function onlyRecord(filter: BookFilter): { readonly table: Sql; readonly id: number } | null {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0));
  const [only, ...others] = given;
  const table = only && others.length === 0 ? KEPT_BY[only[0]] : undefined;
  const id: unknown = Array.isArray(only?.[1]) && only[1].length === 1 ? only[1][0] : only?.[1];
  return table && typeof id === "number" ? { table, id } : null;
}

const KEPT_BY: Readonly<Record<string, Sql>> = {
  categoryIds: raw("categories"), authorId: raw("authors"), publisherId: raw("publishers"), classificationId: raw("classifications"),
  locationId: raw("locations"), sourceId: raw("sources"),
};
