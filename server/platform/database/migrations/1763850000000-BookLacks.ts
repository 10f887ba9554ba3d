import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/**
 * What administrators look for because it is missing is found by an index, however few such books there are among a
 * million.
 */
export class BookLacks1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "books", {
      name: "held_copies",
      shape: { sqlite: "integer NOT NULL DEFAULT (0)", mysql: "int NOT NULL DEFAULT 0" },
      indexes: {
        ix_books_held_copies: ["listed", "held_copies"],
        ix_books_cover: ["listed", "image_url"],
        ix_books_digital_file: ["listed", "digital_file"],
        ix_books_isbn: ["isbn13", "isbn"],
      },
      dropsIndexes: ["ix_books_isbn13"],
    });
    await runner.query(
      `UPDATE books SET held_copies = (SELECT COUNT(*) FROM copies WHERE copies.book_id = books.id
        AND copies.listed = 1 AND copies.status <> 'withdrawn')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const of = runner.dataSource.driver.options.type === "better-sqlite3" ? "" : " ON books";
    await runner.query("CREATE INDEX ix_books_isbn13 ON books (isbn13)");
    for (const index of ["ix_books_isbn", "ix_books_digital_file", "ix_books_cover", "ix_books_held_copies"]) {
      await runner.query(`DROP INDEX ${index}${of}`);
    }
    await runner.query("ALTER TABLE books DROP COLUMN held_copies");
  }
}
