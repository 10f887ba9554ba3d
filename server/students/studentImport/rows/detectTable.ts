import { type CsvColumn, normaliseHeader } from "../../../platform/csv/CsvCells.js";
import { type CsvFile, fileError } from "../../../platform/csv/csvUpload.js";
import {
  parseFirstRecords,
  readSample,
  type RowFormat,
  SEPARATORS,
  unescapeBackslashes,
} from "../../../platform/csv/readCsvRows.js";
import { shownRowsAbove } from "../../../platform/csv/fileSource.js";
import type { KindChoices } from "./memberKindNamed.js";
import {
  columnOfHeader,
  columnsOfHeaders,
  REQUIRED_COLUMNS,
  SLIMS_MEMBER_COLUMNS,
  type StudentColumn,
} from "./studentColumns.js";

const SLIMS_WIDTHS = [18, 19];
const SLIMS_PASSWORD: SecretColumn = { index: SLIMS_MEMBER_COLUMNS.indexOf("mpasswd"), record: 0 };

/** Columns whose content is never kept, shown or given back. */
export const SECRET_HEADERS: ReadonlySet<string> = new Set(
  ["mpasswd", "password", "passwd", "kata sandi", "kata kunci"].map(normaliseHeader),
);
/** A header, and also somebody's name: students have a number beside it, headers do not. */
export const SECRET_HEADER_OR_NAME = normaliseHeader("sandi");

/** A school's lists bear its name and the year above the header. */
const FIRST_ROWS = 20;
const MAX_HEADER_LENGTH = 60;

/** A column whose content is never kept, with the record that says so: whatever comes after it is taken out. */
interface SecretColumn {
  readonly index: number;
  /** Its number in the file, from 1; 0 where the whole file is of a kind that has such a column. */
  readonly record: number;
}

/** In any of the first records, since the header may be none of those that are recognised. */
function findSecrets(records: readonly (readonly string[])[], header: number): SecretColumn[] {
  return records.flatMap((record, number) => {
    const isHeader = number === header || !record.some((cell) => /\d/u.test(cell));
    return record.flatMap((cell, index) => {
      const name = normaliseHeader(cell);
      const isSecret = SECRET_HEADERS.has(name) || (name === SECRET_HEADER_OR_NAME && isHeader);
      return isSecret ? [{ index, record: number + 1 }] : [];
    });
  });
}

/** What a person decides for all rows of a file. */
export interface StudentChoices {
  /** Whether a name without a small letter is written with them. */
  readonly tidiesNames: boolean;
  /** Whether SLiMS's gender 0 is a girl's: it also stands where nothing was chosen. */
  readonly zeroIsFemale: boolean;
  /** Whether a birth date that half of the members share is taken nevertheless. */
  readonly keepsCommonBirthDate?: boolean;
  /** The kinds that words of the file mean, by the folded word. */
  readonly kinds?: KindChoices;
}

/** How a file of students is written and what its columns mean. */
export interface StudentFormat extends RowFormat {
  readonly columns: { readonly byField: ReadonlyMap<StudentColumn, CsvColumn> };
  /** Columns of the file that nothing is taken from. */
  readonly ignored: readonly string[];
  /** SLiMS's export of members, by the names of its columns or by their order. */
  readonly isSlims: boolean;
  readonly choices: StudentChoices;
}

/** What the user has set, overriding what was detected. */
interface FormatOverrides {
  readonly separator?: string;
  readonly hasHeader?: boolean;
}

/** The beginning of a file, cut into columns. */
export interface DetectedTable {
  readonly separator: string;
  readonly rowsBefore: number;
  readonly hasHeader: boolean;
  readonly header: readonly string[];
  /** By which its columns are recognised: the header, or SLiMS's own where the shape says so. */
  readonly meanings: readonly string[];
  readonly firstRows: readonly (readonly string[])[];
  /** What stands above the header, as it is said to a person. */
  readonly rowsAbove: readonly string[];
  readonly isSlims: boolean;
  readonly secrets: readonly SecretColumn[];
  /** How many columns have a name or, without a header, a value; cells beyond them may be anything. */
  readonly width: number;
}

/**
 * Recognises separator, header and dialect by the beginning of the text: the header is the first row that names both a
 * number and a name, else the first row that is not empty.
 */
export function detectTable(sample: string, overrides: FormatOverrides = {}): DetectedTable {
  const text = unescapeBackslashes(sample.replace(/^\uFEFF/u, ""));
  const attempts = (overrides.separator === undefined ? SEPARATORS : [overrides.separator]).map((separator) =>
    detectWith(text, separator, overrides.hasHeader),
  );
  return attempts.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one));
}

function detectWith(text: string, separator: string, wantsHeader: boolean | undefined): DetectedTable {
  const records = parseFirstRecords(text, separator, FIRST_ROWS);
  const named = records.findIndex((record) => {
    const fields = record.map(columnOfHeader);
    return REQUIRED_COLUMNS.every((field) => fields.includes(field));
  });
  const first = Math.max(
    records.findIndex((record) => record.some((cell) => cell.trim() !== "")),
    0,
  );
  const isBareSlims = named < 0 && isSlimsRow(records[first] ?? []);
  const hasHeader = wantsHeader ?? !isBareSlims;
  const secrets = [...findSecrets(records, named), ...(isBareSlims ? [SLIMS_PASSWORD] : [])];
  return hasHeader
    ? headedTable(records, named < 0 ? first : named, { separator, secrets })
    : bareTable(records.slice(first), isBareSlims, { separator, secrets, rowsBefore: first });
}

