import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import type { QueryRunner } from "typeorm";

/** The first migration gives the database its own character set. */
export const IN_UTF8 = "CHARACTER SET utf8mb4 COLLATE utf8mb4_bin";
/** When a lease that is taken or renewed now ends, by the clock of the database. */
const END = "DATE_ADD(UTC_TIMESTAMP(3), INTERVAL 30 SECOND)";
const RENEW_MS = 5_000;
const LOOK_MS = 500;
/** Longer than the largest library takes to migrate. */
const MAX_WAIT_MS = 15 * 60_000;
/** A deadlock, and a row that another node of a cluster has changed. */
const COLLISIONS = new Set(["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT"]);

/**
 * Runs a task while no other instance on any node runs one: `GET_LOCK` holds on one node of a cluster only, a row on
 * all. It ends by itself where its holder is gone, and `onLost` is called where somebody else has taken it meanwhile.
 * @throws Error after a quarter of an hour
 */
export async function underMigrationLease<Result>(
  runner: QueryRunner,
  onLost: () => void,
  task: () => Promise<Result>,
): Promise<Result> {
  await runner.query(
    `CREATE TABLE IF NOT EXISTS migration_leases (
       id INT NOT NULL PRIMARY KEY, owner VARCHAR(36) NOT NULL, ends_at DATETIME(3) NOT NULL) ${IN_UTF8}`,
  );
  const owner = randomUUID();
  const until = performance.now() + MAX_WAIT_MS;
  while (!(await isTaken(runner, owner))) {
    if (performance.now() > until) {
      throw new Error("server lain sudah seperempat jam memperbarui basis data ini");
    }
    await wait(LOOK_MS);
  }
  const renewal = setInterval(() => {
    renew(runner, owner).then(
      (isHeld) => isHeld || onLost(),
      () => undefined,
    );
  }, RENEW_MS);
  try {
    return await task();
  } finally {
    clearInterval(renewal);
    await runner.query("DELETE FROM migration_leases WHERE owner = ?", [owner]).catch(() => undefined);
  }
}

async function isTaken(runner: QueryRunner, owner: string): Promise<boolean> {
  try {
    return (
      (await changed(
        runner,
        `INSERT IGNORE INTO migration_leases (id, owner, ends_at) VALUES (1, ?, ${END})`,
        owner,
      )) ||
      (await changed(
        runner,
        `UPDATE migration_leases SET owner = ?, ends_at = ${END} WHERE ends_at < UTC_TIMESTAMP(3)`,
        owner,
      ))
    );
  } catch (error) {
    if (COLLISIONS.has(String((error as { readonly code?: unknown }).code))) return false;
    throw error;
  }
}

function renew(runner: QueryRunner, owner: string): Promise<boolean> {
  return changed(runner, `UPDATE migration_leases SET ends_at = ${END} WHERE owner = ?`, owner);
}

async function changed(runner: QueryRunner, statement: string, owner: string): Promise<boolean> {
  const { affectedRows } = (await runner.query(statement, [owner])) as { readonly affectedRows: number };
  return affectedRows > 0;
}
