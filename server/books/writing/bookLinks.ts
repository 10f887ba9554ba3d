import sql, { join, raw } from "sql-template-tag";

import { pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { bookAuthorTable } from "../BookAuthor.entity.js";
import { bookSubjectTable } from "../BookSubject.entity.js";

export type LinkedList = "authors" | "subjects";

/** A book and the ids of its authors or subjects, in the order of the title page. */
interface BookLinks {
  readonly bookId: number;
  readonly linkedIds: readonly number[];
}

/** Links books that have no authors or subjects yet. A repeated id counts once. */
export async function insertBookLinks(tx: Transaction, list: LinkedList, books: readonly BookLinks[]): Promise<void> {
  const links = books.flatMap(({ bookId, linkedIds }) =>
    [...new Set(linkedIds)].map((linkedId, position) => ({ bookId, linkedId, position })),
  );
  if (list === "authors") {
    await tx.insert(
      bookAuthorTable,
      links.map(({ linkedId, ...link }) => ({ ...link, authorId: linkedId })),
    );
  } else {
    await tx.insert(
      bookSubjectTable,
      links.map(({ linkedId, ...link }) => ({ ...link, subjectId: linkedId })),
    );
  }
}

/** Replaces the authors or subjects of a book, if they differ. */
export async function updateBookLinks(
  tx: Transaction,
  list: LinkedList,
  bookId: number,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  if (before.join() !== after.join()) {
    await replaceBookLinks(tx, list, [{ bookId, linkedIds: after }]);
  }
}

async function replaceBookLinks(tx: Transaction, list: LinkedList, books: readonly BookLinks[]): Promise<void> {
  const table = raw(list === "authors" ? "book_authors" : "book_subjects");
  await tx.run(sql`DELETE FROM ${table} WHERE book_id IN (${join(books.map(({ bookId }) => bookId))})`);
  await insertBookLinks(tx, list, books);
}

/** Replaces an author of these books by another one. Returns the books that did not have the other one yet. */
export async function replaceAuthor(
  tx: Transaction,
  removedId: number,
  replacementId: number,
  bookIds: readonly number[],
): Promise<number[]> {
  const ids = join([...bookIds]);
  const shared = await tx.select(
    pick(bookAuthorTable, "bookId"),
    sql`FROM book_authors WHERE author_id = ${replacementId} AND book_id IN (${ids})`,
  );
  const booksWithBoth = new Set(shared.map(({ bookId }) => bookId));
  if (booksWithBoth.size > 0) {
    await joinAuthors(tx, removedId, replacementId, [...booksWithBoth]);
  }
  await tx.update(bookAuthorTable, { authorId: replacementId }, sql`author_id = ${removedId} AND book_id IN (${ids})`);
  return bookIds.filter((id) => !booksWithBoth.has(id));
}

/** For books that have both authors: the remaining one gets the lower position, and the others shift up. */
async function joinAuthors(
  tx: Transaction,
  removedId: number,
  replacementId: number,
  bookIds: readonly number[],
): Promise<void> {
  const links = await tx.select(
    pick(bookAuthorTable, "bookId", "authorId"),
    sql`FROM book_authors WHERE book_id IN (${join([...bookIds])}) ORDER BY book_id, position`,
  );
  const authors = new Map(bookIds.map((id): [number, number[]] => [id, []]));
  for (const { bookId, authorId } of links) {
    authors.get(bookId)?.push(authorId === removedId ? replacementId : authorId);
  }
  await replaceBookLinks(
    tx,
    "authors",
    [...authors].map(([bookId, linkedIds]) => ({ bookId, linkedIds })),
  );
}

/** Puts an author back, or to another position, and shifts the others down. */
export async function placeAuthorAt(
  tx: Transaction,
  bookId: number,
  authorId: number,
  position: number,
): Promise<void> {
  const links = await tx.select(
    pick(bookAuthorTable, "authorId"),
    sql`FROM book_authors WHERE book_id = ${bookId} ORDER BY position`,
  );
  const linkedIds = links.map((link) => link.authorId).filter((id) => id !== authorId);
  linkedIds.splice(position, 0, authorId);
  await replaceBookLinks(tx, "authors", [{ bookId, linkedIds }]);
}
