import { type AuthorName, fullName, parseAuthorNames } from "../../authorities/names/authorName.js";
import type { FieldError } from "../../errors.js";
import { foldKey } from "../../platform/text/fold.js";
import { identityKey } from "../../books/record/bookIdentity.js";
import { readIsbn } from "../../books/record/isbn.js";
import { languageCode } from "../../books/record/languageCode.js";
import type { NewBook } from "../../books/record/NewBook.js";
import { readPublishYear } from "../../books/record/publishYear.js";
import { readRupiah } from "../../books/record/rupiah.js";
import type { CopyCondition } from "../../books/copies/Copy.entity.js";
import { CsvCells } from "../csv/csvCells.js";
import type { CsvFormat } from "../csv/csvFormat.js";
import { IMPORT_LIMITS } from "../importLimits.js";
import type { ImportField } from "../csv/importColumns.js";
import type { ImportWarning } from "./importWarnings.js";
import type { FileRow } from "../csv/readRows.js";

/** A row whose values all hold: the book it would be, and by what an import knows it again. */
export interface ImportedBook {
  readonly row: FileRow;
  readonly book: NewBook;
  readonly titleKey: string;
  readonly isbn13: string | null;
  readonly identityKey: string;
  readonly itemCodes: readonly string[];
  readonly inventoryCodes: readonly string[];
  readonly condition: CopyCondition;
  /** How many copies the row announces; those without a code get one made. */
  readonly copies: number;
  readonly warnings: readonly ImportWarning[];
}

export type RowReading =
  { readonly imported: ImportedBook } | { readonly row: FileRow; readonly refused: readonly FieldError[] };

/** Reads all values of a row together, so that its report names everything that is wrong with it. */
export function readBook(row: FileRow, format: CsvFormat): RowReading {
  const cells = new CsvCells(row.cells, format.columns);
  const extra = row.cells.slice(format.header.length).filter((cell) => cell.trim() !== "").length;
  if (extra > 0) {
    const message = `baris ini ${row.cells.length} kolom, seharusnya ${format.header.length}; apit nilai yang berisi “${format.separator}” dengan tanda kutip`;
    return { row, refused: [{ name: "baris", message }] };
  }
  const warnings: ImportWarning[] = [];
  const title = readTitle(cells);
  const authors = readAuthors(cells, format);
  const { isbn, isbn13 } = readIsbns(cells, format, warnings);
  const { publishYear, publishYearText } = readYear(cells, warnings);
  const itemCodes = readItemCodes(cells);
  const book: NewBook = {
    title,
    subtitle: cells.text("subtitle", 500),
    authors,
    subjects: readSubjects(cells),
    isbn,
    isbn13,
    publisher: cells.text("publisher", 255),
    publishPlace: cells.text("publishPlace", 190),
    publishYear,
    publishYearText,
    edition: cells.text("edition", 190),
    physicalDescription: cells.text("physicalDescription", 255),
    seriesTitle: cells.text("seriesTitle", 255),
    language: cells.bounded("language", languageCode(cells.text("language", 255) ?? "id"), 40),
    classification: readClassification(cells),
    callNumber: cells.text("callNumber", 100),
    category: cells.text("category", 255),
    description: readDescription(cells),
    imageUrl: readImage(cells, warnings),
    location: readLocation(cells),
    source: cells.text("source", 255),
    price: readPrice(cells),
    importRow: row.number,
  };
  const imported = {
    row,
    book,
    titleKey: foldKey(title),
    isbn13,
    identityKey: identityKey({ title, authors, publishYear, publishYearText }),
    itemCodes,
    inventoryCodes: cells.list("inventoryCode", 100),
    condition: readCondition(cells),
    copies: Math.max(readCopies(cells), itemCodes.length),
    warnings,
  };
  const refused = cells.problems;
  return refused.length > 0 ? { row, refused } : { imported };
}

function readTitle(cells: CsvCells): string {
  const title = cells.raw("title")?.replace(/\s+/gu, " ") ?? "";
  if (/^-*$/u.test(title)) {
    cells.refuse("title", "wajib diisi");
  }
  return cells.bounded("title", title, 500);
}

function readAuthors(cells: CsvCells, format: CsvFormat): AuthorName[] {
  const typed = cells.raw("authors");
  const authors =
    typed === null || /^(?:NONE|NULL|-+)$/u.test(typed) ? [] : authorsOf(cells, typed, format.authorCommas);
  const named = authors.length > 0 ? authors : authorsOf(cells, cells.raw("responsibility") ?? "");
  for (const author of named) {
    cells.bounded("authors", fullName(author), 255);
  }
  if (named.length > IMPORT_LIMITS.authors) {
    cells.refuse("authors", `lebih dari ${IMPORT_LIMITS.authors} nama`);
  }
  return named;
}

/** With its degrees a name is in a few pieces; of very many, the text is not read as names at all. */
const MOST_PIECES = IMPORT_LIMITS.authors * 5;

function authorsOf(cells: CsvCells, typed: string, commas?: CsvFormat["authorCommas"]): AuthorName[] {
  if (typed.split(/[,;|<>\r\n]+/u, MOST_PIECES + 1).length > MOST_PIECES) {
    cells.refuse("authors", `lebih dari ${IMPORT_LIMITS.authors} nama`);
    return [];
  }
  return parseAuthorNames(typed, commas);
}

