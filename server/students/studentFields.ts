import { z } from "zod";

import type { ColumnsOf } from "../platform/database/columns.js";
import { type DescribedField, exceptFields, inOrder, namesOf } from "../platform/fields/describedField.js";
import { DAY_MS } from "../platform/time/libraryClock.js";
import { emailInput, line, optionalLine, optionalText, phoneInput, recordId } from "../platform/validation/fields.js";
import { GENDERS, STUDENT_STATUSES, type Student } from "./Student.entity.js";

export interface StudentField extends DescribedField {
  /** As a student's answer shows it: GraphQL's description, and REST's where it has one. */
  readonly says: string;
  readonly restSays?: string;
  readonly example: string | number | null;
  /** How the field is filled in; a field without this is changed in a way of its own. */
  readonly sent?: {
    /** Null clears it. */
    readonly input: z.ZodType;
    readonly says: string;
    readonly restSays?: string;
  };
  /** Its heading in our own files, without which no export has it; a choice is written in its words. */
  readonly heading?: string;
  readonly words?: Readonly<Record<string, string>>;
  /** By which an import knows it, Dapodik's and SLiMS's among them: case, spaces and punctuation are ignored. */
  readonly headings?: readonly string[];
  /** What the audit trail has: the value, or that it was changed; nothing where this is missing. */
  readonly audit?: "value" | "changed";
  /** Stays in the row that is left of an erased person; everything else goes. */
  readonly isKeptErased?: true;
}

/** Columns that are no fields: the id, what is derived from others, and the mark of an erased row. */
type DerivedColumn = "id" | "nameKey" | "searchKey" | "classKey" | "erasedAt";
type FieldName = Exclude<keyof ColumnsOf<Student>, DerivedColumn> | "username";

const OLDEST = "1900-01-01";
const day = z.iso.date("Isi dengan tanggal. Contoh: 31 Mei 2009").nullable();

export const academicYearInput = optionalLine(20).refine(isAcademicYear, "Isi dengan tahun ajaran. Contoh: 2026/2027");

/**
 * Each field of a student is said here once, in the order of forms and lists: what both doors show and take, what files
 * call it, what the audit trail, the bin and an erased person keep. A column without a line does not compile.
 */
