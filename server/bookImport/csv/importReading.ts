import { z } from "zod";

import { invalid, ValidationError } from "../../errors.js";
import type { ColumnLook } from "../../platform/csv/columnLook.js";
import { normaliseHeader } from "../../platform/csv/CsvCells.js";
import { type CsvFile, fileError } from "../../platform/csv/csvUpload.js";
import { type FileSource, WHOLE_FILE } from "../../platform/csv/fileSource.js";
import { TEXT_ENCODINGS, type TextEncoding } from "../../platform/csv/EncodingDetector.js";
import { SEPARATORS } from "../../platform/csv/readCsvRows.js";
import {
  detectColumns,
  fieldForHeader,
  IMPORT_COLUMNS,
  IMPORT_FIELDS,
  type ImportField,
  REPORT_COLUMNS,
} from "./importColumns.js";
import {
  detectFormat,
  type DetectedFormat,
  type ImportChoices,
  type ImportFormat,
  lookOfColumn,
} from "./importFormat.js";

/** An empty name takes the choice back. */
const choiceOfName = z
  .string()
  .trim()
  .max(255, "Maksimal 255 karakter.")
  .transform((name) => (name === "" ? null : name));

/** How an uploaded file is to be read; omitted fields keep their value. */
export const configureImportInput = z.strictObject({
  encoding: z.enum(TEXT_ENCODINGS).optional(),
  separator: z.enum(SEPARATORS).optional(),
  hasHeader: z.boolean().optional(),
  sheet: z.int().min(0).max(99).optional(),
  columns: z.array(z.enum(IMPORT_FIELDS).nullable()).max(250).optional(),
  proposesCallNumbers: z.boolean().optional(),
  correctsTexts: z.boolean().optional(),
  category: choiceOfName.optional(),
  location: choiceOfName.optional(),
});

export type ConfigureImport = z.output<typeof configureImportInput>;

/** Why a column means what it does, or nothing. */
type ColumnReason = "name" | "slims" | "chosen" | "repeated" | "report" | "unknown";

interface ImportReadingColumn {
  readonly header: string;
  readonly field: ImportField | null;
  readonly reason: ColumnReason;
  /** Its values in the first rows. */
  readonly samples: readonly string[];
  /** What they look like, where nothing is taken from it; missing of what an earlier version has stored. */
  readonly look?: ColumnLook | null;
}

/** How an uploaded file is read: what was detected, overridden by what the user has set. */
export interface ImportReading {
  readonly bytes: number;
  readonly encoding: TextEncoding;
  /** As it was recognised by the bytes. */
  readonly foundEncoding: TextEncoding;
  readonly separator: string;
  readonly hasHeader: boolean;
  readonly source: FileSource;
  readonly columns: readonly ImportReadingColumn[];
  readonly choices: ImportChoices;
}

const MAX_COLUMNS = 250;
const SAMPLE_ROWS = 5;
const MAX_SAMPLE_LENGTH = 120;
const MAX_HEADER_LENGTH = 120;

/** Detects the format of a new upload, or of another sheet of it. */
export async function detectReading(file: CsvFile): Promise<ImportReading> {
  return toReading(file, file.encoding, await detectFormat(file));
}

/** The same of a sheet that a person has chosen; what was chosen for all rows stays. */
export async function readingOfSheet(file: CsvFile, { choices }: ImportReading): Promise<ImportReading> {
  return { ...(await detectReading(file)), choices };
}

/**
 * Reads the same file with other settings. Omitted settings are kept, but columns that are not set are detected again
 * when the separator or encoding changes.
 */
export async function reconfigureReading(
  source: string,
  before: ImportReading,
  settings: ConfigureImport,
): Promise<ImportReading> {
  const { encoding = before.encoding, separator = before.separator, hasHeader = before.hasHeader, columns } = settings;
  const choices: ImportChoices = {
    proposesCallNumbers: settings.proposesCallNumbers ?? before.choices.proposesCallNumbers,
    correctsTexts: settings.correctsTexts ?? before.choices.correctsTexts,
    category: settings.category === undefined ? before.choices.category : settings.category,
    location: settings.location === undefined ? before.choices.location : settings.location,
  };
  const file: CsvFile = { path: source, bytes: before.bytes, encoding };
  const detected = toReading(file, before.foundEncoding, await detectFormat(file, { separator, hasHeader }));
  const isReparsed = encoding !== before.encoding || separator !== before.separator || hasHeader !== before.hasHeader;
  const fields = columns ?? (isReparsed ? null : before.columns.map(({ field }) => field));
  return {
    ...detected,
    source: { ...before.source, rowsAbove: detected.source.rowsAbove },
    choices,
    columns: fields === null ? detected.columns : chosenColumns(detected.columns, fields),
  };
}

