import sql, { join, type Sql } from "sql-template-tag";

import type { Reader, Transaction } from "../platform/database/Database.js";
import { fromSqlDateTime } from "../platform/database/sqlDateTime.js";
import { forUpdate } from "../platform/database/locking.js";
import type { BinRow } from "./BinHandler.js";
import { BIN_RETENTION_MS } from "./binKinds.js";

type RawBinRow = Omit<BinRow, "kept" | "deletedAt" | "expiresAt"> & {
  readonly kept: string | null;
  readonly deletedAt: string | Date;
};

const selectFromBinEntries = sql`SELECT id, kind, record_id AS recordId, label, kept, actor, deleted_at AS deletedAt
                                 FROM bin_entries`;

export async function selectBinEntries(reader: Reader, where: Sql, order: Sql, limit: Sql | number): Promise<BinRow[]> {
  return (
    await reader.rows<RawBinRow>(sql`${selectFromBinEntries} WHERE ${where} ORDER BY ${order} LIMIT ${limit}`)
  ).map(toBinRow);
}

/** Locked until the transaction ends, so that two simultaneous restorations restore it once. */
export async function lockBinEntries(tx: Transaction, ids: readonly number[]): Promise<BinRow[]> {
  return (
    await tx.rows<RawBinRow>(sql`${selectFromBinEntries} WHERE id IN (${join([...ids])}) ORDER BY id ${forUpdate(tx)}`)
  ).map(toBinRow);
}

export async function countBinEntries(reader: Reader, where: Sql): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(sql`SELECT COUNT(*) AS count FROM bin_entries WHERE ${where}`);
  return Number(row?.count ?? 0);
}

export async function deleteBinEntries(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.run(sql`DELETE FROM bin_moves WHERE entry_id IN (${join([...ids])})`);
  await tx.run(sql`DELETE FROM bin_entries WHERE id IN (${join([...ids])})`);
}

function toBinRow({ kept, deletedAt: stored, ...row }: RawBinRow): BinRow {
  const deletedAt = fromSqlDateTime(stored);
  return {
    ...row,
    deletedAt,
    expiresAt: new Date(deletedAt.getTime() + BIN_RETENTION_MS),
    kept: kept === null ? null : (JSON.parse(kept) as BinRow["kept"]),
  };
}
