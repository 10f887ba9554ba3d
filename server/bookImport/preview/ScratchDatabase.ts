import Libsql from "libsql";
import sql from "sql-template-tag";

import { type ColumnsOf, Expression, integer, shapeOf, type Table } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { readRows, selectStatement } from "../../platform/database/rowStatements.js";
import { required } from "../../platform/required.js";

const countColumn = { count: integer(sql`COUNT(*)`) };

type Stored = string | number | null;

/** A column of such a file: how it is declared, what a row has there, and how that is read again. */
export class ScratchColumn<Row, Value = unknown> extends Expression<Value> {
  constructor(
    column: Expression<Value>,
    readonly type: "INTEGER" | "TEXT",
    readonly store: (row: Row) => Stored,
  ) {
    super(column, column.read, column.isNullable);
  }
}

/** Columns named and typed like those of the library's table, as far as a row has something for them. */
export function columnsLike<Entity, Row>(
  table: Table<Entity>,
  values: { readonly [Name in keyof ColumnsOf<Entity>]?: (row: Row) => ColumnsOf<Entity>[Name] & Stored },
): ScratchColumn<Row>[] {
  const stores: Readonly<Record<string, ((row: Row) => Stored) | undefined>> = values;
  return shapeOf(table).columns.flatMap(({ property, name, type, isNullable }) => {
    const store = stores[property];
    const column = new Expression<unknown>(name, undefined, isNullable);
    return store ? [new ScratchColumn(column, type === "int" ? "INTEGER" : "TEXT", store)] : [];
  });
}

export function createTable<Row>(name: string, columns: readonly ScratchColumn<Row>[], primaryKey: string): string {
  const declared = columns.map((column) => `${column.sql} ${column.type}`);
  return `CREATE TABLE ${name} (${declared.join(", ")}, PRIMARY KEY (${primaryKey}))`;
}

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

  /** Inserts many rows in one statement and one transaction; `into` is the statement before its columns. */
  insert<Row>(into: string, columns: readonly ScratchColumn<Row>[], rows: readonly Row[]): void {
    if (rows.length === 0) {
      return;
    }
    const names = columns.map((column) => column.sql).join(", ");
    const places = columns.map(() => "?").join(", ");
    const prepared = this.connection.prepare(`${into} (${names}) VALUES (${places})`);
    this.connection.exec("BEGIN");
    for (const row of rows) {
      prepared.run(...columns.map(({ store }) => store(row)));
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
