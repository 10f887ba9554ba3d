import sql, { join, type Sql } from "sql-template-tag";
import { z } from "zod";

import { itemCodeSpellings } from "../../books/copies/itemCode.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { foldWords } from "../../platform/text/fold.js";
import { instantOf, nextDay } from "../../platform/time/libraryClock.js";
import type { LendingDay } from "../policy/lendingDay.js";
import { lastOverdueDueDate } from "../rules/fine.js";
import { FINE_DAYS } from "../../settings/lendingFigures.js";
import { isOpenLoan } from "./borrowingReads.js";

export const BORROWING_FILTERS = ["open", "overdue", "due_today", "returned", "lost"] as const;
type StatusFilter = (typeof BORROWING_FILTERS)[number];

/** Narrows a list of loans; days are the library's. */
export interface BorrowingListArgs {
  readonly status?: string | null | undefined;
  readonly studentId?: number | null | undefined;
  readonly bookId?: number | null | undefined;
  readonly className?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly search?: string | null | undefined;
}

const given = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => (value === null || value === "" ? undefined : value));
const day = z.iso.date("Isi dengan tanggal, misalnya 2026-11-21.");

export const borrowingListInput = z.strictObject({
  status: given(z.enum(BORROWING_FILTERS)),
  studentId: given(z.int().min(1)),
  bookId: given(z.int().min(1)),
  className: given(z.string().max(100)),
  from: given(day),
  to: given(day),
  search: given(z.string().max(200)),
});

/** The condition on `borrowings` joined with its copy, book and student. */
export function borrowingCondition(
  { status, studentId, bookId, className, from, to, search }: z.infer<typeof borrowingListInput>,
  lendingDay: LendingDay,
  timeZone: string,
): Sql {
  return join(
    [
      sql`1 = 1`,
      ...(status === undefined ? [] : [STATUS_CONDITIONS[status](lendingDay)]),
      ...(studentId === undefined ? [] : [sql`borrowings.student_id = ${studentId}`]),
      ...(bookId === undefined ? [] : [sql`copies.book_id = ${bookId}`]),
      ...(className === undefined ? [] : [sql`borrowings.class_name = ${className}`]),
      ...(from === undefined ? [] : [sql`borrowings.borrowed_at >= ${toSqlDateTime(instantOf(timeZone, from))}`]),
      ...(to === undefined ? [] : [sql`borrowings.borrowed_at < ${toSqlDateTime(instantOf(timeZone, nextDay(to)))}`]),
      ...searchConditions(search ?? ""),
    ],
    " AND ",
  );
}

const STATUS_CONDITIONS: Readonly<Record<StatusFilter, (day: LendingDay) => Sql>> = {
  open: () => isOpenLoan,
  overdue: (day) => sql`${isOpenLoan} AND ${isOverdue(day)}`,
  due_today: ({ today }) => sql`${isOpenLoan} AND borrowings.due_at = ${today}`,
  returned: () => sql`borrowings.returned_at IS NOT NULL`,
  lost: () => sql`borrowings.returned_at IS NULL AND borrowings.lost = 1`,
};

type CalendarDay = Pick<LendingDay, "calendar" | "today">;

/** By each way of counting days the last due date that is overdue. */
function overdueDueDates({ calendar, today }: CalendarDay) {
  return FINE_DAYS.flatMap((fineDays) => {
    const last = lastOverdueDueDate(fineDays, calendar, today);
    return last === null ? [] : [{ fineDays, last }];
  });
}

/** What is overdue was due by then: a bound that the index of due dates answers. Null where nothing is. */
export function latestOverdueDueDate(day: CalendarDay): string | null {
  const dates = overdueDueDates(day).map(({ last }) => last);
  return dates.sort().at(-1) ?? null;
}

/** By each way of counting days one range of due dates: the same loans whose lateness is a day or more. */
export function isOverdue(day: CalendarDay): Sql {
  const ranges = overdueDueDates(day).map(
    ({ fineDays, last }) => sql`(borrowings.policy_fine_days = ${fineDays} AND borrowings.due_at <= ${last})`,
  );
  const latest = latestOverdueDueDate(day);
  return latest === null ? sql`1 = 0` : sql`(borrowings.due_at <= ${latest} AND (${join(ranges, " OR ")}))`;
}

/** A whole item code or NIS, or words of the student's name and the title. Folded words contain no LIKE wildcard. */
function searchConditions(search: string): Sql[] {
  const code = search.trim();
  if (code === "") return [];
  const exact = sql`copies.item_code IN (${join(itemCodeSpellings(code))}) OR students.nis = ${code}`;
  const words = foldWords(search).map(
    (word) => sql`(students.search_key LIKE ${`%${word}%`} OR LOWER(books.title) LIKE ${`%${word}%`})`,
  );
  return [words.length === 0 ? sql`(${exact})` : sql`(${exact} OR (${join(words, " AND ")}))`];
}
