import type { NewBook, NewCopy } from "../../books/record/NewBook.js";
import { findDuplicate } from "./findDuplicate.js";
import type { ImportedBook, ParsedRow } from "./parseRow.js";
import type { KnownBook, KnownBooks } from "./KnownBooks.js";

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

export interface PlannedBook {
  readonly row: ImportedBook;
  readonly known: KnownBook;
  readonly copies: NewCopy[];
}

/** Copies that a row adds to a book which is already written. */
export interface AddedCopies {
  readonly book: KnownBook;
  readonly copies: readonly NewCopy[];
}

export interface PlannedRows {
  readonly books: readonly PlannedBook[];
  readonly addedCopies: readonly AddedCopies[];
  /** One for each row, in their order. */
  readonly outcomes: readonly RowOutcome[];
}

/** Decides what becomes of each row of a chunk. The one place for it: a preview shows what the import will do. */
export function planRows(rows: readonly ParsedRow[], known: KnownBooks, codePrefix: string): PlannedRows {
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
        addedCopies.push({ book: duplicate.book, copies });
      }
      known.add(duplicate.book, duplicate.newItemCodes);
    }
    return { parsedRow, kind: "duplicate", reason: duplicate.reason, copies: duplicate.newItemCodes.length };
  });
  return { books, addedCopies, outcomes };
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

/** The row as the file has it. */
export function sourceRow(parsedRow: RowOutcome["parsedRow"]): {
  readonly number: number;
  readonly cells: readonly string[];
} {
  return "imported" in parsedRow ? parsedRow.imported.row : parsedRow.row;
}

export interface ImportCounts {
  readonly rows: number;
  readonly books: number;
  readonly copies: number;
  readonly duplicates: number;
  readonly refused: number;
}

export const ZERO_COUNTS: ImportCounts = { rows: 0, books: 0, copies: 0, duplicates: 0, refused: 0 };

export function countOutcomes(outcomes: readonly RowOutcome[]): ImportCounts {
  const countOf = (kind: OutcomeKind) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const copies = outcomes.reduce((total, outcome) => total + outcome.copies, 0);
  return {
    rows: outcomes.length,
    books: countOf("new"),
    copies,
    duplicates: countOf("duplicate"),
    refused: countOf("refused"),
  };
}

export function addCounts(one: ImportCounts, other: ImportCounts): ImportCounts {
  return {
    rows: one.rows + other.rows,
    books: one.books + other.books,
    copies: one.copies + other.copies,
    duplicates: one.duplicates + other.duplicates,
    refused: one.refused + other.refused,
  };
}
