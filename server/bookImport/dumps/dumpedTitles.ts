import { joinPlaces, joinValues } from "../../books/export/multiValueCell.js";
import { csvOf, guardCell } from "../../platform/csv/spreadsheets.js";

export type Text = string | null;

/** Columns of a title, by the names of our own export, which the import recognises. */
const TITLE_COLUMNS = [
  "Judul",
  "Anak judul",
  "Penulis",
  "Pernyataan tanggung jawab",
  "ISBN",
  "Penerbit",
  "Tempat terbit",
  "Tahun terbit",
  "Edisi",
  "Deskripsi fisik",
  "Seri",
  "Bahasa",
  "Klasifikasi",
  "No. Panggil",
  "Subjek",
  "Deskripsi",
  "Sampul",
  "Jenis bahan",
  "Tersembunyi",
] as const;

/** A copy as another system has it, its values in the words of a file. */
export interface DumpedCopy {
  readonly code: Text;
  readonly inventory: Text;
  /** Null of one that can be borrowed. */
  readonly status: Text;
  readonly received: Text;
  readonly source: Text;
  readonly supplier: Text;
  readonly invoice: Text;
  /** In rupiah. */
  readonly price: Text;
  /** Null where it is its title's. */
  readonly callNumber: Text;
  readonly category: Text;
  readonly location: Text;
  readonly shelf: Text;
  /** What has no column. */
  readonly note: Text;
}

export interface DumpedTitle {
  /** A title that is gone has none of them; its copies are refused and listed. */
  readonly cells: Readonly<Partial<Record<(typeof TITLE_COLUMNS)[number], Text>>>;
  readonly copies: readonly DumpedCopy[];
}

const ofCopies = (name: keyof DumpedCopy) => (copies: readonly DumpedCopy[]) =>
  perCopy(copies.map((copy) => copy[name]));

const COPY_COLUMNS: Readonly<Record<string, (copies: readonly DumpedCopy[]) => string | number | null>> = {
  Kategori: (copies) => commonest(copies.map(({ category }) => category)),
  Lokasi: (copies) => commonest(copies.map(({ location }) => location)),
  Rak: (copies) => commonest(copies.map(({ shelf }) => shelf)),
  "Jumlah eksemplar": (copies) => copies.length,
  "Kode eksemplar": (copies) => {
    const codes = copies.flatMap(({ code }) => filled(code) ?? []);
    return codes.length === copies.length ? joinValues(codes) || null : ofCopies("code")(copies);
  },
  "No. Inventaris": ofCopies("inventory"),
  "Status eksemplar": ofCopies("status"),
  "Tanggal perolehan": ofCopies("received"),
  "Sumber perolehan eksemplar": ofCopies("source"),
  Rekanan: ofCopies("supplier"),
  "No. faktur": ofCopies("invoice"),
  "Harga eksemplar": ofCopies("price"),
  "No. Panggil eksemplar": ofCopies("callNumber"),
  "Kategori eksemplar": (copies) => perCopy(exceptions(copies.map(({ category }) => filled(category)))),
  "Catatan eksemplar": (copies) => {
    const places = copies.map(({ location, shelf }) =>
      [location, shelf].flatMap((part) => filled(part) ?? []).join(", "),
    );
    const others = exceptions(places);
    return perCopy(
      copies.map(({ note }, index) => {
        const place = filled(others[index] ?? null);
        return [place && `Tempat: ${place}`, note].filter(Boolean).join(". ");
      }),
    );
  },
};

/** Titles as a file of our own columns. */
export function csvOfTitles(pages: AsyncIterable<readonly DumpedTitle[]>): AsyncIterable<string> {
  return csvOf([...TITLE_COLUMNS, ...Object.keys(COPY_COLUMNS)], pages, ({ cells, copies }) => [
    [
      ...TITLE_COLUMNS.map((name) => guardCell(filled(cells[name] ?? null))),
      ...Object.values(COPY_COLUMNS).map((cell) => guardCell(cell(copies))),
    ],
  ]);
}

/** ISBD's colon begins the subtitle. */
export function titleCells(title: Text): Pick<DumpedTitle["cells"], "Judul" | "Anak judul"> {
  const place = title?.indexOf(" : ") ?? -1;
  return title === null || place <= 0
    ? { Judul: title }
    : { Judul: title.slice(0, place), "Anak judul": title.slice(place + 3) };
}

export function filled(text: Text | undefined): Text {
  return text === undefined || text === null || text.trim() === "" ? null : text;
}

/** One value each, or none where no copy has one. */
function perCopy(values: readonly Text[]): Text {
  return values.every((value) => filled(value) === null) ? null : joinPlaces(values);
}

/** What most have that have anything, the first of those that as many have. */
function commonest(values: readonly Text[]): Text {
  const counts = new Map<string, number>();
  for (const value of values.flatMap((each) => filled(each) ?? [])) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[Text, number]>((most, each) => (each[1] > most[1] ? each : most), [null, 0])[0];
}

/** What differs from most of a title's copies. */
function exceptions(values: readonly Text[]): Text[] {
  const usual = commonest(values);
  return values.map((value) => (value === usual ? null : value));
}
