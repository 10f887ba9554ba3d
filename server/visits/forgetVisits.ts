import sql, { join, type Sql } from "sql-template-tag";

import { forgetPeople } from "../audit/forgetPeople.js";
import { pick } from "../platform/database/columns.js";
import type { Reader, Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { type Visit, visitTable } from "./Visit.entity.js";

export function isForgettableVisit(before: Date): Sql {
  return sql`visits.visited_at < ${toSqlDateTime(before)}`;
}

/** Guests' visits that still say who came. */
export function isForgettableGuest(before: Date): Sql {
  return sql`visits.kind = 'guest' AND visits.visitor_name IS NOT NULL AND ${isForgettableVisit(before)}`;
}

/** Some of them in the order of their visits, so that the next look begins where this one ends. */
export function readForgettableGuests(
  reader: Reader,
  { from, before, limit }: { readonly from: Date; readonly before: Date; readonly limit: number },
): Promise<Pick<Visit, "id" | "visitedAt">[]> {
  return reader.select(
    pick(visitTable, "id", "visitedAt"),
    sql`FROM visits WHERE ${isForgettableGuest(before)} AND visits.visited_at >= ${toSqlDateTime(from)}
      ORDER BY visits.visited_at LIMIT ${limit}`,
  );
}

/** Takes the names from these visits of guests, who keep where they came from and what for. Returns how many. */
export async function forgetGuests(
  tx: Transaction,
  { ids, timeZone }: { readonly ids: readonly number[]; readonly timeZone: string },
): Promise<number> {
  await tx.update(visitTable, { visitorName: null, visitorKey: null }, sql`id IN (${join([...ids])})`);
  await forgetPeople(tx, "visit", { ids, timeZone });
  return ids.length;
}

interface ForgottenVisits {
  readonly studentIds: readonly number[];
  readonly before: Date;
  readonly limit: number;
  readonly timeZone: string;
}

/**
 * Takes their students from old visits, which keep class, kind and gender. Returns how many; at the limit there may be
 * more.
 */
export async function forgetVisits(
  tx: Transaction,
  { studentIds, before, limit, timeZone }: ForgottenVisits,
): Promise<number> {
  const rows = await tx.select(
    pick(visitTable, "id"),
    sql`FROM visits WHERE visits.student_id IN (${join([...studentIds])}) AND ${isForgettableVisit(before)}
      ORDER BY visits.student_id, visits.visited_at LIMIT ${limit} ${forUpdate(tx)}`,
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  // The student last: MySQL assigns from left to right, and the others are read by it.
  await tx.run(
    sql`UPDATE visits SET member_kind_id = (SELECT member_kind_id FROM students WHERE students.id = visits.student_id),
        gender = (SELECT gender FROM students WHERE students.id = visits.student_id), student_id = NULL
        WHERE id IN (${join(ids)})`,
  );
  await forgetPeople(tx, "visit", { ids, timeZone });
  return rows.length;
}
