import { invalid, ValidationError } from "../../errors.js";
import { type CsvFormat, recognise, type RecognisedFormat } from "../csv/csvFormat.js";
import { fieldNamed, type ImportField, REPORT_COLUMNS, squash } from "../csv/importColumns.js";
import { beginningOf } from "../csv/readRows.js";
import { fileError, type SpooledFile } from "../csv/spoolFile.js";
import type { TextEncoding } from "../csv/textEncoding.js";
import { fieldLabels } from "./fieldLabels.js";
import type { ConfigureImport } from "./wizardInput.js";

/** Why a column means what it does, or nothing. */
export type ColumnReason = "name" | "slims" | "chosen" | "repeated" | "report" | "unknown";

export interface ReadingColumn {
  readonly header: string;
  readonly field: ImportField | null;
  readonly reason: ColumnReason;
  /** What stands in it in the first rows. */
  readonly samples: readonly string[];
}

/** How a kept file is read: what was recognised, and what a person has said. */
export interface Reading {
  readonly bytes: number;
  readonly encoding: TextEncoding;
  /** As it was recognised by the bytes. */
  readonly foundEncoding: TextEncoding;
  readonly separator: string;
  readonly hasHeader: boolean;
  readonly columns: readonly ReadingColumn[];
}

const MOST_COLUMNS = 250;
const SAMPLES = 5;
const LONGEST_SAMPLE = 120;
const LONGEST_HEADER = 120;

/** Recognises a file that has just come. */
export async function readingOf(file: SpooledFile): Promise<Reading> {
  return describe(file, file.encoding, recognise(await beginningOf(file)));
}

/** The same file read in another way. What is not said stays, but columns that nobody names are recognised anew where the rows are cut anew. */
export async function changedReading(source: string, before: Reading, wanted: ConfigureImport): Promise<Reading> {
  const { encoding = before.encoding, separator = before.separator, hasHeader = before.hasHeader, columns } = wanted;
  const file: SpooledFile = { path: source, bytes: before.bytes, encoding };
  const described = describe(file, before.foundEncoding, recognise(await beginningOf(file), { separator, hasHeader }));
  const isCutAnew = encoding !== before.encoding || separator !== before.separator || hasHeader !== before.hasHeader;
  const fields = columns ?? (isCutAnew ? null : before.columns.map(({ field }) => field));
  return fields === null ? described : { ...described, columns: chosenColumns(described.columns, fields) };
}

function chosenColumns(columns: readonly ReadingColumn[], fields: readonly (ImportField | null)[]): ReadingColumn[] {
  if (fields.length !== columns.length) {
    throw invalid("columns", `Berkas ini mempunyai ${columns.length} kolom; sebutkan arti setiap kolomnya.`);
  }
  const twice = fields.flatMap((field, index) =>
    field !== null && fields.indexOf(field) !== index ? [{ field, index }] : [],
  );
  if (twice.length > 0) {
    const messages = twice.map(({ field, index }) => ({
      name: `columns.${index}`,
      message: `${fieldLabels[field]} sudah diambil dari kolom lain. Pilih satu saja.`,
    }));
    throw new ValidationError(messages[0]?.message ?? "", messages);
  }
  return columns.map((column, index) => {
    const field = fields[index] ?? null;
    return field === column.field ? column : { ...column, field, reason: "chosen" };
  });
}

function describe(file: SpooledFile, foundEncoding: TextEncoding, format: RecognisedFormat): Reading {
  const { header, columns, separator, hasHeader, isSlims, firstRows } = format;
  if (header.length > MOST_COLUMNS) {
    throw fileError(
      `Berkas ini mempunyai ${header.length} kolom; paling banyak ${MOST_COLUMNS}. Periksa pemisah kolomnya.`,
    );
  }
  const fieldAt = new Map([...columns.byField].map(([field, { index }]) => [index, field]));
  return {
    bytes: file.bytes,
    encoding: file.encoding,
    foundEncoding,
    separator,
    hasHeader,
    columns: header.map((name, index) => {
      const field = fieldAt.get(index) ?? null;
      const isReports = columns.isReport && (REPORT_COLUMNS as readonly string[]).includes(squash(name));
      return {
        header: name.trim().slice(0, LONGEST_HEADER),
        field,
        reason:
          field !== null
            ? isSlims
              ? "slims"
              : "name"
            : isReports
              ? "report"
              : fieldNamed(name) !== null
                ? "repeated"
                : "unknown",
        samples: firstRows
          .slice(0, SAMPLES)
          .map((row) => (row[index] ?? "").trim().replace(/\s+/gu, " ").slice(0, LONGEST_SAMPLE)),
      };
    }),
  };
}

/** The file and what its columns mean, as an import runs it. */
export async function formatOfReading(
  source: string,
  reading: Reading,
): Promise<{ readonly file: SpooledFile; readonly format: CsvFormat }> {
  const { bytes, encoding, separator, hasHeader } = reading;
  const file: SpooledFile = { path: source, bytes, encoding };
  const format = recognise(await beginningOf(file), { separator, hasHeader });
  const byField = new Map(
    reading.columns.flatMap(({ field, header }, index) =>
      field === null ? [] : [[field, { index, header }] as const],
    ),
  );
  const ignored = reading.columns
    .filter(({ field, reason }) => field === null && reason !== "report")
    .map(({ header }) => header);
  return { file, format: { ...format, columns: { byField, ignored, isReport: format.columns.isReport } } };
}

export function hasTitle(reading: Reading): boolean {
  return reading.columns.some(({ field }) => field === "title");
}
