import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** The letters that say that a student owes the library nothing. */
export class ClearanceLetters1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, datetime, create } = portableTable(runner);
    // MariaDB keeps the table of a start that was cut off, without a row in it.
    await runner.dropTable("clearance_letters", true);
    await create({
      name: "clearance_letters",
      columns: [
        id(),
        int("issue_year"),
        int("year_number"),
        varchar("token", 32),
        int("student_id"),
        int("valid_student_id", optional),
        varchar("student_name", 255),
        varchar("nis", 40),
        varchar("class_name", 100, optional),
        varchar("class_key", 190, optional),
        varchar("student_kind", 10),
        datetime("issued_at"),
        varchar("issued_by", 190),
        datetime("revoked_at", optional),
        varchar("revoked_by", 190, optional),
        varchar("revoke_reason", 500, optional),
      ],
      unique: {
        uq_clearance_letters_number: ["issue_year", "year_number"],
        uq_clearance_letters_valid: ["valid_student_id"],
        uq_clearance_letters_token: ["token"],
      },
      indices: {
        ix_clearance_letters_student: ["student_id", "id"],
        ix_clearance_letters_class: ["class_key", "id"],
      },
      references: [{ name: "fk_clearance_letters_student", column: "student_id", table: "students" }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("clearance_letters");
  }
}
