import sql from "sql-template-tag";

import { pick } from "../../platform/database/columns.js";
import { adjustCounters } from "../../platform/database/counters/counters.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { required } from "../../platform/required.js";
import { studentTable } from "../../students/Student.entity.js";
import { isSuspendedOn } from "../rules/checks.js";
import type { ActChanges, ActJournal, Suspension, SuspensionStatus } from "./ActJournal.js";
import { deskActTable } from "./DeskAct.entity.js";

/**
 * The suspensions that acts have brought. The latest end counts; each act remembers what it alone deserves,
 * so that the others stay in force when one of them is undone or turns out to deserve less.
 */

interface OfLoan {
  readonly studentId: number;
  readonly borrowingId: number;
}

interface ActWriter {
  readonly tx: Transaction;
  readonly journal: ActJournal;
}

/**
 * Suspends the student until this day, or the later one until which they are suspended already. Returns until when;
 * null for one who has left, or is suspended until somebody lifts it.
 */
export async function suspendStudent({ tx, journal }: ActWriter, of: OfLoan, until: string): Promise<string | null> {
  const before = await lockStatus(tx, of.studentId);
  if (!before || (before.status === "suspended" && before.suspendedUntil === null)) return null;
  const after = laterOf(before, until);
  await writeStatus(tx, of.studentId, before, after);
  journal.suspended({ ...of, until, before, after });
  return after.suspendedUntil;
}

/**
 * The return of this loan was earlier than recorded, and so deserves less. Returns the student's status; null where
 * it has suspended nobody, or somebody has changed the student since.
 */
export async function shortenSuspension(
  { tx, journal }: ActWriter,
  { studentId, borrowingId }: OfLoan,
  { recordedAt, until }: { readonly recordedAt: Date; readonly until: string | null },
): Promise<SuspensionStatus | null> {
  const links = await readLinks(tx, studentId, sql`made_at >= ${toSqlDateTime(recordedAt)}`);
  const first = links.findLastIndex(
    ({ kind, suspension }) => suspension.borrowingId === borrowingId && kind !== "renew",
  );
  const link = links[first];
  if (!link) return null;
  const status = await replay(tx, studentId, links.slice(first), until);
  if (status) journal.shortened({ studentId, borrowingId, actId: link.actId, until: link.suspension.until });
  return status;
}

/** Ends an act's suspensions and restores those that it shortened. False where somebody has changed the student. */
export async function undoSuspensions(tx: Transaction, actId: number, changes: ActChanges): Promise<boolean> {
  const own = (changes.suspensions ?? []).map(({ studentId, borrowingId }) => ({
    studentId,
    borrowingId,
    actId,
    until: null,
  }));
  for (const { studentId, borrowingId, actId: since, until } of [...own, ...(changes.shortened ?? [])]) {
    const links = await readLinks(tx, studentId, sql`id >= ${since}`);
    const first = links.findIndex(
      ({ actId: id, suspension }) => id === since && suspension.borrowingId === borrowingId,
    );
    if (first < 0 || !(await replay(tx, studentId, links.slice(first), until))) return false;
  }
  return true;
}

interface Link {
  readonly actId: number;
  readonly kind: string;
  readonly suspension: Suspension;
}

/** The student's suspensions by these acts, the first one first, without what was undone. */
async function readLinks(tx: Transaction, studentId: number, acts: ReturnType<typeof sql>): Promise<Link[]> {
  const rows = await tx.select(
    pick(deskActTable, "id", "kind", "undo"),
    sql`FROM desk_acts WHERE ${acts} AND undone_at IS NULL
      AND ${deskActTable.undo} LIKE ${'%"suspensions":[{%'} ORDER BY id`,
  );
  return rows.flatMap(({ id, kind, undo }) =>
    (undo?.suspensions ?? [])
      .filter((suspension) => suspension.studentId === studentId)
      .map((suspension) => ({ actId: id, kind, suspension })),
  );
}

/**
 * Goes through these suspensions again as if the first had deserved `until`. Returns the student's status after them;
 * null where somebody else has changed the student in between or since.
 */
async function replay(
  tx: Transaction,
  studentId: number,
  links: readonly Link[],
  until: string | null,
): Promise<SuspensionStatus | null> {
  const current = await lockStatus(tx, studentId);
  const isUntouched = links.every(({ suspension: { after } }, place) =>
    isSame(after, links[place + 1]?.suspension.before ?? current),
  );
  const [first] = links;
  if (!current || !first || !isUntouched) return null;
  let status = first.suspension.before;
  for (const [place, { actId, suspension }] of links.entries()) {
    const before = status;
    const deserved = place === 0 ? until : suspension.until;
    status = laterOf(before, deserved);
    await rewrite(tx, actId, { ...suspension, until: deserved, before, after: status });
  }
  await writeStatus(tx, studentId, current, status);
  return status;
}

async function rewrite(tx: Transaction, actId: number, suspension: Suspension): Promise<void> {
  const [act] = await tx.select(pick(deskActTable, "undo"), sql`FROM desk_acts WHERE id = ${actId}`);
  const changes = required(act?.undo, "what an act has changed");
  const suspensions = changes.suspensions?.map((one) =>
    one.studentId === suspension.studentId && one.borrowingId === suspension.borrowingId ? suspension : one,
  );
  await tx.update(deskActTable, { undo: { ...changes, suspensions } }, sql`id = ${actId}`);
}

/** Nothing for a student who has left: they are not suspended. */
async function lockStatus(tx: Transaction, studentId: number): Promise<SuspensionStatus | undefined> {
  const [student] = await tx.select(
    pick(studentTable, "status", "suspendedUntil"),
    sql`FROM students WHERE id = ${studentId} AND status IN ('active', 'suspended') ${forUpdate(tx)}`,
  );
  return student;
}

/** Ends no session, unlike a status that somebody gives: the undo of the act could not give it back (decision 55). */
async function writeStatus(
  tx: Transaction,
  studentId: number,
  before: SuspensionStatus,
  after: SuspensionStatus,
): Promise<void> {
  if (isSame(before, after)) return;
  await tx.update(studentTable, { status: after.status, suspendedUntil: after.suspendedUntil }, sql`id = ${studentId}`);
  const countOf = ({ status }: SuspensionStatus) => (status === "active" ? 1 : 0);
  await adjustCounters(tx, { students: countOf(after) - countOf(before) });
}

function laterOf(status: SuspensionStatus, until: string | null): SuspensionStatus {
  if (until === null || isSuspendedOn(status, until)) return status;
  return { status: "suspended", suspendedUntil: until };
}

function isSame(one: SuspensionStatus, other: SuspensionStatus | undefined): boolean {
  return one.status === other?.status && one.suspendedUntil === other.suspendedUntil;
}
