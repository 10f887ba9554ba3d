import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/**
 * How late a loan was when it ended stays with it, as its fine does. Of those that have ended already it is what their
 * fine was charged for, where the figures of the loan leave no doubt; the server fills in the others.
 */
export class FrozenLateness1765700000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "borrowings", {
      name: "overdue_days",
      shape: { sqlite: "integer", mysql: "int NULL" },
      indexes: {},
    });
    const isSqlite = runner.dataSource.driver.options.type === "better-sqlite3";
    const chargedDays = `fine ${isSqlite ? "/" : "DIV"} policy_fine_per_day`;
    await runner.query(
      `UPDATE borrowings SET overdue_days = ${chargedDays}
         + CASE WHEN policy_grace_charged = 0 AND fine > 0 THEN policy_grace_days ELSE 0 END
       WHERE overdue_days IS NULL AND open_copy_id IS NULL AND fine IS NOT NULL AND policy_fine_per_day > 0
         AND fine % policy_fine_per_day = 0 AND (fine > 0 OR policy_grace_days = 0)
         AND policy_cap_at_price = 0 AND (policy_fine_cap IS NULL OR fine < policy_fine_cap)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE borrowings DROP COLUMN overdue_days");
  }
}
