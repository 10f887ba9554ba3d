import sql, { type Sql } from "sql-template-tag";

import { countBookList } from "../books/query/bookList.js";
import type { Reader } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { planStudentList } from "../students/studentList.js";
import { countStudents } from "../students/studentReads.js";

const DAY_MS = 24 * 3_600_000;
/** An activation code that ends within so many days should be used or printed anew. */
const ENDING_CODE_DAYS = 7;
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
    withoutCategory: await countBookList(reader, { filter: { hasCategory: false } }),
    withWrongIsbn: await countBookList(reader, { filter: { isbnIsWrong: true } }),
    withoutCopies: await countBookList(reader, { filter: { hasCopies: false } }),
  };
}

/** Students whose access or membership ends soon; `today` is the library's day. */
export interface StudentsToMend {
  readonly endingCodes: number;
  readonly endingMemberships: number;
}

export async function studentsToMend(reader: Reader, today: string, now: Date): Promise<StudentsToMend> {
  const soon = toSqlDateTime(new Date(now.getTime() + ENDING_CODE_DAYS * DAY_MS));
  const ending = planStudentList(reader, { filter: { status: "active", membership: "expiring" } }, today);
  return {
    endingCodes: await reader.count(
      sql`FROM activation_codes WHERE expires_at > ${toSqlDateTime(now)} AND expires_at <= ${soon}`,
    ),
    endingMemberships: await countStudents(reader, ending.where),
  };
}

export function failedImports(reader: Reader, now: Date): Promise<number> {
  const since = toSqlDateTime(new Date(now.getTime() - FAILED_IMPORT_DAYS * DAY_MS));
  return reader.count(sql`FROM book_imports WHERE state = 'failed' AND created_at >= ${since}`);
}

/** Numbers rise with time, so the newest are at the end of the table: no index is kept for a figure of the dashboard. */
export function countNewest(reader: Reader, table: "books" | "students", since: Date, most: number): Promise<number> {
  const newest: Readonly<Record<typeof table, Sql>> = {
    books: sql`SELECT created_at AS added_at FROM books ORDER BY id DESC LIMIT ${most}`,
    students: sql`SELECT registered_at AS added_at FROM students ORDER BY id DESC LIMIT ${most}`,
  };
  return reader.count(sql`FROM (${newest[table]}) AS newest WHERE added_at >= ${toSqlDateTime(since)}`);
}
