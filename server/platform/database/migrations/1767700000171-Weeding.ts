import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** Weedings, and the copies that each takes out of the collection. */
export class Weeding1767700000171 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, bool, datetime, create } = portableTable(runner);
    if (!(await runner.hasTable("weedings"))) {
      await create({
        name: "weedings",
        columns: [
          id(),
          varchar("name", 120),
          varchar("state", 20),
          datetime("started_at"),
          varchar("started_by", 190),
          datetime("finished_at", optional),
          varchar("finished_by", 190, optional),
          varchar("begin_key", 36, optional),
        ],
        unique: { uq_weedings_begin_key: ["begin_key"] },
      });
    }
    if (await runner.hasTable("weeding_items")) return;
    await create({
      name: "weeding_items",
      columns: [
        id(),
        int("weeding_id"),
        int("copy_id"),
        varchar("code", 100),
        varchar("inventory_code", 100, optional),
        varchar("title", 500),
        varchar("call_number", 100, optional),
        int("publish_year", optional),
        int("price", optional),
        varchar("reason", 20),
        varchar("reason_text", 200, optional),
        varchar("disposal", 20),
        datetime("added_at"),
        varchar("added_by", 190),
        varchar("scan_key", 36),
        bool("withdrawn", false),
        varchar("skipped", 20, optional),
        varchar("before_status", 20, optional),
        datetime("copy_updated_at", optional),
      ],
      unique: { uq_weeding_items_copy: ["weeding_id", "copy_id"] },
      indices: {
        ix_weeding_items_copy: ["copy_id"],
        ix_weeding_items_done: ["weeding_id", "withdrawn"],
        ix_weeding_items_skipped: ["weeding_id", "skipped"],
      },
      references: [{ name: "fk_weeding_items", column: "weeding_id", table: "weedings" }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("weeding_items");
    await runner.dropTable("weedings");
  }
}
