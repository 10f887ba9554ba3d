import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

const OF_STOCK_TAKE = (name: string) => [{ name, column: "stock_take_id", table: "stock_takes" }];

/** Stock takes, the copies that each expects with what became of them, and how far it is at each shelf. */
export class StockTakes1767200000126 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, bool, datetime, create } = portableTable(runner);
    if (!(await runner.hasTable("stock_takes"))) {
      await create({
        name: "stock_takes",
        columns: [
          id(),
          varchar("name", 120),
          varchar("state", 20),
          int("location_id", optional),
          varchar("location", 400, optional),
          int("category_id", optional),
          varchar("category", 255, optional),
          varchar("class_from", 100, optional),
          varchar("class_to", 100, optional),
          datetime("started_at"),
          varchar("started_by", 190),
          datetime("frozen_at", optional),
          datetime("finished_at", optional),
          varchar("finished_by", 190, optional),
          datetime("applied_at", optional),
          varchar("applied_by", 190, optional),
        ],
      });
    }
    if (!(await runner.hasTable("stock_take_items"))) {
      await create({
        name: "stock_take_items",
        columns: [
          id(),
          int("stock_take_id"),
          int("copy_id", optional),
          varchar("code", 100),
          varchar("unknown_code", 100, optional),
          varchar("title", 500, optional),
          varchar("call_number", 100, optional),
          varchar("shelf_key", 190, { default: "''" }),
          int("location_id", optional),
          varchar("main_class", 4, { default: "''" }),
          int("price", optional),
          varchar("status", 20, optional),
          bool("expected", false),
          varchar("outcome", 20),
          datetime("found_at", optional),
          varchar("found_by", 190, optional),
          varchar("scan_key", 36, optional),
          varchar("found_status", 20, optional),
          int("found_location_id", optional),
          datetime("copy_updated_at", optional),
          varchar("act", 20, optional),
          varchar("skipped", 20, optional),
          varchar("before_status", 20, optional),
          int("before_location_id", optional),
          varchar("after_status", 20, optional),
          int("after_location_id", optional),
        ],
        unique: {
          uq_stock_take_items_copy: ["stock_take_id", "copy_id"],
          uq_stock_take_items_unknown: ["stock_take_id", "unknown_code"],
        },
        indices: {
          ix_stock_take_items_outcome: ["stock_take_id", "outcome", "shelf_key"],
          ix_stock_take_items_act: ["stock_take_id", "act"],
          ix_stock_take_items_skipped: ["stock_take_id", "skipped"],
        },
        references: OF_STOCK_TAKE("fk_stock_take_items"),
      });
    }
    if (await runner.hasTable("stock_take_shelves")) return;
    await create({
      name: "stock_take_shelves",
      columns: [
        int("stock_take_id", { isPrimary: true }),
        int("location_id", { isPrimary: true }),
        varchar("main_class", 4, { isPrimary: true }),
        int("expected", { default: "0" }),
        int("found", { default: "0" }),
        int("away", { default: "0" }),
        int("to_check", { default: "0" }),
      ],
      references: OF_STOCK_TAKE("fk_stock_take_shelves"),
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("stock_take_shelves");
    await runner.dropTable("stock_take_items");
    await runner.dropTable("stock_takes");
  }
}
