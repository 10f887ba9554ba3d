import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** Since when an account has its password, so that its owner sees a change that was not theirs. */
export class PasswordChangedAt1766400000301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "users", {
      name: "password_changed_at",
      shape: { sqlite: "datetime", mysql: "datetime NULL" },
      indexes: {},
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE users DROP COLUMN password_changed_at");
  }
}
