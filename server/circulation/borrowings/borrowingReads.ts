import sql, { empty, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyCategory } from "../../books/copies/copyCategory.js";
import { copyPrice } from "../../books/copies/copyPrice.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { nullable, omit, pick, type RowOf, typedAs } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { studentTable } from "../../students/Student.entity.js";
import { borrowingTable } from "./Borrowing.entity.js";

/** A loan with what names its student, its copy and its book. */
const borrowingColumns = {
  ...omit(borrowingTable, "openCopyId"),
  bookId: copyTable.bookId,
  /** The category of today; `categoryId` is that of the day of the loan. */
  copyCategoryId: copyCategory,
  itemCode: copyTable.itemCode,
  bookTitle: bookTable.title,
  bookSlug: bookTable.slug,
  price: typedAs(copyTable.price, copyPrice),
  /** This and what follows of the student: null of a loan whose student is forgotten. */
  studentName: nullable(studentTable.name),
  nis: nullable(studentTable.nis),
  status: nullable(studentTable.status),
  ...pick(studentTable, "expiresAt", "suspendedUntil", "phone"),
};
export type BorrowingRow = RowOf<typeof borrowingColumns>;

const borrowingTables = sql`borrowings JOIN copies ON copies.id = borrowings.copy_id
  JOIN books ON books.id = copies.book_id LEFT JOIN students ON students.id = borrowings.student_id`;

/** Neither returned nor lost. */
export const isOpenLoan = sql`borrowings.open_copy_id IS NOT NULL`;

/** All of them, unless a limit is given: one that is left out would be taken for one that is not there. */
export function selectBorrowings(
  reader: Reader,
  where: Sql,
  order: Sql = sql`borrowings.id`,
  limit?: Sql | number,
): Promise<BorrowingRow[]> {
  const atMost = limit === undefined ? empty : sql`LIMIT ${limit}`;
  return reader.select(borrowingColumns, sql`FROM ${borrowingTables} WHERE ${where} ORDER BY ${order} ${atMost}`);
}

/** `isJoined` where the condition names the copy, the book or the student. */
export function countBorrowings(reader: Reader, where: Sql, { isJoined }: { isJoined: boolean }): Promise<number> {
  return reader.count(sql`FROM ${isJoined ? borrowingTables : sql`borrowings`} WHERE ${where}`);
}

/** A loan that names its student, as every one does of which anything is open. */
export type StudentLoan = BorrowingRow & {
  readonly [Name in "studentId" | "studentName" | "status"]: NonNullable<BorrowingRow[Name]>;
};

/** @throws Error for a loan whose student is forgotten, which nobody can renew, lose or be charged for. */
export function withStudent(loan: BorrowingRow): StudentLoan {
  return {
    ...loan,
    studentId: required(loan.studentId, "the student of a loan"),
    studentName: required(loan.studentName, "the name of a loan's student"),
    status: required(loan.status, "the status of a loan's student"),
  };
}
