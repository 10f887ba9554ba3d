import sql from "sql-template-tag";

import { bookTable } from "../../../books/Book.entity.js";
import { classificationTable } from "../../../authorities/records/Classification.entity.js";
import { borrowingTable } from "../../../circulation/borrowings/Borrowing.entity.js";
import { integer, nullable, pick, type RowOf, text } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { groupBy } from "../../../platform/groupBy.js";
import { required } from "../../../platform/required.js";
import { type MemberKindRow, memberKindOr, readMemberKinds } from "../../../students/memberKinds/memberKindReads.js";
import { classKeyOf } from "../../../students/studentKeys.js";
import { type DivisionCode, DIVISIONS, divisionOf } from "../../../authorities/tree/divisions.js";
import { dayOf, type ReportDays, spanOf } from "../reportDays.js";
import { quarterOf, ratio } from "../reportRange.js";

/** No school has more classes; the smallest are left out. */
export const MOST_CLASSES = 200;
export const MOST_TITLES = 50;

/** Loans that began in these days. */
export interface LoanTotals {
  /** Ordinary loans: neither Buku Paket nor class sets. */
  readonly loans: number;
  /** Buku Paket and class sets: textbooks, loans with a fixed last day, and those that count towards no limit. */
  readonly setLoans: number;
  /** How often all these loans were renewed. */
  readonly renewals: number;
}

export interface MonthLoans extends LoanTotals {
  /** `2026-11`. */
  readonly month: string;
}

export interface QuarterLoans {
  /** `2026-Q4`. */
  readonly quarter: string;
  readonly loans: number;
  readonly borrowers: number;
  /** In place of the books that somebody reads in a quarter (TGM). */
  readonly booksPerBorrower: number | null;
}

export interface LoanFigures extends LoanTotals {
  /** Different people who borrowed, by ordinary loans. */
  readonly borrowers: number;
  /** Each person on each day on which they borrowed. */
  readonly occasions: number;
  /** Quarters of the calendar in which anything was lent by ordinary loans. */
  readonly perQuarter: readonly QuarterLoans[];
  /** Only months in which anything was lent. */
  readonly perMonth: readonly MonthLoans[];
}

/** Ordinary loans of a main class. */
export interface DivisionLoans {
  readonly code: DivisionCode;
  readonly name: string;
  readonly loans: number;
}

/** One person of a school year: their number, or what stands for it where some of their loans are forgotten. */
const borrower = sql`COALESCE(borrowings.borrower_key, borrowings.student_id)`;

/** By the rules and the category of that day, which the loan keeps. */
const isOrdinary = sql`borrowings.set_loan = 0`;

const dayColumns = {
  day: text(sql`lent.day`),
  loans: integer(sql`SUM(1 - lent.is_set)`),
  setLoans: integer(sql`SUM(lent.is_set)`),
  renewals: integer(sql`SUM(lent.renewal_count)`),
  occasions: integer(sql`COUNT(DISTINCT CASE WHEN lent.is_set = 0 THEN lent.borrower END)`),
};

/** A row for each person and month: as many as a school has pupils, times twelve. */
const personColumns = {
  month: text(sql`lent.month`),
  borrower: integer(sql`lent.borrower`),
  loans: integer(sql`COUNT(*)`),
};

function borrowersOf(rows: readonly { readonly borrower: number }[]): number {
  return new Set(rows.map(({ borrower: person }) => person)).size;
}

export async function readLoans(reader: Reader, days: ReportDays): Promise<LoanFigures> {
  const perDay = await reader.select(
    dayColumns,
    sql`FROM (SELECT ${dayOf(reader.engine, days, borrowingTable.borrowedAt)} AS day, borrowings.renewal_count,
                ${borrower} AS borrower, borrowings.set_loan AS is_set
              FROM borrowings WHERE ${spanOf(days, borrowingTable.borrowedAt)}) lent
        GROUP BY lent.day ORDER BY lent.day`,
  );
  const perPerson = await reader.select(
    personColumns,
    sql`FROM (SELECT SUBSTR(${dayOf(reader.engine, days, borrowingTable.borrowedAt)}, 1, 7) AS month,
                ${borrower} AS borrower
              FROM borrowings WHERE ${spanOf(days, borrowingTable.borrowedAt)} AND ${isOrdinary}) lent
        GROUP BY lent.month, lent.borrower ORDER BY lent.month`,
  );
  const months = [...new Set(perDay.map(({ day }) => day.slice(0, 7)))];
  return {
    ...totalsOf(perDay),
    borrowers: borrowersOf(perPerson),
    occasions: perDay.reduce((sum, { occasions }) => sum + occasions, 0),
    perQuarter: [...new Set(perPerson.map(({ month }) => quarterOf(month)))].map((quarter) => {
      const people = perPerson.filter(({ month }) => quarterOf(month) === quarter);
      const loans = loansOf(people);
      const borrowers = borrowersOf(people);
      return { quarter, loans, borrowers, booksPerBorrower: ratio(loans, borrowers) };
    }),
    perMonth: months.map((month) => ({ month, ...totalsOf(perDay.filter(({ day }) => day.startsWith(month))) })),
  };
}

