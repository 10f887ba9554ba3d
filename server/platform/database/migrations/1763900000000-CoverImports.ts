import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce, optional, portableTable } from "./portableTable.js";

/** Archives of pictures that follow an import, and what became of each picture. */
export class CoverImports1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, bool, varchar, datetime, create } = portableTable(runner);
    const shape = "datetime NULL";
    await addColumnOnce(runner, "books", {
      name: "cover_followed_at",
      shape: { sqlite: shape, mysql: shape },
      indexes: {},
    });
    if (!(await runner.hasTable("cover_imports"))) {
      await create({
        name: "cover_imports",
        columns: [
          id(),
          varchar("state", 20),
          int("user_id", optional),
          varchar("actor", 190),
          varchar("file_name", 255, optional),
          bool("replaces_covers", false),
          varchar("archive", 32),
          int("running_slot", optional),
          varchar("owner", 190),
          datetime("heartbeat_at"),
          bool("cancel_wanted", false),
          ...["files", "files_seen", "attached", "unmatched", "refused", "covered"].map((name) =>
            int(name, { default: "0" }),
          ),
          varchar("message", 500, optional),
          datetime("created_at"),
          datetime("finished_at", optional),
        ],
        unique: { uq_cover_imports_running: ["running_slot"] },
      });
    }
    if (!(await runner.hasTable("cover_outcomes"))) {
      await create({
        name: "cover_outcomes",
        columns: [
          id(),
          int("cover_import_id"),
          int("entry"),
          varchar("file_name", 255),
          varchar("kind", 10),
          int("book_id", optional),
          varchar("reason", 255, optional),
        ],
        indices: { ix_cover_outcomes_kind: ["cover_import_id", "kind"] },
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("cover_outcomes");
    await runner.dropTable("cover_imports");
    await runner.query("ALTER TABLE books DROP COLUMN cover_followed_at");
  }
}
