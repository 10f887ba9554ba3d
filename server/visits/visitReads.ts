import sql, { join, type Sql } from "sql-template-tag";

import type { Reader } from "../platform/database/Database.js";
import { fromSqlDateTime } from "../platform/database/sqlDateTime.js";
import type { VisitKind } from "./Visit.entity.js";
import type { VisitPurpose } from "./visitPurposes.js";

/** A visit as the administrators' list and a student's own read it. */
export interface VisitRow {
  readonly id: number;
  readonly kind: VisitKind;
  /** The student's, the guest's or the class's. */
  readonly name: string;
  readonly studentId: number | null;
  readonly nis: string | null;
  readonly className: string | null;
  readonly institution: string | null;
  readonly purpose: VisitPurpose | null;
  readonly peopleCount: number;
  readonly visitedAt: Date;
}

const visitsWithStudents = sql`visits LEFT JOIN students ON students.id = visits.student_id`;

export async function selectVisits(reader: Reader, where: Sql, order: Sql, limit: number | Sql): Promise<VisitRow[]> {
  const rows = await reader.rows<Omit<VisitRow, "visitedAt"> & { readonly visitedAt: string | Date }>(
    sql`SELECT visits.id, visits.kind, COALESCE(students.name, visits.visitor_name, '') AS name,
        visits.student_id AS studentId, students.nis,
          visits.class_name AS className, visits.institution, visits.purpose, visits.people_count AS peopleCount,
          visits.visited_at AS visitedAt
        FROM ${visitsWithStudents} WHERE ${where} ORDER BY ${order} LIMIT ${limit}`,
  );
  return rows.map((row) => ({ ...row, visitedAt: fromSqlDateTime(row.visitedAt) }));
}

export interface VisitTotals {
  readonly visits: number;
  readonly people: number;
}

export async function selectVisitTotals(reader: Reader, where: Sql): Promise<VisitTotals> {
  const [row] = await reader.rows<{ visits: number; people: number | null }>(
    sql`SELECT COUNT(*) AS visits, SUM(visits.people_count) AS people FROM ${visitsWithStudents} WHERE ${where}`,
  );
  return { visits: Number(row?.visits ?? 0), people: Number(row?.people ?? 0) };
}

interface ScannedStudent {
  readonly id: number;
  readonly name: string;
  readonly className: string | null;
}

/**
 * The student with this number. A scanner with Caps Lock swaps upper and lower case, so case only matters if two
 * numbers differ in nothing else.
 */
export async function findStudentByScan(reader: Reader, nis: string): Promise<ScannedStudent | undefined> {
  const swapped = Array.from(nis, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ).join("");
  const spellings = new Set([nis, nis.toUpperCase(), nis.toLowerCase(), swapped]);
  const students = await reader.rows<ScannedStudent & { readonly nis: string }>(
    sql`SELECT id, nis, name, class_name AS className FROM students WHERE nis IN (${join([...spellings])})
        AND status IN ('active', 'suspended')`,
  );
  return students.find((student) => student.nis === nis) ?? (students.length === 1 ? students[0] : undefined);
}
