import { bookFileColumns } from "../../books/record/bookFields.js";
import { exceptFields } from "../../platform/fields/describedField.js";
import { type CsvColumn, normaliseHeader } from "../../platform/csv/CsvCells.js";

interface ColumnMeaning {
  /** What a form calls it. */
  readonly label: string;
  /** The header that our own report of refused rows writes over it, so that the import recognises it again. */
  readonly reportHeader: string;
  /** Its accepted headers. Case, spaces, punctuation and text in brackets are ignored. */
  readonly headers: readonly string[];
}

/** Every column that is imported, in the order in which a form lists them. */
export const IMPORT_COLUMNS = {
  title: bookFileColumns.title,

  subtitle: bookFileColumns.subtitle,

  authors: {
    label: "Penulis",
    reportHeader: "penulis",
    headers: [
      "authors",
      "author",
      "pengarang",
      "penulis",
      "nama pengarang",
      "nama penulis",
      "pengarang utama",
      "tajuk pengarang",
    ],
  },
  corporateAuthor: {
    label: "Penulis badan",
    reportHeader: "tajuk pengarang badan koorporasi",
    headers: ["tajuk pengarang badan kooperasi", "tajuk pengarang badan korporasi", "tajuk pengarang badan koorporasi"],
  },
  moreAuthors: {
    label: "Penulis tambahan",
    reportHeader: "pengarang tambahan",
    headers: ["pengarang tambahan nama orang", "pengarang tambahan", "penulis tambahan"],
  },
  moreCorporateAuthors: {
    label: "Penulis tambahan (badan)",
    reportHeader: "pengarang tambahan nama badan",
    headers: ["pengarang tambahan nama badan"],
  },
  dimensions: {
    label: "Dimensi",
    reportHeader: "dimensi",
    headers: ["dimensi", "dimensions"],
  },
  responsibility: {
    label: "Pernyataan tanggung jawab",
    reportHeader: "pernyataan tanggung jawab",
    headers: ["sor", "statement of responsibility", "pernyataan tanggung jawab"],
  },
  isbn: bookFileColumns.isbn,

  isbn13: {
    label: "ISBN-13",
    reportHeader: "isbn13",
    headers: ["isbn13", "isbn 13"],
  },
  publisher: {
    label: "Penerbit",
    reportHeader: "penerbit",
    headers: ["publisher", "publisher name", "penerbit", "nama penerbit"],
  },
  ...exceptFields(
    bookFileColumns,
    "title",
    "subtitle",
    "isbn",
    "callNumber",
    "description",
    "imageUrl",
    "digitalFileAccess",
    "price",
  ),

  classification: {
    label: "Klasifikasi",
    reportHeader: "klasifikasi",
    headers: [
      "classification",
      "klasifikasi",
      "kelas",
      "ddc",
      "no klasifikasi",
      "nomor klasifikasi",
      "no klas",
      "kode klasifikasi",
      "no ddc",
      "no dewey",
      "nomor dewey",
    ],
  },
  classificationName: {
    label: "Nama klasifikasi",
    reportHeader: "nama klasifikasi",
    headers: ["classification name", "nama klasifikasi", "nama kelas"],
  },
  callNumber: {
    ...bookFileColumns.callNumber,
    headers: [...bookFileColumns.callNumber.headers, "nomor panggil katalog", "no panggil katalog"],
  },

  category: {
    label: "Kategori",
    reportHeader: "kategori",
    headers: ["category", "kategori", "jenis buku", "kategori buku", "jenis koleksi"],
  },
  subjects: {
    label: "Subjek",
    reportHeader: "subjek",
    headers: ["subjects", "subject", "subjek", "topik", "topics", "tajuk subjek", "kata kunci", "subjek topik"],
  },
  description: bookFileColumns.description,

  imageUrl: bookFileColumns.imageUrl,

  digitalFileAccess: bookFileColumns.digitalFileAccess,

  location: {
    label: "Lokasi",
    reportHeader: "lokasi",
    headers: ["location", "lokasi", "location name", "nama lokasi", "kode lokasi ruang", "lokasi ruang"],
  },
  shelf: {
    label: "Rak",
    reportHeader: "rak",
    headers: ["shelf", "rak", "no rak", "nomor rak", "site"],
  },
  source: {
    label: "Sumber perolehan",
    reportHeader: "sumber perolehan",
    headers: [
      "source",
      "sumber perolehan",
      "sumber",
      "asal",
      "asal buku",
      "perolehan",
      "asal perolehan",
      "jenis sumber",
    ],
  },
  price: bookFileColumns.price,

  copies: {
    label: "Jumlah eksemplar",
    reportHeader: "jumlah eksemplar",
    headers: [
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
  },
  itemCode: {
    label: "Kode eksemplar",
    reportHeader: "kode eksemplar",
    headers: [
      "item code",
      "item codes",
      "kode eksemplar",
      "barcode",
      "barkod",
      "kode barkod",
      "kode buku",
      "no barcode",
      "nomor barcode",
      "item id",
    ],
  },
  inventoryCode: {
    label: "No. Inventaris",
    reportHeader: "nomor inventaris",
    headers: [
      "inventory code",
      "inventory codes",
      "nomor inventaris",
      "no inventaris",
      "no induk",
      "nomor induk",
      "kode inventaris",
      "no register",
      "nomor register",
      "no registrasi",
      "no inv",
      "no induk buku",
      "nomor induk buku",
    ],
  },
  condition: {
    label: "Kondisi",
    reportHeader: "kondisi",
    headers: ["condition", "kondisi", "keadaan", "kondisi buku"],
  },
  acquiredAt: {
    label: "Tanggal perolehan",
    reportHeader: "tanggal perolehan",
    headers: [
      "acquired at",
      "tanggal perolehan",
      "tgl perolehan",
      "tanggal pengadaan",
      "tgl pengadaan",
      "tanggal terima",
      "tgl terima",
      "tanggal diterima",
      "tanggal masuk",
      "tgl masuk",
      "tanggal inventaris",
      "tgl inventaris",
      "received date",
    ],
  },
  copyStatus: {
    label: "Status eksemplar",
    reportHeader: "status eksemplar",
    headers: ["copy status", "status eksemplar", "item status name", "item status", "ketersediaan", "status buku"],
  },
  copyAccess: {
    label: "Akses eksemplar",
    reportHeader: "akses eksemplar",
    headers: ["akses eksemplar", "akses", "dapat dipinjam"],
  },
  copySource: {
    label: "Sumber perolehan eksemplar",
    reportHeader: "sumber perolehan eksemplar",
    headers: ["copy source", "sumber perolehan eksemplar", "sumber eksemplar", "asal eksemplar"],
  },
  supplier: {
    label: "Rekanan",
    reportHeader: "rekanan",
    headers: ["supplier", "supplier name", "rekanan", "nama rekanan", "pemasok", "penyedia", "toko", "nama sumber"],
  },
  invoiceNumber: {
    label: "No. faktur",
    reportHeader: "no faktur",
    headers: ["invoice", "invoice number", "no faktur", "nomor faktur", "faktur", "no invoice", "no kuitansi"],
  },
  copyPrice: {
    label: "Harga eksemplar",
    reportHeader: "harga eksemplar",
    headers: ["copy price", "harga eksemplar", "harga per eksemplar"],
  },
  copyCallNumber: {
    label: "No. Panggil eksemplar",
    reportHeader: "no panggil eksemplar",
    headers: ["copy call number", "no panggil eksemplar", "nomor panggil eksemplar"],
  },
  copyCategory: {
    label: "Kategori eksemplar",
    reportHeader: "kategori eksemplar",
    headers: ["copy category", "kategori eksemplar", "coll type name", "jenis koleksi eksemplar"],
  },
  copyNote: {
    label: "Catatan eksemplar",
    reportHeader: "catatan eksemplar",
    headers: ["copy note", "catatan eksemplar", "keterangan eksemplar"],
  },
  issueLabel: {
    label: "Edisi terbitan",
    reportHeader: "edisi terbitan",
    headers: ["issue", "issue label", "edisi terbitan", "edisi serial", "nomor terbitan"],
  },
} as const satisfies Readonly<Record<string, ColumnMeaning>>;

export type ImportField = keyof typeof IMPORT_COLUMNS;

export const IMPORT_FIELDS = Object.keys(IMPORT_COLUMNS) as [ImportField, ...ImportField[]];

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

export const SLIMS_ITEM_COLUMNS = [
  "item_code",
  "call_number",
  "coll_type_name",
  "inventory_code",
  "received_date",
  "supplier_name",
  "order_no",
  "location_name",
  "order_date",
  "item_status_name",
  "site",
  "source",
  "invoice",
  "price",
  "price_currency",
  "invoice_date",
  "input_date",
  "last_update",
  "title",
] as const;

/** The columns of a file by their places, under the names that its own header has for them. */
export function columnsByPlace(names: readonly string[], header: readonly string[]): ImportColumns {
  const { byField, isReport } = detectColumns(names);
  const used = new Set([...byField.values()].map(({ index }) => index));
  return {
    byField: new Map(
      [...byField].map(([field, { index }]) => [field, { index, header: (header[index] ?? "").trim() }]),
    ),
    ignored: header.flatMap((name, index) => (used.has(index) || name.trim() === "" ? [] : name.trim())),
    repeated: new Map(),
    isReport,
  };
}

const fieldByHeader: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    IMPORT_COLUMNS[field].headers.map((name) => [normaliseHeader(name), field] as const),
  ),
);

