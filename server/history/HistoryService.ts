import sql, { type Sql } from "sql-template-tag";
import { z } from "zod";

import { auditEntryTable } from "../audit/AuditEntry.entity.js";
import { forgetEntries, strayEntries } from "../audit/forgetPeople.js";
import { borrowingTable } from "../circulation/borrowings/Borrowing.entity.js";
import { classSetTable } from "../circulation/borrowings/ClassSet.entity.js";
import { circulationLock } from "../circulation/circulationLock.js";
import {
  forgetLoans,
  forgetReservations,
  forgetTeachers,
  isForgettableLoan,
  isForgettableReservation,
  isForgettableSet,
} from "../circulation/forgetting/forgetHistory.js";
import type { LibraryTime } from "../circulation/policy/lendingDay.js";
import { reservationTable } from "../circulation/reservations/Reservation.entity.js";
import { ConflictError, ForbiddenError } from "../errors.js";
import { integer, notNull, pick } from "../platform/database/columns.js";
import type { Database, Reader, Transaction } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { yieldToOtherWriters } from "../platform/database/yieldToOtherWriters.js";
import { required } from "../platform/required.js";
import { dayIn, instantOf } from "../platform/time/libraryClock.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { readSettings } from "../settings/settingsReads.js";
import { studentTable } from "../students/Student.entity.js";
import { assertCanRead, assertCanWrite, assertSignedIn, isStudent, system, type Viewer } from "../viewer.js";
import {
  forgetGuests,
  forgetVisits,
  isForgettableGuest,
  isForgettableVisit,
  readForgettableGuests,
} from "../visits/forgetVisits.js";
import { visitTable } from "../visits/Visit.entity.js";
import { settingSchemas } from "../settings/settingsInput.js";

const historyToForgetInput = z.strictObject({ afterMonths: settingSchemas.anonymiseAfterMonths.unwrap() });

/** Students whose history is gone through together. */
const STUDENTS_PER_LOOK = 200;
/** So few that the desk waits for none of these transactions. */
const RECORDS_PER_WRITE = 50;
/** A student's own records at once: few have more, and each transaction has an entry in the audit trail. */
const OWN_RECORDS_PER_WRITE = 100;
/** More than the time from one sweep to the next, and a server that stands still for a few days. */
const CLEARED_LATELY_MS = 14 * 86_400_000;

export interface ForgottenHistory {
  readonly borrowings: number;
  readonly reservations: number;
}

export interface HistoryToForget extends ForgottenHistory {
  /** Members' and guests'. */
  readonly visits: number;
  /** What ended before this day of the library's. */
  readonly before: string;
}

/** A sweep, and what it has forgotten so far. */
interface Run {
  readonly anonymiseAfterMonths: number;
  readonly forgotten: { borrowings: number; reservations: number; visits: number };
  /** The id of its entry in the audit trail; null before the first batch. */
  entryId: number | null;
}

/** How the library forgets who has read what. */
export class HistoryService {
  /** The library's day of the latest sweep. */
  private sweptOn: string | null = null;

  constructor(
    private readonly database: Database,
    private readonly time: LibraryTime,
  ) {}

  /** What would be forgotten now if the library chose so many months. @throws ValidationError */
  async toForget(viewer: Viewer, input: unknown): Promise<HistoryToForget> {
    assertCanRead(viewer, "settings");
    const { afterMonths } = parseInput(historyToForgetInput, input);
    const { day, instant } = this.monthsAgo(afterMonths);
    return this.database.read(async (reader) => ({ ...(await countForgettable(reader, instant)), before: day }));
  }

  /**
   * A student's own history: all returned loans without anything open, all reservations that have ended. What was
   * undone of theirs stands in the audit trail alone, which the next sweep goes through once for everybody.
   * @throws ConflictError where the library does not allow it; ForbiddenError for librarians, who have none.
   */
  async clearOwn(viewer: Viewer): Promise<ForgottenHistory> {
    assertSignedIn(viewer);
    if (!isStudent(viewer)) throw new ForbiddenError("Hanya anggota yang mempunyai riwayat peminjaman.");
    assertCanWrite(viewer);
    const { timeZone } = this.time;
    const endedBefore = this.time.now();
    const request = { studentIds: [viewer.studentId], endedBefore, limit: OWN_RECORDS_PER_WRITE, timeZone };
    const cleared = { borrowings: 0, reservations: 0 };
    for (;;) {
      const batch = await this.database.write({ viewer, locks: [circulationLock] }, async (tx) => {
        const { studentsMayClearHistory } = await readSettings(tx, "");
        if (!studentsMayClearHistory) {
          throw new ConflictError("Perpustakaan menyimpan riwayat peminjaman. Tanyakan kepada petugas jika perlu.");
        }
        const borrowings = await forgetLoans(tx, request);
        const reservations = await forgetReservations(tx, request);
        await forgetTeachers(tx, request);
        const result = { borrowings, reservations };
        const change = { action: "student.clearHistory", recordId: viewer.studentId, after: result } as const;
        // The sweep goes by these entries.
        const isRecorded =
          borrowings + reservations === 0 && (await hasCleared(tx, viewer.studentId, this.clearedSince()));
        return { result, audit: isRecorded ? [] : [change] };
      });
      cleared.borrowings += batch.borrowings;
      cleared.reservations += batch.reservations;
      await yieldToOtherWriters(this.database.engine);
      if (Math.max(batch.borrowings, batch.reservations) < OWN_RECORDS_PER_WRITE) break;
    }
    return cleared;
  }

