import type { MigrationInterface, QueryRunner } from "typeorm";

interface ForgetfulTable {
  readonly table: string;
  /** Whether its student was never null before. */
  readonly requiredStudent: boolean;
  /** Varchars of this length; the last one says that the table is done. */
  readonly texts: Readonly<Record<string, number>>;
  readonly numbers?: readonly string[];
  readonly addedIndexes?: Readonly<Record<string, string>>;
  readonly droppedIndexes?: Readonly<Record<string, string>>;
}

const REPORT = "borrowed_at, student_id, copy_id, student_kind, class_name, set_loan, renewal_count";

const TABLES: readonly ForgetfulTable[] = [
  {
    table: "borrowings",
    requiredStudent: true,
    numbers: ["borrower_key"],
    texts: { gender: 10 },
    droppedIndexes: { ix_borrowings_student: "student_id", ix_borrowings_report: REPORT },
    addedIndexes: {
      ix_borrowings_student_returned: "student_id, returned_at",
      ix_borrowings_borrower: "borrower_key",
      ix_borrowings_report: `${REPORT}, borrower_key`,
    },
  },
  { table: "reservations", requiredStudent: true, texts: { class_name: 100, student_kind: 10, gender: 10 } },
  {
    table: "visits",
    requiredStudent: false,
    texts: { student_kind: 10, gender: 10 },
    droppedIndexes: { ix_visits_student: "student_id" },
    addedIndexes: { ix_visits_student_visited: "student_id, visited_at" },
  },
];

/** Loans, reservations and visits may forget their student, and keep then what reports count by. */
export class Privacy1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const plan of TABLES) {
      const { table, requiredStudent, texts, numbers = [], addedIndexes = {}, droppedIndexes = {} } = plan;
      if (await runner.hasColumn(table, Object.keys(texts).at(-1) ?? "")) continue;
      const dropped = Object.keys(droppedIndexes);
      const added = Object.entries(addedIndexes);
      if (isSqlite(runner)) {
        // SQLite alone cannot alter a column; libsql can, without rebuilding a table that others refer to.
        if (requiredStudent) {
          await runner.query(`ALTER TABLE "${table}" ALTER COLUMN "student_id" TO "student_id" integer`);
        }
        for (const name of numbers) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} integer`);
        for (const [name, length] of Object.entries(texts)) {
          await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} varchar(${length})`);
        }
        for (const name of dropped) await runner.query(`DROP INDEX ${name}`);
        for (const [name, columns] of added) await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
      } else {
        // As one statement: a start that is cut off leaves all of a table's changes or none.
        const changes = [
          ...(requiredStudent ? ["MODIFY student_id int NULL"] : []),
          ...numbers.map((name) => `ADD COLUMN ${name} int NULL`),
          ...Object.entries(texts).map(([name, length]) => `ADD COLUMN ${name} varchar(${length}) NULL`),
          ...dropped.map((name) => `DROP INDEX ${name}`),
          ...added.map(([name, columns]) => `ADD INDEX ${name} (${columns})`),
        ];
        await runner.query(`ALTER TABLE ${table} ${changes.join(", ")}`);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const plan of TABLES) {
      const { table, requiredStudent, texts, numbers = [], addedIndexes = {}, droppedIndexes = {} } = plan;
      const columns = [...numbers, ...Object.keys(texts)];
      const added = Object.keys(addedIndexes);
      const restored = Object.entries(droppedIndexes);
      // Earlier versions know no loan and no reservation without a student.
      if (requiredStudent) await runner.query(`DELETE FROM ${table} WHERE student_id IS NULL`);
      if (isSqlite(runner)) {
        for (const name of added) await runner.query(`DROP INDEX ${name}`);
        for (const name of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
        if (requiredStudent) {
          await runner.query(`ALTER TABLE "${table}" ALTER COLUMN "student_id" TO "student_id" integer NOT NULL`);
        }
        for (const [name, indexed] of restored) await runner.query(`CREATE INDEX ${name} ON ${table} (${indexed})`);
      } else {
        const changes = [
          ...added.map((name) => `DROP INDEX ${name}`),
          ...columns.map((name) => `DROP COLUMN ${name}`),
          ...(requiredStudent ? ["MODIFY student_id int NOT NULL"] : []),
          ...restored.map(([name, indexed]) => `ADD INDEX ${name} (${indexed})`),
        ];
        await runner.query(`ALTER TABLE ${table} ${changes.join(", ")}`);
      }
    }
  }
}

function isSqlite(runner: QueryRunner): boolean {
  return runner.dataSource.driver.options.type === "better-sqlite3";
}
