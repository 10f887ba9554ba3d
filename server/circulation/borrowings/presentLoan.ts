import type { LendingDay } from "../policy/lendingDay.js";
import { fineFor, overdueDays } from "../rules/fine.js";
import { dayNumber } from "../rules/OpenCalendar.js";
import { type BorrowingRow, figuresOf } from "./borrowingReads.js";

export type LoanStatus = "on_loan" | "overdue" | "returned" | "lost";

/** A loan as everybody is shown it: one function for desk, lists, students and notices. */
export interface Loan extends BorrowingRow {
  readonly loanStatus: LoanStatus;
  /** Today's, while it is on loan; 0 once it has ended. */
  readonly overdueDays: number;
  /** Calendar days to the due date, negative once it has passed; null once the loan has ended. */
  readonly daysLeft: number | null;
  /** Today's, while it is on loan; afterwards as it was frozen. Whole rupiah. */
  readonly currentFine: number;
  /** What is charged for its loss: the copy's price, or else its book's, or the library's; null where nobody knows. */
  readonly lostPrice: number | null;
}

export function presentLoan(
  row: BorrowingRow,
  { calendar, today, defaultPrice }: Pick<LendingDay, "calendar" | "today" | "defaultPrice">,
): Loan {
  const lostPrice = row.price ?? defaultPrice;
  if (row.returnedAt !== null || row.lost) {
    const loanStatus = row.returnedAt === null ? "lost" : "returned";
    return { ...row, loanStatus, overdueDays: 0, daysLeft: null, currentFine: row.fine ?? 0, lostPrice };
  }
  const { days, fine } = latenessOn(row, calendar, today);
  return {
    ...row,
    loanStatus: days > 0 ? "overdue" : "on_loan",
    overdueDays: days,
    daysLeft: dayNumber(row.dueAt) - dayNumber(today),
    currentFine: fine,
    lostPrice,
  };
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
