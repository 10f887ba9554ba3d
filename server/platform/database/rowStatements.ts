import sql, { bulk, join, raw, Sql } from "sql-template-tag";

import { ROWS_PER_STATEMENT } from "./chunk.js";
import {
  type ColumnShape,
  type InsertOf,
  integer,
  type PatchOf,
  quoteName,
  type RowOf,
  type Selection,
  shapeOf,
  type Table,
} from "./columns.js";

/** Builds the statements behind `reader.select`, `tx.insert` and `tx.update` from the columns of columns.ts. */

/** What `reader.count` selects. */
export const countColumn = { count: integer(sql`COUNT(*)`) };

/** A column whose values have to be checked or converted. */
interface Step {
  readonly name: string;
  readonly read: ((stored: unknown) => unknown) | undefined;
  readonly isNullable: boolean;
}

interface Plan {
  readonly head: Sql;
  readonly steps: readonly Step[];
}

/** Most selections are constants that every request uses. */
const plans = new WeakMap<Selection, Plan>();

function planOf(selected: Selection): Plan {
  let plan = plans.get(selected);
  if (!plan) {
    const columns = Object.entries(selected);
    plan = {
      head: sql`SELECT ${join(
        columns.map(([name, expression]) =>
          hasName(expression, name) ? expression : sql`${expression} AS ${quoteName(name)}`,
        ),
        ", ",
      )} `,
      steps: columns
        .map(([name, { read, isNullable }]) => ({ name, read, isNullable }))
        .filter(({ read, isNullable }) => read !== undefined || !isNullable),
    };
    plans.set(selected, plan);
  }
  return plan;
}

/** `books.title` is named `title` without an alias; the shorter text makes reading one book by slug 3 % cheaper. */
function hasName(expression: Sql, name: string): boolean {
  return /^\w+\.(`\w+`)$/.exec(expression.sql)?.[1] === quoteName(name).sql;
}

/** `SELECT …` followed by the rest of the statement, from FROM on. */
export function selectStatement(
  selected: Selection,
  rest: Sql,
): { readonly head: string; readonly text: string; readonly values: unknown[] } {
  const { head } = planOf(selected);
  return {
    head: head.sql,
    text: head.sql + rest.sql,
    values: head.values.length === 0 ? rest.values : [...head.values, ...rest.values],
  };
}

/** Converts the rows that the driver returned, in place. */
export function readRows<Selected extends Selection>(
  selected: Selected,
  stored: Record<string, unknown>[],
): RowOf<Selected>[] {
  const { steps } = planOf(selected);
  for (const row of stored) {
    for (const { name, read, isNullable } of steps) {
      const value = row[name];
      if (value === null || value === undefined) {
        if (!isNullable) {
          throw new Error(`${name} is null or missing in a row, but its column is not nullable`);
        }
      } else if (read) {
        row[name] = read(value);
      }
    }
  }
  return stored as RowOf<Selected>[];
}

/** Rows as they are stored, each with a value for every one of the columns. */
interface StoredRows {
  readonly into: string;
  readonly values: readonly (readonly unknown[])[];
}

/** Whether the database gives these rows their ids. */
export function isNumbered<Entity>(table: Table<Entity>, rows: readonly InsertOf<Entity>[]): boolean {
  const [first]: readonly Readonly<Record<string, unknown>>[] = rows;
  return shapeOf(table).columns.some((column) => column.isGenerated && first?.[column.property] === undefined);
}

function storedRows<Entity>(table: Table<Entity>, rows: readonly InsertOf<Entity>[]): StoredRows {
  const { name, columns, insertInto } = shapeOf(table);
  const given: readonly Readonly<Record<string, unknown>>[] = rows;
  const withoutId = isNumbered(table, rows);
  const written = withoutId ? columns.filter((column) => !column.isGenerated) : columns;
  return {
    into: (withoutId ? insertInto.withoutId : insertInto.withId).sql,
    values: given.map((row) => written.map((column) => toStored(name, column, row[column.property]))),
  };
}

/** `INSERT INTO … VALUES …`, and the engine's clause behind it. */
export function insertStatement<Entity>(table: Table<Entity>, rows: readonly InsertOf<Entity>[], ending: Sql): Sql {
  const { into, values } = storedRows(table, rows);
  return sql`INSERT INTO ${raw(into)} VALUES ${bulk(values)} ${ending}`;
}

/** The statement that inserts one row, and the values of each. */
export function rowInsertion<Entity>(
  table: Table<Entity>,
  rows: readonly InsertOf<Entity>[],
  onConflict: Sql,
): { readonly text: string; readonly rows: readonly (readonly unknown[])[] } {
  const { into, values } = storedRows(table, rows);
  const places = values[0]?.map(() => "?").join(", ") ?? "";
  return {
    text: `INSERT INTO ${into} VALUES (${places}) ${onConflict.sql}`,
    rows: onConflict.values.length === 0 ? values : values.map((row) => [...row, ...onConflict.values]),
  };
}

/** The limit of SQLite for one statement. */
const MAX_VALUES = 32_766;

/** How many rows fit into one INSERT. */
export function maxRowsPerInsert<Entity>(table: Table<Entity>): number {
  return Math.min(ROWS_PER_STATEMENT, Math.floor(MAX_VALUES / shapeOf(table).columns.length));
}

/** `UPDATE … SET …` with the columns of the patch. */
export function updateStatement<Entity>(table: Table<Entity>, patch: PatchOf<Entity>, condition: Sql): Sql {
  const { name, columns } = shapeOf(table);
  const given: Readonly<Record<string, unknown>> = patch;
  const settings = columns.flatMap((column) => {
    const value = given[column.property];
    return value === undefined
      ? []
      : [sql`${column.name} = ${value instanceof Sql ? value : toStored(name, column, value)}`];
  });
  if (settings.length === 0) {
    throw new Error(`Nothing to update in ${name.sql}`);
  }
  return sql`UPDATE ${name} SET ${join(settings, ", ")} WHERE ${condition}`;
}

function toStored(table: Sql, { name, property, isNullable, write }: ColumnShape, value: unknown): unknown {
  if (value === null ? !isNullable : value === undefined) {
    throw new Error(`${table.sql}.${name.sql}: ${property} is ${String(value)}`);
  }
  return value === null || !write ? value : write(value);
}
