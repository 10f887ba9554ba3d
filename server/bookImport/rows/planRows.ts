import type { NewBook, NewCopy } from "../../books/record/NewBook.js";
import { EventLoopTurns } from "../../platform/database/writing/EventLoopTurns.js";
import { required } from "../../platform/required.js";
import { type ImportDecisions, NO_DECISION, NO_DECISIONS, type RowDecision } from "../csv/importDecisions.js";
import { type BookSource, type FoundBook, type KnownBook, KnownBooks } from "./KnownBooks.js";
import type { ImportedBook, ImportWarning, ParsedRow } from "./ImportedBook.js";
import { type SortedCodes, type TakenCode, sortCodes, reasonsOf } from "./sortCodes.js";
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
  const plan = new ChunkPlan(known, codePrefix);
  const outcomes = await turns.map(rows, (row) => {
    if ("refused" in row) return refusedRow(row);
    return plan.add(row, decisions.get(row.imported.row.number) ?? NO_DECISION);
  });
  return { ...plan.planned, outcomes };
}

type ImportedRow = Extract<ParsedRow, { readonly imported: ImportedBook }>;
type RefusedRow = Exclude<ParsedRow, ImportedRow>;

/** A row with the decision on it, and what becomes of its codes. */
interface RowToPlan {
  readonly parsedRow: ImportedRow;
  readonly decision: RowDecision;
  readonly codes: SortedCodes;
  readonly leftOut: number;
  readonly warnings: readonly ImportWarning[];
  /** How many of its copies have no code in the file. */
  readonly withoutCode: number;
}

/** What the rows of a chunk add to the library: each row is planned by what those before it have added. */
class ChunkPlan {
  private readonly books = new Map<KnownBook, PlannedBook>();
  private readonly addedCopies: AddedCopies[] = [];

  constructor(
    private readonly known: KnownBooks,
    private readonly codePrefix: string,
  ) {}

  get planned(): Omit<PlannedRows, "outcomes"> {
    return { books: [...this.books.values()], addedCopies: this.addedCopies };
  }

  add(parsedRow: ImportedRow, decision: RowDecision): RowOutcome {
    const row = parsedRow.imported;
    const found = this.known.find(row);
    const same = decision.asOwnBook ? undefined : found;
    if (same?.book.isBinned) return this.refuseBinned(parsedRow, same);
    if (row.isItem && !same && !decision.asOwnBook) return refuseItem(parsedRow);
    const codes = this.codesOf(row, same?.book, decision);
    const leftOut = codes.taken.filter(({ isLeftOut }) => isLeftOut).length;
    const warnings = [
      ...(leftOut > 0 ? (["codesTaken"] as const) : []),
      ...(row.isItem && same && codes.free.size === 0 && leftOut === 0 ? (["itemNotFilled"] as const) : []),
      ...(codes.numbered > 0 ? (["numbersTaken"] as const) : []),
      ...row.warnings,
    ];
    const withoutCode = row.copies - row.itemCodes.length;
    const planned = { parsedRow, decision, codes, leftOut, warnings, withoutCode };
    return same ? this.addToBook(planned, same) : this.addBook(planned, found);
  }

  /** A register's number that another copy has for its code stays a number: its copy is given a code. */
  private codesOf(
    row: ImportedBook,
    own: KnownBook | undefined,
    { newCodes }: RowDecision,
  ): SortedCodes & { readonly numbered: number } {
    const codes = sortCodes(row, this.known, own, newCodes);
    // A register that is imported again has brought these copies already.
    const isThere = own !== undefined && own.row === null;
    if (row.codesAreNumbers !== true || isThere) return { ...codes, numbered: 0 };
    const free = new Map(codes.free);
    const taken = codes.taken.filter(({ itemCode, isLeftOut, newCode }) => {
      if (!isLeftOut || newCode !== null) return true;
      free.set(itemCode, `${this.codePrefix}${row.row.number}-N${free.size + 1}`);
      return false;
    });
    return { free, taken, numbered: codes.taken.length - taken.length };
  }

  private refuseBinned(parsedRow: ImportedRow, same: FoundBook): RowOutcome {
    const row = parsedRow.imported;
    return {
      parsedRow,
      kind: "refused",
      reason:
        `Ada buku “${same.book.title}” di Tempat Sampah dengan ${matchedBy(row, same, this.known)}. ` +
        "Pulihkan buku itu, atau hapus permanen lalu impor lagi.",
      copies: 0,
      copiesLeftOut: row.copies,
      warnings: row.warnings,
      ownBook: "possible",
      takenCodes: [],
    };
  }

  /** `found` is the book that it would be, had nobody decided otherwise. */
  private addBook(planned: RowToPlan, found: FoundBook | undefined): RowOutcome {
    const { parsedRow, decision, codes, leftOut, warnings, withoutCode } = planned;
    const row = parsedRow.imported;
    const sharesIsbn = decision.asOwnBook ? undefined : this.known.sharesIsbn(row);
    const isOtherTitle = sharesIsbn?.traits.title !== row.traits.title;
    const reasons = [
      ...(found
        ? [
            `Atas keputusan petugas masuk sebagai buku tersendiri, walau sama dengan ${describeBook(found.book)}: ` +
              `${matchedBy(row, found, this.known)}.`,
          ]
        : []),
      ...(sharesIsbn
        ? [
            `ISBN ${row.isbn13} sama dengan ${describeBook(sharesIsbn)}, ` +
              `${isOtherTitle ? "judulnya" : "edisi, jilid, atau tahunnya"} lain: masuk sebagai buku tersendiri.`,
          ]
        : []),
      ...reasonsOf(codes.taken),
    ];
    const book = newBookOf(row);
    const copies = copiesOf(row, codes.free, withoutCode, this.codePrefix, WITH_THE_BOOK);
    this.books.set(book, { row, known: book, copies });
    this.known.add(book);
    this.known.registerCodes(book, [...codes.free.values()]);
    return {
      parsedRow,
      kind: "new",
      reason: reasons.join(" "),
      copies: copies.length,
      copiesLeftOut: leftOut,
      warnings: sharesIsbn ? [isOtherTitle ? "isbnOfOtherTitle" : "isbnOfOtherEdition", ...warnings] : warnings,
      ownBook: decision.asOwnBook ? "decided" : sharesIsbn ? "possible" : "impossible",
      takenCodes: codes.taken,
    };
  }