export const studentFields = {
  nis: {
    kind: "text",
    isNullable: false,
    says: "Student number; unique.",
    restSays: "Student number; unique.",
    example: "2024001",
    sent: {
      // As scanned from a card, or typed at the entrance.
      input: line(40).regex(
        /^[A-Za-z0-9][A-Za-z0-9 ./_-]*$/,
        "Pakai huruf, angka, titik, garis miring, garis bawah, atau tanda hubung.",
      ),
      says: "Student number; unique.",
      restSays: "Student number; unique.",
    },
    heading: "NIS / No. anggota",
    headings: [
      "nis",
      "nis no anggota",
      "id anggota",
      "nis nipd",
      "no induk anggota",
      "nomor induk anggota",
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
    audit: "value",
  },
  name: {
    kind: "text",
    isNullable: false,
    says: "As the register has it.",
    example: "Rani Puspita",
    sent: { input: line(255), says: "As the register has it." },
    heading: "Nama",
    headings: [
      "nama",
      "name",
      "nama siswa",
      "nama lengkap",
      "nama peserta didik",
      "student name",
      "full name",
      "member name",
      "nama anggota",
      "nama pd",
      "nama lengkap siswa",
    ],
    audit: "value",
  },
  nisn: {
    kind: "text",
    isNullable: true,
    says: "National student number, ten digits.",
    restSays: "National student number, ten digits.",
    example: "0081234567",
    sent: {
      input: optionalLine(40).refine((nisn) => nisn === null || /^\d{10}$/.test(nisn), "NISN terdiri atas 10 angka."),
      says: "National student number, ten digits; unique.",
      restSays: "National student number, ten digits; unique.",
    },
    heading: "NISN",
    headings: ["nisn", "nomor induk siswa nasional", "no nisn", "pin"],
    audit: "changed",
  },
  gender: {
    kind: GENDERS,
    isNullable: true,
    says: "Laki-laki or perempuan.",
    example: "female",
    sent: { input: z.enum(GENDERS).nullable(), says: "Laki-laki or perempuan." },
    heading: "Jenis kelamin",
    words: { male: "L", female: "P" },
    headings: ["jenis kelamin", "jk", "l/p", "jns kelamin", "kelamin", "gender", "sex"],
    audit: "value",
    isKeptErased: true,
  },
  className: {
    kind: "text",
    isNullable: true,
    says: "Class (kelas).",
    example: "XI IPA 1",
    sent: { input: optionalLine(100), says: "Class (kelas), at most 100 letters." },
    heading: "Kelas",
    headings: [
      "kelas",
      "class",
      "class name",
      "nama kelas",
      "rombel",
      "rombel saat ini",
      "nama rombel",
      "rombongan belajar",
      "kelas siswa",
      "kelas rombel",
      "inst name",
    ],
    audit: "value",
    isKeptErased: true,
  },
  major: {
    kind: "text",
    isNullable: true,
    says: "Jurusan.",
    example: "IPA",
    sent: { input: optionalLine(100), says: "Jurusan, at most 100 letters." },
    heading: "Jurusan",
    headings: ["jurusan", "major", "program keahlian", "kompetensi keahlian", "konsentrasi keahlian", "peminatan"],
    audit: "value",
  },
  academicYear: {
    kind: "text",
    isNullable: true,
    says: "Tahun ajaran.",
    example: "2026/2027",
    sent: { input: academicYearInput, says: "Tahun ajaran: `2026/2027`.", restSays: "`2026/2027`." },
    heading: "Tahun ajaran",
    headings: ["tahun ajaran", "tahun pelajaran", "academic year", "ta", "tapel"],
    audit: "value",
  },
  birthDate: {
    kind: "day",
    isNullable: true,
    says: "Day of birth.",
    example: "2009-05-02",
    sent: {
      input: day.refine(
        // One day more than the date in UTC, since that day may have begun already where the library is.
        (date) => date === null || (date >= OLDEST && date <= new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)),
        "Tanggal lahir tidak masuk akal. Periksa tahunnya.",
      ),
      says: "Day of birth.",
    },
    heading: "Tanggal lahir",
    headings: [
      "tanggal lahir",
      "tgl lahir",
      "tempat tanggal lahir",
      "tempat tgl lahir",
      "tempat dan tanggal lahir",
      "ttl",
      "birth date",
      "date of birth",
    ],
    audit: "changed",
  },
  phone: {
    kind: "text",
    isNullable: true,
    says: "Telephone.",
    example: "0812-3456-7890",
    sent: { input: phoneInput, says: "Telephone." },
    heading: "Telepon",
    headings: [
      "telepon",
      "no telepon",
      "nomor telepon",
      "telp",
      "no telp",
      "hp",
      "no hp",
      "nomor hp",
      "no handphone",
      "nomor handphone",
      "handphone",
      "ponsel",
      "phone",
      "phone number",
      "whatsapp",
      "no wa",
      "wa",
      "member phone",
    ],
    audit: "changed",
  },
  email: {
    kind: "text",
    isNullable: true,
    says: "E-mail.",
    example: "rani@example.sch.id",
    sent: { input: emailInput, says: "E-mail." },
    heading: "Email",
    headings: ["email", "surel", "alamat email", "alamat surel", "member email"],
    audit: "changed",
  },
  address: {
    kind: "text",
    isNullable: true,
    says: "Postal address.",
    example: "Jl. Merdeka 1, Bandung",
    sent: { input: optionalText(500), says: "Postal address, at most 500 letters." },
    heading: "Alamat",
    headings: [
      "alamat",
      "alamat rumah",
      "alamat lengkap",
      "alamat tempat tinggal sekarang",
      "alamat sesuai ktp",
      "address",
      "member address",
    ],
    audit: "changed",
  },
  guardianName: {
    kind: "text",
    isNullable: true,
    says: "Parent or guardian (orang tua/wali).",
    example: "Dewi Puspita",
    sent: { input: optionalLine(255), says: "Parent or guardian, at most 255 letters." },
    heading: "Nama orang tua/wali",
    headings: ["nama orang tua wali", "nama orang tua", "orang tua", "nama wali", "wali", "guardian name"],
    audit: "changed",
  },
  guardianPhone: {
    kind: "text",
    isNullable: true,
    says: "Telephone of the parent or guardian.",
    example: "0813-4567-8901",
    sent: { input: phoneInput, says: "Telephone of the parent or guardian." },
    heading: "Telepon orang tua/wali",
    headings: [
      "telepon orang tua wali",
      "telepon orang tua",
      "hp orang tua",
      "no hp orang tua",
      "no hp wali",
      "guardian phone",
    ],
    audit: "changed",
  },
  occupation: {
    kind: "text",
    isNullable: true,
    says: "Occupation (pekerjaan).",
    example: null,
    sent: { input: optionalLine(100), says: "Occupation, at most 100 letters." },
    heading: "Pekerjaan",
    headings: ["pekerjaan", "occupation"],
    audit: "changed",
  },
  education: {
    kind: "text",
    isNullable: true,
    says: "Education (pendidikan).",
    example: null,
    sent: { input: optionalLine(100), says: "Education, at most 100 letters." },
    heading: "Pendidikan",
    headings: ["pendidikan", "pendidikan terakhir", "education"],
    audit: "changed",
  },
  photo: {
    kind: "text",
    isNullable: true,
    says: "Address of the photo, which opens with the session or token of that student or a librarian only.",
    restSays: "Address of the photo, which opens with the session or token of that student or an administrator only.",
    example: null,
  },
  status: {
    kind: STUDENT_STATUSES,
    isNullable: false,
    says: "Whether they borrow.",
    example: "active",
    sent: {
      input: z.enum(STUDENT_STATUSES),
      says: "ACTIVE for a new student unless given. Any other ends the student's sessions at once.",
      restSays: "`active` unless given. Graduated and moved students cannot log in.",
    },
    heading: "Status",
    words: { active: "Aktif", suspended: "Ditangguhkan", graduated: "Lulus", moved: "Pindah" },
    audit: "value",
    isKeptErased: true,
  },
  // Doors, files and the audit trail show the kind's name.
  memberKindId: {
    kind: "integer",
    isNullable: false,
    says: "The kind of member (jenis anggota).",
    example: 1,
    sent: {
      input: recordId,
      says: "The kind of member; the first active one for a new student unless given.",
      restSays: "The kind of member, of `GET /member-kinds`; the first active one unless given.",
    },
    heading: "Jenis anggota",
    headings: [
      "jenis anggota",
      "jenis keanggotaan",
      "tipe anggota",
      "tipe keanggotaan",
      "kind",
      "member type",
      "member type name",
    ],
    isKeptErased: true,
  },
  suspendedUntil: {
    kind: "day",
    isNullable: true,
    says: "The last day of a suspension; null where it stays until it is lifted.",
    restSays: "The last day of a suspension; null where it stays until it is lifted.",
    example: null,
    sent: {
      input: day,
      says: "The last day of a suspension; null for one that stays until it is lifted.",
      restSays: "The last day of a suspension; without it a suspension stays until it is lifted.",
    },
    heading: "Ditangguhkan sampai",
    audit: "value",
  },
  registeredAt: {
    kind: "moment",
    isNullable: false,
    says: "When they became a member.",
    example: "2024-07-15T01:00:00.000Z",
    heading: "Terdaftar sejak",
    headings: [
      "terdaftar sejak",
      "member since date",
      "anggota sejak",
      "tanggal pendaftaran",
      "tgl pendaftaran",
      "tanggal daftar",
      "tgl daftar",
      "register date",
      "registration date",
    ],
    isKeptErased: true,
  },
  expiresAt: {
    kind: "day",
    isNullable: true,
    says: "The last day of the membership.",
    restSays: "The last day of the membership.",
    example: "2027-06-30",
    sent: {
      input: day,
      says: "The last day of the membership.",
      restSays: "The last day of the membership.",
    },
    heading: "Berlaku sampai",
    headings: [
      "berlaku sampai",
      "berlaku hingga",
      "masa berlaku",
      "tanggal akhir berlaku",
      "tgl akhir berlaku",
      "expire date",
      "expires at",
      "expiry date",
    ],
    audit: "value",
  },
  username: {
    kind: "text",
    isNullable: true,
    says: "The account's name; null until the account is activated.",
    restSays: "The account's name; null until the account is activated.",
    example: null,
    heading: "Nama pengguna",
  },
} as const satisfies Readonly<Record<FieldName, StudentField>>;

