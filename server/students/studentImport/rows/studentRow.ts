import { CsvCells } from "../../../platform/csv/CsvCells.js";
import type { FileRow } from "../../../platform/csv/readCsvRows.js";
import { type FieldError, ValidationError } from "../../../errors.js";
import { mapFields } from "../../../platform/fields/describedField.js";
import { DAY_MS } from "../../../platform/time/libraryClock.js";
import { parseInput } from "../../../platform/validation/parseInput.js";
import { defaultMemberKind, type MemberKindRow } from "../../memberKinds/memberKindReads.js";
import { createStudentInput, type NewStudentInput } from "../../studentInput.js";
import { isClassName, isInstitution } from "./classNames.js";
import type { StudentFormat } from "./detectTable.js";
import { chosenKind } from "./memberKindNamed.js";
import { readDay } from "./readDay.js";
import {
  isRounded,
  isUndecided,
  mendPhone,
  padNisn,
  readGender,
  tidyName,
  undoSpreadsheetNumber,
} from "./studentCells.js";
import { REQUIRED_COLUMNS, STUDENT_COLUMNS, type StudentColumn } from "./studentColumns.js";
import type { FileSurvey } from "./surveyFile.js";

interface FileStudent {
  /** The row number that a spreadsheet shows. */
  readonly row: number;
  readonly nis: string | null;
  readonly name: string | null;
}

/** A row that becomes no student, and why. */
export interface RefusedRow extends FileStudent {
  readonly fields: readonly FieldError[];
}

export interface ParsedRow {
  readonly row: number;
  /** Only what the file says: an empty cell says nothing. */
  readonly given: NewStudentInput;
  /** Since when a new student is a member, where the file says so. */
  readonly registeredOn?: string | null;
  /** What a person should look at although the row is taken, in words. */
  readonly notes: readonly string[];
}

/** What a row is read by besides how its file is written. */
interface RowContext {
  readonly kinds: readonly MemberKindRow[];
  readonly survey: FileSurvey;
}

const MAX_CELL_LENGTH = 2_000;
/** A membership that ends after this has no end. */
const LAST_EXPIRY = "2060-12-31";
const OLDEST_REGISTRATION = "1945-01-01";
const ROUNDED =
  "dirusak aplikasi lembar kerja (Excel), jadi angka belakangnya terpotong. " +
  "Buka berkas asalnya, ubah format kolom ini menjadi Teks, lalu simpan lagi sebagai CSV.";

type CellText = (column: StudentColumn) => string | undefined;
type Values = Readonly<Record<StudentColumn, string | number | null | undefined>>;

/**
 * Reads a row by the rules of a student who is typed in; what spreadsheets do to numbers and dates is undone first.
 * Only a wrong number or name refuses it: anything else that is wrong is emptied, and said so.
 */
export function parseStudentRow(
  { number: row, cells }: FileRow,
  format: StudentFormat,
  context: RowContext,
): ParsedRow | RefusedRow {
  const csvCells = new CsvCells(cells, format.columns);
  const cellText: CellText = (column) => {
    const text = csvCells.text(column, MAX_CELL_LENGTH);
    return text === null || isUndecided(text) ? undefined : text;
  };
  const notes: string[] = [];
  const values: Values = {
    ...readValues(cellText, format, context, notes),
    address: csvCells.raw("address") ?? undefined,
  };
  const { given, errors } = withoutWrongValues(values, cellText, notes);
  const registeredOn = readRegistration(cellText("registeredAt"), context, notes);
  const { nis, name } = values;
  if (given === null) {
    return { row, nis: shortened(nis, 40), name: shortened(name, 255), fields: errors };
  }
  return { row, given, registeredOn, notes };
}

function readValues(cellText: CellText, format: StudentFormat, { kinds, survey }: RowContext, notes: string[]): Values {
  const { choices } = format;
  const name = cellText("name");
  const day = (column: StudentColumn) => readDayCell(cellText(column), survey.monthFirst.has(column));
  const birthDate = day("birthDate") ?? undefined;
  const isCommon = birthDate === survey.commonBirthDate?.day && choices.keepsCommonBirthDate !== true;
  return {
    // Columns that need no such repair are read as they stand.
    ...mapFields(STUDENT_COLUMNS, (_column, column) => cellText(column)),
    nis: undoSpreadsheetNumber(cellText("nis")),
    name: choices.tidiesNames ? tidyName(name) : name,
    nisn: readNisn(cellText("nisn"), format),
    gender: readGender(cellText("gender"), choices.zeroIsFemale),
    className: readClass(cellText("className"), format.isSlims, notes),
    academicYear: cellText("academicYear")?.replace(/\s*[/-]\s*/u, "/"),
    birthDate: isCommon ? undefined : birthDate,
    phone: mendPhone(cellText("phone")),
    guardianPhone: mendPhone(cellText("guardianPhone")),
    memberKindId: readKind(cellText("memberKindId"), format, kinds, notes),
    registeredAt: undefined,
    expiresAt: readExpiry(cellText("expiresAt"), survey.monthFirst.has("expiresAt")),
  };
}

