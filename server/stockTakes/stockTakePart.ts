import sql, { join, type Sql } from "sql-template-tag";

import { classificationSortKey } from "../authorities/names/classificationSortKey.js";
import { bookTable } from "../books/Book.entity.js";
import { copyCategory } from "../books/copies/copyCategory.js";
import { copyPrice } from "../books/copies/copyPrice.js";
import { copyTable } from "../books/copies/Copy.entity.js";
import { type Expression, nullable, type RowOf, text, typedAs } from "../platform/database/columns.js";
import { borrowingTable } from "../circulation/borrowings/Borrowing.entity.js";
import { forcedJoin } from "../books/query/bookIndexes.js";
import type { Reader } from "../platform/database/Database.js";
import type { StockTake } from "./StockTake.entity.js";
import type { RecordedStatus } from "./StockTakeItem.entity.js";

export type Part = Pick<StockTake, "locationId" | "categoryId" | "classFrom" | "classTo">;

/** Behind every letter: 899.2 belongs to what ends with 899. */
const BEHIND_ALL = "\u{10FFFF}";

/** The condition on `copies`, `books` and `classifications`. */
export function partCondition({ locationId, categoryId, classFrom, classTo }: Part): Sql {
  return join(
    [
      sql`copies.listed = 1 AND books.listed = 1`,
      ...(locationId === null ? [] : [sql`COALESCE(copies.location_id, books.location_id) = ${locationId}`]),
      ...(categoryId === null ? [] : [sql`${copyCategory} = ${categoryId}`]),
      ...(classFrom === null ? [] : [sql`classifications.sort_key >= ${classificationSortKey(classFrom)}`]),
      ...(classTo === null ? [] : [sql`classifications.sort_key <= ${classificationSortKey(classTo) + BEHIND_ALL}`]),
    ],
    " AND ",
  );
}

/**
 * A copy is lent by the open loan and kept by the reservation, as everywhere. The copies first: left to themselves
 * SQLite would begin with all books for each thousand copies, and MariaDB with all books of some years.
 */
export function recordedCopies({ engine }: Reader): Sql {
  return sql`copies ${forcedJoin(engine)} books ON books.id = copies.book_id
    LEFT JOIN classifications ON classifications.id = books.classification_id
    LEFT JOIN borrowings ON borrowings.open_copy_id = copies.id
    LEFT JOIN reservations ON reservations.kept_copy_id = copies.id`;
}

const callNumber = sql`COALESCE(copies.call_number, books.call_number)`;
const status = sql`CASE WHEN borrowings.id IS NOT NULL THEN 'on_loan' WHEN reservations.id IS NOT NULL THEN 'kept'
  ELSE copies.status END`;

// A cast: what the statement makes of the status that is stored.
const recordedStatus = text(status) as Expression<RecordedStatus>;

export const recordedColumns = {
  copyId: copyTable.id,
  code: copyTable.itemCode,
  title: bookTable.title,
  callNumber: typedAs(copyTable.callNumber, callNumber),
  // A copy without a class stands behind all others.
  shelfKey: text(
    sql`SUBSTR(CONCAT(COALESCE(classifications.sort_key, '~~'), ' ', COALESCE(${callNumber}, '')), 1, 190)`,
  ),
  locationId: typedAs(copyTable.locationId, sql`COALESCE(copies.location_id, books.location_id)`),
  mainClass: text(sql`CASE WHEN classifications.sort_key LIKE '299~%' THEN '2X'
    WHEN SUBSTR(classifications.sort_key, 1, 1) BETWEEN '0' AND '9' THEN SUBSTR(classifications.sort_key, 1, 1)
    ELSE '' END`),
  price: typedAs(copyTable.price, copyPrice),
  status: recordedStatus,
  copyUpdatedAt: copyTable.updatedAt,
};

/** With since when it is lent, for a scan that comes late. */
export const scannedColumns = { ...recordedColumns, borrowedAt: nullable(borrowingTable.borrowedAt) };
export type ScannedCopy = RowOf<typeof scannedColumns>;

/** Whether a copy of this status should stand on its shelf, or be kept at the desk. */
export const EXPECTED_STATUSES: readonly RecordedStatus[] = ["available", "reference_only", "kept"];
export const isExpected = sql`(CASE WHEN ${status} IN (${join([...EXPECTED_STATUSES])}) THEN 1 ELSE 0 END)`;
export const firstOutcome = sql`(CASE WHEN ${status} IN (${join([...EXPECTED_STATUSES])}) THEN 'missing' ELSE 'away' END)`;

const CLASS_NAMES: Readonly<Record<string, string>> = { "2X": "2X", "": "Tanpa kelas" };

/** `800`, `2X`, `Tanpa kelas`. */
export function className(mainClass: string): string {
  return CLASS_NAMES[mainClass] ?? `${mainClass}00`;
}

/** Which part it is, in words. */
export function describePart(take: Pick<StockTake, "location" | "category" | "classFrom" | "classTo">): string {
  const { location, category, classFrom, classTo } = take;
  const classes = classFrom !== null && classTo !== null ? `Kelas ${classFrom}–${classTo}` : null;
  const parts = [
    location,
    category === null ? null : `Kategori ${category}`,
    classes ??
      (classFrom === null ? null : `Kelas mulai ${classFrom}`) ??
      (classTo === null ? null : `Kelas sampai ${classTo}`),
  ].filter((part) => part !== null);
  return parts.length === 0 ? "Seluruh koleksi" : parts.join(" · ");
}