type StudentFields = typeof studentFields;
type NameWith<Property extends keyof StudentField, Value = unknown> = {
  [Name in keyof StudentFields]: StudentFields[Name] extends Readonly<Record<Property, Value>> ? Name : never;
}[keyof StudentFields];

const described: Readonly<Record<FieldName, StudentField>> = studentFields;
const namesWhere = <Name extends FieldName>(holds: (field: StudentField, name: FieldName) => boolean) =>
  namesOf(described).filter((name): name is Name => holds(described[name], name));

/** What both doors show as it stands; the kind is a record, which each shows in its way. */
export const shownStudent = exceptFields(studentFields, "memberKindId");
/** What is filled in, and written with the student; the others have ways of their own. */
export const sentStudent = exceptFields(studentFields, "photo", "registeredAt", "username");
export type SentName = keyof typeof sentStudent;
export const SENT_NAMES = namesOf(sentStudent);
/** What an import reads. */
export type ImportedName = NameWith<"headings">;
export const IMPORTED_NAMES = namesWhere<ImportedName>(({ headings }) => headings !== undefined);
/** What stands in the table, and goes to the bin with the student. */
export type StoredName = Exclude<FieldName, "username">;
export const STORED_NAMES = namesWhere<StoredName>((_field, name) => name !== "username");
/** The audit trail has their values, or only that they were changed. */
export const AUDITED_NAMES = namesWhere<NameWith<"audit", "value">>(({ audit }) => audit === "value");
export const PRIVATE_NAMES = namesWhere<NameWith<"audit", "changed">>(({ audit }) => audit === "changed");
/** What nothing is left of when a person is erased; number and name are replaced. */
export const CLEARED_NAMES = namesWhere<Exclude<StoredName, "nis" | "name" | NameWith<"isKeptErased">>>(
  ({ isNullable, isKeptErased }, name) => isNullable && !isKeptErased && name !== "username",
);
type HeadedName = NameWith<"heading">;
/** In the order in which our own files have them. */
const FILE_ORDER = inOrder(
  described,
  "nis",
  "nisn",
  "name",
  "gender",
  "className",
  "major",
  "academicYear",
  "birthDate",
  "phone",
  "email",
  "address",
  "memberKindId",
);

/** The columns of our own list of students: what has a heading. */
export const fileColumns = namesOf(FILE_ORDER).flatMap((name) => {
  const { heading, words } = described[name];
  return heading === undefined ? [] : [{ heading, words, name: name as HeadedName }];
});

function isAcademicYear(text: string | null): boolean {
  const [, from, to] = /^(\d{4})\/(\d{4})$/.exec(text ?? "") ?? [];
  return text === null || Number(to) === Number(from) + 1;
}
