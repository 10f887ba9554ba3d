import { access, constants } from "node:fs/promises";
import { dirname } from "node:path";

import sql from "sql-template-tag";

import type { Config } from "./config.js";
import type { Database } from "./platform/database/Database.js";
import { freeBytes } from "./platform/files/freeBytes.js";

/** With less than this the next write may be the one that no longer fits. */
const LEAST_FREE_BYTES = 16 * 1_048_576;

/**
 * Whether the library can be read and written now: the database, and the disk with the files. Cheap enough to be asked
 * every second, and it waits behind no write of SQLite.
 * @throws the failure that a request would meet.
 */
export async function assertUsable(
  database: Database,
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
): Promise<void> {
  // A node that is apart from its cluster still answers what reads no row.
  await database.read((reader) => reader.rows(sql`SELECT name FROM counters LIMIT 1`));
  if (!(await database.canWrite())) {
    throw new Error("The database takes no writes");
  }
  if (database.engine === "sqlite") {
    const path = databaseUrl.slice("sqlite:".length);
    await access(path, constants.W_OK);
    await assertRoom(dirname(path));
  }
  await access(dataDir, constants.W_OK);
  await assertRoom(dataDir);
}

async function assertRoom(folder: string): Promise<void> {
  if ((await freeBytes(folder)) < LEAST_FREE_BYTES) {
    throw Object.assign(new Error("The disk is all but full"), { code: "ENOSPC" });
  }
}
