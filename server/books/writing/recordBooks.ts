import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql, { join, type Sql } from "sql-template-tag";

import type { AuthorityList } from "../../authorities/authorityReads.js";
import { authorTable } from "../../authorities/records/Author.entity.js";
import { authorityTables } from "../../authorities/authorityTables.js";
import {
  type RecordBooks,
  type RecordMove,
  type RecordRename,
  type ReferencingBook,
  searchedLists,
} from "../../authorities/editing/RecordBooks.js";
import { fullName } from "../../authorities/names/authorName.js";
import { chunk } from "../../platform/database/chunk.js";
import { bool, integer, type PatchOf, pick, type RowOf, tableOf, typedAs } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { bookTable } from "../Book.entity.js";
import { BookAuthor, bookAuthorTable } from "../BookAuthor.entity.js";
import { type Copy, copyTable } from "../copies/Copy.entity.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import { reindexBooks } from "../query/search/reindexBooks.js";
import { bookReferences, copyReferences, isListOfCopies, referenceTo } from "../record/bookReferences.js";
import { countWordsOfNames } from "../vocabulary/vocabularyWriter.js";
import { placeAuthorAt, replaceAuthor } from "./bookLinks.js";

const BOOKS_PER_STEP = 500;

/** The books' side of editing the six lists. */
export const recordBooks: RecordBooks = {
  lock: lockBooksOf,
  otherUses: async (tx, list, id) => [{ count: await countCopiesOf(tx, list, id), what: "eksemplar" }],
  touch: touchRenamedBooks,
  collectMoves,
  reassign: reassignBooks,
  restore: restoreBooks,
};

const referencingColumns = pick(bookTable, "id", "listed", "isHidden", "deletedAt");

/** The books that refer to a record, locked until the transaction ends. */
function selectReferencing(
  tx: Transaction,
  list: AuthorityList,
  id: number,
  rest: Sql,
): Promise<RowOf<typeof referencingColumns>[]> {
  return tx.select(
    referencingColumns,
    list === "authors"
      ? sql`FROM book_authors JOIN books ON books.id = book_authors.book_id
            WHERE book_authors.author_id = ${id} ${rest} ${forUpdate(tx)}`
      : sql`FROM books WHERE ${bookTable[bookReferences[list]]} = ${id} ${rest} ${forUpdate(tx)}`,
  );
}

function lockBooksOf(tx: Transaction, list: AuthorityList, id: number): Promise<ReferencingBook[]> {
  return selectReferencing(tx, list, id, sql`ORDER BY books.id`);
}

async function countCopiesOf(tx: Transaction, list: AuthorityList, id: number): Promise<number> {
  return isListOfCopies(list) ? tx.count(sql`FROM copies WHERE ${copyTable[copyReferences[list]]} = ${id}`) : 0;
}

async function touchRenamedBooks(
  tx: Transaction,
  books: readonly ReferencingBook[],
  renamed: RecordRename | null,
): Promise<void> {
  if (renamed?.list === "authors") {
    const bookIds = countedIds(books);
    await countWordsOfNames(tx, [
      { name: renamed.from, bookIds, change: -1 },
      { name: renamed.to, bookIds, change: 1 },
    ]);
  }
  await touchBooks(tx, books, { reindex: renamed !== null });
}

/** Those that the counts of a record count. */
function countedIds(books: readonly ReferencingBook[]): number[] {
  return books.filter(({ listed, isHidden }) => listed && !isHidden).map(({ id }) => id);
}

async function touchBooks(
  tx: Transaction,
  books: readonly ReferencingBook[],
  change: { readonly reindex: boolean },
): Promise<void> {
  await inBatches(books, async (ids) => {
    await tx.update(bookTable, { updatedAt: nextUpdatedAt(tx, new Date()) }, sql`id IN (${join(ids)})`);
    if (change.reindex) {
      await reindexBooks(tx, ids);
    }
  });
}

const authorshipColumns = {
  ...pick(tableOf(BookAuthor, "mine"), "bookId", "position", "role"),
  isShared: bool(sql`theirs.book_id IS NOT NULL`),
  theirPosition: integer(sql`COALESCE(theirs.position, 0)`),
  theirRole: typedAs(bookAuthorTable.role, sql`COALESCE(theirs.role, 'author')`),
};

/** What only an author has. */
const NO_PLACE = { position: 0, role: "author" } as const;

async function collectMoves(
  tx: Transaction,
  list: AuthorityList,
  removedId: number,
  replacementId: number,
  books: readonly ReferencingBook[],
): Promise<RecordMove[]> {
  if (list !== "authors") {
    const copies = isListOfCopies(list)
      ? await tx.select(pick(copyTable, "id"), sql`FROM copies WHERE ${copyTable[copyReferences[list]]} = ${removedId}`)
      : [];
    return [
      ...books.map(({ id }) => ({ kind: "book" as const, movedId: id, ...NO_PLACE })),
      ...copies.map(({ id }) => ({ kind: "copy" as const, movedId: id, ...NO_PLACE })),
    ];
  }
  const links = await tx.select(
    authorshipColumns,
    sql`FROM book_authors mine LEFT JOIN book_authors theirs ON theirs.book_id = mine.book_id
        AND theirs.author_id = ${replacementId} WHERE mine.author_id = ${removedId}`,
  );
  return links.flatMap(({ bookId: movedId, position, role, isShared, theirPosition, theirRole }): RecordMove[] =>
    isShared
      ? [
          { kind: "shared", movedId, position, role },
          { kind: "place", movedId, position: theirPosition, role: theirRole },
        ]
      : [{ kind: "book", movedId, position, role }],
  );
}

