import sql, { join, type Sql } from "sql-template-tag";

import { pick, type RowOf } from "../platform/database/columns.js";
import type { Reader, Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { eResourceTable } from "./EResource.entity.js";

/** Its position is 1 for the first. */
export type EResourceRow = RowOf<typeof eResourceTable>;

export function selectEResources(reader: Reader, where: Sql, order: Sql, limit: Sql | number): Promise<EResourceRow[]> {
  return reader.select(eResourceTable, sql`FROM e_resources WHERE ${where} ORDER BY ${order} LIMIT ${limit}`);
}

export async function eResourceById(reader: Reader, id: number, where: Sql = sql`1 = 1`): Promise<EResourceRow | null> {
  const [row] = await selectEResources(reader, sql`id = ${id} AND ${where}`, sql`id`, 1);
  return row ?? null;
}

/** All of them in order, locked until the transaction ends. */
export async function lockOrder(tx: Transaction): Promise<number[]> {
  const rows = await tx.select(
    pick(eResourceTable, "id"),
    sql`FROM e_resources ORDER BY position, id ${forUpdate(tx)}`,
  );
  return rows.map(({ id }) => id);
}

/** Numbers them 1, 2, 3 … in this order. */
export async function writeOrder(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) {
    const positions = join(
      ids.map((id, index) => sql`WHEN ${id} THEN ${index + 1}`),
      " ",
    );
    await tx.update(eResourceTable, { position: sql`CASE id ${positions} END` }, sql`id IN (${join([...ids])})`);
  }
}

/** The order with one moved to a position; a position after the end is the end. */
export function insertAt(others: readonly number[], id: number, position: number): number[] {
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)];
}
