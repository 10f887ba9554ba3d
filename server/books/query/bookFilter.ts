import sql, { empty, join, raw, type Sql } from "sql-template-tag";

import { invalid } from "../../errors.js";
import { classPrefix, ISLAMIC_PREFIX } from "../../authorities/tree/classHeadings.js";
import { hasLendableCopy, heldCopy, isLendable } from "../bookReads.js";
import type { MaterialKind } from "../../../common/materialKinds.js";
import type { BookIndex } from "./bookIndexes.js";
import { hasUndatedCopy, inCollection, lacksGroup } from "./collectionFilter.js";

export interface BookFilter {
  readonly categoryIds?: readonly number[] | null;
  readonly authorId?: number | null;
  readonly authorIds?: readonly number[] | null;
  readonly publisherId?: number | null;
  readonly publisherIds?: readonly number[] | null;
  readonly subjectIds?: readonly number[] | null;
  /** Headings and classes of DDC and 2X: `8`, `81`, `612`, `612.3`, `2X`, `2X4`. */
  readonly classes?: readonly string[] | null;
  readonly classificationId?: number | null;
  readonly locationId?: number | null;
  readonly sourceId?: number | null;
  readonly materialKinds?: readonly MaterialKind[] | null;
  readonly languages?: readonly string[] | null;
  readonly yearFrom?: number | null;
  readonly yearTo?: number | null;
  readonly available?: boolean | null;
  readonly hasDigitalFile?: boolean | null;
  readonly hasCategory?: boolean | null;
  readonly hasCover?: boolean | null;
  readonly hasCopies?: boolean | null;
  /** With (or without) a copy neither withdrawn nor lost, as reports count titles. */
  readonly inCollection?: boolean | null;
  /** False: neither the category's group nor the class tells whether it is fiction. */
  readonly hasGroup?: boolean | null;
  /** False: an import brought a copy of it without the day of acquisition. */
  readonly hasAcquisitionDay?: boolean | null;
  /** An invalid ISBN, which is kept as typed. */
  readonly isbnIsWrong?: boolean | null;
  /** One of these books, selected by the user. */
  readonly bookIds?: readonly number[] | null;
  /** Created by this import; administrators only. */
  readonly isHidden?: boolean | null;
  readonly importId?: number | null;
}

/** One condition of a filter. */
export interface FilterCondition {
  readonly condition: Sql;
  /** The same for a statement that reads all books, where that is quicker. */
  readonly ofAll?: Sql;
  /** The index by which matching books are found; null if every book has to be read. */
  readonly index: BookIndex | null;
  /** Whether the index gives them in the order of their ids. */
  readonly isInIdOrder: boolean;
  /** The records of one authority list that the filter names; each has a stored count of its books. */
  readonly records: { readonly table: Sql; readonly ids: readonly number[] } | null;
}

export const MAX_FILTER_VALUES = 50;

/** @throws DomainError validation for too many values. */
export function filterConditions(filter: BookFilter): FilterCondition[] {
  const { categoryIds, authorIds, publisherIds, subjectIds, classes, languages, yearFrom, yearTo } = filter;
  const lists = [categoryIds, authorIds, publisherIds, subjectIds, classes, filter.materialKinds, languages];
  if (lists.some((values) => (values?.length ?? 0) > MAX_FILTER_VALUES)) {
    throw invalid("filter", `Satu filter maksimal ${MAX_FILTER_VALUES} pilihan.`);
  }
  return [
    ...oneOf(sql`books.id`, "PRIMARY", filter.bookIds),
    ...inAuthorities("categories", "category_id", "ix_books_category", categoryIds),
    ...oneOf(sql`books.material_kind`, "ix_books_material_kind", filter.materialKinds),
    ...oneOf(sql`books.language`, "ix_books_language", languages),
    ...inAuthorities("publishers", "publisher_id", "ix_books_publisher", filter.publisherId),
    ...inAuthorities("publishers", "publisher_id", "ix_books_publisher", publisherIds),
    ...inAuthorities("classifications", "classification_id", "ix_books_classification", filter.classificationId),
    ...inAuthorities("locations", "location_id", "ix_books_location", filter.locationId),
    ...(isGiven(filter.sourceId) ? [fromSource(filter.sourceId)] : []),
    ...(isGiven(filter.authorId) ? [byAuthors([filter.authorId])] : []),
    ...(authorIds && authorIds.length > 0 ? [byAuthors(authorIds)] : []),
    ...(subjectIds && subjectIds.length > 0 ? [onSubjects(subjectIds)] : []),
    ...(classes && classes.length > 0 ? [inClasses(classes)] : []),
    ...inYears(yearFrom, yearTo),
    ...(isGiven(filter.isHidden)
      ? [
          filter.isHidden
            ? indexed("ix_books_hidden", sql`books.is_hidden = 1`, true)
            : unindexed(sql`+books.is_hidden = 0`),
        ]
      : []),
    ...(isGiven(filter.importId) ? [indexed("ix_books_import", sql`books.import_id = ${filter.importId}`, true)] : []),
    // Written so that each engine finds them by the index: SQLite takes no IS NOT NULL there.
    ...hasOrLacks(
      filter.hasDigitalFile,
      "ix_books_digital_file",
      sql`books.digital_file > ''`,
      sql`books.digital_file IS NULL`,
    ),
    ...hasOrLacks(filter.hasCategory, "ix_books_category", sql`books.category_id > 0`, sql`books.category_id IS NULL`),
    ...hasOrLacks(filter.hasCover, "ix_books_cover", sql`books.image_url > ''`, sql`books.image_url IS NULL`),
    ...hasOrLacks(filter.hasCopies, "ix_books_held_copies", sql`books.held_copies > 0`, sql`books.held_copies = 0`),
    ...holdsOrNot(filter.inCollection, inCollection, "ix_books_held_copies"),
    ...holdsOrNot(isGiven(filter.hasGroup) ? !filter.hasGroup : null, lacksGroup, null),
    ...holdsOrNot(isGiven(filter.hasAcquisitionDay) ? !filter.hasAcquisitionDay : null, hasUndatedCopy, "PRIMARY"),
    ...(isGiven(filter.isbnIsWrong)
      ? [
          filter.isbnIsWrong
            ? indexed("ix_books_isbn", sql`books.isbn13 IS NULL AND books.isbn > ''`)
            : unindexed(sql`(books.isbn13 IS NOT NULL OR books.isbn IS NULL)`),
        ]
      : []),
    // The last, since MariaDB asks in this order and copies are the dearest to ask for.
    // Where few books have copies, those are soon found.
    ...(filter.available
      ? [indexed("ix_books_held_copies", sql`books.held_copies > 0`), unindexed(hasLendableCopy, isLendable)]
      : []),
    ...(filter.available === false ? [unindexed(sql`NOT ${hasLendableCopy}`, sql`NOT ${isLendable}`)] : []),
  ];
}

