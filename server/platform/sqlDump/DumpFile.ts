import { setImmediate as nextTurn } from "node:timers/promises";

import Libsql from "libsql";
import { raw, type Sql } from "sql-template-tag";

import type { DumpRow, DumpTables } from "./DumpTables.js";

/** What is kept of a table beside its rows. */
export interface TableFacts {
  readonly columns: readonly string[];
  readonly rows: number;
  readonly stated: number | null;
  /** False where its rows were counted and not kept. */
  readonly isLoaded: boolean;
}

export interface DumpFacts {
  readonly tables: Readonly<Record<string, TableFacts>>;
  readonly notes: readonly string[];
}

/** How long reading may hold the event loop. */
const MOST_HELD_MS = 30;

export const FACTS_TABLE = "aksara_dump_facts";

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A loaded dump; `loadDump` makes its file. */
export class DumpFile implements DumpTables {
  private constructor(
    private readonly connection: Libsql.Database,
    private readonly facts: DumpFacts,
  ) {}

  static open(path: string): DumpFile {
    const connection = new Libsql(path, { fileMustExist: true });
    connection.pragma("journal_mode = OFF");
    connection.pragma("synchronous = OFF");
    const row = connection.prepare(`SELECT facts FROM ${FACTS_TABLE}`).get() as { facts: string };
    return new DumpFile(connection, JSON.parse(row.facts) as DumpFacts);
  }

  get names(): readonly string[] {
    return Object.keys(this.facts.tables).filter((table) => this.has(table));
  }

  get others(): ReadonlyMap<string, number> {
    const others = Object.entries(this.facts.tables).filter(([, { isLoaded }]) => !isLoaded);
    return new Map(others.map(([table, { rows }]) => [table, rows]));
  }

  get notes(): readonly string[] {
    return this.facts.notes;
  }

  has(table: string): boolean {
    return this.factsOf(table)?.isLoaded ?? false;
  }

  hasColumn(table: string, column: string): boolean {
    return this.has(table) && (this.factsOf(table)?.columns.includes(column) ?? false);
  }

  rows(table: string): number {
    return this.factsOf(table)?.rows ?? 0;
  }

  statedRows(table: string): number | null {
    return this.factsOf(table)?.stated ?? null;
  }

  column(table: string, column: string, alias = table): Sql {
    return raw(this.hasColumn(table, column) ? `${quoted(alias)}.${quoted(column)}` : "NULL");
  }

  async *select<Row extends DumpRow>(statement: Sql): AsyncGenerator<Row> {
    let since = performance.now();
    const rows = this.connection.prepare(statement.sql).iterate(...statement.values);
    for (const row of rows as IterableIterator<Row>) {
      yield row;
      if (performance.now() - since > MOST_HELD_MS) {
        await nextTurn();
        since = performance.now();
      }
    }
  }

  addIndex(table: string, columns: readonly string[]): Promise<void> {
    if (columns.every((column) => this.hasColumn(table, column))) {
      const name = quoted(`ix_${table}_${columns.join("_")}`);
      const names = columns.map((column) => quoted(column)).join(", ");
      this.connection.exec(`CREATE INDEX IF NOT EXISTS ${name} ON ${quoted(table)} (${names})`);
    }
    return nextTurn();
  }

  close(): Promise<void> {
    this.connection.close();
    return Promise.resolve();
  }

  private factsOf(table: string): TableFacts | undefined {
    return Object.hasOwn(this.facts.tables, table) ? this.facts.tables[table] : undefined;
  }
}
