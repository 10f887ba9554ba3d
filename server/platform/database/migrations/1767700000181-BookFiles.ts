import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** A title has several files: the one that it had is the first of them. How often a file was opened, by day. */
export class BookFiles1767700000181 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, date, datetime, create } = portableTable(runner);
    if (!(await runner.hasTable("book_files"))) {
      await create({
        name: "book_files",
        columns: [
          id(),
          int("book_id"),
          int("position"),
          varchar("format", 10),
          varchar("name", 190, optional),
          varchar("address", 500),
          varchar("access", 10),
          int("bytes", optional),
          datetime("created_at"),
        ],
        indices: { ix_book_files_book: ["book_id", "position"], ix_book_files_address: ["address"] },
        references: [{ name: "fk_book_files_book", column: "book_id", table: "books", onDelete: "CASCADE" }],
      });
    }
    // Books in the bin and those of an unfinished import as well. By the number of its book, so that a migration which
    // begins anew gives each file the same one.
    await runner.query(
      `INSERT INTO book_files (id, book_id, position, format, address, access, created_at)
       SELECT books.id, books.id, 1, CASE WHEN books.digital_file LIKE '%.epub' THEN 'epub' ELSE 'pdf' END, books.digital_file,
         books.digital_file_access, books.updated_at
       FROM books LEFT JOIN book_files ON book_files.book_id = books.id
       WHERE books.digital_file IS NOT NULL AND book_files.id IS NULL ORDER BY books.id`,
    );
    if (!(await runner.hasTable("book_file_readings"))) {
      await create({
        name: "book_file_readings",
        columns: [id(), int("file_id"), int("book_id"), varchar("format", 10), date("day"), int("readings")],
        unique: { uq_book_file_readings_file_day: ["file_id", "day"] },
        indices: { ix_book_file_readings_day: ["day"] },
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("book_file_readings");
    await runner.dropTable("book_files");
  }
}
