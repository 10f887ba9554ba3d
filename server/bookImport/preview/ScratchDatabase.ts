import Libsql from "libsql";
import sql from "sql-template-tag";

import { integer } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { readRows, selectStatement } from "../../platform/database/rowStatements.js";
import { required } from "../../platform/required.js";

const countColumn = { count: integer(sql`COUNT(*)`) };

/**
 * A disposable SQLite file outside the library's database, for data that does not fit into memory. It is read like the
 * library's own.
 */
export class ScratchDatabase implements Pick<Reader, "select" | "count"> {
  private constructor(private readonly connection: Libsql.Database) {}

  /** A new one; one process writes it, and others read it once it is closed. */
  static create(path: string, tables: readonly string[]): ScratchDatabase {
    const database = new ScratchDatabase(new Libsql(path));
    database.connection.pragma("journal_mode = OFF");
    database.connection.pragma("synchronous = OFF");
    tables.forEach((statement) => database.connection.exec(statement));
    return database;
  }

  static open(path: string): ScratchDatabase {
    const database = new ScratchDatabase(new Libsql(path, { fileMustExist: true }));
    database.connection.pragma("query_only = ON");
    return database;
  }

  /** Inserts many rows in one statement and one transaction. */
  insert(statement: string, rows: readonly (readonly (string | number | null)[])[]): void {
    if (rows.length === 0) {
      return;
    }
    const prepared = this.connection.prepare(statement);
    this.connection.exec("BEGIN");
    for (const row of rows) {
      prepared.run(...row);
    }
    this.connection.exec("COMMIT");
  }

  select: Reader["select"] = (selected, rest) => {
    const { text, values } = selectStatement(selected, rest);
    const rows = this.connection.prepare(text).all(...values) as Record<string, unknown>[];
    return Promise.resolve(readRows(selected, rows));
  };

  count: Reader["count"] = async (rest) =>
    required((await this.select(countColumn, rest))[0], "the row of a count").count;

  run(statement: string): void {
    this.connection.exec(statement);
  }

  close(): void {
    this.connection.close();
  }
}
