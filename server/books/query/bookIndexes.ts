import sql, { raw, type Sql } from "sql-template-tag";

import type { Engine } from "../../platform/database/Database.js";

/** The indexes of `books` that lists read by; `PRIMARY` is the order by id. */
export type BookIndex =
  | "PRIMARY"
  | "ix_books_listed"
  | "ix_books_title"
  | "ix_books_year"
  | "ix_books_updated"
  | "ix_books_call_number"
  | "ix_books_category"
  | "ix_books_material_kind"
  | "ix_books_language"
  | "ix_books_publisher"
  | "ix_books_classification"
  | "ix_books_location"
  | "ix_books_import"
  | "ix_books_digital_file"
  | "ix_books_cover"
  | "ix_books_held_copies"
  | "ix_books_hidden"
  | "ix_books_isbn"
  | "ix_books_identity";

/**
 * Forces the FROM clause to use this index. Left to themselves both engines choose plans that are a hundred times
 * slower: SQLite has no statistics about values and follows the order, MySQL sorts what it could have read in order.
 */
export function booksUsingIndex(engine: Engine, index: BookIndex): Sql {
  if (engine === "mysql") {
    return sql`books FORCE INDEX (${raw(index)})`;
  }
  return index === "PRIMARY" ? sql`books NOT INDEXED` : sql`books INDEXED BY ${raw(index)}`;
}

/**
 * That a book is not hidden from the catalogue, where its row is not read: looking it up for that alone would read a
 * page for each. Few are hidden.
 */
export function isNotHidden(engine: Engine, bookId = sql`books.id`): Sql {
  return sql`${bookId} NOT IN (SELECT books.id FROM ${booksUsingIndex(engine, "ix_books_hidden")}
    WHERE books.is_hidden = 1)`;
}

/**
 * Forces the join order: the table to the left drives the join. Left to themselves, SQLite and MySQL scan all books
 * instead.
 */
export function forcedJoin(engine: Engine): Sql {
  return engine === "sqlite" ? sql`CROSS JOIN` : sql`STRAIGHT_JOIN`;
}
