import { getMetadataArgsStorage } from "typeorm";

import { entities } from "../../openDatabase.js";
import type { Engine } from "../../platform/database/Database.js";
import { quoteName } from "../../platform/database/columns.js";
import { required } from "../../platform/required.js";
import type { ColumnKind } from "./rowLines.js";

export interface TableShape {
  readonly name: string;
  /** In alphabetical order, which is the same on both engines. */
  readonly columns: readonly { readonly name: string; readonly kind: ColumnKind }[];
  /** By which its rows are ordered, in alphabetical order. */
  readonly key: readonly string[];
  /** Whether the database numbers its rows. */
  readonly isNumbered: boolean;
}

/** What a database's own catalogue says of one column. */
export interface CatalogueColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isKey: boolean;
  readonly isNumbered: boolean;
}

const kinds: Readonly<Record<string, ColumnKind>> = {
  int: "integer",
  integer: "integer",
  tinyint: "integer",
  bigint: "integer",
  boolean: "integer",
  varchar: "text",
  text: "text",
  mediumtext: "text",
  longtext: "text",
  blob: "bytes",
  date: "date",
  datetime: "datetime",
};

/** Tables that earlier versions had. */
const FORMER_TABLES = ["kept_apart"];

function productTables(): ReadonlySet<string> {
  const ours: ReadonlySet<unknown> = new Set(entities);
  const named = getMetadataArgsStorage().tables.filter(({ target }) => ours.has(target));
  return new Set([...named.map(({ name }) => required(name, "the table of an entity")), ...FORMER_TABLES]);
}

/**
 * The tables of the product, as they are in this database, which may be of an earlier version. Left out are the list of
 * migrations, which stands in the manifest, the search index, which is made anew, and what is somebody else's.
 */
export function shapesOf(columns: readonly CatalogueColumn[]): TableShape[] {
  const ours = productTables();
  const byTable = new Map<string, CatalogueColumn[]>();
  for (const column of columns.filter(({ table }) => ours.has(table))) {
    byTable.set(column.table, [...(byTable.get(column.table) ?? []), column]);
  }
  return [...byTable].sort(([one], [other]) => compare(one, other)).map(([name, found]) => shapeOfTable(name, found));
}

function shapeOfTable(name: string, columns: readonly CatalogueColumn[]): TableShape {
  const sorted = columns.toSorted((one, other) => compare(one.column, other.column));
  const key = sorted.filter(({ isKey }) => isKey).map(({ column }) => column);
  if (key.length === 0) {
    throw new Error(`${name} has no primary key to order its rows by`);
  }
  return {
    name,
    key,
    isNumbered: columns.some(({ isNumbered }) => isNumbered),
    columns: sorted.map(({ column, type }) => ({ name: column, kind: kindOf(name, column, type) })),
  };
}

function kindOf(table: string, column: string, type: string): ColumnKind {
  const kind = kinds[type.toLowerCase().replace(/\(.*$/u, "")];
  if (!kind) {
    throw new Error(`${table}.${column}: column type ${type} is unknown, add it in tableShapes.ts`);
  }
  return kind;
}

export function kindsOf({ columns }: TableShape): ColumnKind[] {
  return columns.map(({ kind }) => kind);
}

/** Every row, in the same order on both engines. */
export function selectRows(engine: Engine, { name, columns, key }: TableShape): string {
  const values = columns.map((column) => exactValue(engine, quoteName(column.name).sql, column.kind));
  const order = key.map((column) => {
    const isText = columns.find((each) => each.name === column)?.kind === "text";
    const quoted = quoteName(column).sql;
    // By bytes, whatever the collation of the column.
    return engine === "mysql" && isText ? `CAST(${quoted} AS BINARY)` : quoted;
  });
  return `SELECT ${values.join(", ")} FROM ${quoteName(name).sql} ORDER BY ${order.join(", ")}`;
}

/** A column as text that is exact. */
export function exactValue(engine: Engine, column: string, kind: ColumnKind): string {
  if (engine === "mysql") {
    return kind === "date" || kind === "datetime" ? `CAST(${column} AS CHAR)` : column;
  }
  // The driver reads text up to a character NUL.
  return kind === "text"
    ? `CASE WHEN INSTR(${column}, CHAR(0)) > 0 THEN CAST(${column} AS BLOB) ELSE ${column} END`
    : column;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
