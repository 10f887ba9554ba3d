import sql, { join, type Sql } from "sql-template-tag";

import { Location, locationTable } from "../authorities/records/Location.entity.js";
import { integer, notNull, nullable, pick, type RowOf, tableOf } from "../platform/database/columns.js";
import type { Reader, Transaction } from "../platform/database/Database.js";
import type { KeyColumn } from "../platform/database/keyset.js";
import { forUpdate } from "../platform/database/locking.js";
import { required } from "../platform/required.js";
import { stockTakeTable } from "./StockTake.entity.js";
import { stockTakeItemTable, type StockTakeOutcome } from "./StockTakeItem.entity.js";
import type { ItemList, Proposal } from "./stockTakeInput.js";
import { stockTakeNotFound } from "./stockTakeNotFound.js";
import { stockTakeShelfTable } from "./StockTakeShelf.entity.js";

export type StockTakeRow = RowOf<typeof stockTakeTable>;

export function selectStockTakes(reader: Reader, rest: Sql): Promise<StockTakeRow[]> {
  return reader.select(stockTakeTable, sql`FROM stock_takes ${rest}`);
}

export async function stockTakeById(reader: Reader, id: number): Promise<StockTakeRow | null> {
  const [take] = await selectStockTakes(reader, sql`WHERE id = ${id}`);
  return take ?? null;
}

/** Locked until the transaction ends. @throws NotFoundError */
export async function lockStockTake(tx: Transaction, id: number): Promise<StockTakeRow> {
  const [take] = await selectStockTakes(tx, sql`WHERE id = ${id} ${forUpdate(tx)}`);
  if (!take) throw stockTakeNotFound();
  return take;
}

const sumOf = (column: Sql) => integer(sql`COALESCE(SUM(${column}), 0)`);
const totalColumns = {
  id: stockTakeShelfTable.stockTakeId,
  expected: sumOf(sql`expected`),
  found: sumOf(sql`found`),
  away: sumOf(sql`away`),
  toCheck: sumOf(sql`to_check`),
};
export type StockTakeTotals = Omit<RowOf<typeof totalColumns>, "id">;
const NOTHING: StockTakeTotals = { expected: 0, found: 0, away: 0, toCheck: 0 };

/** Of each of these, in their order. */
export async function selectTotals(reader: Reader, ids: readonly number[]): Promise<StockTakeTotals[]> {
  if (ids.length === 0) return [];
  const rows = await reader.select(
    totalColumns,
    sql`FROM stock_take_shelves WHERE stock_take_id IN (${join([...ids])}) GROUP BY stock_take_id`,
  );
  const byId = new Map(rows.map(({ id, ...totals }) => [id, totals]));
  return ids.map((id) => byId.get(id) ?? NOTHING);
}

const shelfColumns = {
  ...pick(stockTakeShelfTable, "locationId", "mainClass", "expected", "found", "away", "toCheck"),
  locationName: nullable(locationTable.name),
  locationShelf: nullable(locationTable.shelf),
};
export type ShelfRow = RowOf<typeof shelfColumns>;

/** As many as there are places and main classes. */
export function selectShelves(reader: Reader, id: number): Promise<ShelfRow[]> {
  return reader.select(
    shelfColumns,
    sql`FROM stock_take_shelves LEFT JOIN locations ON locations.id = stock_take_shelves.location_id
        WHERE stock_take_id = ${id} ORDER BY locations.name, stock_take_shelves.location_id, main_class`,
  );
}

const foundPlaces = tableOf(Location, "found_places");
const itemColumns = {
  ...stockTakeItemTable,
  locationName: nullable(locationTable.name),
  locationShelf: nullable(locationTable.shelf),
  foundLocationName: nullable(foundPlaces.name),
  foundLocationShelf: nullable(foundPlaces.shelf),
};
export type StockTakeItemRow = RowOf<typeof itemColumns>;

export function itemsOfList(id: number, list: ItemList): Sql {
  const condition =
    list === "done" ? sql`act IS NOT NULL` : list === "skipped" ? sql`skipped IS NOT NULL` : sql`outcome = ${list}`;
  return sql`stock_take_items.stock_take_id = ${id} AND ${condition}`;
}

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number";
const lastKey: KeyColumn<StockTakeItemRow> = {
  column: sql`stock_take_items.id`,
  descending: false,
  valueOf: ({ id }) => id,
  accepts: isNumber,
};

