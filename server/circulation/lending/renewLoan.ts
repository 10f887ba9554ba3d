import { ConflictError } from "../../errors.js";
import { required } from "../../platform/required.js";
import { isStudent, type Viewer } from "../../viewer.js";
import type { ActOutcome } from "../acts/runAct.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { openDebt } from "../ledger/ledgerWriter.js";
import { otherFreeCopies, waitingCount } from "../reservations/reservationQueue.js";
import { renewedDueDate } from "../rules/dueDate.js";
import { suspensionEnd } from "../rules/fine.js";
import { checkRenewal, type RenewalFacts } from "../rules/renewalChecks.js";
import { type BorrowingRow, type StudentLoan, withStudent } from "../borrowings/borrowingReads.js";
import { figuresOf } from "../borrowings/loanFigures.js";
import { assertConfirmed, type Confirmation } from "./assertConfirmed.js";
import { charge, namesOf, suspend } from "./endLoan.js";
import { latenessOn } from "../borrowings/presentLoan.js";
import { borrowingTable } from "../borrowings/Borrowing.entity.js";

// A type, since an act's answer is kept as JSON: an interface may have anything else.
export type Renewed = {
  readonly borrowingId: number;
  readonly dueAt: string;
  /** What was charged for the lateness so far, in whole rupiah. */
  readonly fine: number;
  /** Until when its student is suspended for the lateness so far; null for one who is not. */
  readonly suspendedUntil: string | null;
};

/**
 * Renews a loan by its own figures. Of an overdue one the lateness so far is charged.
 * @throws LendingRefusedError; ForbiddenError for an exception that the viewer may not make; ValidationError for one
 * without a reason.
 */
export async function renewLoan(
  tools: ActTools,
  viewer: Viewer,
  row: BorrowingRow,
  confirmation: Confirmation,
): Promise<ActOutcome<Renewed>> {
  const { journal, day } = tools;
  if (row.studentId === null) throw new ConflictError("Buku ini sudah dikembalikan, jadi tidak dapat diperpanjang.");
  const loan = withStudent(row);
  const facts = await renewalFacts(tools, loan, isStudent(viewer));
  const confirmed = assertConfirmed(viewer, checkRenewal(facts), confirmation);
  const { days, fine } = latenessOn(loan, day.calendar, day.today);
  const dueAt = required(facts.renewedDue, "a later day, without which the checks have refused");
  await journal.update(borrowingTable, loan.id, { dueAt, renewalCount: loan.renewalCount + 1 });
  await charge(tools, loan, "late", fine);
  // As its fine is charged: the new due date would hide that it was late.
  const suspendedUntil = await suspend(tools, loan, days, day.today);
  return {
    answer: { borrowingId: loan.id, dueAt, fine, suspendedUntil },
    audit: [
      {
        action: "borrowing.renew",
        recordId: loan.id,
        before: { ...namesOf(loan), dueAt: loan.dueAt, renewalCount: loan.renewalCount },
        after: {
          ...namesOf(loan),
          dueAt,
          renewalCount: loan.renewalCount + 1,
          ...(fine > 0 ? { fine } : {}),
          ...(suspendedUntil === null ? {} : { suspendedUntil }),
          ...confirmed.audit,
        },
      },
    ],
  };
}

/** What decides whether a loan can be renewed now. */
async function renewalFacts(
  { tx, day: { calendar, today } }: ActTools,
  loan: StudentLoan,
  isForStudent: boolean,
): Promise<RenewalFacts> {
  const figures = figuresOf(loan);
  const { days } = latenessOn(loan, calendar, today);
  return {
    isOpen: loan.returnedAt === null && !loan.lost,
    renewalCount: loan.renewalCount,
    mostRenewals: figures.mostRenewals,
    membershipEnds: loan.expiresAt,
    renewedDue: renewedDueDate(figures, calendar, { due: loan.dueAt, today, membershipEnds: loan.expiresAt }),
    overdueDays: days,
    status: loan.status,
    suspendedUntil: loan.suspendedUntil,
    suspends: suspensionEnd(figures, days, today) !== null,
    debt: await openDebt(tx, loan.studentId),
    debtLimit: figures.debtLimit,
    waiting: await waitingCount(tx, loan.bookId, loan.studentId),
    freeCopies: await otherFreeCopies(tx, loan.bookId, loan.copyId),
    today,
    isStudent: isForStudent,
  };
}
