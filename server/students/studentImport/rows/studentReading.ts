import { stringify } from "csv-stringify/sync";
import { z } from "zod";

import { ConflictError, invalid, ValidationError } from "../../../errors.js";
import { type CsvFile, fileError, rewriteUpload } from "../../../platform/csv/csvUpload.js";
import { TEXT_ENCODINGS, type TextEncoding } from "../../../platform/csv/EncodingDetector.js";
import { type FileSource, WHOLE_FILE } from "../../../platform/csv/fileSource.js";
import { readRows, readSample, SEPARATORS } from "../../../platform/csv/readCsvRows.js";
import { line, recordId } from "../../../platform/validation/fields.js";
import { foldKey } from "../../../../common/fold.js";
import type { KindChoices } from "./memberKindNamed.js";
import {
  columnOfHeader,
  columnsOfHeaders,
  REPORT_COLUMNS,
  REQUIRED_COLUMNS,
  STUDENT_COLUMNS,
  STUDENT_FIELDS,
  type StudentColumn,
} from "./studentColumns.js";
import {
  type DetectedTable,
  detectTable,
  shownHeader,
  type StudentChoices,
  type StudentFormat,
} from "./detectTable.js";

/** These bound what the list of a file's columns takes in the database. */
export const MAX_COLUMNS = 80;
const SAMPLE_VALUES = 3;
const MAX_SAMPLE_LENGTH = 30;
const MAX_KIND_CHOICES = 50;

/** How an uploaded file is to be read; omitted fields keep their value. */
export const configureStudentImportInput = z.strictObject({
  encoding: z.enum(TEXT_ENCODINGS).optional(),
  separator: z.enum(SEPARATORS).optional(),
  hasHeader: z.boolean().optional(),
  sheet: z.int().min(0).max(99).optional(),
  columns: z
    .array(z.enum(STUDENT_FIELDS as [StudentColumn, ...StudentColumn[]]).nullable())
    .max(MAX_COLUMNS)
    .optional(),
  updateExisting: z.boolean().optional(),
  tidiesNames: z.boolean().optional(),
  zeroIsFemale: z.boolean().optional(),
  keepsCommonBirthDate: z.boolean().optional(),
  /** Which kind of members a word of the file means. */
  kinds: z
    .array(z.strictObject({ word: line(100), memberKindId: recordId }))
    .max(MAX_KIND_CHOICES)
    .optional(),
});
type ConfigureStudentImport = z.output<typeof configureStudentImportInput>;

/** Why a column means what it does, or nothing. */
type StudentColumnReason = "name" | "slims" | "chosen" | "repeated" | "report" | "secret" | "unknown";

interface StudentReadingColumn {
  readonly header: string;
  readonly field: StudentColumn | null;
  readonly reason: StudentColumnReason;
  /** Its values in the first rows. */
  readonly samples: readonly string[];
}

/** How an uploaded file is read: what was detected, overridden by what the user has set. */
export interface StudentReading {
  readonly bytes: number;
  readonly encoding: TextEncoding;
  readonly separator: string;
  readonly hasHeader: boolean;
  readonly rowsBefore: number;
  /** Missing of what an earlier version has stored. */
  readonly source?: FileSource;
  readonly isSlims: boolean;
  /** Whether the file was written anew without its passwords, and so without SLiMS's escapes too. */
  readonly isRewritten: boolean;
  readonly columns: readonly StudentReadingColumn[];
  /** Whether what the file says replaces what is known of students who are there already. */
  readonly updateExisting: boolean;
  readonly choices: StudentChoices;
}

/**
 * Detects the format of a new upload, and takes out of its file what must not be kept. `kinds` is what was said of
 * earlier files.
 */
export async function detectReading(file: CsvFile, kinds: KindChoices): Promise<StudentReading> {
  const table = detectTable(await readSample(file));
  const choices: StudentChoices = { tidiesNames: true, zeroIsFemale: true, keepsCommonBirthDate: false, kinds };
  const { bytes, encoding } = file;
  const source = sourceOf(file, table);
  const reading = { ...toReading(table), source, bytes, encoding, isRewritten: false, updateExisting: true, choices };
  return withoutSecrets(file.path, reading, table);
}

/** The same of a sheet that a person has chosen; what was chosen for all rows stays. */
export async function readingOfSheet(file: CsvFile, before: StudentReading): Promise<StudentReading> {
  const { updateExisting, choices } = before;
  return { ...(await detectReading(file, choices.kinds ?? {})), updateExisting, choices };
}

