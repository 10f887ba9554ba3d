import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce, portableTable } from "./portableTable.js";

/** One rule of lending per pair of kind and category, days that are open all the same, and a copy's own price. */
export class LoanRules1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { varchar, date, create } = portableTable(runner);
    await addColumnOnce(runner, "copies", {
      name: "price",
      shape: { sqlite: "integer", mysql: "int NULL" },
      indexes: {},
    });
    // MariaDB keeps the table of a start that was cut off, without a row in it.
    await runner.dropTable("open_days", true);
    await create({ name: "open_days", columns: [date("date", { isPrimary: true }), varchar("name", 80)] });
    await addColumnOnce(runner, "loan_rules", {
      name: "pair_key",
      shape: { sqlite: "varchar(30) NOT NULL DEFAULT ('')", mysql: "varchar(30) NOT NULL DEFAULT ''" },
      indexes: {},
    });
    for (const { id, studentKind, categoryId } of await rulesToKeep(runner)) {
      await runner.query("UPDATE loan_rules SET pair_key = ? WHERE id = ?", [
        `${studentKind ?? "any"}/${categoryId ?? "any"}`,
        id,
      ]);
    }
    await runner.query("DELETE FROM loan_rules WHERE pair_key = ''");
    const table = await runner.getTable("loan_rules");
    if (!table?.indices.some(({ name }) => name === "uq_loan_rules_pair")) {
      await runner.query("CREATE UNIQUE INDEX uq_loan_rules_pair ON loan_rules (pair_key)");
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      runner.dataSource.driver.options.type === "better-sqlite3"
        ? "DROP INDEX uq_loan_rules_pair"
        : "DROP INDEX uq_loan_rules_pair ON loan_rules",
    );
    await runner.query("ALTER TABLE loan_rules DROP COLUMN pair_key");
    await runner.dropTable("open_days");
    await runner.query("ALTER TABLE copies DROP COLUMN price");
  }
}

interface StoredRule {
  readonly id: number;
  readonly studentKind: string | null;
  readonly categoryId: number | null;
}

/**
 * The first of each pair, which is the one that has applied; what is for every kind and category stands in the
 * settings.
 */
async function rulesToKeep(runner: QueryRunner): Promise<StoredRule[]> {
  const rules = (await runner.query(
    "SELECT id, student_kind AS studentKind, category_id AS categoryId FROM loan_rules ORDER BY id",
  )) as StoredRule[];
  return rules.filter(
    ({ studentKind, categoryId }, index) =>
      (studentKind !== null || categoryId !== null) &&
      rules.findIndex((other) => other.studentKind === studentKind && other.categoryId === categoryId) === index,
  );
}
