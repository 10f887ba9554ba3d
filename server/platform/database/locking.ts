import sql, { empty, type Sql } from "sql-template-tag";

import type { Reader, Transaction } from "./Database.js";

/**
 * The suffix for a SELECT on whose rows a write depends: on MySQL it locks them, and reads what was committed after
 * the transaction's snapshot. SQLite serialises all writes anyway.
 */
export function forUpdate({ engine }: Reader): Sql {
  return engine === "mysql" ? sql`FOR UPDATE` : empty;
}

/** A row that writes take turns by, and how it is changed and changed back. */
interface TurnRow {
  readonly table: Sql;
  readonly condition: Sql;
  readonly change: readonly [there: Sql, back: Sql];
}

/**
 * Locks a row that the transaction would otherwise only read, on every node of a cluster: a node learns of another's
 * transaction by the rows that it has changed, so the row is changed and changed back. `FOR UPDATE` holds on one node.
 */
export async function lockOnEveryNode(tx: Transaction, { table, condition, change }: TurnRow): Promise<void> {
  if (tx.engine === "mysql") {
    for (const step of change) await tx.run(sql`UPDATE ${table} SET ${step} WHERE ${condition}`);
  }
}

declare const isLocked: unique symbol;

/** A row that is locked until the transaction ends: only the functions that lock return it. */
export type Locked<Row> = Row & { readonly [isLocked]: true };
