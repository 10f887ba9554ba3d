import sql from "sql-template-tag";

import type { Database } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { ImportFolder } from "./ImportFolder.js";

/** An unused draft is deleted after a day. */
const DRAFT_RETENTION_MS = 24 * 3_600_000;
/** The outcomes of an import are kept as long as the bin keeps deleted records. */
const FINISHED_RETENTION_MS = 30 * 24 * 3_600_000;

/** Deletes the files of abandoned drafts and of old imports; the imports themselves stay in the database. */
export async function sweepImports(database: Database, dataDir: string, now = new Date()): Promise<void> {
  const olderThan = (age: number) => toSqlDateTime(new Date(now.getTime() - age));
  const staleImports = await database.read((reader) =>
    reader.rows<{ id: number; state: string; folder: string }>(
      sql`SELECT id, state, folder FROM book_imports WHERE folder IS NOT NULL AND running_slot IS NULL
          AND (heartbeat_at < ${olderThan(FINISHED_RETENTION_MS)} OR (state IN ('draft', 'cancelled') AND heartbeat_at < ${olderThan(DRAFT_RETENTION_MS)}))`,
    ),
  );
  for (const { id, state, folder } of staleImports) {
    await new ImportFolder(dataDir, folder).remove();
    await database.write((tx) =>
      tx.run(
        state === "draft"
          ? sql`DELETE FROM book_imports WHERE id = ${id} AND state = 'draft'`
          : sql`UPDATE book_imports SET folder = NULL, outcomes = NULL WHERE id = ${id} AND running_slot IS NULL`,
      ),
    );
  }
}
