import sql, { join } from "sql-template-tag";
import { z } from "zod";

import type { AuditChange } from "../../platform/database/auditChange.js";
import { readSample, readRows } from "../../platform/csv/readCsvRows.js";
import { fileError, type CsvFile, withCsvUpload } from "../../platform/csv/csvUpload.js";
import { pick } from "../../platform/database/columns.js";
import { type Database, isDuplicateError, type Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { chunk } from "../../platform/database/chunk.js";
import { ConflictError, DomainError } from "../../errors.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { studentTable } from "../Student.entity.js";
import { emptyStudent, applyStudentChanges } from "../studentValues.js";
import { selectStudents, type StudentRow } from "../studentReads.js";
import { studentAuditChange, insertStudents, updateStudentRow } from "../studentWriter.js";
import { detectStudentFormat, type StudentFormat } from "./studentColumns.js";
import { type KnownStudents, classifyRows } from "./classifyRows.js";
import { type ParsedRow, parseStudentRow, type RefusedRow } from "./studentRow.js";

/** The file is requested separately, after the permission check. */
const importStudentsInput = z.strictObject({ updateExisting: z.boolean().optional() });

export const STUDENT_IMPORT_LIMITS = { fileBytes: 20 * 1_048_576, rows: 20_000 } as const;

/** Every row is one of imported, updated, duplicate or refused. */
export interface StudentImportResult {
  readonly rows: number;
  /** In the order of the file. */
  readonly imported: readonly StudentRow[];
  readonly updated: readonly StudentRow[];
  /** Rows of existing students that are unchanged or not to be changed. */
  readonly duplicates: number;
  readonly refused: readonly RefusedRow[];
  readonly ignoredColumns: readonly string[];
}

interface WriteOptions {
  readonly updateExisting: boolean;
  readonly fileName: string | null;
  readonly signal: AbortSignal | undefined;
}

/** Imports students from CSV: all rows of a file that can be, or none, in one write. */
export class StudentImportService {
  constructor(
    private readonly database: Database,
    private readonly options: {
      readonly dataDir: string;
      readonly limits?: typeof STUDENT_IMPORT_LIMITS | { readonly fileBytes: number; readonly rows: number };
    },
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * If `signal` aborts it, nothing is written.
   * @throws ValidationError for a file that cannot be parsed; ConflictError if the same students are changed
   * meanwhile.
   */
  async importStudents(
    viewer: Viewer,
    input: unknown,
    receive: ReceiveFile,
    signal?: AbortSignal,
  ): Promise<StudentImportResult> {
    assertCanManage(viewer, "students");
    const { updateExisting = false } = parseInput(importStudentsInput, input);
    const { stream, fileName } = await receive();
    const options = { dataDir: this.options.dataDir, maxBytes: this.limits.fileBytes, signal };
    try {
      return await withCsvUpload(stream, options, async (file) => {
        const format = detectStudentFormat(await readSample(file));
        const rows = await this.readAll(file, format, signal);
        const result = await this.writeAll(viewer, rows, { updateExisting, fileName, signal });
        const { importedIds, updatedIds, duplicates, refused } = result;
        return {
          rows: rows.length,
          imported: await this.readStudents(importedIds),
          updated: await this.readStudents(updatedIds),
          duplicates,
          refused,
          ignoredColumns: format.ignored,
        };
      });
    } catch (error) {
      throw signal?.aborted && !(error instanceof DomainError)
        ? new ConflictError("Impor dibatalkan. Tidak ada siswa yang masuk.")
        : error;
    }
  }

  private readStudents(ids: readonly number[]): Promise<StudentRow[]> {
    return this.database.read(async (reader) => {
      const students = new Map<number, StudentRow>();
      for (const batch of chunk(ids)) {
        const where = [sql`students.id IN (${join(batch)})`];
        for (const student of await selectStudents(reader, where, sql`students.id`, batch.length)) {
          students.set(student.id, student);
        }
      }
      return ids.flatMap((id) => students.get(id) ?? []);
    });
  }

  private get limits() {
    return this.options.limits ?? STUDENT_IMPORT_LIMITS;
  }

  private async readAll(
    file: CsvFile,
    format: StudentFormat,
    signal: AbortSignal | undefined,
  ): Promise<(ParsedRow | RefusedRow)[]> {
    const rows: (ParsedRow | RefusedRow)[] = [];
    for await (const row of readRows(file, format, () => undefined)) {
      signal?.throwIfAborted();
      rows.push(parseStudentRow(row, format));
      if (rows.length > this.limits.rows) {
        throw fileError(
          `Berkas berisi lebih dari ${this.limits.rows.toLocaleString("id-ID")} baris. Bagi menjadi beberapa berkas.`,
        );
      }
    }
    if (rows.length === 0) {
      throw fileError("Berkas hanya berisi nama kolom, tanpa siswa.");
    }
    return rows;
  }

  private async writeAll(
    viewer: Viewer,
    rows: readonly (ParsedRow | RefusedRow)[],
    { updateExisting, fileName, signal }: WriteOptions,
  ) {
    const transaction = this.database.write({ viewer }, async (tx) => {
      signal?.throwIfAborted();
      const known = await lockKnownStudents(tx, rows);
      const { newRows, changedRows, duplicates, refused } = classifyRows(rows, known, updateExisting);
      const ids = await insertStudents(
        tx,
        newRows.map(({ given: { nis, name, ...rest } }) => applyStudentChanges({ ...emptyStudent, nis, name }, rest)),
        this.now(),
      );
      const changes: AuditChange[] = [];
      for (const { before, given } of changedRows) {
        const after = applyStudentChanges(before, given);
        await updateStudentRow(tx, before, after);
        changes.push({ action: "student.update", recordId: before.id, ...studentAuditChange(before, after) });
      }
      const importedIds = newRows.map(({ given }) => required(ids.get(given.nis), "a student just written"));
      const auditValues = {
        fileName,
        rows: rows.length,
        imported: importedIds.length,
        updated: changedRows.length,
        duplicates,
        refused: refused.length,
      };
      // The last moment at which all of it can be taken back.
      signal?.throwIfAborted();
      return {
        result: { importedIds, updatedIds: changedRows.map(({ before }) => before.id), duplicates, refused },
        audit: [...changes, { action: "student.import", recordId: null, after: auditValues }],
      };
    });
    return transaction.catch((error: unknown) => {
      throw isDuplicateError(error)
        ? new ConflictError("Data siswa diubah orang lain selama impor, dan tidak ada yang diimpor. Coba lagi.")
        : error;
    });
  }
}

/** The students whose numbers are in the file. */
async function lockKnownStudents(tx: Transaction, rows: readonly (ParsedRow | RefusedRow)[]): Promise<KnownStudents> {
  const byNis = new Map<string, StudentRow>();
  const byNisn = new Map<string, StudentRow>();
  for (const batch of chunk(rows.flatMap((row) => ("given" in row ? [row.given] : [])))) {
    const numbers = batch.map(({ nis }) => nis);
    const national = batch.flatMap(({ nisn }) => nisn ?? []);
    const named = sql`students.nis IN (${join(numbers)})`;
    const where = national.length === 0 ? named : sql`(${named} OR students.nisn IN (${join(national)}))`;
    await tx.select(pick(studentTable, "id"), sql`FROM students WHERE ${where} ORDER BY id ${forUpdate(tx)}`);
    for (const student of await selectStudents(tx, [where], sql`students.id`, numbers.length + national.length)) {
      byNis.set(student.nis, student);
      if (student.nisn !== null) {
        byNisn.set(student.nisn, student);
      }
    }
  }
  return { byNis, byNisn };
}
