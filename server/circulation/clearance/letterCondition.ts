import sql, { join, type Sql } from "sql-template-tag";
import type { z } from "zod";

import { foldWords } from "../../../common/fold.js";
import { classKeyOf } from "../../students/studentKeys.js";
import { parseLetterNumber } from "../clearanceLetters/letterNumber.js";
import { isNumber } from "../clearanceLetters/letterReads.js";
import type { clearanceListInput } from "./clearanceInput.js";

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
