import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** A student whose data were erased keeps a row without a person, to which fines and letters belong. */
export class ErasedStudents1766400000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "students", {
      name: "erased_at",
      shape: { sqlite: "datetime", mysql: "datetime NULL" },
      indexes: {},
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE students DROP COLUMN erased_at");
  }
}
