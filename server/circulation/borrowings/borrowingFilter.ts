import sql, { join, type Sql } from "sql-template-tag";
import { z } from "zod";

import { copyTable } from "../../books/copies/Copy.entity.js";
import { hasItemCode } from "../../books/copies/itemCodes/hasItemCode.js";
import type { Reader } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { foldWords } from "../../../common/fold.js";
import { given, libraryDay, recordId } from "../../platform/validation/fields.js";
import { instantOf, nextDay } from "../../platform/time/libraryClock.js";
import type { LendingDay } from "../policy/lendingDay.js";
import { lastOverdueDueDate } from "../rules/fine.js";
import { FINE_DAYS } from "../../settings/lendingFigures.js";
import { studentTable } from "../../students/Student.entity.js";
import { isOpenLoan } from "./borrowingReads.js";

export const BORROWING_FILTERS = ["open", "on_loan", "overdue", "due_today", "returned", "lost", "held"] as const;
type StatusFilter = (typeof BORROWING_FILTERS)[number];

/** Narrows a list of loans; days are the library's. */
export interface BorrowingListArgs {
  readonly status?: string | null | undefined;
  readonly studentId?: number | null | undefined;
  readonly bookId?: number | null | undefined;
  readonly itemCode?: string | null | undefined;
  readonly className?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly search?: string | null | undefined;
}

export const borrowingListInput = z.strictObject({
  status: given(z.enum(BORROWING_FILTERS)),
  studentId: given(recordId),
  bookId: given(recordId),
  itemCode: given(z.string().max(100)),
  className: given(z.string().max(100)),
  from: given(libraryDay),
  to: given(libraryDay),
  search: given(z.string().max(200)),
});

/** The condition on `borrowings`, of a search joined with its copy, book and student. */
export async function borrowingCondition(
  reader: Reader,
  { status, studentId, bookId, itemCode, className, from, to, search }: z.infer<typeof borrowingListInput>,
  lendingDay: LendingDay,
  timeZone: string,
): Promise<Sql> {
  return join(
    [
      sql`1 = 1`,
      ...(status === undefined ? [] : [STATUS_CONDITIONS[status](lendingDay)]),
      ...(studentId === undefined ? [] : [sql`borrowings.student_id = ${studentId}`]),
      ...(bookId === undefined ? [] : [sql`borrowings.copy_id IN (SELECT id FROM copies WHERE book_id = ${bookId})`]),
      ...(itemCode === undefined
        ? []
        : [sql`borrowings.copy_id IN (SELECT id FROM copies WHERE ${hasItemCode(itemCode.trim())})`]),
      ...(className === undefined ? [] : [sql`borrowings.class_name = ${className}`]),
      ...(from === undefined ? [] : [sql`borrowings.borrowed_at >= ${toSqlDateTime(instantOf(timeZone, from))}`]),
      ...(to === undefined ? [] : [sql`borrowings.borrowed_at < ${toSqlDateTime(instantOf(timeZone, nextDay(to)))}`]),
      ...(await searchConditions(reader, search ?? "")),
    ],
    " AND ",
  );
}

const STATUS_CONDITIONS: Readonly<Record<StatusFilter, (day: LendingDay) => Sql>> = {
  open: () => isOpenLoan,
  on_loan: (day) => sql`${isOpenLoan} AND NOT ${isOverdue(day)}`,
  overdue: (day) => sql`${isOpenLoan} AND ${isOverdue(day)}`,
  due_today: ({ today }) => sql`${isOpenLoan} AND borrowings.due_at = ${today}`,
  returned: () => sql`borrowings.returned_at IS NOT NULL`,
  lost: () => sql`borrowings.returned_at IS NULL AND borrowings.lost = 1`,
  held: () => sql`borrowings.held_at IS NOT NULL`,
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

/**
 * How many students or copies a search looks up at most: a word that more of them have is compared with the loans
 * themselves, where a page of matches is found soon.
 */
const MOST_FOUND = 500;

/**
 * A whole item code or NIS, or words of the student's name and the title. Whose loans they can be is looked up first,
 * by the longest word, so that not every loan that ever was is compared with a text. Folded words contain no LIKE
 * wildcard.
 */
async function searchConditions(reader: Reader, search: string): Promise<Sql[]> {
  const code = search.trim();
  if (code === "") return [];
  const idsOf = async (rest: Sql, table: typeof copyTable | typeof studentTable) => {
    const rows = await reader.select({ id: table.id }, sql`${rest} LIMIT ${MOST_FOUND + 1}`);
    return rows.map(({ id }) => id);
  };
  const coded = await idsOf(sql`FROM copies WHERE ${hasItemCode(code)}`, copyTable);
  const numbered = await idsOf(sql`FROM students WHERE nis = ${code}`, studentTable);
  const found = [ofCopies(coded), ofStudents(numbered)];
  const [longest, ...others] = foldWords(search).sort((one, other) => other.length - one.length);
  if (longest !== undefined) {
    const inName = (word: string) => sql`students.search_key LIKE ${`%${word}%`}`;
    const inTitle = (word: string) => sql`books.title_key LIKE ${`%${word}%`}`;
    const students = await idsOf(sql`FROM students WHERE ${inName(longest)}`, studentTable);
    const copies = await idsOf(
      sql`FROM copies JOIN books ON books.id = copies.book_id WHERE ${inTitle(longest)}`,
      copyTable,
    );
    const rest = others.map((word) => sql` AND (${inName(word)} OR ${inTitle(word)})`);
    found.push(
      ...[
        students.length > MOST_FOUND ? inName(longest) : ofStudents(students),
        copies.length > MOST_FOUND ? inTitle(longest) : ofCopies(copies),
      ].map((condition) => condition && join([condition, ...rest], "")),
    );
  }
  const conditions = found.filter((condition) => condition !== null);
  return [conditions.length === 0 ? sql`1 = 0` : sql`((${join(conditions, ") OR (")}))`];
}

function ofCopies(ids: readonly number[]): Sql | null {
  return ids.length === 0 ? null : sql`borrowings.copy_id IN (${join([...ids])})`;
}

function ofStudents(ids: readonly number[]): Sql | null {
  return ids.length === 0 ? null : sql`borrowings.student_id IN (${join([...ids])})`;
}
