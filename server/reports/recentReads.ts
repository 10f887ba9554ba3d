import sql, { type Sql } from "sql-template-tag";

import { bookTable } from "../books/Book.entity.js";
import type { BookSummaryRow } from "../books/bookSummaries.js";
import { copyTable } from "../books/copies/Copy.entity.js";
import { Borrowing } from "../circulation/borrowings/Borrowing.entity.js";
import type { LoanStatus } from "../circulation/borrowings/presentLoan.js";
import type { LendingDay } from "../circulation/policy/lendingDay.js";
import { overdueDays } from "../circulation/rules/fine.js";
import { nullable, pick, type RowOf, tableOf } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { required } from "../platform/required.js";
import { type Student, studentTable } from "../students/Student.entity.js";
import { Visit } from "../visits/Visit.entity.js";

/** As much of a student as the desk needs to know whom a line is about. */
export type StudentSummary = Readonly<Pick<Student, "id" | "name" | "nis" | "className">>;

/** The statements below take the newest rows of one table first, and join to these. */
const recentBorrowing = tableOf(Borrowing, "recent");
const borrowingColumns = {
  ...pick(recentBorrowing, "id", "copyId", "borrowedAt", "dueAt", "returnedAt"),
  itemCode: copyTable.itemCode,
};
const recentVisit = tableOf(Visit, "recent");
const visitColumns = pick(
  recentVisit,
  "id",
  "kind",
  "visitorName",
  "institution",
  "purpose",
  "peopleCount",
  "visitedAt",
);

export interface RecentBorrowing extends RowOf<typeof borrowingColumns> {
  /** Null once the library has forgotten whose it was. */
  readonly student: StudentSummary | null;
  readonly book: BookSummaryRow;
  readonly status: LoanStatus;
}

export interface RecentVisit extends RowOf<typeof visitColumns> {
  /** Null for guests and classes, and for a student whom the library has forgotten. */
  readonly student: StudentSummary | null;
}

const studentSelection = {
  studentId: nullable(studentTable.id),
  name: nullable(studentTable.name),
  nis: nullable(studentTable.nis),
  className: studentTable.className,
};
const borrowingSelection = {
  ...borrowingColumns,
  lost: recentBorrowing.lost,
  fineDays: recentBorrowing.policyFineDays,
  bookId: bookTable.id,
  ...pick(bookTable, "slug", "title", "imageUrl"),
  ...studentSelection,
};
const visitSelection = { ...visitColumns, ...studentSelection };

/** The columns of an index, to its end: the newest lines are the first that either engine meets. */
const recentQueries = {
  borrowings: { where: sql`1 = 1`, order: (from: Sql) => sql`${from}.borrowed_at DESC, ${from}.id DESC` },
  returns: {
    where: sql`returned_at IS NOT NULL`,
    order: (from: Sql) => sql`${from}.returned_at DESC, ${from}.due_at DESC, ${from}.id DESC`,
  },
};

/** The day and its calendar decide what is overdue, as everywhere. */
export async function recentBorrowings(
  reader: Reader,
  which: keyof typeof recentQueries,
  { today, calendar }: Pick<LendingDay, "today" | "calendar">,
  limit: number,
): Promise<RecentBorrowing[]> {
  const { where, order } = recentQueries[which];
  const rows = await reader.select(
    borrowingSelection,
    sql`FROM (SELECT * FROM borrowings WHERE ${where} ORDER BY ${order(sql`borrowings`)} LIMIT ${limit}) recent
        LEFT JOIN students ON students.id = recent.student_id JOIN copies ON copies.id = recent.copy_id
        JOIN books ON books.id = copies.book_id
        ORDER BY ${order(sql`recent`)}`,
  );
  return rows.map(({ studentId, name, nis, className, bookId, slug, title, imageUrl, lost, fineDays, ...rest }) => ({
    ...rest,
    book: { id: bookId, slug, title, imageUrl },
    student: summaryOf({ studentId, name, nis, className }),
    status:
      rest.returnedAt !== null
        ? "returned"
        : lost
          ? "lost"
          : overdueDays(fineDays, calendar, rest.dueAt, today) > 0
            ? "overdue"
            : "on_loan",
  }));
}

export async function recentVisits(reader: Reader, limit: number): Promise<RecentVisit[]> {
  const rows = await reader.select(
    visitSelection,
    sql`FROM (SELECT * FROM visits ORDER BY visited_at DESC, id DESC LIMIT ${limit}) recent
        LEFT JOIN students ON students.id = recent.student_id ORDER BY recent.visited_at DESC, recent.id DESC`,
  );
  return rows.map(({ studentId, name, nis, className, ...rest }) => ({
    ...rest,
    student: summaryOf({ studentId, name, nis, className }),
  }));
}

function summaryOf({ studentId, name, nis, className }: RowOf<typeof studentSelection>): StudentSummary | null {
  if (studentId === null) return null;
  return {
    id: studentId,
    name: required(name, "a student's name"),
    nis: required(nis, "a student's number"),
    className,
  };
}
