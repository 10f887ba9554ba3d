import { type CsvColumn, normaliseHeader } from "../../platform/csv/CsvCells.js";
import { fileError } from "../../platform/csv/csvUpload.js";
import { parseFirstRecords, type RowFormat, SEPARATORS } from "../../platform/csv/readCsvRows.js";
import type { StudentValues } from "../studentValues.js";

/** What the desk decides, whatever a school's list says. */
type NotInFiles = "status" | "expiresAt";

/** Every column that is imported, with its accepted names, including Dapodik's. */
const HEADER_ALIASES = {
  nis: ["nis", "no induk", "nomor induk", "nomor induk siswa", "no induk siswa", "nipd", "student number"],
  nisn: ["nisn", "nomor induk siswa nasional", "no nisn"],
  name: ["nama", "name", "nama siswa", "nama lengkap", "nama peserta didik", "student name", "full name"],
  gender: ["jenis kelamin", "jk", "l/p", "kelamin", "gender", "sex"],
  className: [
    "kelas",
    "class",
    "class name",
    "nama kelas",
    "rombel",
    "rombel saat ini",
    "nama rombel",
    "rombongan belajar",
  ],
  major: ["jurusan", "major", "program keahlian", "kompetensi keahlian", "konsentrasi keahlian", "peminatan"],
  academicYear: ["tahun ajaran", "tahun pelajaran", "academic year", "ta", "tapel"],
  birthDate: ["tanggal lahir", "tgl lahir", "birth date", "date of birth"],
  phone: [
    "telepon",
    "no telepon",
    "nomor telepon",
    "telp",
    "no telp",
    "hp",
    "no hp",
    "nomor hp",
    "phone",
    "phone number",
    "whatsapp",
    "no wa",
    "wa",
  ],
  email: ["email", "surel", "alamat email", "alamat surel"],
  address: ["alamat", "alamat rumah", "alamat lengkap", "address"],
} as const satisfies Readonly<Record<Exclude<keyof StudentValues, NotInFiles>, readonly string[]>>;

export type StudentColumn = keyof typeof HEADER_ALIASES;

/** A school's lists bear its name and the year above the header. */
const FIRST_ROWS = 20;

const columnByHeader: ReadonlyMap<string, StudentColumn> = new Map(
  (Object.keys(HEADER_ALIASES) as StudentColumn[]).flatMap((column) =>
    HEADER_ALIASES[column].map((name) => [normaliseHeader(name), column] as const),
  ),
);

/** How a file of students is written and what its columns mean. */
export interface StudentFormat extends RowFormat {
  readonly columns: { readonly byField: ReadonlyMap<StudentColumn, CsvColumn> };
  /** Columns of the file that nothing is taken from. */
  readonly ignored: readonly string[];
}

/** Recognises separator and header by the beginning of the text: the first row that names both a number and a name. */
export function detectStudentFormat(sample: string): StudentFormat {
  const text = sample.replace(/^\uFEFF/u, "");
  let widestRow: readonly string[] = [];
  for (const separator of SEPARATORS) {
    const records = parseFirstRecords(text, separator, FIRST_ROWS);
    for (const [index, header] of records.entries()) {
      const { byField, ignored } = detectColumns(header);
      if (byField.has("nis") && byField.has("name")) {
        return { separator, rowsBefore: index + 1, backslashes: false, columns: { byField }, ignored };
      }
    }
    const [widest = []] = [...records].sort((one, other) => other.length - one.length);
    widestRow = widest.length > widestRow.length ? widest : widestRow;
  }
  const names = widestRow
    .slice(0, 12)
    .map((name) => `“${name.trim().slice(0, 40)}”`)
    .join(", ");
  throw fileError(
    "Kolom NIS dan nama tidak ditemukan. Baris judul harus berisi nama kolom, paling sedikit “nis” dan “nama”; " +
      `yang terbaca: ${names}.`,
  );
}

function detectColumns(header: readonly string[]) {
  const byField = new Map<StudentColumn, CsvColumn>();
  const ignored: string[] = [];
  header.forEach((name, index) => {
    const column = columnByHeader.get(normaliseHeader(name));
    if (column && !byField.has(column)) {
      byField.set(column, { index, header: name.trim() });
    } else if (name.trim() !== "") {
      ignored.push(name.trim().slice(0, 100));
    }
  });
  return { byField, ignored };
}
