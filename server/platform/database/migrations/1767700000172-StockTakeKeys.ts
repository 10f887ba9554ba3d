import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** A stock take knows which request has begun it. */
export class StockTakeKeys1767700000172 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "stock_takes", {
      name: "begin_key",
      shape: { sqlite: "varchar(36)", mysql: "varchar(36) NULL" },
      unique: { uq_stock_takes_begin_key: ["begin_key"] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex("stock_takes", "uq_stock_takes_begin_key");
    await runner.query("ALTER TABLE stock_takes DROP COLUMN begin_key");
  }
}
