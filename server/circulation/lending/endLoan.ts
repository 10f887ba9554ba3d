import sql from "sql-template-tag";

import type { AuditChange } from "../../platform/database/auditChange.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { canManage } from "../../viewer.js";
import { isSuspendedOn } from "../rules/checks.js";
import { suspensionEnd } from "../rules/fine.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { shortenSuspension, suspendStudent } from "../acts/suspensions.js";
import { FOUND } from "../ledger/editing/foundLoss.js";
import { addCharge, addSettlement, type EntryMaker, lastCharge, reverseEntry } from "../ledger/ledgerWriter.js";
import { type BorrowingRow, selectBorrowings, withStudent } from "../borrowings/borrowingReads.js";
import { figuresOf } from "../borrowings/loanFigures.js";
import { latenessOn } from "../borrowings/presentLoan.js";
import { holdingReturn, latenessAtEnd, returnDecided } from "./heldExceptions.js";
import { borrowingTable } from "../borrowings/Borrowing.entity.js";

interface EndedLoan {
  readonly overdueDays: number;
  /** Whole rupiah, charged to the borrower. */
  readonly fine: number;
  /** Until when its borrower is suspended for it; null for one who is not. */
  readonly suspendedUntil: string | null;
  /** What of the fine waits for somebody who may let it off, in whole rupiah; null where nothing waits. */
  readonly heldFine: number | null;
}

/** Ends an open loan today, by its return or the report of its loss, and charges its lateness. */
export async function endLoan(tools: ActTools, loan: BorrowingRow, how: "returned" | "lost"): Promise<EndedLoan> {
  const { journal, day } = tools;
  const { days, fine, endedOn, heldFine } = latenessAtEnd(tools, loan);
  await journal.update(borrowingTable, loan.id, {
    openCopyId: null,
    fine,
    overdueDays: days,
    ...(how === "returned" ? { returnedAt: day.now } : { lost: true, lostAt: day.now }),
    ...(heldFine === null ? {} : holdingReturn(tools, loan)),
    ...(tools.slipDay === null ? {} : entryOf(tools)),
  });
  await charge(tools, loan, "late", fine);
  const suspendedUntil = how === "returned" ? await suspend(tools, loan, days, endedOn) : null;
  return { overdueDays: days, fine, suspendedUntil, heldFine };
}

/** What the audit trail says of an end; a suspension and what waits only where there is one. */
export function endedValues({ suspendedUntil, heldFine, ...ended }: EndedLoan) {
  return {
    ...ended,
    ...(suspendedUntil === null ? {} : { suspendedUntil }),
    ...(heldFine === null ? {} : { heldFine }),
  };
}

/**
 * Suspends the borrower for so many days late by the loan's own rules, until the later of that day and the one until
 * which they are suspended already. Returns until when; null where the loan suspends nobody.
 */
export async function suspend(
  tools: ActTools,
  loan: BorrowingRow,
  days: number,
  endedOn: string,
): Promise<string | null> {
  const { arrival } = tools;
  const until = suspensionEnd(figuresOf(loan), days, endedOn);
  // The suspension may be over already when a scan comes late.
  if (until === null || until < arrival.today || loan.studentId === null) return null;
  return suspendStudent(tools, { studentId: loan.studentId, borrowingId: loan.id }, until);
}

/**
 * Shortens the suspension of a return that turns out to have been earlier, but not below what others deserve. Does
 * nothing where somebody has changed the student since.
 */
async function suspendLess(tools: ActTools, loan: BorrowingRow, days: number): Promise<string | null> {
  const { day, arrival } = tools;
  if (loan.returnedAt === null || loan.studentId === null) return null;
  const of = { studentId: loan.studentId, borrowingId: loan.id };
  const until = suspensionEnd(figuresOf(loan), days, day.today);
  const status = await shortenSuspension(tools, of, { recordedAt: loan.returnedAt, until });
  return status && isSuspendedOn(status, arrival.today) ? status.suspendedUntil : null;
}

/**
 * A loan that ended at the desk had ended before, by a scan that came later: the earliest return counts. Of a charge
 * that somebody has settled already, nothing is changed; it can be refunded. What would be let off waits where whoever
 * sent the scan may let off nothing.
 */
export async function endEarlier(tools: ActTools, loan: BorrowingRow): Promise<EndedLoan> {
  const { tx, journal, day, viewer } = tools;
  const { days, fine } = latenessOn(loan, day.calendar, day.today);
  const recorded = { days: loan.overdueDays ?? 0, fine: loan.fine ?? 0 };
  const letsOff = fine < recorded.fine || (days < recorded.days && loan.policySuspendDaysPerDay > 0);
  if (letsOff && !canManage(viewer, "waivers")) {
    await journal.update(borrowingTable, loan.id, {
      returnedAt: day.now,
      ...holdingReturn(tools, loan),
      ...(tools.slipDay === null ? {} : entryOf(tools)),
    });
    const heldFine = recorded.fine - fine;
    return { overdueDays: recorded.days, fine: recorded.fine, suspendedUntil: null, heldFine };
  }
  // The last one: a renewal may have charged for the days before it.
  const charged = await lastCharge(tx, loan.id, "late");
  const untouched = charged?.amount === loan.fine && charged.state.open === loan.fine ? charged : null;
  const isCharged = fine < (loan.fine ?? 0) && untouched !== null;
  await journal.update(borrowingTable, loan.id, {
    returnedAt: day.now,
    overdueDays: days,
    ...(isCharged ? { fine } : {}),
    ...(loan.heldChecks === null ? {} : returnDecided(loan)),
    ...(tools.slipDay === null ? {} : entryOf(tools)),
  });
  if (isCharged) {
    const reason = "Dikembalikan lebih awal";
    journal.addedLedgerEntry(await reverseEntry(tx, untouched.id, { ...entryMaker(tools), reason }));
    await charge(tools, loan, "late", fine);
  }
  const suspendedUntil = await suspendLess(tools, loan, days);
  return { overdueDays: days, fine: isCharged ? fine : (loan.fine ?? 0), suspendedUntil, heldFine: null };
}

