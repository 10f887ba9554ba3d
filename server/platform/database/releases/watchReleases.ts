import { setTimeout as wait } from "node:timers/promises";

import sql, { empty } from "sql-template-tag";

import type { Database } from "../Database.js";

/** Less than half of what a newer version waits for before its first migration. */
const LOOK_MS = 2_000;

/**
 * Looks, until it is told to stop, whether the database has migrations that this build does not know or is about to
 * get them: this build would misread what they make and leave their columns empty, so it writes and answers nothing.
 */
export async function watchReleases(
  database: Database,
  known: readonly string[],
  onChange: (isSuperseded: boolean) => void,
  stopping: AbortSignal,
): Promise<void> {
  const ours = new Set(known);
  const announced =
    database.engine === "mysql" ? sql` UNION ALL SELECT migration AS name FROM migration_announcements` : empty;
  while (!stopping.aborted) {
    const names = await database
      .read((reader) => reader.rows<{ name: string }>(sql`SELECT name FROM migrations${announced}`))
      // While the database cannot be read nothing can be answered either, so the last known state stays.
      .catch(() => null);
    const isSuperseded = names?.some(({ name }) => !ours.has(name)) ?? database.isSuperseded;
    if (isSuperseded !== database.isSuperseded) {
      database.isSuperseded = isSuperseded;
      onChange(isSuperseded);
    }
    await wait(LOOK_MS, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}
