import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql, { bulk, join, raw, type Sql } from "sql-template-tag";

import type { BinMoveKind } from "../../bin/BinMove.entity.js";
import { reindexBooks } from "../../books/query/reindexBooks.js";
import { nextUpdatedAt } from "../../books/nextUpdatedAt.js";
import type { Transaction } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { forUpdate } from "../../platform/database/locking.js";
import { chunk } from "../../platform/database/chunk.js";
import type { AuthorityList } from "../authorityReads.js";
import { recordTables } from "../findOrCreate.js";

/** A book that refers to the record, listed or not. */
export interface ReferencingBook {
  readonly id: number;
  readonly listed: number;
  /** In the bin since then. */
  readonly deletedAt: string | Date | null;
}

const BOOKS_PER_STEP = 500;

export function isListed({ listed }: ReferencingBook): boolean {
  return Number(listed) === 1;
}

/** Where a book names a record; authors have a table of their own. */
const bookColumns: Readonly<Record<Exclude<AuthorityList, "authors">, Sql>> = {
  publishers: raw("publisher_id"),
  categories: raw("category_id"),
  classifications: raw("classification_id"),
  locations: raw("location_id"),
  sources: raw("source_id"),
};

/** Every book of a record, locked until the transaction ends. */
export function lockBooksOf(tx: Transaction, list: AuthorityList, id: number): Promise<ReferencingBook[]> {
  return tx.rows<ReferencingBook>(
    list === "authors"
      ? sql`SELECT books.id, books.listed, books.deleted_at AS deletedAt FROM book_authors JOIN books ON books.id = book_authors.book_id
            WHERE book_authors.author_id = ${id} ORDER BY books.id ${forUpdate(tx)}`
      : sql`SELECT id, listed, deleted_at AS deletedAt FROM books WHERE ${bookColumns[list]} = ${id} ORDER BY id ${forUpdate(tx)}`,
  );
}