function chosenColumns(
  columns: readonly ImportReadingColumn[],
  fields: readonly (ImportField | null)[],
): ImportReadingColumn[] {
  if (fields.length !== columns.length) {
    throw invalid("columns", `Berkas ini mempunyai ${columns.length} kolom. Cocokkan dulu setiap kolomnya.`);
  }
  const repeated = fields.flatMap((field, index) =>
    field !== null && fields.indexOf(field) !== index
      ? {
          name: `columns.${index}`,
          message: `${IMPORT_COLUMNS[field].label} sudah diambil dari kolom lain. Pilih satu saja.`,
        }
      : [],
  );
  const [first] = repeated;
  if (first) {
    throw new ValidationError(first.message, repeated);
  }
  return columns.map((column, index) => {
    const field = fields[index] ?? null;
    return field === column.field ? column : { ...column, field, reason: "chosen", look: null };
  });
}

function toReading(file: CsvFile, foundEncoding: TextEncoding, format: DetectedFormat): ImportReading {
  const { header, columns, separator, hasHeader, isSlims, firstRows } = format;
  if (header.length > MAX_COLUMNS) {
    throw fileError(`Berkas ini mempunyai ${header.length} kolom, maksimal ${MAX_COLUMNS}. Periksa pemisah kolomnya.`);
  }
  const used = new Set([...columns.byField.values()].map(({ index }) => index));
  const fieldAt = new Map([...columns.byField].map(([field, { index }]) => [index, field]));
  return {
    bytes: file.bytes,
    encoding: file.encoding,
    foundEncoding,
    separator,
    hasHeader,
    source: sourceOf(file, format),
    choices: format.choices,
    columns: header.map((name, index) => {
      const named = fieldForHeader(name);
      // Nobody but a person knows which of several columns is meant, so none is taken.
      const isRepeated = named !== null && columns.repeated.has(named);
      const field = isRepeated ? null : (fieldAt.get(index) ?? null);
      const isReportColumn = columns.isReport && (REPORT_COLUMNS as readonly string[]).includes(normaliseHeader(name));
      return {
        header: name.trim().slice(0, MAX_HEADER_LENGTH),
        field,
        reason:
          field !== null
            ? isSlims
              ? "slims"
              : "name"
            : isReportColumn
              ? "report"
              : isRepeated
                ? "repeated"
                : "unknown",
        look: field === null && !columns.isReport ? lookOfColumn(format, index, used) : null,
        samples: firstRows
          .slice(0, SAMPLE_ROWS)
          .map((row) => (row[index] ?? "").trim().replace(/\s+/gu, " ").slice(0, MAX_SAMPLE_LENGTH)),
      };
    }),
  };
}

function sourceOf({ workbook }: CsvFile, { rowsAbove }: DetectedFormat): FileSource {
  return workbook
    ? { sheets: workbook.sheets, sheet: workbook.sheet, hiddenRows: workbook.hiddenRows, rowsAbove }
    : { ...WHOLE_FILE, rowsAbove };
}

/** The file and what its columns mean, as an import runs it. */
export async function formatFromReading(
  source: string,
  reading: ImportReading,
): Promise<{ readonly file: CsvFile; readonly format: ImportFormat }> {
  const { bytes, encoding, separator, hasHeader } = reading;
  const file: CsvFile = { path: source, bytes, encoding };
  const format = await detectFormat(file, { separator, hasHeader });
  const byField = new Map(
    reading.columns.flatMap(({ field, header }, index) =>
      field === null ? [] : [[field, { index, header }] as const],
    ),
  );
  const ignored = reading.columns
    .filter(({ field, reason }) => field === null && reason !== "report")
    .map(({ header }) => header);
  // One of several columns of a name is asked about already.
  const unusedCodes = reading.columns
    .filter(({ field, reason, look }) => field === null && reason === "unknown" && look === "codes")
    .map(({ header }) => header);
  return {
    file,
    format: { ...format, choices: reading.choices, unusedCodes, columns: { ...format.columns, byField, ignored } },
  };
}

export interface UndecidedField {
  readonly field: ImportField;
  readonly headers: readonly string[];
}

/** Fields that several columns name, of which a person has not chosen one yet. */
export function undecidedFields({ columns, hasHeader }: ImportReading): UndecidedField[] {
  const { repeated } = detectColumns(hasHeader ? columns.map(({ header }) => header) : []);
  return [...repeated].flatMap(([field, headers]) =>
    columns.some((column) => column.field === field) ? [] : { field, headers },
  );
}

export function hasTitleColumn(reading: ImportReading): boolean {
  return reading.columns.some(({ field }) => field === "title");
}
