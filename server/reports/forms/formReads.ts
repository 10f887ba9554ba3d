import sql, { type Sql } from "sql-template-tag";

import { categoryTable } from "../../authorities/records/Category.entity.js";
import { classificationTable } from "../../authorities/records/Classification.entity.js";
import { divisionOf, type DivisionCode } from "../../authorities/tree/divisions.js";
import { auditEntryTable } from "../../audit/AuditEntry.entity.js";
import { bookTable } from "../../books/Book.entity.js";
import { borrowingTable } from "../../circulation/borrowings/Borrowing.entity.js";
import { inHouseUseTable } from "../../circulation/inHouse/InHouseUse.entity.js";
import { integer, nullable, pick, text } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { studentTable } from "../../students/Student.entity.js";
import { addDays } from "../../platform/time/libraryClock.js";
import { userTable } from "../../users/User.entity.js";
import { visitTable } from "../../visits/Visit.entity.js";
import { acquiredIn } from "../figures/collection/acquisitionFigures.js";
import { readLoansByDivision } from "../figures/loans/loanFigures.js";
import { dayOf, type ReportDays, spanOf } from "../figures/reportDays.js";

/** What was counted of a main class in a month. */
export interface DivisionMonth {
  readonly division: DivisionCode;
  readonly month: string;
  readonly count: number;
}

/** Ordinary loans by the class that a title has today: month by month, as a library has thousands of classes. */
export async function readLoansByDivisionAndMonth(reader: Reader, days: ReportDays, months: readonly string[]) {
  const counts: DivisionMonth[] = [];
  for (const month of months) {
    const lent = await readLoansByDivision(reader, daysOfMonth(days, month));
    counts.push(...lent.map(({ code, loans }) => ({ division: code, month, count: loans })));
  }
  return counts;
}

/** What of these days lies in a month. */
export function daysOfMonth({ timeZone, from, to }: ReportDays, month: string): ReportDays {
  const first = `${month}-01`;
  const last = addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
  return { timeZone, from: first < from ? from : first, to: last > to ? to : last };
}

const useMonthColumns = {
  division: nullable(text(sql`used.division`)),
  month: text(sql`used.month`),
  count: integer(sql`COUNT(*)`),
};

export function readUsesByDivisionAndMonth(reader: Reader, days: ReportDays): Promise<DivisionMonth[]> {
  const month = sql`SUBSTR(${dayOf(reader.engine, days, inHouseUseTable.usedAt)}, 1, 7)`;
  return reader.select(
    useMonthColumns,
    sql`FROM (SELECT in_house_uses.division, ${month} AS month FROM in_house_uses
              WHERE ${spanOf(days, inHouseUseTable.usedAt)}) used
        GROUP BY used.division, used.month`,
  );
}

const kindMonthColumns = {
  memberKindId: integer(sql`lent.member_kind_id`),
  className: nullable(text(sql`lent.class_name`)),
  month: text(sql`lent.month`),
  count: integer(sql`COUNT(*)`),
};

/** Ordinary loans by who borrowed on that day. */
export function readLoansByKindAndMonth(reader: Reader, days: ReportDays) {
  const month = sql`SUBSTR(${dayOf(reader.engine, days, borrowingTable.borrowedAt)}, 1, 7)`;
  return reader.select(
    kindMonthColumns,
    sql`FROM (SELECT borrowings.member_kind_id, borrowings.class_name, ${month} AS month FROM borrowings
              WHERE ${spanOf(days, borrowingTable.borrowedAt)} AND borrowings.set_loan = 0) lent
        GROUP BY lent.member_kind_id, lent.class_name, lent.month ORDER BY lent.member_kind_id, lent.class_name`,
  );
}

const readingMonthColumns = {
  format: text(sql`opened.format`),
  month: text(sql`opened.month`),
  count: integer(sql`SUM(opened.readings)`),
};

/** How often files were opened, by what they are; also of files and titles that have gone since. */
export function readReadingsByFormatAndMonth(reader: Reader, { from, to }: ReportDays) {
  return reader.select(
    readingMonthColumns,
    sql`FROM (SELECT format, SUBSTR(day, 1, 7) AS month, readings FROM book_file_readings
              WHERE day >= ${from} AND day <= ${to}) opened
        GROUP BY opened.format, opened.month`,
  );
}

const openedTitleColumns = { title: text(sql`books.title`), count: integer(sql`SUM(book_file_readings.readings)`) };

/** The titles whose files were opened most, of those that are in the catalogue. */
export function readMostOpened(reader: Reader, { from, to }: ReportDays, limit: number) {
  return reader.select(
    openedTitleColumns,
    sql`FROM book_file_readings JOIN books ON books.id = book_file_readings.book_id
        WHERE book_file_readings.day >= ${from} AND book_file_readings.day <= ${to} AND books.listed = 1
        GROUP BY books.id, books.title ORDER BY SUM(book_file_readings.readings) DESC, books.id LIMIT ${limit}`,
  );
}

const newMemberColumns = { ...pick(studentTable, "memberKindId"), members: integer(sql`COUNT(*)`) };

/** Who was registered in these days, by the kind of today. */
export function readNewMembers(reader: Reader, days: ReportDays) {
  return reader.select(
    newMemberColumns,
    sql`FROM students WHERE ${spanOf(days, studentTable.registeredAt)} GROUP BY students.member_kind_id`,
  );
}

const visitDayColumns = {
  day: text(sql`came.day`),
  visits: integer(sql`COUNT(*)`),
  members: integer(sql`SUM(CASE WHEN came.kind = 'student' THEN came.people_count ELSE 0 END)`),
  guests: integer(sql`SUM(CASE WHEN came.kind = 'guest' THEN came.people_count ELSE 0 END)`),
  classes: integer(sql`SUM(CASE WHEN came.kind = 'class' THEN came.people_count ELSE 0 END)`),
  people: integer(sql`SUM(came.people_count)`),
};

