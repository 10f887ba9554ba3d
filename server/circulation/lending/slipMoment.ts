import sql from "sql-template-tag";

import { DAY_MS, dayIn, instantOf } from "../../platform/time/libraryClock.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { type BorrowingRow, selectBorrowings } from "../borrowings/borrowingReads.js";

/**
 * The tools of a slip by which a copy was lent: where it came back at the desk that afternoon, it can only have been
 * lent after that, and not at noon.
 */
export async function lendingOfSlip(tools: ActTools, copyId: number): Promise<ActTools> {
  const { tx, day, slipDay } = tools;
  if (slipDay === null) return tools;
  // Clocks may change that day: what the next one has is not of it, whatever its length.
  const dayAfter = instantOf(day.timeZone, new Date(Date.parse(slipDay) + DAY_MS).toISOString().slice(0, 10));
  const [last] = await selectBorrowings(
    tx,
    sql`borrowings.copy_id = ${copyId} AND borrowings.student_id IS NOT NULL AND borrowings.open_copy_id IS NULL
      AND borrowings.returned_at > ${toSqlDateTime(day.now)} AND borrowings.returned_at < ${toSqlDateTime(dayAfter)}`,
    sql`borrowings.returned_at DESC, borrowings.id DESC`,
    1,
  );
  return last?.returnedAt ? at(tools, last.returnedAt) : tools;
}

/**
 * The tools of a slip by which a copy came back that nobody had at noon: where it was lent at the desk that afternoon,
 * it can only have come back after that. Null where it was not.
 */
export function returnOfSlip(tools: ActTools, lent: BorrowingRow | undefined): ActTools | null {
  const { day, slipDay } = tools;
  if (slipDay === null || !lent || dayIn(day.timeZone, lent.borrowedAt) !== slipDay) return null;
  return lent.borrowedAt > day.now ? at(tools, lent.borrowedAt) : null;
}

function at(tools: ActTools, now: Date): ActTools {
  return { ...tools, day: { ...tools.day, now } };
}
