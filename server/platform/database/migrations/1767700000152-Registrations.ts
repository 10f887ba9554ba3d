import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce, optional, portableTable } from "./portableTable.js";

/** People who ask to become members, of the kinds that allow it: none until the library says so. */
export class Registrations1767700000152 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "member_kinds", {
      name: "self_registration",
      shape: { sqlite: "boolean NOT NULL DEFAULT (0)", mysql: "tinyint NOT NULL DEFAULT 0" },
      indexes: {},
    });
    const { id, int, varchar, datetime, date, create } = portableTable(runner);
    await create({
      name: "registrations",
      columns: [
        id(),
        varchar("request_key", 64),
        varchar("state", 10, { default: "'waiting'" }),
        int("member_kind_id"),
        varchar("nis", 40, optional),
        varchar("name", 255),
        varchar("name_key", 190),
        varchar("class_name", 100, optional),
        date("birth_date"),
        varchar("phone", 40, optional),
        varchar("email", 255, optional),
        varchar("address", 500, optional),
        varchar("guardian_name", 255, optional),
        varchar("guardian_phone", 40, optional),
        varchar("occupation", 100, optional),
        varchar("education", 100, optional),
        varchar("code_hash", 64, optional),
        datetime("email_confirmed_at", optional),
        datetime("created_at"),
        datetime("decided_at", optional),
        int("decided_by_id", optional),
        varchar("reason", 500, optional),
        int("student_id", optional),
      ],
      unique: { uq_registrations_request: ["request_key"], uq_registrations_code: ["code_hash"] },
      indices: {
        ix_registrations_state: ["state", "id"],
        ix_registrations_name: ["name_key"],
        ix_registrations_member_kind: ["member_kind_id"],
        ix_registrations_decided_by: ["decided_by_id"],
        ix_registrations_student: ["student_id"],
      },
      references: [
        { name: "fk_registrations_member_kind", column: "member_kind_id", table: "member_kinds" },
        { name: "fk_registrations_decided_by", column: "decided_by_id", table: "users", onDelete: "SET NULL" },
        { name: "fk_registrations_student", column: "student_id", table: "students", onDelete: "SET NULL" },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("registrations");
    await runner.query("ALTER TABLE member_kinds DROP COLUMN self_registration");
  }
}
