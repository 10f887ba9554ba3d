import sql, { join, type Sql } from "sql-template-tag";

import type { Reader } from "../../platform/database/Database.js";
import { chunk } from "../../platform/database/chunk.js";
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
export type BookSource = Pick<Reader, "rows">;

type RawKnownBook = Omit<KnownBook, "row" | "id" | "isBinned"> & {
  readonly id: number;
  readonly importId: number | null;
  readonly importRow: number | null;
  readonly deletedAt: string | Date | null;
};

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
    const toKnownBook = (book: RawKnownBook): KnownBook => ({
      ...book,
      row: book.importId === importId ? book.importRow : null,
      isBinned: book.deletedAt !== null,
    });
    // One key after the other, each in all sources, so that the match does not depend on the order of the sources.
    for (const codes of chunk(rows.flatMap((row) => row.itemCodes))) {
      const found = await queryAll<RawKnownBook & { itemCode: string }>(
        sources,
        sql`SELECT copies.item_code AS itemCode, ${columns} FROM copies JOIN books ON books.id = copies.book_id WHERE copies.item_code IN (${join(codes)})`,
      );
      for (const { itemCode, ...book } of found) {
        known.byItemCode.set(itemCode, toKnownBook(book));
      }
    }
    const isbns = rows.flatMap((row) => row.isbn13 ?? []);
    if (isbns.length > 0) {
      for (const book of await queryAll<RawKnownBook>(
        sources,
        sql`SELECT ${columns} FROM books WHERE isbn13 IN (${join(isbns)}) AND deleted_at IS NULL ORDER BY id`,
      )) {
        known.add(toKnownBook(book), []);
      }
    }
    if (rows.length > 0) {
      // Of many duplicates two suffice: the first, and the first without an ISBN.
      const twins = sql`SELECT MIN(id) AS twin_id FROM books WHERE identity_key IN (${join(rows.map((row) => row.identityKey))}) AND deleted_at IS NULL`;
      const found = await queryAll<RawKnownBook>(
        sources,
        sql`SELECT ${columns} FROM books JOIN (
              ${twins} GROUP BY identity_key UNION ${twins} AND isbn13 IS NULL GROUP BY identity_key
            ) AS twins ON twins.twin_id = books.id ORDER BY id`,
      );
      for (const book of found) {
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

const columns = sql`books.id, books.title, books.title_key AS titleKey, books.isbn13, books.identity_key AS identityKey,
  books.import_id AS importId, books.import_row AS importRow, books.deleted_at AS deletedAt`;

async function queryAll<Row>(sources: readonly BookSource[], statement: Sql): Promise<Row[]> {
  const found: Row[] = [];
  for (const source of sources) {
    found.push(...(await source.rows<Row>(statement)));
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
