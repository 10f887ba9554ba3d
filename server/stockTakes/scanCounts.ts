import sql from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import type { StockTakeItem } from "./StockTakeItem.entity.js";
import { type StockTakeShelf, stockTakeShelfTable } from "./StockTakeShelf.entity.js";

type ShelfChange = Pick<StockTakeShelf, "locationId" | "mainClass" | "found" | "away" | "toCheck">;

/** By place and class. */
export type ShelfChanges = Map<string, ShelfChange>;

type Counted = Pick<StockTakeItem, "locationId" | "mainClass" | "expected" | "outcome" | "foundAt">;

/** What a scan adds to its shelf's numbers. */
export function countScan(counts: ShelfChanges, before: Counted | null, stored: Counted): void {
  const { mainClass, expected, outcome } = stored;
  const locationId = stored.locationId ?? 0;
  const key = `${locationId} ${mainClass}`;
  const sums = counts.get(key) ?? { locationId, mainClass, found: 0, away: 0, toCheck: 0 };
  if (before?.foundAt) {
    // It was counted as one to check by its first scan.
    counts.set(key, { ...sums, toCheck: sums.toCheck - (outcome === "found" ? 1 : 0) });
    return;
  }
  counts.set(key, {
    ...sums,
    found: sums.found + (expected ? 1 : 0),
    away: sums.away - (before !== null && !expected ? 1 : 0),
    toCheck: sums.toCheck + (outcome === "found" ? 0 : 1),
  });
}

/** The numbers of the shelves, in the same transaction; in one order, so that no two wait for each other. */
export async function writeCounts(tx: Transaction, stockTakeId: number, counts: ShelfChanges): Promise<void> {
  for (const [, change] of [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { found, away, toCheck } = change;
    const sums = sql`found = stock_take_shelves.found + ${found}, away = stock_take_shelves.away + ${away},
      to_check = stock_take_shelves.to_check + ${toCheck}`;
    await tx.insert(
      stockTakeShelfTable,
      [{ stockTakeId, expected: 0, ...change }],
      tx.engine === "sqlite"
        ? sql`ON CONFLICT (stock_take_id, location_id, main_class) DO UPDATE SET ${sums}`
        : sql`ON DUPLICATE KEY UPDATE ${sums}`,
    );
  }
}
