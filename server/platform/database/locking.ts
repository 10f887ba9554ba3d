import sql, { empty, type Sql } from "sql-template-tag";

import type { Reader } from "./Database.js";

/**
 * The suffix for a SELECT on whose rows a write depends: on MySQL it locks them, and reads what was committed after
 * the transaction's snapshot. SQLite serialises all writes anyway.
 */
export function forUpdate({ engine }: Reader): Sql {
  return engine === "mysql" ? sql`FOR UPDATE` : empty;
}

declare const isLocked: unique symbol;

/** A row that is locked until the transaction ends: only the functions that lock return it. */
export type Locked<Row> = Row & { readonly [isLocked]: true };
