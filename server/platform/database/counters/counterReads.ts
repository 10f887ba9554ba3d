import sql, { join } from "sql-template-tag";

import { required } from "../../required.js";
import { counterTable } from "./Counter.entity.js";
import type { CounterName } from "./counters.js";
import type { Reader } from "../Database.js";

/** Stored counts by name; 0 for one that was never written. */
export async function readCounters(
  reader: Reader,
  names: readonly CounterName[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.select(counterTable, sql`FROM counters WHERE name IN (${join([...names])})`);
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return new Map(names.map((name) => [name, values.get(name) ?? 0]));
}

export async function readCounter(reader: Reader, name: CounterName): Promise<number> {
  return required((await readCounters(reader, [name])).get(name), "a stored count");
}
