import sql from "sql-template-tag";

import { pick } from "../../platform/database/columns.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import type { Database, Reader, Transaction } from "../../platform/database/Database.js";
import { isDuplicateError } from "../../platform/database/databaseErrors.js";
import { ConflictError, type FieldError, invalid } from "../../errors.js";
import { parseInput, summaryOf } from "../../platform/validation/parseInput.js";
import { assertCanManage, assertNotByToken, type Viewer } from "../../viewer.js";
import { studentTable } from "../Student.entity.js";
import type { StudentDependents } from "../StudentDependents.js";
import { moveStudentToBin } from "../studentBin.js";
import { joinWithAnd } from "../../platform/text/joinWithAnd.js";
import { readHistories } from "./studentHistory.js";
import { type MemberKindRow, memberKindOr, readMemberKinds } from "../memberKinds/memberKindReads.js";
import { newStudentValues, type RegistrationTime } from "./newStudentValues.js";
import { applyStudentChanges, emptyStudent, type StudentChanges } from "./studentValues.js";
import { bulkUpdateStudentsInput, createStudentInput, updateStudentInput } from "../studentInput.js";
import { studentNotFound } from "../studentNotFound.js";
import { selectStudent, type StudentRow } from "../studentReads.js";
import {
  studentAuditChange,
  insertStudents,
  lockNamedStudents,
  lockStudent,
  updateStudentRow,
  studentAuditValues,
} from "./studentWriter.js";
import { required } from "../../platform/required.js";

type UniqueNumbers = Pick<StudentChanges, "nis" | "nisn">;

/** How administrators write, change and delete students. */
export class StudentEditingService {
  constructor(
    private readonly database: Database,
    private readonly dependents: StudentDependents,
    private readonly time: RegistrationTime = { timeZone: "UTC", now: () => new Date() },
  ) {}

  /** @throws ValidationError; ConflictError for a number that another student has. */
  async create(viewer: Viewer, input: unknown): Promise<StudentRow> {
    assertCanManage(viewer, "students");
    const { nis, name, memberKindId, ...given } = parseInput(createStudentInput, input);
    assertSuspension(given, applyStudentChanges({ ...emptyStudent, nis, name, memberKindId: 0 }, given));
    const written = this.database.write({ viewer }, async (tx) => {
      const kinds = await readMemberKinds(tx);
      assertKind(kinds, memberKindId);
      const values = newStudentValues({ nis, name, ...given }, memberKindOr(kinds, memberKindId), this.time);
      const [added] = await insertStudents(tx, [values], this.time.now());
      const id = required(added, "the id of the student just written");
      const student = await selectWritten(tx, id);
      return {
        result: student,
        audit: [{ action: "student.create", recordId: id, after: studentAuditValues(student) }],
      };
    });
    return written.catch((error: unknown) => this.explainDuplicate(error, { nis, nisn: given.nisn }, null));
  }

  /** What the input leaves out stays, null empties. A status other than active ends the student's sessions at once. */
  async update(viewer: Viewer, id: number, input: unknown): Promise<StudentRow> {
    assertCanManage(viewer, "students");
    const changes = parseInput(updateStudentInput, input);
    const written = this.database.write({ viewer }, async (tx) => {
      const before = await lockStudent(tx, id);
      if (!before) {
        throw studentNotFound();
      }
      const values = applyStudentChanges(before, changes);
      assertSuspension(changes, values);
      assertKind(await readMemberKinds(tx), values.memberKindId);
      // A code for a new password goes to this address.
      if (before.username !== null && values.email !== before.email) assertNotByToken(viewer);
      await updateStudentRow(tx, this.dependents, before, values);
      const after = await selectWritten(tx, id);
      const change: AuditChange = { action: "student.update", recordId: id, ...studentAuditChange(before, after) };
      return { result: after, audit: JSON.stringify(after) === JSON.stringify(before) ? [] : [change] };
    });
    return written.catch((error: unknown) => this.explainDuplicate(error, changes, id));
  }

