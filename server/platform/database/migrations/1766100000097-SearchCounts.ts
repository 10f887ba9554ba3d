import type { MigrationInterface, QueryRunner } from "typeorm";

import { portableTable } from "./portableTable.js";

/** By how many readers a day the catalogue was asked for what it has. */
export class SearchCounts1766100000097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, date, create } = portableTable(runner);
    await create({
      name: "search_counts",
      columns: [id(), date("day"), varchar("name_key", 190), int("reader_count")],
      unique: { uq_search_counts_day_name: ["day", "name_key"] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("search_counts");
  }
}
