import type { MigrationInterface, QueryRunner } from "typeorm";

/** An author is suggested by the last name too, without looking at all the others. */
export class LastNames1765255000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps the index of a start that was cut off.
    const authors = await runner.getTable("authors");
    if (!authors?.indices.some(({ name }) => name === "ix_authors_last_name")) {
      await runner.query("CREATE INDEX ix_authors_last_name ON authors (last_name)");
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.dataSource.driver.options.type === "better-sqlite3";
    await runner.query(`DROP INDEX ix_authors_last_name${isSqlite ? "" : " ON authors"}`);
  }
}
