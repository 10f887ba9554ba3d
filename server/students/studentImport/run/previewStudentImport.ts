import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql from "sql-template-tag";

import type { CsvFile } from "../../../platform/csv/csvUpload.js";
import { readRows } from "../../../platform/csv/readCsvRows.js";
import type { Database } from "../../../platform/database/Database.js";
import { pick, type RowOf } from "../../../platform/database/columns.js";
import { classifyRows, type DecidedRow, SeenNumbers } from "../rows/classifyRows.js";
import { rowsLimitError, noRowsError } from "../rows/studentFileErrors.js";
import type { StudentFormat } from "../rows/detectTable.js";
import { type MemberKindRow, readMemberKinds } from "../../memberKinds/memberKindReads.js";
import { studentImportRowTable } from "../StudentImportRow.entity.js";
import type { StoredStudentImport } from "../studentImportReads.js";
import { saveStudentImport, studentImportLock, type StudentImportWork } from "../studentImportSteps.js";
import { type ParsedRow, parseStudentRow, type RefusedRow } from "../rows/studentRow.js";
import { type FileSurvey, FileSurveyor } from "../rows/surveyFile.js";
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
  const decisions = await readDecisions(database, work.id);
  await database.write(write, (tx) =>
    tx.run(sql`DELETE FROM student_import_rows WHERE student_import_id = ${work.id}`),
  );
  const seen = new SeenNumbers();
  const kinds = await database.read(readMemberKinds);
  const survey = await surveyed(file, format, kinds);
  let total = 0;
  for await (const rows of inBatches(readRows(file, format, () => undefined))) {
    total += rows.length;
    if (total > mostRows) {
      throw rowsLimitError(mostRows);
    }
    const parsed = rows.map((row) => withDecision(parseStudentRow(row, format, { kinds, survey }), decisions));
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
  const { unknownKinds, commonBirthDate } = survey;
  const findings = { unknownKinds, commonBirthDate };
  return database.write(write, (tx) => saveStudentImport(tx, work.id, { state: "ready", findings }));
}

/** What all rows of the file together tell, which each of them is read by. */
export async function surveyed(
  file: CsvFile,
  format: StudentFormat,
  kinds: readonly MemberKindRow[],
): Promise<FileSurvey> {
  const surveyor = new FileSurveyor(format, kinds);
  let rows = 0;
  for await (const row of readRows(file, format, () => undefined)) {
    surveyor.add(row);
    rows += 1;
    if (rows % ROWS_PER_WRITE === 0) await yieldToEventLoop();
  }
  return surveyor.survey;
}

const decidedColumns = pick(studentImportRowTable, "number", "nis", "name", "decision");
type Decisions = ReadonlyMap<number, RowOf<typeof decidedColumns>>;

/** What somebody has said of rows already holds for the same rows, however the file is read by now. */
async function readDecisions(database: Database, id: number): Promise<Decisions> {
  const rows = await database.read((reader) =>
    reader.select(
      decidedColumns,
      sql`FROM student_import_rows WHERE student_import_id = ${id} AND decision IS NOT NULL`,
    ),
  );
  return new Map(rows.map((row) => [row.number, row]));
}

function withDecision(row: ParsedRow | RefusedRow, decisions: Decisions): DecidedRow | RefusedRow {
  if (!("given" in row)) return row;
  const decided = decisions.get(row.row);
  const isSame = decided?.nis === row.given.nis && decided.name === row.given.name;
  return isSame ? { ...row, decision: decided.decision } : row;
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
