import sql, { raw, type Sql } from "sql-template-tag";

import type { Engine } from "../../platform/database/Database.js";

/** The indexes of `books` by which lists are read; `PRIMARY` is the order of the ids itself. */
export type BookIndex =
  | "PRIMARY"
  | "ix_books_listed"
  | "ix_books_title"
  | "ix_books_year"
  | "ix_books_updated"
  | "ix_books_call_number"
  | "ix_books_category"
  | "ix_books_language"
  | "ix_books_publisher"
  | "ix_books_classification"
  | "ix_books_location"
  | "ix_books_source"
  | "ix_books_import"
  | "ix_books_digital_file"
  | "ix_books_cover"
  | "ix_books_held_copies"
  | "ix_books_isbn"
  | "ix_books_identity";

/**
 * The books, read by this index and no other. Left to themselves both engines err by a hundred times: SQLite knows nothing of how many
 * rows have a value and follows the order, MySQL sorts what it could have read in order.
 */
export function booksUsingIndex(engine: Engine, index: BookIndex): Sql {
  if (engine === "mysql") {
    return sql`books FORCE INDEX (${raw(index)})`;
  }
  return index === "PRIMARY" ? sql`books NOT INDEXED` : sql`books INDEXED BY ${raw(index)}`;
}

/** What stands before it leads: left to themselves, SQLite and MySQL walk all books instead. */
export function forcedJoin(engine: Engine): Sql {
  return engine === "sqlite" ? sql`CROSS JOIN` : sql`STRAIGHT_JOIN`;
}
