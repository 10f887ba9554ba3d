import sql, { join, type Sql } from "sql-template-tag";

import { integer, type RowOf } from "../platform/database/columns.js";
import type { Reader, Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { weedingNotFound } from "./weedingNotFound.js";
import { weedingTable } from "./Weeding.entity.js";
import { weedingItemTable } from "./WeedingItem.entity.js";
import type { WeedingList } from "./weedingInput.js";

export type WeedingRow = RowOf<typeof weedingTable>;
export type WeedingItemRow = RowOf<typeof weedingItemTable>;

export function selectWeedings(reader: Reader, rest: Sql): Promise<WeedingRow[]> {
  return reader.select(weedingTable, sql`FROM weedings ${rest}`);
}

export async function weedingById(reader: Reader, id: number): Promise<WeedingRow | null> {
  const [weeding] = await selectWeedings(reader, sql`WHERE id = ${id}`);
  return weeding ?? null;
}

/** Locked until the transaction ends. @throws NotFoundError */
export async function lockWeeding(tx: Transaction, id: number): Promise<WeedingRow> {
  const [weeding] = await selectWeedings(tx, sql`WHERE id = ${id} ${forUpdate(tx)}`);
  if (!weeding) throw weedingNotFound();
  return weeding;
}

const totalColumns = {
  id: weedingItemTable.weedingId,
  copies: integer(sql`COUNT(*)`),
  withdrawn: integer(sql`COALESCE(SUM(withdrawn), 0)`),
  skipped: integer(sql`COALESCE(SUM(CASE WHEN skipped IS NULL THEN 0 ELSE 1 END), 0)`),
  value: integer(sql`COALESCE(SUM(CASE WHEN skipped IS NULL THEN price END), 0)`),
  unpriced: integer(sql`COALESCE(SUM(CASE WHEN price IS NULL AND skipped IS NULL THEN 1 ELSE 0 END), 0)`),
};
export type WeedingTotals = Omit<RowOf<typeof totalColumns>, "id">;
const NOTHING: WeedingTotals = { copies: 0, withdrawn: 0, skipped: 0, value: 0, unpriced: 0 };

/** Of each of these, in their order. */
export async function selectWeedingTotals(reader: Reader, ids: readonly number[]): Promise<WeedingTotals[]> {
  if (ids.length === 0) return [];
  const rows = await reader.select(
    totalColumns,
    sql`FROM weeding_items WHERE weeding_id IN (${join([...ids])}) GROUP BY weeding_id`,
  );
  const byId = new Map(rows.map(({ id, ...totals }) => [id, totals]));
  return ids.map((id) => byId.get(id) ?? NOTHING);
}

/** What a weeding has still to withdraw; what it was left with is no longer asked for. */
export const waitingItems = sql`withdrawn = 0 AND skipped IS NULL`;

const LISTS: Readonly<Record<WeedingList, Sql>> = {
  waiting: waitingItems,
  withdrawn: sql`withdrawn = 1`,
  skipped: sql`skipped IS NOT NULL`,
};

export function itemsOf(id: number, list: WeedingList): Sql {
  return sql`weeding_items.weeding_id = ${id} AND ${LISTS[list]}`;
}

export function selectItems(reader: Reader, rest: Sql): Promise<WeedingItemRow[]> {
  return reader.select(weedingItemTable, sql`FROM weeding_items ${rest}`);
}

const reasonColumns = {
  reason: weedingItemTable.reason,
  disposal: weedingItemTable.disposal,
  copies: integer(sql`COUNT(*)`),
};
export type FateCount = RowOf<typeof reasonColumns>;

/** How many go for which reason, and what becomes of them. */
export function countFates(reader: Reader, id: number): Promise<FateCount[]> {
  return reader.select(
    reasonColumns,
    sql`FROM weeding_items WHERE weeding_id = ${id} AND skipped IS NULL GROUP BY reason, disposal ORDER BY reason, disposal`,
  );
}
