import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** A title may be kept without readers finding it; until now they find all. */
export class HiddenBooks1767700000137 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "books", {
      name: "is_hidden",
      shape: { sqlite: "boolean NOT NULL DEFAULT (0)", mysql: "tinyint NOT NULL DEFAULT 0" },
      indexes: { ix_books_hidden: ["is_hidden"] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex("books", "ix_books_hidden");
    await runner.query("ALTER TABLE books DROP COLUMN is_hidden");
  }
}
