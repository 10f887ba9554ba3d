import type { MigrationInterface, QueryRunner } from "typeorm";

import { portableTable } from "./portableTable.js";

/** Which versions have migrated this database, so that an older one can say which it takes. */
export class Releases1766500000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, varchar, create } = portableTable(runner);
    await create({ name: "releases", columns: [id(), varchar("version", 40)] });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("releases");
  }
}
