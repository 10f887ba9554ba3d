import { type MigrationInterface, type QueryRunner, TableIndex } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** Who may come in and by which key, what they changed, and the files that they brought. */
export class Access1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, bool, varchar, text, datetime, create } = portableTable(runner);
    await create({
      name: "users",
      columns: [
        id(),
        varchar("username", 60),
        varchar("username_key", 60),
        varchar("password_hash", 255),
        int("student_id", optional),
        varchar("name", 255, optional),
        varchar("email", 255, optional),
        varchar("phone", 40, optional),
        bool("active", true),
        datetime("created_at"),
        datetime("updated_at"),
      ],
      unique: { uq_users_username_key: ["username_key"], uq_users_student: ["student_id"] },
      references: [{ name: "fk_users_student", column: "student_id", table: "students" }],
    });
    await create({
      name: "sessions",
      columns: [
        id(),
        varchar("token_hash", 64),
        int("user_id"),
        datetime("created_at"),
        datetime("last_seen_at"),
        datetime("expires_at"),
      ],
      unique: { uq_sessions_token_hash: ["token_hash"] },
      indices: { ix_sessions_user: ["user_id"], ix_sessions_expires_at: ["expires_at"] },
      references: [{ name: "fk_sessions_user", column: "user_id", table: "users", onDelete: "CASCADE" }],
    });
    await create({
      name: "login_throttles",
      columns: [id(), varchar("throttle_key", 64), int("tries"), datetime("window_ends_at")],
      unique: { uq_login_throttles_key: ["throttle_key"] },
      indices: { ix_login_throttles_window: ["window_ends_at"] },
    });
    await create({
      name: "access_tokens",
      columns: [
        id(),
        int("user_id"),
        varchar("name", 100),
        varchar("scope", 10),
        varchar("token_hash", 64),
        varchar("hint", 12),
        datetime("created_at"),
        datetime("last_used_at", optional),
        datetime("expires_at", optional),
        datetime("revoked_at", optional),
      ],
      unique: { uq_access_tokens_token_hash: ["token_hash"] },
      indices: { ix_access_tokens_user: ["user_id"] },
      references: [{ name: "fk_access_tokens_user", column: "user_id", table: "users", onDelete: "CASCADE" }],
    });
    await create({
      name: "audit_entries",
      columns: [
        id(),
        datetime("created_at"),
        int("user_id", optional),
        varchar("actor", 190),
        varchar("action", 60),
        varchar("record_type", 40),
        int("record_id", optional),
        text("before_values", optional),
        text("after_values", optional),
      ],
      indices: { ix_audit_entries_record: ["record_type", "record_id"], ix_audit_entries_user: ["user_id"] },
    });
    await create({
      name: "stored_files",
      columns: [id(), varchar("name", 64), varchar("kind", 20), varchar("state", 10), datetime("changed_at")],
      unique: { uq_stored_files_name: ["name"] },
      indices: { ix_stored_files_state: ["state", "changed_at"] },
    });
    // The latest borrowings, and how many there were in a month.
    await runner.createIndex(
      "borrowings",
      new TableIndex({ name: "ix_borrowings_borrowed_at", columnNames: ["borrowed_at"] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex("borrowings", "ix_borrowings_borrowed_at");
    for (const table of ["stored_files", "audit_entries", "access_tokens", "login_throttles", "sessions", "users"]) {
      await runner.dropTable(table);
    }
  }
}
