import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import libsql from "libsql";
import { createConnection, type RowDataPacket } from "mysql2/promise";

import { ConflictError } from "../../errors.js";
import { mysqlConnection, parseMysqlAddress } from "../../platform/database/mysqlAddress.js";
import type { LibrarySnapshot } from "../rows/LibrarySnapshot.js";
import { openSnapshot } from "../rows/openSnapshot.js";
import { snapshotOf } from "../rows/sqliteSnapshot.js";

/** Migrations write no other rows. */
const FILLED_BY_MIGRATIONS = new Set(["counters", "releases"]);
const TRIES = 10;
const PAUSE_MS = 200;

/** A place to restore to, which nobody else uses meanwhile. */
export interface ClaimedTarget {
  /** Whether a library is there that restoring would replace. */
  readonly isFilled: boolean;
  /** What is there; null for nothing. */
  readonly snapshot: () => Promise<LibrarySnapshot | null>;
  /** Once or more often. */
  readonly release: () => void;
}

/**
 * A server that runs would go on with what it has in memory and, on SQLite, with a file that is no longer there.
 * @throws ConflictError where somebody else has the database open, or it cannot be read.
 */
export async function claimTarget(databaseUrl: string): Promise<ClaimedTarget> {
  const claimed = await (databaseUrl.startsWith("sqlite:")
    ? claimSqlite(databaseUrl.slice("sqlite:".length))
    : claimMysql(databaseUrl));
  try {
    return { ...claimed, isFilled: await isFilled(claimed.snapshot) };
  } catch (error) {
    claimed.release();
    throw new ConflictError(
      `Basis data yang ada tidak dapat dibaca (${error instanceof Error ? error.message : String(error)}). Pindahkan ` +
        "berkasnya dulu ke tempat lain, lalu ulangi.",
    );
  }
}

async function isFilled(open: ClaimedTarget["snapshot"]): Promise<boolean> {
  const snapshot = await open();
  try {
    for (const { name } of snapshot?.tables ?? []) {
      const found = FILLED_BY_MIGRATIONS.has(name) ? [] : await snapshot?.find(`SELECT 1 FROM ${name} LIMIT 1`);
      if (found && found.length > 0) {
        return true;
      }
    }
    return false;
  } finally {
    await snapshot?.close();
  }
}

type Claimed = Omit<ClaimedTarget, "isFilled">;

/** Only who has a database alone may end its log; then nobody else opens it, and its file is whole in itself. */
async function claimSqlite(path: string): Promise<Claimed> {
  if (!existsSync(path)) {
    return { snapshot: () => Promise.resolve(null), release: () => undefined };
  }
  const connection = new libsql(path, { timeout: 0 });
  try {
    await untilUnused(() => Promise.resolve(isTaken(connection)));
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    snapshot: () => Promise.resolve(snapshotOf(connection)),
    release: () => {
      if (!connection.open) return;
      connection.exec("ROLLBACK");
      connection.close();
    },
  };
}

function isTaken(connection: libsql.Database): boolean {
  try {
    connection.prepare("PRAGMA journal_mode = DELETE").all();
    connection.exec("BEGIN EXCLUSIVE");
    return false;
  } catch (error) {
    if ((error as { readonly code?: string }).code === "SQLITE_BUSY") {
      return true;
    }
    throw new ConflictError(
      `Basis data yang ada tidak dapat dibaca (${error instanceof Error ? error.message : String(error)}). Pindahkan ` +
        "berkasnya dulu ke tempat lain, lalu ulangi.",
    );
  }
}

async function claimMysql(url: string): Promise<Claimed> {
  await untilUnused(() => isMysqlUsed(url));
  return { snapshot: () => openSnapshot(url), release: () => undefined };
}

async function isMysqlUsed(url: string): Promise<boolean> {
  const connection = await createConnection(mysqlConnection(parseMysqlAddress(url)));
  try {
    const [[found]] = await connection.query<RowDataPacket[]>(
      `SELECT COUNT(*) AS others FROM information_schema.processlist
        WHERE db = DATABASE() AND id <> CONNECTION_ID() AND user = SUBSTRING_INDEX(USER(), '@', 1)`,
    );
    return Number(found?.others) > 0;
  } finally {
    await connection.end();
  }
}

/** What was just closed may need a moment. */
async function untilUnused(isUsed: () => Promise<boolean>): Promise<void> {
  for (let tries = 1; await isUsed(); tries += 1) {
    if (tries === TRIES) {
      throw new ConflictError("Perpustakaan ini sedang dipakai. Hentikan servernya (dan perintah lain), lalu ulangi.");
    }
    await wait(PAUSE_MS);
  }
}
