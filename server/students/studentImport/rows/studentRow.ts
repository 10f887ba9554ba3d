import { CsvCells } from "../../../platform/csv/CsvCells.js";
import type { FileRow } from "../../../platform/csv/readCsvRows.js";
import { writtenDay } from "../../../platform/csv/writtenDay.js";
import { type FieldError, ValidationError } from "../../../errors.js";
import { mapFields } from "../../../platform/fields/describedField.js";
import { foldWords } from "../../../../common/fold.js";
import { parseInput } from "../../../platform/validation/parseInput.js";
import type { Gender } from "../../Student.entity.js";
import { defaultMemberKind, type MemberKindRow } from "../../memberKinds/memberKindReads.js";
import { memberKindNamed } from "./memberKindNamed.js";
import { createStudentInput, type NewStudentInput } from "../../studentInput.js";
import { STUDENT_COLUMNS, type StudentColumn } from "./studentColumns.js";
import type { StudentFormat } from "./detectTable.js";

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
  /** What a person should look at although the row is taken, in words. */
  readonly notes: readonly string[];
}

const MAX_CELL_LENGTH = 2_000;
const GENDERS: Readonly<Record<string, Gender>> = {
  l: "male",
  lk: "male",
  lakilaki: "male",
  pria: "male",
  m: "male",
  male: "male",
  "1": "male",
  p: "female",
  pr: "female",
  perempuan: "female",
  wanita: "female",
  f: "female",
  female: "female",
};
/** What databases write for a day that nobody has filled in. */
const NO_DAY = "0000-00-00";
const NO_DAY_IN_SLIMS = "1970-01-01";
/** A membership that ends after this has no end. */
const LAST_EXPIRY = "2060-12-31";
/** `6.28E+11`, or `6,28E+11` where the comma is the decimal sign: the digits behind are lost. */
const SCIENTIFIC = /^'?\d+(?:[.,]\d+E\+?|E\+)\d+$/iu;
/** A class as schools write it: a grade in Roman or plain numbers first. */
const CLASS_NAME = /^(?:kelas\s*)?(?:x{0,1}i{1,3}|i?[vx]|vi{1,3}|1[0-2]|[1-9])(?:[\s._/-]|[a-z]{0,4}\d*$)/iu;

/** Reads a row by the rules of a student who is typed in; what spreadsheets do to numbers and dates is undone first. */
export function parseStudentRow(
  { number: row, cells }: FileRow,
  format: StudentFormat,
  kinds: readonly MemberKindRow[],
): ParsedRow | RefusedRow {
  const csvCells = new CsvCells(cells, format.columns);
  const cellText = (column: StudentColumn) => csvCells.text(column, MAX_CELL_LENGTH) ?? undefined;
  const { choices, isSlims } = format;
  const notes: string[] = [];
  const nis = undoSpreadsheetNumber(cellText("nis"));
  const fileName = cellText("name");
  const name = choices.tidiesNames ? tidyName(fileName) : fileName;
  const nisn = padNisn(cellText("nisn"));
  const className = cellText("className");
  const isOtherSchool = isSlims && className !== undefined && !CLASS_NAME.test(className);
  if (isOtherSchool) {
    notes.push(`“${className.slice(0, 100)}” bukan nama kelas, jadi tidak diambil.`);
  }
  const isPin = format.columns.byField.get("nisn")?.header.toLowerCase() === "pin";
  const isOtherPin = isPin && nisn !== undefined && !/^\d{10}$/u.test(nisn);
  const takenNisn = isOtherPin ? undefined : nisn;
  const gender = cellText("gender");
  const kindText = isSlims && isSlimsDefault(cellText("memberKindId")) ? undefined : cellText("memberKindId");
  const kind = kindText === undefined ? null : memberKindNamed(kinds, kindText);
  if (kindText !== undefined && kind === null) {
    const { name: usual } = defaultMemberKind(kinds);
    notes.push(`Jenis anggota “${kindText.slice(0, 100)}” tidak dikenal, jadi anggota baru dicatat sebagai ${usual}.`);
  }
  const values: Readonly<Record<StudentColumn, string | number | undefined>> = {
    // Columns that need no such repair are read as they stand.
    ...mapFields(STUDENT_COLUMNS, (_column, name) => cellText(name)),
    nis,
    name,
    nisn: takenNisn,
    gender: gender === "0" ? (choices.zeroIsFemale ? "female" : undefined) : parseGender(gender),
    className: isOtherSchool ? undefined : className,
    academicYear: cellText("academicYear")?.replace(/\s*[/-]\s*/u, "/"),
    birthDate: parseDate(cellText("birthDate"), isSlims),
    phone: mendPhone(undoSpreadsheetNumber(cellText("phone"))),
    guardianPhone: mendPhone(undoSpreadsheetNumber(cellText("guardianPhone"))),
    address: csvCells.raw("address") ?? undefined,
    memberKindId: kind?.id,
    expiresAt: parseExpiry(cellText("expiresAt"), isSlims),
  };
  const spoilt = spoiltNumbers({ nis, nisn: takenNisn });
  try {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const input = parseInput(createStudentInput, given);
    if (spoilt.length > 0) {
      throw new ValidationError("", spoilt);
    }
    return { row, given: input, notes };
  } catch (error) {
    if (error instanceof ValidationError) {
      const others = error.fields.filter((field) => !spoilt.some(({ name: other }) => other === field.name));
      const fields = [...spoilt, ...others.map(inFileWords)];
      return { row, nis: nis?.slice(0, 40) ?? null, name: name?.slice(0, 255) ?? null, fields };
    }
    throw error;
  }
}