/** All names by which a column is known, normalised. */
export const HEADINGS: readonly string[] = [...fieldByHeader.keys()];

export interface ImportColumns {
  readonly byField: ReadonlyMap<ImportField, CsvColumn>;
  /** Headers that mean nothing here, or mean what an earlier column means already. */
  readonly ignored: readonly string[];
  /** Fields that several columns name, with all of their headers; the first column has the field. */
  readonly repeated: ReadonlyMap<ImportField, readonly string[]>;
  /** True of a file that our own report of refused rows is. */
  readonly isReport: boolean;
}

/** What a column of this name means by itself. */
export function fieldForHeader(header: string): ImportField | null {
  return fieldByHeader.get(normaliseHeader(header)) ?? null;
}

export function detectColumns(header: readonly string[]): ImportColumns {
  const byField = new Map<ImportField, CsvColumn>();
  const ignored: string[] = [];
  const repeated = new Map<ImportField, string[]>();
  const names = header.map(normaliseHeader);
  const isReport = REPORT_COLUMNS.every((name) => names.includes(name));
  header.forEach((name, index) => {
    const field = fieldByHeader.get(names[index] ?? "");
    const first = field && byField.get(field);
    if (field && first) {
      repeated.set(field, [...(repeated.get(field) ?? [first.header]), name.trim()]);
    }
    if (field && !first) {
      byField.set(field, { index, header: name.trim() });
    } else if (
      name.trim() !== "" &&
      !(isReport && (REPORT_COLUMNS as readonly string[]).includes(names[index] ?? ""))
    ) {
      ignored.push(name.trim());
    }
  });
  return { byField, ignored, repeated, isReport };
}
