import sql from "sql-template-tag";

import type { Database } from "../../server/platform/database/Database.js";

/** The books whose kept number of copies is not what counting them gives: none, whatever has happened. */
export function staleHeldCopies(database: Database): Promise<{ readonly id: number; readonly kept: number }[]> {
  return database.read((reader) =>
    reader.rows<{ id: number; kept: number }>(
      sql`SELECT books.id, books.held_copies AS kept FROM books
          WHERE books.held_copies <> (SELECT COUNT(*) FROM copies WHERE copies.book_id = books.id
          AND copies.listed = 1 AND copies.status <> 'withdrawn')`,
    ),
  );
}
