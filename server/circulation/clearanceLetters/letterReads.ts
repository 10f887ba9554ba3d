import sql, { join, type Sql } from "sql-template-tag";

import { integer, notNull, omit, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { memberKindTable } from "../../students/memberKinds/MemberKind.entity.js";
import { clearanceLetterTable } from "./ClearanceLetter.entity.js";
import { letterNumber, type parseLetterNumber } from "./letterNumber.js";

const letterColumns = {
  ...omit(clearanceLetterTable, "classKey"),
  /** This and what follows say what kind of member it was. */
  memberKind: notNull(memberKindTable.name),
  numberName: notNull(memberKindTable.numberName),
  attendsClasses: notNull(memberKindTable.attendsClasses),
};

export interface LetterRow extends RowOf<typeof letterColumns> {
  /** `012/SBP/2026` */
  readonly number: string;
  readonly isValid: boolean;
}

const letterTables = sql`clearance_letters JOIN students ON students.id = clearance_letters.student_id`;

// From the left, so that no engine begins with the kinds and has to sort what an index has in order.
const withKind = sql`LEFT JOIN member_kinds ON member_kinds.id = clearance_letters.member_kind_id`;

/** `rest` follows the condition. */
export async function selectLetters(reader: Reader, where: Sql, rest: Sql): Promise<LetterRow[]> {
  const rows = await reader.select(letterColumns, sql`FROM ${letterTables} ${withKind} WHERE ${where} ${rest}`);
  return rows.map((row) => ({ ...row, number: letterNumber(row), isValid: row.validStudentId !== null }));
}

export function countLetters(reader: Reader, where: Sql): Promise<number> {
  return reader.count(sql`FROM ${letterTables} WHERE ${where}`);
}

/** The letters of these students that are valid, by the student. */
export async function validLetters(
  reader: Reader,
  studentIds: readonly number[],
): Promise<ReadonlyMap<number, LetterRow>> {
  const theirs = sql`clearance_letters.valid_student_id IN (${join([...studentIds, 0])})`;
  const letters = await selectLetters(reader, theirs, sql`ORDER BY clearance_letters.id`);
  return new Map(letters.map((letter) => [letter.studentId, letter]));
}

/** The number that the year's next letter gets: all that issue one take turns. */
export async function nextNumber(reader: Reader, issueYear: number): Promise<number> {
  const [row] = await reader.select(
    { last: integer(sql`COALESCE(MAX(year_number), 0)`) },
    sql`FROM clearance_letters WHERE issue_year = ${issueYear}`,
  );
  return required(row, "the row of a maximum").last + 1;
}

export function isNumber({ yearNumber, issueYear }: NonNullable<ReturnType<typeof parseLetterNumber>>): Sql {
  const ofYear = issueYear === null ? sql`` : sql` AND clearance_letters.issue_year = ${issueYear}`;
  return sql`(clearance_letters.year_number = ${yearNumber}${ofYear})`;
}
