import sql, { type Sql } from "sql-template-tag";

import { countBookList } from "../books/query/bookCount.js";
import { isOverdue } from "../circulation/borrowings/borrowingFilter.js";
import { isOpenLoan } from "../circulation/borrowings/borrowingReads.js";
import type { LendingDay } from "../circulation/policy/lendingDay.js";
import type { Reader } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { planStudentList, type StudentFilter } from "../students/studentList.js";
import { countStudents } from "../students/studentReads.js";
import { DAY_MS } from "../platform/time/libraryClock.js";

/** A failed import is news for so many days. */
const FAILED_IMPORT_DAYS = 30;

/** Books that lack what readers find them by. */
export interface BooksToMend {
  readonly withoutCategory: number;
  readonly withWrongIsbn: number;
  readonly withoutCopies: number;
}

export async function booksToMend(reader: Reader): Promise<BooksToMend> {
  return {
    withoutCategory: (await countBookList(reader, { filter: { hasCategory: false }, withHidden: true })).count,
    withWrongIsbn: (await countBookList(reader, { filter: { isbnIsWrong: true }, withHidden: true })).count,
    withoutCopies: (await countBookList(reader, { filter: { hasCopies: false }, withHidden: true })).count,
  };
}

/** Students whose access or membership ends soon; `today` is the library's day. */
export interface StudentsToMend {
  readonly endingCodes: number;
  readonly endingMemberships: number;
}

export async function studentsToMend(reader: Reader, today: string): Promise<StudentsToMend> {
  const count = (filter: StudentFilter) => countStudents(reader, planStudentList(reader, { filter }, today).where);
  return {
    endingCodes: await count({ hasEndingCode: true }),
    endingMemberships: await count({ status: "active", membership: "expiring" }),
  };
}

/** Loans and reservations that wait for somebody today. */
export interface LoansToMend {
  readonly overdue: number;
  readonly dueToday: number;
  readonly readyReservations: number;
  /** Loans at which something waits for somebody with the right. */
  readonly held: number;
}

export async function loansToMend(reader: Reader, day: Pick<LendingDay, "calendar" | "today">): Promise<LoansToMend> {
  const open = sql`FROM borrowings WHERE borrowings.returned_at IS NULL AND ${isOpenLoan}`;
  return {
    overdue: await reader.count(sql`${open} AND ${isOverdue(day)}`),
    dueToday: await reader.count(sql`${open} AND borrowings.due_at = ${day.today}`),
    readyReservations: await reader.count(sql`FROM reservations WHERE status = 'ready'`),
    held: await reader.count(sql`FROM borrowings WHERE held_at IS NOT NULL`),
  };
}

/** An import of books that a fault has ended is taken back whole; what a person has cancelled has no message. */
export async function failedImports(reader: Reader, now: Date): Promise<number> {
  const since = toSqlDateTime(new Date(now.getTime() - FAILED_IMPORT_DAYS * DAY_MS));
  const books = await reader.count(
    sql`FROM book_imports WHERE state = 'cancelled' AND message IS NOT NULL AND created_at >= ${since}`,
  );
  const covers = await reader.count(sql`FROM cover_imports WHERE state = 'failed' AND created_at >= ${since}`);
  return books + covers;
}

/**
 * Numbers rise with time, so the newest are at the end of the table: no index is kept for a figure of the dashboard.
 */
export function countNewest(reader: Reader, table: "books" | "students", since: Date, most: number): Promise<number> {
  const newest: Readonly<Record<typeof table, Sql>> = {
    books: sql`SELECT created_at AS added_at, listed FROM books ORDER BY id DESC LIMIT ${most}`,
    students: sql`SELECT registered_at AS added_at, 1 AS listed FROM students ORDER BY id DESC LIMIT ${most}`,
  };
  // An unfinished import and the bin hold books that are not in the catalogue.
  return reader.count(sql`FROM (${newest[table]}) AS newest WHERE listed = 1 AND added_at >= ${toSqlDateTime(since)}`);
}
