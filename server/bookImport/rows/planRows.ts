import type { NewBook, NewCopy } from "../../books/record/NewBook.js";
import { required } from "../../platform/required.js";
import { type BookSource, foldedCode, type KnownBook, KnownBooks } from "./KnownBooks.js";
import type { ImportedBook, ImportWarning, ParsedRow } from "./parseRow.js";
import type { SameBy } from "./sameBook.js";

export type OutcomeKind = "new" | "duplicate" | "refused";

/** What becomes of one row, and why. */
export interface RowOutcome {
  readonly parsedRow: ParsedRow;
  readonly kind: OutcomeKind;
  /** Empty where a row becomes a new book with all of its copies. */
  readonly reason: string;
  /** How many copies it adds, to a new or an existing book. */
  readonly copies: number;
  /** How many of its copies are in the catalogue neither before nor after. */
  readonly copiesLeftOut: number;
  readonly warnings: readonly ImportWarning[];
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
  const books = new Map<KnownBook, PlannedBook>();
  const addedCopies: AddedCopies[] = [];
  const outcomes = rows.map((parsedRow): RowOutcome => {
    if ("refused" in parsedRow) {
      const reason = parsedRow.refused.map(({ name, message }) => `Kolom “${name}”: ${message}.`).join(" ");
      return { parsedRow, kind: "refused", reason, copies: 0, copiesLeftOut: parsedRow.copies, warnings: [] };
    }
    const row = parsedRow.imported;
    const same = known.find(row);
    if (same?.book.isBinned) {
      const reason =
        `Ada buku “${same.book.title}” di Tempat Sampah dengan ${matchedBy(row, same, known)}. ` +
        "Pulihkan buku itu, atau hapus selamanya lalu impor lagi.";
      return { parsedRow, kind: "refused", reason, copies: 0, copiesLeftOut: row.copies, warnings: row.warnings };
    }
    const codes = sortCodes(row, known, same?.book);
    const warnings = [...(codes.leftOut.length > 0 ? (["codesTaken"] as const) : []), ...row.warnings];
    if (!same) {
      const sharesIsbn = known.sharesIsbn(row);
      const book: KnownBook = {
        ...row,
        title: row.book.title,
        described: row.book,
        id: null,
        row: row.row.number,
        isBinned: false,
      };
      const copies = copiesOf(row, codes.free, row.copies - row.itemCodes.length, codePrefix, null);
      books.set(book, { row, known: book, copies });
      known.add(book);
      known.holdCodes(book, codes.free);
      const isOtherTitle = sharesIsbn?.traits.title !== row.traits.title;
      return {
        parsedRow,
        kind: "new",
        reason: [
          ...(sharesIsbn
            ? [
                `ISBN ${row.isbn13} sama dengan ${describeBook(sharesIsbn)}, ` +
                  `${isOtherTitle ? "judulnya" : "edisi, jilid atau tahunnya"} lain: masuk sebagai buku sendiri.`,
              ]
            : []),
          ...codes.leftOut,
        ].join(" "),
        copies: copies.length,
        copiesLeftOut: codes.taken,
        warnings: sharesIsbn ? [isOtherTitle ? "isbnOfOtherTitle" : "isbnOfOtherEdition", ...warnings] : warnings,
      };
    }
    const copies = copiesOf(row, codes.free, 0, codePrefix, row.book.location ?? null);
    const sameChunk = books.get(same.book);
    if (sameChunk) {
      sameChunk.copies.push(...copies);
    } else if (copies.length > 0) {
      const bookId = required(same.book.id, "the id of a book that is written already");
      addedCopies.push({ bookId, book: same.book, copies });
    }
    const reason = `Sama dengan ${describeBook(same.book)}: ${matchedBy(row, same, known)}${
      copies.length > 0 ? `; ${copies.length} eksemplar ditambahkan` : ""
    }.`;
    known.holdCodes(same.book, codes.free);
    // Of the catalogue's own books nobody knows whether the number is news; a second line of one file says it is.
    const uncounted = same.book.row === null ? 0 : row.copies - row.itemCodes.length;
    return {
      parsedRow,
      kind: "duplicate",
      reason: [
        reason,
        ...(uncounted > 0 ? [`${uncounted} eksemplar tanpa kode tidak ditambahkan.`] : []),
        ...codes.leftOut,
      ].join(" "),
      copies: copies.length,
      copiesLeftOut: codes.taken + uncounted,
      warnings: uncounted > 0 ? ["copiesRepeated", ...warnings] : warnings,
    };
  });
  return { books: [...books.values()], addedCopies, outcomes };
}

interface SortedCodes {
  /** They become copies of the row's book. */
  readonly free: readonly string[];
  /** How many another copy has. */
  readonly taken: number;
  /** Why, by who has them. */
  readonly leftOut: readonly string[];
}

const MAX_NAMED_CODES = 5;

/** A code that is taken stays out by itself; codes that the row's own book has are there already. */
function sortCodes(row: ImportedBook, known: KnownBooks, own: KnownBook | undefined): SortedCodes {
  const free = new Map<string, string>();
  const takenBy = new Map<string, string[]>();
  let taken = 0;
  for (const code of row.itemCodes) {
    const holder = known.holderOf(code);
    const twin = free.get(foldedCode(code));
    if (holder ? holder === own : twin === code) {
      continue;
    }
    if (!holder && twin === undefined) {
      free.set(foldedCode(code), code);
      continue;
    }
    const who = holder ? describeBook(holder) : `kode ${twin} di baris ini`;
    takenBy.set(who, [...(takenBy.get(who) ?? []), code]);
    taken += 1;
  }
  const leftOut = [...takenBy].map(([who, codes]) => {
    const more = codes.length > MAX_NAMED_CODES ? ` dan ${codes.length - MAX_NAMED_CODES} lagi` : "";
    return `Eksemplar ${codes.slice(0, MAX_NAMED_CODES).join(", ")}${more} tidak masuk: kodenya sudah dipakai ${who}.`;
  });
  return { free: [...free.values()], taken, leftOut };
}

function matchedBy(
  row: ImportedBook,
  { book, by }: { readonly book: KnownBook; readonly by: SameBy },
  known: KnownBooks,
): string {
  const shared = row.itemCodes.find((code) => known.holderOf(code) === book);
  if (shared !== undefined) {
    return `kode eksemplar ${shared}`;
  }
  return by === "isbn" ? `ISBN ${row.isbn13}` : "judul, penulis, dan tahun yang sama";
}

function describeBook({ title, row, isBinned }: KnownBook): string {
  if (isBinned) {
    return `buku “${title}” di Tempat Sampah`;
  }
  return row === null ? `buku “${title}” di katalog` : `baris ${row} “${title}”`;
}

/** The copies of a row: one per free item code, and so many with generated codes. */
function copiesOf(
  row: ImportedBook,
  codes: readonly string[],
  withoutCode: number,
  prefix: string,
  location: NewBook["location"],
): NewCopy[] {
  const generated = Array.from(
    { length: Math.max(0, withoutCode) },
    (_, index) => `${prefix}${row.row.number}-${index + 1}`,
  );
  return [...codes, ...generated].map((itemCode) => {
    const place = row.itemCodes.indexOf(itemCode);
    const inventoryCode =
      row.inventoryCodes[place >= 0 ? place : row.itemCodes.length + generated.indexOf(itemCode)] ?? null;
    return { itemCode, inventoryCode, condition: row.condition, location: location ?? null };
  });
}
