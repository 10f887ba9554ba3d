import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql from "sql-template-tag";

import type { CsvFile } from "../../../platform/csv/csvUpload.js";
import { readRows } from "../../../platform/csv/readCsvRows.js";
import type { Database } from "../../../platform/database/Database.js";
import { classifyRows, SeenNumbers } from "../rows/classifyRows.js";
import { rowsLimitError, noRowsError } from "../rows/studentFileErrors.js";
import type { StudentFormat } from "../rows/detectTable.js";
import { readMemberKinds } from "../../memberKinds/memberKindReads.js";
import { studentImportRowTable } from "../StudentImportRow.entity.js";
import type { StoredStudentImport } from "../studentImportReads.js";
import { saveStudentImport, studentImportLock, type StudentImportWork } from "../studentImportSteps.js";
import { parseStudentRow } from "../rows/studentRow.js";
import { keptCells, toStoredRow } from "../rows/storedRows.js";
import { readKnownStudents } from "./writeRows.js";

export const ROWS_PER_WRITE = 250;

const draftWrite = { unaudited: "A draft changes nothing of the register; its import or discard has the entry." };

interface PreviewOptions {
  readonly file: CsvFile;
  readonly format: StudentFormat;
  readonly updateExisting: boolean;
  readonly mostRows: number;
}

/** Reads a file as its import would, and keeps each row with its foreseen outcome; nothing of the register changes. */
export async function previewStudentImport(
  database: Database,
  work: StudentImportWork,
  { file, format, updateExisting, mostRows }: PreviewOptions,
): Promise<StoredStudentImport> {
  const write = { ...draftWrite, locks: [studentImportLock(work, "draft")] };
  await database.write(write, (tx) =>
    tx.run(sql`DELETE FROM student_import_rows WHERE student_import_id = ${work.id}`),
  );
  const seen = new SeenNumbers();
  const kinds = await database.read(readMemberKinds);
  let total = 0;
  for await (const rows of inBatches(readRows(file, format, () => undefined))) {
    total += rows.length;
    if (total > mostRows) {
      throw rowsLimitError(mostRows);
    }
    const parsed = rows.map((row) => parseStudentRow(row, format, kinds));
    const known = await database.read((reader) => readKnownStudents(reader, parsed));
    const outcomes = classifyRows(parsed, known, seen, { updateExisting, kinds });
    const stored = outcomes.map((outcome, index) =>
      toStoredRow(work.id, outcome, {
        cells: keptCells(rows[index]?.cells ?? []),
        studentId: "before" in outcome ? outcome.before.id : null,
        done: false,
      }),
    );
    await database.write(write, (tx) => tx.insert(studentImportRowTable, stored));
    await yieldToEventLoop();
  }
  if (total === 0) {
    throw noRowsError();
  }
  return database.write(write, (tx) => saveStudentImport(tx, work.id, { state: "ready" }));
}

async function* inBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === ROWS_PER_WRITE) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) {
    yield batch;
  }
}
