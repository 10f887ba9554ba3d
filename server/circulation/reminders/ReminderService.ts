import type { DatabaseReads } from "../../platform/database/Database.js";
import { groupBy } from "../../platform/groupBy.js";
import type { Viewer } from "../../viewer.js";
import type { BorrowingListArgs } from "../borrowings/borrowingFilter.js";
import { BorrowingService } from "../borrowings/BorrowingService.js";
import type { Loan } from "../borrowings/presentLoan.js";
import type { LibraryTime } from "../policy/lendingDay.js";

/** How many students are listed; the totals are of all of them. */
export const MOST_REMINDED = 100;

/** One student with all that is overdue. */
export interface Reminder {
  readonly studentId: number;
  readonly studentName: string;
  /** Longest overdue first; never empty. */
  readonly loans: readonly Loan[];
  readonly overdueDays: number;
  /** Whole rupiah so far. */
  readonly runningFine: number;
}

export interface Reminders {
  readonly loansCount: number;
  /** All of them, of whom the first are listed. */
  readonly studentsCount: number;
  readonly runningFine: number;
  /** Whose loans are overdue longest first. */
  readonly students: readonly Reminder[];
}

export type ReminderArgs = Pick<BorrowingListArgs, "search" | "className">;

/** Which students the desk reminds of overdue loans today, and the fines so far. */
export class ReminderService {
  private readonly borrowings: BorrowingService;

  constructor(database: DatabaseReads, time: LibraryTime) {
    this.borrowings = new BorrowingService(database, time);
  }

  /** @throws ValidationError */
  async read(viewer: Viewer, asked: ReminderArgs): Promise<Reminders> {
    const loans = await this.borrowings.overdue(viewer, asked);
    const byStudent = groupBy(loans, ({ studentId }) => studentId);
    return {
      loansCount: loans.length,
      studentsCount: byStudent.size,
      runningFine: sumOfFines(loans),
      students: [...byStudent].slice(0, MOST_REMINDED).flatMap(([studentId, ofStudent]) => {
        const studentName = ofStudent[0]?.studentName ?? null;
        if (studentId === null || studentName === null) return [];
        const overdueDays = Math.max(...ofStudent.map((loan) => loan.overdueDays));
        return [{ studentId, studentName, loans: ofStudent, overdueDays, runningFine: sumOfFines(ofStudent) }];
      }),
    };
  }
}

function sumOfFines(loans: readonly Loan[]): number {
  return loans.reduce((sum, { currentFine }) => sum + currentFine, 0);
}
