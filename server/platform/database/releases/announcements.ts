import { setTimeout as wait } from "node:timers/promises";

import type { QueryRunner } from "typeorm";

import { productVersion } from "../../productVersion.js";
import { IN_UTF8 } from "./migrationLease.js";

export interface Announcement {
  readonly name: string;
  readonly version: string;
}

/** Which migrations a version is about to run or has not ended yet; on SQLite none, as one process uses its file. */
export async function readAnnouncements(runner: QueryRunner): Promise<readonly Announcement[]> {
  await runner.query(
    `CREATE TABLE IF NOT EXISTS migration_announcements (
       migration VARCHAR(190) NOT NULL PRIMARY KEY, version VARCHAR(40) NOT NULL, announced_at DATETIME(3) NOT NULL)
     ${IN_UTF8}`,
  );
  return (await runner.query("SELECT migration AS name, version FROM migration_announcements")) as Announcement[];
}

/** Tells instances of older versions which migrations come, and gives them the time to step aside. */
export async function announceMigrations(
  runner: QueryRunner,
  names: readonly string[],
  stepAsideMs: number,
): Promise<void> {
  for (const name of names) {
    await runner.query(
      "INSERT IGNORE INTO migration_announcements (migration, version, announced_at) VALUES (?, ?, UTC_TIMESTAMP(3))",
      [name, productVersion()],
    );
  }
  const [last] = (await runner.query(
    `SELECT TIMESTAMPDIFF(MICROSECOND, MAX(announced_at), UTC_TIMESTAMP(3)) DIV 1000 AS agoMs
       FROM migration_announcements`,
  )) as readonly [{ readonly agoMs: number | null }];
  await wait(Math.max(0, stepAsideMs - (last.agoMs ?? 0)));
}
