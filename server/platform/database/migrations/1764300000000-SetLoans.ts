import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

const INDEX = "ix_borrowings_report";
const COLUMNS = "borrowed_at, student_id, copy_id, student_kind, class_name, set_loan, renewal_count";
const COLUMNS_BEFORE =
  "borrowed_at, student_id, copy_id, student_kind, class_name, category_id, policy_counts_to_limit, policy_due_on, " +
  "renewal_count";

/** Whether a loan is of a set stands with the loan, so that no change of categories rewrites the years before it. */
export class SetLoans1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "borrowings", {
      name: "set_loan",
      shape: { sqlite: "boolean NOT NULL DEFAULT 0", mysql: "tinyint NOT NULL DEFAULT 0" },
      indexes: {},
    });
    await runner.query(
      `UPDATE borrowings SET set_loan = 1 WHERE policy_counts_to_limit = 0 OR policy_due_on IS NOT NULL
         OR category_id IN (SELECT id FROM categories WHERE collection_group = 'textbook')`,
    );
    await replaceIndex(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, COLUMNS_BEFORE);
    await runner.query("ALTER TABLE borrowings DROP COLUMN set_loan");
  }
}

/** MariaDB keeps what a start did that was cut off: there may be the old index, the new one, or none. */
async function replaceIndex(runner: QueryRunner, columns: string): Promise<void> {
  const found = (await runner.getTable("borrowings"))?.indices.some(({ name }) => name === INDEX) ?? false;
  if (found) {
    const isSqlite = runner.dataSource.driver.options.type === "better-sqlite3";
    await runner.query(`DROP INDEX ${INDEX}${isSqlite ? "" : " ON borrowings"}`);
  }
  await runner.query(`CREATE INDEX ${INDEX} ON borrowings (${columns})`);
}
