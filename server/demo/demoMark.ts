import sql, { raw } from "sql-template-tag";
import { z } from "zod";

import { pick } from "../platform/database/columns.js";
import { maxId } from "../platform/database/maxId.js";
import type { Reader, Transaction } from "../platform/database/Database.js";
import { settingTable } from "../settings/Setting.entity.js";

/** Where the demo's rows are. */
const DEMO_TABLES = [
  "books",
  "copies",
  "students",
  "borrowings",
  "visits",
  "e_resources",
  "blog_posts",
  "reading_lists",
  "authors",
  "subjects",
  "publishers",
  "categories",
  "classifications",
  "locations",
  "sources",
  "search_counts",
] as const;
type DemoTable = (typeof DEMO_TABLES)[number];

/**
 * The numbers of each table's rows of the demo: above the first, up to the second. The demo of an older version has
 * filled fewer tables.
 */
const demoMark = z.partialRecord(z.enum(DEMO_TABLES), z.tuple([z.int(), z.int()]));
export type DemoMark = z.infer<typeof demoMark>;

export const NO_ROWS = [0, 0] as const;
export const DEMO_SETTING = "demo";

/** The highest number of each table now. */
export async function maxIds(reader: Reader): Promise<ReadonlyMap<DemoTable, number>> {
  const highest = new Map<DemoTable, number>();
  for (const table of DEMO_TABLES) {
    highest.set(table, await maxId(reader, raw(table)));
  }
  return highest;
}

/** Keeps which rows the demo has brought, so that they can be told from the library's own. */
export async function writeDemoMark(tx: Transaction, before: ReadonlyMap<DemoTable, number>, now: Date): Promise<void> {
  const after = await maxIds(tx);
  const mark = Object.fromEntries(DEMO_TABLES.map((table) => [table, [before.get(table), after.get(table)]]));
  await tx.insert(settingTable, [{ name: DEMO_SETTING, value: JSON.stringify(mark), updatedAt: now }]);
}

/** Null where there is no demo, or it was removed. */
export async function readDemoMark(reader: Reader): Promise<DemoMark | null> {
  const [stored] = await reader.select(pick(settingTable, "value"), sql`FROM settings WHERE name = ${DEMO_SETTING}`);
  return stored ? demoMark.parse(JSON.parse(stored.value)) : null;
}
