import sql, { join, type Sql } from "sql-template-tag";

import type { Reader, Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";

export interface EResourceRow {
  readonly id: number;
  readonly label: string;
  readonly url: string;
  readonly description: string | null;
  /** 1 for the first. */
  readonly position: number;
  readonly active: boolean;
}

type RawEResourceRow = Omit<EResourceRow, "active"> & { readonly active: number | boolean };

export async function selectEResources(
  reader: Reader,
  where: Sql,
  order: Sql,
  limit: Sql | number,
): Promise<EResourceRow[]> {
  const rows = await reader.rows<RawEResourceRow>(
    sql`SELECT id, label, url, description, position, active FROM e_resources WHERE ${where} ORDER BY ${order}
        LIMIT ${limit}`,
  );
  return rows.map((row) => ({ ...row, active: Number(row.active) === 1 }));
}

export async function eResourceById(reader: Reader, id: number, where: Sql = sql`1 = 1`): Promise<EResourceRow | null> {
  const [row] = await selectEResources(reader, sql`id = ${id} AND ${where}`, sql`id`, 1);
  return row ?? null;
}

/** All of them in order, locked until the transaction ends. */
export async function lockOrder(tx: Transaction): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`SELECT id FROM e_resources ORDER BY position, id ${forUpdate(tx)}`);
  return rows.map(({ id }) => id);
}

/** Numbers them 1, 2, 3 … in this order. */
export async function writeOrder(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) {
    const positions = join(
      ids.map((id, index) => sql`WHEN ${id} THEN ${index + 1}`),
      " ",
    );
    await tx.run(sql`UPDATE e_resources SET position = CASE id ${positions} END WHERE id IN (${join([...ids])})`);
  }
}

/** The order with one moved to a position; a position after the end is the end. */
export function insertAt(others: readonly number[], id: number, position: number): number[] {
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)];
}
