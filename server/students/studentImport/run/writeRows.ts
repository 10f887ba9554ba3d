import sql, { join, type Sql } from "sql-template-tag";

import type { AuditChange } from "../../../platform/database/auditChange.js";
import { foldKey } from "../../../../common/fold.js";
import { instantOf } from "../../../platform/time/libraryClock.js";
import { chunk } from "../../../platform/database/chunk.js";
import type { Reader, Transaction } from "../../../platform/database/Database.js";
import { required } from "../../../platform/required.js";
import type { StudentDependents } from "../../StudentDependents.js";
import { selectStudents, selectStudentsForUpdate, type StudentRow, withKnownKind } from "../../studentReads.js";
import { applyStudentChanges, type StudentValues } from "../../editing/studentValues.js";
import { newStudentValues, type RegistrationTime } from "../../editing/newStudentValues.js";
import { memberKindOr, readMemberKinds } from "../../memberKinds/memberKindReads.js";
import { insertStudents, studentAuditChange, updateStudentRow } from "../../editing/studentWriter.js";
import {
  classifyRows,
  type DecidedRow,
  type KnownStudents,
  type RowOutcome,
  type SeenNumbers,
} from "../rows/classifyRows.js";
import type { RefusedRow } from "../rows/studentRow.js";

/** So many members of one name are looked at. */
const MOST_OF_A_NAME = 20;

type FileRows = readonly (DecidedRow | RefusedRow)[];

interface WriteOptions {
  readonly dependents: StudentDependents;
  readonly seen: SeenNumbers;
  readonly updateExisting: boolean;
  readonly time: RegistrationTime;
}

export type WrittenRow = RowOutcome & { readonly studentId: number | null };

/** Decides what becomes of rows and writes it, in one transaction; `audit` tells of the students that were there. */
export async function writeRows(
  tx: Transaction,
  rows: FileRows,
  { dependents, seen, updateExisting, time }: WriteOptions,
): Promise<{ readonly written: readonly WrittenRow[]; readonly audit: readonly AuditChange[] }> {
  const kinds = await readMemberKinds(tx);
  const outcomes = classifyRows(
    rows,
    await findKnownStudents(rows, (where) => selectStudentsForUpdate(tx, where)),
    seen,
    { updateExisting, kinds },
  );
  const added = outcomes.filter((outcome) => outcome.kind === "new");
  const values = added.map(({ row: { given } }) =>
    newStudentValues(given, memberKindOr(kinds, given.memberKindId), time),
  );
  const now = time.now();
  const ids = await insertStudents(
    tx,
    values.map((student, index) => ({ ...student, registeredAt: registeredAtOf(added[index], time, now) })),
    now,
  );
  const idOf = new Map<RowOutcome, number | undefined>(added.map((outcome, index) => [outcome, ids[index]]));
  const valuesOf = new Map<RowOutcome, StudentValues | undefined>(
    added.map((outcome, index) => [outcome, values[index]]),
  );
  const audit: AuditChange[] = [];
  for (const outcome of outcomes) {
    if (outcome.kind === "changed") {
      const { before } = outcome;
      // A row that is of a student under another number leaves that number.
      const given = { ...outcome.row.given, nis: before.nis };
      const after = withKnownKind(kinds, applyStudentChanges(before, given));
      await updateStudentRow(tx, dependents, before, after);
      audit.push({ action: "student.update", recordId: before.id, ...studentAuditChange(before, after) });
    }
  }
  const written = outcomes.map((outcome) => ({
    ...withWritten(outcome, valuesOf.get(outcome)),
    studentId: studentIdOf(outcome, idOf),
  }));
  return { written, audit };
}

/** The beginning of the day that the file names. */
function registeredAtOf(outcome: RowOutcome | undefined, { timeZone }: RegistrationTime, now: Date): Date {
  const day = outcome?.kind === "new" ? outcome.row.registeredOn : null;
  const registered = typeof day === "string" ? instantOf(timeZone, day) : now;
  return registered > now ? now : registered;
}

/** A new member with the kind and the end that were written, by which an undo sees who was changed since. */
function withWritten(outcome: RowOutcome, values: StudentValues | undefined): RowOutcome {
  if (outcome.kind !== "new" || values === undefined) return outcome;
  const { memberKindId, expiresAt } = values;
  return { ...outcome, row: { ...outcome.row, given: { ...outcome.row.given, memberKindId, expiresAt } } };
}

function studentIdOf(outcome: RowOutcome, ids: ReadonlyMap<RowOutcome, number | undefined>): number | null {
  switch (outcome.kind) {
    case "new":
      return required(ids.get(outcome), "a student just written");
    case "refused":
      return null;
    default:
      return outcome.before.id;
  }
}

/** The students whose numbers are in the rows, as they are now. */
export function readKnownStudents(reader: Reader, rows: FileRows): Promise<KnownStudents> {
  return findKnownStudents(rows, (where, most) => selectStudents(reader, [where], sql`students.id`, most));
}

async function findKnownStudents(
  rows: FileRows,
  select: (where: Sql, most: number) => Promise<StudentRow[]>,
): Promise<KnownStudents> {
  const found = new Map<number, StudentRow>();
  const given = rows.flatMap((row) => ("given" in row ? [row.given] : []));
  for (const batch of chunk(given)) {
    const numbers = batch.map(({ nis }) => nis);
    // Some lists have the national number where the school's is wanted.
    const national = batch.flatMap(({ nis, nisn }) => [
      ...(nisn ? [nisn] : []),
      ...(/^\d{10}$/u.test(nis) ? [nis] : []),
    ]);
    const names = batch.map(({ name }) => foldKey(name));
    const questions = [
      [sql`students.nis IN (${join(numbers)})`, numbers.length],
      ...(national.length === 0 ? [] : [[sql`students.nisn IN (${join(national)})`, national.length] as const]),
      [sql`students.name_key IN (${join(names)})`, MOST_OF_A_NAME * names.length],
    ] as const;
    for (const [where, most] of questions) {
      for (const student of await select(where, most)) {
        found.set(student.id, student);
      }
    }
  }
  const students = [...found.values()].sort((one, other) => one.id - other.id);
  const byName = new Map<string, StudentRow[]>();
  for (const student of students) {
    byName.set(student.nameKey, [...(byName.get(student.nameKey) ?? []), student]);
  }
  return {
    byNis: new Map(students.map((student) => [student.nis, student])),
    byNisn: new Map(students.flatMap((student) => (student.nisn === null ? [] : [[student.nisn, student] as const]))),
    byName,
  };
}
