import sql, { join, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { chunk } from "../../platform/database/chunk.js";
import { pick, type RowOf, type Selection } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import type { ImportedBook } from "./ImportedBook.js";
import { type BookTraits, type DescribedBook, traitsOf } from "../../books/record/bookTraits.js";
import { type SameBy, sameBy } from "./sameBook.js";

/** A book that a row may be: one of the catalogue, or of an earlier row. */
export interface KnownBook {
  readonly title: string;
  readonly described: DescribedBook;
  readonly traits: BookTraits;
  readonly isbn13: string | null;
  readonly identityKey: string;
  /** Null until its chunk is written. */
  readonly id: number | null;
  /** The row of this file that created it, or null for an existing book. */
  readonly row: number | null;
  /** Deleted, but still in the bin: its item codes are taken, and otherwise it is ignored. */
  readonly isBinned: boolean;
}

/** Runs queries on `books` and `copies`: of the database, or of what a preview has stored of earlier rows. */
export type BookSource = Pick<Reader, "select">;

const columns = pick(
  bookTable,
  "id",
  "title",
  "subtitle",
  "edition",
  "seriesTitle",
  "physicalDescription",
  "publishYear",
  "publishYearText",
  "isbn13",
  "identityKey",
  "importId",
  "importRow",
  "deletedAt",
);
const codeColumns = { itemCode: copyTable.itemCode, ...columns };

const ownCodeColumns = pick(copyTable, "itemCode", "bookId");

/** A book that a row is taken for, and by which sign. */
export interface FoundBook {
  readonly book: KnownBook;
  readonly by: SameBy;
}

/** The books that rows of one chunk may be, and those that hold their item codes; every new row is added. */
export class KnownBooks {
  /** Codes of digits only, by what is left of them without the zeros in front. */
  private readonly byNumber = new Map<string, { readonly code: string; readonly book: KnownBook }[]>();
  private readonly byItemCode = new Map<string, KnownBook>();
  private readonly byFoldedCode = new Map<string, KnownBook>();
  private readonly byIsbn = new Map<string, KnownBook[]>();
  private readonly byIdentity = new Map<string, KnownBook[]>();

  /** Looks them up in each source, earlier rows of this import included, with a few queries per chunk. */
  static async load(
    sources: readonly BookSource[],
    rows: readonly ImportedBook[],
    importId: number,
    newCodes: readonly string[],
  ): Promise<KnownBooks> {
    const known = new KnownBooks();
    if (rows.length === 0) {
      return known;
    }
    const loaded = new Map<number, KnownBook>();
    const toKnownBook = (book: RowOf<typeof columns>): KnownBook => {
      const found = loaded.get(book.id) ?? {
        id: book.id,
        title: book.title,
        described: book,
        traits: traitsOf(book),
        isbn13: book.isbn13,
        identityKey: book.identityKey,
        row: book.importId === importId ? book.importRow : null,
        isBinned: book.deletedAt !== null,
      };
      loaded.set(book.id, found);
      return found;
    };
    // One key after the other, each in all sources, so that the match does not depend on the order of the sources.
    const wantedCodes = [...rows.flatMap((row) => row.itemCodes), ...newCodes];
    for (const codes of chunk([...new Set(wantedCodes.flatMap(spellingsOf))])) {
      const byCode = sql`FROM copies JOIN books ON books.id = copies.book_id
                         WHERE copies.item_code IN (${join(codes)})`;
      for (const book of await selectAll(sources, codeColumns, byCode)) {
        known.registerCodes(toKnownBook(book), [book.itemCode]);
      }
    }
    const isbns = [...new Set(rows.flatMap((row) => row.isbn13 ?? []))];
    const twins: Sql[] = [];
    if (isbns.length > 0) {
      const isbnIn = sql`isbn13 IN (${join(isbns)}) AND deleted_at IS NULL`;
      const titles = join([...new Set(rows.map((row) => row.titleKey))]);
      // A set of schoolbooks has one ISBN: its first book is named, and only those of titles that rows have are
      // compared.
      twins.push(
        sql`SELECT MIN(id) AS twin_id FROM books WHERE ${isbnIn} GROUP BY isbn13`,
        sql`SELECT MIN(id) FROM books WHERE ${isbnIn} AND title_key IN (${titles})
            GROUP BY isbn13, title_key, ${distinguishing}`,
      );
    }
    const keys = join([...new Set(rows.map((row) => row.identityKey))]);
    // Books may be alike in all of this: the first suffices, however many there are.
    twins.push(
      sql`SELECT MIN(id) AS twin_id FROM books WHERE identity_key IN (${keys}) AND deleted_at IS NULL
          GROUP BY identity_key, isbn13, ${distinguishing}`,
    );
    const byTwin = sql`FROM books JOIN (${join(twins, " UNION ")}) AS twins ON twins.twin_id = books.id ORDER BY id`;
    for (const book of await selectAll(sources, columns, byTwin)) {
      known.add(toKnownBook(book));
    }
    await known.loadNumbers(sources, rows, loaded);
    return known;
  }

  /** The codes of the books that rows may be, where a row has a number that no copy has as it stands. */
  private async loadNumbers(
    sources: readonly BookSource[],
    rows: readonly ImportedBook[],
    loaded: ReadonlyMap<number, KnownBook>,
  ): Promise<void> {
    const isAsked = rows.some(({ itemCodes }) =>
      itemCodes.some((code) => isNumber(code) && this.holderOf(code) === undefined),
    );
    for (const ids of isAsked ? chunk([...loaded.keys()]) : []) {
      const byBook = sql`FROM copies WHERE book_id IN (${join(ids)})`;
      for (const { itemCode, bookId } of await selectAll(sources, ownCodeColumns, byBook)) {
        const book = loaded.get(bookId);
        if (book) this.registerNumber(book, itemCode);
      }
    }
  }

  add(book: KnownBook): void {
    appendTo(this.byIdentity, book.identityKey, book);
    if (book.isbn13 !== null) {
      appendTo(this.byIsbn, book.isbn13, book);
    }
  }

  registerCodes(book: KnownBook, itemCodes: readonly string[]): void {
    for (const code of itemCodes) {
      this.byItemCode.set(code, book);
      this.byFoldedCode.set(foldedCode(code), book);
      this.registerNumber(book, code);
    }
  }

  private registerNumber(book: KnownBook, code: string): void {
    if (isNumber(code)) {
      const key = withoutZeros(code);
      this.byNumber.set(key, [...(this.byNumber.get(key) ?? []), { code, book }]);
    }
  }

  /**
   * The code of a copy of the same title that is this number with or without zeros in front, as spreadsheets drop
   * them.
   */
  withOtherZeros(itemCode: string, title: string): { readonly code: string; readonly book: KnownBook } | undefined {
    const same = isNumber(itemCode) ? this.byNumber.get(withoutZeros(itemCode)) : undefined;
    return same?.find(({ code, book }) => code !== itemCode && book.traits.title === title);
  }

  /** Whose code it is; a scanner or a typist does not tell `b1` from `B1`. */
  holderOf(itemCode: string): KnownBook | undefined {
    return this.byItemCode.get(itemCode) ?? this.byFoldedCode.get(foldedCode(itemCode));
  }

  /** The book that a row is, by the strongest sign; of equals the one that says as much, then one with its codes. */
  find(row: ImportedBook): FoundBook | undefined {
    const { traits, isbn13, identityKey } = row;
    const compared = { traits, isbn13, identityKey, authors: row.book.authors ?? [] };
    const holders = new Set(row.itemCodes.flatMap((code) => this.holderOf(code) ?? []));
    const candidates = new Set([
      ...(row.isbn13 === null ? [] : (this.byIsbn.get(row.isbn13) ?? [])),
      ...(this.byIdentity.get(row.identityKey) ?? []),
      ...holders,
    ]);
    const found = [...candidates].flatMap((book) => {
      const by = sameBy(compared, book, holders.has(book));
      return by ? [{ book, by, rank: rankOf(by, saysTheSame(row, book), book.isBinned, holders.has(book)) }] : [];
    });
    return found.sort((one, other) => one.rank.localeCompare(other.rank))[0];
  }

  /** Another book that has the row's ISBN. */
  sharesIsbn({ isbn13 }: ImportedBook): KnownBook | undefined {
    return isbn13 === null ? undefined : this.byIsbn.get(isbn13)?.[0];
  }
}

const SIGNS: readonly SameBy[] = ["isbn", "identity", "itemCode"];

/** One digit for each sign, the weightiest first: the smallest is the best. */
function rankOf(by: SameBy, saysAsMuch: boolean, isBinned: boolean, holdsCode: boolean): string {
  return [SIGNS.indexOf(by), Number(!saysAsMuch), Number(isBinned), Number(!holdsCode)].join("");
}

/** What books of one title, its authors and its year, or its ISBN, are told apart by; "C" and "C++" have one key. */
const distinguishing = sql`subtitle, edition, series_title, physical_description, publish_year, publish_year_text,
  title LIKE '%+%', title LIKE '%#%'`;

function saysTheSame({ traits }: ImportedBook, book: KnownBook): boolean {
  return (["subtitle", "edition", "series"] as const).every((trait) => traits[trait] === book.traits[trait]);
}

function isNumber(code: string): boolean {
  return /^\d+$/u.test(code);
}

export function withoutZeros(code: string): string {
  return code.replace(/^0+(?=\d)/u, "");
}

export function foldedCode(itemCode: string): string {
  return itemCode.toUpperCase();
}

/** The spellings by which an index finds a code in upper or lower case. */
export function spellingsOf(itemCode: string): string[] {
  const upper = foldedCode(itemCode);
  const lower = itemCode.toLowerCase();
  return [itemCode, upper, lower, upper.slice(0, 1) + lower.slice(1)];
}

async function selectAll<Selected extends Selection>(
  sources: readonly BookSource[],
  selected: Selected,
  rest: Sql,
): Promise<RowOf<Selected>[]> {
  const found: RowOf<Selected>[] = [];
  for (const source of sources) {
    found.push(...(await source.select(selected, rest)));
  }
  return found;
}

function appendTo(map: Map<string, KnownBook[]>, key: string, book: KnownBook): void {
  const books = map.get(key);
  if (books) {
    books.push(book);
  } else {
    map.set(key, [book]);
  }
}