/** In the order of the shelf, or of what was done. */
export function itemKeys(list: ItemList): readonly KeyColumn<StockTakeItemRow>[] {
  const first: KeyColumn<StockTakeItemRow> =
    list === "done"
      ? { column: sql`act`, descending: false, valueOf: ({ act }) => act ?? "", accepts: isText }
      : list === "skipped"
        ? { column: sql`skipped`, descending: false, valueOf: ({ skipped }) => skipped ?? "", accepts: isText }
        : { column: sql`shelf_key`, descending: false, valueOf: ({ shelfKey }) => shelfKey, accepts: isText };
  return [first, lastKey];
}

export function selectItems(reader: Reader, rest: Sql): Promise<StockTakeItemRow[]> {
  return reader.select(
    itemColumns,
    sql`FROM stock_take_items LEFT JOIN locations ON locations.id = stock_take_items.location_id
          LEFT JOIN locations AS found_places ON found_places.id = stock_take_items.found_location_id ${rest}`,
  );
}

/** Which copies the end could change in this way. */
const PROPOSED: Readonly<Record<Proposal, Sql>> = {
  lost: sql`outcome = 'missing'`,
  available: sql`(outcome = 'status' AND found_status IN ('lost', 'repair'))`,
  move: sql`(outcome IN ('elsewhere', 'status') AND found_location_id IS NOT NULL
    AND (location_id IS NULL OR found_location_id <> location_id)
    AND COALESCE(found_status, '') NOT IN ('withdrawn', 'on_loan'))`,
};

export function proposedItems(id: number, acts: readonly Proposal[]): Sql {
  const any = join(
    acts.map((act) => PROPOSED[act]),
    " OR ",
  );
  return sql`stock_take_id = ${id} AND act IS NULL AND skipped IS NULL AND (${any})`;
}

const proposalColumns = {
  available: integer(sql`COALESCE(SUM(CASE WHEN ${PROPOSED.available} THEN 1 ELSE 0 END), 0)`),
  move: integer(sql`COALESCE(SUM(CASE WHEN ${PROPOSED.move} THEN 1 ELSE 0 END), 0)`),
};
const CHECKED = join(["status", "elsewhere"]);
export type ProposalCounts = Readonly<Record<Proposal, number>>;

export async function countProposals(reader: Reader, id: number): Promise<ProposalCounts> {
  const lost = await reader.count(sql`FROM stock_take_items WHERE ${proposedItems(id, ["lost"])}`);
  const [others] = await reader.select(
    proposalColumns,
    sql`FROM stock_take_items WHERE stock_take_id = ${id} AND outcome IN (${CHECKED}) AND act IS NULL AND skipped IS NULL`,
  );
  return { lost, available: others?.available ?? 0, move: others?.move ?? 0 };
}

const scannerColumns = { name: notNull(stockTakeItemTable.foundBy), scans: integer(sql`COUNT(*)`) };
export type Scanner = RowOf<typeof scannerColumns>;

/** Who has scanned how many. */
export function selectScanners(reader: Reader, id: number): Promise<Scanner[]> {
  return reader.select(
    scannerColumns,
    sql`FROM stock_take_items WHERE stock_take_id = ${id} AND found_by IS NOT NULL GROUP BY found_by ORDER BY found_by`,
  );
}

const missingColumns = {
  value: integer(sql`COALESCE(SUM(price), 0)`),
  unpriced: integer(sql`COALESCE(SUM(CASE WHEN price IS NULL THEN 1 ELSE 0 END), 0)`),
};

/** What the missing copies cost together, in whole rupiah, and of how many nobody knows the price. */
export async function sumMissing(reader: Reader, id: number): Promise<RowOf<typeof missingColumns>> {
  const [sums] = await reader.select(
    missingColumns,
    sql`FROM stock_take_items WHERE stock_take_id = ${id} AND outcome = 'missing'`,
  );
  return required(sums, "the sums of missing copies");
}

const countColumns = { outcome: stockTakeItemTable.outcome, items: integer(sql`COUNT(*)`) };

/** How many of each outcome. */
export async function countOutcomes(reader: Reader, id: number): Promise<ReadonlyMap<StockTakeOutcome, number>> {
  const rows = await reader.select(
    countColumns,
    sql`FROM stock_take_items WHERE stock_take_id = ${id} GROUP BY outcome`,
  );
  return new Map(rows.map(({ outcome, items: count }) => [outcome, count]));
}
