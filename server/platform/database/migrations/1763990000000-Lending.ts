import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce, optional, portableTable } from "./portableTable.js";

const number = { sqlite: "integer", mysql: "int NULL" };
const day = { sqlite: "date", mysql: "date NULL" };
const flag = (value: 0 | 1) => ({
  sqlite: `boolean NOT NULL DEFAULT (${value})`,
  mysql: `tinyint NOT NULL DEFAULT ${value}`,
});
const word = (length: number, value: string) => ({
  sqlite: `varchar(${length}) NOT NULL DEFAULT ('${value}')`,
  mysql: `varchar(${length}) NOT NULL DEFAULT '${value}'`,
});

const BORROWING_COLUMNS = {
  class_name: { sqlite: "varchar(100)", mysql: "varchar(100) NULL" },
  student_kind: word(10, "student"),
  category_id: number,
  lost_at: { sqlite: "datetime", mysql: "datetime NULL" },
  policy_due_on: day,
  policy_most_loans: { sqlite: "integer NOT NULL DEFAULT (3)", mysql: "int NOT NULL DEFAULT 3" },
  policy_fine_days: word(10, "open"),
  policy_grace_charged: flag(1),
  policy_fine_cap: number,
  policy_cap_at_price: flag(0),
  policy_debt_limit: number,
  policy_counts_to_limit: flag(1),
  confirmed_checks: word(500, ""),
} as const;
const STUDENT_COLUMNS = { kind: word(10, "student"), suspended_until: day } as const;

/** Loans with the rules of their day, the ledger of fines, the queues for titles, and the acts of the desk. */
export class Lending1763990000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, bool, varchar, text, datetime, date, create } = portableTable(runner);
    for (const [name, shape] of Object.entries(STUDENT_COLUMNS)) {
      await addColumnOnce(runner, "students", { name, shape, indexes: {} });
    }
    for (const [name, shape] of Object.entries(BORROWING_COLUMNS)) {
      await addColumnOnce(runner, "borrowings", { name, shape, indexes: {} });
    }
    await runner.query(
      `UPDATE borrowings SET
        class_name = (SELECT students.class_name FROM students WHERE students.id = borrowings.student_id),
        category_id = (SELECT books.category_id FROM copies JOIN books ON books.id = copies.book_id
                       WHERE copies.id = borrowings.copy_id)`,
    );
    // MariaDB keeps the tables of a start that was cut off, without a row in them.
    for (const table of ["desk_acts", "ledger_entries", "reservations", "loan_rules"]) {
      await runner.dropTable(table, true);
    }
    const optionalFlag = (name: string) => ({ ...bool(name, false), ...optional, default: undefined });
    await create({
      name: "loan_rules",
      columns: [
        id(),
        varchar("student_kind", 10, optional),
        int("category_id", optional),
        int("loan_days", optional),
        date("due_on", optional),
        int("most_loans", optional),
        int("most_renewals", optional),
        int("fine_per_day", optional),
        varchar("fine_days", 10, optional),
        int("grace_days", optional),
        optionalFlag("grace_charged"),
        int("fine_cap", optional),
        optionalFlag("cap_at_price"),
        int("debt_limit", optional),
        optionalFlag("lendable"),
        optionalFlag("counts_to_limit"),
      ],
      indices: { ix_loan_rules_category: ["category_id"] },
      references: [{ name: "fk_loan_rules_category", column: "category_id", table: "categories", onDelete: "CASCADE" }],
    });
    await create({
      name: "reservations",
      columns: [
        id(),
        int("book_id"),
        int("open_book_id", optional),
        int("student_id"),
        int("wanted_copy_id", optional),
        int("kept_copy_id", optional),
        varchar("status", 10, { default: "'waiting'" }),
        int("position"),
        datetime("created_at"),
        datetime("ready_at", optional),
        date("kept_until", optional),
        datetime("ended_at", optional),
      ],
      unique: {
        uq_reservations_open: ["open_book_id", "student_id"],
        uq_reservations_kept_copy: ["kept_copy_id"],
      },
      indices: {
        ix_reservations_queue: ["open_book_id", "position", "id"],
        ix_reservations_student: ["student_id", "id"],
        ix_reservations_ready: ["status", "kept_until"],
        ix_reservations_book: ["book_id"],
      },
      references: [
        { name: "fk_reservations_book", column: "book_id", table: "books", onDelete: "CASCADE" },
        { name: "fk_reservations_student", column: "student_id", table: "students" },
        { name: "fk_reservations_kept_copy", column: "kept_copy_id", table: "copies" },
      ],
    });
    await create({
      name: "ledger_entries",
      columns: [
        id(),
        int("student_id"),
        varchar("kind", 12),
        varchar("charge_reason", 10, optional),
        int("borrowing_id", optional),
        int("amount"),
        int("settles_id", optional),
        int("receipt_id", optional),
        int("open_amount", { default: 0 }),
        varchar("reason", 500, optional),
        datetime("made_at"),
        varchar("made_by", 190),
      ],
      indices: {
        ix_ledger_entries_student: ["student_id", "id"],
        ix_ledger_entries_open: ["student_id", "open_amount"],
        ix_ledger_entries_borrowing: ["borrowing_id"],
        ix_ledger_entries_settles: ["settles_id"],
        ix_ledger_entries_made_at: ["kind", "made_at"],
        ix_ledger_entries_receipt: ["receipt_id"],
      },
      references: [
        { name: "fk_ledger_entries_student", column: "student_id", table: "students" },
        { name: "fk_ledger_entries_borrowing", column: "borrowing_id", table: "borrowings" },
      ],
    });
    await create({
      name: "desk_acts",
      columns: [
        id(),
        varchar("idempotency_key", 36),
        varchar("request_hash", 64),
        varchar("kind", 20),
        int("user_id", optional),
        datetime("made_at"),
        text("answer"),
        text("undo", optional),
        datetime("undone_at", optional),
      ],
      unique: { uq_desk_acts_key: ["idempotency_key"] },
      indices: { ix_desk_acts_made_at: ["made_at"] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ["desk_acts", "ledger_entries", "reservations", "loan_rules"]) {
      await runner.dropTable(table);
    }
    for (const name of Object.keys(BORROWING_COLUMNS)) {
      await runner.query(`ALTER TABLE borrowings DROP COLUMN ${name}`);
    }
    for (const name of Object.keys(STUDENT_COLUMNS)) {
      await runner.query(`ALTER TABLE students DROP COLUMN ${name}`);
    }
  }
}
