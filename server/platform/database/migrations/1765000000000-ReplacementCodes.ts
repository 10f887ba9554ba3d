import type { MigrationInterface, QueryRunner } from "typeorm";

import { portableTable } from "./portableTable.js";

/** Which copies have replaced another whose loan is forgotten. */
export class ReplacementCodes1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { varchar, create } = portableTable(runner);
    // MariaDB keeps the table of a start that was cut off, without a row in it.
    await runner.dropTable("replacement_codes", true);
    await create({ name: "replacement_codes", columns: [varchar("item_code", 100, { isPrimary: true })] });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("replacement_codes");
  }
}
