import sql, { join, type Sql } from "sql-template-tag";
import type { z } from "zod";

import { integer, omit, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { foldWords } from "../../platform/text/fold.js";
import { classKeyOf } from "../../students/studentKeys.js";
import { required } from "../../platform/required.js";
import { clearanceLetterTable } from "./ClearanceLetter.entity.js";
import type { clearanceListInput } from "./clearanceInput.js";
import { letterNumber, parseLetterNumber } from "./letterNumber.js";

const letterColumns = omit(clearanceLetterTable, "classKey");

export interface LetterRow extends RowOf<typeof letterColumns> {
  /** `012/SBP/2026` */
  readonly number: string;
  readonly isValid: boolean;
}

const letterTables = sql`clearance_letters JOIN students ON students.id = clearance_letters.student_id`;

/** `rest` follows the condition. */
export async function selectLetters(reader: Reader, where: Sql, rest: Sql): Promise<LetterRow[]> {
  const rows = await reader.select(letterColumns, sql`FROM ${letterTables} WHERE ${where} ${rest}`);
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

export function letterCondition({
  search,
  status,
  studentId,
  className,
  year,
}: z.output<typeof clearanceListInput>): Sql {
  return join(
    [
      sql`1 = 1`,
      ...(status === "valid" ? [sql`clearance_letters.valid_student_id IS NOT NULL`] : []),
      ...(status === "revoked" ? [sql`clearance_letters.valid_student_id IS NULL`] : []),
      ...(studentId === undefined ? [] : [sql`clearance_letters.student_id = ${studentId}`]),
      ...(className === undefined ? [] : [sql`clearance_letters.class_key = ${classKeyOf(className)}`]),
      ...(year === undefined ? [] : [sql`clearance_letters.issue_year = ${year}`]),
      ...searchConditions(search ?? ""),
    ],
    " AND ",
  );
}

/** A letter's number, or words of the student's name, number and class. Folded words contain no LIKE wildcard. */
function searchConditions(search: string): Sql[] {
  const number = parseLetterNumber(search);
  const words = [...new Set(foldWords(search))].map(
    (word) => sql`(students.search_key LIKE ${`${word}%`} OR students.search_key LIKE ${`% ${word}%`})`,
  );
  const either = [...(number ? [isNumber(number)] : []), ...(words.length > 0 ? [sql`(${join(words, " AND ")})`] : [])];
  return either.length > 0 ? [sql`(${join(either, " OR ")})`] : [];
}

export function isNumber({ yearNumber, issueYear }: NonNullable<ReturnType<typeof parseLetterNumber>>): Sql {
  const ofYear = issueYear === null ? sql`` : sql` AND clearance_letters.issue_year = ${issueYear}`;
  return sql`(clearance_letters.year_number = ${yearNumber}${ofYear})`;
}
