import {
  type AuthorName,
  degreesLast,
  fullName,
  parseAuthorName,
  parseAuthorNames,
} from "../../authorities/names/authorName.js";
import type { FieldError } from "../../errors.js";
import { foldKey } from "../../platform/text/fold.js";
import { identityKey } from "../../books/record/bookIdentity.js";
import { defaultCallNumber } from "../../books/record/callNumber.js";
import { BOOK_LIMITS } from "../../books/record/bookLimits.js";
import { parseIsbn } from "../../books/record/isbn.js";
import { languageCode } from "../../books/record/languageCode.js";
import type { BookValues, NewBook } from "../../books/record/NewBook.js";
import { parsePublishYear } from "../../books/record/publishYear.js";
import { parseRupiah } from "../../books/record/rupiah.js";
import type { CopyCondition } from "../../books/copies/Copy.entity.js";
import { acquiredDay } from "../../books/copies/copyInput.js";
import { CsvCells } from "../../platform/csv/CsvCells.js";
import { writtenDay } from "../../platform/csv/writtenDay.js";
import type { FileRow } from "../../platform/csv/readCsvRows.js";
import type { ImportField } from "../csv/importColumns.js";
import type { ImportFormat } from "../csv/importFormat.js";
import { corrected, MAY_BE_DAMAGED } from "./corrections.js";
import { type BookTraits, traitsOf } from "./sameBook.js";

/** What a row is imported with all the same. */
export const WARNING_MESSAGES = {
  isbnOfOtherTitle: "ISBN sama, judul lain",
  isbnOfOtherEdition: "ISBN dan judul sama, edisi atau tahun lain",
  codesTaken: "kode eksemplar yang sudah dipakai, tidak masuk",
  copiesRepeated: "jumlah eksemplar untuk buku dari baris lain",
  isbnIsWrong: "ISBN tidak valid (digit cek salah), disimpan apa adanya",
  isbnIsSerial: "ISSN atau barkod majalah di kolom ISBN, disimpan apa adanya",
  isbnIsRounded: "ISBN yang dibulatkan program lembar kerja (9,78E+12), dikosongkan",
  yearIsText: "tahun terbit yang bukan tahun, disimpan apa adanya",
  textCorrected: "teks rusak (rn, &amp;, Ã©), diperbaiki",
  namesSplit: "beberapa penulis dalam satu nama, dipisah di titik koma",
  degreesMoved: "gelar di depan nama penulis, dipindah ke belakang",
  acquiredAtUnread: "tanggal perolehan yang tidak terbaca, jadi dikosongkan",
  callNumberProposed: "nomor panggil yang diusulkan dari klasifikasi, penulis, dan judul",
  imageIsFileName: "nama berkas sampul, disimpan sampai gambarnya menyusul",
} as const;

export type ImportWarning = keyof typeof WARNING_MESSAGES;

/** Those that a person has to decide on. */
export const WARNINGS_TO_CHECK: ReadonlySet<ImportWarning> = new Set([
  "isbnOfOtherTitle",
  "isbnOfOtherEdition",
  "codesTaken",
  "copiesRepeated",
]);

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
  readonly condition: CopyCondition;
  /** Of all its copies. */
  readonly acquiredAt: string | null;
  /** How many copies the row adds; copies without an item code get a generated one. */
  readonly copies: number;
  readonly warnings: readonly ImportWarning[];
}

export type ParsedRow = { readonly row: FileRow } & (
  | { readonly imported: ImportedBook }
  /** With the number of copies that it would have brought. */
  | { readonly refused: readonly FieldError[]; readonly copies: number }
);

type BookCells = CsvCells<ImportField>;

