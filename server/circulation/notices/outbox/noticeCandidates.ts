import sql, { join, type Sql } from "sql-template-tag";

import { pick } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { toSqlDateTime } from "../../../platform/database/sqlDateTime.js";
import { addDays, DAY_MS, instantOf } from "../../../platform/time/libraryClock.js";
import { FINE_DAYS } from "../../../settings/lendingFigures.js";
import type { LoanNoticeKind } from "../../../settings/noticeKinds.js";
import { borrowingTable } from "../../borrowings/Borrowing.entity.js";
import { isOpenLoan } from "../../borrowings/borrowingReads.js";
import type { LendingDay } from "../../policy/lendingDay.js";
import { reservationTable } from "../../reservations/Reservation.entity.js";
import { studentTable } from "../../../students/Student.entity.js";
import { noticeTable } from "../Notice.entity.js";
import { type DueRange, dueSoonRange, overdueRanges } from "./noticeDays.js";

/** A notice that is due and was not made yet. */
export interface Candidate {
  readonly kind: LoanNoticeKind;
  readonly stage: number;
  readonly studentId: number;
  readonly borrowingId: number | null;
  readonly reservationId: number | null;
  readonly dueAt: string;
}

/** Longer than an act can be undone: what is taken back at once nobody is told. */
const AFTER_ACT_MS = 120_000;
/** Older events, from while the server or these notices were off, are no longer notified. */
const TOLD_WITHIN_DAYS = 7;
/** Candidates of each kind at a time; the rest comes with the next batch. */
export const BATCH = 200;

type Round = Pick<LendingDay, "calendar" | "today" | "now"> & {
  readonly timeZone: string;
  readonly batch: number;
};

/** By ranges of indexes, so that it costs what is to be told and not what the library holds. */
export async function readCandidates(
  reader: Reader,
  kinds: readonly LoanNoticeKind[],
  round: Round,
): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const kind of kinds) {
    found.push(...(await FINDERS[kind](reader, round)));
  }
  return found;
}

type Finder = (reader: Reader, round: Round) => Promise<readonly Candidate[]>;

const FINDERS: Readonly<Record<LoanNoticeKind, Finder>> = {
  due_soon: (reader, round) => {
    const { calendar, today, timeZone } = round;
    // Who has borrowed it today has just been told the date.
    const before = sql`borrowings.borrowed_at < ${toSqlDateTime(instantOf(timeZone, today))}`;
    return findLoans(reader, round, "due_soon", 0, sql`${isDueWithin(dueSoonRange(calendar, today))} AND ${before}`);
  },
  overdue: async (reader, round) => {
    const { calendar, today } = round;
    const found: Candidate[] = [];
    for (const fineDays of FINE_DAYS) {
      for (const { stage, ...range } of overdueRanges(fineDays, calendar, today)) {
        const where = sql`${isDueWithin(range)} AND borrowings.policy_fine_days = ${fineDays}`;
        found.push(...(await findLoans(reader, round, "overdue", stage, where)));
      }
    }
    return found;
  },
  lost: (reader, round) =>
    findLoans(reader, round, "lost", 0, sql`${isLost} AND ${happened(lostAt, round.now)}`, lostAt),
  ready: (reader, round) =>
    findReservations(
      reader,
      round,
      "ready",
      sql`reservations.status = 'ready' AND reservations.kept_until >= ${round.today}
        AND reservations.ready_at <= ${toSqlDateTime(new Date(round.now.getTime() - AFTER_ACT_MS))}`,
    ),
  expired: (reader, round) =>
    findReservations(
      reader,
      round,
      "expired",
      sql`reservations.status = 'expired' AND reservations.kept_until >= ${addDays(round.today, -TOLD_WITHIN_DAYS)}
        AND ${happened(sql`reservations.ended_at`, round.now)}`,
    ),
};

const lostAt = sql`borrowings.lost_at`;
/** Put so that SQLite goes by the day of the loss, of which there are few, and not by all that is not back. */
const isLost = sql`borrowings.lost = 1 AND NOT (borrowings.returned_at IS NOT NULL)`;

/** The index of due dates begins with `returned_at`. */
function isDueWithin({ after, until }: DueRange): Sql {
  const open = sql`${isOpenLoan} AND borrowings.returned_at IS NULL AND borrowings.due_at <= ${until}`;
  return after === null ? open : sql`${open} AND borrowings.due_at > ${after}`;
}

function happened(at: Sql, now: Date): Sql {
  const earliest = new Date(now.getTime() - TOLD_WITHIN_DAYS * DAY_MS);
  const latest = new Date(now.getTime() - AFTER_ACT_MS);
  return sql`${at} >= ${toSqlDateTime(earliest)} AND ${at} <= ${toSqlDateTime(latest)}`;
}

const hasAddress = sql`students.email IS NOT NULL AND students.email <> ''`;

async function findLoans(
  reader: Reader,
  { batch }: Round,
  kind: LoanNoticeKind,
  stage: number,
  where: Sql,
  order = sql`borrowings.due_at`,
): Promise<Candidate[]> {
  const rows = await reader.select(
    { ...pick(borrowingTable, "id", "dueAt"), studentId: studentTable.id },
    sql`FROM borrowings JOIN students ON students.id = borrowings.student_id
      WHERE ${where} AND ${hasAddress} AND NOT EXISTS (SELECT 1 FROM notices
        WHERE notices.borrowing_id = borrowings.id AND notices.kind = ${kind} AND notices.due_at = borrowings.due_at
          AND notices.stage = ${stage})
      ORDER BY ${order}, borrowings.id LIMIT ${batch}`,
  );
  return rows.map(({ id, studentId, dueAt }) => ({
    kind,
    stage,
    studentId,
    borrowingId: id,
    reservationId: null,
    dueAt,
  }));
}

async function findReservations(
  reader: Reader,
  { batch }: Round,
  kind: LoanNoticeKind,
  where: Sql,
): Promise<Candidate[]> {
  const rows = await reader.select(
    { ...pick(reservationTable, "id", "keptUntil"), studentId: studentTable.id },
    sql`FROM reservations JOIN students ON students.id = reservations.student_id
      WHERE ${where} AND ${hasAddress} AND NOT EXISTS (SELECT 1 FROM notices
        WHERE notices.reservation_id = reservations.id AND notices.kind = ${kind}
          AND notices.due_at = reservations.kept_until)
      ORDER BY reservations.kept_until, reservations.id LIMIT ${batch}`,
  );
  return rows.flatMap(({ id, studentId, keptUntil }) =>
    keptUntil === null ? [] : [{ kind, stage: 0, studentId, borrowingId: null, reservationId: id, dueAt: keptUntil }],
  );
}

const keyOf = ({ kind, stage, borrowingId, reservationId, dueAt }: Omit<Candidate, "studentId">) =>
  JSON.stringify([kind, stage, borrowingId, reservationId, dueAt]);

/** Those of which nobody else has made a notice since they were found. */
export async function withoutNotified(reader: Reader, candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
  const ids = (key: "borrowingId" | "reservationId") => [0, ...candidates.flatMap((one) => one[key] ?? [])];
  const noticed = await reader.select(
    pick(noticeTable, "kind", "stage", "borrowingId", "reservationId", "dueAt"),
    sql`FROM notices WHERE borrowing_id IN (${join(ids("borrowingId"))})
      OR reservation_id IN (${join(ids("reservationId"))})`,
  );
  const keys = new Set(noticed.map(keyOf));
  return candidates.filter((candidate) => !keys.has(keyOf(candidate)));
}
