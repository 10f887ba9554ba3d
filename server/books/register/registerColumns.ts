import type { RegisterLine } from "./registerLine.js";

/** The columns of the inventory book, in the order of the National Library's; widths in characters of a spreadsheet. */
export const registerColumns = [
  { name: "registeredOn", header: "Tanggal", width: 12, kind: "day" },
  { name: "number", header: "No. Inventaris", width: 20, kind: "text" },
  { name: "material", header: "Jenis bahan", width: 16, kind: "text" },
  { name: "title", header: "Judul", width: 48, kind: "text" },
  { name: "authors", header: "Penulis", width: 30, kind: "text" },
  { name: "edition", header: "Edisi", width: 12, kind: "text" },
  { name: "publishPlace", header: "Tempat terbit", width: 16, kind: "text" },
  { name: "publisher", header: "Penerbit", width: 24, kind: "text" },
  { name: "publishYear", header: "Tahun", width: 9, kind: "text" },
  { name: "physicalDescription", header: "Deskripsi fisik", width: 24, kind: "text" },
  { name: "source", header: "Sumber", width: 14, kind: "text" },
  { name: "supplier", header: "Rekanan", width: 22, kind: "text" },
  { name: "category", header: "Kategori", width: 18, kind: "text" },
  { name: "isbn", header: "ISBN/ISSN", width: 19, kind: "text" },
  { name: "price", header: "Harga", width: 12, kind: "number" },
  { name: "callNumber", header: "No. Panggil", width: 18, kind: "text" },
  { name: "remarks", header: "Keterangan", width: 28, kind: "text" },
] as const satisfies readonly {
  readonly name: keyof RegisterLine;
  readonly header: string;
  readonly width: number;
  readonly kind: "text" | "number" | "day";
}[];
