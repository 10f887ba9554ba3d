import sql, { type Sql } from "sql-template-tag";

import { required } from "../../required.js";
import type { StoredRow } from "../reading/LongReads.js";

/** What a server of the library has, by one small statement that needs no privilege besides reading. */
export interface DataState {
  /** The data version, which each audited write moves last. */
  readonly changes: number;
  /** Imports change it before they move the version. */
  readonly books: number;
  /** Null where it is not one of ours yet. */
  readonly libraryId: string | null;
  /** Whether it has the last migration of this build. */
  readonly isMigrated: boolean;
  /** Values are bound by escaping them with backslashes, which would mean nothing there. */
  readonly isUnsafe: boolean;
}

/** What the primary had when it was looked at. */
export interface Moment extends DataState {
  readonly at: number;
}

export interface LookStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** @param libraryId The statement that says which library it is. */
export function lookStatement(libraryId: Sql, lastMigration: string): LookStatement {
  const { sql: text, values } = sql`SELECT
    (SELECT value FROM counters WHERE name = 'changes') AS changes,
    (SELECT value FROM counters WHERE name = 'books') AS books,
    (${libraryId}) AS libraryId,
    (SELECT COUNT(*) FROM migrations WHERE name = ${lastMigration}) AS migrations,
    @@sql_mode AS mode`;
  return { text, values };
}

export function readState(rows: readonly StoredRow[]): DataState {
  const { changes, books, libraryId, migrations, mode } = required(rows[0], "the state of a server");
  return {
    changes: Number(changes),
    books: Number(books),
    libraryId: typeof libraryId === "string" ? libraryId : null,
    isMigrated: Number(migrations) > 0,
    isUnsafe: String(mode).includes("NO_BACKSLASH_ESCAPES"),
  };
}

/**
 * Whether it has all that the primary had at that moment: a replica commits in the primary's order, and the version is
 * what each write moves last.
 */
export function hasAllOf(state: DataState, moment: DataState): boolean {
  return state.changes > moment.changes || (state.changes === moment.changes && state.books === moment.books);
}
