import DataLoader from "dataloader";

import type { StudentRow } from "../../students/studentReads.js";
import type { StudentService } from "../../students/StudentService.js";
import type { Viewer } from "../../viewer.js";
import type { BorrowingService } from "./BorrowingService.js";
import type { Loan } from "./presentLoan.js";

/** For the rows of a page, as the viewer may see them; null if they may not. */
export function createBorrowingLoaders(borrowings: BorrowingService, students: StudentService, viewer: Viewer) {
  return {
    lendingDay: borrowings.lendingDay,
    borrowing: new DataLoader<number, Loan | null>(async (ids) => {
      const loans = await borrowings.byIds(viewer, ids);
      return ids.map((id) => loans.get(id) ?? null);
    }),
    openLoan: new DataLoader<number, Loan | null>(async (copyIds) => {
      const loans = await borrowings.openLoansOf(viewer, copyIds);
      return copyIds.map((id) => loans.get(id) ?? null);
    }),
    mostLoans: new DataLoader<number, number>((memberKindIds) => borrowings.mostLoansOf(memberKindIds)),
    student: new DataLoader<number, StudentRow | null>((ids) => students.byIds(viewer, ids)),
  };
}

export type BorrowingLoaders = ReturnType<typeof createBorrowingLoaders>;
