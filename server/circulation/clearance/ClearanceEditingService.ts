import { randomBytes } from "node:crypto";

import sql, { join, type Sql } from "sql-template-tag";

import { actorOf } from "../../audit/recordAudit.js";
import { ConflictError, invalid, type LendingCheck, LendingRefusedError } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { classKeyOf } from "../../students/studentKeys.js";
import { studentNotFound } from "../../students/studentNotFound.js";
import { selectStudentsForUpdate, type StudentRow } from "../../students/studentReads.js";
import { lockNamedStudents } from "../../students/editing/studentWriter.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { ActJournal } from "../acts/ActJournal.js";
import { circulationLock } from "../circulationLock.js";
import { type LibraryTime, readLendingDay } from "../policy/lendingDay.js";
import { endReservation, lockOpenReservation } from "../reservations/reservationQueue.js";
import { isOpen, selectReservations } from "../reservations/reservationReads.js";
import { bulkIssueInput, issueInput, MOST_LETTERS, revokeInput } from "./clearanceInput.js";
import { clearanceLetterTable } from "../clearanceLetters/ClearanceLetter.entity.js";
import { type LetterRow, nextNumber, selectLetters, validLetters } from "../clearanceLetters/letterReads.js";
import { letterAuditValues } from "../clearanceLetters/letterAuditValues.js";
import { letterNotFound } from "./letterNotFound.js";
import { readObstacles } from "./readObstacles.js";

/** Who gets no letter, and why. */
export interface RefusedStudent {
  readonly student: StudentRow;
  readonly checks: readonly LendingCheck[];
}

export interface IssuedLetters {
  /** Letters of all students who are clear, including those that they already had. */
  readonly letters: readonly LetterRow[];
  readonly refused: readonly RefusedStudent[];
}

/** How letters are issued and revoked. It takes turns with lending, so that nobody borrows while theirs is issued. */
export class ClearanceEditingService {
  constructor(
    private readonly database: Database,
    private readonly time: LibraryTime,
  ) {}

  /**
   * Gives a student a letter, or the one that they have, and takes them out of every queue.
   * @throws LendingRefusedError with all that is on loan, lost or owed; NotFoundError
   */
  async issue(viewer: Viewer, input: unknown): Promise<LetterRow> {
    assertCanManage(viewer, "clearance");
    const { studentId } = parseInput(issueInput, input);
    return this.database.write({ viewer, locks: [circulationLock] }, async (tx) => {
      const students = await selectStudentsForUpdate(tx, sql`id = ${studentId}`);
      if (students.length === 0) throw studentNotFound();
      const { letters, refused, audit } = await this.issueTo(tx, viewer, students);
      const [refusal] = refused;
      if (refusal) throw new LendingRefusedError("validation", refusal.checks);
      return { result: required(letters[0], "the letter just issued"), audit };
    });
  }

  /**
   * As `issue`, for several, for all of a class who are at school, or for those of it who have left by a promotion:
   * whoever is clear gets one, the others are named with the reasons.
   * @throws ValidationError for a student, or a class, that there is not.
   */
  async issueMany(viewer: Viewer, input: unknown): Promise<IssuedLetters> {
    assertCanManage(viewer, "clearance");
    const { studentIds, className = "", promotionId } = parseInput(bulkIssueInput, input);
    return this.database.write({ viewer, locks: [circulationLock] }, async (tx) => {
      const students = studentIds
        ? await lockNamedStudents(tx, studentIds)
        : await lockClass(tx, promotionId === undefined ? atSchoolIn(className) : leftBy(promotionId, className));
      const { letters, refused, audit } = await this.issueTo(tx, viewer, students);
      return { result: { letters, refused }, audit };
    });
  }

  /** Its number stays taken. @throws NotFoundError; ConflictError for one that is revoked already. */
  async revoke(viewer: Viewer, id: number, input: unknown): Promise<LetterRow> {
    assertCanManage(viewer, "clearance");
    const { reason } = parseInput(revokeInput, input);
    return this.database.write({ viewer, locks: [circulationLock] }, async (tx) => {
      const before = await findLetter(tx, id);
      if (!before.isValid) throw new ConflictError(`Surat ${before.number} sudah dicabut.`);
      const revoked = { revokedAt: this.time.now(), revokedBy: actorOf(viewer), revokeReason: reason };
      await tx.update(clearanceLetterTable, { validStudentId: null, ...revoked }, sql`id = ${id}`);
      return {
        result: await findLetter(tx, id),
        audit: [{ action: "clearance.revoke", recordId: id, after: { ...letterAuditValues(before), reason } }],
      };
    });
  }

