import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql, { bulk, join, raw, type Sql } from "sql-template-tag";

import {
  isListed,
  type RecordBooks,
  type RecordMove,
  type ReferencingBook,
} from "../../authorities/editing/RecordBooks.js";
import type { AuthorityList } from "../../authorities/authorityReads.js";
import { recordTables } from "../../authorities/findOrCreate.js";
import type { BinMoveKind } from "../../bin/BinMove.entity.js";
import type { Transaction } from "../../platform/database/Database.js";
import { chunk } from "../../platform/database/chunk.js";
import { forUpdate } from "../../platform/database/locking.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import { reindexBooks } from "../query/reindexBooks.js";

const BOOKS_PER_STEP = 500;

/** The books' side of editing the six lists. */
export const recordBooks: RecordBooks = {
  lock: lockBooksOf,
  countCopiesAtLocation,
  touch: touchBooks,
  collectMoves,
  reassign: reassignBooks,
  restore: restoreBooks,
};

/** Where a book names a record; authors have a table of their own. */
const bookColumns: Readonly<Record<Exclude<AuthorityList, "authors">, Sql>> = {
  publishers: raw("publisher_id"),
  categories: raw("category_id"),
  classifications: raw("classification_id"),
  locations: raw("location_id"),
  sources: raw("source_id"),
};

function lockBooksOf(tx: Transaction, list: AuthorityList, id: number): Promise<ReferencingBook[]> {
  return tx.rows<ReferencingBook>(
    list === "authors"
      ? sql`SELECT books.id, books.listed, books.deleted_at AS deletedAt FROM book_authors
            JOIN books ON books.id = book_authors.book_id
            WHERE book_authors.author_id = ${id} ORDER BY books.id ${forUpdate(tx)}`
      : sql`SELECT id, listed, deleted_at AS deletedAt FROM books WHERE ${bookColumns[list]} = ${id}
            ORDER BY id ${forUpdate(tx)}`,
  );
}

async function countCopiesAtLocation(tx: Transaction, locationId: number): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM copies WHERE location_id = ${locationId}`,
  );
  return Number(row?.count ?? 0);
}

async function touchBooks(
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

async function collectMoves(
  tx: Transaction,
  list: AuthorityList,
  removedId: number,
  replacementId: number,
  books: readonly ReferencingBook[],
): Promise<RecordMove[]> {
  if (list !== "authors") {
    const copies =
      list === "locations"
        ? await tx.rows<{ id: number }>(sql`SELECT id FROM copies WHERE location_id = ${removedId}`)
        : [];
    return [
      ...books.map(({ id }) => ({ kind: "book" as const, movedId: id, position: 0 })),
      ...copies.map(({ id }) => ({ kind: "copy" as const, movedId: id, position: 0 })),
    ];
  }
  const links = await tx.rows<{ bookId: number; position: number; isShared: number }>(
    sql`SELECT mine.book_id AS bookId, mine.position, CASE WHEN theirs.book_id IS NULL THEN 0 ELSE 1 END AS isShared
        FROM book_authors mine LEFT JOIN book_authors theirs ON theirs.book_id = mine.book_id
        AND theirs.author_id = ${replacementId} WHERE mine.author_id = ${removedId}`,
  );
  return links.map(({ bookId, position, isShared }) => ({
    kind: isShared ? "shared" : "book",
    movedId: bookId,
    position,
  }));
}

async function reassignBooks(
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
    sql`UPDATE ${recordTables[list].table} SET books_count = books_count + ${addedCount}, import_id = NULL
        WHERE id = ${replacementId}`,
  );
  await touchBooks(tx, books, { reindex: list === "authors" });
}

async function restoreBooks(
  tx: Transaction,
  list: AuthorityList,
  from: number,
  to: number,
  moves: readonly RecordMove[],
): Promise<void> {
  const ids = (kind: BinMoveKind) => moves.filter((move) => move.kind === kind).map(({ movedId }) => ({ id: movedId }));
  const referencedBooks = [...ids("book"), ...ids("shared")];
  const lockedBooks: ReferencingBook[] = [];
  await inBatches(referencedBooks, async (batch) => {
    lockedBooks.push(
      ...(await tx.rows<ReferencingBook>(
        list === "authors"
          ? sql`SELECT books.id, books.listed, books.deleted_at AS deletedAt FROM book_authors
                JOIN books ON books.id = book_authors.book_id
              WHERE book_authors.author_id = ${from} AND books.id IN (${join(batch)}) ${forUpdate(tx)}`
          : sql`SELECT id, listed, deleted_at AS deletedAt FROM books WHERE ${bookColumns[list]} = ${from}
                AND id IN (${join(batch)}) ${forUpdate(tx)}`,
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
    sql`INSERT INTO book_authors (book_id, author_id, position)
        VALUES ${bulk(order.map((id, place) => [bookId, id, place]))}`,
  );
}

async function moveCopies(tx: Transaction, removedId: number, replacementId: number): Promise<void> {
  const copies = await tx.rows<{ id: number }>(
    sql`SELECT id FROM copies WHERE location_id = ${removedId} ORDER BY id ${forUpdate(tx)}`,
  );
  await inBatches(copies, (ids) =>
    tx.run(
      sql`UPDATE copies SET location_id = ${replacementId}, updated_at = ${toSqlDateTime(new Date())}
          WHERE id IN (${join(ids)})`,
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
    sql`SELECT book_id AS bookId, author_id AS authorId FROM book_authors WHERE book_id IN (${join([...bookIds])})
        ORDER BY book_id, position`,
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
