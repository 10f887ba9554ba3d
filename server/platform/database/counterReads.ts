import sql, { join } from "sql-template-tag";

import type { Reader } from "./Database.js";

/** Stored counts by name; 0 for one that was never written. */
export async function readCounters(reader: Reader, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.rows<{ name: string; value: number }>(
    sql`SELECT name, value FROM counters WHERE name IN (${join([...names])})`,
  );
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return new Map(names.map((name) => [name, values.get(name) ?? 0]));
}

export async function readCounter(reader: Reader, name: string): Promise<number> {
  return (await readCounters(reader, [name])).get(name) ?? 0;
}
