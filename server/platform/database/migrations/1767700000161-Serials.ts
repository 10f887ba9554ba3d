import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce, optional, portableTable } from "./portableTable.js";

/** Subscriptions to periodicals with their issues, and which issue a copy is. */
export class Serials1767700000161 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, bool, varchar, date, datetime, create } = portableTable(runner);
    await addColumnOnce(runner, "copies", {
      name: "issue_label",
      shape: { sqlite: "varchar(200)", mysql: "varchar(200) NULL" },
      indexes: {},
    });
    await addColumnOnce(runner, "copies", {
      name: "serial_issue_id",
      shape: { sqlite: "integer", mysql: "int NULL" },
      indexes: { ix_copies_serial_issue: ["serial_issue_id"] },
    });
    if (!(await runner.hasTable("serials"))) {
      await create({
        name: "serials",
        columns: [
          id(),
          int("book_id"),
          varchar("frequency", 20),
          int("weekdays", { default: "127" }),
          date("first_on"),
          date("ends_on", optional),
          varchar("supplier", 255, optional),
          int("price", optional),
          varchar("price_per", 10, { default: "'issue'" }),
          int("location_id", optional),
          int("first_volume", optional),
          int("first_number", optional),
          bool("restarts_yearly", false),
          varchar("label_pattern", 120, optional),
          int("copies_per_issue", { default: "1" }),
          bool("makes_copies", true),
          int("grace_days", { default: "3" }),
          varchar("note", 500, optional),
          date("foretold_until", optional),
          varchar("request_key", 36, optional),
          datetime("created_at"),
          datetime("updated_at"),
          datetime("deleted_at", optional),
        ],
        unique: { uq_serials_request_key: ["request_key"] },
        indices: {
          ix_serials_book: ["book_id"],
          ix_serials_location: ["location_id"],
          ix_serials_ends: ["ends_on", "id"],
        },
        references: [
          { name: "fk_serials_book", column: "book_id", table: "books", onDelete: "CASCADE" },
          { name: "fk_serials_location", column: "location_id", table: "locations", onDelete: "SET NULL" },
        ],
      });
    }
    if (await runner.hasTable("serial_issues")) return;
    await create({
      name: "serial_issues",
      columns: [
        id(),
        int("serial_id"),
        date("planned_on", optional),
        date("issued_on"),
        int("volume", optional),
        int("number", optional),
        varchar("label", 200),
        bool("is_settled", false),
        varchar("state", 10, { default: "'expected'" }),
        date("late_on"),
        date("received_on", optional),
        int("copies_made", { default: "0" }),
        varchar("note", 500, optional),
        varchar("request_key", 36, optional),
        datetime("created_at"),
        datetime("updated_at"),
      ],
      unique: {
        uq_serial_issues_planned: ["serial_id", "planned_on"],
        uq_serial_issues_request_key: ["serial_id", "request_key"],
      },
      indices: {
        ix_serial_issues_serial: ["serial_id", "issued_on", "id"],
        ix_serial_issues_open: ["serial_id", "state", "issued_on"],
        ix_serial_issues_state: ["state", "issued_on", "id"],
        ix_serial_issues_late: ["state", "late_on"],
        ix_serial_issues_issued: ["issued_on", "id"],
      },
      references: [{ name: "fk_serial_issues_serial", column: "serial_id", table: "serials", onDelete: "CASCADE" }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("serial_issues");
    await runner.dropTable("serials");
    await runner.query("DROP INDEX ix_copies_serial_issue".concat(isMysql(runner) ? " ON copies" : ""));
    for (const column of ["serial_issue_id", "issue_label"]) {
      await runner.query(`ALTER TABLE copies DROP COLUMN ${column}`);
    }
  }
}

function isMysql(runner: QueryRunner): boolean {
  return runner.dataSource.driver.options.type !== "better-sqlite3";
}
