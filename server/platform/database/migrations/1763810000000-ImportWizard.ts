import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/**
 * An import that is prepared, watched, taken back and looked up: who, its kept files, its preview, and how far it is.
 */
export class ImportWizard1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { int, bool, varchar, text, datetime } = portableTable(runner);
    const columns = [
      int("user_id", optional),
      varchar("actor", 190, optional),
      varchar("folder", 32, optional),
      varchar("outcomes", 32, optional),
      int("stage_share", { default: "0" }),
      bool("cancel_wanted", false),
      varchar("message", 500, optional),
      text("warnings", optional),
      text("preview", optional),
      varchar("preview_owner", 190, optional),
      datetime("preview_at", optional),
      datetime("started_at", optional),
      datetime("undone_at", optional),
    ];
    for (const { name, type, length, default: initially, isNullable } of columns) {
      // Written out, since TypeORM adds a column on SQLite by rebuilding the table.
      const shape = `${type}${length ? `(${length})` : ""} ${isNullable ? "NULL" : "NOT NULL"}${initially === undefined ? "" : ` DEFAULT ${String(initially)}`}`;
      await runner.query(`ALTER TABLE book_imports ADD COLUMN ${name} ${shape}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [
      "undone_at",
      "started_at",
      "preview_at",
      "preview_owner",
      "preview",
      "warnings",
      "message",
      "cancel_wanted",
      "stage_share",
      "outcomes",
      "folder",
      "actor",
      "user_id",
    ]) {
      await runner.query(`ALTER TABLE book_imports DROP COLUMN ${name}`);
    }
  }
}
