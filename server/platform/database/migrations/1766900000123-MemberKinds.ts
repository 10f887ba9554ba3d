import { type MigrationInterface, type QueryRunner, TableForeignKey } from "typeorm";

import { addColumnOnce, optional, portableTable } from "./portableTable.js";

/** What every library begins with; the first three are what members could be until now. */
const KINDS = [
  { id: 1, was: "student", name: "Siswa", key: "siswa", number: "NIS", months: null, attends: 1 },
  { id: 2, was: "teacher", name: "Guru", key: "guru", number: "NIP", months: null, attends: 0 },
  { id: 3, was: "staff", name: "Karyawan", key: "karyawan", number: "NIP", months: null, attends: 0 },
  { id: 4, was: null, name: "Umum", key: "umum", number: "No. anggota", months: 12, attends: 0 },
  { id: 5, was: null, name: "Mahasiswa", key: "mahasiswa", number: "NIM", months: null, attends: 0 },
] as const;
const OLD_KINDS = KINDS.filter(({ was }) => was !== null);

const NULLABLE = { sqlite: "integer", mysql: "int NULL" };
/** Pupils, as a member or a loan has been unless somebody said otherwise. */
const PUPIL = { sqlite: "integer NOT NULL DEFAULT (1)", mysql: "int NOT NULL DEFAULT 1" };

/** Each table with a kind, and its column of until now. */
const TABLES = [
  { table: "students", old: "kind", shape: PUPIL, index: "ix_students_member_kind" },
  { table: "loan_rules", old: "student_kind", shape: NULLABLE, index: "ix_loan_rules_member_kind" },
  { table: "borrowings", old: "student_kind", shape: PUPIL },
  { table: "clearance_letters", old: "student_kind", shape: PUPIL },
  { table: "reservations", old: "student_kind", shape: NULLABLE },
  { table: "visits", old: "student_kind", shape: NULLABLE },
] as const;

/** The tables that are small and refer to a kind that is there; history only names it. */
const REFERENCES = { students: "fk_students_member_kind", loan_rules: "fk_loan_rules_member_kind" } as const;

const REPORT = (kind: string) =>
  `borrowed_at, student_id, copy_id, ${kind}, class_name, set_loan, renewal_count, borrower_key`;

/** Texts of JSON that name a kind, or the column of a file that does, and what each becomes. */
const JSON_TEXTS = [
  ...["bin_entries.kept", "student_import_rows.given", "student_import_rows.difference"].flatMap((place) =>
    OLD_KINDS.map(({ id, was, name }) => ({
      place,
      before: `"kind":"${String(was)}"`,
      after: `"memberKindId":${id}${place.endsWith(".difference") ? `,"memberKind":"${name}"` : ""}`,
    })),
  ),
  { place: "student_imports.reading", before: '"field":"kind"', after: '"field":"memberKindId"' },
];

/**
 * Kinds of members become a list of the library's own. Who was a pupil, a teacher or staff is Siswa, Guru or Karyawan,
 * and so are their rules, loans, reservations, letters and visits. The columns of until now go with the next migration.
 */