/** Reads all values of a row together, so that its report names everything that is wrong with it. */
export function parseRow(row: FileRow, format: ImportFormat): ParsedRow {
  const warnings: ImportWarning[] = [];
  const cells: BookCells = new CsvCells(correctedCells(row.cells, format, warnings), format.columns);
  const extra = row.cells.slice(format.header.length).filter((cell) => cell.trim() !== "").length;
  if (extra > 0) {
    const message =
      `baris ini ${row.cells.length} kolom, seharusnya ${format.header.length}; ` +
      `apit nilai yang berisi “${format.separator}” dengan tanda kutip`;
    return { row, refused: [{ name: "baris", message }], copies: 0 };
  }
  const { choices } = format;
  const title = parseTitle(cells);
  const authors = parseAuthors(cells, format, warnings);
  const { isbn, isbn13 } = parseIsbns(cells, format, warnings);
  const { publishYear, publishYearText } = parseYear(cells, warnings);
  const codes = parseCodes(cells);
  const classification = parseClassification(cells);
  const callNumber = cells.text("callNumber", 100);
  const proposal = callNumber ?? defaultCallNumber(classification?.code ?? null, authors[0], title);
  if (choices.proposesCallNumbers && proposal !== callNumber) {
    warnings.push("callNumberProposed");
  }
  const location = parseLocation(cells);
  const book: NewBook & BookValues = {
    title,
    subtitle: cells.text("subtitle", 500),
    authors,
    subjects: parseSubjects(cells),
    isbn,
    isbn13,
    publisher: cells.text("publisher", 255),
    publishPlace: cells.text("publishPlace", 190),
    publishYear,
    publishYearText,
    edition: cells.text("edition", 190),
    physicalDescription: cells.text("physicalDescription", 255),
    seriesTitle: cells.text("seriesTitle", 255),
    language: cells.checkLength("language", languageCode(cells.text("language", 255) ?? "id"), 40),
    classification,
    callNumber,
    keepsCallNumberEmpty: !choices.proposesCallNumbers,
    category: cells.text("category", 255) ?? choices.category,
    description: parseDescription(cells),
    ...parseCover(cells, warnings),
    location: location ?? (choices.location === null ? null : { name: choices.location }),
    source: cells.text("source", 255),
    price: parsePrice(cells),
    importRow: row.number,
  };
  const imported = {
    row,
    book,
    titleKey: foldKey(title),
    traits: traitsOf(book),
    isbn13,
    identityKey: identityKey({ title, authors, publishYear, publishYearText }),
    ...codes,
    condition: parseCondition(cells),
    acquiredAt: parseAcquiredAt(cells, warnings),
    copies: Math.max(parseCopies(cells), codes.itemCodes.length),
    warnings,
  };
  const refused = cells.fieldErrors;
  return refused.length > 0 ? { row, refused, copies: imported.copies } : { row, imported };
}

function parseTitle(cells: BookCells): string {
  const title = cells.raw("title")?.replace(/\s+/gu, " ") ?? "";
  if (/^-*$/u.test(title)) {
    cells.addError("title", "wajib diisi");
  }
  return cells.checkLength("title", title, 500);
}

const CORRECTED_FIELDS = [
  "title",
  "subtitle",
  "authors",
  "responsibility",
  "publisher",
  "publishPlace",
  "edition",
  "physicalDescription",
  "seriesTitle",
  "subjects",
  "description",
] as const;
function correctedCells(cells: readonly string[], format: ImportFormat, warnings: ImportWarning[]): readonly string[] {
  if (!format.choices.correctsTexts || !cells.some((cell) => MAY_BE_DAMAGED.test(cell))) {
    return cells;
  }
  const result = [...cells];
  for (const field of CORRECTED_FIELDS) {
    const index = format.columns.byField.get(field)?.index ?? -1;
    const cell = result[index];
    if (cell !== undefined) {
      result[index] = corrected(cell, field === "description" ? "\n" : " ");
    }
  }
  if (result.some((cell, index) => cell !== cells[index])) {
    warnings.push("textCorrected");
  }
  return result;
}

function parseAuthors(cells: BookCells, format: ImportFormat, warnings: ImportWarning[]): AuthorName[] {
  const cell = cells.raw("authors");
  const isNone = cell === null || /^(?:NONE|NULL|-+)$/u.test(cell);
  const authors = isNone ? [] : parseAuthorCell(cells, cell, format, warnings);
  const named = authors.length > 0 ? authors : parseNames(cells, cells.raw("responsibility") ?? "");
  for (const author of named) {
    cells.checkLength("authors", fullName(author), 255);
  }
  if (named.length > BOOK_LIMITS.authors) {
    cells.addError("authors", `lebih dari ${BOOK_LIMITS.authors} nama`);
  }
  return named;
}

