import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The search index also has keys of words. The books of a library that has some already are indexed after the start.
 */
export class SearchKeys1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM counters WHERE name = 'searchIndexLeft'");
    await runner.query(
      "INSERT INTO counters (name, value) SELECT 'searchIndexLeft', MAX(id) FROM books HAVING COUNT(*) > 0",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM counters WHERE name = 'searchIndexLeft'");
  }
}
