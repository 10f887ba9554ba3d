import sql, { type Sql } from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { toStored } from "../platform/database/instant.js";
import { adjustCounters, waitForTurn } from "../platform/database/counters.js";
import type { VisitKind } from "./Visit.entity.js";
import type { VisitPurpose } from "./visitPurposes.js";

/** Who came, as a visit is written and known again. */
export interface Visitor {
  readonly kind: VisitKind;
  readonly studentId: number | null;
  readonly visitorName: string | null;
  readonly visitorKey: string | null;
  readonly institution: string | null;
  readonly className: string | null;
  readonly peopleCount: number;
  readonly purpose: VisitPurpose | null;
}

interface Moment {
  readonly now: Date;
  /** Whoever came since then is not counted again. */
  readonly since: Date;
  readonly counter: VisitsCounter;
  /** The month in which that time began: on the first of a month, the one before. */
  readonly counterSince: VisitsCounter;
}

type VisitsCounter = `visits:${string}`;

/** Writes the visit unless the same visitor came a short while ago. Says whether it did. */
export async function countVisit(
  tx: Transaction,
  visitor: Visitor,
  { now, since, counter, counterSince }: Moment,
): Promise<boolean> {
  await takeTurn(tx, counterSince, counter);
  const [recent] = await tx.rows<{ id: number }>(
    sql`SELECT id FROM visits WHERE ${sameAs(visitor)} AND visited_at > ${toStored(since)} LIMIT 1`,
  );
  if (recent) {
    return false;
  }
  const { kind, studentId, visitorName, visitorKey, institution, className, peopleCount, purpose } = visitor;
  await tx.run(
    sql`INSERT INTO visits (kind, student_id, visitor_name, visitor_key, institution, class_name, purpose, people_count, visited_at)
        VALUES (${kind}, ${studentId}, ${visitorName}, ${visitorKey}, ${institution}, ${className}, ${purpose}, ${peopleCount}, ${toStored(now)})`,
  );
  await adjustCounters(tx, { [counter]: peopleCount, changes: 1 });
  return true;
}

function sameAs({ kind, studentId, visitorKey }: Visitor): Sql {
  return kind === "student" ? sql`student_id = ${studentId}` : sql`kind = ${kind} AND visitor_key = ${visitorKey}`;
}

/**
 * One visit at a time, so that of two scans of one card the second finds the first. Guests have no row that could be locked; the
 * month's counter is one that every visit moves anyway. Of two scans around midnight each may have a month of its own, so that the
 * month of an hour ago is waited for, too, and always first. On SQLite all writes stand in line already.
 */
async function takeTurn(tx: Transaction, before: VisitsCounter, counter: VisitsCounter): Promise<void> {
  for (const month of new Set([before, counter])) {
    await waitForTurn(tx, month);
  }
}