/** What SLiMS has as one name may be several, or begin with its degrees. */
function parseAuthorCell(
  cells: BookCells,
  cell: string,
  { authorCommas, choices }: ImportFormat,
  warnings: ImportWarning[],
): AuthorName[] {
  const isJoined = /<[^<>]*;[^<>]*>/u.test(cell);
  if (!choices.correctsTexts) {
    return isJoined ? cell.split(/[<>]+/u).filter(Boolean).map(parseAuthorName) : parseNames(cells, cell, authorCommas);
  }
  const turned = cell
    .split(/([<>;|\r\n]+)/u)
    .map(degreesLast)
    .join("");
  warnings.push(
    ...(isJoined ? (["namesSplit"] as const) : []),
    ...(turned === cell ? [] : (["degreesMoved"] as const)),
  );
  return parseNames(cells, turned, authorCommas);
}

/** With its degrees a name has a few comma-separated parts; a text with more is not split into names. */
const MAX_NAME_PARTS = BOOK_LIMITS.authors * 5;

function parseNames(cells: BookCells, typed: string, commas?: ImportFormat["authorCommas"]): AuthorName[] {
  if (typed.split(/[,;|<>\r\n]+/u, MAX_NAME_PARTS + 1).length > MAX_NAME_PARTS) {
    cells.addError("authors", `lebih dari ${BOOK_LIMITS.authors} nama`);
    return [];
  }
  return parseAuthorNames(typed, commas);
}

/** Item codes and inventory codes belong together by their places in their cells. */
function parseCodes(cells: BookCells): Pick<ImportedBook, "itemCodes" | "inventoryCodes" | "spareInventoryCodes"> {
  const places = cells.places("itemCode", 100);
  const itemCodes = [...new Set(places.filter((code) => code !== null))];
  if (itemCodes.length > BOOK_LIMITS.copies) {
    cells.addError("itemCode", `lebih dari ${BOOK_LIMITS.copies} kode`);
  }
  const inventoryCodes = new Map<string, string>();
  const spareInventoryCodes: string[] = [];
  cells.places("inventoryCode", 100).forEach((inventoryCode, place) => {
    const itemCode = places[place] ?? null;
    if (inventoryCode === null) {
      return;
    }
    if (itemCode === null || inventoryCodes.has(itemCode)) {
      spareInventoryCodes.push(inventoryCode);
    } else {
      inventoryCodes.set(itemCode, inventoryCode);
    }
  });
  return { itemCodes, inventoryCodes, spareInventoryCodes };
}

function parseSubjects(cells: BookCells): string[] {
  const subjects = cells.list("subjects", 255);
  if (subjects.length > BOOK_LIMITS.subjects) {
    cells.addError("subjects", `lebih dari ${BOOK_LIMITS.subjects} subjek`);
  }
  return subjects;
}

/** An invalid ISBN next to a valid one is ignored; alone, it is dropped with a warning. */
function parseIsbns(cells: BookCells, { columns }: ImportFormat, warnings: ImportWarning[]) {
  const eightDigitsAre = /issn/iu.test(columns.byField.get("isbn")?.header ?? "") ? "issn" : "isbn";
  const typed = [cells.text("isbn13", 100), cells.text("isbn", 100)].filter((text) => text !== null);
  const parsedIsbns = typed.map((text) => ({ text, reading: parseIsbn(text, eightDigitsAre) }));
  for (const { text, reading: parsed } of parsedIsbns) {
    if (parsed.kind === "valid") {
      return { isbn: text, isbn13: parsed.isbn13 };
    }
  }
  const usable = parsedIsbns.find(({ reading: parsed }) => parsed.kind !== "rounded");
  if (parsedIsbns.length > 0) {
    warnings.push(usable ? (usable.reading.kind === "serial" ? "isbnIsSerial" : "isbnIsWrong") : "isbnIsRounded");
  }
  return { isbn: usable?.text ?? null, isbn13: null };
}

