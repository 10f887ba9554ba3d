import sql from "sql-template-tag";

import { recordAudit } from "../audit/recordAudit.js";
import { type Database, isDuplicate, type Reader, type Transaction } from "../platform/database/Database.js";
import { ConflictError, type FieldError } from "../errors.js";
import { releaseFiles } from "../platform/files/fileState.js";
import { adjustCounters } from "../platform/database/counters.js";
import { readInput, summaryOf } from "../platform/validation/readInput.js";
import { assertManages, type Viewer } from "../viewer.js";
import { emptyStudent, withChanges } from "./studentFacts.js";
import { createStudentInput, type StudentChanges, updateStudentInput } from "./studentInput.js";
import { studentNotFound } from "./studentNotFound.js";
import { selectStudent, type StudentRow } from "./studentReads.js";
import { changeTold, insertStudents, lockStudent, rewriteStudent, studentTold } from "./studentWriter.js";

type StudentNumbers = Pick<StudentChanges, "nis" | "nisn">;

/** How administrators write, change and delete students. */
export class StudentEditingService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** @throws ValidationError; ConflictError for a number that another student has. */
  async create(viewer: Viewer, input: unknown): Promise<StudentRow> {
    assertManages(viewer);
    const { nis, name, ...given } = readInput(createStudentInput, input);
    const facts = withChanges({ ...emptyStudent, nis, name }, given);
    const writing = this.database.write(async (tx) => {
      const ids = await insertStudents(tx, [facts], this.now());
      const student = await storedStudent(tx, ids.get(nis) ?? -1);
      await recordAudit(tx, viewer, { action: "student.create", recordId: student.id, after: studentTold(student) });
      return student;
    });
    return writing.catch((error: unknown) => this.explain(error, facts, null));
  }

  /** What the input leaves out stays, null empties. A status other than active ends the student's sessions at once. */
  async update(viewer: Viewer, id: number, input: unknown): Promise<StudentRow> {
    assertManages(viewer);
    const changes = readInput(updateStudentInput, input);
    const writing = this.database.write(async (tx) => {
      const before = await lockStudent(tx, id);
      if (!before) {
        throw studentNotFound();
      }
      await rewriteStudent(tx, before, withChanges(before, changes));
      const after = await storedStudent(tx, id);
      if (JSON.stringify(after) !== JSON.stringify(before)) {
        await recordAudit(tx, viewer, { action: "student.update", recordId: id, ...changeTold(before, after) });
      }
      return after;
    });
    return writing.catch((error: unknown) => this.explain(error, changes, id));
  }

  /** Only a student without history goes. @throws NotFoundError; ConflictError that says what stands in the way and what to do instead. */
  async delete(viewer: Viewer, id: number): Promise<StudentRow> {
    assertManages(viewer);
    return this.database.write(async (tx) => {
      const student = await lockStudent(tx, id);
      if (!student) {
        throw studentNotFound();
      }
      const history = await historyOf(tx, student);
      if (history.length > 0) {
        throw new ConflictError(
          `${student.name} punya ${inWords(history)}, jadi datanya tidak dihapus. Ubah statusnya menjadi Lulus, Pindah atau Ditangguhkan.`,
        );
      }
      await releaseFiles(tx, student.photo);
      await tx.run(sql`DELETE FROM students WHERE id = ${id}`);
      await adjustCounters(tx, { students: student.status === "active" ? -1 : 0 });
      await recordAudit(tx, viewer, { action: "student.delete", recordId: id, before: studentTold(student) });
      return student;
    });
  }

  /** Names every number that another student has. */
  private async explain(error: unknown, numbers: StudentNumbers, id: number | null): Promise<never> {
    if (!isDuplicate(error)) {
      throw error;
    }
    const fields = await this.database.read((reader) => takenNumbers(reader, numbers, id));
    throw new ConflictError(
      fields.length > 0 ? summaryOf(fields) : "Nomor ini baru saja dipakai siswa lain. Coba lagi.",
      fields,
    );
  }
}

async function storedStudent(tx: Transaction, id: number): Promise<StudentRow> {
  const student = await selectStudent(tx, id);
  if (!student) {
    throw studentNotFound();
  }
  return student;
}

async function takenNumbers(
  reader: Reader,
  { nis = "", nisn = null }: StudentNumbers,
  id: number | null,
): Promise<FieldError[]> {
  const others = await reader.rows<{ id: number; nis: string; nisn: string | null; name: string }>(
    sql`SELECT id, nis, nisn, name FROM students WHERE nis = ${nis} OR nisn = ${nisn}`,
  );
  return others
    .filter((other) => other.id !== id)
    .flatMap((other) => [
      ...(other.nis === nis ? [{ name: "nis", message: `NIS ini sudah dipakai ${other.name}.` }] : []),
      ...(nisn !== null && other.nisn === nisn
        ? [{ name: "nisn", message: `NISN ini sudah dipakai ${other.name}.` }]
        : []),
    ]);
}

/** What would lose its student, in words. */
async function historyOf(tx: Transaction, { id, username }: StudentRow): Promise<string[]> {
  const [{ visits, borrowings } = { visits: 0, borrowings: 0 }] = await tx.rows<{ visits: number; borrowings: number }>(
    sql`SELECT (SELECT COUNT(*) FROM visits WHERE student_id = ${id}) AS visits, (SELECT COUNT(*) FROM borrowings WHERE student_id = ${id}) AS borrowings`,
  );
  return [
    ...(username === null ? [] : ["akun"]),
    ...(Number(borrowings) > 0 ? [`${borrowings} peminjaman`] : []),
    ...(Number(visits) > 0 ? [`${visits} kunjungan`] : []),
  ];
}

function inWords(parts: readonly string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} dan ${parts.at(-1) ?? ""}` : parts.join("");
}
