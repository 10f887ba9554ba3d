import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** What a scan that came late would have needed a right for waits at its loan for somebody who has it. */
export class HeldExceptions1766400000302 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "borrowings", {
      name: "held_at",
      shape: { sqlite: "datetime", mysql: "datetime NULL" },
      indexes: { ix_borrowings_held: ["held_at"] },
    });
    await addColumnOnce(runner, "borrowings", {
      name: "held_by",
      shape: { sqlite: "varchar(190)", mysql: "varchar(190) NULL" },
      indexes: {},
    });
    await addColumnOnce(runner, "borrowings", {
      name: "held_checks",
      shape: { sqlite: "varchar(500)", mysql: "varchar(500) NULL" },
      indexes: {},
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex("borrowings", "ix_borrowings_held");
    for (const name of ["held_checks", "held_by", "held_at"]) {
      await runner.query(`ALTER TABLE borrowings DROP COLUMN ${name}`);
    }
  }
}
