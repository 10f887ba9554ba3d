import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** What somebody did for a title; of all who are there it is not known otherwise than that they are its authors. */
export class AuthorRoles1767700000136 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const shape = { sqlite: "varchar(20) NOT NULL DEFAULT ('author')", mysql: "varchar(20) NOT NULL DEFAULT 'author'" };
    for (const table of ["book_authors", "bin_moves"]) {
      await addColumnOnce(runner, table, { name: "role", shape, indexes: {} });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ["book_authors", "bin_moves"]) await runner.query(`ALTER TABLE ${table} DROP COLUMN role`);
  }
}
