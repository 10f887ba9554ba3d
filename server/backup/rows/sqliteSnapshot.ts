import { existsSync } from "node:fs";

import libsql from "libsql";

import type { LibrarySnapshot } from "./LibrarySnapshot.js";
import { selectRows, shapesOf } from "./tableShapes.js";

const WAIT_MS = 10_000;

/** A transaction that only reads: in WAL mode it holds up nobody who writes. */
export function openSqliteSnapshot(path: string): LibrarySnapshot | null {
  if (!existsSync(path)) {
    return null;
  }
  const connection = new libsql(path, { timeout: WAIT_MS });
  try {
    connection.exec("PRAGMA query_only = ON; BEGIN");
    return snapshotOf(connection, () => {
      // The driver ends a connection once its statements are collected as garbage, but a transaction at once.
      connection.exec("ROLLBACK");
      connection.close();
    });
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** What a connection sees, within its own transaction. */
export function snapshotOf(connection: libsql.Database, close: () => void = () => undefined): LibrarySnapshot {
  const all = (statement: string) => [...iterate(connection, statement)];
  // The first read of a transaction is the moment that it keeps to.
  const isTable = (name: string) => all(`SELECT 1 FROM sqlite_master WHERE name = '${name}'`).length > 0;
  const migrations = isTable("migrations")
    ? all("SELECT name FROM migrations ORDER BY id").map(([name]) => String(name))
    : [];
  const columns = all(
    `SELECT tables.name, columns.name, columns.type, columns.pk, tables.sql FROM sqlite_master tables,
      pragma_table_info(tables.name) columns WHERE tables.type = 'table' AND tables.sql NOT LIKE 'CREATE VIRTUAL%'`,
  ).map(([table, column, type, pk, definition]) => ({
    table: String(table),
    column: String(column),
    type: String(type),
    isKey: Number(pk) > 0,
    isNumbered: /AUTOINCREMENT/iu.test(String(definition)),
  }));
  return {
    engine: "sqlite",
    migrations,
    tables: shapesOf(columns),
    rows: (table) => iterate(connection, selectRows("sqlite", table)),
    read: (statement) => iterate(connection, statement),
    lastId: ({ name, isNumbered }) => {
      const [found] = isNumbered ? all(`SELECT seq FROM sqlite_sequence WHERE name = '${name}'`) : [];
      return Promise.resolve(isNumbered ? Number(found?.[0] ?? 0) : null);
    },
    find: (statement) => Promise.resolve(all(statement)),
    close: () => {
      close();
      return Promise.resolve();
    },
  };
}

/** Integers come as bigint, so that none is rounded. */
function iterate(connection: libsql.Database, statement: string): Iterable<readonly unknown[]> {
  const prepared = connection.prepare(statement).raw();
  prepared.safeIntegers(true);
  return prepared.iterate() as Iterable<readonly unknown[]>;
}
