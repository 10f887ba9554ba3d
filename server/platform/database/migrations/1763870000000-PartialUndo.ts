import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** What the undos of an import have taken away, and what they have left. */
export class PartialUndo1763870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "book_imports", {
      name: "undo_counts",
      shape: { sqlite: "text NULL", mysql: "text NULL" },
      indexes: {},
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE book_imports DROP COLUMN undo_counts");
  }
}
