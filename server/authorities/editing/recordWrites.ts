import sql, { join } from "sql-template-tag";

import type { Transaction } from "../../platform/database/Database.js";
import { catalogueByIds, type CatalogueList, type CatalogueRowOf } from "../catalogueReads.js";
import { type RecordDraft, recordTables } from "../findOrCreate.js";

/**
 * Holds records until the write ends, and the import that may be running, whose every write begins so too: it finds each record
 * either as it was or as it became. First in a write: on MySQL what is read before the locks would stay as it was.
 */
export async function holdRecords(tx: Transaction, list: CatalogueList, ids: readonly number[]): Promise<void> {
  if (tx.engine === "mysql") {
    await tx.rows(sql`SELECT id FROM book_imports WHERE running_slot = 1 FOR UPDATE`);
    await tx.rows(
      sql`SELECT id FROM ${recordTables[list].table} WHERE id IN (${join([0, ...ids])}) ORDER BY id FOR UPDATE`,
    );
  }
}

/** A record as readers see it. */
export async function readRecord<List extends CatalogueList>(
  tx: Transaction,
  list: List,
  id: number,
): Promise<CatalogueRowOf<List> | null> {
  const [row] = await catalogueByIds(tx, list, [id]);
  return row ?? null;
}

export async function idOfKey(tx: Transaction, list: CatalogueList, key: string): Promise<number | null> {
  const { table, key: keyColumn } = recordTables[list];
  const [row] = await tx.rows<{ id: number }>(sql`SELECT id FROM ${table} WHERE ${keyColumn} = ${key}`);
  return row?.id ?? null;
}

/** With the number that it had before, where it comes back. */
export async function insertRecord(
  tx: Transaction,
  list: CatalogueList,
  { key, values }: RecordDraft,
  id: number | null = null,
): Promise<number> {
  const { table, key: keyColumn, columns } = recordTables[list];
  const own = id === null ? { columns: [], values: [] } : { columns: [sql`id`], values: [id] };
  await tx.run(
    sql`INSERT INTO ${table} (${join([...own.columns, keyColumn, ...columns])}) VALUES (${join([...own.values, key, ...values])})`,
  );
  return (await idOfKey(tx, list, key)) ?? 0;
}

/** From here on the record is everybody's: an import that brought it no longer takes it away. */
export async function writeRecord(
  tx: Transaction,
  list: CatalogueList,
  id: number,
  { key, values }: RecordDraft,
): Promise<void> {
  const { table, key: keyColumn, columns } = recordTables[list];
  const settings = columns.map((column, index) => sql`${column} = ${values[index] ?? null}`);
  await tx.run(
    sql`UPDATE ${table} SET ${join([sql`${keyColumn} = ${key}`, ...settings])}, import_id = NULL WHERE id = ${id}`,
  );
}

export async function deleteRecord(tx: Transaction, list: CatalogueList, id: number): Promise<void> {
  await tx.run(sql`DELETE FROM ${recordTables[list].table} WHERE id = ${id}`);
}
