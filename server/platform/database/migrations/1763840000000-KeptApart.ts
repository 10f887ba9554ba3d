import type { MigrationInterface, QueryRunner } from "typeorm";

import { portableTable } from "./portableTable.js";

/** Records that look alike and are not one. */
export class KeptApart1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { int, varchar, create } = portableTable(runner);
    await create({
      name: "kept_apart",
      columns: [
        varchar("list", 20, { isPrimary: true }),
        int("first_id", { isPrimary: true }),
        int("second_id", { isPrimary: true }),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("kept_apart");
  }
}
