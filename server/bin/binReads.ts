import sql, { join, type Sql } from "sql-template-tag";

import { omit, type RowOf } from "../platform/database/columns.js";
import type { Reader, Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { binEntryTable } from "./BinEntry.entity.js";
import { BIN_RETENTION_MS } from "./binKinds.js";

const binColumns = omit(binEntryTable, "labelKey");

/** One item of the bin. */
export interface BinRow extends RowOf<typeof binColumns> {
  /** When it is purged. */
  readonly expiresAt: Date;
  /** The record that took the place of one that was merged into it, or deleted with a replacement. */
  readonly replacedBy: string | null;
}

export async function selectBinEntries(reader: Reader, where: Sql, order: Sql, limit: Sql | number): Promise<BinRow[]> {
  const rows = await reader.select(binColumns, sql`FROM bin_entries WHERE ${where} ORDER BY ${order} LIMIT ${limit}`);
  return rows.map(toBinRow);
}

/** Locked until the transaction ends, so that two simultaneous restorations restore it once. */
export async function lockBinEntries(tx: Transaction, ids: readonly number[]): Promise<BinRow[]> {
  const rows = await tx.select(
    binColumns,
    sql`FROM bin_entries WHERE id IN (${join([...ids])}) ORDER BY id ${forUpdate(tx)}`,
  );
  return rows.map(toBinRow);
}

export function countBinEntries(reader: Reader, where: Sql): Promise<number> {
  return reader.count(sql`FROM bin_entries WHERE ${where}`);
}

export async function deleteBinEntries(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.run(sql`DELETE FROM bin_moves WHERE entry_id IN (${join([...ids])})`);
  await tx.run(sql`DELETE FROM bin_entries WHERE id IN (${join([...ids])})`);
}

function toBinRow(row: RowOf<typeof binColumns>): BinRow {
  return {
    ...row,
    expiresAt: new Date(row.deletedAt.getTime() + BIN_RETENTION_MS),
    replacedBy: typeof row.kept?.replacement === "string" ? row.kept.replacement : null,
  };
}
