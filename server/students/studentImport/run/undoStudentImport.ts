import sql, { join } from "sql-template-tag";

import type { AuditChange } from "../../../platform/database/auditChange.js";
import { adjustCounters } from "../../../platform/database/counters/counters.js";
import { pick, type RowOf } from "../../../platform/database/columns.js";
import type { Database, Reader, Transaction } from "../../../platform/database/Database.js";
import { yieldToOtherWriters } from "../../../platform/database/yieldToOtherWriters.js";
import type { Viewer } from "../../../viewer.js";
import { studentTable } from "../../Student.entity.js";
import type { StudentDependents } from "../../StudentDependents.js";
import { joinWithAnd } from "../../../platform/text/joinWithAnd.js";
import { readHistories } from "../../editing/studentHistory.js";
import { type MemberKindRow, readMemberKinds } from "../../memberKinds/memberKindReads.js";
import { type StudentRow, withKnownKind } from "../../studentReads.js";
import {
  applyStudentChanges,
  emptyStudent,
  type StudentChanges,
  studentValueColumns,
} from "../../editing/studentValues.js";
import { lockStudents, studentAuditChange, updateStudentRow } from "../../editing/studentWriter.js";
import { ROWS_PER_WRITE } from "./previewStudentImport.js";
import type { StudentDifference } from "../rows/classifyRows.js";
import { STUDENT_COLUMNS, type StudentColumn } from "../rows/studentColumns.js";
import { studentImportRowTable } from "../StudentImportRow.entity.js";
import { saveStudentImport, studentImportLock, type StudentImportWork } from "../studentImportSteps.js";

const undoColumns = pick(studentImportRowTable, "number", "kind", "studentId", "given", "difference");
type UndoRow = RowOf<typeof undoColumns>;

/**
 * Takes back what an import has brought, a batch in each transaction: its new students go unless they have been used,
 * what it changed gets its former values unless they were changed again. Whatever stays keeps the reason.
 */
export async function undoStudentImport(
  database: Database,
  dependents: StudentDependents,
  work: StudentImportWork,
  viewer: Viewer,
): Promise<void> {
  const locks = [studentImportLock(work, "undoing")];
  for (let after: number | null = 0; after !== null;) {
    const from: number = after;
    // Only this work writes the rows, so they may be read outside the transaction, whose snapshot would otherwise be
    // taken before the students are locked.
    const rows = await database.read((reader) =>
      reader.select(
        undoColumns,
        sql`FROM student_import_rows WHERE student_import_id = ${work.id} AND done = 1 AND undone = 0
              AND kind IN ('new', 'changed') AND number > ${from} ORDER BY number LIMIT ${ROWS_PER_WRITE}`,
      ),
    );
    after = await database.write({ viewer, locks }, async (tx) => {
      const last = rows.at(-1)?.number ?? null;
      return last === null
        ? { result: null, audit: [await finish(tx, work.id)] }
        : { result: last, audit: await undoBatch(tx, dependents, work.id, rows) };
    });
    await yieldToOtherWriters(database.engine);
  }
}

async function undoBatch(
  tx: Transaction,
  dependents: StudentDependents,
  id: number,
  rows: readonly UndoRow[],
): Promise<readonly AuditChange[]> {
  const ids = rows.flatMap(({ studentId }) => studentId ?? []);
  const students = new Map((await lockStudents(tx, ids)).map((student) => [student.id, student]));
  const histories = await readHistories(tx, ids);
  const holders = await holdersOf(tx, rows);
  const kinds = await readMemberKinds(tx);
  const audit: AuditChange[] = [];
  const gone: StudentRow[] = [];
  const undone: number[] = [];
  for (const row of rows) {
    const student = row.studentId === null ? undefined : students.get(row.studentId);
    const reason = student ? keptReason(row, student, histories.get(student.id) ?? [], { holders, kinds }) : null;
    if (reason !== null) {
      await tx.update(
        studentImportRowTable,
        { keptReason: reason.slice(0, 255) },
        sql`student_import_id = ${id} AND number = ${row.number}`,
      );
      continue;
    }
    undone.push(row.number);
    if (student && row.kind === "new") {
      gone.push(student);
    } else if (student && row.difference) {
      const after = withKnownKind(kinds, applyStudentChanges(student, row.difference.before as StudentChanges));
      await updateStudentRow(tx, dependents, student, after);
      audit.push({ action: "student.update", recordId: student.id, ...studentAuditChange(student, after) });
    }
  }
  if (gone.length > 0) {
    await tx.run(sql`DELETE FROM students WHERE id IN (${join(gone.map((student) => student.id))})`);
    await adjustCounters(tx, { students: -gone.filter(({ status }) => status === "active").length });
  }
  if (undone.length > 0) {
    await tx.update(
      studentImportRowTable,
      { undone: true, keptReason: null },
      sql`student_import_id = ${id} AND number IN (${join(undone)})`,
    );
  }
  await saveStudentImport(tx, id);
  return audit;
}

