import type { Sql } from "sql-template-tag";

export type DumpRow = Readonly<Record<string, string | null>>;

/**
 * The tables of an SQL dump, loaded as text into a disposable SQLite file: nothing of the dump was executed. Readers
 * select from them by the other system's own names, join them, and give them indexes.
 */
export interface DumpTables {
  /** Tables that were loaded, with or without rows. */
  readonly names: readonly string[];
  /** Tables that the dump has besides, with the rows that its INSERTs had. */
  readonly others: ReadonlyMap<string, number>;
  /** What was odd about the dump, for people. */
  readonly notes: readonly string[];
  has(table: string): boolean;
  /** False for an unknown table too. */
  hasColumn(table: string, column: string): boolean;
  /** Rows that its INSERTs had. */
  rows(table: string): number;
  /** What the dump itself says in a comment; null where it says nothing. */
  statedRows(table: string): number | null;
  /** `alias.column`, or NULL where the dump's version has no such column, for a SELECT over several versions. */
  column(table: string, column: string, alias?: string): Sql;
  /** Values are text or null, as in the dump: `0000-00-00`, `1`, and bits as `0` and `1`. */
  select<Row extends DumpRow>(statement: Sql): AsyncIterable<Row>;
  /** For joins over many rows; a table or column that is missing is passed over. */
  addIndex(table: string, columns: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
