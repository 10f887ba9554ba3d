import sql, { bulk } from "sql-template-tag";

import type { Transaction } from "./Database.js";

/** What pages show, and `changes`: how many writes there were, the stamp by which an unchanged list is known. */
export type CounterName = "books" | "students" | "borrowings" | "changes" | `visits:${string}`;

/** Moves the figures that pages show, in the write that changes what they count. */
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
 * Waits until nobody else moves this figure, and keeps it until the transaction ends. Called first in a transaction, it makes such
 * writes follow one another instead of locking each other out, and what each reads afterwards is what the one before has left.
 */
export async function lockCounter(tx: Transaction, counter: CounterName): Promise<void> {
  if (tx.engine === "mysql") {
    await tx.run(
      sql`INSERT INTO counters (name, value) VALUES (${counter}, 0) ON DUPLICATE KEY UPDATE value = counters.value`,
    );
  }
}
