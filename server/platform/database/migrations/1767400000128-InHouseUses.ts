import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** Which copies were read in the library. */
export class InHouseUses1767400000128 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, datetime, create } = portableTable(runner);
    await create({
      name: "in_house_uses",
      columns: [
        id(),
        int("copy_id"),
        int("book_id"),
        varchar("division", 3, optional),
        int("category_id", optional),
        datetime("used_at"),
      ],
      indices: {
        ix_in_house_uses_copy: ["copy_id", "used_at"],
        ix_in_house_uses_report: ["used_at", "division", "category_id", "book_id"],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("in_house_uses");
  }
}
