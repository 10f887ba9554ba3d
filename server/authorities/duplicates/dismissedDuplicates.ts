import sql, { bulk } from "sql-template-tag";

import type { Reader, Transaction } from "../../platform/database/Database.js";
import type { AuthorityList } from "../authorityReads.js";

/** Only so many decisions are loaded; older ones may be suggested again. */
const MAX_PAIRS = 50_000;

/** Returns a function that tells whether a user has marked two records as different. */
export async function readDismissedPairs(
  reader: Reader,
  list: AuthorityList,
): Promise<(one: number, other: number) => boolean> {
  const rows = await reader.rows<{ firstId: number; secondId: number }>(
    sql`SELECT first_id AS firstId, second_id AS secondId FROM kept_apart WHERE list = ${list}
        ORDER BY first_id DESC, second_id DESC LIMIT ${MAX_PAIRS}`,
  );
  const pairs = new Set(rows.map(({ firstId, secondId }) => `${firstId} ${secondId}`));
  return (one, other) => pairs.has(pairOf(one, other).join(" "));
}

/** Each with each. */
export async function dismissPairs(tx: Transaction, list: AuthorityList, ids: readonly number[]): Promise<void> {
  const pairs = ids.flatMap((one, place) => ids.slice(place + 1).map((other) => [list, ...pairOf(one, other)]));
  const added = sql`INTO kept_apart (list, first_id, second_id) VALUES ${bulk(pairs)}`;
  await tx.run(tx.engine === "sqlite" ? sql`INSERT OR IGNORE ${added}` : sql`INSERT IGNORE ${added}`);
}

function pairOf(one: number, other: number): [number, number] {
  return [Math.min(one, other), Math.max(one, other)];
}