function bareTable(
  firstRows: string[][],
  isSlims: boolean,
  shared: Pick<DetectedTable, "separator" | "secrets" | "rowsBefore">,
): DetectedTable {
  const width = Math.max(...firstRows.map((record) => record.length), 0);
  const header = isSlims
    ? SLIMS_MEMBER_COLUMNS.slice(0, width)
    : Array.from({ length: width }, (_, index) => `Kolom ${index + 1}`);
  return { ...shared, hasHeader: false, header, meanings: header, firstRows, rowsAbove: [], isSlims, width };
}

function headedTable(
  records: string[][],
  place: number,
  { separator, secrets }: Pick<DetectedTable, "separator" | "secrets">,
): DetectedTable {
  const header = records[place] ?? [];
  const names = new Set(header.map((name) => name.trim().toLowerCase()));
  const firstRows = records.slice(place + 1);
  const isNamedSlims = names.has("member_id") && names.has("member_name");
  const isShaped = !isNamedSlims && isSlimsShape(firstRows);
  const hasPasswords = isShaped && header.length > SLIMS_PASSWORD.index;
  return {
    separator,
    rowsBefore: place + 1,
    hasHeader: true,
    header,
    // Where a password stands above the header nothing of it is shown.
    rowsAbove: secrets.some(({ record }) => record <= place) ? [] : shownRowsAbove(records.slice(0, place)),
    meanings: isShaped ? header.map((_name, index) => SLIMS_MEMBER_COLUMNS[index] ?? "") : header,
    firstRows,
    isSlims: isNamedSlims || isShaped,
    secrets: hasPasswords ? [...secrets, { ...SLIMS_PASSWORD, record: place + 1 }] : secrets,
    width: Math.max(header.length, ...secrets.map(({ record }) => records[record - 1]?.length ?? 0)),
  };
}

/** Eighteen columns, the third a gender: nothing else that schools have looks like it. */
function isSlimsRow(record: readonly string[]): boolean {
  return SLIMS_WIDTHS.includes(record.length) && /^[01]?$/u.test((record[2] ?? "").trim());
}

const SLIMS_DAYS = ["member_since_date", "register_date", "expire_date"].map((name) =>
  (SLIMS_MEMBER_COLUMNS as readonly string[]).indexOf(name),
);

/** SLiMS's columns in its order whatever their header is called: a gender in the third, days in three at the end. */
function isSlimsShape(rows: readonly (readonly string[])[]): boolean {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  const days = filled.flatMap((row) => SLIMS_DAYS.map((index) => (row[index] ?? "").trim()));
  return (
    filled.length > 0 &&
    filled.every(isSlimsRow) &&
    days.some((day) => day !== "") &&
    days.every((day) => /^(?:\d{4}-\d\d-\d\d.*)?$/u.test(day))
  );
}

function scoreOf({ header, meanings, isSlims, secrets }: DetectedTable): number {
  const fields = new Set(meanings.map(columnOfHeader).filter((field) => field !== null));
  const isComplete = REQUIRED_COLUMNS.every((field) => fields.has(field));
  return (
    (isComplete || isSlims ? 1_000_000 : 0) + (fields.size + secrets.length) * 1_000 + Math.min(header.length, 999)
  );
}

const DEFAULT_CHOICES: StudentChoices = { tidiesNames: false, zeroIsFemale: true };

/**
 * The format of a file that nobody says more of. Of several columns that mean the same the first is taken.
 * @throws DomainError where no column is the number, or none the name.
 */
export async function detectStudentFormat(file: CsvFile): Promise<StudentFormat> {
  const { separator, rowsBefore, header, meanings, isSlims } = detectTable(await readSample(file));
  const byField = new Map<StudentColumn, CsvColumn>();
  const ignored: string[] = [];
  const preferred = columnsOfHeaders(meanings);
  header.forEach((name, index) => {
    const named = columnOfHeader(meanings[index] ?? "");
    const column = named !== null && preferred.includes(named) ? preferred[index] : named;
    if (column && !byField.has(column)) {
      byField.set(column, { index, header: name.trim() });
    } else if (name.trim() !== "") {
      ignored.push(name.trim().slice(0, 100));
    }
  });
  if (!REQUIRED_COLUMNS.every((field) => byField.has(field))) {
    const names = header
      .slice(0, 12)
      .map((name) => `“${name.trim().slice(0, 40)}”`)
      .join(", ");
    throw fileError(
      "Kolom NIS dan nama tidak ditemukan. Baris judul harus berisi nama kolom, minimal “nis” dan “nama”; " +
        `kolom yang terbaca: ${names}.`,
    );
  }
  const choices = DEFAULT_CHOICES;
  return { separator, rowsBefore, backslashes: isSlims, columns: { byField }, ignored, isSlims, choices };
}

/** A header as it is kept and shown. */
export function shownHeader(header: string): string {
  return header.trim().slice(0, MAX_HEADER_LENGTH);
}