const FILE_WORDS: Readonly<Record<string, string>> = {
  gender: "Isi dengan L atau P.",
};

/** Nobody types the values of an enumeration into a spreadsheet. */
function inFileWords(field: FieldError): FieldError {
  const message = FILE_WORDS[field.name];
  return message === undefined ? field : { ...field, message };
}

function spoiltNumbers(numbers: Readonly<Record<"nis" | "nisn", string | undefined>>): FieldError[] {
  return Object.entries(numbers).flatMap(([name, text]) =>
    text !== undefined && SCIENTIFIC.test(text)
      ? {
          name,
          message:
            `“${text.slice(0, 40)}” dirusak aplikasi lembar kerja (Excel), jadi angka belakangnya terpotong. ` +
            "Buka berkas asalnya, ubah format kolom ini menjadi Teks, lalu simpan lagi sebagai CSV.",
        }
      : [],
  );
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

/** It takes the zero of a telephone number too, or leaves the country's code without its plus. */
function mendPhone(text: string | undefined): string | undefined {
  return text?.replace(/^62(?=\d{8,12}$)/u, "0").replace(/^8(?=\d{7,11}$)/u, "08");
}

/** A name in capitals, as other programs keep it, in the letters of a name: `SITI NUR'AINI`, `M. RIZKY`. */
function tidyName(name: string | undefined): string | undefined {
  return name === undefined || /\p{Ll}/u.test(name) || !/\p{Lu}{2}/u.test(name)
    ? name
    : name
        .toLocaleLowerCase("id-ID")
        .replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase("id-ID"));
}

function parseGender(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (GENDERS[foldWords(text).join("")] ?? text);
}

/** What SLiMS calls everybody until a school makes types of its own: it says nothing. */
function isSlimsDefault(text: string | undefined): boolean {
  return text?.toLowerCase() === "standard";
}

/** A day as `writtenDay` reads it; undefined for one that nobody has filled in. */
function parseDate(text: string | undefined, isSlims: boolean): string | undefined {
  const date = text === undefined ? undefined : writtenDay(text);
  return date === NO_DAY || (isSlims && date === NO_DAY_IN_SLIMS) ? undefined : date;
}

function parseExpiry(text: string | undefined, isSlims: boolean): string | undefined {
  const date = parseDate(text, isSlims);
  return date !== undefined && date > LAST_EXPIRY && /^\d{4}-/u.test(date) ? undefined : date;
}
