import { foldKey } from "../../../common/fold.js";
import { identityKey } from "../../books/record/bookIdentity.js";
import type { DigitalFileAccess } from "../../books/Book.entity.js";
import { defaultCallNumber, mainAuthorOf } from "../../books/record/callNumber.js";
import { BOOK_LIMITS } from "../../books/record/bookLimits.js";
import { guessedLanguage } from "../../books/record/guessedLanguage.js";
import { languageCode } from "../../books/record/languageCode.js";
import { READ_AS_IT_STANDS } from "../../books/record/bookFields.js";
import type { BookValues, NewBook } from "../../books/record/NewBook.js";
import { materialKindNamed } from "../../books/record/materialKindNamed.js";
import type { MaterialKind } from "../../../common/materialKinds.js";
import { parsePublishYear } from "../../books/record/publishYear.js";
import { isEmptyMarker } from "../../platform/csv/CsvCells.js";
import type { FileRow } from "../../platform/csv/readCsvRows.js";
import { completeWebAddress } from "../../platform/validation/completeWebAddress.js";
import { isSecureAddress } from "../../platform/validation/isSecureAddress.js";
import type { ImportFormat } from "../csv/importFormat.js";
import { traitsOf } from "../../books/record/bookTraits.js";
import { ImportCells } from "./ImportCells.js";
import { mendedCells } from "./mendedCells.js";
import { parseAuthors } from "./parseAuthors.js";
import { parseClass, withGrade } from "./parseClass.js";
import { parsePrice, parseCopies, parseCopyValues, parseCodes } from "./parseCopyCells.js";
import { parseIsbns } from "./parseIsbns.js";
import type { ParsedRow, ImportWarning, BookCells } from "./ImportedBook.js";

/** Reads all values of a row together, so that its report names everything that is wrong with it. */
export function parseRow(row: FileRow, format: ImportFormat): ParsedRow {
  const warnings: ImportWarning[] = [];
  const cells = new ImportCells(mendedCells(row.cells, format, warnings), format.columns);
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
  const copyValues = parseCopyValues(cells, warnings);
  const { classification, callNumber: writtenAsClass, grade } = parseClass(cells, format, warnings);
  // What the spine of the copies says is printed already: another number would be on no shelf.
  const ofCopies = choices.correctsTexts ? copyValues.shared.callNumber : null;
  const callNumber = firstSaid(cells.text("callNumber", 100), writtenAsClass, ofCopies);
  const proposal = callNumber ?? defaultCallNumber(classification?.code ?? null, mainAuthorOf(authors), title);
  if (choices.proposesCallNumbers && proposal !== callNumber) {
    warnings.push("callNumberProposed");
  }
  const standing = readAsItStands(cells);
  const { subtitle, edition, seriesTitle } = standing;
  const gradedSubtitle = withGrade(grade, subtitle, [title, edition, seriesTitle]);
  const book: NewBook & BookValues = {
    ...standing,
    subtitle: gradedSubtitle === null ? null : cells.checkLength("subtitle", gradedSubtitle, 500),
    title,
    authors,
    subjects: parseSubjects(cells),
    isbn,
    isbn13,
    publisher: cells.text("publisher", 255),
    publishYear,
    publishYearText,
    language: parseLanguage(cells, format, `${title} ${subtitle ?? ""}`, warnings),
    classification,
    callNumber,
    keepsCallNumberEmpty: !choices.proposesCallNumbers,
    category: firstSaid(cells.text("category", 255), choices.category),
    description: null,
    ...parseCover(cells, warnings),
    location: parseLocation(cells, choices.location),
    source: cells.text("source", 255),
    price: parsePrice(cells, warnings),
    materialKind: parseMaterialKind(cells, warnings),
    isHidden: parseHidden(cells),
    digitalFileAccess: parseDigitalFileAccess(cells),
    importRow: row.number,
  };
  // The last of all cells: what the others were too short for is noted in it.
  const description = cells.withNotes(parseDescription(cells));
  if (cells.hasCuts) {
    warnings.push("valueCut");
  }
  const imported = {
    row,
    book: { ...book, description },
    titleKey: foldKey(title),
    traits: traitsOf(book),
    isbn13,
    identityKey: identityKey({ title, authors, publishYear, publishYearText }),
    ...codes,
    copyValues,
    copies: Math.max(parseCopies(cells), codes.itemCodes.length),
    warnings,
  };
  const refused = cells.fieldErrors;
  return refused.length > 0 ? { row, refused, copies: imported.copies } : { row, imported };
}

function firstSaid(...values: readonly (string | null | undefined)[]): string | null {
  return values.find((value) => value !== null && value !== undefined) ?? null;
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

function parseSubjects(cells: ImportCells): string[] {
  return cells.mostOf("subjects", cells.list("subjects", 255), BOOK_LIMITS.subjects, (subject) => subject);
}

/** What no column says is guessed by the title, and said where it is not what is most likely anyway. */
function parseLanguage(cells: BookCells, { choices }: ImportFormat, title: string, warnings: ImportWarning[]): string {
  const typed = cells.text("language", 255);
  if (typed !== null) {
    return cells.checkLength("language", languageCode(typed), 40);
  }
  const guessed = choices.correctsTexts ? guessedLanguage(title) : null;
  if (guessed !== null && guessed !== "id") {
    warnings.push("languageGuessed");
  }
  return guessed ?? "id";
}

function parseYear(
  cells: BookCells,
  warnings: ImportWarning[],
): { readonly publishYear: number | null; readonly publishYearText: string | null } {
  const typed = cells.raw("publishYear")?.replace(/\s+/gu, " ") ?? "";
  if (typed === "" || isEmptyMarker(typed)) {
    return { publishYear: null, publishYearText: null };
  }
  const { year, text } = parsePublishYear(cells.checkLength("publishYear", typed, 100));
  if (year === null) {
    warnings.push("yearIsText");
  }
  return { publishYear: year, publishYearText: text };
}

function parseDescription(cells: BookCells): string | null {
  const text = cells.raw("description");
  return text === null || isEmptyMarker(text)
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

function parseMaterialKind(cells: BookCells, warnings: ImportWarning[]): MaterialKind {
  const typed = cells.text("materialKind", 100);
  if (typed === null) {
    return "book";
  }
  const kind = materialKindNamed(typed);
  if (kind === null) {
    warnings.push("materialUnknown");
  }
  return kind ?? "book";
}

function parseLocation(cells: BookCells, usual: string | null): NewBook["location"] {
  const shelf = cells.text("shelf", 100);
  const name = cells.text("location", 255) ?? (shelf === null ? null : `Rak ${shelf}`);
  if (name !== null) return { name, shelf };
  return usual === null ? null : { name: usual };
}
