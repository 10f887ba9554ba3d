import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

const COLUMNS = ["copies_added", "copies_left_out", "rows_to_check"];

/** An import counts copies as exactly as titles. */
export class ImportCounts1763880000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of COLUMNS) {
      await addColumnOnce(runner, "book_imports", {
        name,
        shape: { sqlite: "integer NOT NULL DEFAULT (0)", mysql: "int NOT NULL DEFAULT 0" },
        indexes: {},
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of COLUMNS) {
      await runner.query(`ALTER TABLE book_imports DROP COLUMN ${name}`);
    }
  }
}
