import sql, { join, type Sql } from "sql-template-tag";

import type { Reader } from "../platform/database/Database.js";
import { fromSqlDateTime } from "../platform/database/sqlDateTime.js";
import type { Gender, StudentStatus } from "./Student.entity.js";

/** All data of a student, for that student and for administrators. */
export interface StudentRow {
  readonly id: number;
  readonly nis: string;
  readonly nisn: string | null;
  readonly name: string;
  readonly gender: Gender | null;
  readonly className: string | null;
  readonly major: string | null;
  readonly academicYear: string | null;
  readonly birthDate: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly photo: string | null;
  readonly status: StudentStatus;
  readonly registeredAt: Date;
  /** The last day of the membership. */
  readonly expiresAt: string | null;
  /** Of the account; null until it is activated. */
  readonly username: string | null;
  /** What lists are ordered by. */
  readonly nameKey: string;
  readonly classKey: string | null;
}

type RawStudentRow = Omit<StudentRow, "registeredAt"> & { readonly registeredAt: string | Date };

const studentColumns = sql`
  students.id, students.nis, students.nisn, students.name, students.gender, students.class_name AS className,
  students.major,
  students.academic_year AS academicYear, students.birth_date AS birthDate, students.phone, students.email,
  students.address, students.photo,
  students.status, students.registered_at AS registeredAt, students.expires_at AS expiresAt,
  students.name_key AS nameKey,
  students.class_key AS classKey, users.username`;

const studentTables = sql`students LEFT JOIN users ON users.student_id = students.id`;

export async function selectStudents(
  reader: Reader,
  where: readonly Sql[],
  order: Sql,
  limit: Sql | number,
): Promise<StudentRow[]> {
  const rows = await reader.rows<RawStudentRow>(
    sql`SELECT ${studentColumns} FROM ${studentTables} WHERE ${joinConditions(where)} ORDER BY ${order} LIMIT ${limit}`,
  );
  return rows.map((row) => ({ ...row, registeredAt: fromSqlDateTime(row.registeredAt) }));
}

export async function countStudents(reader: Reader, where: readonly Sql[]): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM ${studentTables} WHERE ${joinConditions(where)}`,
  );
  return Number(row?.count ?? 0);
}

export async function selectStudent(reader: Reader, id: number): Promise<StudentRow | null> {
  const [student] = await selectStudents(reader, [sql`students.id = ${id}`], sql`students.id`, 1);
  return student ?? null;
}

export async function studentsByIds(reader: Reader, ids: readonly number[]): Promise<StudentRow[]> {
  return ids.length === 0
    ? []
    : selectStudents(reader, [sql`students.id IN (${join([...ids])})`], sql`students.id`, ids.length);
}

export async function selectStudentByNis(reader: Reader, nis: string): Promise<StudentRow | null> {
  const [student] = await selectStudents(reader, [sql`students.nis = ${nis}`], sql`students.id`, 1);
  return student ?? null;
}

/** A class as its students are written to be in it. */
export interface ClassRow {
  readonly name: string;
  readonly studentsCount: number;
}

/** The classes of active students; different spellings of a class count as one. */
export async function selectClasses(reader: Reader): Promise<ClassRow[]> {
  const rows = await reader.rows<{ name: string; count: number }>(
    sql`SELECT MIN(class_name) AS name, COUNT(*) AS count FROM students WHERE class_key IS NOT NULL
        AND status = 'active' GROUP BY class_key ORDER BY class_key`,
  );
  return rows.map(({ name, count }) => ({ name, studentsCount: Number(count) }));
}

function joinConditions(where: readonly Sql[]): Sql {
  return where.length === 0 ? sql`1 = 1` : join([...where], " AND ");
}
