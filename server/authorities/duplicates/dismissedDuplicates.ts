import sql from "sql-template-tag";

import { pick } from "../../platform/database/columns.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import type { AuthorityList } from "../authorityReads.js";
import { dismissedDuplicateTable } from "./DismissedDuplicate.entity.js";

/** Only so many decisions are loaded; older ones may be suggested again. */
const MAX_PAIRS = 50_000;

/** Returns a function that tells whether a user has marked two records as different. */
export async function readDismissedPairs(
  reader: Reader,
  list: AuthorityList,
): Promise<(one: number, other: number) => boolean> {
  const rows = await reader.select(
    pick(dismissedDuplicateTable, "firstId", "secondId"),
    sql`FROM kept_apart WHERE list = ${list} ORDER BY first_id DESC, second_id DESC LIMIT ${MAX_PAIRS}`,
  );
  const pairs = new Set(rows.map(({ firstId, secondId }) => `${firstId} ${secondId}`));
  return (one, other) => pairs.has(pairOf(one, other).join(" "));
}

/** Marks each of these records as different from each other one. */
export async function dismissPairs(tx: Transaction, list: AuthorityList, ids: readonly number[]): Promise<void> {
  const pairs = ids.flatMap((one, place) => ids.slice(place + 1).map((other) => pairOf(one, other)));
  await tx.insert(
    dismissedDuplicateTable,
    pairs.map(([firstId, secondId]) => ({ list, firstId, secondId })),
    tx.engine === "sqlite" ? sql`ON CONFLICT DO NOTHING` : sql`ON DUPLICATE KEY UPDATE list = list`,
  );
}

function pairOf(one: number, other: number): [number, number] {
  return [Math.min(one, other), Math.max(one, other)];
}