  /**
   * A number of copies adds to a book of this file, unless a code shows that the row repeats the same copies. It adds
   * none to a book that the catalogue had before.
   */
  private addToBook({ parsedRow, codes, leftOut, warnings, withoutCode }: RowToPlan, same: FoundBook): RowOutcome {
    const row = parsedRow.imported;
    const isOfFile = same.book.row !== null;
    const isNews = isOfFile && !row.itemCodes.some((code) => this.known.holderOf(code) === same.book);
    const uncounted = !isOfFile || isNews ? 0 : withoutCode;
    const counted = isNews ? withoutCode : 0;
    const copies = copiesOf(row, codes.free, counted, this.codePrefix, cameWith(row.book));
    this.addCopies(same.book, copies);
    const reasons = [
      `Sama dengan ${describeBook(same.book)}: ${matchedBy(row, same, this.known)}${
        copies.length > 0 ? `; ${copies.length} eksemplar ditambahkan` : ""
      }.`,
      ...(counted > 0 ? [`${counted} di antaranya tanpa kode: kodenya dibuatkan.`] : []),
      ...(uncounted > 0 ? [`${uncounted} eksemplar tanpa kode tidak ditambahkan.`] : []),
      ...reasonsOf(codes.taken),
    ];
    this.known.registerCodes(same.book, [...codes.free.values()]);
    return {
      parsedRow,
      kind: "duplicate",
      reason: reasons.join(" "),
      copies: copies.length,
      copiesLeftOut: leftOut + uncounted,
      warnings: counted + uncounted > 0 ? ["copiesRepeated", ...warnings] : warnings,
      ownBook: "possible",
      takenCodes: codes.taken,
    };
  }

  /** To a book of this chunk, or to one that is written already. */
  private addCopies(book: KnownBook, copies: readonly NewCopy[]): void {
    const sameChunk = this.books.get(book);
    if (sameChunk) sameChunk.copies.push(...copies);
    else if (copies.length > 0) {
      const bookId = required(book.id, "the id of a book that is written already");
      this.addedCopies.push({ bookId, book, copies });
    }
  }
}

/** A title of its own, which says no more than the item does, would only hide that its book is missing. */
function refuseItem(parsedRow: ImportedRow): RowOutcome {
  const { book, copies, warnings } = parsedRow.imported;
  return {
    parsedRow,
    kind: "refused",
    reason:
      `Tidak ada buku “${book.title}” yang pasti sama di katalog. Impor dulu ekspor bibliografi SLiMS dengan kode ` +
      "eksemplarnya, atau masukkan baris ini sebagai buku tersendiri.",
    copies: 0,
    copiesLeftOut: copies,
    warnings: ["itemWithoutBook", ...warnings],
    ownBook: "possible",
    takenCodes: [],
  };
}

function refusedRow(parsedRow: RefusedRow): RowOutcome {
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

function newBookOf(row: ImportedBook): KnownBook {
  return {
    title: row.book.title,
    described: row.book,
    traits: row.traits,
    isbn13: row.isbn13,
    identityKey: row.identityKey,
    id: null,
    row: row.row.number,
    isBinned: false,
  };
}

/** How the copies came that a row adds to a book which is there already; of a new book they are like the book. */
interface CameWith extends Pick<NewCopy, "source" | "price"> {
  readonly location: NewBook["location"];
}

const WITH_THE_BOOK: CameWith = { location: null };

function cameWith({ location = null, source, price }: NewBook): CameWith {
  return { location, ...(source ? { source } : {}), ...(price ? { price } : {}) };
}

/** The copies of a row: one per free item code, and so many with generated codes. */
function copiesOf(
  { row, codePlaces, inventoryCodes, spareInventoryCodes, copyValues }: ImportedBook,
  codes: ReadonlyMap<string, string>,
  withoutCode: number,
  prefix: string,
  came: CameWith,
): NewCopy[] {
  const valuesAt = (place: number) => ({ ...came, ...(copyValues.places[place] ?? copyValues.shared) });
  const coded = new Set(codePlaces.values());
  let place = -1;
  const nextWithoutCode = () => {
    do place += 1;
    while (coded.has(place));
    return place;
  };
  return [
    ...[...codes].map(([inFile, itemCode]) => ({
      ...valuesAt(codePlaces.get(inFile) ?? 0),
      itemCode,
      inventoryCode: inventoryCodes.get(inFile) ?? null,
    })),
    ...Array.from({ length: Math.max(0, withoutCode) }, (_, index) => ({
      ...valuesAt(nextWithoutCode()),
      itemCode: `${prefix}${row.number}-${index + 1}`,
      inventoryCode: spareInventoryCodes[index] ?? null,
    })),
  ];
}
