import { fc } from "../fastCheck.js";

/** A student as the school meant it, before it is written. */
export interface MeanStudent {
  readonly nis: string;
  readonly nisn: string;
  readonly name: string;
  readonly gender: string;
  readonly className: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly email: string;
  readonly expiresAt: string;
}

export interface MeanStudentFile {
  /** Null stands for a blank row. */
  readonly lines: readonly (MeanStudent | null)[];
  readonly content: Buffer;
}

/** Few of each, so that rows meet. */
const student: fc.Arbitrary<MeanStudent> = fc
  .record({
    nis: fc.constantFrom(
      "001",
      "002",
      "0003",
      "4",
      "4.0",
      "1",
      "0001",
      '="0007"',
      "A-5",
      "a-5",
      "'006",
      "6.28E+11",
      "7,1E+5",
      "",
      "-",
    ),
    nisn: fc.constantFrom("", "", "", "0011111111", "11111111", "0022222222", "123"),
    name: fc.constantFrom(
      "Ani",
      "Ani Wulan",
      "Ani Setia Budi",
      "Moh. Rizki",
      "Muhammad Rizki",
      "ANI SETIA",
      "Jum'at \\ Sabtu",
      'Budi "Bud"',
      "=1+1",
      "",
      "Élok; Ratna, S.",
      "x".repeat(300),
    ),
    gender: fc.constantFrom("", "L", "P", "1", "0", "perempuan", "Laki - Laki", "WANITA", "?"),
    className: fc.constantFrom("", "X IPA 1", "x-ipa-1", "XII", "IAIN", "ITB", "SMA CONTOH", "k".repeat(200)),
    birthDate: fc.constantFrom(
      "",
      "31/05/2009",
      "2009-05-31",
      "5 Mei 2009",
      "31/02/2009",
      "0000-00-00",
      "Demak, 5 Mei 2009",
      "22 Sept 2009",
      "5/31/2009",
      "39964",
      "1100-01-01",
      "kapan",
    ),
    phone: fc.constantFrom(
      "",
      "81234567890",
      "6281234567890",
      "0812-1111-2222",
      "8.12346E+10",
      "0812-1111-2222 / 0857",
    ),
    email: fc.constantFrom("", "ani@example.sch.id", "bukan email"),
    expiresAt: fc.constantFrom("", "30-06-2027", "2099-12-31"),
  })
  // A national number belongs to one student, but for those that are meant to clash.
  .map((row) => (row.nisn === "0022222222" && row.nis !== "001" ? { ...row, nisn: "" } : row));

const HEADERS = [
  ["NIS", "NISN", "Nama", "L/P", "Kelas", "Tgl Lahir", "No HP", "Email", "Berlaku Sampai"],
  ["student number", "nisn", "full name", "gender", "class", "birth date", "phone", "e-mail", "expires at"],
  [
    "member_id",
    "pin",
    "member_name",
    "gender",
    "inst_name",
    "birth_date",
    "member_phone",
    "member_email",
    "expire_date",
  ],
] as const;

const ENCODINGS = ["utf-8", "utf-8-bom", "utf16", "latin1"] as const;

export const cellsOf = (row: MeanStudent) => [
  row.nis,
  row.nisn,
  row.name,
  row.gender,
  row.className,
  row.birthDate,
  row.phone,
  row.email,
  row.expiresAt,
];

function encode(text: string, encoding: (typeof ENCODINGS)[number]): Buffer {
  switch (encoding) {
    case "utf16":
      return Buffer.from(`\uFEFF${text}`, "utf16le");
    case "latin1":
      return Buffer.from(text, "latin1");
    default:
      return Buffer.from(encoding === "utf-8-bom" ? `\uFEFF${text}` : text);
  }
}

/** A school's list, as spreadsheets and other programs write it. */
export const meanStudentFile: fc.Arbitrary<MeanStudentFile> = fc
  .record({
    lines: fc.array(fc.option(student, { freq: 9 }), { minLength: 1, maxLength: 30 }),
    header: fc.constantFrom(...HEADERS),
    separator: fc.constantFrom(",", ";", "\t", "|"),
    lineEnd: fc.constantFrom("\n", "\r\n"),
    encoding: fc.constantFrom(...ENCODINGS),
    hasTitle: fc.boolean(),
  })
  .map(({ lines, header, separator, lineEnd, encoding, hasTitle }) => {
    const isSlims = header[0] === "member_id";
    const quoted = (cell: string) =>
      isSlims
        ? `"${cell.replace(/[\\"']/gu, "\\$&")}"`
        : new RegExp(`[${separator}"\\n]`, "u").test(cell)
          ? `"${cell.replace(/"/gu, '""')}"`
          : cell;
    const written = lines.map((row) => (row === null ? "" : cellsOf(row).map(quoted).join(separator)));
    const text = [...(hasTitle ? ["DAFTAR SISWA", ""] : []), header.map(quoted).join(separator), ...written, ""];
    return { lines, content: encode(text.join(lineEnd), encoding) };
  });
