import sql, { bulk, join } from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { forUpdate } from "../platform/database/locking.js";
import { chunk } from "../platform/database/chunk.js";
import { adjustCounters } from "../platform/database/counters.js";
import type { StudentStatus } from "./Student.entity.js";
import type { StudentValues } from "./studentValues.js";
import { studentKeys } from "./studentKeys.js";
import { selectStudent, type StudentRow } from "./studentReads.js";

/** Adds students in the order given; their ids are read back by their numbers. */
export async function insertStudents(
  tx: Transaction,
  students: readonly StudentValues[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const batch of chunk(students)) {
    const rows = batch.map((student) => {
      const { nameKey, classKey, searchKey } = studentKeys(student);
      const {
        nis,
        nisn,
        name,
        gender,
        className,
        major,
        academicYear,
        birthDate,
        phone,
        email,
        address,
        status,
        expiresAt,
      } = student;
      return [
        nis,
        nisn,
        name,
        nameKey,
        searchKey,
        gender,
        className,
        classKey,
        major,
        academicYear,
        birthDate,
        phone,
        email,
        address,
        status,
        toSqlDateTime(now),
        expiresAt,
      ];
    });
    await tx.run(
      sql`INSERT INTO students (nis, nisn, name, name_key, search_key, gender, class_name, class_key, major,
          academic_year, birth_date, phone, email,
            address, status, registered_at, expires_at) VALUES ${bulk(rows)}`,
    );
    const inserted = await tx.rows<{ id: number; nis: string }>(
      sql`SELECT id, nis FROM students WHERE nis IN (${join(batch.map(({ nis }) => nis))})`,
    );
    for (const { id, nis } of inserted) {
      ids.set(nis, id);
    }
  }
  await adjustCounters(tx, { students: students.filter(({ status }) => status === "active").length });
  return ids;
}

/** Writes all values of one student, and applies a new status to the account and the stored count. */
export async function updateStudentRow(
  tx: Transaction,
  { id, status: previousStatus }: StudentRow,
  values: StudentValues,
): Promise<void> {
  const { nameKey, classKey, searchKey } = studentKeys(values);
  const {
    nis,
    nisn,
    name,
    gender,
    className,
    major,
    academicYear,
    birthDate,
    phone,
    email,
    address,
    status,
    expiresAt,
  } = values;
  await tx.run(
    sql`UPDATE students SET nis = ${nis}, nisn = ${nisn}, name = ${name}, name_key = ${nameKey},
        search_key = ${searchKey}, gender = ${gender},
          class_name = ${className}, class_key = ${classKey}, major = ${major}, academic_year = ${academicYear},
          birth_date = ${birthDate}, phone = ${phone},
          email = ${email}, address = ${address}, status = ${status}, expires_at = ${expiresAt} WHERE id = ${id}`,
  );
  if (status !== previousStatus) {
    await syncAccountWithStatus(tx, id, status);
    await adjustCounters(tx, { students: (status === "active" ? 1 : 0) - (previousStatus === "active" ? 1 : 0) });
  }
}

/** Whether students of this status may log in: a suspended one still sees their loans. */
export function canLogIn(status: StudentStatus): boolean {
  return status === "active" || status === "suspended";
}

/** The account is closed or opened, and no session outlives the status it began under. */
async function syncAccountWithStatus(tx: Transaction, studentId: number, status: StudentStatus): Promise<void> {
  // First, since a login that runs at this moment waits for this row.
  await tx.run(sql`UPDATE users SET active = ${canLogIn(status) ? 1 : 0} WHERE student_id = ${studentId}`);
  if (status !== "active") {
    await tx.run(sql`DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE student_id = ${studentId})`);
  }
  if (!canLogIn(status)) {
    await tx.run(sql`DELETE FROM activation_codes WHERE student_id = ${studentId}`);
  }
}

/** The student, locked until the transaction ends. */
export async function lockStudent(tx: Transaction, id: number): Promise<StudentRow | null> {
  await tx.rows(sql`SELECT id FROM students WHERE id = ${id} ${forUpdate(tx)}`);
  return selectStudent(tx, id);
}

const AUDITED_FIELDS = ["nis", "name", "gender", "className", "major", "academicYear", "status", "expiresAt"] as const;
const PRIVATE_FIELDS = ["nisn", "birthDate", "phone", "email", "address"] as const;

/** A student's values for the audit trail. */
export function studentAuditValues(student: StudentValues) {
  return Object.fromEntries(AUDITED_FIELDS.map((name) => [name, student[name]]));
}

/** The changed values of a student for the audit trail; for private fields only that they changed, not their values. */
export function studentAuditChange(before: StudentValues, after: StudentValues) {
  const changedPrivateFields = PRIVATE_FIELDS.filter((name) => before[name] !== after[name]);
  return {
    before: studentAuditValues(before),
    after: {
      ...studentAuditValues(after),
      ...(changedPrivateFields.length > 0 ? { changedPrivately: changedPrivateFields } : {}),
    },
  };
}
