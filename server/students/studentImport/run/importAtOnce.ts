import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql, { join } from "sql-template-tag";

import { ConflictError } from "../../../errors.js";
import type { CsvFile } from "../../../platform/csv/csvUpload.js";
import { readRows } from "../../../platform/csv/readCsvRows.js";
import type { AuditChange } from "../../../platform/database/auditChange.js";
import { chunk } from "../../../platform/database/chunk.js";
import type { Database, Reader } from "../../../platform/database/Database.js";
import { isDuplicateError } from "../../../platform/database/databaseErrors.js";
import type { Viewer } from "../../../viewer.js";
import type { RegistrationTime } from "../../editing/newStudentValues.js";
import { type MemberKindRow, readMemberKinds } from "../../memberKinds/memberKindReads.js";
import type { StudentDependents } from "../../StudentDependents.js";
import { selectStudents, type StudentRow } from "../../studentReads.js";
import { SeenNumbers } from "../rows/classifyRows.js";
import { ROWS_PER_WRITE, surveyed } from "./previewStudentImport.js";
import type { StudentFormat } from "../rows/detectTable.js";
import { noRowsError, rowsLimitError } from "../rows/studentFileErrors.js";
import { type ParsedRow, parseStudentRow, type RefusedRow } from "../rows/studentRow.js";
import { type WrittenRow, writeRows } from "./writeRows.js";

/** A row that stays out, or of which something was emptied, and why. */
export interface RowRemark {
  readonly row: number;
  readonly nis: string;
  readonly name: string;
  readonly notes: readonly string[];
}

/** Every row is one of imported, updated, duplicate, held or refused. */
export interface StudentImportResult {
  readonly rows: number;
  /** In the order of the file. */
  readonly imported: readonly StudentRow[];
  readonly updated: readonly StudentRow[];
  /** Rows of existing students that are unchanged or not to be changed. */
  readonly duplicates: number;
  /** Rows that may be of a student with another name or number: a person has to say so, in steps. */
  readonly held: readonly RowRemark[];
  readonly refused: readonly RefusedRow[];
  /** Rows that are in, with what a person should look at. */
  readonly noted: readonly RowRemark[];
  readonly ignoredColumns: readonly string[];
}

interface ImportOptions {
  readonly dependents: StudentDependents;
  readonly format: StudentFormat;
  readonly fileName: string | null;
  readonly updateExisting: boolean;
  readonly mostRows: number;
  readonly time: RegistrationTime;
  readonly signal: AbortSignal | undefined;
}

/** Imports all rows of a file that can be, or none, in one write. If `signal` aborts it, nothing is written. */
export async function importAtOnce(
  database: Database,
  viewer: Viewer,
  file: CsvFile,
  options: ImportOptions,
): Promise<StudentImportResult> {
  const rows = await readAll(file, options, await database.read(readMemberKinds));
  const written = await writeAll(database, viewer, rows, options).catch((error: unknown) => {
    throw isDuplicateError(error)
      ? new ConflictError("Data anggota diubah orang lain selama impor, jadi belum ada yang diimpor. Coba lagi.")
      : error;
  });
  const studentsOf = (kind: WrittenRow["kind"]) =>
    readStudents(
      database,
      written.flatMap((outcome) => (outcome.kind === kind && outcome.studentId !== null ? outcome.studentId : [])),
    );
  return {
    rows: rows.length,
    imported: await studentsOf("new"),
    updated: await studentsOf("changed"),
    duplicates: written.filter(({ kind }) => kind === "unchanged").length,
    held: written.flatMap((outcome) => (outcome.kind === "held" ? remarkOf(outcome) : [])),
    refused: written.flatMap((outcome) => (outcome.kind === "refused" ? outcome.row : [])),
    noted: written.flatMap((outcome) =>
      outcome.kind !== "refused" && outcome.kind !== "held" && outcome.notes.length > 0 ? remarkOf(outcome) : [],
    ),
    ignoredColumns: options.format.ignored,
  };
}

function remarkOf({ row: { row, given }, notes }: Exclude<WrittenRow, { readonly kind: "refused" }>): RowRemark {
  return { row, nis: given.nis, name: given.name, notes };
}

async function readAll(
  file: CsvFile,
  { format, mostRows, signal }: ImportOptions,
  kinds: readonly MemberKindRow[],
): Promise<(ParsedRow | RefusedRow)[]> {
  const rows: (ParsedRow | RefusedRow)[] = [];
  const survey = await surveyed(file, format, kinds);
  for await (const row of readRows(file, format, () => undefined)) {
    signal?.throwIfAborted();
    rows.push(parseStudentRow(row, format, { kinds, survey }));
    if (rows.length > mostRows) {
      throw rowsLimitError(mostRows);
    }
  }
  if (rows.length === 0) {
    throw noRowsError();
  }
  return rows;
}

function writeAll(
  database: Database,
  viewer: Viewer,
  rows: readonly (ParsedRow | RefusedRow)[],
  { dependents, updateExisting, fileName, time, signal }: ImportOptions,
): Promise<WrittenRow[]> {
  return database.write({ viewer }, async (tx) => {
    signal?.throwIfAborted();
    const seen = new SeenNumbers();
    const written: WrittenRow[] = [];
    const changes: AuditChange[] = [];
    for (const batch of chunk(rows, ROWS_PER_WRITE)) {
      const result = await writeRows(tx, batch, { dependents, seen, updateExisting, time });
      written.push(...result.written);
      changes.push(...result.audit);
      // One write, but others are answered in between.
      await yieldToEventLoop();
    }
    const countOf = (kind: WrittenRow["kind"]) => written.filter((outcome) => outcome.kind === kind).length;
    const after = {
      fileName,
      rows: rows.length,
      imported: countOf("new"),
      updated: countOf("changed"),
      duplicates: countOf("unchanged"),
      asked: countOf("held"),
      refused: countOf("refused"),
    };
    // The last moment at which all of it can be taken back.
    signal?.throwIfAborted();
    return { result: written, audit: [...changes, { action: "studentImport.run", recordId: null, after }] };
  });
}

function readStudents(database: Database, ids: readonly number[]): Promise<StudentRow[]> {
  return database.read(async (reader: Reader) => {
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
