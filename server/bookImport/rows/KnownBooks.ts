import sql, { join, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { chunk } from "../../platform/database/chunk.js";
import { pick, type RowOf, type Selection } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import type { ImportedBook } from "./parseRow.js";

/** A book that a row may be a duplicate of: one of the catalogue, or of an earlier row. */
export interface KnownBook {
  readonly title: string;
  readonly titleKey: string;
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
  "titleKey",
  "isbn13",
  "identityKey",
  "importId",
  "importRow",
  "deletedAt",
);
const codeColumns = { itemCode: copyTable.itemCode, ...columns };

/** The books that rows of one chunk may duplicate; every new row is added. */
export class KnownBooks {
  private readonly byItemCode = new Map<string, KnownBook>();
  private readonly byIsbn = new Map<string, KnownBook[]>();
  private readonly byIdentity = new Map<string, KnownBook[]>();

  /** Looks them up in each source, earlier rows of this import included, with a few queries per chunk. */
  static async load(
    sources: readonly BookSource[],
    rows: readonly ImportedBook[],
    importId: number,
  ): Promise<KnownBooks> {
    const known = new KnownBooks();
    const toKnownBook = (book: RowOf<typeof columns>): KnownBook => ({
      id: book.id,
      title: book.title,
      titleKey: book.titleKey,
      isbn13: book.isbn13,
      identityKey: book.identityKey,
      row: book.importId === importId ? book.importRow : null,
      isBinned: book.deletedAt !== null,
    });
    // One key after the other, each in all sources, so that the match does not depend on the order of the sources.
    for (const codes of chunk(rows.flatMap((row) => row.itemCodes))) {
      const byCode = sql`FROM copies JOIN books ON books.id = copies.book_id
                         WHERE copies.item_code IN (${join(codes)})`;
      for (const book of await selectAll(sources, codeColumns, byCode)) {
        known.byItemCode.set(book.itemCode, toKnownBook(book));
      }
    }
    const isbns = rows.flatMap((row) => row.isbn13 ?? []);
    if (isbns.length > 0) {
      const byIsbn = sql`FROM books WHERE isbn13 IN (${join(isbns)}) AND deleted_at IS NULL ORDER BY id`;
      for (const book of await selectAll(sources, columns, byIsbn)) {
        known.add(toKnownBook(book), []);
      }
    }
    if (rows.length > 0) {
      const keys = join(rows.map((row) => row.identityKey));
      // Of many duplicates two suffice: the first, and the first without an ISBN.
      const twins = sql`SELECT MIN(id) AS twin_id FROM books WHERE identity_key IN (${keys}) AND deleted_at IS NULL`;
      const byIdentity = sql`FROM books JOIN (
          ${twins} GROUP BY identity_key UNION ${twins} AND isbn13 IS NULL GROUP BY identity_key
        ) AS twins ON twins.twin_id = books.id ORDER BY id`;
      for (const book of await selectAll(sources, columns, byIdentity)) {
        known.add(toKnownBook(book), []);
      }
    }
    return known;
  }

  add(book: KnownBook, itemCodes: readonly string[]): void {
    for (const code of itemCodes) {
      this.byItemCode.set(code, book);
    }
    appendTo(this.byIdentity, book.identityKey, book);
    if (book.isbn13 !== null) {
      appendTo(this.byIsbn, book.isbn13, book);
    }
  }

  findByItemCode(itemCode: string): KnownBook | undefined {
    return this.byItemCode.get(itemCode);
  }

  /** Prefers the one with the same title. */
  findByIsbn({ isbn13, titleKey }: ImportedBook): KnownBook | undefined {
    const books = isbn13 === null ? [] : (this.byIsbn.get(isbn13) ?? []);
    return books.find((book) => book.titleKey === titleKey) ?? books[0];
  }

  /** Two different valid ISBNs are two editions. */
  findByIdentity({ isbn13, identityKey }: ImportedBook): KnownBook | undefined {
    return this.byIdentity
      .get(identityKey)
      ?.find((book) => isbn13 === null || book.isbn13 === null || book.isbn13 === isbn13);
  }
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
