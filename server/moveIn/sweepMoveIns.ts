import { readdir } from "node:fs/promises";

import sql from "sql-template-tag";

import { pick } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { removeFolder } from "../platform/files/renameAndRemove.js";
import { join } from "node:path";
import { moveInTable } from "./MoveIn.entity.js";
import { MoveInFolder } from "./steps/MoveInFolder.js";

const DAY_MS = 24 * 3_600_000;
/** Long enough to ask a colleague; then the dump is gone, which is full of personal data. */
const DRAFT_RETENTION_MS = 7 * DAY_MS;
/** As long as the rows of an import; the balance stays. */
const ROWS_RETENTION_MS = 30 * DAY_MS;

/** Deletes dumps that nobody goes on with, the rows of moves that ended long ago, and folders without a move. */
export async function sweepMoveIns(database: Database, dataDir: string, now = new Date()): Promise<void> {
  const before = (age: number) => toSqlDateTime(new Date(now.getTime() - age));
  // In this order: a folder's row is written before it.
  const folders = await readdir(MoveInFolder.allIn(dataDir)).catch(() => []);
  await database.write({ unaudited: "A dump that waits changes nothing of the library." }, (tx) =>
    tx.run(sql`DELETE FROM move_ins WHERE state = 'draft' AND heartbeat_at < ${before(DRAFT_RETENTION_MS)}`),
  );
  const rows = await database.read((reader) =>
    reader.select(pick(moveInTable, "folder", "finishedAt"), sql`FROM move_ins WHERE folder IS NOT NULL`),
  );
  const known = new Map(rows.map(({ folder, finishedAt }) => [folder, finishedAt]));
  for (const name of folders) {
    const finishedAt = known.get(name);
    if (finishedAt === undefined) await removeFolder(join(MoveInFolder.allIn(dataDir), name));
    else if (finishedAt !== null && now.getTime() - finishedAt.getTime() > ROWS_RETENTION_MS) {
      await new MoveInFolder(dataDir, name).removeRows();
    }
  }
}
