import sql, { empty, type Sql } from "sql-template-tag";

import { borrowingTable } from "../../circulation/borrowings/Borrowing.entity.js";
import { integer, pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { studentTable } from "../../students/Student.entity.js";
import { classKeyOf } from "../../students/studentKeys.js";
import { visitTable } from "../../visits/Visit.entity.js";
import { type ReportDays, spanOf } from "./reportDays.js";

export const MOST_MEMBERS = 50;

const memberColumns = { ...pick(studentTable, "id", "name", "nis", "className"), count: integer(sql`counted.times`) };
/** A member and how often. */
export type MemberCount = RowOf<typeof memberColumns>;

export interface TopMembers {
  /** By ordinary loans that began in these days. */
  readonly borrowers: readonly MemberCount[];
  /** By visits of their own. */
  readonly visitors: readonly MemberCount[];
}

/** Who borrowed and who came most: of all, or of those who are in a class today. Loans without a name are nobody's. */
export async function readTopMembers(reader: Reader, days: ReportDays, className: string | null): Promise<TopMembers> {
  const loans = sql`borrowings WHERE ${spanOf(days, borrowingTable.borrowedAt)} AND borrowings.set_loan = 0`;
  const visits = sql`visits WHERE ${spanOf(days, visitTable.visitedAt)} AND visits.kind = 'student'`;
  return {
    borrowers: await mostOften(reader, loans, className),
    visitors: await mostOften(reader, visits, className),
  };
}

/** Counted before the join, so that each name is looked up once. Equal counts are ordered by name. */
function mostOften(reader: Reader, acts: Sql, className: string | null): Promise<MemberCount[]> {
  const ofClass = className === null ? empty : sql`AND students.class_key = ${classKeyOf(className)}`;
  return reader.select(
    memberColumns,
    sql`FROM (SELECT student_id, COUNT(*) AS times FROM ${acts} AND student_id IS NOT NULL GROUP BY student_id) counted
        JOIN students ON students.id = counted.student_id
        WHERE students.erased_at IS NULL ${ofClass}
        ORDER BY counted.times DESC, students.name_key, students.id LIMIT ${MOST_MEMBERS}`,
  );
}
