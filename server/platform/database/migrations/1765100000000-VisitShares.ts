import type { MigrationInterface, QueryRunner } from "typeorm";

const BEFORE = "visited_at, kind, people_count";

/** Who came from which class and why is read from the index too, like all else that the reports count. */
export class VisitShares1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, `${BEFORE}, purpose, class_name`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, BEFORE);
  }
}

async function replaceIndex(runner: QueryRunner, columns: string): Promise<void> {
  if (runner.dataSource.driver.options.type === "better-sqlite3") {
    await runner.query("DROP INDEX ix_visits_report");
    await runner.query(`CREATE INDEX ix_visits_report ON visits (${columns})`);
  } else {
    // As one statement: a start that is cut off leaves the one index or the other.
    await runner.query(`ALTER TABLE visits DROP INDEX ix_visits_report, ADD INDEX ix_visits_report (${columns})`);
  }
}
