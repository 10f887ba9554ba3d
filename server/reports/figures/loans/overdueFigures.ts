import sql, { type Sql } from "sql-template-tag";

import { isOverdue, latestOverdueDueDate } from "../../../circulation/borrowings/borrowingFilter.js";
import type { OpenCalendar } from "../../../circulation/rules/OpenCalendar.js";
import type { Reader } from "../../../platform/database/Database.js";
import { toSqlDateTime } from "../../../platform/database/sqlDateTime.js";
import { instantOf, nextDay } from "../../../platform/time/libraryClock.js";

/** How many loans were overdue at the end of a day, by the due dates that they have now. */
export async function countOverdueOn(
  reader: Reader,
  { timeZone, day, calendar }: { readonly timeZone: string; readonly day: string; readonly calendar: OpenCalendar },
): Promise<number> {
  const latest = latestOverdueDueDate({ calendar, today: day });
  if (latest === null) return 0;
  const end = toSqlDateTime(instantOf(timeZone, nextDay(day)));
  // Written with NOT, so that SQLite does not use the index of loan dates, which nearly all loans match.
  const wasOut: Sql = sql`NOT borrowings.borrowed_at >= ${end} AND (borrowings.lost = 0 OR borrowings.lost_at >= ${end})
    AND ${isOverdue({ calendar, today: day })}`;
  const stillOut = await reader.count(sql`FROM borrowings WHERE borrowings.returned_at IS NULL AND ${wasOut}`);
  // Nearly all loans of an old year came back since: the index of due dates finds the few that were overdue then.
  const backLater = await reader.count(
    sql`FROM (SELECT id FROM borrowings returned WHERE returned.returned_at >= ${end} AND returned.due_at <= ${latest})
          candidates JOIN borrowings ON borrowings.id = candidates.id + 0 WHERE ${wasOut}`,
  );
  return stillOut + backLater;
}
