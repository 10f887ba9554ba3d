import sql, { type Sql } from "sql-template-tag";

import { emptyValues, type InsertOf, pick } from "../platform/database/columns.js";
import { adjustCounters } from "../platform/database/counters/counters.js";
import type { Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { foldKey } from "../../common/fold.js";
import { type Visit, visitTable } from "./Visit.entity.js";
import type { VisitsCounter } from "./statistics/visitsCounter.js";

/** The visitor, with the key by which a repeated visit is recognised. */
export type VisitorRecord = Omit<InsertOf<Visit>, "id" | "visitedAt">;

/** One person of whom nothing is said. */
export const NO_VISITOR = { ...emptyValues(visitTable), peopleCount: 1 };

/** A guest, who is recognised by name and institution. */
export function guestValues(visitorName: string, institution: string | null) {
  const visitorKey = `${foldKey(visitorName, 90)}|${foldKey(institution ?? "", 90)}`;
  return { visitorName, institution, visitorKey };
}

/** Somebody whose number is no student's: the desk sees it in the list, and corrects or voids it. */
export function unknownNumberValues(nis: string) {
  return guestValues(`Nomor ${nis}`, "Tidak dikenal");
}

/** A class that comes as one. */
export function classValues(className: string) {
  return { visitorName: `Kelas ${className}`, visitorKey: foldKey(className), className };
}

interface VisitWindow {
  readonly now: Date;
  /** A visitor who was counted since then is not counted again. */
  readonly since: Date;
  readonly counter: VisitsCounter;
  /** Whether a repeated visit moves the version of the data as a counted one does, so that nobody tells them apart. */
  readonly hidesRepeats: boolean;
}

/**
 * Records the visit unless the same visitor was counted recently, and adds to that one the purpose that it lacks.
 * Returns whether it was counted. The write holds the locks of the month's counter and of the one an hour ago.
 */
export async function insertVisitOnce(
  tx: Transaction,
  visitor: VisitorRecord,
  { now, since, counter, hidesRepeats }: VisitWindow,
): Promise<boolean> {
  const recent = sql`${sameVisitorCondition(visitor)} AND visited_at > ${toSqlDateTime(since)}`;
  const [recentVisit] = await tx.select(pick(visitTable, "id", "purpose"), sql`FROM visits WHERE ${recent} LIMIT 1`);
  if (recentVisit) {
    // The door asks for the purpose once somebody is greeted.
    const addsPurpose = recentVisit.purpose === null && visitor.purpose !== null;
    if (addsPurpose) {
      await tx.run(sql`UPDATE visits SET purpose = ${visitor.purpose} WHERE id = ${recentVisit.id}`);
    }
    if (addsPurpose || hidesRepeats) {
      await adjustCounters(tx, { changes: 1 });
    }
    return false;
  }
  await tx.insert(visitTable, [{ ...visitor, visitedAt: now }]);
  await adjustCounters(tx, { [counter]: visitor.peopleCount, changes: 1 });
  return true;
}

function sameVisitorCondition({ kind, studentId, visitorKey }: VisitorRecord): Sql {
  return kind === "student" ? sql`student_id = ${studentId}` : sql`kind = ${kind} AND visitor_key = ${visitorKey}`;
}

/**
 * Deletes a visit and what it counts. Returns how many people that were, null where it is gone already. The write holds
 * the lock of its month's counter.
 */
export async function deleteVisit(tx: Transaction, id: number, counter: VisitsCounter): Promise<number | null> {
  const [found] = await tx.select(pick(visitTable, "peopleCount"), sql`FROM visits WHERE id = ${id} ${forUpdate(tx)}`);
  if (!found) {
    return null;
  }
  await tx.run(sql`DELETE FROM visits WHERE id = ${id}`);
  await adjustCounters(tx, { [counter]: -found.peopleCount });
  return found.peopleCount;
}
