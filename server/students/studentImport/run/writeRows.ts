import sql, { join, type Sql } from "sql-template-tag";

import type { AuditChange } from "../../../platform/database/auditChange.js";
import { chunk } from "../../../platform/database/chunk.js";
import type { Reader, Transaction } from "../../../platform/database/Database.js";
import { required } from "../../../platform/required.js";
import type { StudentDependents } from "../../StudentDependents.js";
import { selectStudents, selectStudentsForUpdate, type StudentRow, withKnownKind } from "../../studentReads.js";
import { applyStudentChanges, type StudentValues } from "../../editing/studentValues.js";
import { newStudentValues, type RegistrationTime } from "../../editing/newStudentValues.js";
import { memberKindOr, readMemberKinds } from "../../memberKinds/memberKindReads.js";
import { insertStudents, studentAuditChange, updateStudentRow } from "../../editing/studentWriter.js";
import { classifyRows, type KnownStudents, type RowOutcome, type SeenNumbers } from "../rows/classifyRows.js";
import type { ParsedRow, RefusedRow } from "../rows/studentRow.js";

type FileRows = readonly (ParsedRow | RefusedRow)[];

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
  const ids = await insertStudents(tx, values, time.now());
  const idOf = new Map<RowOutcome, number | undefined>(added.map((outcome, index) => [outcome, ids[index]]));
  const valuesOf = new Map<RowOutcome, StudentValues | undefined>(
    added.map((outcome, index) => [outcome, values[index]]),
  );
  const audit: AuditChange[] = [];
  for (const outcome of outcomes) {
    if (outcome.kind === "changed") {
      const { before } = outcome;
      const after = withKnownKind(kinds, applyStudentChanges(before, outcome.row.given));
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
  const byNis = new Map<string, StudentRow>();
  const byNisn = new Map<string, StudentRow>();
  for (const batch of chunk(rows.flatMap((row) => ("given" in row ? [row.given] : [])))) {
    const numbers = batch.map(({ nis }) => nis);
    const national = batch.flatMap(({ nisn }) => nisn ?? []);
    const named = sql`students.nis IN (${join(numbers)})`;
    const where = national.length === 0 ? named : sql`(${named} OR students.nisn IN (${join(national)}))`;
    for (const student of await select(where, numbers.length + national.length)) {
      byNis.set(student.nis, student);
      if (student.nisn !== null) {
        byNisn.set(student.nisn, student);
      }
    }
  }
  return { byNis, byNisn };
}
