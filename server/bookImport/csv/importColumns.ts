import { foldWords } from "../../platform/text/fold.js";

/**
 * Every column that is imported, with its accepted names. Case, spaces, punctuation and text in brackets are ignored.
 */
const HEADER_ALIASES = {
  title: ["title", "judul", "judul buku", "judul utama", "nama buku", "book title"],
  subtitle: ["subtitle", "anak judul", "subjudul", "sub judul"],
  authors: ["authors", "author", "pengarang", "penulis", "nama pengarang", "nama penulis", "pengarang utama"],
  responsibility: ["sor", "statement of responsibility", "pernyataan tanggung jawab"],
  isbn: ["isbn", "isbn issn", "no isbn", "nomor isbn", "isbn10"],
  isbn13: ["isbn13", "isbn 13"],
  publisher: ["publisher", "publisher name", "penerbit", "nama penerbit"],
  publishPlace: ["publish place", "place name", "tempat terbit", "kota terbit", "kota", "tempat", "place"],
  publishYear: [
    "publish year",
    "tahun terbit",
    "tahun",
    "year",
    "publication year",
    "original publication year",
    "thn terbit",
  ],
  edition: ["edition", "edisi", "cetakan", "edisi cetakan"],
  physicalDescription: [
    "physical description",
    "deskripsi fisik",
    "kolasi",
    "collation",
    "halaman",
    "jumlah halaman",
    "jml halaman",
    "pages",
    "tebal",
  ],
  seriesTitle: ["series title", "series", "judul seri", "seri"],
  language: ["language", "language name", "language code", "bahasa", "lang"],
  classification: [
    "classification",
    "klasifikasi",
    "kelas",
    "ddc",
    "no klasifikasi",
    "nomor klasifikasi",
    "no klas",
    "kode klasifikasi",
    "no ddc",
  ],
  classificationName: ["classification name", "nama klasifikasi", "nama kelas"],
  callNumber: ["call number", "no panggil", "nomor panggil", "callnumber"],
  category: ["category", "kategori", "jenis buku", "kategori buku", "jenis koleksi"],
  subjects: ["subjects", "subject", "subjek", "topik", "topics", "tajuk subjek", "kata kunci"],
  description: ["description", "deskripsi", "ringkasan", "abstrak", "sinopsis", "notes", "catatan", "summary"],
  imageUrl: ["image url", "image", "sampul", "gambar", "cover", "cover url", "url sampul"],
  location: ["location", "lokasi", "location name", "nama lokasi"],
  shelf: ["shelf", "rak", "no rak", "nomor rak"],
  source: ["source", "sumber perolehan", "sumber", "asal", "asal buku", "perolehan", "asal perolehan"],
  price: ["price", "harga", "harga buku", "harga satuan"],
  copies: [
    "copies",
    "jumlah",
    "eksemplar",
    "jumlah eksemplar",
    "jml",
    "jml eksemplar",
    "jumlah buku",
    "stok",
    "qty",
    "copies count",
  ],
  itemCode: [
    "item code",
    "item codes",
    "kode eksemplar",
    "barcode",
    "barkod",
    "kode barkod",
    "kode buku",
    "no barcode",
  ],
  inventoryCode: [
    "inventory code",
    "inventory codes",
    "nomor inventaris",
    "no inventaris",
    "no induk",
    "nomor induk",
    "kode inventaris",
  ],
  condition: ["condition", "kondisi", "keadaan", "kondisi buku"],
} as const;

export type ImportField = keyof typeof HEADER_ALIASES;

export const IMPORT_FIELDS = Object.keys(HEADER_ALIASES) as readonly ImportField[];

/** The name that our own report writes over a column, so that the import knows it again. */
export function reportHeaderOf(field: ImportField): string {
  return REPORT_HEADERS[field] ?? HEADER_ALIASES[field][0];
}

const REPORT_HEADERS: Readonly<Partial<Record<ImportField, string>>> = {
  title: "judul",
  subtitle: "anak judul",
  authors: "penulis",
  publisher: "penerbit",
  publishPlace: "tempat terbit",
  publishYear: "tahun terbit",
  edition: "edisi",
  physicalDescription: "deskripsi fisik",
  seriesTitle: "judul seri",
  language: "bahasa",
  classification: "klasifikasi",
  classificationName: "nama klasifikasi",
  callNumber: "no panggil",
  category: "kategori",
  subjects: "subjek",
  description: "deskripsi",
  imageUrl: "url sampul",
  location: "lokasi",
  shelf: "rak",
  source: "sumber perolehan",
  price: "harga",
  copies: "jumlah eksemplar",
  itemCode: "kode eksemplar",
  inventoryCode: "nomor inventaris",
  condition: "kondisi",
  responsibility: "pernyataan tanggung jawab",
};

/** What our own report of refused rows puts before the original columns. */
export const REPORT_COLUMNS = ["baris", "hasil", "alasan"] as const;

export const SLIMS_COLUMNS = [
  "title",
  "gmd_name",
  "edition",
  "isbn_issn",
  "publisher_name",
  "publish_year",
  "collation",
  "series_title",
  "call_number",
  "language_name",
  "place_name",
  "classification",
  "notes",
  "image",
  "sor",
  "authors",
  "topics",
  "item_code",
] as const;

/** Longer than any name above with its remark; a hostile one may be as long as the file. */
const MAX_HEADER_LENGTH = 200;

/** A header cell without case, spaces, punctuation and text in brackets. */
export function normaliseHeader(header: string): string {
  return foldWords(header.slice(0, MAX_HEADER_LENGTH).replace(/\([^)]*\)/gu, " ")).join("");
}

const fieldByHeader: ReadonlyMap<string, ImportField> = new Map(
  (Object.keys(HEADER_ALIASES) as ImportField[]).flatMap((field) =>
    HEADER_ALIASES[field].map((name) => [normaliseHeader(name), field] as const),
  ),
);

export interface ImportColumn {
  readonly index: number;
  /** As the file's header has it, for messages. */
  readonly header: string;
}

export interface ImportColumns {
  readonly byField: ReadonlyMap<ImportField, ImportColumn>;
  /** Headers that mean nothing here, or mean what an earlier column means already. */
  readonly ignored: readonly string[];
  /** True of a file that our own report of refused rows is. */
  readonly isReport: boolean;
}

/** What a column of this name means by itself. */
export function fieldForHeader(header: string): ImportField | null {
  return fieldByHeader.get(normaliseHeader(header)) ?? null;
}

export function detectColumns(header: readonly string[]): ImportColumns {
  const byField = new Map<ImportField, ImportColumn>();
  const ignored: string[] = [];
  const names = header.map(normaliseHeader);
  const isReport = REPORT_COLUMNS.every((name) => names.includes(name));
  header.forEach((name, index) => {
    const field = fieldByHeader.get(names[index] ?? "");
    if (field && !byField.has(field)) {
      byField.set(field, { index, header: name.trim() });
    } else if (
      name.trim() !== "" &&
      !(isReport && (REPORT_COLUMNS as readonly string[]).includes(names[index] ?? ""))
    ) {
      ignored.push(name.trim());
    }
  });
  return { byField, ignored, isReport };
}
