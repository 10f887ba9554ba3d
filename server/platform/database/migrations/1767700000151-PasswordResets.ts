import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** E-mails to single people that are yet to leave, and the codes by which a forgotten password is replaced. */
export class PasswordResets1767700000151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, datetime, create } = portableTable(runner);
    if (!(await runner.hasTable("outgoing_mails"))) {
      await create({
        name: "outgoing_mails",
        columns: [
          id(),
          varchar("kind", 20),
          int("subject_id", optional),
          varchar("typed", 255, optional),
          int("attempts", { default: "0" }),
          datetime("created_at"),
          datetime("next_attempt_at"),
        ],
        indices: {
          ix_outgoing_mails_next_attempt_at: ["next_attempt_at", "id"],
          ix_outgoing_mails_subject: ["kind", "subject_id"],
        },
      });
    }
    await create({
      name: "password_resets",
      columns: [
        id(),
        int("user_id"),
        varchar("code_hash", 64, optional),
        varchar("account_hash", 64, optional),
        datetime("created_at"),
        datetime("expires_at", optional),
      ],
      unique: { uq_password_resets_code: ["code_hash"] },
      indices: {
        ix_password_resets_user: ["user_id", "created_at"],
        ix_password_resets_created_at: ["created_at"],
      },
      references: [{ name: "fk_password_resets_user", column: "user_id", table: "users", onDelete: "CASCADE" }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("password_resets");
    await runner.dropTable("outgoing_mails");
  }
}
