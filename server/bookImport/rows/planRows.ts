import type { NewBook, NewCopy } from "../../books/record/NewBook.js";
import { required } from "../../platform/required.js";
import { type BookSource, type KnownBook, KnownBooks } from "./KnownBooks.js";
import type { ImportedBook, ParsedRow } from "./parseRow.js";

export type OutcomeKind = "new" | "duplicate" | "refused";

/** What becomes of one row, and why. */
export interface RowOutcome {
  readonly parsedRow: ParsedRow;
  readonly kind: OutcomeKind;
  /** Empty for a new book. */
  readonly reason: string;
  /** How many copies it adds, to a new or an existing book. */
  readonly copies: number;
}

interface PlannedBook {
  readonly row: ImportedBook;
  readonly known: KnownBook;
  readonly copies: NewCopy[];
}

/** Copies that a row adds to a book which is already written. */
interface AddedCopies {
  readonly bookId: number;
  readonly book: KnownBook;
  readonly copies: readonly NewCopy[];
}

export interface PlannedRows {
  readonly books: readonly PlannedBook[];
  readonly addedCopies: readonly AddedCopies[];
  /** One for each row, in their order. */
  readonly outcomes: readonly RowOutcome[];
}

/**
 * Decides what becomes of each row of a chunk, by the books that the sources have. The one place for it: a preview
 * shows what the import will do.
 */
export async function planRows(
  rows: readonly ParsedRow[],
  sources: readonly BookSource[],
  importId: number,
  codePrefix: string,
): Promise<PlannedRows> {
  const imported = rows.flatMap((row) => ("imported" in row ? row.imported : []));
  const known = await KnownBooks.load(sources, imported, importId);
  const books: PlannedBook[] = [];
  const addedCopies: AddedCopies[] = [];
  const outcomes = rows.map((parsedRow): RowOutcome => {
    if ("refused" in parsedRow) {
      return {
        parsedRow,
        kind: "refused",
        reason: parsedRow.refused.map(({ name, message }) => `Kolom “${name}”: ${message}.`).join(" "),
        copies: 0,
      };
    }
    const row = parsedRow.imported;
    const duplicate = findDuplicate(row, known);
    if (!duplicate) {
      const book: KnownBook = { ...row, title: row.book.title, id: null, row: row.row.number, isBinned: false };
      known.add(book, row.itemCodes);
      const copies = copiesOf(row, row.itemCodes, row.copies, codePrefix, null);
      books.push({ row, known: book, copies });
      return { parsedRow, kind: "new", reason: "", copies: copies.length };
    }
    if (duplicate.newItemCodes.length > 0) {
      const copies = copiesOf(row, duplicate.newItemCodes, 0, codePrefix, row.book.location ?? null);
      const sameChunk = books.find((book) => book.known === duplicate.book);
      if (sameChunk) {
        sameChunk.copies.push(...copies);
      } else {
        const bookId = required(duplicate.book.id, "the id of a book that is written already");
        addedCopies.push({ bookId, book: duplicate.book, copies });
      }
      known.add(duplicate.book, duplicate.newItemCodes);
    }
    return { parsedRow, kind: "duplicate", reason: duplicate.reason, copies: duplicate.newItemCodes.length };
  });
  return { books, addedCopies, outcomes };
}

interface Duplicate {
  readonly book: KnownBook;
  readonly reason: string;
  /** Codes of the row that no copy has yet: they become copies of the book that is there. */
  readonly newItemCodes: readonly string[];
}

/** Whether a row repeats a known book: by a copy's code, then by ISBN, then by title, authors and year. */
function findDuplicate(row: ImportedBook, known: KnownBooks): Duplicate | undefined {
  const takenCode = row.itemCodes.find((code) => known.findByItemCode(code));
  const byCode = takenCode === undefined ? undefined : known.findByItemCode(takenCode);
  if (byCode?.isBinned) {
    return binnedDuplicate(byCode, `kode eksemplar ${takenCode}`);
  }
  if (byCode) {
    return byCode.titleKey === row.titleKey
      ? sameBookDuplicate(row, byCode, known, `kode eksemplar ${takenCode}`)
      : conflictingDuplicate(row, byCode, `kode eksemplar ${takenCode}`, "betulkan kode eksemplar");
  }
  const byIsbn = known.findByIsbn(row);
  if (byIsbn) {
    return byIsbn.titleKey === row.titleKey
      ? sameBookDuplicate(row, byIsbn, known, `ISBN ${row.isbn13}`)
      : conflictingDuplicate(row, byIsbn, `ISBN ${row.isbn13}`, "betulkan atau kosongkan ISBN");
  }
  const byIdentity = known.findByIdentity(row);
  return byIdentity && sameBookDuplicate(row, byIdentity, known, "judul, penulis, dan tahun yang sama");
}

/** A deleted book keeps its item codes as long as it can be restored. */
function binnedDuplicate(book: KnownBook, matchedBy: string): Duplicate {
  return {
    book,
    newItemCodes: [],
    reason:
      `Ada buku “${book.title}” di Tempat Sampah dengan ${matchedBy}. ` +
      "Pulihkan buku itu, atau hapus selamanya lalu impor lagi.",
  };
}

function sameBookDuplicate(row: ImportedBook, book: KnownBook, known: KnownBooks, matchedBy: string): Duplicate {
  const newItemCodes = row.itemCodes.filter((code) => !known.findByItemCode(code));
  const added = newItemCodes.length > 0 ? `; ${newItemCodes.length} eksemplar ditambahkan` : "";
  return { book, newItemCodes, reason: `Sama dengan ${describeBook(book)}: ${matchedBy}${added}.` };
}

/** The code or ISBN matches but the title differs: reported for a person to decide; nothing is merged. */
function conflictingDuplicate(row: ImportedBook, book: KnownBook, matchedBy: string, suggestion: string): Duplicate {
  return {
    book,
    newItemCodes: [],
    reason:
      `“${row.book.title}” memakai ${matchedBy} yang sudah dipakai ${describeBook(book)}. ` +
      `Bila memang buku lain, ${suggestion} lalu impor lagi.`,
  };
}

function describeBook({ title, row }: KnownBook): string {
  return row === null ? `buku “${title}” di katalog` : `baris ${row} “${title}”`;
}

/** The copies of a row: one per item code, and as many with generated codes as the row's count requires. */
function copiesOf(
  row: ImportedBook,
  codes: readonly string[],
  requested: number,
  prefix: string,
  location: NewBook["location"],
): NewCopy[] {
  const generated = Array.from(
    { length: Math.max(0, requested - codes.length) },
    (_, index) => `${prefix}${row.row.number}-${index + 1}`,
  );
  return [...codes, ...generated].map((itemCode) => {
    const place = row.itemCodes.indexOf(itemCode);
    const inventoryCode =
      row.inventoryCodes[place >= 0 ? place : row.itemCodes.length + generated.indexOf(itemCode)] ?? null;
    return { itemCode, inventoryCode, condition: row.condition, location: location ?? null };
  });
}
