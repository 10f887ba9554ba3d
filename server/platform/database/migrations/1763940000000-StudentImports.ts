import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** Files of students that are imported in steps, and what became of each row. */
export class StudentImports1763940000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, bool, varchar, text, datetime, create } = portableTable(runner);
    if (!(await runner.hasTable("student_imports"))) {
      await create({
        name: "student_imports",
        columns: [
          id(),
          varchar("state", 20),
          int("user_id", optional),
          varchar("actor", 190),
          varchar("file_name", 255, optional),
          varchar("folder", 32, optional),
          varchar("owner", 190),
          datetime("heartbeat_at"),
          text("reading"),
          text("counts"),
          bool("rows_kept", true),
          datetime("created_at"),
          datetime("started_at", optional),
          datetime("finished_at", optional),
          datetime("undone_at", optional),
        ],
      });
    }
    if (!(await runner.hasTable("student_import_rows"))) {
      await create({
        name: "student_import_rows",
        columns: [
          id(),
          int("student_import_id"),
          int("number"),
          varchar("kind", 10),
          bool("done", false),
          bool("to_check", false),
          bool("left_out", false),
          bool("undone", false),
          int("student_id", optional),
          varchar("nis", 40, optional),
          varchar("name", 255, optional),
          varchar("class_name", 100, optional),
          varchar("reason", 1000),
          text("given", optional),
          text("notes"),
          text("difference", optional),
          text("cells"),
          varchar("kept_reason", 255, optional),
        ],
        unique: { uq_student_import_rows: ["student_import_id", "number"] },
        indices: { ix_student_import_rows_kind: ["student_import_id", "kind", "number"] },
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("student_import_rows");
    await runner.dropTable("student_imports");
  }
}
