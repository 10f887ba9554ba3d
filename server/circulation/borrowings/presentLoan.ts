import { dayIn } from "../../platform/time/libraryClock.js";
import type { LendingDay } from "../policy/lendingDay.js";
import { heldCodesOf, RETURNED } from "./heldCodes.js";
import { fineFor, overdueDays } from "../rules/fine.js";
import { dayNumber } from "../rules/OpenCalendar.js";
import type { BorrowingRow } from "./borrowingReads.js";
import { figuresOf } from "./loanFigures.js";

export const LOAN_STATUSES = ["on_loan", "overdue", "returned", "lost"] as const;
export type LoanStatus = (typeof LOAN_STATUSES)[number];

/** What waits at a loan for somebody with the right, since a scan that came late. */
export interface Held {
  readonly receivedAt: Date;
  /** The name of who sent the scan. */
  readonly by: string;
  /** Codes of checks, and `returned` where the time of the return is to be decided. */
  readonly checks: readonly string[];
  /** What of the fine that time would let off, in whole rupiah. */
  readonly fine: number;
}

/** A loan as everybody is shown it: one function for desk, lists, students and notices. */
export interface Loan extends BorrowingRow {
  readonly loanStatus: LoanStatus;
  /** As it was frozen when it came back or was reported lost; today's while it is on loan. */
  readonly overdueDays: number;
  /** Calendar days to the due date, negative once it has passed; null once the loan has ended. */
  readonly daysLeft: number | null;
  /** Today's, while it is on loan; afterwards as it was frozen. Whole rupiah. */
  readonly currentFine: number;
  /** What is charged for its loss: the copy's price, or else its book's, or the library's; null where nobody knows. */
  readonly lostPrice: number | null;
  readonly held: Held | null;
}

export function presentLoan(
  row: BorrowingRow,
  { calendar, today, timeZone, defaultPrice }: Pick<LendingDay, "calendar" | "today" | "timeZone" | "defaultPrice">,
): Loan {
  const lostPrice = row.price ?? defaultPrice;
  const held = heldAt(row, calendar, timeZone);
  // Its lateness ended with the report of the loss, also where the book was found since.
  const endedAt = row.lost ? row.lostAt : row.returnedAt;
  if (endedAt !== null) {
    const loanStatus = row.returnedAt === null ? "lost" : "returned";
    return {
      ...row,
      loanStatus,
      overdueDays: daysLateAtEnd(row, calendar, dayIn(timeZone, endedAt)),
      daysLeft: null,
      currentFine: row.fine ?? 0,
      lostPrice,
      held,
    };
  }
  const { days, fine } = latenessOn(row, calendar, today);
  return {
    ...row,
    loanStatus: days > 0 ? "overdue" : "on_loan",
    overdueDays: days,
    daysLeft: dayNumber(row.dueAt) - dayNumber(today),
    currentFine: fine,
    lostPrice,
    held,
  };
}

function heldAt(row: BorrowingRow, calendar: LendingDay["calendar"], timeZone: string): Held | null {
  const { heldAt: receivedAt, heldBy, returnedAt } = row;
  const checks = heldCodesOf(row);
  if (receivedAt === null || heldBy === null) return null;
  const claimed =
    returnedAt !== null && checks.includes(RETURNED)
      ? latenessOn(row, calendar, dayIn(timeZone, returnedAt)).fine
      : null;
  return { receivedAt, by: heldBy, checks, fine: claimed === null ? 0 : Math.max(0, (row.fine ?? 0) - claimed) };
}

/** As it was frozen; by the calendar only where a loan of an earlier version has no such figure yet. */
export function daysLateAtEnd(row: BorrowingRow, calendar: LendingDay["calendar"], endedOn: string): number {
  return row.overdueDays ?? latenessOn(row, calendar, endedOn).days;
}

/** How late the loan would be if it ended on this day, and what that costs. */
export function latenessOn(
  row: BorrowingRow,
  calendar: LendingDay["calendar"],
  day: string,
): { readonly days: number; readonly fine: number } {
  const figures = figuresOf(row);
  const days = overdueDays(figures.fineDays, calendar, row.dueAt, day);
  return { days, fine: fineFor(figures, days, row.price) };
}
