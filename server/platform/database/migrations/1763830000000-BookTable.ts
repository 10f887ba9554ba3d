import type { MigrationInterface, QueryRunner } from "typeorm";

/** The orders of the administrators' table of books, so that its last page costs what the first does. */
export class BookTable1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX ix_books_updated ON books (listed, updated_at)");
    await runner.query("CREATE INDEX ix_books_call_number ON books (listed, call_number)");
  }

  async down(runner: QueryRunner): Promise<void> {
    const of = runner.dataSource.driver.options.type === "better-sqlite3" ? "" : " ON books";
    await runner.query(`DROP INDEX ix_books_call_number${of}`);
    await runner.query(`DROP INDEX ix_books_updated${of}`);
  }
}
