import Libsql from "libsql";
import type { Sql } from "sql-template-tag";

/** A disposable SQLite file outside the library's database, for data that does not fit into memory. */
export class ScratchDatabase {
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

  /** Async, so that it has the same interface as a reader of the library's database. */
  rows<Row>({ sql, values }: Sql): Promise<Row[]> {
    return Promise.resolve(this.connection.prepare(sql).all(...values) as Row[]);
  }

  run(statement: string): void {
    this.connection.exec(statement);
  }

  close(): void {
    this.connection.close();
  }
}
