import sql, { type Sql } from "sql-template-tag";

import type { Reader } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";

/**
 * The `updated_at` of a book that is being changed. Times are kept to the second; two changes within one are told apart all the same,
 * since `expectedUpdatedAt` knows a book's state by it.
 */
export function nextUpdatedAt({ engine }: Reader, now: Date): Sql {
  const stored = toSqlDateTime(now);
  return engine === "sqlite"
    ? sql`MAX(${stored}, strftime('%Y-%m-%d %H:%M:%S', updated_at, '+1 second') || '.000')`
    : sql`GREATEST(CAST(${stored} AS DATETIME), updated_at + INTERVAL 1 SECOND)`;
}