function totalsOf(points: readonly LoanTotals[]): LoanTotals {
  return {
    loans: points.reduce((sum, { loans }) => sum + loans, 0),
    setLoans: points.reduce((sum, { setLoans }) => sum + setLoans, 0),
    renewals: points.reduce((sum, { renewals }) => sum + renewals, 0),
  };
}

const classColumns = {
  ...pick(borrowingTable, "memberKindId", "className"),
  borrower: integer(borrower),
  loans: integer(sql`COUNT(*)`),
};
type PersonInClass = RowOf<typeof classColumns>;

/** Ordinary loans of those who were in a class, or of a kind without one, on the day of the loan. */
export interface ClassLoans extends Pick<PersonInClass, "className" | "loans"> {
  readonly memberKind: MemberKindRow;
  readonly borrowers: number;
}

/** Who borrowed most first. A class has the name that most of its loans have, however it was spelt on other days. */
export async function readLoansByClass(reader: Reader, days: ReportDays): Promise<ClassLoans[]> {
  const rows = await reader.select(
    classColumns,
    sql`FROM borrowings WHERE ${spanOf(days, borrowingTable.borrowedAt)} AND ${isOrdinary}
        GROUP BY borrowings.member_kind_id, borrowings.class_name, ${borrower}
        ORDER BY COUNT(*) DESC, borrowings.member_kind_id, borrowings.class_name`,
  );
  const keyOf = ({ memberKindId, className }: PersonInClass) => `${memberKindId} ${classKeyOf(className) ?? ""}`;
  const kinds = await readMemberKinds(reader);
  return [...groupBy(rows, keyOf).values()]
    .map((people) => {
      const { memberKindId, className } = mostCommon(people);
      const memberKind = memberKindOr(kinds, memberKindId);
      return { memberKind, className, loans: loansOf(people), borrowers: borrowersOf(people) };
    })
    .sort((one, other) => other.loans - one.loans)
    .slice(0, MOST_CLASSES);
}

function mostCommon(people: readonly PersonInClass[]): Pick<PersonInClass, "memberKindId" | "className"> {
  const [first] = [...groupBy(people, ({ className }) => className).values()].sort(
    (one, other) => loansOf(other) - loansOf(one),
  );
  const { memberKindId, className } = required(first?.[0], "somebody of a class");
  return { memberKindId, className };
}

function loansOf(people: readonly { readonly loans: number }[]): number {
  return people.reduce((sum, { loans }) => sum + loans, 0);
}

const titleColumns = { ...pick(bookTable, "id", "slug", "title", "imageUrl"), loans: integer(sql`lent.loans`) };
/** A title and how often it was lent. */
export type TitleLoans = RowOf<typeof titleColumns>;

/** What was lent of each book. With a plain column MariaDB would count anew for every copy. */
const byBook = (days: ReportDays) => sql`(SELECT copies.book_id, SUM(counted.loans) AS loans
  FROM (SELECT borrowings.copy_id, COUNT(*) AS loans FROM borrowings
        WHERE ${spanOf(days, borrowingTable.borrowedAt)} AND ${isOrdinary} GROUP BY borrowings.copy_id) counted
  JOIN copies ON copies.id = counted.copy_id + 0 GROUP BY copies.book_id)`;

/** The most borrowed first, then the newer one; books in the bin are left out. */
export async function readTopTitles(reader: Reader, days: ReportDays): Promise<TitleLoans[]> {
  return reader.select(
    titleColumns,
    sql`FROM ${byBook(days)} lent JOIN books ON books.id = lent.book_id + 0 WHERE books.listed = 1
        ORDER BY lent.loans DESC, books.id DESC LIMIT ${MOST_TITLES}`,
  );
}

const classOfBookColumns = { sortKey: nullable(classificationTable.sortKey), loans: integer(sql`SUM(lent.loans)`) };

/** Every main class, in the order of the shelves; a book's class is that of today. */
export async function readLoansByDivision(reader: Reader, days: ReportDays): Promise<DivisionLoans[]> {
  const rows = await reader.select(
    classOfBookColumns,
    sql`FROM ${byBook(days)} lent JOIN books ON books.id = lent.book_id + 0
        LEFT JOIN classifications ON classifications.id = books.classification_id
        GROUP BY classifications.sort_key`,
  );
  return DIVISIONS.map((division) => ({
    ...division,
    loans: rows.reduce((sum, { sortKey, loans }) => sum + (divisionOf(sortKey) === division.code ? loans : 0), 0),
  }));
}
