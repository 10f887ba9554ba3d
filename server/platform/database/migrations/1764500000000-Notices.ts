import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** What students are told by e-mail: each thing once, and one message a student and day. */
export class Notices1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, datetime, date, create } = portableTable(runner);
    // MariaDB keeps the tables of a start that was cut off, without a row in them.
    await runner.dropTable("notices", true);
    await runner.dropTable("notice_messages", true);
    await create({
      name: "notice_messages",
      columns: [
        id(),
        int("student_id"),
        int("open_student_id", optional),
        date("send_day", optional),
        varchar("status", 10, { default: "'waiting'" }),
        varchar("message_key", 36),
        int("attempts", { default: "0" }),
        datetime("queued_at"),
        datetime("next_attempt_at"),
        datetime("claimed_at", optional),
        datetime("sent_at", optional),
        varchar("failure", 12, optional),
        int("reply_code", optional),
      ],
      unique: {
        uq_notice_messages_open: ["open_student_id"],
        uq_notice_messages_day: ["student_id", "send_day"],
      },
      indices: {
        ix_notice_messages_status: ["status", "next_attempt_at"],
        ix_notice_messages_queued_at: ["queued_at"],
      },
      references: [
        { name: "fk_notice_messages_student", column: "student_id", table: "students", onDelete: "CASCADE" },
      ],
    });
    await create({
      name: "notices",
      columns: [
        id(),
        int("message_id"),
        varchar("kind", 10),
        int("stage", { default: "0" }),
        int("borrowing_id", optional),
        int("reservation_id", optional),
        date("due_at"),
        varchar("dropped", 10, optional),
      ],
      unique: {
        uq_notices_loan: ["borrowing_id", "kind", "due_at", "stage"],
        uq_notices_reservation: ["reservation_id", "kind", "due_at"],
      },
      indices: { ix_notices_message: ["message_id"] },
      references: [
        { name: "fk_notices_message", column: "message_id", table: "notice_messages", onDelete: "CASCADE" },
        { name: "fk_notices_borrowing", column: "borrowing_id", table: "borrowings", onDelete: "CASCADE" },
        { name: "fk_notices_reservation", column: "reservation_id", table: "reservations", onDelete: "CASCADE" },
      ],
    });
    const borrowings = await runner.getTable("borrowings");
    if (!borrowings?.indices.some(({ name }) => name === "ix_borrowings_lost_at")) {
      await runner.query("CREATE INDEX ix_borrowings_lost_at ON borrowings (lost_at)");
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.dataSource.driver.options.type === "better-sqlite3";
    await runner.query(`DROP INDEX ix_borrowings_lost_at${isSqlite ? "" : " ON borrowings"}`);
    await runner.dropTable("notices");
    await runner.dropTable("notice_messages");
  }
}
