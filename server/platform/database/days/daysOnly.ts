import sql, { join, type Sql } from "sql-template-tag";

import { dayIn, instantOf } from "../../time/libraryClock.js";
import { toSqlDateTime } from "../sqlDateTime.js";

interface Dated {
  readonly id: number;
  readonly at: Date | null;
}

/**
 * An SQL expression that gives, by the row's id, the beginning of the library's day of its instant: no time of day is
 * left.
 */
export function daysOnly(timeZone: string, rows: readonly Dated[]): Sql {
  const dated = rows.flatMap(({ id, at }) =>
    at === null ? [] : [{ id, day: instantOf(timeZone, dayIn(timeZone, at)) }],
  );
  if (dated.length === 0) return sql`NULL`;
  const cases = dated.map(({ id, day }) => sql`WHEN ${id} THEN ${toSqlDateTime(day)}`);
  return sql`CASE id ${join(cases, " ")} END`;
}
