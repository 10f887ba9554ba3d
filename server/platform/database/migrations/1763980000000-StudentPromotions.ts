import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** What each promotion of the school's classes did, pupil by pupil, so that it can be undone. */
export class StudentPromotions1763980000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, bool, varchar, datetime, date, create } = portableTable(runner);
    // MariaDB keeps the tables of a start that was cut off, without a row in them.
    await runner.dropTable("student_promotion_items", true);
    await runner.dropTable("student_promotions", true);
    await create({
      name: "student_promotions",
      columns: [
        id(),
        datetime("created_at"),
        varchar("started_by", 190),
        varchar("academic_year", 20, optional),
        date("expires_at", optional),
        int("promoted"),
        int("stayed"),
        int("graduated"),
        int("moved"),
        int("held"),
        datetime("undone_at", optional),
        varchar("undone_by", 190, optional),
        int("restored", optional),
        int("kept", optional),
      ],
    });
    await create({
      name: "student_promotion_items",
      columns: [
        int("promotion_id", { isPrimary: true }),
        int("student_id", { isPrimary: true }),
        ...["before", "after"].flatMap((time) => [
          varchar(`${time}_class_name`, 100, optional),
          varchar(`${time}_academic_year`, 20, optional),
          date(`${time}_expires_at`, optional),
          varchar(`${time}_status`, 20),
        ]),
        bool("account_closed", false),
        varchar("kept_reason", 20, optional),
      ],
      indices: { ix_student_promotion_items_kept: ["promotion_id", "kept_reason"] },
      references: [{ name: "fk_student_promotion_items", column: "promotion_id", table: "student_promotions" }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("student_promotion_items");
    await runner.dropTable("student_promotions");
  }
}
