import { createConnection, type RowDataPacket } from "mysql2/promise";
import libsql from "libsql";

import { insertDemoData } from "../../server/demo/insertDemoData.js";
import { openDatabase } from "../../server/openDatabase.js";
import { makeLibrary } from "../limits/makeLibrary.js";
import { makeLoans } from "../reports/makeLoans.js";

/** Asks an engine how it would run a statement, and says it in lines that stay the same. */
export interface Planner {
  readonly planOf: (text: string, values: readonly unknown[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Enough that no optimizer takes a table for so short that any way through it will do. */
const BOOKS = 4_000;
const LOANS_A_YEAR = 3_000;
const LARGE = 500;

/** A library of a fixed size, the same one each time. */
export async function makePlanLibrary(url: string): Promise<void> {
  const database = await openDatabase({ url });
  try {
    await insertDemoData(database, { timeZone: "Asia/Jakarta" }, new Date("2026-06-15T03:00:00Z"));
  } finally {
    await database.close();
  }
  await makeLibrary(url, BOOKS);
  const grown = await openDatabase({ url });
  try {
    await makeLoans(grown, { loansAYear: LOANS_A_YEAR, visitsAYear: LOANS_A_YEAR });
  } finally {
    await grown.close();
  }
}

/** Those that have grown there. */
export function largeTablesOf(path: string): Set<string> {
  const database = new libsql(path);
  const rowsOf = (statement: string) =>
    database.prepare(statement).all() as readonly Readonly<Record<string, unknown>>[];
  const tables = rowsOf("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => String(name));
  const large = tables.filter((table) => Number(rowsOf(`SELECT COUNT(*) AS n FROM "${table}"`)[0]?.n) >= LARGE);
  database.close();
  return new Set(large);
}

/** Rows that are given are written as they come: there is no plan to choose. */
const GIVEN_ROWS = /^INSERT (?:IGNORE )?INTO [^()]+\([^()]*\) VALUES\b/u;

/** Without statistics SQLite plans by the tables and indexes alone, as it does in the product. */
export function sqlitePlanner(path: string): Planner {
  const database = new libsql(path);
  return {
    planOf: (text, values) => {
      const rows = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values.map(bound)) as readonly {
        readonly detail: string;
      }[];
      return Promise.resolve(distinct(rows.map(({ detail }) => detail)));
    },
    close: () => Promise.resolve(void database.close()),
  };
}

function bound(value: unknown): unknown {
  if (typeof value === "boolean") return Number(value);
  return value instanceof Date ? value.toISOString() : (value ?? 0);
}

/** By statistics of whole tables: what InnoDB samples by itself differs from one time to the next. */
export async function mariaDbPlanner(url: string): Promise<Planner> {
  const connection = await createConnection({ uri: url, timezone: "Z" });
  const rowsOf = async (statement: string) => (await connection.query<RowDataPacket[]>(statement))[0];
  for (const { name } of await rowsOf(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name",
  )) {
    await connection.query(`ANALYZE TABLE ${String(name)} PERSISTENT FOR ALL`);
  }
  await connection.query("SET SESSION use_stat_tables = 'preferably', SESSION eq_range_index_dive_limit = 1");
  return {
    planOf: async (text, values) => {
      if (GIVEN_ROWS.test(text)) return [];
      const [rows] = await connection.query<RowDataPacket[]>(`EXPLAIN ${text}`, [...values]);
      return distinct((rows as unknown as ExplainRow[]).map(lineOf));
    },
    close: () => connection.end(),
  };
}

interface ExplainRow {
  readonly table: string | null;
  readonly type: string | null;
  readonly key: string | null;
  readonly Extra: string | null;
}

/** What is left out is an estimate: rows, their share, the length of a key. */
function lineOf({ table, type, key, Extra: extra }: ExplainRow): string {
  if (table === null) return extra ?? "";
  const noted = ["Using filesort", "Using temporary"].filter((note) => extra?.includes(note));
  return [`${table}: ${String(type)}${key === null ? "" : ` by ${key}`}`, ...noted].join("; ");
}

/** Branches of one shape are one line, however many there were. */
function distinct(lines: readonly string[]): string[] {
  return lines.filter((line, place) => line !== lines[place - 1]);
}
