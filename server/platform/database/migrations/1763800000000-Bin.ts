import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** What was deleted and can come back. */
export class Bin1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, text, datetime, create } = portableTable(runner);
    // Written out, since TypeORM adds a column on SQLite by rebuilding the table.
    await runner.query("ALTER TABLE books ADD COLUMN deleted_at datetime NULL");
    await create({
      name: "bin_entries",
      columns: [
        id(),
        varchar("kind", 20),
        int("record_id"),
        varchar("label", 500),
        varchar("label_key", 190),
        text("kept", optional),
        varchar("actor", 190),
        datetime("deleted_at"),
      ],
      indices: { ix_bin_entries_deleted_at: ["deleted_at"], ix_bin_entries_record: ["kind", "record_id"] },
    });
    await create({
      name: "bin_moves",
      columns: [
        int("entry_id", { isPrimary: true }),
        varchar("kind", 10, { isPrimary: true }),
        int("moved_id", { isPrimary: true }),
        int("position", { default: "0" }),
      ],
      references: [{ name: "fk_bin_moves_entry", column: "entry_id", table: "bin_entries", onDelete: "CASCADE" }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("bin_moves");
    await runner.dropTable("bin_entries");
    await runner.query("ALTER TABLE books DROP COLUMN deleted_at");
  }
}