  /**
   * Gives students the same status, or membership, or both: all of them or none.
   * @throws ValidationError for a student that there is not.
   */
  async bulkUpdate(viewer: Viewer, input: unknown): Promise<StudentRow[]> {
    assertCanManage(viewer, "students");
    const { studentIds, ...changes } = parseInput(bulkUpdateStudentsInput, input);
    return this.database.write({ viewer }, async (tx) => {
      const audit: AuditChange[] = [];
      const students: StudentRow[] = [];
      for (const before of await lockNamedStudents(tx, studentIds)) {
        const changed = applyStudentChanges(before, changes);
        // Until it is lifted: the end of one that has run out must not be that of a new one.
        const after = changes.status === "suspended" ? { ...changed, suspendedUntil: null } : changed;
        students.push(after);
        if (
          before.status !== after.status ||
          before.expiresAt !== after.expiresAt ||
          before.suspendedUntil !== after.suspendedUntil
        ) {
          await updateStudentRow(tx, this.dependents, before, after);
          audit.push({ action: "student.update", recordId: before.id, ...studentAuditChange(before, after) });
        }
      }
      return { result: students, audit };
    });
  }

  /**
   * Moves a student without history to the bin.
   * @throws NotFoundError; ConflictError that says what prevents it and what to do instead.
   */
  async delete(viewer: Viewer, id: number): Promise<StudentRow & { readonly binEntryIds: readonly number[] }> {
    assertCanManage(viewer, "students");
    return this.database.write({ viewer }, async (tx) => {
      const student = await lockStudent(tx, id);
      if (!student) {
        throw studentNotFound();
      }
      const history = (await readHistories(tx, [id])).get(id) ?? [];
      if (history.length > 0) {
        throw new ConflictError(
          `${student.name} punya ${joinWithAnd(history)}, jadi datanya tidak dihapus. ` +
            "Ubah statusnya menjadi Lulus, Pindah, atau Ditangguhkan.",
        );
      }
      const binEntryIds = await moveStudentToBin(tx, this.dependents.codes, viewer, student);
      return {
        result: { ...student, binEntryIds },
        audit: [{ action: "student.delete", recordId: id, before: studentAuditValues(student) }],
      };
    });
  }

  /** Names every number that another student has. */
  private async explainDuplicate(error: unknown, numbers: UniqueNumbers, id: number | null): Promise<never> {
    if (!isDuplicateError(error)) {
      throw error;
    }
    const fields = await this.database.read((reader) => findTakenNumbers(reader, numbers, id));
    throw new ConflictError(
      fields.length > 0 ? summaryOf(fields) : "Nomor ini baru saja dipakai anggota lain. Coba lagi.",
      fields,
    );
  }
}

/** @throws ValidationError for the end of a suspension that there is not. */
function assertSuspension({ suspendedUntil }: StudentChanges, { status }: Pick<StudentRow, "status">): void {
  if (suspendedUntil && status !== "suspended") {
    throw invalid("suspendedUntil", "Pilih status Ditangguhkan dulu, atau kosongkan tanggal ini.");
  }
}

/** @throws ValidationError for a kind that there is not. */
function assertKind(kinds: readonly MemberKindRow[], memberKindId: number | undefined): void {
  if (memberKindId !== undefined && !kinds.some(({ id }) => id === memberKindId)) {
    throw invalid("memberKindId", "Jenis anggota ini tidak ditemukan. Pilih jenis lain.");
  }
}

async function selectWritten(tx: Transaction, id: number): Promise<StudentRow> {
  return required(await selectStudent(tx, id), "the student just written");
}

async function findTakenNumbers(
  reader: Reader,
  { nis = "", nisn = null }: UniqueNumbers,
  id: number | null,
): Promise<FieldError[]> {
  const others = await reader.select(
    pick(studentTable, "id", "nis", "nisn", "name"),
    sql`FROM students WHERE nis = ${nis} OR nisn = ${nisn}`,
  );
  return others
    .filter((other) => other.id !== id)
    .flatMap((other) => [
      ...(other.nis === nis ? [{ name: "nis", message: `NIS / No. anggota ini sudah dipakai ${other.name}.` }] : []),
      ...(nisn !== null && other.nisn === nisn
        ? [{ name: "nisn", message: `NISN ini sudah dipakai ${other.name}.` }]
        : []),
    ]);
}
