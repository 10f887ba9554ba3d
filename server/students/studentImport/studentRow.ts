import { CsvCells } from "../../platform/csv/CsvCells.js";
import type { FileRow } from "../../platform/csv/readCsvRows.js";
import { type FieldError, ValidationError } from "../../errors.js";
import { foldWords } from "../../platform/text/fold.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import type { Gender } from "../Student.entity.js";
import { createStudentInput, type NewStudentInput } from "../studentInput.js";
import type { StudentColumn, StudentFormat } from "./studentColumns.js";

/** A row that becomes no student, and why. */
export interface RefusedRow {
  /** The row number that a spreadsheet shows. */
  readonly row: number;
  readonly nis: string | null;
  readonly name: string | null;
  readonly fields: readonly FieldError[];
}

export interface ParsedRow {
  readonly row: number;
  /** Only what the file says: an empty cell says nothing. */
  readonly given: NewStudentInput;
}

const MAX_CELL_LENGTH = 2_000;
const GENDERS: Readonly<Record<string, Gender>> = {
  l: "male",
  lk: "male",
  lakilaki: "male",
  pria: "male",
  m: "male",
  male: "male",
  p: "female",
  pr: "female",
  perempuan: "female",
  wanita: "female",
  f: "female",
  female: "female",
};
const MONTHS = ["jan", "feb", "mar", "apr", "mei", "jun", "jul", "agu", "sep", "okt", "nov", "des"];
const ENGLISH_MONTHS: Readonly<Record<string, string>> = {
  may: "mei",
  aug: "agu",
  ags: "agu",
  oct: "okt",
  dec: "des",
  nop: "nov",
};

/** Reads a row by the rules of a student who is typed in; what spreadsheets do to numbers and dates is undone first. */
export function parseStudentRow({ number: row, cells }: FileRow, { columns }: StudentFormat): ParsedRow | RefusedRow {
  const csvCells = new CsvCells(cells, columns);
  const cellText = (column: StudentColumn) => csvCells.text(column, MAX_CELL_LENGTH) ?? undefined;
  const [nis, name] = [undoSpreadsheetNumber(cellText("nis")), cellText("name")];
  const values = {
    nis,
    name,
    nisn: padNisn(cellText("nisn")),
    gender: parseGender(cellText("gender")),
    className: cellText("className"),
    major: cellText("major"),
    academicYear: cellText("academicYear")?.replace(/\s*[/-]\s*/u, "/"),
    birthDate: parseDate(cellText("birthDate")),
    phone: undoSpreadsheetNumber(cellText("phone")),
    email: cellText("email"),
    address: csvCells.raw("address") ?? undefined,
  } satisfies Readonly<Record<StudentColumn, string | undefined>>;
  try {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    return { row, given: parseInput(createStudentInput, given) };
  } catch (error) {
    if (error instanceof ValidationError) {
      return { row, nis: nis?.slice(0, 40) ?? null, name: name?.slice(0, 255) ?? null, fields: error.fields };
    }
    throw error;
  }
}

/** An apostrophe before a number prevents spreadsheets from rounding it; `.0` is appended by some. */
function undoSpreadsheetNumber(text: string | undefined): string | undefined {
  return text?.replace(/^'/u, "").replace(/^(\d+)\.0$/u, "$1");
}

/** A spreadsheet takes the zeros away with which most of these numbers begin. */
function padNisn(text: string | undefined): string | undefined {
  const plain = undoSpreadsheetNumber(text);
  return plain !== undefined && /^\d{7,9}$/u.test(plain) ? plain.padStart(10, "0") : plain;
}

function parseGender(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (GENDERS[foldWords(text).join("")] ?? text);
}

/**
 * `2009-05-31`, `31/05/2009`, `31-5-2009`, `31 Mei 2009`; other text is returned unchanged and refused by the
 * validation.
 */
function parseDate(text: string | undefined): string | undefined {
  const [, first = "", second = "", third = ""] =
    /^(\d{1,4})[\s./-]+(\d{1,2}|\p{L}{3,10})[\s./-]+(\d{1,4})(?:[ T]00:00(?::00)?)?$/u.exec(text ?? "") ?? [];
  const [year, day] = first.length === 4 ? [first, third] : [third, first];
  const month = /^\d/u.test(second) ? second : monthNumber(second);
  return year.length === 4 && day.length <= 2 && month !== ""
    ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
    : text;
}

function monthNumber(name: string): string {
  const start = name.slice(0, 3).toLowerCase();
  const index = MONTHS.indexOf(ENGLISH_MONTHS[start] ?? start);
  return index < 0 ? "" : String(index + 1);
}
