import sql, { type Sql } from "sql-template-tag";

import type { BookSummaryRow } from "../books/bookSummaries.js";
import type { Reader } from "../platform/database/Database.js";
import { fromSqlDateTime } from "../platform/database/sqlDateTime.js";
import type { VisitPurpose } from "../visits/visitPurposes.js";
import { required } from "../platform/required.js";

/** As much of a student as the desk needs to know whom a line is about. */
export interface StudentSummary {
  readonly id: number;
  readonly name: string;
  readonly nis: string;
  readonly className: string | null;
}

export interface RecentBorrowing {
  readonly id: number;
  readonly student: StudentSummary;
  readonly copyId: number;
  readonly itemCode: string;
  readonly book: BookSummaryRow;
  readonly borrowedAt: Date;
  readonly dueAt: string;
  readonly returnedAt: Date | null;
  readonly status: "on_loan" | "overdue" | "returned" | "lost";
}

export interface RecentVisit {
  readonly id: number;
  readonly kind: "student" | "guest" | "class";
  /** Null for guests and classes. */
  readonly student: StudentSummary | null;
  readonly visitorName: string | null;
  readonly institution: string | null;
  readonly purpose: VisitPurpose | null;
  readonly peopleCount: number;
  readonly visitedAt: Date;
}

interface RawRecentBorrowing extends Omit<
  RecentBorrowing,
  "student" | "book" | "status" | "borrowedAt" | "returnedAt"
> {
  readonly borrowedAt: string | Date;
  readonly returnedAt: string | Date | null;
  readonly lost: number;
  readonly bookId: number;
  readonly slug: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly studentId: number;
  readonly name: string;
  readonly nis: string;
  readonly className: string | null;
}

interface RawRecentVisit extends Omit<RecentVisit, "student" | "visitedAt"> {
  readonly visitedAt: string | Date;
  readonly studentId: number | null;
  readonly name: string | null;
  readonly nis: string | null;
  readonly className: string | null;
}

const studentColumns = sql`students.id AS studentId, students.name, students.nis, students.class_name AS className`;

/** The columns of an index, to its end: the newest lines are the first that either engine meets. */
const recentQueries = {
  borrowings: { where: sql`1 = 1`, order: (from: Sql) => sql`${from}.borrowed_at DESC, ${from}.id DESC` },
  returns: {
    where: sql`returned_at IS NOT NULL AND lost = 0`,
    order: (from: Sql) => sql`${from}.returned_at DESC, ${from}.due_at DESC, ${from}.id DESC`,
  },
};

/** `today` in the library's time zone decides what is overdue. */
export async function recentBorrowings(
  reader: Reader,
  which: keyof typeof recentQueries,
  today: string,
  limit: number,
): Promise<RecentBorrowing[]> {
  const { where, order } = recentQueries[which];
  const rows = await reader.rows<RawRecentBorrowing>(
    sql`SELECT recent.id, recent.copy_id AS copyId, copies.item_code AS itemCode, books.id AS bookId, books.slug,
        books.title, books.image_url AS imageUrl,
          recent.borrowed_at AS borrowedAt, recent.due_at AS dueAt, recent.returned_at AS returnedAt, recent.lost,
          ${studentColumns}
        FROM (SELECT id, student_id, copy_id, borrowed_at, due_at, returned_at, lost FROM borrowings WHERE ${where}
        ORDER BY ${order(sql`borrowings`)} LIMIT ${limit}) recent
        JOIN students ON students.id = recent.student_id JOIN copies ON copies.id = recent.copy_id
        JOIN books ON books.id = copies.book_id
        ORDER BY ${order(sql`recent`)}`,
  );
  return rows.map(
    ({ studentId, name, nis, className, bookId, slug, title, imageUrl, lost, borrowedAt, returnedAt, ...rest }) => ({
      ...rest,
      book: { id: bookId, slug, title, imageUrl },
      student: { id: studentId, name, nis, className },
      borrowedAt: fromSqlDateTime(borrowedAt),
      returnedAt: returnedAt === null ? null : fromSqlDateTime(returnedAt),
      status:
        Number(lost) === 1 ? "lost" : returnedAt !== null ? "returned" : rest.dueAt < today ? "overdue" : "on_loan",
    }),
  );
}

export async function recentVisits(reader: Reader, limit: number): Promise<RecentVisit[]> {
  const rows = await reader.rows<RawRecentVisit>(
    sql`SELECT recent.id, recent.kind, recent.visitor_name AS visitorName, recent.institution, recent.purpose,
        recent.people_count AS peopleCount,
          recent.visited_at AS visitedAt, ${studentColumns}
        FROM (SELECT id, kind, student_id, visitor_name, institution, purpose, people_count, visited_at FROM visits
        ORDER BY visited_at DESC, id DESC LIMIT ${limit}) recent
        LEFT JOIN students ON students.id = recent.student_id ORDER BY recent.visited_at DESC, recent.id DESC`,
  );
  return rows.map(({ studentId, name, nis, className, visitedAt, ...rest }) => ({
    ...rest,
    student:
      studentId === null
        ? null
        : {
            id: studentId,
            name: required(name, "a student's name"),
            nis: required(nis, "a student's number"),
            className,
          },
    visitedAt: fromSqlDateTime(visitedAt),
  }));
}
