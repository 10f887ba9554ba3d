import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce, optional, portableTable } from "./portableTable.js";

/** Whole libraries that move in from another system, and what each of their rows has become. */
export class MoveIns1767900000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "book_imports", {
      name: "part_of_move",
      shape: { sqlite: "boolean NOT NULL DEFAULT (0)", mysql: "tinyint NOT NULL DEFAULT 0" },
    });
    const { id, int, bool, varchar, text, datetime, create } = portableTable(runner);
    if (!(await runner.hasTable("move_ins"))) {
      await create({
        name: "move_ins",
        columns: [
          id(),
          varchar("state", 20),
          varchar("system", 10, optional),
          varchar("origin", 30, optional),
          int("user_id", optional),
          varchar("actor", 190, optional),
          varchar("folder", 32, optional),
          varchar("file_name", 255, optional),
          varchar("library_name", 255, optional),
          varchar("made_at", 20, optional),
          text("answers", optional),
          text("look", optional),
          int("book_import_id", optional),
          int("running_slot", optional),
          varchar("owner", 190),
          datetime("heartbeat_at"),
          bool("cancel_wanted", false),
          varchar("stage", 20, optional),
          text("counts", optional),
          text("kept_counts", optional),
          text("settings", optional),
          varchar("message", 500, optional),
          datetime("created_at"),
          datetime("started_at", optional),
          datetime("finished_at", optional),
          datetime("undone_at", optional),
        ],
        unique: { uq_move_ins_running: ["running_slot"] },
        indices: { ix_move_ins_book_import: ["book_import_id"] },
      });
    }
    await create({
      name: "move_in_records",
      columns: [
        id(),
        int("move_in_id"),
        varchar("origin", 30),
        varchar("source_table", 60),
        varchar("source_id", 120),
        varchar("kind", 12),
        int("record_id"),
        bool("made", true),
        varchar("mark", 60, optional),
      ],
      unique: { uq_move_in_records_source: ["origin", "kind", "source_id", "source_table"] },
      indices: {
        ix_move_in_records_move: ["move_in_id", "kind"],
        ix_move_in_records_of: ["kind", "record_id"],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("move_in_records");
    await runner.dropTable("move_ins");
    await runner.query("ALTER TABLE book_imports DROP COLUMN part_of_move");
  }
}
