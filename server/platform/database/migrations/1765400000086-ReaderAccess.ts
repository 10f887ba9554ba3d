import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** Who may read a digital file. */
export class ReaderAccess1765400000086 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumnOnce(runner, "books", {
      name: "digital_file_access",
      shape: {
        sqlite: "varchar(10) NOT NULL DEFAULT ('public')",
        mysql: "varchar(10) NOT NULL DEFAULT 'public'",
      },
      indexes: {},
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE books DROP COLUMN digital_file_access");
  }
}
