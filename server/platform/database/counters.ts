import sql, { bulk } from "sql-template-tag";

import type { Lock, Transaction } from "./Database.js";

/** What pages show, and `changes`: the number of writes, which is the data version of lists. */
export type CounterName = "books" | "students" | "borrowings" | "changes" | `visits:${string}`;

/** Updates the stored counts in the transaction that changes what they count. */
export async function adjustCounters(
  tx: Transaction,
  changes: Readonly<Partial<Record<CounterName, number>>>,
): Promise<void> {
  const rows = Object.entries(changes).filter(([, change]) => change !== 0);
  if (rows.length === 0) {
    return;
  }
  const added = sql`INSERT INTO counters (name, value) VALUES ${bulk(rows)}`;
  await tx.run(
    tx.engine === "sqlite"
      ? sql`${added} ON CONFLICT (name) DO UPDATE SET value = counters.value + excluded.value`
      : sql`${added} ON DUPLICATE KEY UPDATE value = counters.value + VALUES(value)`,
  );
}

/**
 * For `database.write`: writes that lock the same counter take turns, and each reads what the previous one has
 * committed. The counter of the books is locked by all that changes books, `changes` by what renumbers a whole list.
 */
export function counterLock(counter: "books" | "changes" | `visits:${string}`): Lock {
  const kind = counter === "books" || counter === "changes" ? counter : "visits";
  return { kind, take: (tx) => lockCounter(tx, counter) };
}

/** Locks a counter until the transaction ends. */
export async function lockCounter(tx: Transaction, counter: CounterName): Promise<void> {
  if (tx.engine === "mysql") {
    await tx.run(
      sql`INSERT INTO counters (name, value) VALUES (${counter}, 0) ON DUPLICATE KEY UPDATE value = counters.value`,
    );
  }
}
