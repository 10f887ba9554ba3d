import type { MigrationInterface, QueryRunner } from "typeorm";

import { portableTable } from "./portableTable.js";

/** What readers searched for and the collection has not. */
export class UnmetSearches1765310000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, date, bool, create } = portableTable(runner);
    await create({
      name: "unmet_searches",
      columns: [
        id(),
        varchar("words", 100),
        varchar("outcome", 10),
        int("search_count", { default: 1 }),
        date("last_day"),
        bool("is_done", false),
      ],
      unique: { uq_unmet_searches_words: ["words"] },
      indices: {
        ix_unmet_searches_count: ["is_done", "search_count", "id"],
        ix_unmet_searches_last_day: ["is_done", "last_day", "id"],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("unmet_searches");
  }
}