async function reassignBooks(
  tx: Transaction,
  list: AuthorityList,
  removedId: number,
  replacementId: number,
  books: readonly ReferencingBook[],
): Promise<void> {
  const counted = new Set(countedIds(books));
  const added = list === "authors" ? [] : [...counted];
  await inBatches(books, async (ids) => {
    if (list === "authors") {
      added.push(...(await replaceAuthor(tx, removedId, replacementId, ids)).filter((id) => counted.has(id)));
    } else {
      await tx.update(bookTable, referenceTo(list, replacementId), sql`id IN (${join(ids)})`);
    }
  });
  if (isListOfCopies(list)) {
    await moveCopies(tx, list, removedId, replacementId);
  }
  await tx.update(
    authorityTables[list],
    { booksCount: sql`books_count + ${added.length}`, importId: null },
    sql`id = ${replacementId}`,
  );
  if (list === "authors") {
    await moveNameWords(tx, { id: removedId, bookIds: [...counted] }, { id: replacementId, bookIds: added });
  }
  await touchBooks(tx, books, { reindex: searchedLists.has(list) });
}

async function restoreBooks(
  tx: Transaction,
  list: AuthorityList,
  from: number,
  to: number,
  moves: readonly RecordMove[],
): Promise<number> {
  const ids = (kind: RecordMove["kind"]) =>
    moves.filter((move) => move.kind === kind).map(({ movedId }) => ({ id: movedId }));
  const referencedBooks = [...ids("book"), ...ids("shared")];
  const lockedBooks: ReferencingBook[] = [];
  await inBatches(referencedBooks, async (batch) => {
    lockedBooks.push(...(await selectReferencing(tx, list, from, sql`AND books.id IN (${join(batch)})`)));
  });
  const placesOf = (kind: RecordMove["kind"]) =>
    new Map(moves.filter((move) => move.kind === kind).map((move) => [move.movedId, move]));
  const shared = placesOf("shared");
  const places = placesOf("place");
  const moved = lockedBooks.filter(({ id }) => !shared.has(id));
  await inBatches(moved, (batch) =>
    list === "authors"
      ? tx.update(bookAuthorTable, { authorId: to }, sql`author_id = ${from} AND book_id IN (${join(batch)})`)
      : tx.update(bookTable, referenceTo(list, to), sql`id IN (${join(batch)})`),
  );
  for (const { id } of lockedBooks) {
    const mine = shared.get(id);
    if (mine !== undefined) {
      const theirs = places.get(id) ?? { ...NO_PLACE, position: mine.position + 1 };
      await placeAuthorAt(tx, id, { id: to, role: mine.role }, mine.position);
      await placeAuthorAt(tx, id, { id: from, role: theirs.role }, theirs.position);
    }
  }
  if (isListOfCopies(list)) {
    const column = copyReferences[list];
    await inBatches(ids("copy"), (batch) =>
      tx.update(copyTable, referenceOf(list, to), sql`${copyTable[column]} = ${from} AND id IN (${join(batch)})`),
    );
  }
  const [entered, left] = [countedIds(lockedBooks), countedIds(moved)];
  await addToCount(tx, list, to, entered.length);
  await addToCount(tx, list, from, -left.length);
  if (list === "authors") {
    await moveNameWords(tx, { id: from, bookIds: left }, { id: to, bookIds: entered });
  }
  await touchBooks(tx, lockedBooks, { reindex: searchedLists.has(list) });
  return referencedBooks.length - lockedBooks.length;
}

interface AuthorsBooks {
  readonly id: number;
  readonly bookIds: readonly number[];
}

/** Counts the words of two authors' names where books leave the one for the other. */
async function moveNameWords(tx: Transaction, left: AuthorsBooks, entered: AuthorsBooks): Promise<void> {
  const authors = await tx.select(
    pick(authorTable, "id", "firstName", "lastName"),
    sql`FROM authors WHERE id IN (${left.id}, ${entered.id})`,
  );
  await countWordsOfNames(
    tx,
    authors.map((author) => ({
      name: fullName(author),
      ...(author.id === left.id
        ? { bookIds: left.bookIds, change: -1 as const }
        : { bookIds: entered.bookIds, change: 1 as const }),
    })),
  );
}

function addToCount(tx: Transaction, list: AuthorityList, id: number, count: number): Promise<void> {
  return tx.update(authorityTables[list], { booksCount: sql`books_count + ${count}` }, sql`id = ${id}`);
}

type CopyList = keyof typeof copyReferences;

function referenceOf(list: CopyList, id: number): PatchOf<Copy> {
  return { [copyReferences[list]]: id };
}

async function moveCopies(tx: Transaction, list: CopyList, removedId: number, replacementId: number): Promise<void> {
  const copies = await tx.select(
    pick(copyTable, "id"),
    sql`FROM copies WHERE ${copyTable[copyReferences[list]]} = ${removedId} ORDER BY id ${forUpdate(tx)}`,
  );
  await inBatches(copies, (ids) =>
    tx.update(
      copyTable,
      { ...referenceOf(list, replacementId), updatedAt: nextUpdatedAt(tx, new Date()) },
      sql`id IN (${join(ids)})`,
    ),
  );
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
