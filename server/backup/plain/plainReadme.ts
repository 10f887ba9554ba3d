import type { PlainFile } from "./plainSelect.js";

interface ReadmeFacts {
  readonly madeAt: Date;
  readonly version: string;
  readonly files: readonly PlainFile[];
  /** Whether the stored files are in the folders. */
  readonly hasStoredFiles: boolean;
}

const FORM: readonly (readonly [string, string])[] = [
  [
    "Setiap berkas .csv berisi satu tabel: UTF-8, koma di antara kolom, nama kolom di baris pertama, tanda kutip " +
      'ganda (") di sekitar sel yang memerlukannya.',
    "Each .csv file is one table: UTF-8, commas between the columns, their names in the first line, double quotes " +
      "around cells that need them (RFC 4180).",
  ],
  [
    "Sel kosong berarti tidak ada isinya. 1 berarti ya, 0 berarti tidak. Tanggal ditulis sebagai tahun-bulan-hari; " +
      "waktu menurut ISO 8601, dalam UTC. Uang dalam rupiah penuh.",
    "An empty cell has no value. 1 says yes and 0 says no. Days are written 2026-11-21, instants " +
      "2026-11-21T06:50:00.000Z, in UTC. Money is in whole rupiah.",
  ],
  [
    "Kolom yang berakhir _id berisi nomor baris di berkas lain. Nama baris itu ada di kolom setelahnya.",
    "A column that ends in _id has the number of a row in another file. The column after it has that row's name.",
  ],
  [
    "Teks yang akan dikira rumus oleh lembar kerja (diawali = + - @ atau tab) diberi satu apostrof (') di depan. " +
      "Hapus apostrof itu saat membacanya.",
    "A text that a spreadsheet would take for a formula (it begins with = + - @ or a tab, also behind apostrophes) has " +
      "one more apostrophe (') in front; take it away when you read it.",
  ],
  [
    "Kata sandi, kode, dan token tidak ada di sini. Data pribadi anggota ada di sini: simpan di tempat yang aman.",
    "There are no passwords, codes or tokens in it. There is personal data of members: keep it in a safe place.",
  ],
];

const FOLDERS: readonly (readonly [string, string])[] = [
  [
    "Folder files/ berisi berkas yang disimpan perpustakaan: sampul, berkas digital, foto, dan gambar. Alamat di " +
      "tabel (contoh: /static/covers/…) memuat nama berkasnya.",
    "The folder files/ has what the library has stored: covers, digital files, photos and pictures. An address in a " +
      "table (like /static/covers/…) has the file's name in it.",
  ],
  [
    "Berkas yang disimpan (sampul, berkas digital, foto) tidak disertakan.",
    "The stored files (covers, digital files, photos) are not included.",
  ],
];

/** What every file and every column is, for whoever comes after us. */
export function plainReadme(facts: ReadmeFacts): string {
  return `${half(facts, 0)}\n\n---\n\n${half(facts, 1)}\n`;
}

const HEADS = ["Data perpustakaan", "The library's data"] as const;
const MADE = ["Dibuat oleh Aksara", "Written by Aksara"] as const;
const NAMED = ["Berkas", "Files"] as const;

function half({ madeAt, version, files, hasStoredFiles }: ReadmeFacts, language: 0 | 1): string {
  const folders = FOLDERS[hasStoredFiles ? 0 : 1];
  const paragraphs = [...FORM, ...(folders ? [folders] : [])].map((told) => told[language]);
  return [
    `# ${HEADS[language]}`,
    `${MADE[language]} ${version}, ${madeAt.toISOString()}.`,
    ...paragraphs,
    `## ${NAMED[language]}`,
    ...files.map((file) => section(file, language)),
  ].join("\n\n");
}

function section({ fileName, about, columns }: PlainFile, language: 0 | 1): string {
  const lines = columns.map(({ name, told }) => `- \`${name}\`: ${told[language]}`);
  return `### ${fileName}\n\n${about[language]}\n\n${lines.join("\n")}`;
}
