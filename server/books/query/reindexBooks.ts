import sql, { join } from "sql-template-tag";

import { type AuthorName, fullName } from "../../authorities/names/authorName.js";
import type { Transaction } from "../../platform/database/Database.js";
import { chunk } from "../../platform/database/chunk.js";
import { identityKey } from "../record/bookIdentity.js";
import { indexBooks, removeFromIndex } from "./bookSearch.js";

const BOOKS_PER_STEP = 500;

interface IndexedBook {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string | null;
  readonly isbn: string | null;
  readonly isbn13: string | null;
  readonly callNumber: string | null;
  readonly publishYear: number | null;
  readonly publishYearText: string | null;
  readonly identityKey: string;
}

/** Recalculates what is derived from a book's values, authors and subjects: its search words and its duplicate key. */
export async function reindexBooks(tx: Transaction, bookIds: readonly number[]): Promise<void> {
  for (const ids of chunk(bookIds, BOOKS_PER_STEP)) {
    const books = await tx.rows<IndexedBook>(
      sql`SELECT id, title, subtitle, isbn, isbn13, call_number AS callNumber, publish_year AS publishYear, publish_year_text AS publishYearText,
            identity_key AS identityKey FROM books WHERE id IN (${join(ids)})`,
    );
    const authors = await authorsOf(tx, ids);
    const subjects = await subjectsOf(tx, ids);
    await removeFromIndex(tx, ids);
    await indexBooks(
      tx,
      books.map((book) => ({
        ...book,
        bookId: book.id,
        authors: (authors.get(book.id) ?? []).map(fullName),
        subjects: subjects.get(book.id) ?? [],
      })),
    );
    await updateIdentityKeys(
      tx,
      books.map((book) => ({ ...book, authors: authors.get(book.id) ?? [] })),
    );
  }
}

async function authorsOf(tx: Transaction, bookIds: readonly number[]): Promise<ReadonlyMap<number, AuthorName[]>> {
  return groupByBook(
    await tx.rows<AuthorName & { readonly bookId: number }>(
      sql`SELECT book_authors.book_id AS bookId, authors.first_name AS firstName, authors.last_name AS lastName, authors.kind
        FROM book_authors JOIN authors ON authors.id = book_authors.author_id
        WHERE book_authors.book_id IN (${join([...bookIds])}) ORDER BY book_authors.book_id, book_authors.position`,
    ),
  );
}

async function subjectsOf(tx: Transaction, bookIds: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const rows = await tx.rows<{ readonly bookId: number; readonly name: string }>(
    sql`SELECT book_subjects.book_id AS bookId, subjects.name FROM book_subjects JOIN subjects ON subjects.id = book_subjects.subject_id
        WHERE book_subjects.book_id IN (${join([...bookIds])}) ORDER BY book_subjects.book_id, book_subjects.position`,
  );
  return new Map([...groupByBook(rows)].map(([bookId, subjects]) => [bookId, subjects.map(({ name }) => name)]));
}

function groupByBook<Row extends { readonly bookId: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const grouped = new Map<number, Row[]>();
  for (const row of rows) {
    const group = grouped.get(row.bookId);
    if (group) {
      group.push(row);
    } else {
      grouped.set(row.bookId, [row]);
    }
  }
  return grouped;
}

async function updateIdentityKeys(
  tx: Transaction,
  books: readonly (IndexedBook & { readonly authors: readonly AuthorName[] })[],
): Promise<void> {
  const changed = books
    .map((book) => ({ id: book.id, before: book.identityKey, now: identityKey(book) }))
    .filter(({ before, now }) => before !== now);
  if (changed.length > 0) {
    const cases = join(
      changed.map(({ id, now }) => sql`WHEN ${id} THEN ${now}`),
      " ",
    );
    await tx.run(
      sql`UPDATE books SET identity_key = CASE id ${cases} END WHERE id IN (${join(changed.map(({ id }) => id))})`,
    );
  }
}
