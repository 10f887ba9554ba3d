import sql from "sql-template-tag";

import { nextInTurn } from "../../../common/nextInTurn.js";
import { bookTable } from "../../books/Book.entity.js";
import { invalid, type LendingCheck, LendingRefusedError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import { required } from "../../platform/required.js";
import { findStudentByScan } from "../../students/findStudentByScan.js";
import { type Viewer } from "../../viewer.js";
import type { ActOutcome } from "../acts/runAct.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { assertNotTooOld, type Confirmation } from "../lending/assertConfirmed.js";
import { type BorrowingRow, isOpenLoan, selectBorrowings } from "../borrowings/borrowingReads.js";
import { NO_LOSS } from "../lending/endLoan.js";
import { lendCopy, type Lent } from "../lending/lendCopy.js";
import { type LockedCopy, lockScannedCopy, lockScannedStudent } from "../acts/lockScanned.js";
import {
  allForTeacher,
  hasCopy,
  nobodyLeft,
  notInClass,
  otherTitle,
  setFull,
  setOver,
  studentCard,
} from "../rules/classSetChecks.js";
import { MOST_SET_LOANS } from "./classSetInput.js";
import { type ClassSetRow, readMembers } from "./classSetReads.js";

export interface LendInSetRequest extends Confirmation {
  readonly copyId?: number | undefined;
  readonly itemCode?: string | undefined;
  readonly studentId?: number | undefined;
  readonly nis?: string | undefined;
  readonly fromStudentId?: number | undefined;
}

/** A second scan of a copy within this time is a repeat, although it is the next student's turn by then. */
const SAME_SCAN_MS = 5_000;

/**
 * Lends a copy within a set. Who is next is decided here, while all other acts wait: two scanners at once give nobody
 * two copies and pass over nobody.
 * @throws LendingRefusedError; ValidationError; ForbiddenError
 */
export async function lendInSet(
  tools: ActTools,
  viewer: Viewer,
  set: ClassSetRow,
  request: LendInSetRequest,
): Promise<ActOutcome<Lent>> {
  const { tx, day, isOffline } = tools;
  const copy = await lockCopyOf(tools, set, request);
  assertNotTooOld(tools);
  const loans = await selectBorrowings(
    tx,
    sql`borrowings.class_set_id = ${set.id}`,
    sql`borrowings.id`,
    MOST_SET_LOANS,
  );
  const isNamed = request.studentId !== undefined || request.nis !== undefined;
  // A repeated late scan is recognised by the student whom it names (`lendCopy`), never by the time since the loan.
  const last = isNamed || isOffline ? undefined : await openLoanIn(tools, set, copy);
  if (last && day.now.getTime() - last.borrowedAt.getTime() < SAME_SCAN_MS) {
    return { answer: { borrowingId: last.id, returnedBorrowingId: null, notices: [], ...NO_LOSS }, audit: [] };
  }
  if (copy.bookId !== set.bookId) throw refused(otherTitle(await namesOf(tools, copy), set.bookTitle));
  if (day.today > set.dueAt) throw refused(setOver(set.dueAt));
  if (loans.length >= MOST_SET_LOANS) throw refused(setFull(MOST_SET_LOANS));
  const { studentId, checks } = await readerOf(tools, set, request, { loans, copy });
  const { confirm, reason, approver } = request;
  const terms = { classSetId: set.id, dueAt: set.dueAt, checks };
  return lendCopy(tools, viewer, { studentId, copyId: copy.id, confirm, reason, approver }, terms);
}

/** @throws LendingRefusedError for a code that no copy has, which may be that of a card. */
async function lockCopyOf({ tx }: ActTools, set: ClassSetRow, request: LendInSetRequest): Promise<LockedCopy> {
  try {
    return await lockScannedCopy(tx, request);
  } catch (error) {
    const card = request.itemCode?.trim();
    if (!(error instanceof LendingRefusedError) || card === undefined) throw error;
    const student = await findStudentByScan(tx, card, { present: false });
    if (!student) throw error;
    throw refused(set.className === null ? allForTeacher(set.teacherName ?? "gurunya") : studentCard(student));
  }
}

async function openLoanIn({ tx }: ActTools, set: ClassSetRow, copy: LockedCopy): Promise<BorrowingRow | undefined> {
  const [loan] = await selectBorrowings(
    tx,
    sql`borrowings.class_set_id = ${set.id} AND borrowings.open_copy_id = ${copy.id} AND ${isOpenLoan}`,
  );
  return loan;
}

interface Reader {
  readonly studentId: number;
  readonly checks: readonly LendingCheck[];
}

/** Who gets the copy. */
async function readerOf(
  { tx, isOffline }: ActTools,
  set: ClassSetRow,
  { studentId, nis, fromStudentId }: LendInSetRequest,
  { loans, copy }: { readonly loans: readonly BorrowingRow[]; readonly copy: LockedCopy },
): Promise<Reader> {
  // Without network whoever the screen named has left with the copy.
  const named = studentId ?? (isOffline ? fromStudentId : undefined);
  const student =
    named !== undefined || nis !== undefined ? await lockScannedStudent(tx, { studentId: named, nis }) : null;
  if (set.teacherId !== null) {
    if (student && student.id !== set.teacherId) {
      const teacherName = required(set.teacherName, "the name of a set's teacher");
      throw invalid("studentId", `Pinjaman kelas ini untuk ${teacherName}. Pindai bukunya saja.`);
    }
    return { studentId: set.teacherId, checks: [] };
  }
  const { className, classKey } = set;
  // A set whose teacher is forgotten, and which so is over.
  if (className === null || classKey === null) throw refused(setOver(set.dueAt));
  if (student) {
    const held = loans.find((loan) => loan.studentId === student.id && isOut(loan) && loan.copyId !== copy.id);
    if (held) throw refused(hasCopy(student.name, held.itemCode));
    return { studentId: student.id, checks: student.classKey === classKey ? [] : [notInClass(student, className)] };
  }
  const members = await readMembers(tx, classKey);
  const served = new Set(loans.flatMap((loan) => loan.studentId ?? []));
  const next = nextInTurn(members, {
    isFrom: ({ id }) => id === fromStudentId,
    isServed: ({ id }) => served.has(id),
  });
  if (!next) throw refused(nobodyLeft(className));
  return { studentId: next.id, checks: [] };
}

function isOut({ returnedAt, lost }: BorrowingRow): boolean {
  return returnedAt === null && !lost;
}

async function namesOf({ tx }: ActTools, { bookId, itemCode }: LockedCopy) {
  const [book] = await tx.select(pick(bookTable, "title"), sql`FROM books WHERE id = ${bookId}`);
  return { title: required(book, "the book of a copy").title, itemCode };
}

function refused(check: LendingCheck): LendingRefusedError {
  return new LendingRefusedError("validation", [check]);
}