function readItemCodes(cells: CsvCells): string[] {
  const codes = cells.list("itemCode", 100);
  if (codes.length > IMPORT_LIMITS.copies) {
    cells.refuse("itemCode", `lebih dari ${IMPORT_LIMITS.copies} kode`);
  }
  return codes;
}

function readSubjects(cells: CsvCells): string[] {
  const subjects = cells.list("subjects", 255);
  if (subjects.length > IMPORT_LIMITS.subjects) {
    cells.refuse("subjects", `lebih dari ${IMPORT_LIMITS.subjects} subjek`);
  }
  return subjects;
}

/** A damaged number beside a whole one is passed over; alone, it is dropped and said. */
function readIsbns(cells: CsvCells, { columns }: CsvFormat, warnings: ImportWarning[]) {
  const bareEight = /issn/iu.test(columns.byField.get("isbn")?.header ?? "") ? "issn" : "isbn";
  const typed = [cells.text("isbn13", 100), cells.text("isbn", 100)].filter((text) => text !== null);
  const readings = typed.map((text) => ({ text, reading: readIsbn(text, bareEight) }));
  for (const { text, reading } of readings) {
    if (reading.kind === "valid") {
      return { isbn: text, isbn13: reading.isbn13 };
    }
  }
  const kept = readings.find(({ reading }) => reading.kind !== "rounded");
  if (readings.length > 0) {
    warnings.push(kept ? (kept.reading.kind === "serial" ? "isbnIsSerial" : "isbnIsWrong") : "isbnIsRounded");
  }
  return { isbn: kept?.text ?? null, isbn13: null };
}

function readYear(
  cells: CsvCells,
  warnings: ImportWarning[],
): { readonly publishYear: number | null; readonly publishYearText: string | null } {
  const typed = cells.raw("publishYear")?.replace(/\s+/gu, " ") ?? "";
  if (typed === "" || /^(?:NONE|NULL)$/u.test(typed)) {
    return { publishYear: null, publishYearText: null };
  }
  const { year, text } = readPublishYear(cells.bounded("publishYear", typed, 100));
  if (year === null) {
    warnings.push("yearIsText");
  }
  return { publishYear: year, publishYearText: text };
}

function readClassification(cells: CsvCells): { readonly code: string; readonly name: string | null } | null {
  const code = cells.text("classification", 100);
  const name = cells.text("classificationName", 255);
  return code === null ? null : { code, name };
}

function readDescription(cells: CsvCells): string | null {
  const text = cells.raw("description");
  return text === null || /^(?:NONE|NULL)$/u.test(text)
    ? null
    : cells.bounded("description", text, IMPORT_LIMITS.descriptionCharacters);
}

/** Only an address the pages may load can be shown; SLiMS exports the name of a file that stays behind on its own server. */
function readImage(cells: CsvCells, warnings: ImportWarning[]): string | null {
  const typed = cells.text("imageUrl", 500);
  if (typed === null || /\/nophoto\//u.test(typed)) {
    return null;
  }
  if (!/^https:\/\//iu.test(typed) || !URL.canParse(typed)) {
    warnings.push("imageIsNoAddress");
    return null;
  }
  return typed;
}

function readLocation(cells: CsvCells): { readonly name: string; readonly shelf: string | null } | null {
  const name = cells.text("location", 255);
  const shelf = cells.text("shelf", 100);
  return name === null ? (shelf === null ? null : { name: `Rak ${shelf}`, shelf }) : { name, shelf };
}

function readPrice(cells: CsvCells): number | null {
  const typed = cells.text("price", 100);
  const price = typed === null ? null : readRupiah(typed);
  if (typed !== null && price === null) {
    cells.refuse("price", `“${typed}” bukan jumlah rupiah; tulis misalnya 45000`);
  }
  return price;
}

function readCopies(cells: CsvCells): number {
  const typed = cells.text("copies", 100);
  if (typed === null) {
    return 0;
  }
  const [, count] = /^(\d{1,9})(?:[.,]0+)?(?:\s*(?:eks|buah|copies|copy|buku)\p{L}*\.?)?$/iu.exec(typed) ?? [];
  if (count === undefined || Number(count) > IMPORT_LIMITS.copies) {
    cells.refuse("copies", `“${typed}” bukan jumlah eksemplar antara 0 dan ${IMPORT_LIMITS.copies}`);
    return 0;
  }
  return Number(count);
}

const CONDITIONS: Readonly<Record<string, CopyCondition>> = {
  baik: "good",
  bagus: "good",
  baru: "good",
  good: "good",
  "rusak ringan": "worn",
  worn: "worn",
  "rusak berat": "damaged",
  rusak: "damaged",
  damaged: "damaged",
};

function readCondition(cells: CsvCells): CopyCondition {
  const field: ImportField = "condition";
  const typed = cells.text(field, 100);
  const condition = typed === null ? "good" : CONDITIONS[foldKey(typed)];
  if (condition === undefined) {
    cells.refuse(field, `“${typed ?? ""}” tidak dikenal; tulis Baik, Rusak Ringan atau Rusak Berat`);
  }
  return condition ?? "good";
}
