import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

const INDEXES = {
  ix_borrowings_report: {
    table: "borrowings",
    columns:
      "borrowed_at, student_id, copy_id, student_kind, class_name, category_id, policy_counts_to_limit, " +
      "policy_due_on, renewal_count",
  },
  ix_visits_report: { table: "visits", columns: "visited_at, kind, people_count" },
  ix_ledger_entries_report: { table: "ledger_entries", columns: "made_at, kind, charge_reason, amount, settles_id" },
  ix_ledger_entries_open_amount: { table: "ledger_entries", columns: "open_amount" },
} as const;

/** What the reports count by: the group of a category, the day a copy was acquired, and what lies open. */
export class Reports1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "categories", {
      name: "collection_group",
      shape: { sqlite: "varchar(12)", mysql: "varchar(12) NULL" },
      indexes: {},
    });
    await addColumnOnce(runner, "copies", {
      name: "acquired_at",
      shape: { sqlite: "date", mysql: "date NULL" },
      indexes: { ix_copies_acquired: ["acquired_at", "import_id", "created_at"] },
    });
    for (const [name, { table, columns }] of Object.entries(INDEXES)) {
      // MariaDB keeps the index of a start that was cut off.
      const found = await runner.getTable(table);
      if (!found?.indices.some((index) => index.name === name)) {
        await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const onTable = (table: string) =>
      runner.dataSource.driver.options.type === "better-sqlite3" ? "" : ` ON ${table}`;
    for (const [name, { table }] of Object.entries(INDEXES)) {
      await runner.query(`DROP INDEX ${name}${onTable(table)}`);
    }
    await runner.query(`DROP INDEX ix_copies_acquired${onTable("copies")}`);
    await runner.query("ALTER TABLE copies DROP COLUMN acquired_at");
    await runner.query("ALTER TABLE categories DROP COLUMN collection_group");
  }
}