interface UndoFacts {
  readonly holders: ReadonlyMap<string, { readonly id: number; readonly name: string }>;
  readonly kinds: readonly MemberKindRow[];
}

/** Why a row cannot be taken back, in words; null where it can. */
function keptReason(
  { kind, given, difference }: UndoRow,
  student: StudentRow,
  history: readonly string[],
  { holders, kinds }: UndoFacts,
): string | null {
  if (kind === "changed") {
    const changed = changedSince(student, difference?.after ?? {});
    const nisn = nisnBefore(difference);
    const holder = nisn === null ? undefined : holders.get(nisn);
    return changed.length > 0
      ? `${capitalised(joinWithAnd(changed))} sudah diubah setelah impor.`
      : holder && holder.id !== student.id
        ? `NISN semula sekarang dipakai ${holder.name}.`
        : null;
  }
  if (history.length > 0) {
    return `Sudah punya ${joinWithAnd(history)}.`;
  }
  if (student.photo !== null) {
    return "Sudah diberi foto.";
  }
  const { nis = "", name = "", memberKindId, ...rest } = given ?? {};
  // When a kind is deleted its members get another one, which is no change that somebody made to this member.
  const { id: kindId } = kinds.find(({ id }) => id === memberKindId) ?? { id: student.memberKindId };
  const brought = applyStudentChanges({ ...emptyStudent, nis, name, memberKindId: kindId }, rest);
  const changed = changedSince(student, brought);
  return changed.length > 0 ? `${capitalised(joinWithAnd(changed))} sudah diubah setelah impor.` : null;
}

/** The labels of the values that are others by now than the import has written. */
function changedSince(
  student: StudentRow,
  written: Readonly<Partial<Record<string, string | number | null>>>,
): string[] {
  return (Object.keys(studentValueColumns) as (keyof typeof studentValueColumns)[])
    .filter((name) => written[name] !== undefined && written[name] !== student[name])
    .map((name) => (name in STUDENT_COLUMNS ? STUDENT_COLUMNS[name as StudentColumn].label : "Status"));
}

function nisnBefore(difference: StudentDifference | null): string | null {
  const nisn = difference?.before.nisn ?? null;
  return typeof nisn === "string" ? nisn : null;
}

/** Who has the national numbers that would be given back. */
async function holdersOf(
  reader: Reader,
  rows: readonly UndoRow[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly name: string }>> {
  const numbers = rows.flatMap(({ difference }) => nisnBefore(difference) ?? []);
  if (numbers.length === 0) {
    return new Map();
  }
  const found = await reader.select(
    pick(studentTable, "id", "nisn", "name"),
    sql`FROM students WHERE nisn IN (${join(numbers)})`,
  );
  return new Map(found.map(({ nisn, ...holder }) => [nisn ?? "", holder]));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function finish(tx: Transaction, id: number): Promise<AuditChange> {
  const { counts } = await saveStudentImport(tx, id);
  const state = counts.kept > 0 ? "partly_undone" : "undone";
  const { fileName } = await saveStudentImport(tx, id, { state, undoneAt: new Date() });
  return {
    action: "studentImport.undo",
    recordId: id,
    before: { fileName, undone: counts.undone },
    after: { fileName, kept: counts.kept },
  };
}
