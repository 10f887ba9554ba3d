import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** A library's export names its covers only; the pictures may follow the import. */
export class CoverFileNames1763860000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumnOnce(runner, "books", {
      name: "cover_file_name",
      shape: { sqlite: "varchar(255)", mysql: "varchar(255) NULL" },
      indexes: {},
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE books DROP COLUMN cover_file_name");
  }
}
