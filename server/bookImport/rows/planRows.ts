import type { NewBook, NewCopy } from "../../books/record/NewBook.js";
import { EventLoopTurns } from "../../platform/database/writing/EventLoopTurns.js";
import { required } from "../../platform/required.js";
import { type ImportDecisions, NO_DECISION, NO_DECISIONS } from "../csv/importDecisions.js";
import { type BookSource, type KnownBook, KnownBooks } from "./KnownBooks.js";
import type { ImportedBook, ImportWarning, ParsedRow } from "./ImportedBook.js";
import { type TakenCode, sortCodes, reasonsOf } from "./sortCodes.js";
import { matchedBy, describeBook } from "./describeBook.js";

export type OutcomeKind = "new" | "duplicate" | "refused";

/** Whether a row may be imported as a book of its own although it resembles one, or a person has said so. */
export type OwnBook = "impossible" | "possible" | "decided";

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
  readonly ownBook: OwnBook;
  readonly takenCodes: readonly TakenCode[];
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

interface PlanOptions {
  readonly importId: number;
  /** Begins the codes of copies that have none. */
  readonly codePrefix: string;
  readonly decisions?: ImportDecisions;
  /** Those of the transaction that it is planned in, or of its own. */
  readonly turns?: EventLoopTurns;
}

/**
 * Decides what becomes of each row of a chunk, by the books that the sources have and by what a person has decided. The
 * one place for it: a preview shows what the import will do.
 */
