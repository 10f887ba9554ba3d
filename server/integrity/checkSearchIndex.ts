import sql, { raw } from "sql-template-tag";

import { bookTable } from "../books/Book.entity.js";
import { bookLock } from "../books/bookLock.js";
import { removeFromIndex } from "../books/query/search/bookSearch.js";
import { reindexBooks } from "../books/query/search/reindexBooks.js";
import { chunk } from "../platform/database/chunk.js";
import { integer, pick } from "../platform/database/columns.js";
import type { Database, Engine, UnauditedWrite } from "../platform/database/Database.js";
import { type Finding, MOST_EXAMPLES } from "./Finding.js";

const indexing: UnauditedWrite = {
  unaudited: "The search index is derived from what the audit trail tells of.",
  locks: [bookLock],
};
const BOOKS_PER_STEP = 250;

/** FTS5 keeps the ids of what it has indexed in a table of its own, which it can be asked for at once. */
const INDEXED: Readonly<Record<Engine, { readonly table: string; readonly id: string }>> = {
  sqlite: { table: "book_search_docsize", id: "id" },
  mysql: { table: "book_search", id: "book_id" },
};

/** Whether each book that readers see is found by its words, and nothing is found that is no book. */
export async function checkSearchIndex(database: Database, repair: boolean): Promise<Finding[]> {
  const { table, id } = INDEXED[database.engine];
  const indexed = sql`${raw(table)} entry`;
  const [missing, gone] = await Promise.all([
    database.read((reader) =>
      reader.select(
        pick(bookTable, "id", "title"),
        sql`FROM books LEFT JOIN ${indexed} ON entry.${raw(id)} = books.id
            WHERE books.listed = 1 AND entry.${raw(id)} IS NULL ORDER BY books.id`,
      ),
    ),
    database.read((reader) =>
      reader.select(
        { id: integer(sql`entry.${raw(id)}`) },
        sql`FROM ${indexed} LEFT JOIN books ON books.id = entry.${raw(id)} WHERE books.id IS NULL`,
      ),
    ),
  ]);
  if (repair) {
    for (const books of chunk(missing, BOOKS_PER_STEP)) {
      await database.write(indexing, (tx) =>
        reindexBooks(
          tx,
          books.map((book) => book.id),
        ),
      );
    }
    for (const entries of chunk(gone, BOOKS_PER_STEP)) {
      await database.write(indexing, (tx) =>
        removeFromIndex(
          tx,
          entries.map((entry) => entry.id),
        ),
      );
    }
  }
  return [
    {
      title: "Indeks pencarian",
      wrong: missing.length + gone.length,
      examples: [
        ...missing.map(({ title }) => `${title} tidak ditemukan`),
        ...gone.map((entry) => `nomor ${entry.id} bukan buku lagi`),
      ].slice(0, MOST_EXAMPLES),
      isRepaired: repair,
      advice: "Susun lagi: npm run library -- check --repair",
    },
  ];
}