  /** Once a day, soon after the library's midnight or the start. */
  async sweepDaily(): Promise<void> {
    const today = dayIn(this.time.timeZone, this.time.now());
    if (this.sweptOn === today) return;
    await this.sweep();
    await this.sweepCleared();
    this.sweptOn = today;
  }

  /** Forgets what the audit trail still says of undone acts of students who have cleared their history lately. */
  private async sweepCleared(): Promise<void> {
    const cleared = await this.database.read((reader) =>
      reader.select(
        { studentId: notNull(auditEntryTable.recordId) },
        sql`FROM audit_entries WHERE ${isClearing(this.clearedSince())}`,
      ),
    );
    if (cleared.length === 0) return;
    const studentIds = [...new Set(cleared.map(({ studentId }) => studentId))];
    for await (const entries of strayEntries(this.database, { studentIds })) {
      await this.write((tx) => forgetEntries(tx, entries, this.time.timeZone));
    }
  }

  /**
   * Forgets whose old loans, reservations and visits were, student by student in short transactions: after a kill the
   * next run goes on with what is left. Nothing where the library keeps its history.
   */
  async sweep(): Promise<void> {
    const { anonymiseAfterMonths } = await this.database.read((reader) => readSettings(reader, ""));
    if (anonymiseAfterMonths === null) return;
    const endedBefore = this.monthsAgo(anonymiseAfterMonths).instant;
    const { timeZone } = this.time;
    const run: Run = { anonymiseAfterMonths, forgotten: { borrowings: 0, reservations: 0, visits: 0 }, entryId: null };
    for (let last = 0; ;) {
      const students = await this.database.read((reader) =>
        reader.select(
          pick(studentTable, "id"),
          sql`FROM students WHERE id > ${last} ORDER BY id LIMIT ${STUDENTS_PER_LOOK}`,
        ),
      );
      const studentIds = students.map(({ id }) => id);
      const end = studentIds.at(-1);
      if (end === undefined) break;
      const due = await this.database.read((reader) => dueOf(reader, last, end, endedBefore));
      const request = { studentIds, endedBefore, before: endedBefore, limit: RECORDS_PER_WRITE, timeZone };
      if (due.borrowings) {
        await this.inBatches(() => this.counted(run, "borrowings", (tx) => forgetLoans(tx, request)));
      }
      // Only now, since a set loses its teacher with its last loan.
      if (await this.database.read((reader) => hasSets(reader, last, end, endedBefore))) {
        await this.inBatches(() => this.write((tx) => forgetTeachers(tx, request)));
      }
      if (due.reservations) {
        await this.inBatches(() => this.counted(run, "reservations", (tx) => forgetReservations(tx, request)));
      }
      if (due.visits) await this.inBatches(() => this.counted(run, "visits", (tx) => forgetVisits(tx, request)));
      last = end;
    }
    await this.sweepGuests(run, endedBefore);
    for await (const entries of strayEntries(this.database, { before: endedBefore })) {
      await this.write((tx) => forgetEntries(tx, entries, timeZone));
    }
  }

  private async sweepGuests(run: Run, before: Date): Promise<void> {
    for (let from = new Date(0); ;) {
      const guests = await this.database.read((reader) =>
        readForgettableGuests(reader, { from, before, limit: RECORDS_PER_WRITE }),
      );
      const newest = guests.at(-1);
      if (newest === undefined) return;
      const forgotten = { ids: guests.map(({ id }) => id), timeZone: this.time.timeZone };
      await this.counted(run, "visits", (tx) => forgetGuests(tx, forgotten));
      from = newest.visitedAt;
    }
  }

  private async inBatches(forget: () => Promise<number>): Promise<void> {
    while ((await forget()) === RECORDS_PER_WRITE);
  }

