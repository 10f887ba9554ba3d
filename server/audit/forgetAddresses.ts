import sql, { join } from "sql-template-tag";

import { pick } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { auditEntryTable } from "./AuditEntry.entity.js";

/** Long enough to look into what somebody noticed late in a term. */
export const ADDRESS_DAYS = 90;
const KEPT_MS = ADDRESS_DAYS * 24 * 3_600_000;
const ENTRIES_PER_WRITE = 500;

/** Forgets from where changes came that were made longer ago; the changes themselves stay. */
export async function forgetAddresses(database: Database, now = new Date()): Promise<void> {
  const isOver = sql`address IS NOT NULL AND created_at < ${toSqlDateTime(new Date(now.getTime() - KEPT_MS))}`;
  for (;;) {
    // Read first: on MySQL an update would lock every entry that it looks at.
    const entries = await database.read((reader) =>
      reader.select(
        pick(auditEntryTable, "id"),
        sql`FROM audit_entries WHERE ${isOver} ORDER BY id LIMIT ${ENTRIES_PER_WRITE}`,
      ),
    );
    if (entries.length === 0) {
      return;
    }
    await database.write({ unaudited: "It takes from the audit trail what is kept for a limited time." }, (tx) =>
      tx.update(auditEntryTable, { address: null }, sql`id IN (${join(entries.map(({ id }) => id))})`),
    );
  }
}
