import sql, { type Sql } from "sql-template-tag";

import { integer, nullable, omit, type RowOf, text } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { required } from "../platform/required.js";
import { studentTable } from "../students/Student.entity.js";
import { visitTable } from "./Visit.entity.js";

/** A visit as the administrators' list and a student's own read it. */
const visitColumns = {
  ...omit(visitTable, "visitorName", "visitorKey"),
  /** The student's, the guest's or the class's; null of a student or guest who is forgotten. */
  name: nullable(text(sql`COALESCE(students.name, visits.visitor_name)`)),
  nis: nullable(studentTable.nis),
};
export type VisitRow = RowOf<typeof visitColumns>;

const visitsWithStudents = sql`visits LEFT JOIN students ON students.id = visits.student_id`;

export function selectVisits(reader: Reader, where: Sql, order: Sql, limit: number | Sql): Promise<VisitRow[]> {
  return reader.select(visitColumns, sql`FROM ${visitsWithStudents} WHERE ${where} ORDER BY ${order} LIMIT ${limit}`);
}

const totalColumns = {
  visits: integer(sql`COUNT(*)`),
  people: integer(sql`COALESCE(SUM(visits.people_count), 0)`),
};
export type VisitTotals = RowOf<typeof totalColumns>;

export async function selectVisitTotals(reader: Reader, where: Sql): Promise<VisitTotals> {
  const [totals] = await reader.select(totalColumns, sql`FROM visits WHERE ${where}`);
  return required(totals, "the totals of visits");
}
