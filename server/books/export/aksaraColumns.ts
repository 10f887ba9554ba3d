import type { ExportedBook } from "./exportedBooks.js";
import { bookFields, EXPORTED_BOOK_NAMES } from "../record/bookFields.js";
import { joinValues, formatAuthor } from "./multiValueCell.js";

type Cell = string | number | null;

const ACCESS = { public: "Semua orang", members: "Anggota saja" } as const;
const CONDITIONS = { good: "Baik", worn: "Rusak ringan", damaged: "Rusak berat" } as const;

const cellOf =
  (name: keyof typeof bookFields) =>
  (book: ExportedBook): Cell =>
    book[name];

/** The values after the year, each under its label. */
const described = EXPORTED_BOOK_NAMES.filter(
  (name) => !["title", "subtitle", "isbn", "publishPlace", "callNumber", "description", "price"].includes(name),
);
const describedColumns = Object.fromEntries(described.map((name) => [bookFields[name].file.label, cellOf(name)]));

/** Our own column names, which the import recognises: an exported file can be imported again without loss. */
export const aksaraColumns: Readonly<Record<string, (book: ExportedBook, origin: string) => Cell>> = {
  Judul: cellOf("title"),
  "Anak judul": cellOf("subtitle"),
  Penulis: ({ authors }) => joinValues(authors.map(formatAuthor)),
  ISBN: cellOf("isbn"),
  Penerbit: ({ publisher }) => publisher,
  "Tempat terbit": cellOf("publishPlace"),
  "Tahun terbit": ({ publishYear, publishYearText }) => publishYearText ?? publishYear,
  ...describedColumns,
  Klasifikasi: ({ classification }) => classification?.code ?? null,
  "Nama klasifikasi": ({ classification }) => classification?.name ?? null,
  "No. Panggil": cellOf("callNumber"),
  Kategori: ({ category }) => category,
  Subjek: ({ subjects }) => joinValues(subjects.map(({ name }) => name)),
  Deskripsi: cellOf("description"),
  Sampul: ({ imageUrl }, origin) => (imageUrl?.startsWith("/") ? origin + imageUrl : imageUrl),
  // Also where there is no file yet: whoever gives the book one later finds it open to whom it was to be.
  "Akses berkas digital": ({ digitalFileAccess }) => ACCESS[digitalFileAccess],
  Lokasi: ({ location }) => location?.name ?? null,
  Rak: ({ location }) => location?.shelf ?? null,
  "Sumber perolehan": ({ source }) => source,
  Harga: cellOf("price"),
  "Jumlah eksemplar": ({ copies }) => copies.length,
  "Kode eksemplar": ({ copies }) => joinValues(copies.map(({ itemCode }) => itemCode)),
  // Values are matched by position: a missing one would assign the others to the wrong copies.
  "No. Inventaris": ({ copies }) => {
    const codes = copies.flatMap(({ inventoryCode }) => inventoryCode ?? []);
    return codes.length === copies.length ? joinValues(codes) : null;
  },
  // The import gives all copies of a row one condition and one day.
  Kondisi: ({ copies }) => {
    const condition = sharedBy(copies.map((copy) => copy.condition));
    return condition && CONDITIONS[condition];
  },
  "Tanggal perolehan": ({ copies }) => sharedBy(copies.map((copy) => copy.acquiredAt)),
};

/** What all copies of a row have; null where they differ. */
function sharedBy<Value>(values: readonly Value[]): Value | null {
  const [first, ...others] = new Set(values);
  return first !== undefined && others.length === 0 ? first : null;
}
