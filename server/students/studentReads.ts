import sql, { join } from "sql-template-tag";

import type { Reader } from "../database/Database.js";
import { toInstant } from "../database/instant.js";
import type { Gender, StudentStatus } from "./Student.entity.js";

/** All that the library keeps of a student: for the student and for administrators. */
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
}

const studentColumns = sql`
  id, nis, nisn, name, gender, class_name AS className, major, academic_year AS academicYear, birth_date AS birthDate, phone, email,
  address, photo, status, registered_at AS registeredAt, expires_at AS expiresAt`;

export async function selectStudents(reader: Reader, ids: readonly number[]): Promise<StudentRow[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await reader.rows<Omit<StudentRow, "registeredAt"> & { readonly registeredAt: string | Date }>(
    sql`SELECT ${studentColumns} FROM students WHERE id IN (${join([...ids])})`,
  );
  return rows.map((row) => ({ ...row, registeredAt: toInstant(row.registeredAt) }));
}
