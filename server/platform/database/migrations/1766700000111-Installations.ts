import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** Which library this is, and what its clock last showed. The row is made by the next start. */
export class Installations1766700000111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { int, varchar, datetime, bool, create } = portableTable(runner);
    await create({
      name: "installations",
      columns: [
        int("id", { isPrimary: true }),
        varchar("library_id", 36),
        datetime("clock_seen_at", optional),
        varchar("clock_boot_id", 36, optional),
        int("clock_uptime", optional),
        bool("is_clock_doubted", false),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("installations");
  }
}
