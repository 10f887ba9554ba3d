import type { MigrationInterface, QueryRunner } from "typeorm";

/** Reports count what was done in a year, and read none of the years before. */
export class ActsOfDays1767410000128 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX ix_audit_entries_acts ON audit_entries (created_at, action, user_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.dataSource.driver.options.type === "better-sqlite3";
    await runner.query(`DROP INDEX ix_audit_entries_acts${isSqlite ? "" : " ON audit_entries"}`);
  }
}
