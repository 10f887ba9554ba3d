import type { MigrationInterface, QueryRunner } from "typeorm";

import { classKeyOf, studentKeys } from "./1763770000000-studentKeys.js";
import { portableTable } from "./portableTable.js";

const STUDENTS_AT_ONCE = 500;

interface KnownStudent {
  readonly id: number;
  readonly nis: string;
  readonly nisn: string | null;
  readonly name: string;
  readonly className: string | null;
}

/** What students are found and sorted by, and the codes with which they make their accounts. */
export class Students1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, datetime, create } = portableTable(runner);
    // Written out, since TypeORM adds a column on SQLite by rebuilding the table.
    await runner.query("ALTER TABLE students ADD COLUMN name_key varchar(190) NOT NULL DEFAULT ''");
    await runner.query("ALTER TABLE students ADD COLUMN class_key varchar(190) NULL");
    await runner.query("ALTER TABLE students ADD COLUMN search_key varchar(600) NOT NULL DEFAULT ''");
    await this.fillKeys(runner);
    await runner.query("CREATE INDEX ix_students_name ON students (name_key)");
    await runner.query("CREATE INDEX ix_students_class ON students (class_key, name_key)");
    await create({
      name: "activation_codes",
      columns: [
        id(),
        int("student_id"),
        varchar("code_hash", 64),
        int("tries", { default: "0" }),
        datetime("created_at"),
        datetime("expires_at"),
      ],
      unique: { uq_activation_codes_student: ["student_id"] },
      indices: { ix_activation_codes_expires_at: ["expires_at"] },
      references: [
        { name: "fk_activation_codes_student", column: "student_id", table: "students", onDelete: "CASCADE" },
      ],
    });
  }

  /** Folded in code, as every later write does it. */
  private async fillKeys(runner: QueryRunner): Promise<void> {
    let last = 0;
    for (;;) {
      const students = (await runner.query(
        `SELECT id, nis, nisn, name, class_name AS className FROM students WHERE id > ? ORDER BY id
          LIMIT ${STUDENTS_AT_ONCE}`,
        [last],
      )) as KnownStudent[];
      for (const student of students) {
        const { nameKey, searchKey } = studentKeys(student);
        await runner.query("UPDATE students SET name_key = ?, class_key = ?, search_key = ? WHERE id = ?", [
          nameKey,
          classKeyOf(student.className),
          searchKey,
          student.id,
        ]);
      }
      const end = students.at(-1);
      if (!end) {
        return;
      }
      last = end.id;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("activation_codes");
    await runner.query(
      runner.dataSource.driver.options.type === "better-sqlite3"
        ? "DROP INDEX ix_students_class"
        : "DROP INDEX ix_students_class ON students",
    );
    await runner.query(
      runner.dataSource.driver.options.type === "better-sqlite3"
        ? "DROP INDEX ix_students_name"
        : "DROP INDEX ix_students_name ON students",
    );
    for (const column of ["search_key", "class_key", "name_key"]) {
      await runner.query(`ALTER TABLE students DROP COLUMN ${column}`);
    }
  }
}
