import { access, constants, statfs } from "node:fs/promises";
import { dirname } from "node:path";

import sql from "sql-template-tag";

import type { Config } from "./config.js";
import type { Database } from "./platform/database/Database.js";

/** With less than this the next write may be the one that no longer fits. */
const LEAST_FREE_BYTES = 16 * 1_048_576;
const probe = { unaudited: "It changes nothing." };

/**
 * Whether the library can be read and written now: the database, and the disk with the files. Cheap enough to be asked
 * every second, and it waits behind no write of SQLite.
 * @throws the failure that a request would meet.
 */
export async function assertUsable(
  database: Database,
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
): Promise<void> {
  await database.read((reader) => reader.rows(sql`SELECT 1 FROM counters LIMIT 1`));
  if (database.engine === "sqlite") {
    const path = databaseUrl.slice("sqlite:".length);
    await access(path, constants.W_OK);
    await assertRoom(dirname(path));
  } else {
    // A server that only lets itself be read refuses it, though there is nothing to delete.
    await database.write(probe, (tx) => tx.run(sql`DELETE FROM counters WHERE 0`));
  }
  await access(dataDir, constants.W_OK);
  await assertRoom(dataDir);
}

async function assertRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_FREE_BYTES) {
    throw Object.assign(new Error("The disk is all but full"), { code: "ENOSPC" });
  }
}
