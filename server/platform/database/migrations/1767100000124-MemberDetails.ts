import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

const COLUMNS = { guardian_name: 255, guardian_phone: 40, occupation: 100, education: 100 } as const;

/** Whom to ring for a member, and what a library for everybody asks besides; empty for those who are there. */
export class MemberDetails1767100000124 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, length] of Object.entries(COLUMNS)) {
      await addColumnOnce(runner, "students", {
        name,
        shape: { sqlite: `varchar(${length})`, mysql: `varchar(${length}) NULL` },
        indexes: {},
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS)) await runner.query(`ALTER TABLE students DROP COLUMN ${name}`);
  }
}
