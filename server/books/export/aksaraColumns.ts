import type { WrittenBook } from "./exportedBooks.js";
import { bookFields, EXPORTED_BOOK_NAMES } from "../record/bookFields.js";
import { MATERIAL_KIND_NAMES } from "../../../common/materialKinds.js";
import { formatAuthor, joinPlaces, joinValues, placeValue } from "./multiValueCell.js";

type Cell = string | number | null;

const ACCESS = { public: "Semua orang", members: "Anggota saja" } as const;
const CONDITIONS = { good: "Baik", worn: "Rusak ringan", damaged: "Rusak berat" } as const;

const STATUSES = {
  // An empty cell says so too, as of any new copy.
  available: null,
  repair: "Dalam perbaikan",
  reference_only: "Hanya dibaca di tempat",
  lost: "Hilang",
  withdrawn: "Ditarik",
} as const;

const cellOf =
  (name: Exclude<keyof typeof bookFields, "isHidden">) =>
  (book: WrittenBook): Cell =>
    book[name];

/** The values after the year, each under its label. */
const described = EXPORTED_BOOK_NAMES.filter(
  (name) => !["title", "subtitle", "isbn", "publishPlace", "callNumber", "description", "price"].includes(name),
);
const describedColumns = Object.fromEntries(described.map((name) => [bookFields[name].file.label, cellOf(name)]));

/** Our own column names, which the import recognises: an exported file can be imported again without loss. */
export const aksaraColumns: Readonly<Record<string, (book: WrittenBook, origin: string) => Cell>> = {
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
  "Jenis bahan": ({ materialKind }) => MATERIAL_KIND_NAMES[materialKind],
  Tersembunyi: ({ isHidden }) => (isHidden ? "Ya" : null),
  // Also where there is no file yet: one that is added later has the access that was chosen for it.
  "Akses berkas digital": ({ digitalFileAccess }) => ACCESS[digitalFileAccess],
  Lokasi: ({ location }) => location?.name ?? null,
  Rak: ({ location }) => location?.shelf ?? null,
  "Sumber perolehan": ({ source }) => source,
  Harga: cellOf("price"),
  "Jumlah eksemplar": ({ copies }) => copies.length,
  "Kode eksemplar": ({ copies }) => joinValues(copies.map(({ itemCode }) => itemCode)),
  "No. Inventaris": ({ copies }) => {
    const codes = copies.map(({ inventoryCode }) => inventoryCode && placeValue(inventoryCode));
    if (codes.every((code) => code === null)) return null;
    return codes.includes(null) ? joinPlaces(codes) : joinValues(codes.flatMap((code) => code ?? []));
  },
  Kondisi: ({ copies }) => ofCopies(copies.map(({ condition }) => CONDITIONS[condition])),
  "Status eksemplar": ({ copies }) => ofCopies(copies.map(({ status }) => STATUSES[status])),
  "Tanggal perolehan": ({ copies }) => ofCopies(copies.map(({ acquiredAt }) => acquiredAt)),
  // Empty where every copy has its book's source, which the import assumes of an empty cell.
  "Sumber perolehan eksemplar": ({ source, copies }) => {
    const sources = copies.map((copy) => copy.source);
    if (sources.every((one) => one === source)) return null;
    return sources.includes(null) ? joinPlaces(sources) : ofCopies(sources);
  },
  Rekanan: ({ copies }) => ofCopies(copies.map(({ supplier }) => supplier)),
  "No. faktur": ({ copies }) => ofCopies(copies.map(({ invoiceNumber }) => invoiceNumber)),
  "Harga eksemplar": ({ copies }) => ofCopies(copies.map(({ price }) => price?.toString() ?? null)),
  "No. Panggil eksemplar": ({ copies }) => ofCopies(copies.map(({ callNumber }) => callNumber)),
  "Kategori eksemplar": ({ copies }) => ofCopies(copies.map(({ category }) => category)),
  "Catatan eksemplar": ({ copies }) => ofCopies(copies.map(({ note }) => note)),
  "Edisi terbitan": ({ copies }) => ofCopies(copies.map(({ issueLabel }) => issueLabel)),
};

/** What all copies of a row have, or what each has at its place. */
function ofCopies(values: readonly (string | null)[]): string | null {
  const [first = null, ...others] = new Set(values.map((value) => value && placeValue(value)));
  return others.length === 0 ? first : joinPlaces(values);
}
