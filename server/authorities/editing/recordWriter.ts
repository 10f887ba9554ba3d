import sql, { join } from "sql-template-tag";

import type { Lock, Transaction } from "../../platform/database/Database.js";
import { authoritiesByIds, type AuthorityList, type AuthorityRow } from "../authorityReads.js";
import { type RecordDraft, recordTables } from "./findOrCreate.js";
import { required } from "../../platform/required.js";

/**
 * Locks records, and the running import, whose transactions lock it first too, so that the import sees each record
 * either before or after the change. On MySQL a read before the locks would fix the snapshot.
 */
export function recordLock(list: AuthorityList, ids: readonly number[]): Lock {
  return { kind: "records", take: (tx) => lockRecords(tx, list, ids) };
}

/** As `recordLock`, for a write that learns only from the bin which records they are. */
export async function lockRecords(tx: Transaction, list: AuthorityList, ids: readonly number[]): Promise<void> {
  if (tx.engine === "mysql") {
    await tx.rows(sql`SELECT id FROM book_imports WHERE running_slot = 1 FOR UPDATE`);
    await tx.rows(
      sql`SELECT id FROM ${recordTables[list].table} WHERE id IN (${join([0, ...ids])}) ORDER BY id FOR UPDATE`,
    );
  }
}

/** A record as readers see it. */
export async function findRecord<List extends AuthorityList>(
  tx: Transaction,
  list: List,
  id: number,
): Promise<AuthorityRow<List> | null> {
  const [row] = await authoritiesByIds(tx, list, [id]);
  return row ?? null;
}

export async function findIdByKey(tx: Transaction, list: AuthorityList, key: string): Promise<number | null> {
  const { table, columns } = recordTables[list];
  const [row] = await tx.select({ id: columns.id }, sql`FROM ${table} WHERE ${columns.recordKey} = ${key}`);
  return row?.id ?? null;
}

/** With its previous id if it is restored. */
export async function insertRecord<List extends AuthorityList>(
  tx: Transaction,
  list: List,
  draft: RecordDraft<List>,
  id: number | null = null,
): Promise<number> {
  const [added = id] = await recordTables[list].insert(tx, [draft], { id });
  return required(added, "the record just written");
}

export async function deleteRecord(tx: Transaction, list: AuthorityList, id: number): Promise<void> {
  await tx.run(sql`DELETE FROM ${recordTables[list].table} WHERE id = ${id}`);
}