/** A spreadsheet that has passwords is not kept, so that no other sheet of it can be chosen. */
function sourceOf({ workbook }: CsvFile, { rowsAbove }: DetectedTable): FileSource {
  if (!workbook) return { ...WHOLE_FILE, rowsAbove };
  const { sheets, sheet, hiddenRows, hasSecrets } = workbook;
  return hasSecrets ? { ...WHOLE_FILE, hiddenRows, rowsAbove } : { sheets, sheet, hiddenRows, rowsAbove };
}

/**
 * Reads the same file with other settings. Omitted settings are kept, but columns that are not set are detected again
 * when the rows are cut in another way.
 */
export async function reconfigureReading(
  path: string,
  before: StudentReading,
  settings: ConfigureStudentImport,
): Promise<StudentReading> {
  const { encoding = before.encoding, separator = before.separator, hasHeader = before.hasHeader, columns } = settings;
  const choices: StudentChoices = {
    tidiesNames: settings.tidiesNames ?? before.choices.tidiesNames,
    zeroIsFemale: settings.zeroIsFemale ?? before.choices.zeroIsFemale,
    keepsCommonBirthDate: settings.keepsCommonBirthDate ?? before.choices.keepsCommonBirthDate ?? false,
    kinds: {
      ...before.choices.kinds,
      ...Object.fromEntries(settings.kinds?.map(({ word, memberKindId }) => [foldKey(word), memberKindId]) ?? []),
    },
  };
  const updateExisting = settings.updateExisting ?? before.updateExisting;
  const isReparsed = encoding !== before.encoding || separator !== before.separator || hasHeader !== before.hasHeader;
  const table = isReparsed
    ? detectTable(await readSample({ path, bytes: before.bytes, encoding }), { separator, hasHeader })
    : null;
  const source = { ...(before.source ?? WHOLE_FILE), ...(table && { rowsAbove: table.rowsAbove }) };
  const detected = { ...before, ...(table && toReading(table)), source, encoding, updateExisting, choices };
  const reading = columns ? { ...detected, columns: chosenColumns(detected.columns, columns) } : detected;
  return table ? withoutSecrets(path, reading, table) : reading;
}

function toReading({ header, meanings, firstRows, separator, hasHeader, rowsBefore, isSlims, secrets }: DetectedTable) {
  if (header.length > MAX_COLUMNS) {
    throw fileError(`Berkas ini mempunyai ${header.length} kolom, maksimal ${MAX_COLUMNS}. Periksa pemisah kolomnya.`);
  }
  const secretIndexes = new Set(secrets.map(({ index }) => index));
  const named = meanings.map((name, index) => (secretIndexes.has(index) ? "" : name));
  const fields = named.map(columnOfHeader);
  const chosen = columnsOfHeaders(named);
  const columns = header.map((name, index): StudentReadingColumn => {
    const isSecret = secretIndexes.has(index);
    const named = fields[index] ?? null;
    // Where nobody but a person knows which of several columns is meant, none is taken.
    const isRepeated = named !== null && fields.indexOf(named) !== fields.lastIndexOf(named);
    const isReport = (REPORT_COLUMNS as readonly string[]).includes(name.trim().toLowerCase());
    return {
      header: shownHeader(name),
      field: chosen[index] ?? null,
      reason: isSecret
        ? "secret"
        : isRepeated && chosen[index] === null
          ? "repeated"
          : named !== null
            ? isSlims
              ? "slims"
              : "name"
            : isReport
              ? "report"
              : "unknown",
      samples: isSecret ? [] : samplesOf(firstRows, index),
    };
  });
  return { separator, hasHeader, rowsBefore, isSlims, columns };
}

/** The first values of a column that differ; as many as are shown. */
function samplesOf(rows: readonly (readonly string[])[], index: number): readonly string[] {
  const values = rows.map((row) => (row[index] ?? "").trim().replace(/\s+/gu, " ").slice(0, MAX_SAMPLE_LENGTH));
  return [...new Set(values.filter((value) => value !== ""))].slice(0, SAMPLE_VALUES);
}

