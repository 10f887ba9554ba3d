import sql, { type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyPrice } from "../../books/copies/copyPrice.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { omit, pick, type RowOf, typedAs } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { studentTable } from "../../students/Student.entity.js";
import type { PolicyFigures } from "../rules/loanPolicy.js";
import { borrowingTable } from "./Borrowing.entity.js";

/** A loan with what names its student, its copy and its book. */
const borrowingColumns = {
  ...omit(borrowingTable, "openCopyId"),
  bookId: copyTable.bookId,
  /** Of today, where `categoryId` is that of the day of the loan. */
  bookCategoryId: bookTable.categoryId,
  itemCode: copyTable.itemCode,
  bookTitle: bookTable.title,
  bookSlug: bookTable.slug,
  price: typedAs(copyTable.price, copyPrice),
  studentName: studentTable.name,
  nis: studentTable.nis,
  ...pick(studentTable, "expiresAt", "status", "suspendedUntil", "phone"),
};
export type BorrowingRow = RowOf<typeof borrowingColumns>;

const borrowingTables = sql`borrowings JOIN copies ON copies.id = borrowings.copy_id
  JOIN books ON books.id = copies.book_id JOIN students ON students.id = borrowings.student_id`;

/** Neither returned nor lost. */
export const isOpenLoan = sql`borrowings.open_copy_id IS NOT NULL`;

export function selectBorrowings(
  reader: Reader,
  where: Sql,
  order: Sql = sql`borrowings.id`,
  limit: Sql | number = 1_000,
): Promise<BorrowingRow[]> {
  return reader.select(borrowingColumns, sql`FROM ${borrowingTables} WHERE ${where} ORDER BY ${order} LIMIT ${limit}`);
}

/** `isJoined` where the condition names the copy, the book or the student. */
export function countBorrowings(reader: Reader, where: Sql, { isJoined }: { isJoined: boolean }): Promise<number> {
  return reader.count(sql`FROM ${isJoined ? borrowingTables : sql`borrowings`} WHERE ${where}`);
}

/** The figures that the loan was made under. */
export function figuresOf(loan: BorrowingRow): Omit<PolicyFigures, "lendable"> {
  return {
    loanDays: loan.policyLoanDays,
    dueOn: loan.policyDueOn,
    mostLoans: loan.policyMostLoans,
    mostRenewals: loan.policyRenewals,
    finePerDay: loan.policyFinePerDay,
    fineDays: loan.policyFineDays,
    graceDays: loan.policyGraceDays,
    graceCharged: loan.policyGraceCharged,
    fineCap: loan.policyFineCap,
    capAtPrice: loan.policyCapAtPrice,
    debtLimit: loan.policyDebtLimit,
    countsToLimit: loan.policyCountsToLimit,
  };
}
