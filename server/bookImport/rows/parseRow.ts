import {
  type CreditedName,
  degreesLast,
  fullName,
  parseAuthorName,
  parseAuthorNames,
} from "../../authorities/names/authorName.js";
import { foldKey } from "../../../common/fold.js";
import { identityKey } from "../../books/record/bookIdentity.js";
import type { DigitalFileAccess } from "../../books/Book.entity.js";
import { defaultCallNumber, mainAuthorOf } from "../../books/record/callNumber.js";
import { BOOK_LIMITS } from "../../books/record/bookLimits.js";
import { parseIsbn } from "../../books/record/isbn.js";
import { languageCode } from "../../books/record/languageCode.js";
import { READ_AS_IT_STANDS } from "../../books/record/bookFields.js";
import type { BookValues, NewBook } from "../../books/record/NewBook.js";
import { MATERIAL_KIND_NAMES, MATERIAL_KINDS, type MaterialKind } from "../../../common/materialKinds.js";
import { parsePublishYear } from "../../books/record/publishYear.js";
import { CsvCells } from "../../platform/csv/CsvCells.js";
import type { FileRow } from "../../platform/csv/readCsvRows.js";
import { completeWebAddress } from "../../platform/validation/completeWebAddress.js";
import { isSecureAddress } from "../../platform/validation/isSecureAddress.js";
import type { ImportFormat } from "../csv/importFormat.js";
import { corrected, MAY_BE_DAMAGED } from "./corrections.js";
import { traitsOf } from "../../books/record/bookTraits.js";
import { parsePrice, parseCopies, parseCopyValues, parseCodes } from "./parseCopyCells.js";
import type { ParsedRow, ImportWarning, BookCells } from "./ImportedBook.js";

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
  const proposal = callNumber ?? defaultCallNumber(classification?.code ?? null, mainAuthorOf(authors), title);
  if (choices.proposesCallNumbers && proposal !== callNumber) {
    warnings.push("callNumberProposed");
  }
  const location = parseLocation(cells);
  const book: NewBook & BookValues = {
    ...readAsItStands(cells),
    title,
    authors,
    subjects: parseSubjects(cells),
    isbn,
    isbn13,
    publisher: cells.text("publisher", 255),
    publishYear,
    publishYearText,
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
    materialKind: parseMaterialKind(cells, warnings),
    isHidden: parseHidden(cells),
    digitalFileAccess: parseDigitalFileAccess(cells),
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
    copyValues: parseCopyValues(cells, warnings),
    copies: Math.max(parseCopies(cells), codes.itemCodes.length),
    warnings,
  };
  const refused = cells.fieldErrors;
  return refused.length > 0 ? { row, refused, copies: imported.copies } : { row, imported };
}

