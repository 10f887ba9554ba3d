import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** Which backups the server has made by itself, or at a librarian's word. */
export class Backups1766600000108 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, datetime, create } = portableTable(runner);
    await create({
      name: "backups",
      columns: [
        id(),
        varchar("state", 20),
        int("running_slot", optional),
        varchar("owner", 190),
        datetime("heartbeat_at"),
        int("user_id", optional),
        varchar("actor", 190),
        datetime("started_at"),
        datetime("finished_at", optional),
        varchar("file_name", 60, optional),
        int("kilobytes", optional),
        varchar("seal", 64, optional),
        varchar("problem", 500, optional),
        varchar("copy_state", 20, optional),
        varchar("copy_problem", 500, optional),
        varchar("ticket_hash", 64, optional),
        datetime("ticket_ends_at", optional),
      ],
      unique: { uq_backups_running: ["running_slot"] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("backups");
  }
}
