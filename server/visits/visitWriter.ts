import sql, { type Sql } from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { adjustCounters, lockCounter } from "../platform/database/counters.js";
import type { VisitKind } from "./Visit.entity.js";
import type { VisitPurpose } from "./visitPurposes.js";

/** Who came, as a visit is written and known again. */
export interface VisitorRecord {
  readonly kind: VisitKind;
  readonly studentId: number | null;
  readonly visitorName: string | null;
  readonly visitorKey: string | null;
  readonly institution: string | null;
  readonly className: string | null;
  readonly peopleCount: number;
  readonly purpose: VisitPurpose | null;
}

interface VisitWindow {
  readonly now: Date;
  /** Whoever came since then is not counted again. */
  readonly since: Date;
  readonly counter: VisitsCounter;
  /** The month in which that time began: on the first of a month, the one before. */
  readonly previousCounter: VisitsCounter;
}

type VisitsCounter = `visits:${string}`;

/** Writes the visit unless the same visitor came a short while ago. Says whether it did. */
export async function insertVisitOnce(
  tx: Transaction,
  visitor: VisitorRecord,
  { now, since, counter, previousCounter }: VisitWindow,
): Promise<boolean> {
  await lockVisitCounters(tx, previousCounter, counter);
  const [recentVisit] = await tx.rows<{ id: number }>(
    sql`SELECT id FROM visits WHERE ${sameVisitorCondition(visitor)} AND visited_at > ${toSqlDateTime(since)} LIMIT 1`,
  );
  if (recentVisit) {
    return false;
  }
  const { kind, studentId, visitorName, visitorKey, institution, className, peopleCount, purpose } = visitor;
  await tx.run(
    sql`INSERT INTO visits (kind, student_id, visitor_name, visitor_key, institution, class_name, purpose, people_count, visited_at)
        VALUES (${kind}, ${studentId}, ${visitorName}, ${visitorKey}, ${institution}, ${className}, ${purpose}, ${peopleCount}, ${toSqlDateTime(now)})`,
  );
  await adjustCounters(tx, { [counter]: peopleCount, changes: 1 });
  return true;
}

function sameVisitorCondition({ kind, studentId, visitorKey }: VisitorRecord): Sql {
  return kind === "student" ? sql`student_id = ${studentId}` : sql`kind = ${kind} AND visitor_key = ${visitorKey}`;
}

/**
 * One visit at a time, so that of two scans of one card the second finds the first. Guests have no row that could be locked; the
 * month's counter is one that every visit moves anyway. Of two scans around midnight each may have a month of its own, so that the
 * month of an hour ago is waited for, too, and always first. On SQLite all writes stand in line already.
 */
async function lockVisitCounters(tx: Transaction, previous: VisitsCounter, counter: VisitsCounter): Promise<void> {
  for (const month of new Set([previous, counter])) {
    await lockCounter(tx, month);
  }
}
