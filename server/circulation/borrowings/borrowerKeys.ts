import { randomInt } from "node:crypto";

import sql, { join } from "sql-template-tag";

import { notNull } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { instantOf, nextDay } from "../../platform/time/libraryClock.js";
import { schoolYearOf } from "../../platform/time/schoolYear.js";
import { borrowingTable } from "./Borrowing.entity.js";

const keyColumn = { key: notNull(borrowingTable.borrowerKey) };

/** The lowest number that an integer column takes. */
const LOWEST = -2_147_483_648;

/** A school year as instants, the end excluded. */
export function schoolYearSpan(timeZone: string, day: string): { readonly from: Date; readonly until: Date } {
  const { from, to } = schoolYearOf(day);
  return { from: instantOf(timeZone, from), until: instantOf(timeZone, nextDay(to)) };
}

/**
 * The key under which reports count this student's loans of the school year, if some of them are forgotten already: a
 * new loan gets it too, so that they still count one person. Null for almost everybody.
 */
export async function borrowerKeyOf(
  reader: Reader,
  studentId: number,
  { timeZone, today }: { readonly timeZone: string; readonly today: string },
): Promise<number | null> {
  const { from, until } = schoolYearSpan(timeZone, today);
  const [found] = await reader.select(
    keyColumn,
    sql`FROM borrowings WHERE student_id = ${studentId} AND borrower_key IS NOT NULL
      AND borrowed_at >= ${toSqlDateTime(from)} AND borrowed_at < ${toSqlDateTime(until)} LIMIT 1`,
  );
  return found?.key ?? null;
}

/** Random numbers that no loan has: they say nothing of whose they are, not even in which order. */
export async function newBorrowerKeys(reader: Reader, count: number): Promise<number[]> {
  const keys = new Set<number>();
  while (keys.size < count) {
    const tried = new Set(Array.from({ length: count - keys.size }, () => -randomInt(1, -LOWEST)));
    const taken = await reader.select(keyColumn, sql`FROM borrowings WHERE borrower_key IN (${join([...tried])})`);
    taken.forEach(({ key }) => tried.delete(key));
    tried.forEach((key) => keys.add(key));
  }
  return [...keys];
}
