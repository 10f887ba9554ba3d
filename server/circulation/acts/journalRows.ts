import sql from "sql-template-tag";

import { nextUpdatedAt } from "../../books/nextUpdatedAt.js";
import { pick, type Selection, shapeOf, type Table } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";

/** A table whose columns only the caller knows. */
export type AnyTable = Table<object>;

/** Some columns of a row, by the names of their properties. */
export type RowValues = Readonly<Record<string, unknown>>;

/** Who syncs copies by the time of their change sees an undo as a change too. */
export async function writeRow(
  tx: Transaction,
  table: AnyTable,
  id: number,
  values: RowValues,
  now: Date,
): Promise<void> {
  const stamp = shapeOf(table).name.sql === "copies" ? { updatedAt: nextUpdatedAt(tx, now) } : {};
  await tx.update(table, { ...values, ...stamp }, sql`id = ${id}`);
}

/** Locks it too. */
export async function readRow(tx: Transaction, table: AnyTable, id: number, columns: readonly string[]) {
  const selected = pick<Selection, string>(table, ...columns);
  const [row] = await tx.select(selected, sql`FROM ${shapeOf(table).name} WHERE id = ${id} ${forUpdate(tx)}`);
  return row ?? null;
}
