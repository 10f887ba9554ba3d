import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** A rule may suspend for a late return; each loan keeps the rule of its day, and those that are there have none. */
export class Suspension1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "loan_rules", {
      name: "suspend_days_per_day",
      shape: { sqlite: "integer", mysql: "int NULL" },
      indexes: {},
    });
    await addColumnOnce(runner, "borrowings", {
      name: "policy_suspend_days_per_day",
      shape: { sqlite: "integer NOT NULL DEFAULT (0)", mysql: "int NOT NULL DEFAULT 0" },
      indexes: {},
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE borrowings DROP COLUMN policy_suspend_days_per_day");
    await runner.query("ALTER TABLE loan_rules DROP COLUMN suspend_days_per_day");
  }
}
