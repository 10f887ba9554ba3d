import sql, { join, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { bool, pick } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import type { UndoCounts } from "../BookImport.entity.js";

/**
 * Why something that an import brought stays when it is undone. A book stays with all copies that came with it; a copy
 * that the import gave to an older book stays or goes by itself.
 */
export const KEPT_REASONS = ["borrowed", "binned", "copy_binned", "changed", "copies_added", "copy_changed"] as const;

export type KeptReason = (typeof KEPT_REASONS)[number];

type BookUses = Readonly<Record<KeptReason, Sql>>;
type CopyUses = Readonly<Record<"borrowed" | "binned" | "changed", Sql>>;

/** Conditions on `books`, of books that the import brought. None may be null: what is not used is found by NOT. */
function bookUses(id: number): BookUses {
  const copiesOf = sql`SELECT 1 FROM copies own WHERE own.book_id = books.id`;
  return {
    borrowed: sql`EXISTS (SELECT 1 FROM copies own JOIN borrowings ON borrowings.copy_id = own.id
                          WHERE own.book_id = books.id)
                  OR EXISTS (SELECT 1 FROM reservations WHERE reservations.open_book_id = books.id)`,
    binned: sql`books.deleted_at IS NOT NULL`,
    copy_binned: sql`books.id IN (SELECT CAST(JSON_EXTRACT(kept, '$.bookId') AS SIGNED) FROM bin_entries
                                  WHERE kind = 'copy')`,
    // A cover that followed the import by its name belongs to it.
    changed: sql`(books.deleted_at IS NULL AND (
                   books.updated_at <> COALESCE(books.cover_followed_at, books.created_at)
                   OR EXISTS (SELECT 1 FROM book_files WHERE book_files.book_id = books.id)
                   OR EXISTS (SELECT 1 FROM serials WHERE serials.book_id = books.id)
                   OR (books.cover_followed_at IS NULL AND COALESCE(books.image_url, '') LIKE '/%')))`,
    copies_added: sql`EXISTS (${copiesOf} AND (own.import_id IS NULL OR own.import_id <> ${id}))`,
    copy_changed: sql`EXISTS (${copiesOf} AND own.import_id = ${id} AND own.updated_at <> own.created_at)`,
  };
}

/** Conditions on `copies` joined with `books`, of copies that the import gave to older books. */
const copyUses: CopyUses = {
  borrowed: sql`EXISTS (SELECT 1 FROM borrowings WHERE borrowings.copy_id = copies.id)
                OR EXISTS (SELECT 1 FROM reservations WHERE reservations.kept_copy_id = copies.id)`,
  binned: sql`books.deleted_at IS NOT NULL`,
  changed: sql`copies.updated_at <> copies.created_at`,
};

const anyOf = (uses: BookUses | CopyUses): Sql => sql`(${join(Object.values(uses), " OR ")})`;

/** Copies of the import whose book is not of it. */
const addedTo = (id: number): Sql => sql`FROM copies JOIN books ON books.id = copies.book_id
  WHERE copies.import_id = ${id} AND (books.import_id IS NULL OR books.import_id <> ${id})`;

/** Those of the import's books that have been used since. */
export async function usedBooks(reader: Reader, id: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await reader.select(
    pick(bookTable, "id"),
    sql`FROM books WHERE books.id IN (${join([...ids])}) AND ${anyOf(bookUses(id))}`,
  );
  return new Set(rows.map((book) => book.id));
}

/** Those of the copies that the import gave to older books which have been used since. */
export async function usedCopies(reader: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await reader.select(
    pick(copyTable, "id"),
    sql`FROM copies JOIN books ON books.id = copies.book_id
        WHERE copies.id IN (${join([...ids])}) AND ${anyOf(copyUses)}`,
  );
  return new Set(rows.map((copy) => copy.id));
}

/** Whether an undo would find something to take away. */
export async function hasUnused(reader: Reader, id: number): Promise<boolean> {
  const book = await reader.select(
    pick(bookTable, "id"),
    sql`FROM books WHERE books.import_id = ${id} AND NOT ${anyOf(bookUses(id))} LIMIT 1`,
  );
  const copy =
    book.length > 0
      ? []
      : await reader.select(pick(copyTable, "id"), sql`${addedTo(id)} AND NOT ${anyOf(copyUses)} LIMIT 1`);
  return book.length + copy.length > 0;
}

/** What an undo would take away now, and what it would leave. */
export async function countUses(reader: Reader, id: number): Promise<UndoCounts> {
  const ofImport = sql`FROM copies JOIN books ON books.id = copies.book_id WHERE copies.import_id = ${id}`;
  const books = await reader.count(sql`FROM books WHERE import_id = ${id}`);
  const copies = await reader.count(ofImport);
  const keptBooks = await countKeptBooks(reader, id);
  const keptCopies =
    (await reader.count(sql`${ofImport} AND books.import_id = ${id} AND ${anyOf(bookUses(id))}`)) +
    (await countKeptCopies(reader, id));
  return { books: books - keptBooks, copies: copies - keptCopies, keptBooks, keptCopies };
}

function countKeptBooks(reader: Reader, id: number): Promise<number> {
  return reader.count(sql`FROM books WHERE books.import_id = ${id} AND ${anyOf(bookUses(id))}`);
}

function countKeptCopies(reader: Reader, id: number): Promise<number> {
  return reader.count(sql`${addedTo(id)} AND ${anyOf(copyUses)}`);
}

/** A book of the import that stays, or a copy that it gave to an older book. */
export interface KeptItem {
  readonly bookId: number;
  readonly title: string;
  /** Null for a book, which stays with its copies. */
  readonly itemCode: string | null;
  readonly reasons: readonly KeptReason[];
}

const keptBookColumns = { bookId: bookTable.id, title: bookTable.title };
const keptCopyColumns = { ...keptBookColumns, id: copyTable.id, itemCode: copyTable.itemCode };

/** What an undo would leave now, with the reasons: books first, then copies of older books. */
export function keptPage(reader: Reader, id: number, page: PageArgs): Promise<Page<KeptItem>> {
  const ofBooks = bookUses(id);
  return readPage<KeptItem & { readonly id: number }>(
    "bookImportKept",
    [
      {
        keys: [{ column: sql`books.id`, descending: false, valueOf: (item) => item.id }],
        count: () => countKeptBooks(reader, id),
        fetch: async (where, order, limit) => {
          const rows = await reader.select(
            { ...keptBookColumns, ...truthOf(ofBooks) },
            sql`FROM books WHERE books.import_id = ${id} AND ${anyOf(ofBooks)} AND ${where}
                ORDER BY ${order} LIMIT ${limit}`,
          );
          return rows.map((row) => ({ ...row, id: row.bookId, itemCode: null, reasons: reasonsOf(row) }));
        },
      },
      {
        keys: [{ column: sql`copies.id`, descending: false, valueOf: (item) => item.id }],
        fetch: async (where, order, limit) => {
          const rows = await reader.select(
            { ...keptCopyColumns, ...truthOf(copyUses) },
            sql`${addedTo(id)} AND ${anyOf(copyUses)} AND ${where} ORDER BY ${order} LIMIT ${limit}`,
          );
          return rows.map((row) => ({ ...row, reasons: reasonsOf(row) }));
        },
      },
    ],
    page,
  );
}

export async function countKept(reader: Reader, id: number): Promise<number> {
  return (await countKeptBooks(reader, id)) + (await countKeptCopies(reader, id));
}

function truthOf<Reason extends KeptReason>(uses: Readonly<Record<Reason, Sql>>) {
  return Object.fromEntries(Object.entries<Sql>(uses).map(([reason, use]) => [reason, bool(use)])) as Record<
    Reason,
    ReturnType<typeof bool>
  >;
}

function reasonsOf(row: Partial<Readonly<Record<KeptReason, boolean>>>): KeptReason[] {
  return KEPT_REASONS.filter((reason) => row[reason] === true);
}
