import sql, { join, type Sql } from "sql-template-tag";

import { required } from "../../required.js";
import type { Period } from "../../time/libraryCalendar.js";
import { integer } from "../columns.js";
import type { Reader } from "../Database.js";
import { toSqlDateTime } from "../sqlDateTime.js";

/** A period and its count. */
export interface PeriodPoint {
  readonly period: string;
  readonly count: number;
}

/** The sum of no rows is null. */
const countColumns = { place: integer(sql`place`), total: integer(sql`COALESCE(total, 0)`) };

/** One index range per period, between two instants, so that the database needs no time zone. */
export async function countByPeriod(
  reader: Reader,
  periods: readonly Period[],
  count: (from: string, until: string) => Sql,
): Promise<PeriodPoint[]> {
  if (periods.length === 0) {
    return [];
  }
  const counts = periods.map(
    ({ from, until }, place) =>
      sql`SELECT ${place} AS place, (${count(toSqlDateTime(from), toSqlDateTime(until))}) AS total`,
  );
  const rows = await reader.select(countColumns, sql`FROM (${join(counts, " UNION ALL ")}) counted`);
  const totals = new Map(rows.map(({ place, total }) => [place, total]));
  return periods.map(({ name }, place) => ({
    period: name,
    count: required(totals.get(place), "the count of a period"),
  }));
}