function parseYear(
  cells: BookCells,
  warnings: ImportWarning[],
): { readonly publishYear: number | null; readonly publishYearText: string | null } {
  const typed = cells.raw("publishYear")?.replace(/\s+/gu, " ") ?? "";
  if (typed === "" || /^(?:NONE|NULL)$/u.test(typed)) {
    return { publishYear: null, publishYearText: null };
  }
  const { year, text } = parsePublishYear(cells.checkLength("publishYear", typed, 100));
  if (year === null) {
    warnings.push("yearIsText");
  }
  return { publishYear: year, publishYearText: text };
}

function parseClassification(cells: BookCells): { readonly code: string; readonly name: string | null } | null {
  const code = cells.text("classification", 100);
  const name = cells.text("classificationName", 255);
  return code === null ? null : { code, name };
}

function parseDescription(cells: BookCells): string | null {
  const text = cells.raw("description");
  return text === null || /^(?:NONE|NULL)$/u.test(text)
    ? null
    : cells.checkLength("description", text, BOOK_LIMITS.descriptionCharacters);
}

/** A page can show an address of https only; SLiMS exports the name of a file, whose picture may follow. */
function parseCover(
  cells: BookCells,
  warnings: ImportWarning[],
): { readonly imageUrl: string | null; readonly coverFileName: string | null } {
  const typed = cells.text("imageUrl", 500);
  if (typed === null || /\/nophoto\//u.test(typed)) {
    return { imageUrl: null, coverFileName: null };
  }
  if (/^https:\/\//iu.test(typed) && URL.canParse(typed)) {
    return { imageUrl: typed, coverFileName: null };
  }
  warnings.push("imageIsFileName");
  const fileName = /[^/\\]*$/u.exec(typed)?.[0].slice(-255) ?? "";
  return { imageUrl: null, coverFileName: fileName === "" ? null : fileName };
}

function parseLocation(cells: BookCells): { readonly name: string; readonly shelf: string | null } | null {
  const name = cells.text("location", 255);
  const shelf = cells.text("shelf", 100);
  return name === null ? (shelf === null ? null : { name: `Rak ${shelf}`, shelf }) : { name, shelf };
}

function parsePrice(cells: BookCells): number | null {
  const typed = cells.text("price", 100);
  const price = typed === null ? null : parseRupiah(typed);
  if (typed !== null && price === null) {
    cells.addError("price", `“${typed}” bukan jumlah rupiah; tulis misalnya 45000`);
  }
  return price;
}

function parseCopies(cells: BookCells): number {
  const typed = cells.text("copies", 100);
  if (typed === null) {
    return 0;
  }
  const [, count] = /^(\d{1,9})(?:[.,]0+)?(?:\s*(?:eks|buah|copies|copy|buku)\p{L}*\.?)?$/iu.exec(typed) ?? [];
  if (count === undefined || Number(count) > BOOK_LIMITS.copies) {
    cells.addError("copies", `“${typed}” bukan jumlah eksemplar antara 0 dan ${BOOK_LIMITS.copies}`);
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

function parseCondition(cells: BookCells): CopyCondition {
  const typed = cells.text("condition", 100);
  const condition = typed === null ? "good" : CONDITIONS[foldKey(typed)];
  if (condition === undefined) {
    cells.addError("condition", `“${typed ?? ""}” tidak dikenal; tulis Baik, Rusak Ringan atau Rusak Berat`);
  }
  return condition ?? "good";
}

/** Other systems write a bare year, a time of day or `0000-00-00` there: no reason to leave the book out. */
function parseAcquiredAt(cells: BookCells, warnings: ImportWarning[]): string | null {
  const typed = cells.text("acquiredAt", 100);
  if (typed === null || NO_DAY.test(typed)) return null;
  const day = writtenDay(typed.replace(TIME_OF_DAY, ""));
  if (acquiredDay.safeParse(day).success) return day;
  warnings.push("acquiredAtUnread");
  return null;
}

const NO_DAY = /^0{1,4}[-/.]0{1,2}[-/.]0{1,4}/;
const TIME_OF_DAY = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/;
