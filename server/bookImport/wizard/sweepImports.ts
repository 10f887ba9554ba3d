import sql from "sql-template-tag";

import type { Database } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { ImportFolder } from "./ImportFolder.js";

/** A file that nobody goes on with is forgotten the next day. */
const DRAFT_RETENTION_MS = 24 * 3_600_000;
/** The rows of an import can be looked up as long as what was deleted can be brought back. */
const FINISHED_RETENTION_MS = 30 * 24 * 3_600_000;

/** Throws away what the wizard keeps of abandoned files and of imports long done; that they were stays in the journal. */
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
