import { aksaraColumns } from "../../books/export/aksaraColumns.js";
import type { ColumnLook } from "../../platform/csv/columnLook.js";
import { type CsvFile, fileError } from "../../platform/csv/csvUpload.js";
import {
  parseFirstRecords,
  readSample,
  type RowFormat,
  SEPARATORS,
  unescapeBackslashes,
} from "../../platform/csv/readCsvRows.js";
import { shownRowsAbove } from "../../platform/csv/fileSource.js";
import { normaliseHeader } from "../../platform/csv/CsvCells.js";
import { lookOf } from "./unusedColumns.js";
import {
  columnsByPlace,
  detectColumns,
  IMPORT_COLUMNS,
  type ImportColumns,
  type ImportField,
  SLIMS_COLUMNS,
  SLIMS_ITEM_COLUMNS,
} from "./importColumns.js";
import { type SlimsShape, slimsShapeOf } from "./slimsShape.js";

/** How a file is written and what its columns mean. */
export interface ImportFormat extends RowFormat {
  readonly header: readonly string[];
  readonly columns: ImportColumns;
  /** What a comma between authors means. */
  readonly authorCommas: "guess" | "separate";
  readonly choices: ImportChoices;
  /** SLiMS's export of items: its rows are copies of books that are there, and no books. */
  readonly isItems: boolean;
  /** The names of columns that nothing is taken from although their values look like codes. */
  readonly unusedCodes: readonly string[];
}

/** What a person decides for all rows of a file. */
export interface ImportChoices {
  /** Whether a book without a call number gets one from its class, author and title. */
  readonly proposesCallNumbers: boolean;
  /** Whether remnants of another program's mistakes are taken out of texts. */
  readonly correctsTexts: boolean;
  /** The category of rows that name none. */
  readonly category: string | null;
  readonly location: string | null;
}

export const DEFAULT_CHOICES: ImportChoices = {
  proposesCallNumbers: true,
  correctsTexts: true,
  category: null,
  location: null,
};

/** Our own export is imported as it is: nothing in it was damaged, and what it lacks is not there on purpose. */
const EXPORT_CHOICES: ImportChoices = { ...DEFAULT_CHOICES, proposesCallNumbers: false, correctsTexts: false };

/** What the user has set, overriding what was detected. */
export interface FormatOverrides {
  readonly separator?: string;
  readonly hasHeader?: boolean;
}

export interface DetectedFormat extends ImportFormat {
  /** False where the first row is a book already. */
  readonly hasHeader: boolean;
  /** The columns of SLiMS's bibliography export, by their names or by their order. */
  readonly isSlims: boolean;
  /** What stands above the header, as it is said to a person. */
  readonly rowsAbove: readonly string[];
  /** The first rows as they are in the file. */
  readonly firstRows: readonly (readonly string[])[];
}

/** In which the header is looked for: a title, a day and names of groups may stand above it. */
const HEADER_ROWS = 20;
const FIRST_ROWS = HEADER_ROWS + 12;
/** Columns that only a Goodreads export has, in which commas separate authors. */
const COMMA_AUTHORS_COLUMN = "goodreads_book_id";
/** What exports of earlier versions did not have. */
const LATER_NAMES: ReadonlySet<string> = new Set([
  "Jenis bahan",
  "Tersembunyi",
  "Sumber perolehan eksemplar",
  "Rekanan",
  "No. faktur",
  "Harga eksemplar",
  "No. Panggil eksemplar",
  "Kategori eksemplar",
  "Catatan eksemplar",
  "Edisi terbitan",
  "Status eksemplar",
]);
const EXPORTED_NAMES = Object.keys(aksaraColumns)
  .filter((name) => !LATER_NAMES.has(name))
  .map((name) => name.toLowerCase());
/** What earlier versions called a column of their export, which is imported as it is too. */
const EARLIER_NAMES: Readonly<Record<string, string>> = { "akses berkas digital": "pembaca berkas digital" };

/**
 * Recognises separator, header and dialect of a file.
 * @throws DomainError where no column is the title, or several name the same field.
 */
