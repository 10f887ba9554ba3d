import sql, { type Sql } from "sql-template-tag";

import type { Reader } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";

/**
 * The new `updated_at` of a changed book or copy. Times have a resolution of one second, so two changes within a second
 * get different values: `expectedUpdatedAt` identifies a book's version by it, and the undo of an import what was
 * changed since it came.
 */
export function nextUpdatedAt({ engine }: Reader, now: Date): Sql {
  const stored = toSqlDateTime(now);
  return engine === "sqlite"
    ? sql`MAX(${stored}, strftime('%Y-%m-%d %H:%M:%S', updated_at, '+1 second') || '.000')`
    : sql`GREATEST(CAST(${stored} AS DATETIME), updated_at + INTERVAL 1 SECOND)`;
}
