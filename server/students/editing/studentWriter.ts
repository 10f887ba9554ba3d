import sql, { join } from "sql-template-tag";

import { pick, valuesOf } from "../../platform/database/columns.js";
import { adjustCounters } from "../../platform/database/counters/counters.js";
import type { Transaction } from "../../platform/database/Database.js";
import type { Locked } from "../../platform/database/locking.js";
import { type FieldError, ValidationError } from "../../errors.js";
import { required } from "../../platform/required.js";
import { summaryOf } from "../../platform/validation/parseInput.js";
import { type StudentStatus, studentTable } from "../Student.entity.js";
import type { StudentDependents } from "../StudentDependents.js";
import { AUDITED_NAMES, PRIVATE_NAMES } from "../studentFields.js";
import { studentKeys } from "../studentKeys.js";
import { selectStudentsForUpdate, type StudentRow } from "../studentReads.js";
import { type StudentValues, studentValueColumns } from "./studentValues.js";

declare module "../../platform/database/counters/counters.js" {
  interface Counters {
    /** The active ones. */
    readonly students: number;
  }
}

/** Adds students, and gives their ids in the same order. */
export async function insertStudents(
  tx: Transaction,
  students: readonly (StudentValues & { readonly registeredAt?: Date })[],
  now: Date,
): Promise<readonly number[]> {
  const ids = await tx.insert(
    studentTable,
    students.map(({ registeredAt = now, ...student }) => ({
      ...student,
      ...studentKeys(student),
      photo: null,
      registeredAt,
      erasedAt: null,
    })),
  );
  await adjustCounters(tx, { students: students.filter(({ status }) => status === "active").length });
  return ids;
}

/** Writes all values of one student, and applies a new status to what depends on it and the stored count. */
export async function updateStudentRow(
  tx: Transaction,
  dependents: StudentDependents,
  { id, status: previousStatus }: StudentRow,
  values: StudentValues,
): Promise<void> {
  await tx.update(studentTable, { ...valuesOf(studentValueColumns, values), ...studentKeys(values) }, sql`id = ${id}`);
  const { status } = values;
  if (status !== previousStatus) {
    await syncDependentsWithStatus(tx, dependents, [id], status);
    await adjustCounters(tx, { students: (status === "active" ? 1 : 0) - (previousStatus === "active" ? 1 : 0) });
  }
}

/** Whether students of this status may log in: a suspended one still sees their loans. */
export function canLogIn(status: StudentStatus): boolean {
  return status === "active" || status === "suspended";
}

/**
 * The accounts are closed or opened, any status but active ends the sessions, and whoever leaves waits for no book. A
 * suspension for a late return lets the sessions be: its undo could not give them back (decision 55).
 */
export async function syncDependentsWithStatus(
  tx: Transaction,
  { accounts, codes, reservations }: StudentDependents,
  studentIds: readonly number[],
  status: StudentStatus,
  now = new Date(),
): Promise<void> {
  // First, since a login that runs at this moment waits for this row.
  await (canLogIn(status) ? accounts.open(tx, studentIds) : accounts.close(tx, studentIds));
  if (status !== "active") {
    await accounts.endSessions(tx, studentIds);
  }
  if (!canLogIn(status)) {
    await codes.delete(tx, studentIds);
    await reservations.cancel(tx, studentIds, now);
  }
}

/** The student, locked until the transaction ends. */
export async function lockStudent(tx: Transaction, id: number): Promise<Locked<StudentRow> | null> {
  const [student] = await selectStudentsForUpdate(tx, sql`id = ${id}`);
  return student ?? null;
}

/** By name, locked until the transaction ends. */
export async function lockStudents(tx: Transaction, ids: readonly number[]): Promise<Locked<StudentRow>[]> {
  const students = await selectStudentsForUpdate(tx, sql`id IN (${join([...ids])})`);
  return students.sort((one, other) => Number(one.nameKey > other.nameKey) - Number(one.nameKey < other.nameKey));
}

/**
 * In the given order, locked until the transaction ends; `studentIds` is the field that names them.
 * @throws ValidationError naming every id that does not exist.
 */
export async function lockNamedStudents(tx: Transaction, ids: readonly number[]): Promise<Locked<StudentRow>[]> {
  const found = new Map((await lockStudents(tx, ids)).map((student) => [student.id, student]));
  const missing: FieldError[] = ids.flatMap((id, index) =>
    found.has(id)
      ? []
      : [{ name: `studentIds.${index}`, message: "Anggota ini tidak ditemukan. Mungkin sudah dihapus." }],
  );
  if (missing.length > 0) {
    throw new ValidationError(summaryOf(missing), missing);
  }
  return ids.map((id) => required(found.get(id), "a student who was named"));
}

const auditedColumns = pick(studentTable, ...AUDITED_NAMES);

/** What the audit trail tells of: the kind by its name. */
type AuditedStudent = StudentValues & Pick<StudentRow, "memberKind">;

/** A student's values for the audit trail. */
export function studentAuditValues(student: AuditedStudent) {
  return { ...valuesOf(auditedColumns, student), memberKind: student.memberKind };
}

/** The changed values of a student for the audit trail; for private fields only that they changed, not their values. */
export function studentAuditChange(before: AuditedStudent, after: AuditedStudent) {
  const changedPrivateFields = PRIVATE_NAMES.filter((name) => before[name] !== after[name]);
  return {
    before: studentAuditValues(before),
    after: {
      ...studentAuditValues(after),
      ...(changedPrivateFields.length > 0 ? { changedPrivately: changedPrivateFields } : {}),
    },
  };
}