/** People by day; a class visit counts its pupils. */
export function readVisitDays(reader: Reader, days: ReportDays) {
  return reader.select(
    visitDayColumns,
    sql`FROM (SELECT ${dayOf(reader.engine, days, visitTable.visitedAt)} AS day, visits.kind, visits.people_count
              FROM visits WHERE ${spanOf(days, visitTable.visitedAt)}) came
        GROUP BY came.day ORDER BY came.day`,
  );
}

const acquiredColumns = {
  ...pick(bookTable, "categoryId"),
  sortKey: nullable(classificationTable.sortKey),
  titles: integer(sql`COUNT(*)`),
  copies: integer(sql`SUM(came.copies)`),
};

/** What came in these days, by the class and the category of its titles today. */
export async function readAcquired(reader: Reader, days: ReportDays) {
  const rows = await reader.select(
    acquiredColumns,
    sql`FROM (SELECT acquired.book_id, COUNT(*) AS copies FROM ${acquiredIn(reader, days)} GROUP BY acquired.book_id) came
        JOIN books ON books.id = came.book_id + 0
        LEFT JOIN classifications ON classifications.id = books.classification_id
        GROUP BY books.category_id, classifications.sort_key`,
  );
  return rows.map(({ sortKey, ...row }) => ({ ...row, division: divisionOf(sortKey) }));
}

/** Left to itself, MariaDB reads the trail of all years rather than a third of it by an index. */
function entriesOfDays({ engine }: Reader): Sql {
  return engine === "mysql"
    ? sql`audit_entries FORCE INDEX (ix_audit_entries_acts)`
    : sql`audit_entries INDEXED BY ix_audit_entries_acts`;
}

const goneColumns = {
  ...pick(bookTable, "categoryId"),
  sortKey: nullable(classificationTable.sortKey),
  copies: integer(sql`COUNT(*)`),
};

/**
 * Copies that were lost or withdrawn in these days, and still are: by the audit trail, and by loans whose copy was
 * reported lost.
 */
export async function readGone(reader: Reader, days: ReportDays) {
  const rows = await reader.select(
    goneColumns,
    sql`FROM (SELECT audit_entries.record_id AS copy_id FROM ${entriesOfDays(reader)}
              WHERE ${spanOf(days, auditEntryTable.createdAt)} AND audit_entries.action = 'copy.update'
                AND (audit_entries.after_values LIKE '%"status":"withdrawn"%'
                  OR audit_entries.after_values LIKE '%"status":"lost"%')
                AND COALESCE(audit_entries.before_values, '') NOT LIKE '%"status":"withdrawn"%'
                AND COALESCE(audit_entries.before_values, '') NOT LIKE '%"status":"lost"%'
              UNION
              SELECT borrowings.copy_id FROM borrowings WHERE ${spanOf(days, borrowingTable.lostAt)}
                AND borrowings.returned_at IS NULL) gone
        JOIN copies ON copies.id = gone.copy_id + 0 AND copies.listed = 1 AND copies.status IN ('lost', 'withdrawn')
        JOIN books ON books.id = copies.book_id AND books.listed = 1
        LEFT JOIN classifications ON classifications.id = books.classification_id
        GROUP BY books.category_id, classifications.sort_key`,
  );
  return rows.map(({ sortKey, ...row }) => ({ ...row, division: divisionOf(sortKey) }));
}

export async function readCategoryNames(reader: Reader): Promise<ReadonlyMap<number, string>> {
  const rows = await reader.select(pick(categoryTable, "id", "name"), sql`FROM categories ORDER BY categories.name`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const workColumns = {
  ...pick(userTable, "id", "name", "username"),
  action: text(sql`done.action`),
  acts: integer(sql`done.acts`),
};

/** What each librarian did, by the audit trail; what students do of themselves is not among it. */
export function readWork(reader: Reader, days: ReportDays) {
  return reader.select(
    workColumns,
    sql`FROM (SELECT audit_entries.user_id, audit_entries.action, COUNT(*) AS acts FROM ${entriesOfDays(reader)}
              WHERE ${spanOf(days, auditEntryTable.createdAt)} AND audit_entries.user_id IS NOT NULL
              GROUP BY audit_entries.user_id, audit_entries.action) done
        JOIN users ON users.id = done.user_id + 0 AND users.student_id IS NULL
        ORDER BY users.name, users.id`,
  );
}

const accessionColumns = {
  ...pick(bookTable, "id", "title", "callNumber", "publishYear", "publishPlace"),
  sortKey: nullable(classificationTable.sortKey),
  classCode: nullable(classificationTable.code),
  publisherName: nullable(text(sql`publishers.name`)),
  copies: integer(sql`came.copies`),
  value: integer(sql`came.value`),
};

/** Titles of which copies came in these days, in the order of the shelves. */
export function readAccessions(reader: Reader, days: ReportDays, limit: number) {
  return reader.select(
    accessionColumns,
    sql`FROM (SELECT acquired.book_id, COUNT(*) AS copies, COALESCE(SUM(acquired.price), 0) AS value
              FROM ${acquiredIn(reader, days)} GROUP BY acquired.book_id) came
        JOIN books ON books.id = came.book_id + 0
        LEFT JOIN classifications ON classifications.id = books.classification_id
        LEFT JOIN publishers ON publishers.id = books.publisher_id
        ORDER BY CASE WHEN classifications.sort_key IS NULL THEN 1 ELSE 0 END, classifications.sort_key,
          books.title_key, books.id LIMIT ${limit}`,
  );
}
