import type { Readable } from "node:stream";

import { createConnection } from "mysql2";

import { mysqlConnection, parseMysqlAddress } from "../../platform/database/mysqlAddress.js";
import type { LibrarySnapshot } from "./LibrarySnapshot.js";
import { type CatalogueColumn, selectRows, shapesOf } from "./tableShapes.js";

const ROWS_AHEAD = 500;

type Rows = readonly (readonly unknown[])[];

/** A transaction with a consistent snapshot, whose rows are read as they come. */
export async function openMysqlSnapshot(url: string): Promise<LibrarySnapshot> {
  const connection = createConnection({
    ...mysqlConnection(parseMysqlAddress(url)),
    charset: "utf8mb4_bin",
    timezone: "Z",
    rowsAsArray: true,
    supportBigNumbers: true,
  });
  // A failed statement says so itself.
  connection.on("error", () => undefined);
  const all = async (statement: string) => (await connection.promise().query(statement))[0] as unknown as Rows;
  const unread = new Set<Readable>();
  const read = (statement: string) => {
    const stream = connection.query(statement).stream({ highWaterMark: ROWS_AHEAD });
    unread.add(stream);
    stream.once("end", () => unread.delete(stream));
    return stream as AsyncIterable<readonly unknown[]>;
  };
  try {
    await all("SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ");
    // MySQL 8 else tells the highest number as it was a day ago; MariaDB knows no such setting.
    await all("SET SESSION information_schema_stats_expiry = 0").catch(() => undefined);
    await all("START TRANSACTION WITH CONSISTENT SNAPSHOT");
    const columns = await readCatalogue(all);
    const hasMigrations = columns.some(({ table }) => table === "migrations");
    const migrations = hasMigrations ? await all("SELECT name FROM migrations ORDER BY id") : [];
    return {
      engine: "mysql",
      migrations: migrations.map(([name]) => String(name)),
      tables: shapesOf(columns),
      rows: (table) => read(selectRows("mysql", table)),
      read,
      lastId: async ({ name, isNumbered }) => {
        if (!isNumbered) {
          return null;
        }
        const [found] = await all(
          `SELECT auto_increment FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = '${name}'`,
        );
        return Math.max(0, Number(found?.[0] ?? 1) - 1);
      },
      find: all,
      // A goodbye would wait for rows that nobody reads.
      close: async () => (unread.size > 0 ? connection.destroy() : await connection.promise().end()),
    };
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

export async function readCatalogue(all: (statement: string) => Promise<Rows>): Promise<CatalogueColumn[]> {
  const rows = await all(
    `SELECT table_name, column_name, data_type, column_key, extra FROM information_schema.columns
      WHERE table_schema = DATABASE()`,
  );
  return rows.map(([table, column, type, key, extra]) => ({
    table: String(table),
    column: String(column),
    type: String(type),
    isKey: key === "PRI",
    isNumbered: /auto_increment/iu.test(String(extra)),
  }));
}
