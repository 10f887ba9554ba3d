import sql from "sql-template-tag";

import type { AuditChange } from "../../../platform/database/auditChange.js";
import { toSqlDateTime } from "../../../platform/database/sqlDateTime.js";
import { isSuspendedOn } from "../../rules/checks.js";
import { suspensionEnd } from "../../rules/fine.js";
import type { ActTools } from "../../acts/runLendingAct.js";
import { shortenSuspension, suspendStudent } from "../../acts/suspensions.js";
import { FOUND } from "../../ledger/editing/foundLoss.js";
import {
  addCharge,
  addSettlement,
  type EntryMaker,
  lastCharge,
  openChargesOf,
  reverseEntry,
} from "../../ledger/ledgerWriter.js";
import { type BorrowingRow, figuresOf, selectBorrowings, withStudent } from "../borrowingReads.js";
import { latenessOn } from "../presentLoan.js";

interface EndedLoan {
  readonly overdueDays: number;
  /** Whole rupiah, charged to the borrower. */
  readonly fine: number;
  /** Until when its borrower is suspended for it; null for one who is not. */
  readonly suspendedUntil: string | null;
}

/** Ends an open loan today, by its return or the report of its loss, and charges its lateness. */
export async function endLoan(tools: ActTools, loan: BorrowingRow, how: "returned" | "lost"): Promise<EndedLoan> {
  const { journal, day } = tools;
  const { days, fine } = latenessOn(loan, day.calendar, day.today);
  await journal.update("borrowings", loan.id, {
    openCopyId: null,
    fine,
    ...(how === "returned" ? { returnedAt: day.now } : { lost: true, lostAt: day.now }),
  });
  await charge(tools, loan, "late", fine);
  const suspendedUntil = how === "returned" ? await suspend(tools, loan, days) : null;
  return { overdueDays: days, fine, suspendedUntil };
}

/** What the audit trail says of an end; a suspension only where there is one. */
export function endedValues({ suspendedUntil, ...ended }: EndedLoan) {
  return suspendedUntil === null ? ended : { ...ended, suspendedUntil };
}

/**
 * Suspends the borrower for so many days late by the loan's own rules, until the later of that day and the one until
 * which they are suspended already. Returns until when; null where the loan suspends nobody.
 */
export async function suspend(tools: ActTools, loan: BorrowingRow, days: number): Promise<string | null> {
  const { day, arrival } = tools;
  const until = suspensionEnd(figuresOf(loan), days, day.today);
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
 * that somebody has settled already, nothing is changed; it can be refunded.
 */
export async function endEarlier(tools: ActTools, loan: BorrowingRow): Promise<EndedLoan> {
  const { tx, journal, day } = tools;
  const { days, fine } = latenessOn(loan, day.calendar, day.today);
  // The last one: a renewal may have charged for the days before it.
  const charged = await lastCharge(tx, loan.id, "late");
  const untouched = charged?.amount === loan.fine && charged.state.open === loan.fine ? charged : null;
  const isCharged = fine < (loan.fine ?? 0) && untouched !== null;
  await journal.update("borrowings", loan.id, { returnedAt: day.now, ...(isCharged ? { fine } : {}) });
  if (isCharged) {
    const reason = "Dikembalikan lebih awal";
    journal.addedLedgerEntry(await reverseEntry(tx, untouched.id, { ...entryMaker(tools), reason }));
    await charge(tools, loan, "late", fine);
  }
  const suspendedUntil = await suspendLess(tools, loan, days);
  return { overdueDays: days, fine: isCharged ? fine : (loan.fine ?? 0), suspendedUntil };
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

/**
 * Ends every loan of a copy that was reported lost and is there after all, also where somebody has only edited the
 * copy's status since. A scan that came late ends none that was lost after it.
 */
export async function returnLostLoans(tools: ActTools, copyId: number): Promise<AuditChange[]> {
  const { tx, day, isOffline } = tools;
  const untilThen = isOffline ? sql`AND borrowings.lost_at <= ${toSqlDateTime(day.now)}` : sql``;
  const lost = await selectBorrowings(
    tx,
    sql`borrowings.copy_id = ${copyId} AND borrowings.lost = 1 AND borrowings.returned_at IS NULL ${untilThen}`,
    sql`borrowings.id DESC`,
  );
  for (const loan of lost) await returnFoundLoan(tools, loan);
  return lost.map((loan) => ({
    action: "borrowing.find",
    recordId: loan.id,
    after: { ...namesOf(loan), ...scanOf(tools) },
  }));
}

/** For the audit trail, whose entry has the time of its arrival: when it was scanned, if it came later. */
export function scanOf({ day, isOffline }: ActTools) {
  return isOffline ? { scannedAt: day.now.toISOString() } : {};
}

/** What names a loan in the audit trail. */
export function namesOf({ studentId, studentName, itemCode, bookId }: BorrowingRow) {
  return { studentId, name: studentName, itemCode, bookId };
}

/**
 * A lost copy is there again: its loan is returned without lateness since the report, and what is open of the loss is
 * no longer owed. What was paid can be refunded; a charge that was never settled counts nothing any more.
 */
async function returnFoundLoan(tools: ActTools, loan: BorrowingRow): Promise<void> {
  const { tx, journal, day } = tools;
  const lostAt = loan.lostAt ?? day.now;
  await journal.update("borrowings", loan.id, { returnedAt: lostAt > day.now ? lostAt : day.now });
  const made = { ...entryMaker(tools), reason: FOUND };
  for (const charged of await openChargesOf(tx, loan.id)) {
    const { id, chargeReason, state } = charged;
    if (chargeReason !== "lost") continue;
    const isSettledInPart = state.paid > 0 || state.replaced > 0;
    const entryId = isSettledInPart
      ? (await addSettlement(tx, { kind: "waiver", charge: charged, amount: state.open, ...made })).id
      : await reverseEntry(tx, id, made);
    journal.addedLedgerEntry(entryId);
  }
}

/** Entered when it arrives: what a day's entries come to does not change afterwards. */
function entryMaker({ arrival, actor }: Pick<ActTools, "arrival" | "actor">): EntryMaker {
  return { madeAt: arrival.now, madeBy: actor };
}