/** What can be written: without the values that are wrong, which are noted; null where number or name is. */
function withoutWrongValues(
  values: Values,
  cellText: CellText,
  notes: string[],
): { readonly given: NewStudentInput | null; readonly errors: readonly FieldError[] } {
  const { nis } = values;
  const rounded = typeof nis === "string" && isRounded(nis);
  const spoilt = rounded ? [{ name: "nis", message: `“${nis.slice(0, 40)}” ${ROUNDED}` }] : [];
  let given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  // Each round takes at least one value out.
  for (;;) {
    try {
      const input = parseInput(createStudentInput, given);
      return spoilt.length > 0 ? { given: null, errors: spoilt } : { given: input, errors: [] };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const wrong = new Set(error.fields.map(({ name }) => name as StudentColumn));
      const fatal = error.fields.filter(({ name }) => (REQUIRED_COLUMNS as readonly string[]).includes(name));
      if (fatal.length > 0 || wrong.size === 0) {
        return { given: null, errors: [...spoilt, ...fatal.filter(({ name }) => name !== "nis" || !rounded)] };
      }
      given = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name as StudentColumn)));
      notes.push(...[...wrong].map((name) => emptiedNote(name, cellText(name) ?? String(values[name] ?? ""))));
    }
  }
}

function emptiedNote(column: StudentColumn, text: string): string {
  const { label } = STUDENT_COLUMNS[column];
  const shown = `${label} “${text.slice(0, 60)}”`;
  return isRounded(text) ? `${shown} dibulatkan Excel, jadi dikosongkan.` : `${shown} tidak sah, jadi dikosongkan.`;
}

function shortened(value: string | number | null | undefined, length: number): string | null {
  return typeof value === "string" ? value.slice(0, length) : null;
}

/** SLiMS's `pin` is a national number only where it has ten digits. */
function readNisn(text: string | undefined, { columns }: StudentFormat): string | undefined {
  const nisn = padNisn(text);
  const isPin = columns.byField.get("nisn")?.header.toLowerCase() === "pin";
  return isPin && nisn !== undefined && !/^\d{10}$/u.test(nisn) ? undefined : nisn;
}

/** SLiMS keeps a member's institution where schools write the class. */
function readClass(text: string | undefined, isSlims: boolean, notes: string[]): string | undefined {
  if (text === undefined || !(isSlims ? !isClassName(text) : isInstitution(text))) return text;
  notes.push(`“${text.slice(0, 100)}” bukan nama kelas, jadi tidak diambil.`);
  return undefined;
}

function readKind(
  text: string | undefined,
  format: StudentFormat,
  kinds: readonly MemberKindRow[],
  notes: string[],
): number | undefined {
  const kind = text === undefined ? "unsaid" : chosenKind(kinds, text, format);
  if (kind === "unsaid") return undefined;
  if (kind === null) {
    const { name: usual } = defaultMemberKind(kinds);
    notes.push(
      `Jenis anggota “${(text ?? "").slice(0, 100)}” tidak dikenal, jadi anggota baru dicatat sebagai ${usual}.`,
    );
  }
  return kind?.id;
}

function readDayCell(text: string | undefined, monthFirst: boolean, mayBeAhead = false): string | null | undefined {
  const plain = undoSpreadsheetNumber(text);
  return plain === undefined ? undefined : readDay(plain, { monthFirst, mayBeAhead });
}

/** Null for a membership without an end: a day of zeros, or one after 2060. */
function readExpiry(text: string | undefined, monthFirst: boolean): string | null | undefined {
  const day = readDayCell(text, monthFirst, true);
  return typeof day === "string" && day > LAST_EXPIRY && /^\d{4}-\d\d-\d\d$/u.test(day) ? null : day;
}

function readRegistration(text: string | undefined, { survey }: RowContext, notes: string[]): string | null {
  const day = readDayCell(text, survey.monthFirst.has("registeredAt")) ?? null;
  if (day === null) return null;
  const last = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(day) && !Number.isNaN(Date.parse(day)) && isWholeDay(day);
  if (isDay && day >= OLDEST_REGISTRATION && day <= last) return day;
  notes.push(emptiedNote("registeredAt", text ?? ""));
  return null;
}

/** `2009-02-31` is read as a day of March by the platform. */
function isWholeDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
