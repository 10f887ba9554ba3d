import sql from "sql-template-tag";

import { counterTable } from "./Counter.entity.js";
import type { Lock, LockKind, Transaction } from "../Database.js";

/** The stored counts that pages show. Each feature adds the names of its own (`declare module`). */
export interface Counters {
  /** The number of writes, which is the data version of lists. */
  readonly changes: number;
}

export type CounterName = keyof Counters;
type LockedCounter = Extract<CounterName, LockKind | `${LockKind}:${string}`>;

/** Updates the stored counts in the transaction that changes what they count. */
export async function adjustCounters(tx: Transaction, changes: Partial<Counters>): Promise<void> {
  const rows = Object.entries(changes).flatMap(([name, value = 0]) => (value === 0 ? [] : [{ name, value }]));
  await tx.insert(
    counterTable,
    rows,
    tx.engine === "sqlite"
      ? sql`ON CONFLICT (name) DO UPDATE SET value = counters.value + excluded.value`
      : sql`ON DUPLICATE KEY UPDATE value = counters.value + VALUES(value)`,
  );
}

/**
 * For `database.write`: writes that lock the same counter take turns, and each reads what the previous one has
 * committed, on whichever node of a cluster: the row really changes (lockOnEveryNode). The counter of the books is
 * locked by all that changes books, `changes` by what renumbers a whole list.
 */
export function counterLock(counter: LockedCounter): Lock {
  return {
    // The type of a counter that can be locked says that its name begins with a kind.
    kind: counter.split(":")[0] as LockKind,
    take: async (tx) => {
      if (tx.engine === "mysql") {
        // A new one is 1, so that it is 0 after the second change.
        await tx.insert(
          counterTable,
          [{ name: counter, value: 1 }],
          sql`ON DUPLICATE KEY UPDATE value = 1 - counters.value`,
        );
        await tx.run(sql`UPDATE counters SET value = 1 - value WHERE name = ${counter}`);
      }
    },
  };
}
