import sql, { type Sql } from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { adjustCounters } from "../platform/database/counters.js";
import type { VisitKind } from "./Visit.entity.js";
import type { VisitPurpose } from "./visitPurposes.js";

/** The visitor, with the key by which a repeated visit is recognised. */
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
  /** A visitor who was counted since then is not counted again. */
  readonly since: Date;
  readonly counter: VisitsCounter;
}

type VisitsCounter = `visits:${string}`;

/**
 * Records the visit unless the same visitor was counted recently. Returns whether it was counted. The write holds the
 * locks of the month's counter and of the one an hour ago.
 */
export async function insertVisitOnce(
  tx: Transaction,
  visitor: VisitorRecord,
  { now, since, counter }: VisitWindow,
): Promise<boolean> {
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
