import sql, { type Sql } from "sql-template-tag";

import { sourceTable } from "../../../authorities/records/Source.entity.js";
import { copyPrice } from "../../../books/copies/copyPrice.js";
import { copyTable } from "../../../books/copies/Copy.entity.js";
import { undatedCopy } from "../../../books/query/collectionFilter.js";
import { integer, nullable, type RowOf, text } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { required } from "../../../platform/required.js";
import { dayOf, type ReportDays, spanOf } from "../reportDays.js";

/** The smallest are left out; a school has a handful. */
export const MOST_SOURCES = 50;

/** Copies that the library got in these days. */
export interface AcquisitionTotals {
  readonly titles: number;
  readonly copies: number;
  /** Whole rupiah by what each copy cost, or else its book; those without a price add nothing. */
  readonly value: number;
  /** Copies that neither have a price nor are of a book that has one: the value leaves them out. */
  readonly unpricedCopies: number;
}

export interface DatedAcquisitions extends AcquisitionTotals {
  /** Copies that an import brought without the day of their acquisition: they are in no year. */
  readonly undatedCopies: number;
}

export interface AcquisitionFigures extends DatedAcquisitions {
  /** Only months in which anything came. */
  readonly perMonth: readonly (RowOf<typeof monthColumns> & AcquisitionTotals)[];
  /** How they were acquired, the most copies first. */
  readonly perSource: readonly (RowOf<typeof sourceColumns> & AcquisitionTotals)[];
}

const totalColumns = {
  titles: integer(sql`COUNT(DISTINCT acquired.book_id)`),
  copies: integer(sql`COUNT(*)`),
  value: integer(sql`COALESCE(SUM(acquired.price), 0)`),
  unpricedCopies: integer(sql`COALESCE(SUM(CASE WHEN acquired.price IS NULL THEN 1 ELSE 0 END), 0)`),
};
const monthColumns = { month: text(sql`SUBSTR(acquired.day, 1, 7)`) };
const sourceColumns = { sourceName: nullable(sourceTable.name) };

/** By the day of acquisition; what somebody added at the desk without one came on that day. */
export function acquiredIn(reader: Reader, days: ReportDays): Sql {
  const listed = sql`copies.listed = 1 AND books.listed = 1`;
  return sql`(
    SELECT copies.book_id, ${copyPrice} AS price, copies.source_id, SUBSTR(copies.acquired_at, 1, 10) AS day
    FROM copies JOIN books ON books.id = copies.book_id
    WHERE copies.acquired_at >= ${days.from} AND copies.acquired_at <= ${days.to} AND ${listed}
    UNION ALL
    SELECT copies.book_id, ${copyPrice} AS price, copies.source_id,
      ${dayOf(reader.engine, days, copyTable.createdAt)} AS day
    FROM copies JOIN books ON books.id = copies.book_id
    WHERE copies.acquired_at IS NULL AND copies.import_id IS NULL AND ${spanOf(days, copyTable.createdAt)}
      AND ${listed}) acquired`;
}

export async function readAcquisitionTotals(reader: Reader, days: ReportDays): Promise<DatedAcquisitions> {
  const [totals] = await reader.select(totalColumns, sql`FROM ${acquiredIn(reader, days)}`);
  return {
    ...required(totals, "the sums of what came"),
    undatedCopies: await reader.count(
      sql`FROM copies JOIN books ON books.id = copies.book_id WHERE ${undatedCopy} AND books.listed = 1`,
    ),
  };
}

export async function readAcquisitions(reader: Reader, days: ReportDays): Promise<AcquisitionFigures> {
  const acquired = acquiredIn(reader, days);
  return {
    ...(await readAcquisitionTotals(reader, days)),
    perMonth: await reader.select(
      { ...monthColumns, ...totalColumns },
      sql`FROM ${acquired} GROUP BY SUBSTR(acquired.day, 1, 7) ORDER BY SUBSTR(acquired.day, 1, 7)`,
    ),
    perSource: await reader.select(
      { ...sourceColumns, ...totalColumns },
      sql`FROM ${acquired} LEFT JOIN sources ON sources.id = acquired.source_id
          GROUP BY sources.name ORDER BY COUNT(*) DESC, sources.name LIMIT ${MOST_SOURCES}`,
    ),
  };
}