function readAsItStands(cells: BookCells) {
  const texts = READ_AS_IT_STANDS.map(({ name, maxLength }) => [name, cells.text(name, maxLength)]);
  return Object.fromEntries(texts) as Record<(typeof READ_AS_IT_STANDS)[number]["name"], string | null>;
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
  "authors",
  "responsibility",
  "publisher",
  "subjects",
  "description",
  ...READ_AS_IT_STANDS.map(({ name }) => name),
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

function parseAuthors(cells: BookCells, format: ImportFormat, warnings: ImportWarning[]): CreditedName[] {
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
): CreditedName[] {
  const isJoined = /<[^<>;]*;[^<>]*>/u.test(cell);
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

function parseNames(cells: BookCells, typed: string, commas?: ImportFormat["authorCommas"]): CreditedName[] {
  if (typed.split(/[,;|<>\r\n]+/u, MAX_NAME_PARTS + 1).length > MAX_NAME_PARTS) {
    cells.addError("authors", `lebih dari ${BOOK_LIMITS.authors} nama`);
    return [];
  }
  return parseAuthorNames(typed, commas);
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
  const cell = cells.text("imageUrl", 500);
  if (cell === null || /\/nophoto\//u.test(cell)) {
    return { imageUrl: null, coverFileName: null };
  }
  // `sampul.jpg` is a file's name, `situs.id/sampul.jpg` an address.
  const typed = cell.includes("/") ? completeWebAddress(cell) : cell;
  if (isSecureAddress(typed)) {
    return { imageUrl: typed, coverFileName: null };
  }
  warnings.push("imageIsFileName");
  const fileName = /[^/\\]*$/u.exec(typed)?.[0].slice(-255) ?? "";
  return { imageUrl: null, coverFileName: fileName === "" ? null : fileName };
}

const ACCESS: Readonly<Record<string, DigitalFileAccess>> = {
  "semua orang": "public",
  semua: "public",
  umum: "public",
  publik: "public",
  public: "public",
  "anggota saja": "members",
  "anggota saja setelah login": "members",
  anggota: "members",
  members: "members",
};

/** A word that nobody knows opens nothing: what was meant for members must not be everybody's by a slip. */
function parseDigitalFileAccess(cells: BookCells): DigitalFileAccess {
  const typed = cells.text("digitalFileAccess", 100);
  const access = typed === null ? "public" : ACCESS[foldKey(typed)];
  if (access === undefined) {
    cells.addError("digitalFileAccess", `“${typed ?? ""}” tidak dikenal; tulis Semua orang atau Anggota saja`);
  }
  return access ?? "public";
}

const HIDDEN: Readonly<Record<string, boolean>> = {
  ya: true,
  y: true,
  1: true,
  true: true,
  yes: true,
  tersembunyi: true,
  disembunyikan: true,
  tidak: false,
  t: false,
  0: false,
  false: false,
  no: false,
};

/** A word that nobody knows shows nothing: what was meant for the library must not be everybody's by a slip. */
function parseHidden(cells: BookCells): boolean {
  const typed = cells.text("isHidden", 100);
  const isHidden = typed === null ? false : HIDDEN[foldKey(typed)];
  if (isHidden === undefined) {
    cells.addError("isHidden", `“${typed ?? ""}” tidak dikenal; tulis Ya atau Tidak`);
  }
  return isHidden ?? true;
}

/** What other programs call them: SLiMS in English, INLISLite in Indonesian, each kind by words that only it has. */
const MATERIAL_WORDS: Readonly<Record<MaterialKind, RegExp>> = {
  serial: /\b(?:serials?|periodicals?|magazines?|journals?|newspapers?|berkala|majalah|jurnal|koran)\b/u,
  academic_work: /\b(?:thes[ei]s|tesis|skripsi|disertasi|dissertations?|karya (?:tulis|ilmiah)|laporan)\b/u,
  audiovisual:
    /\b(?:audio|audiovisual|video|videos|videorecordings?|sound|recordings?|rekaman|films?|motion|slides?|music|musik|filmstrips?)\b/u,
  map: /\b(?:maps?|peta|kartografis?|cartographic|globes?|atlas)\b/u,
  teaching_aid: /\b(?:alat peraga|realia|models?|games?|kits?|toys?|permainan|mainan|equipment|specimens?)\b/u,
  digital: /\b(?:digital|electronic|elektronik|ebooks?|e book|computer|komputer|online|daring|cd rom)\b/u,
  book: /\b(?:books?|buku|texts?|teks|monographs?|monograf|printed|tercetak|braille|manuscripts?|manuskrip)\b/u,
};

function parseMaterialKind(cells: BookCells, warnings: ImportWarning[]): MaterialKind {
  const typed = cells.text("materialKind", 100);
  if (typed === null) {
    return "book";
  }
  const words = foldKey(typed);
  const kind =
    MATERIAL_KINDS.find((one) => foldKey(MATERIAL_KIND_NAMES[one]) === words) ??
    (Object.keys(MATERIAL_WORDS) as MaterialKind[]).find((one) => MATERIAL_WORDS[one].test(words));
  if (kind === undefined) {
    warnings.push("materialUnknown");
  }
  return kind ?? "book";
}

function parseLocation(cells: BookCells): { readonly name: string; readonly shelf: string | null } | null {
  const name = cells.text("location", 255);
  const shelf = cells.text("shelf", 100);
  return name === null ? (shelf === null ? null : { name: `Rak ${shelf}`, shelf }) : { name, shelf };
}
