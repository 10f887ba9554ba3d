import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The terms of SQLite's search index, to be read as a table without content of its own: which words begin so is then
 * found without going through all books that have one of them.
 */
export class SearchTerms1765300000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.driver.options.type === "better-sqlite3") {
      await runner.query("CREATE VIRTUAL TABLE book_search_terms USING fts5vocab(book_search, instance)");
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.driver.options.type === "better-sqlite3") {
      await runner.query("DROP TABLE book_search_terms");
    }
  }
}