/** Copies whose location differs from their book's. */
export async function countCopiesAtLocation(tx: Transaction, locationId: number): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM copies WHERE location_id = ${locationId}`,
  );
  return Number(row?.count ?? 0);
}

/**
 * Touches the books whose displayed data has changed with the record, so that caches and the author search are
 * updated.
 */
export async function touchBooks(
  tx: Transaction,
  books: readonly ReferencingBook[],
  change: { readonly reindex: boolean },
): Promise<void> {
  await inBatches(books, async (ids) => {
    await tx.run(sql`UPDATE books SET updated_at = ${nextUpdatedAt(tx, new Date())} WHERE id IN (${join(ids)})`);
    if (change.reindex) {
      await reindexBooks(tx, ids);
    }
  });
}

/** Makes everything that refers to one record refer to another, and updates the stored counts. */
export async function reassignBooks(
  tx: Transaction,
  list: AuthorityList,
  removedId: number,
  replacementId: number,
  books: readonly ReferencingBook[],
): Promise<void> {
  const listed = new Set(books.filter(isListed).map(({ id }) => id));
  let addedCount = list === "authors" ? 0 : listed.size;
  await inBatches(books, async (ids) => {
    if (list === "authors") {
      addedCount += (await moveAuthorships(tx, removedId, replacementId, ids)).filter((id) => listed.has(id)).length;
    } else {
      await tx.run(sql`UPDATE books SET ${bookColumns[list]} = ${replacementId} WHERE id IN (${join(ids)})`);
    }
  });
  if (list === "locations") {
    await moveCopies(tx, removedId, replacementId);
  }
  await tx.run(
    sql`UPDATE ${recordTables[list].table} SET books_count = books_count + ${addedCount}, import_id = NULL WHERE id = ${replacementId}`,
  );
  await touchBooks(tx, books, { reindex: list === "authors" });
}

interface Move {
  readonly kind: BinMoveKind;
  readonly movedId: number;
  readonly position: number;
}

/** Reverses `reassignBooks`: whatever still refers to the replacement refers to the restored record again. */
export async function restoreBooks(
  tx: Transaction,
  list: AuthorityList,
  from: number,
  to: number,
  moves: readonly Move[],
): Promise<void> {
  const ids = (kind: BinMoveKind) => moves.filter((move) => move.kind === kind).map(({ movedId }) => ({ id: movedId }));
  const referencedBooks = [...ids("book"), ...ids("shared")];
  const lockedBooks: ReferencingBook[] = [];
  await inBatches(referencedBooks, async (batch) => {
    lockedBooks.push(
      ...(await tx.rows<ReferencingBook>(
        list === "authors"
          ? sql`SELECT books.id, books.listed, books.deleted_at AS deletedAt FROM book_authors JOIN books ON books.id = book_authors.book_id
              WHERE book_authors.author_id = ${from} AND books.id IN (${join(batch)}) ${forUpdate(tx)}`
          : sql`SELECT id, listed, deleted_at AS deletedAt FROM books WHERE ${bookColumns[list]} = ${from} AND id IN (${join(batch)}) ${forUpdate(tx)}`,
      )),
    );
  });
  const shared = new Map(
    moves.filter(({ kind }) => kind === "shared").map(({ movedId, position }) => [movedId, position]),
  );
  const moved = lockedBooks.filter(({ id }) => !shared.has(id));
  await inBatches(moved, (batch) =>
    tx.run(
      list === "authors"
        ? sql`UPDATE book_authors SET author_id = ${to} WHERE author_id = ${from} AND book_id IN (${join(batch)})`
        : sql`UPDATE books SET ${bookColumns[list]} = ${to} WHERE id IN (${join(batch)})`,
    ),
  );
  for (const { id } of lockedBooks) {
    const position = shared.get(id);
    if (position !== undefined) {
      await insertAuthorship(tx, id, to, position);
    }
  }
  await inBatches(ids("copy"), (batch) =>
    tx.run(sql`UPDATE copies SET location_id = ${to} WHERE location_id = ${from} AND id IN (${join(batch)})`),
  );
  const { table } = recordTables[list];
  await tx.run(
    sql`UPDATE ${table} SET books_count = books_count + ${lockedBooks.filter(isListed).length} WHERE id = ${to}`,
  );
  await tx.run(
    sql`UPDATE ${table} SET books_count = books_count - ${moved.filter(isListed).length} WHERE id = ${from}`,
  );
  await touchBooks(tx, lockedBooks, { reindex: list === "authors" });
}

/** Puts the author back at the original position and shifts the others down. */
async function insertAuthorship(tx: Transaction, bookId: number, authorId: number, position: number): Promise<void> {
  const links = await tx.rows<{ authorId: number }>(
    sql`SELECT author_id AS authorId FROM book_authors WHERE book_id = ${bookId} ORDER BY position`,
  );
  const order = links.map((link) => link.authorId);
  order.splice(position, 0, authorId);
  await tx.run(sql`DELETE FROM book_authors WHERE book_id = ${bookId}`);
  await tx.run(
    sql`INSERT INTO book_authors (book_id, author_id, position) VALUES ${bulk(order.map((id, place) => [bookId, id, place]))}`,
  );
}

async function moveCopies(tx: Transaction, removedId: number, replacementId: number): Promise<void> {
  const copies = await tx.rows<{ id: number }>(
    sql`SELECT id FROM copies WHERE location_id = ${removedId} ORDER BY id ${forUpdate(tx)}`,
  );
  await inBatches(copies, (ids) =>
    tx.run(
      sql`UPDATE copies SET location_id = ${replacementId}, updated_at = ${toSqlDateTime(new Date())} WHERE id IN (${join(ids)})`,
    ),
  );
}

/** Gives the books that had not named the other author yet. */
async function moveAuthorships(
  tx: Transaction,
  removedId: number,
  replacementId: number,
  bookIds: readonly number[],
): Promise<readonly number[]> {
  const ids = join([...bookIds]);
  const shared = await tx.rows<{ bookId: number }>(
    sql`SELECT book_id AS bookId FROM book_authors WHERE author_id = ${replacementId} AND book_id IN (${ids})`,
  );
  const booksWithBoth = new Set(shared.map(({ bookId }) => bookId));
  if (booksWithBoth.size > 0) {
    await mergeAuthorships(tx, removedId, replacementId, [...booksWithBoth]);
  }
  await tx.run(
    sql`UPDATE book_authors SET author_id = ${replacementId} WHERE author_id = ${removedId} AND book_id IN (${ids})`,
  );
  return bookIds.filter((id) => !booksWithBoth.has(id));
}

/** For books that have both authors: the remaining one gets the lower position, and the others shift up. */
async function mergeAuthorships(
  tx: Transaction,
  removedId: number,
  replacementId: number,
  bookIds: readonly number[],
): Promise<void> {
  const links = await tx.rows<{ bookId: number; authorId: number }>(
    sql`SELECT book_id AS bookId, author_id AS authorId FROM book_authors WHERE book_id IN (${join([...bookIds])}) ORDER BY book_id, position`,
  );
  const authors = new Map(bookIds.map((id) => [id, new Set<number>()]));
  for (const { bookId, authorId } of links) {
    authors.get(bookId)?.add(authorId === removedId ? replacementId : authorId);
  }
  const rows = [...authors].flatMap(([bookId, names]) =>
    [...names].map((authorId, position) => [bookId, authorId, position]),
  );
  await tx.run(sql`DELETE FROM book_authors WHERE book_id IN (${join([...bookIds])})`);
  for (const batch of chunk(rows)) {
    await tx.run(sql`INSERT INTO book_authors (book_id, author_id, position) VALUES ${bulk(batch)}`);
  }
}

/**
 * A popular record has a hundred thousand books: it is changed in bounded statements, between which other requests
 * are served.
 */
async function inBatches(
  rows: readonly { readonly id: number }[],
  handleBatch: (ids: number[]) => Promise<void>,
): Promise<void> {
  for (const batch of chunk(rows, BOOKS_PER_STEP)) {
    await handleBatch(batch.map(({ id }) => id));
    await yieldToEventLoop();
  }
}