export async function planRows(
  rows: readonly ParsedRow[],
  sources: readonly BookSource[],
  { importId, codePrefix, decisions = NO_DECISIONS, turns = new EventLoopTurns() }: PlanOptions,
): Promise<PlannedRows> {
  const imported = rows.flatMap((row) => ("imported" in row ? row.imported : []));
  const newCodes = rows.flatMap(({ row }) => [...(decisions.get(row.number)?.newCodes.values() ?? [])]);
  const known = await KnownBooks.load(sources, imported, importId, newCodes);
  const books = new Map<KnownBook, PlannedBook>();
  const addedCopies: AddedCopies[] = [];
  const outcomes = await turns.map(rows, (parsedRow): RowOutcome => {
    if ("refused" in parsedRow) {
      return {
        parsedRow,
        kind: "refused",
        reason: parsedRow.refused.map(({ name, message }) => `Kolom “${name}”: ${message}.`).join(" "),
        copies: 0,
        copiesLeftOut: parsedRow.copies,
        warnings: [],
        ownBook: "impossible",
        takenCodes: [],
      };
    }
    const row = parsedRow.imported;
    const decision = decisions.get(row.row.number) ?? NO_DECISION;
    const found = known.find(row);
    const same = decision.asOwnBook ? undefined : found;
    if (same?.book.isBinned) {
      return {
        parsedRow,
        kind: "refused",
        reason:
          `Ada buku “${same.book.title}” di Tempat Sampah dengan ${matchedBy(row, same, known)}. ` +
          "Pulihkan buku itu, atau hapus permanen lalu impor lagi.",
        copies: 0,
        copiesLeftOut: row.copies,
        warnings: row.warnings,
        ownBook: "possible",
        takenCodes: [],
      };
    }
    const codes = sortCodes(row, known, same?.book, decision.newCodes);
    const takenCodes = codes.taken;
    const leftOut = takenCodes.filter(({ isLeftOut }) => isLeftOut);
    const warnings = [...(leftOut.length > 0 ? (["codesTaken"] as const) : []), ...row.warnings];
    const withoutCode = row.copies - row.itemCodes.length;
    if (!same) {
      const sharesIsbn = decision.asOwnBook ? undefined : known.sharesIsbn(row);
      const isOtherTitle = sharesIsbn?.traits.title !== row.traits.title;
      const reasons = [
        ...(found
          ? [
              `Atas keputusan petugas masuk sebagai buku tersendiri, walau sama dengan ${describeBook(found.book)}: ` +
                `${matchedBy(row, found, known)}.`,
            ]
          : []),
        ...(sharesIsbn
          ? [
              `ISBN ${row.isbn13} sama dengan ${describeBook(sharesIsbn)}, ` +
                `${isOtherTitle ? "judulnya" : "edisi, jilid, atau tahunnya"} lain: masuk sebagai buku tersendiri.`,
            ]
          : []),
        ...reasonsOf(takenCodes),
      ];
      const book: KnownBook = {
        title: row.book.title,
        described: row.book,
        traits: row.traits,
        isbn13: row.isbn13,
        identityKey: row.identityKey,
        id: null,
        row: row.row.number,
        isBinned: false,
      };
      const copies = copiesOf(row, codes.free, withoutCode, codePrefix, null);
      books.set(book, { row, known: book, copies });
      known.add(book);
      known.registerCodes(book, [...codes.free.values()]);
      return {
        parsedRow,
        kind: "new",
        reason: reasons.join(" "),
        copies: copies.length,
        copiesLeftOut: leftOut.length,
        warnings: sharesIsbn ? [isOtherTitle ? "isbnOfOtherTitle" : "isbnOfOtherEdition", ...warnings] : warnings,
        ownBook: decision.asOwnBook ? "decided" : sharesIsbn ? "possible" : "impossible",
        takenCodes,
      };
    }
    // A number of copies adds to a book of this file, unless a code shows that the row repeats the same copies. It adds
    // none to a book that the catalogue had before.
    const isNews = same.book.row !== null && !row.itemCodes.some((code) => known.holderOf(code) === same.book);
    const uncounted = same.book.row === null || isNews ? 0 : withoutCode;
    const counted = isNews ? withoutCode : 0;
    const copies = copiesOf(row, codes.free, counted, codePrefix, row.book.location ?? null);
    const sameChunk = books.get(same.book);
    if (sameChunk) {
      sameChunk.copies.push(...copies);
    } else if (copies.length > 0) {
      const bookId = required(same.book.id, "the id of a book that is written already");
      addedCopies.push({ bookId, book: same.book, copies });
    }
    const reasons = [
      `Sama dengan ${describeBook(same.book)}: ${matchedBy(row, same, known)}${
        copies.length > 0 ? `; ${copies.length} eksemplar ditambahkan` : ""
      }.`,
      ...(counted > 0 ? [`${counted} di antaranya tanpa kode: kodenya dibuatkan.`] : []),
      ...(uncounted > 0 ? [`${uncounted} eksemplar tanpa kode tidak ditambahkan.`] : []),
      ...reasonsOf(takenCodes),
    ];
    known.registerCodes(same.book, [...codes.free.values()]);
    return {
      parsedRow,
      kind: "duplicate",
      reason: reasons.join(" "),
      copies: copies.length,
      copiesLeftOut: leftOut.length + uncounted,
      warnings: counted + uncounted > 0 ? ["copiesRepeated", ...warnings] : warnings,
      ownBook: "possible",
      takenCodes,
    };
  });
  return { books: [...books.values()], addedCopies, outcomes };
}

/** The copies of a row: one per free item code, and so many with generated codes. */
function copiesOf(
  { row, inventoryCodes, spareInventoryCodes, condition, acquiredAt }: ImportedBook,
  codes: ReadonlyMap<string, string>,
  withoutCode: number,
  prefix: string,
  location: NewBook["location"],
): NewCopy[] {
  const shared = { condition, acquiredAt, location: location ?? null };
  return [
    ...[...codes].map(([inFile, itemCode]) => ({
      ...shared,
      itemCode,
      inventoryCode: inventoryCodes.get(inFile) ?? null,
    })),
    ...Array.from({ length: Math.max(0, withoutCode) }, (_, index) => ({
      ...shared,
      itemCode: `${prefix}${row.number}-${index + 1}`,
      inventoryCode: spareInventoryCodes[index] ?? null,
    })),
  ];
}
