import sql, { empty, type Sql } from "sql-template-tag";

import type { Transaction } from "./Database.js";

/** Ends a SELECT whose rows are checked before they are written: MySQL then lets nobody in between. On SQLite writes queue anyway. */
export function rowLock({ engine }: Transaction): Sql {
  return engine === "mysql" ? sql`FOR UPDATE` : empty;
}
