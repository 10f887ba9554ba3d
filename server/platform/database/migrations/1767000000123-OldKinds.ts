import type { MigrationInterface, QueryRunner } from "typeorm";

const word = (text: string) => ({
  sqlite: `varchar(10) NOT NULL DEFAULT ('${text}')`,
  mysql: `varchar(10) NOT NULL DEFAULT '${text}'`,
});
const optional = { sqlite: "varchar(10)", mysql: "varchar(10) NULL" };

const COLUMNS = [
  { table: "students", column: "kind", shape: word("student") },
  { table: "loan_rules", column: "student_kind", shape: optional },
  { table: "borrowings", column: "student_kind", shape: word("student") },
  { table: "clearance_letters", column: "student_kind", shape: word("student") },
  { table: "reservations", column: "student_kind", shape: optional },
  { table: "visits", column: "student_kind", shape: optional },
] as const;

/** The three kinds of until now go, once each row has the library's own. */
export class OldKinds1767000000123 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { table, column } of COLUMNS) {
      if (await runner.hasColumn(table, column)) {
        await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const engine = runner.dataSource.driver.options.type === "better-sqlite3" ? "sqlite" : "mysql";
    for (const { table, column, shape } of COLUMNS) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${shape[engine]}`);
    }
  }
}
