import sql, { empty, type Sql } from "sql-template-tag";

import type { Reader } from "./Database.js";

/**
 * The suffix for a SELECT on whose rows a write depends: on MySQL it locks them, and reads what was committed after
 * the transaction's snapshot. SQLite serialises all writes anyway.
 */
export function forUpdate({ engine }: Reader): Sql {
  return engine === "mysql" ? sql`FOR UPDATE` : empty;
}
