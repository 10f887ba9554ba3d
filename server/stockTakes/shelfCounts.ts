import sql from "sql-template-tag";

import { integer, pick, type RowOf, tableOf } from "../platform/database/columns.js";
import type { Reader, Transaction } from "../platform/database/Database.js";
import { stockTakeItemTable } from "./StockTakeItem.entity.js";
import { StockTakeShelf, stockTakeShelfTable } from "./StockTakeShelf.entity.js";

const isFound = sql`(found_at IS NOT NULL)`;
const placeColumns = {
  ...pick(stockTakeItemTable, "stockTakeId", "mainClass"),
  locationId: integer(sql`COALESCE(location_id, 0)`),
};

/** What the items of each shelf say, once they have all been written down. */
const countColumns = {
  ...placeColumns,
  expected: integer(sql`SUM(expected)`),
  found: integer(sql`SUM(CASE WHEN expected = 1 AND ${isFound} THEN 1 ELSE 0 END)`),
  // A copy that nobody expected is away unless it was scanned.
  away: integer(sql`SUM(CASE WHEN expected = 0 AND NOT ${isFound} THEN 1 ELSE 0 END)`),
  toCheck: integer(sql`SUM(CASE WHEN ${isFound} AND outcome <> 'found' THEN 1 ELSE 0 END)`),
};
export type ShelfCounts = RowOf<typeof countColumns>;

export function countShelves(reader: Reader): Promise<ShelfCounts[]> {
  return reader.select(
    countColumns,
    sql`FROM stock_take_items WHERE copy_id IS NOT NULL
          AND stock_take_id IN (SELECT id FROM stock_takes WHERE frozen_at IS NOT NULL)
        GROUP BY stock_take_id, COALESCE(location_id, 0), main_class`,
  );
}

const shelves = tableOf(StockTakeShelf, "shelves");

/** What is stored of each shelf. */
export function storedShelves(reader: Reader): Promise<ShelfCounts[]> {
  return reader.select(shelves, sql`FROM stock_take_shelves AS shelves`);
}

export function keyOfShelf({ stockTakeId, locationId, mainClass }: ShelfCounts): string {
  return `${stockTakeId}/${locationId}/${mainClass}`;
}

export async function correctShelf(tx: Transaction, counts: ShelfCounts): Promise<void> {
  const { stockTakeId, locationId, mainClass, expected, found, away, toCheck } = counts;
  await tx.update(
    stockTakeShelfTable,
    { expected, found, away, toCheck },
    sql`stock_take_id = ${stockTakeId} AND location_id = ${locationId} AND main_class = ${mainClass}`,
  );
}
