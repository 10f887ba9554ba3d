import type { MigrationInterface, QueryRunner } from "typeorm";

/** The trail is read by days. */
export class AuditDays1763910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX ix_audit_entries_created ON audit_entries (created_at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.dataSource.driver.options.type === "better-sqlite3";
    await runner.query(`DROP INDEX ix_audit_entries_created${isSqlite ? "" : " ON audit_entries"}`);
  }
}
