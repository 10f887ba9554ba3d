import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/**
 * The trail knows which book a change belongs to, so that a book's history holds its copies', also of those that are
 * gone.
 */
export class BookHistory1763845000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "audit_entries", {
      name: "book_id",
      shape: { sqlite: "integer NULL", mysql: "int NULL" },
      indexes: { ix_audit_entries_book: ["book_id"] },
    });
    await runner.query("UPDATE audit_entries SET book_id = record_id WHERE record_type = 'book'");
    await runner.query(
      `UPDATE audit_entries SET book_id = (SELECT copies.book_id FROM copies
        WHERE copies.id = audit_entries.record_id) WHERE record_type = 'copy'`,
    );
    // What a copy said of itself when it came or went, where it is gone by now.
    await runner.query(
      `UPDATE audit_entries SET book_id = COALESCE(JSON_EXTRACT(after_values, '$.bookId'),
        JSON_EXTRACT(before_values, '$.bookId')) WHERE record_type = 'copy' AND book_id IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX ix_audit_entries_book${runner.dataSource.driver.options.type === "better-sqlite3" ? "" : " ON audit_entries"}`,
    );
    await runner.query("ALTER TABLE audit_entries DROP COLUMN book_id");
  }
}
