import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** The trail says from which address a change came, for a limited time. */
export class AuditAddress1763890000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "audit_entries", {
      name: "address",
      shape: { sqlite: "varchar(45) NULL", mysql: "varchar(45) NULL" },
      indexes: { ix_audit_entries_address: ["address", "created_at"] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX ix_audit_entries_address${runner.dataSource.driver.options.type === "better-sqlite3" ? "" : " ON audit_entries"}`,
    );
    await runner.query("ALTER TABLE audit_entries DROP COLUMN address");
  }
}
