import sql, { join, type Sql } from "sql-template-tag";

import type { Reader, Transaction } from "../platform/database/Database.js";
import { toInstant } from "../platform/database/instant.js";
import { forUpdate } from "../platform/database/locking.js";
import type { BinRow } from "./BinKeeper.js";

export const BIN_DAYS = 30;
export const BIN_MS = BIN_DAYS * 86_400_000;

type StoredRow = Omit<BinRow, "kept" | "deletedAt" | "expiresAt"> & {
  readonly kept: string | null;
  readonly deletedAt: string | Date;
};

const selectEntry = sql`SELECT id, kind, record_id AS recordId, label, kept, actor, deleted_at AS deletedAt FROM bin_entries`;

export async function selectBin(reader: Reader, where: Sql, order: Sql, limit: Sql | number): Promise<BinRow[]> {
  return (await reader.rows<StoredRow>(sql`${selectEntry} WHERE ${where} ORDER BY ${order} LIMIT ${limit}`)).map(asRow);
}

/** Held until the transaction ends: what is restored twice at once comes back once. */
export async function lockBin(tx: Transaction, ids: readonly number[]): Promise<BinRow[]> {
  return (
    await tx.rows<StoredRow>(sql`${selectEntry} WHERE id IN (${join([...ids])}) ORDER BY id ${forUpdate(tx)}`)
  ).map(asRow);
}

export async function countBin(reader: Reader, where: Sql): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(sql`SELECT COUNT(*) AS count FROM bin_entries WHERE ${where}`);
  return Number(row?.count ?? 0);
}

export async function removeFromBin(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.run(sql`DELETE FROM bin_moves WHERE entry_id IN (${join([...ids])})`);
  await tx.run(sql`DELETE FROM bin_entries WHERE id IN (${join([...ids])})`);
}

function asRow({ kept, deletedAt: stored, ...row }: StoredRow): BinRow {
  const deletedAt = toInstant(stored);
  return {
    ...row,
    deletedAt,
    expiresAt: new Date(deletedAt.getTime() + BIN_MS),
    kept: kept === null ? null : (JSON.parse(kept) as BinRow["kept"]),
  };
}
