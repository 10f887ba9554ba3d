import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** Loans and returns of a day without power, typed in from paper slips, say when and by whom. */
export class SlipEntries1767510000129 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "borrowings", {
      name: "entered_at",
      shape: { sqlite: "datetime", mysql: "datetime NULL" },
      indexes: {},
    });
    await addColumnOnce(runner, "borrowings", {
      name: "entered_by",
      shape: { sqlite: "varchar(190)", mysql: "varchar(190) NULL" },
      indexes: {},
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ["entered_by", "entered_at"]) {
      await runner.query(`ALTER TABLE borrowings DROP COLUMN ${name}`);
    }
  }
}