  /** The letters come in the order of the students. */
  private async issueTo(
    tx: Transaction,
    viewer: Viewer,
    students: readonly StudentRow[],
  ): Promise<IssuedLetters & { readonly audit: readonly AuditChange[] }> {
    const ids = students.map(({ id }) => id);
    const had = await validLetters(tx, ids);
    const obstacles = await readObstacles(
      tx,
      ids.filter((id) => !had.has(id)),
    );
    const cleared = students.filter(({ id }) => !had.has(id) && !obstacles.has(id));
    await this.insertLetters(tx, viewer, cleared);
    const letters = await validLetters(tx, ids);
    const issued = cleared.map(({ id }): AuditChange => {
      const letter = required(letters.get(id), "the letter just issued");
      return { action: "clearance.issue", recordId: letter.id, after: letterAuditValues(letter) };
    });
    const cancelled = await this.cancelReservations(
      tx,
      cleared.map(({ id }) => id),
    );
    return {
      letters: students.flatMap(({ id }) => letters.get(id) ?? []),
      refused: students.flatMap((student) => {
        const checks = obstacles.get(student.id);
        return checks ? [{ student, checks }] : [];
      }),
      audit: [...issued, ...cancelled],
    };
  }

  private async insertLetters(tx: Transaction, viewer: Viewer, students: readonly StudentRow[]): Promise<void> {
    const issuedAt = this.time.now();
    const issueYear = Number(dayIn(this.time.timeZone, issuedAt).slice(0, 4));
    const first = await nextNumber(tx, issueYear);
    await tx.insert(
      clearanceLetterTable,
      students.map(({ id, name, nis, className, classKey, memberKindId }, index) => ({
        issueYear,
        yearNumber: first + index,
        token: randomBytes(16).toString("hex"),
        studentId: id,
        validStudentId: id,
        studentName: name,
        nis,
        className,
        classKey,
        memberKindId,
        issuedAt,
        issuedBy: actorOf(viewer),
        revokedAt: null,
        revokedBy: null,
        revokeReason: null,
      })),
    );
  }

  /** Whoever is cleared waits for nothing; what was kept for them passes on. */
  private async cancelReservations(tx: Transaction, studentIds: readonly number[]): Promise<AuditChange[]> {
    const theirs = sql`reservations.student_id IN (${join([...studentIds, 0])}) AND ${isOpen}`;
    // Those who wait first, so that a kept copy does not pass to somebody who waits no longer either.
    const order = sql`reservations.kept_copy_id IS NOT NULL, reservations.id`;
    const reservations = await selectReservations(tx, theirs, order);
    if (reservations.length === 0) return [];
    const day = await readLendingDay(tx, this.time);
    const journal = new ActJournal(tx, day.now);
    const audit: AuditChange[] = [];
    for (const { id, status, studentId, studentName, bookId, bookTitle } of reservations) {
      const open = await lockOpenReservation(tx, sql`reservations.id = ${id}`);
      // A student who leaves at this moment has ended it.
      if (!open) continue;
      const next = await endReservation(tx, journal, open, "cancelled", day);
      audit.push({
        action: "reservation.cancel",
        recordId: id,
        before: { status },
        after: {
          studentId,
          name: studentName,
          bookId,
          title: bookTitle,
          status: "cancelled",
          passedOnToReservation: next?.reservationId ?? null,
        },
      });
    }
    return audit;
  }
}

interface Leaving {
  readonly who: Sql;
  readonly nobody: string;
}

function atSchoolIn(className: string): Leaving {
  return {
    who: sql`class_key = ${classKeyOf(className)} AND status IN ('active', 'suspended')`,
    nobody: "Tidak ada siswa aktif di kelas ini.",
  };
}

/** Who is back at school since, or at another one, is not among them. */
function leftBy(promotionId: number, className: string): Leaving {
  return {
    who: sql`status IN ('graduated', 'moved') AND id IN (
      SELECT student_id FROM student_promotion_items WHERE promotion_id = ${promotionId}
        AND before_class_name = ${className} AND after_status = students.status)`,
    nobody: "Tidak ada siswa kelas ini yang lulus atau pindah lewat Naik Kelas itu.",
  };
}

/** All of a class, by name, locked until the transaction ends. @throws ValidationError */
async function lockClass(tx: Transaction, { who, nobody }: Leaving): Promise<StudentRow[]> {
  const students = await selectStudentsForUpdate(tx, who);
  if (students.length === 0) throw invalid("className", nobody);
  if (students.length > MOST_LETTERS) {
    throw invalid("className", `Kelas ini berisi lebih dari ${MOST_LETTERS} siswa. Pilih sebagian dulu.`);
  }
  return students.sort((one, other) => Number(one.nameKey > other.nameKey) - Number(one.nameKey < other.nameKey));
}

async function findLetter(tx: Transaction, id: number): Promise<LetterRow> {
  const [letter] = await selectLetters(tx, sql`clearance_letters.id = ${id}`, sql`LIMIT 1`);
  if (!letter) throw letterNotFound();
  return letter;
}