function chosenColumns(
  columns: readonly StudentReadingColumn[],
  fields: readonly (StudentColumn | null)[],
): StudentReadingColumn[] {
  if (fields.length !== columns.length) {
    throw invalid("columns", `Berkas ini mempunyai ${columns.length} kolom. Cocokkan dulu setiap kolomnya.`);
  }
  const problems = fields.flatMap((field, index) => {
    const name = `columns.${index}`;
    if (field !== null && fields.indexOf(field) !== index) {
      return [{ name, message: `${STUDENT_COLUMNS[field].label} sudah diambil dari kolom lain. Pilih satu saja.` }];
    }
    return field !== null && columns[index]?.reason === "secret"
      ? [{ name, message: "Kata sandi tidak pernah diambil." }]
      : [];
  });
  const [first] = problems;
  if (first) {
    throw new ValidationError(first.message, problems);
  }
  // A form sends all columns with each change, so one of those that mean the same is left out only by taking a field
  // away from it or, where nothing is changed, by saying so.
  const isConfirmed = columns.every(({ field }, index) => field === fields[index]);
  return columns.map((column, index) => {
    const field = fields[index] ?? null;
    if (field === column.field) {
      return isConfirmed && column.reason === "repeated" ? { ...column, reason: "chosen" } : column;
    }
    const wasOneOfSeveral = column.reason === "chosen" && columnOfHeader(column.header) === column.field;
    return { ...column, field, reason: field !== null || wasOneOfSeveral ? "chosen" : column.reason };
  });
}

/** SLiMS's template has passwords in plain text: they are gone before anybody sees the file. */
async function withoutSecrets(
  path: string,
  reading: StudentReading,
  { secrets, width }: Pick<DetectedTable, "secrets" | "width">,
): Promise<StudentReading> {
  if (secrets.length === 0 || reading.isRewritten) {
    return reading;
  }
  const { separator, encoding, bytes } = reading;
  const format = { separator, rowsBefore: 0, backslashes: hasBackslashes(reading) };
  const rows = readRows({ path, bytes, encoding }, format, () => undefined);
  const newBytes = await rewriteUpload(
    path,
    (async function* () {
      let written = 0;
      for await (const { number, cells } of rows) {
        // Rows keep the numbers that a spreadsheet shows.
        const blank = "\n".repeat(number - written - 1);
        written = number;
        const above = secrets.filter(({ record }) => record < number).map(({ index }) => index);
        // In a row with a separator too many in it the password is further on.
        const isShifted = cells.slice(width).some((cell) => cell.trim() !== "");
        const end = above.length === 0 ? Infinity : isShifted ? Math.min(...above) : width;
        const kept = cells.map((cell, index) => (index >= end || above.includes(index) ? "" : cell));
        yield blank + stringify([kept], { delimiter: separator, quoted: true });
      }
    })(),
  );
  return { ...reading, bytes: newBytes, encoding: "utf-8", isRewritten: true };
}

/** SLiMS escapes quotes by backslashes. */
function hasBackslashes({ isSlims, isRewritten }: StudentReading): boolean {
  return isSlims && !isRewritten;
}

/** The file's format, as a preview reads it. @throws ConflictError while it is open which column is which. */
export function formatOfReading(reading: StudentReading): StudentFormat {
  const [undecided] = undecidedColumns(reading);
  if (undecided !== undefined) {
    const message = `${undecided}. Pilih dulu kolom yang benar.`;
    throw new ConflictError(message, [{ name: "columns", message }]);
  }
  const missing = REQUIRED_COLUMNS.filter((field) => !reading.columns.some((column) => column.field === field));
  if (missing.length > 0) {
    const message = `Pilih dulu kolom yang berisi ${missing.map((field) => STUDENT_COLUMNS[field].label).join(" dan ")}.`;
    throw new ConflictError(message, [{ name: "columns", message }]);
  }
  const { separator, rowsBefore, isSlims, choices } = reading;
  const backslashes = hasBackslashes(reading);
  const byField = new Map(
    reading.columns.flatMap(({ field, header }, index) =>
      field === null ? [] : [[field, { index, header }] as const],
    ),
  );
  return { separator, rowsBefore, backslashes, isSlims, choices, columns: { byField }, ignored: [] };
}

/** What people have said of words for kinds of members. */
export function kindChoicesOf({ choices }: Pick<StudentReading, "choices">) {
  return Object.entries(choices.kinds ?? {}).map(([word, memberKindId]) => ({ word, memberKindId }));
}

/** Fields that several columns name, of which a person has not chosen one or none yet, in words. */
export function undecidedColumns({ columns }: StudentReading): string[] {
  return STUDENT_FIELDS.flatMap((field) => {
    const named = columns.filter(({ header, reason }) => reason !== "secret" && columnOfHeader(header) === field);
    const isLeftOut = named.some((column) => column.reason === "chosen" && column.field === null);
    if (named.length < 2 || isLeftOut || columns.some((column) => column.field === field)) {
      return [];
    }
    const headers = [...new Set(named.map(({ header }) => header))];
    return headers.length === 1
      ? `Kolom “${headers[0] ?? ""}” ada ${named.length === 2 ? "dua" : named.length} kali`
      : `Kolom ${headers.map((header) => `“${header}”`).join(" dan ")} sama-sama berarti ${STUDENT_COLUMNS[field].label}`;
  });
}