export async function detectImportFormat(file: CsvFile): Promise<ImportFormat> {
  const format = await detectFormat(file);
  if (!format.columns.byField.has("title")) {
    const [first = []] = format.hasHeader ? [format.header] : format.firstRows;
    const seenHeaders = first
      .slice(0, 12)
      .map((name) => `“${name.trim().slice(0, 40)}”`)
      .join(", ");
    throw fileError(
      "Kolom judul tidak ditemukan. Baris pertama harus berisi nama kolom, minimal “judul” (atau “title”); " +
        `kolom yang terbaca: ${seenHeaders}.`,
    );
  }
  const [repeated] = format.columns.repeated;
  if (repeated) {
    const [field, headers] = repeated;
    throw fileError(
      `${repeatedColumns(field, headers)}, dan tidak jelas mana yang benar. ` +
        "Hapus atau ganti nama salah satunya, atau pilih kolomnya di halaman impor.",
    );
  }
  return format;
}

/** Which columns say the same, in words. */
export function repeatedColumns(field: ImportField, headers: readonly string[]): string {
  const [first = "", ...others] = headers;
  return others.every((header) => normaliseHeader(header) === normaliseHeader(first))
    ? `Kolom “${first}” ada ${headers.length === 2 ? "dua" : headers.length} kali`
    : `Kolom ${headers.map((header) => `“${header}”`).join(" dan ")} sama-sama berarti ${IMPORT_COLUMNS[field].label}`;
}

/** As `detectImportFormat`, for a file that a person may say more of. */
export async function detectFormat(file: CsvFile, overrides: FormatOverrides = {}): Promise<DetectedFormat> {
  const format = await detectTable(file, overrides);
  const used = new Set([...format.columns.byField.values()].map(({ index }) => index));
  return { ...format, unusedCodes: unusedCodes(format, used) };
}

/** Of a report of ours, which says in its first columns what became of each row, nothing is unused. */
function unusedCodes(
  { header, firstRows, columns }: Pick<DetectedFormat, "header" | "firstRows" | "columns">,
  used: ReadonlySet<number>,
): string[] {
  return columns.isReport
    ? []
    : header.filter((_, index) => !used.has(index) && lookOfColumn({ header, firstRows }, index, used) === "codes");
}

/** What a column that nothing is taken from looks like by the first rows. */
export function lookOfColumn(
  { header, firstRows }: Pick<DetectedFormat, "header" | "firstRows">,
  index: number,
  used: ReadonlySet<number>,
): ColumnLook | null {
  const valuesOf = (place: number) => firstRows.map((row) => row[place] ?? "");
  return lookOf(header[index] ?? "", valuesOf(index), [...used].map(valuesOf));
}

type DetectedTable = Omit<DetectedFormat, "unusedCodes">;

async function detectTable(file: CsvFile, overrides: FormatOverrides): Promise<DetectedTable> {
  const text = (await readSample(file)).replace(/^\uFEFF/u, "");
  const [separatorLine, declaredSeparator] = /^"?sep=(.)"?(?:\r\n|\n|\r)/iu.exec(text) ?? [];
  const rest = separatorLine === undefined ? text : text.slice(separatorLine.length);
  const separators = overrides.separator ?? declaredSeparator;
  const attempts = (separators === undefined ? SEPARATORS : [separators]).map((separator) => {
    const { records, blankRows } = firstRecords(rest, separator);
    const place = overrides.hasHeader === false ? 0 : headerPlace(records);
    const header = records[place] ?? [];
    return { separator, records, header, place, blankRows, columns: detectColumns(header) };
  });
  const attempt = attempts.reduce((one, other) => (score(other) > score(one) ? other : one));
  const cut = { ...attempt, rowsBefore: attempt.blankRows + (separatorLine === undefined ? 0 : 1) };
  const shape = cut.columns.isReport ? null : slimsShapeOf(cut.records);
  return (overrides.hasHeader ?? startsWithHeader(cut)) ? withHeader(cut, shape) : withoutHeader(cut, shape);
}

/** The beginning of a file, cut into columns, with what may be its header. */
interface CutFile {
  readonly separator: string;
  readonly records: readonly (readonly string[])[];
  readonly header: readonly string[];
  /** Of the header among the records. */
  readonly place: number;
  readonly columns: ImportColumns;
  /** What stands before the records. */
  readonly rowsBefore: number;
}

