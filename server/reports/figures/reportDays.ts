import sql, { type Sql } from "sql-template-tag";

import type { Engine } from "../../platform/database/Database.js";
import { localDay } from "../../platform/database/days/localDay.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { instantOf, nextDay } from "../../platform/time/libraryClock.js";

/** Days of the library, both included, and whose clock they are by. */
export interface ReportDays {
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}

/** One index range. */
export function spanOf({ timeZone, from, to }: ReportDays, column: Sql): Sql {
  const until = toSqlDateTime(instantOf(timeZone, nextDay(to)));
  return sql`${column} >= ${toSqlDateTime(instantOf(timeZone, from))} AND ${column} < ${until}`;
}

/** The day of an instant of these days. */
export function dayOf(engine: Engine, days: ReportDays, column: Sql): Sql {
  return localDay(engine, column, days.timeZone, days);
}
