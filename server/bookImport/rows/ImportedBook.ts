import type { CopyCondition } from "../../books/copies/Copy.entity.js";
import type { NewBook, NewCopy } from "../../books/record/NewBook.js";
import type { FieldError } from "../../errors.js";
import type { CsvCells } from "../../platform/csv/CsvCells.js";
import type { FileRow } from "../../platform/csv/readCsvRows.js";
import type { ImportField } from "../csv/importColumns.js";
import type { BookTraits } from "../../books/record/bookTraits.js";

/** What may be wrong with a row that is imported all the same. */

export const WARNING_MESSAGES = {
  isbnOfOtherTitle: "ISBN sama, judul lain",
  isbnOfOtherEdition: "ISBN dan judul sama, edisi atau tahun lain",
  codesTaken: "kode eksemplar yang sudah dipakai, tidak masuk",
  numbersTaken: "No. Inventaris yang sudah menjadi kode eksemplar lain, jadi kodenya dibuatkan",
  copyStatusUnknown: "status eksemplar yang tidak dikenal, ditulis sebagai Tersedia",
  itemWithoutBook: "eksemplar tanpa buku di katalog, tidak masuk",
  itemNotFilled: "eksemplar yang sudah ada: status, tanggal, dan harganya di berkas ini tidak mengubahnya",
  nothingBrought: "isi yang tidak menambah judul maupun eksemplar",
  codesWithoutCopies: "kode eksemplar, tetapi tidak satu pun menjadi eksemplar",
  codesUnused: "isi seperti kode di kolom yang tidak dipakai",
  copiesRepeated: "jumlah eksemplar untuk buku dari baris lain",
  isbnIsWrong: "ISBN tidak valid (digit cek salah), disimpan apa adanya",
  isbnIsSerial: "ISSN atau barkod majalah di kolom ISBN, disimpan apa adanya",
  isbnOthers: "beberapa ISBN dalam satu sel: yang pertama dipakai, lainnya dicatat di deskripsi",
  isbnIsRounded: "ISBN yang dibulatkan Excel (9,78E+12), dikosongkan",
  yearIsText: "tahun terbit yang bukan tahun, disimpan apa adanya",
  materialUnknown: "jenis bahan yang tidak dikenal, ditulis sebagai Buku",
  textCorrected: "teks rusak (rn, &amp;, Ã©, tanda kutip), diperbaiki",
  valueCut: "nilai yang terlalu panjang, dipotong; selain data eksemplar, lengkapnya di deskripsi",
  namesSplit: "beberapa penulis dalam satu nama, dipisah",
  namesUnsure: "nama penulis yang bisa berarti satu atau beberapa orang",
  degreesMoved: "gelar di depan nama penulis, dipindah ke belakang",
  priceUnread: "harga yang bukan jumlah rupiah, jadi dikosongkan",
  gradeIsNoClass: "kelas sekolah (X, XI IPA) di kolom klasifikasi, ditulis di anak judul",
  languageGuessed: "bahasa yang ditebak dari judul",
  acquiredAtUnread: "tanggal perolehan yang tidak terbaca, jadi dikosongkan",
  callNumberProposed: "nomor panggil yang diusulkan dari klasifikasi, penulis, dan judul",
  imageIsFileName: "nama berkas sampul, disimpan sampai gambarnya menyusul",
} as const;

export type ImportWarning = keyof typeof WARNING_MESSAGES;

/** With one of them an import has not brought what its file has. */
export const SERIOUS_WARNINGS: ReadonlySet<ImportWarning> = new Set(["codesWithoutCopies", "codesUnused"]);

/** Those that a person has to decide on. */

export const WARNINGS_TO_CHECK: ReadonlySet<ImportWarning> = new Set([
  "isbnOfOtherTitle",
  "isbnOfOtherEdition",
  "codesTaken",
  "copiesRepeated",
  "numbersTaken",
  "itemWithoutBook",
  "itemNotFilled",
  "copyStatusUnknown",
  "namesUnsure",
]);

/** What a row says of a copy besides its codes. */
export type CopyValues = Pick<
  NewCopy,
  "status" | "source" | "supplier" | "invoiceNumber" | "price" | "callNumber" | "category" | "note" | "issueLabel"
> & { readonly condition: CopyCondition; readonly acquiredAt: string | null };

/** A valid row: the book it would create, and the keys by which duplicates of it are found. */

export interface ImportedBook {
  readonly row: FileRow;
  readonly book: NewBook;
  readonly titleKey: string;
  readonly traits: BookTraits;
  readonly isbn13: string | null;
  readonly identityKey: string;
  readonly itemCodes: readonly string[];
  /** By the item code at whose place each stands. */
  readonly inventoryCodes: ReadonlyMap<string, string>;
  /** For copies without an item code. */
  readonly spareInventoryCodes: readonly string[];
  /** At which place of its cell each item code stands: values of copies stand at the same. */
  readonly codePlaces: ReadonlyMap<string, number>;
  /** They are the inventory numbers of a register: where one is taken, its copy gets another code. */
  readonly codesAreNumbers?: boolean;
  /** It is a copy of a book that must be there, as SLiMS's items are: no book is made of it unless a person says so. */
  readonly isItem?: boolean;
  readonly copyValues: {
    /** Of a copy at whose place nothing stands. */
    readonly shared: CopyValues;
    readonly places: readonly (CopyValues | undefined)[];
  };
  /** How many copies the row adds; copies without an item code get a generated one. */
  readonly copies: number;
  readonly warnings: readonly ImportWarning[];
}

export type ParsedRow = { readonly row: FileRow } & (
  | { readonly imported: ImportedBook }
  /** With the number of copies that it would have brought. */
  | { readonly refused: readonly FieldError[]; readonly copies: number }
);

export type BookCells = CsvCells<ImportField>;