function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

function indexed(index: BookIndex, condition: Sql, isInIdOrder = false): FilterCondition {
  return { condition, index, isInIdOrder, records: null };
}

export function unindexed(condition: Sql, ofAll = condition): FilterCondition {
  return { condition, ofAll, index: null, isInIdOrder: false, records: null };
}

function oneOf(
  column: Sql,
  index: BookIndex,
  values: readonly (string | number)[] | null | undefined,
): FilterCondition[] {
  return values && values.length > 0
    ? [indexed(index, sql`${column} IN (${join([...values])})`, values.length === 1)]
    : [];
}

function inAuthorities(
  table: string,
  column: string,
  index: BookIndex,
  wanted: readonly number[] | number | null | undefined,
): FilterCondition[] {
  const ids = typeof wanted === "number" ? [wanted] : wanted;
  return oneOf(sql`books.${raw(column)}`, index, ids).map((part) => ({
    ...part,
    records: { table: raw(table), ids: ids ?? [] },
  }));
}

function byAuthors(ids: readonly number[]): FilterCondition {
  const condition = sql`books.id IN (SELECT book_authors.book_id FROM book_authors
                        WHERE book_authors.author_id IN (${join([...ids])}))`;
  // A book by two of them is in the stored count of each.
  const records = ids.length === 1 ? { table: raw("authors"), ids } : null;
  return { condition, index: "PRIMARY", isInIdOrder: false, records };
}

/** Books of this source or with a copy of it; a derived table, which MariaDB reads once instead of once per book. */
function fromSource(id: number): FilterCondition {
  return indexed(
    "PRIMARY",
    sql`books.id IN (SELECT came.book_id FROM (
          SELECT sourced.id AS book_id FROM books sourced WHERE sourced.source_id = ${id}
          UNION SELECT copies.book_id FROM copies WHERE copies.source_id = ${id} AND ${heldCopy}) came)`,
  );
}

function onSubjects(ids: readonly number[]): FilterCondition {
  return indexed(
    "PRIMARY",
    sql`books.id IN (SELECT book_subjects.book_id FROM book_subjects
        WHERE book_subjects.subject_id IN (${join([...ids])}))`,
  );
}

/** @throws DomainError validation for what is no class. */
function inClasses(headings: readonly string[]): FilterCondition {
  const within = headings.map((heading) => {
    const prefix = classPrefix(heading);
    if (prefix === null) {
      throw invalid("filter", "Isi nomor klasifikasi. Contoh: 8, 81, 612.3, 2X, atau 2X4");
    }
    return sql`classifications.sort_key LIKE ${`${prefix}%`} ${
      prefix.startsWith(ISLAMIC_PREFIX) ? empty : sql`AND classifications.sort_key NOT LIKE ${`${ISLAMIC_PREFIX}%`}`
    }`;
  });
  return indexed(
    "ix_books_classification",
    sql`books.classification_id IN (SELECT classifications.id FROM classifications WHERE (${join(within, ") OR (")}))`,
  );
}

/** One part, since each bound alone may be met by most books. */
function inYears(from: number | null | undefined, to: number | null | undefined): FilterCondition[] {
  const bounds = [
    ...(isGiven(from) ? [sql`books.publish_year >= ${from}`] : []),
    ...(isGiven(to) ? [sql`books.publish_year <= ${to}`] : []),
  ];
  return bounds.length === 0 ? [] : [indexed("ix_books_year", join(bounds, " AND "))];
}

function holdsOrNot(isWanted: boolean | null | undefined, condition: Sql, index: BookIndex | null): FilterCondition[] {
  if (!isGiven(isWanted)) return [];
  return [
    isWanted && index !== null ? indexed(index, condition) : unindexed(isWanted ? condition : sql`NOT ${condition}`),
  ];
}

/** Those that have something, and, by their ids, those that have it not. */
function hasOrLacks(
  isWanted: boolean | null | undefined,
  index: BookIndex,
  present: Sql,
  missing: Sql,
): FilterCondition[] {
  return isGiven(isWanted) ? [isWanted ? indexed(index, present) : indexed(index, missing, true)] : [];
}