function startsWithHeader({ header, columns }: CutFile): boolean {
  const isData = header.length === SLIMS_COLUMNS.length || slimsShapeOf([header]) !== null || header.some(isNumber);
  return columns.byField.has("title") || !isData;
}

function withHeader(
  { separator, records, header, place, columns, rowsBefore }: CutFile,
  shape: SlimsShape | null,
): DetectedTable {
  const names = new Set(header.map((name) => name.trim().toLowerCase()));
  const isSlims = shape === "biblio" || SLIMS_COLUMNS.filter((name) => names.has(name)).length >= 12;
  return {
    separator,
    header,
    columns: shape === null || namesSlims(columns, shape) ? columns : columnsByPlace(NAMES[shape], header),
    isItems: shape === "items",
    rowsBefore: rowsBefore + place + 1,
    hasHeader: true,
    isSlims,
    rowsAbove: shownRowsAbove(records.slice(0, place)),
    firstRows: records.slice(place + 1),
    backslashes: isSlims && !columns.isReport,
    authorCommas: names.has(COMMA_AUTHORS_COLUMN) ? "separate" : "guess",
    choices: isOurExport(names) ? EXPORT_CHOICES : DEFAULT_CHOICES,
  };
}

function withoutHeader(
  { separator, records, header: first, rowsBefore }: CutFile,
  shape: SlimsShape | null,
): DetectedTable {
  const isSlims = shape !== "items" && first.length === SLIMS_COLUMNS.length;
  const header = shape === "items" ? SLIMS_ITEM_COLUMNS : isSlims ? SLIMS_COLUMNS : numberedColumns(records);
  return {
    separator,
    header,
    columns: detectColumns(header),
    rowsBefore,
    hasHeader: false,
    isItems: shape === "items",
    isSlims,
    rowsAbove: [],
    firstRows: records,
    backslashes: isSlims,
    authorCommas: "guess",
    choices: DEFAULT_CHOICES,
  };
}

function numberedColumns(records: readonly (readonly string[])[]): string[] {
  const widest = Math.max(...records.map((record) => record.length), 0);
  return Array.from({ length: widest }, (_, index) => `Kolom ${index + 1}`);
}

const NAMES = { biblio: SLIMS_COLUMNS, items: SLIMS_ITEM_COLUMNS } as const;

/** Whether a header says what its columns are: translated names say less than the shape does. */
function namesSlims({ byField }: ImportColumns, shape: SlimsShape): boolean {
  return byField.size >= detectColumns(NAMES[shape]).byField.size;
}

/** The first row that names the title and something else, else one that names the title alone, else the first. */
function headerPlace(records: readonly (readonly string[])[]): number {
  const fields = records.slice(0, HEADER_ROWS).map((record) => detectColumns(record).byField);
  const full = fields.findIndex((named) => named.has("title") && named.size > 1);
  return full >= 0
    ? full
    : Math.max(
        0,
        fields.findIndex((named) => named.has("title")),
      );
}

function isOurExport(names: ReadonlySet<string>): boolean {
  return EXPORTED_NAMES.every((name) => names.has(name) || names.has(EARLIER_NAMES[name] ?? name));
}

/** A header cell is never a number: a row that contains one is data. */
function isNumber(cell: string): boolean {
  return /^\d[\d\s.,/-]*$/u.test(cell.trim());
}

function score({ header, columns }: { readonly header: readonly string[]; readonly columns: ImportColumns }): number {
  return (columns.byField.has("title") ? 1_000_000 : 0) + columns.byField.size * 1_000 + Math.min(header.length, 999);
}

/** The first records, starting with the first non-empty one. */
function firstRecords(
  text: string,
  separator: string,
): { readonly records: readonly string[][]; readonly blankRows: number } {
  const records = parseFirstRecords(unescapeBackslashes(text), separator, FIRST_ROWS);
  const blankRows = records.findIndex((record) => record.some((cell) => cell.trim() !== ""));
  return blankRows < 0 ? { records: [], blankRows: 0 } : { records: records.slice(blankRows), blankRows };
}
