import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

const ROW_COLUMNS = [
  { name: "registered_on", shape: { sqlite: "date", mysql: "date NULL" } },
  { name: "question", shape: { sqlite: "varchar(20)", mysql: "varchar(20) NULL" } },
  { name: "decision", shape: { sqlite: "varchar(10)", mysql: "varchar(10) NULL" } },
] as const;

/** An import of students asks whose a row is, and says what its rows together have shown. */
export class QuestionsOfStudentImports1767900000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of ROW_COLUMNS) {
      await addColumnOnce(runner, "student_import_rows", column);
    }
    await addColumnOnce(runner, "student_imports", {
      name: "findings",
      shape: { sqlite: "text", mysql: "text NULL" },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of ROW_COLUMNS) {
      await runner.query(`ALTER TABLE student_import_rows DROP COLUMN ${name}`);
    }
    await runner.query("ALTER TABLE student_imports DROP COLUMN findings");
  }
}
