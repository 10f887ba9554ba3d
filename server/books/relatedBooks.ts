import DataLoader from "dataloader";
import sql, { type Sql } from "sql-template-tag";

import { pick } from "../platform/database/columns.js";
import type { DatabaseReads, Reader } from "../platform/database/Database.js";
import { bookTable } from "./Book.entity.js";
import type { BookRow } from "./bookReads.js";
import { booksUsingIndex, forcedJoin } from "./query/bookIndexes.js";

export const MAX_RELATED = 12;

const ids = pick(bookTable, "id");
const newestOf = {
  author: (reader: Reader, id: number, limit: number): Sql =>
    sql`FROM book_authors ${forcedJoin(reader.engine)} books ON books.id = book_authors.book_id
        WHERE book_authors.author_id = ${id} AND books.listed = 1
        ORDER BY book_authors.book_id DESC LIMIT ${limit}`,
  classification: (reader: Reader, id: number, limit: number): Sql =>
    sql`FROM ${booksUsingIndex(reader.engine, "ix_books_classification")}
        WHERE books.classification_id = ${id} AND books.listed = 1 ORDER BY books.id DESC LIMIT ${limit}`,
  category: (reader: Reader, id: number, limit: number): Sql =>
    sql`FROM ${booksUsingIndex(reader.engine, "ix_books_category")}
        WHERE books.category_id = ${id} AND books.listed = 1 ORDER BY books.id DESC LIMIT ${limit}`,
};
type Kind = keyof typeof newestOf;

interface Wanted {
  readonly book: BookRow;
  /** How many, up to MAX_RELATED. */
  readonly count: number;
}

/** The ids of the books to go on with, of any number of books: what they share is read once for all of them. */
export function createRelatedBooksLoader(database: DatabaseReads, authorIds: DataLoader<number, readonly number[]>) {
  const newest = new DataLoader<readonly [kind: Kind, id: number, limit: number], readonly number[], string>(
    (records) =>
      database.read(
        (reader) =>
          Promise.all(
            records.map(async ([kind, id, limit]) => {
              const books = await reader.select(ids, newestOf[kind](reader, id, limit));
              return books.map((book) => book.id);
            }),
          ),
        { merged: true, byKey: true },
      ),
    { cacheKeyFn: (record) => record.join(":") },
  );
  // One more than is wanted suffices: the book itself may be among them, and what another list has given is wanted less.
  const newestIn = (kind: Kind, id: number | null, count: number) =>
    id === null ? Promise.resolve([]) : newest.load([kind, id, count + 1]);
  return new DataLoader<Wanted, readonly number[], string>(
    (wanted) =>
      Promise.all(
        wanted.map(async ({ book: { id, classificationId, categoryId }, count }) => {
          const [byAuthors, inClass, inCategory] = await Promise.all([
            authorIds
              .load(id)
              .then((authors) => Promise.all(authors.map((author) => newestIn("author", author, count)))),
            newestIn("classification", classificationId, count),
            newestIn("category", categoryId, count),
          ]);
          const related = new Set([...byAuthors.flat().sort((one, other) => other - one), ...inClass, ...inCategory]);
          related.delete(id);
          return [...related].slice(0, count);
        }),
      ),
    { cacheKeyFn: ({ book, count }) => `${book.id}:${count}` },
  );
}
