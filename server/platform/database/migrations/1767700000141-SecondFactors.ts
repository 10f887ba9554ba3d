import type { MigrationInterface, QueryRunner } from "typeorm";

import { portableTable } from "./portableTable.js";

/** The second factor of librarians' accounts, its recovery codes, and logins that wait for a code. */
export class SecondFactors1767700000141 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, datetime, create } = portableTable(runner);
    const ofAccount = (table: string) =>
      ({ name: `fk_${table}_user`, column: "user_id", table: "users", onDelete: "CASCADE" }) as const;
    if (!(await runner.hasTable("second_factors"))) {
      await create({
        name: "second_factors",
        columns: [id(), int("user_id"), varchar("sealed_secret", 160), int("last_step"), datetime("enabled_at")],
        unique: { uq_second_factors_user: ["user_id"] },
        references: [ofAccount("second_factors")],
      });
    }
    if (!(await runner.hasTable("recovery_codes"))) {
      await create({
        name: "recovery_codes",
        columns: [id(), int("user_id"), varchar("code_hash", 64)],
        unique: { uq_recovery_codes_code: ["user_id", "code_hash"] },
        references: [ofAccount("recovery_codes")],
      });
    }
    await create({
      name: "login_challenges",
      columns: [id(), varchar("token_hash", 64), int("user_id"), datetime("expires_at")],
      unique: { uq_login_challenges_token_hash: ["token_hash"] },
      indices: { ix_login_challenges_user: ["user_id"], ix_login_challenges_expires_at: ["expires_at"] },
      references: [ofAccount("login_challenges")],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ["login_challenges", "recovery_codes", "second_factors"]) await runner.dropTable(table);
  }
}
