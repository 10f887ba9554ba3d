import sql from "sql-template-tag";

import { findStudentByScan } from "../../students/findStudentByScan.js";
import { isLossSettled } from "../borrowings/lossSettled.js";
import type { StudentRow } from "../../students/studentReads.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { validLetters } from "../clearanceLetters/letterReads.js";
import { openDebt } from "../ledger/ledgerWriter.js";
import {
  type KeptCopy,
  keptFor,
  otherFreeCopies,
  otherKeptCopy,
  waitingCount,
} from "../reservations/reservationQueue.js";
import type { BorrowFacts } from "../rules/borrowChecks.js";
import type { ResolvedPolicy } from "../rules/loanPolicy.js";
import { type BorrowingRow, isOpenLoan, selectBorrowings, withStudent } from "../borrowings/borrowingReads.js";
import type { LockedCopy } from "../acts/lockScanned.js";
import { presentLoan } from "../borrowings/presentLoan.js";
import type { SetTerms, Due } from "./dueAtOf.js";

interface Case {
  readonly student: StudentRow;
  readonly copy: LockedCopy;
  /** What was scanned for the copy; undefined where the copy itself was named. */
  readonly code: string | undefined;
  readonly openLoan: BorrowingRow | undefined;
  readonly policy: ResolvedPolicy;
  readonly due: Due;
  readonly set: SetTerms | undefined;
}

export async function borrowFacts(
  { tx, day, isOffline }: ActTools,
  { student, copy, code, openLoan, policy, due, set }: Case,
): Promise<BorrowFacts & { readonly otherKept: KeptCopy | null }> {
  const own = await selectBorrowings(tx, sql`borrowings.student_id = ${student.id} AND ${isOpenLoan}`);
  const others = own.filter(({ copyId }) => copyId !== copy.id);
  const { figures, kindLimit, categoryLimit } = policy;
  const keeper = await keptFor(tx, copy.id);
  const otherKept = await otherKeptCopy(tx, { bookId: copy.bookId, studentId: student.id, copyId: copy.id });
  const swapCode = otherKept?.canBeSwapped ? otherKept.itemCode : null;
  return {
    isCodeOfBoth: code !== undefined && (await findStudentByScan(tx, code.trim(), { present: true })) !== undefined,
    student: {
      name: student.name,
      status: student.status,
      suspendedUntil: student.suspendedUntil,
      membershipEnds: student.expiresAt,
      isCleared: (await validLetters(tx, [student.id])).size > 0,
    },
    copy: {
      status: copy.status,
      isInBin: !copy.isListed,
      isDamaged: copy.condition === "damaged",
      isLendable: figures.lendable,
    },
    loan: openLoan
      ? {
          isMine: openLoan.studentId === student.id,
          name: withStudent(openLoan).studentName,
          className: openLoan.className,
          due: openLoan.dueAt,
        }
      : null,
    keptFor: keeper && { isMine: keeper.studentId === student.id, name: keeper.name, swapCode },
    otherKept,
    hasOtherKept: otherKept !== null,
    waiting: await waitingCount(tx, copy.bookId, student.id),
    otherFreeCopies: await otherFreeCopies(tx, copy.bookId, copy.id),
    sameTitleCode: set ? null : (others.find(({ bookId }) => bookId === copy.bookId)?.itemCode ?? null),
    limits: [
      ...(figures.countsToLimit
        ? [{ most: kindLimit, has: others.filter((loan) => loan.policyCountsToLimit).length }]
        : []),
      ...(categoryLimit === null
        ? []
        : [
            {
              most: categoryLimit,
              has: others.filter((loan) => loan.classSetId === null && loan.copyCategoryId === copy.categoryId).length,
            },
          ]),
    ],
    overdueLoans: others.filter((loan) => presentLoan(loan, day).overdueDays > 0).length,
    lostUnsettled: await tx.count(
      sql`FROM borrowings WHERE student_id = ${student.id} AND lost = 1 AND returned_at IS NULL
        AND NOT ${isLossSettled}`,
    ),
    debt: await openDebt(tx, student.id),
    debtLimit: figures.debtLimit,
    strictness: day.strictness,
    hasLeft: isOffline,
    today: day.today,
    isOpenToday: day.calendar.isOpen(day.today),
    due: due.due,
    dueWithoutEnd: due.withoutEnd,
  };
}
