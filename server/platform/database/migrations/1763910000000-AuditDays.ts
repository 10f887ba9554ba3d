import type { MigrationInterface, QueryRunner } from "typeorm";

/** The trail is read by days, and an import is not filed under the book that has its number. */
export class AuditDays1763910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX ix_audit_entries_created ON audit_entries (created_at)");
    await runner.query("UPDATE audit_entries SET book_id = NULL WHERE action LIKE 'book.import%'");
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.dataSource.driver.options.type === "better-sqlite3";
    await runner.query(`DROP INDEX ix_audit_entries_created${isSqlite ? "" : " ON audit_entries"}`);
  }
}