export class MemberKinds1766900000123 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, bool, create } = portableTable(runner);
    if (!(await runner.hasTable("member_kinds"))) {
      await create({
        name: "member_kinds",
        columns: [
          id(),
          varchar("name", 60),
          varchar("name_key", 190),
          varchar("number_name", 30),
          int("membership_months", optional),
          int("fee", { default: "0" }),
          bool("attends_classes", false),
          int("position"),
          bool("active", true),
        ],
        unique: { uq_member_kinds_name: ["name_key"] },
      });
    }
    for (const { table, shape, ...rest } of TABLES) {
      const indexes = "index" in rest ? { [rest.index]: ["member_kind_id"] } : {};
      await addColumnOnce(runner, table, { name: "member_kind_id", shape, indexes });
    }
    await replaceReportIndex(runner, "student_kind", "member_kind_id");
    for (const { id: number, name, key, number: numberName, months, attends } of KINDS) {
      // MariaDB keeps them of a start that was cut off.
      await runner.query(
        `INSERT INTO member_kinds (id, name, name_key, number_name, membership_months, fee, attends_classes, position,
           active) SELECT * FROM (SELECT ? AS id, ? AS name, ? AS name_key, ? AS number_name, ? AS membership_months,
             0 AS fee, ? AS attends_classes, ? AS position, 1 AS active) made
           WHERE NOT EXISTS (SELECT 1 FROM member_kinds WHERE member_kinds.id = ?)`,
        [number, name, key, numberName, months, attends, number, number],
      );
    }
    for (const { table, old } of TABLES) {
      const cases = OLD_KINDS.map(({ id: number, was }) => `WHEN '${was}' THEN ${number}`).join(" ");
      await runner.query(`UPDATE ${table} SET member_kind_id = CASE ${old} ${cases} END WHERE ${old} IS NOT NULL`);
    }
    await runner.query(
      `UPDATE loan_rules SET pair_key = ${joined(runner, [orAny(runner, "member_kind_id"), "'/'", orAny(runner, "category_id")])}`,
    );
    for (const { place, before, after } of JSON_TEXTS) await replaceText(runner, place, before, after);
    for (const [table, name] of Object.entries(REFERENCES)) {
      await runner.createForeignKey(
        table,
        new TableForeignKey({
          name,
          columnNames: ["member_kind_id"],
          referencedTableName: "member_kinds",
          referencedColumnNames: ["id"],
          onDelete: "NO ACTION",
          onUpdate: "NO ACTION",
        }),
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropReferences(runner);
    // Earlier versions know three kinds.
    const cases = OLD_KINDS.map(({ id, was }) => `WHEN ${id} THEN '${was}'`).join(" ");
    for (const { table, old } of TABLES) {
      await runner.query(
        `UPDATE ${table} SET ${old} = CASE member_kind_id ${cases} ELSE 'student' END WHERE member_kind_id IS NOT NULL`,
      );
    }
    await runner.query(
      `UPDATE loan_rules SET pair_key = ${joined(runner, [orAny(runner, "student_kind"), "'/'", orAny(runner, "category_id")])}`,
    );
    for (const { place, before, after } of JSON_TEXTS) await replaceText(runner, place, after, before);
    await replaceReportIndex(runner, "member_kind_id", "student_kind");
    for (const { table, ...rest } of TABLES) {
      if ("index" in rest) await runner.dropIndex(table, rest.index);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN member_kind_id`);
    }
    await runner.dropTable("member_kinds");
  }
}

/**
 * SQLite drops a reference by rebuilding its table, which is only safe while foreign keys are not enforced: on the way
 * up whoever runs the migrations sees to that, and the setting cannot be changed within a transaction.
 */
async function dropReferences(runner: QueryRunner): Promise<void> {
  const drop = async () => {
    for (const [table, name] of Object.entries(REFERENCES)) await runner.dropForeignKey(table, name);
  };
  if (!isSqlite(runner)) return drop();
  const isWithin = runner.isTransactionActive;
  if (isWithin) await runner.commitTransaction();
  await runner.query("PRAGMA foreign_keys = OFF");
  await drop();
  await runner.query("PRAGMA foreign_keys = ON");
  if (isWithin) await runner.startTransaction();
}

/** A quotation mark within a text of JSON has a backslash before it: nothing that was typed reads like these. */
async function replaceText(runner: QueryRunner, place: string, before: string, after: string): Promise<void> {
  const [table = "", column = ""] = place.split(".");
  await runner.query(`UPDATE ${table} SET ${column} = REPLACE(${column}, ?, ?) WHERE ${column} LIKE ?`, [
    before,
    after,
    `%${before}%`,
  ]);
}

/** The index that reports count by: with the kind that they show. */
async function replaceReportIndex(runner: QueryRunner, before: string, after: string): Promise<void> {
  const found = await runner.getTable("borrowings");
  const index = found?.indices.find(({ name }) => name === "ix_borrowings_report");
  if (index && !index.columnNames.includes(before)) return;
  if (isSqlite(runner)) {
    await runner.query("DROP INDEX ix_borrowings_report");
    await runner.query(`CREATE INDEX ix_borrowings_report ON borrowings (${REPORT(after)})`);
  } else {
    await runner.query(
      `ALTER TABLE borrowings DROP INDEX ix_borrowings_report, ADD INDEX ix_borrowings_report (${REPORT(after)})`,
    );
  }
}

function orAny(runner: QueryRunner, column: string): string {
  return `COALESCE(CAST(${column} AS ${isSqlite(runner) ? "TEXT" : "CHAR"}), 'any')`;
}

function joined(runner: QueryRunner, parts: readonly string[]): string {
  return isSqlite(runner) ? parts.join(" || ") : `CONCAT(${parts.join(", ")})`;
}

function isSqlite(runner: QueryRunner): boolean {
  return runner.dataSource.driver.options.type === "better-sqlite3";
}