/** A charge of 0 is none. */
export async function charge(
  tools: ActTools,
  loan: BorrowingRow,
  chargeReason: "late" | "lost",
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  const { id: borrowingId, studentId } = withStudent(loan);
  tools.journal.addedLedgerEntry(
    await addCharge(tools.tx, { studentId, borrowingId, chargeReason, amount, reason: null, ...entryMaker(tools) }),
  );
}

/** What becomes of the charge for a loss whose copy is found, in whole rupiah. */
// A type, since an act's answer is kept as JSON: an interface may have anything else.
export type FoundLoss = {
  /** What was still owed for it, and is no longer. */
  readonly lossCancelled: number;
  /** What was paid for it, and can be refunded. */
  readonly lossRefundable: number;
  /** What another copy was accepted for, which stays. */
  readonly lossReplaced: number;
};

export const NO_LOSS: FoundLoss = { lossCancelled: 0, lossRefundable: 0, lossReplaced: 0 };

/** What an act answers of a loss; answers that were stored by earlier versions lack these fields. */
export function foundLossOf({ lossCancelled = 0, lossRefundable = 0, lossReplaced = 0 }: Partial<FoundLoss>) {
  const isNone = lossCancelled + lossRefundable + lossReplaced === 0;
  return isNone ? null : { cancelled: lossCancelled, refundable: lossRefundable, replaced: lossReplaced };
}

interface FoundLoans {
  readonly loss: FoundLoss;
  readonly audit: AuditChange[];
}

/**
 * Ends every loan of a copy that was reported lost and is there after all, also where somebody has only edited the
 * copy's status since. A scan that came late ends none that was lost after it.
 */
export async function returnLostLoans(tools: ActTools, copyId: number): Promise<FoundLoans> {
  const { tx, day, isOffline } = tools;
  const untilThen = isOffline ? sql`AND borrowings.lost_at <= ${toSqlDateTime(day.now)}` : sql``;
  const lost = await selectBorrowings(
    tx,
    sql`borrowings.copy_id = ${copyId} AND borrowings.lost = 1 AND borrowings.returned_at IS NULL ${untilThen}`,
    sql`borrowings.id DESC`,
  );
  let loss = NO_LOSS;
  const audit: AuditChange[] = [];
  for (const loan of lost) {
    const of = await returnFoundLoan(tools, loan);
    loss = {
      lossCancelled: loss.lossCancelled + of.lossCancelled,
      lossRefundable: loss.lossRefundable + of.lossRefundable,
      lossReplaced: loss.lossReplaced + of.lossReplaced,
    };
    audit.push({ action: "borrowing.find", recordId: loan.id, after: { ...namesOf(loan), ...scanOf(tools) } });
  }
  return { loss, audit };
}

/** For the audit trail: when it was scanned and when it arrived, if that was later. */
export function scanOf({ day, arrival, isOffline, slipDay }: ActTools) {
  if (slipDay !== null) return { slipDay, receivedAt: arrival.now.toISOString() };
  return isOffline ? { scannedAt: day.now.toISOString(), receivedAt: arrival.now.toISOString() } : {};
}

/** What a loan is given of who typed it in from a slip, and when. */
export function entryOf({ arrival, actor, slipDay }: ActTools) {
  return slipDay === null ? { enteredAt: null, enteredBy: null } : { enteredAt: arrival.now, enteredBy: actor };
}

/** What names a loan in the audit trail. */
export function namesOf({ studentId, studentName, itemCode, bookId }: BorrowingRow) {
  return { studentId, name: studentName, itemCode, bookId };
}

/**
 * A lost copy is there again: its loan is returned without lateness since the report, and what is open of the loss is
 * no longer owed. What was paid can be refunded; a charge that was never settled counts nothing any more.
 */
async function returnFoundLoan(tools: ActTools, loan: BorrowingRow): Promise<FoundLoss> {
  const { tx, journal, day } = tools;
  const lostAt = loan.lostAt ?? day.now;
  await journal.update(borrowingTable, loan.id, { returnedAt: lostAt > day.now ? lostAt : day.now });
  // The last one: a loss is charged again only where that charge was reversed.
  const charged = await lastCharge(tx, loan.id, "lost");
  if (!charged || charged.state.isReversed) return NO_LOSS;
  const { id, state } = charged;
  if (state.open > 0) {
    const made = { ...entryMaker(tools), reason: FOUND };
    const isSettledInPart = state.paid > 0 || state.replaced > 0;
    const entryId = isSettledInPart
      ? (await addSettlement(tx, { kind: "waiver", charge: charged, amount: state.open, ...made })).id
      : await reverseEntry(tx, id, made);
    journal.addedLedgerEntry(entryId);
  }
  return { lossCancelled: state.open, lossRefundable: state.paid, lossReplaced: state.replaced };
}

/** A late scan is entered on the day of its arrival, so that the totals of earlier days do not change. */
function entryMaker({ arrival, actor }: Pick<ActTools, "arrival" | "actor">): EntryMaker {
  return { madeAt: arrival.now, madeBy: actor };
}