  /** The run has one entry, kept by each batch as it goes: what a killed run has forgotten stays told. */
  private async counted(
    run: Run,
    kind: keyof Run["forgotten"],
    forget: (tx: Transaction) => Promise<number>,
  ): Promise<number> {
    const { anonymiseAfterMonths, forgotten, entryId } = run;
    const isFirst = entryId === null;
    const count = await this.database.write({ viewer: system, locks: [circulationLock] }, async (tx) => {
      const result = await forget(tx);
      const after = { anonymiseAfterMonths, ...forgotten, [kind]: forgotten[kind] + result };
      if (result > 0 && !isFirst) await tx.update(auditEntryTable, { afterValues: after }, sql`id = ${entryId}`);
      const entry = { action: "history.forget", recordId: null, after } as const;
      return { result, audit: result > 0 && isFirst ? [entry] : [] };
    });
    forgotten[kind] += count;
    if (count > 0 && isFirst) run.entryId = await this.database.read(newestRun);
    await yieldToOtherWriters(this.database.engine);
    return count;
  }

  private async write<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const unaudited = "What named these is forgotten with them; the run's entry says how many those are.";
    const result = await this.database.write({ unaudited, locks: [circulationLock] }, work);
    await yieldToOtherWriters(this.database.engine);
    return result;
  }

  private clearedSince(): Date {
    return new Date(this.time.now().getTime() - CLEARED_LATELY_MS);
  }

  /** The beginning of the library's day so many months ago. */
  private monthsAgo(months: number): { readonly day: string; readonly instant: Date } {
    const [year = 0, month = 1, date = 1] = dayIn(this.time.timeZone, this.time.now()).split("-").map(Number);
    const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
    const ago = new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth)));
    const day = ago.toISOString().slice(0, 10);
    return { day, instant: instantOf(this.time.timeZone, day) };
  }
}

function isClearing(since: Date): Sql {
  return sql`created_at >= ${toSqlDateTime(since)} AND action = 'student.clearHistory'`;
}

function hasCleared(reader: Reader, studentId: number, since: Date): Promise<boolean> {
  return some(
    reader,
    sql`FROM audit_entries WHERE record_type = 'student' AND record_id = ${studentId} AND ${isClearing(since)}`,
  );
}

async function newestRun(reader: Reader): Promise<number> {
  const [newest] = await reader.select(
    { id: integer(sql`MAX(id)`) },
    sql`FROM audit_entries WHERE record_type = 'history' AND record_id IS NULL AND action = 'history.forget'`,
  );
  return required(newest, "the entry of the run").id;
}

async function countForgettable(reader: Reader, before: Date) {
  return {
    borrowings: await reader.count(
      sql`FROM borrowings WHERE borrowings.student_id IS NOT NULL AND ${isForgettableLoan(before)}`,
    ),
    reservations: await reader.count(
      sql`FROM reservations WHERE reservations.student_id IS NOT NULL AND ${isForgettableReservation(before)}`,
    ),
    visits:
      (await reader.count(sql`FROM visits WHERE visits.student_id IS NOT NULL AND ${isForgettableVisit(before)}`)) +
      (await reader.count(sql`FROM visits WHERE ${isForgettableGuest(before)}`)),
  };
}

/** Whether there is anything to forget of the students with these numbers: most nights there is little. */
async function dueOf(reader: Reader, after: number, upTo: number, before: Date) {
  const theirs = (studentId: Sql) => isBetween(studentId, after, upTo);
  return {
    borrowings: await some(
      reader,
      sql`FROM borrowings WHERE ${theirs(borrowingTable.studentId)} AND ${isForgettableLoan(before)}`,
    ),
    reservations: await some(
      reader,
      sql`FROM reservations WHERE ${theirs(reservationTable.studentId)} AND ${isForgettableReservation(before)}`,
    ),
    visits: await some(
      reader,
      sql`FROM visits WHERE ${theirs(visitTable.studentId)} AND ${isForgettableVisit(before)}`,
    ),
  };
}

/** Whether a class set of these teachers has no loan left that names them. */
function hasSets(reader: Reader, after: number, upTo: number, before: Date): Promise<boolean> {
  const theirs = isBetween(classSetTable.teacherId, after, upTo);
  return some(reader, sql`FROM class_sets WHERE ${theirs} AND ${isForgettableSet(before)}`);
}

function isBetween(studentId: Sql, after: number, upTo: number): Sql {
  return sql`${studentId} > ${after} AND ${studentId} <= ${upTo}`;
}

async function some(reader: Reader, from: Sql): Promise<boolean> {
  return (await reader.select(anyColumn, sql`${from} LIMIT 1`)).length > 0;
}

const anyColumn = { one: integer(sql`1`) };
