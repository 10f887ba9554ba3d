import type { LibrarySnapshot } from "./LibrarySnapshot.js";
import { openMysqlSnapshot } from "./mysqlSnapshot.js";
import { openSqliteSnapshot } from "./sqliteSnapshot.js";

/** Null where there is no database yet. */
export async function openSnapshot(databaseUrl: string): Promise<LibrarySnapshot | null> {
  return databaseUrl.startsWith("sqlite:")
    ? openSqliteSnapshot(databaseUrl.slice("sqlite:".length))
    : openMysqlSnapshot(databaseUrl);
}
