import { normaliseHeader } from "../../../platform/csv/CsvCells.js";
import type { StudentValues } from "../../editing/studentValues.js";

/** What the desk decides, whatever a school's list says. */
type NotInFiles = "status" | "suspendedUntil";

interface ColumnMeaning {
  /** What a form calls it. Our own reports use it as the header, so it is one of its names too. */
  readonly label: string;
  /** Its accepted headers, including Dapodik's and SLiMS's. Case, spaces, punctuation and brackets are ignored. */
  readonly headers: readonly string[];
}

/** Every column that is imported, in the order in which a form lists them. */
export const STUDENT_COLUMNS = {
  nis: {
    label: "NIS / No. anggota",
    headers: [
      "nis",
      "nis no anggota",
      "no induk",
      "nomor induk",
      "nomor induk siswa",
      "no induk siswa",
      "nipd",
      "student number",
      "member id",
      "nomor anggota",
      "no anggota",
    ],
  },
  name: {
    label: "Nama",
    headers: [
      "nama",
      "name",
      "nama siswa",
      "nama lengkap",
      "nama peserta didik",
      "student name",
      "full name",
      "member name",
      "nama anggota",
    ],
  },
  nisn: { label: "NISN", headers: ["nisn", "nomor induk siswa nasional", "no nisn", "pin"] },
  gender: { label: "Jenis kelamin", headers: ["jenis kelamin", "jk", "l/p", "kelamin", "gender", "sex"] },
  className: {
    label: "Kelas",
    headers: [
      "kelas",
      "class",
      "class name",
      "nama kelas",
      "rombel",
      "rombel saat ini",
      "nama rombel",
      "rombongan belajar",
      "inst name",
    ],
  },
  major: {
    label: "Jurusan",
    headers: ["jurusan", "major", "program keahlian", "kompetensi keahlian", "konsentrasi keahlian", "peminatan"],
  },
  academicYear: {
    label: "Tahun ajaran",
    headers: ["tahun ajaran", "tahun pelajaran", "academic year", "ta", "tapel"],
  },
  birthDate: { label: "Tanggal lahir", headers: ["tanggal lahir", "tgl lahir", "birth date", "date of birth"] },
  phone: {
    label: "Telepon",
    headers: [
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
      "member phone",
    ],
  },
  email: { label: "Email", headers: ["email", "surel", "alamat email", "alamat surel", "member email"] },
  address: { label: "Alamat", headers: ["alamat", "alamat rumah", "alamat lengkap", "address", "member address"] },
  kind: {
    label: "Jenis anggota",
    headers: ["jenis anggota", "tipe anggota", "tipe keanggotaan", "kind", "member type", "member type name"],
  },
  expiresAt: {
    label: "Berlaku sampai",
    headers: ["berlaku sampai", "berlaku hingga", "masa berlaku", "expire date", "expires at", "expiry date"],
  },
} as const satisfies Readonly<Record<Exclude<keyof StudentValues, NotInFiles>, ColumnMeaning>>;

export type StudentColumn = keyof typeof STUDENT_COLUMNS;
export const STUDENT_FIELDS = Object.keys(STUDENT_COLUMNS) as readonly StudentColumn[];

/** Without them no row is a student. */
export const REQUIRED_COLUMNS: readonly StudentColumn[] = ["nis", "name"];

/** The columns of SLiMS's export of members, in its order; its template adds `mpasswd`. */
export const SLIMS_MEMBER_COLUMNS = [
  "member_id",
  "member_name",
  "gender",
  "member_type_name",
  "member_email",
  "member_address",
  "postal_code",
  "inst_name",
  "is_new",
  "member_image",
  "pin",
  "member_phone",
  "member_fax",
  "member_since_date",
  "register_date",
  "expire_date",
  "birth_date",
  "member_notes",
  "mpasswd",
] as const;

/** What our own list of the rows that stayed out puts before the file's columns. */
export const REPORT_COLUMNS = ["baris", "hasil", "alasan"] as const;

const columnByHeader: ReadonlyMap<string, StudentColumn> = new Map(
  STUDENT_FIELDS.flatMap((column) =>
    STUDENT_COLUMNS[column].headers.map((name) => [normaliseHeader(name), column] as const),
  ),
);

export function columnOfHeader(header: string): StudentColumn | null {
  return columnByHeader.get(normaliseHeader(header)) ?? null;
}
