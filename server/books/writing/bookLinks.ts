import sql, { join, raw } from "sql-template-tag";

import type { AuthorRole } from "../../../common/authorRoles.js";
import { pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { groupBy } from "../../platform/groupBy.js";
import { bookAuthorTable } from "../BookAuthor.entity.js";
import { bookSubjectTable } from "../BookSubject.entity.js";

export type LinkedList = "authors" | "subjects";

/** An author or a subject of a book; of a subject the role says nothing. */
export interface BookLink {
  readonly id: number;
  readonly role?: AuthorRole | undefined;
}

/** A book and its authors or subjects, in the order of the title page. */
interface BookLinks {
  readonly bookId: number;
  readonly linked: readonly BookLink[];
}

/** Links books that have no authors or subjects yet. A repeated id counts once. */
export async function insertBookLinks(tx: Transaction, list: LinkedList, books: readonly BookLinks[]): Promise<void> {
  const links = books.flatMap(({ bookId, linked }) =>
    uniqueById(linked).map(({ id, role = "author" as const }, position) => ({ bookId, id, role, position })),
  );
  if (list === "authors") {
    await tx.insert(
      bookAuthorTable,
      links.map(({ id, ...link }) => ({ ...link, authorId: id })),
    );
  } else {
    await tx.insert(
      bookSubjectTable,
      links.map(({ id, bookId, position }) => ({ bookId, position, subjectId: id })),
    );
  }
}

/** Each once, where it comes first. */
export function uniqueById<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index);
}

/** Whether these are the same, in the same order and for the same part. */
export function areSameLinks(before: readonly BookLink[], after: readonly BookLink[]): boolean {
  const told = (links: readonly BookLink[]) => links.map(({ id, role = "author" }) => `${id} ${role}`).join();
  return told(before) === told(after);
}

/** Replaces the authors or subjects of a book, if they differ. */
export async function updateBookLinks(
  tx: Transaction,
  list: LinkedList,
  bookId: number,
  before: readonly BookLink[],
  after: readonly BookLink[],
): Promise<void> {
  if (!areSameLinks(before, after)) {
    await replaceBookLinks(tx, list, [{ bookId, linked: after }]);
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
    pick(bookAuthorTable, "bookId", "authorId", "role"),
    sql`FROM book_authors WHERE book_id IN (${join([...bookIds])}) ORDER BY book_id, position`,
  );
  const books = groupBy(links, ({ bookId }) => bookId);
  await replaceBookLinks(
    tx,
    "authors",
    [...books].map(([bookId, authors]) => ({
      bookId,
      linked: authors.map(({ authorId, role }) =>
        authorId === removedId || authorId === replacementId
          ? { id: replacementId, role: wroteIt(authors, removedId, replacementId) ? "author" : role }
          : { id: authorId, role },
      ),
    })),
  );
}

/** Who wrote a title under one of two names wrote it. */
function wroteIt(
  authors: readonly { readonly authorId: number; readonly role: AuthorRole }[],
  ...names: readonly number[]
): boolean {
  return authors.some(({ authorId, role }) => names.includes(authorId) && role === "author");
}

/** Puts an author back, or to another position, and shifts the others down. */
export async function placeAuthorAt(
  tx: Transaction,
  bookId: number,
  author: { readonly id: number; readonly role: AuthorRole },
  position: number,
): Promise<void> {
  const links = await tx.select(
    { id: bookAuthorTable.authorId, role: bookAuthorTable.role },
    sql`FROM book_authors WHERE book_id = ${bookId} ORDER BY position`,
  );
  const linked = links.filter(({ id }) => id !== author.id);
  linked.splice(position, 0, author);
  await replaceBookLinks(tx, "authors", [{ bookId, linked }]);
}
