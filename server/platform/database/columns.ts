import sql, { join, raw, Sql } from "sql-template-tag";
import { DefaultNamingStrategy, getMetadataArgsStorage, type NamingStrategyInterface } from "typeorm";

import { fromSqlDateTime, toSqlDateTime } from "./sqlDateTime.js";

/**
 * A table's columns, derived from its entity, for everything that reads or writes rows:
 *
 *     export const bookTable = tableOf(Book); // in the entity's file
 *     await reader.select(pick(bookTable, "id", "title"), sql`FROM books WHERE ${bookTable.slug} = ${slug}`);
 *     await tx.insert(bookTable, [{ … }]); // compiles only with every column of the table
 *     await tx.update(bookTable, { title }, sql`id = ${id}`);
 *
 * Rows have the types of the entity's properties. Values that the drivers represent differently (booleans, dates with
 * times, JSON) are converted here, by the column's type. Names come only from the entity, never from input.
 */

type EntityClass<Entity> = abstract new () => Entity;

/** The properties of an entity that are columns. Relations are declared as optional properties (`publisher?: …`). */
export type ColumnsOf<Entity> = {
  readonly [Name in keyof Entity as undefined extends Entity[Name] ? never : Name]: Entity[Name];
};

/**
 * A new row. Every column is required, also one that is nullable or has a default; only `id` may be left to the
 * database.
 */
export type InsertOf<Entity> = Omit<ColumnsOf<Entity>, "id"> &
  Partial<Pick<ColumnsOf<Entity>, keyof ColumnsOf<Entity> & "id">>;

/** Changes to a row: undefined leaves the column as it is; SQL is allowed instead of a value (`books_count + 1`). */
export type PatchOf<Entity> = {
  readonly [Name in keyof ColumnsOf<Entity>]?: ColumnsOf<Entity>[Name] | Sql | undefined;
};

/**
 * An SQL expression whose type is known, such as a column. It can be used within the `sql` tag like any other `Sql`.
 */
export class Expression<Value> extends Sql {
  constructor(
    expression: Sql,
    /** Converts what the driver returns, unless it is null; undefined if no conversion is needed. */
    readonly read: ((stored: unknown) => Value) | undefined,
    readonly isNullable: boolean,
  ) {
    super(expression.strings, expression.values);
  }
}

/** What a statement selects, by its name in the row. */
export type Selection = Readonly<Record<string, Expression<unknown>>>;

export type RowOf<Selected> = {
  readonly [
    Name in keyof Selected as Selected[Name] extends Expression<unknown> ? Name : never
  ]: Selected[Name] extends Expression<infer Value> ? Value : never;
};

export interface ColumnShape {
  readonly property: string;
  readonly name: Sql;
  /** As in the decorator: `varchar`, `int`. */
  readonly type: string;
  readonly isGenerated: boolean;
  readonly isNullable: boolean;
  readonly write: ((value: unknown) => unknown) | undefined;
}

interface TableShape<Entity> {
  /** Never set; it carries the entity's type. */
  readonly entity?: Entity;
  readonly name: Sql;
  readonly columns: readonly ColumnShape[];
  /** `books (slug, title, …)`: without the generated id, and with it. */
  readonly insertInto: { readonly withoutId: Sql; readonly withId: Sql };
}

const SHAPE = Symbol("shape");

/** The columns of a table, by the entity's property names. */
export type Table<Entity> = {
  readonly [Name in keyof ColumnsOf<Entity>]: Expression<ColumnsOf<Entity>[Name]>;
} & { readonly [SHAPE]: TableShape<Entity> };

/** Converts a driver's value to the property's, and back; undefined if they are the same. */
interface Kind {
  readonly read?: (stored: unknown) => unknown;
  readonly write?: (value: unknown) => unknown;
}

const asIs: Kind = {};

/** How each column type is stored. A `date` is text on both engines: `2026-11-21`. */
const kinds: Readonly<Record<string, Kind>> = {
  varchar: asIs,
  text: asIs,
  int: asIs,
  date: asIs,
  boolean: { read: (stored) => Number(stored) === 1, write: (value) => (value === true ? 1 : 0) },
  datetime: {
    read: (stored) => fromSqlDateTime(stored as string | Date),
    write: (value) => toSqlDateTime(value as Date),
  },
  "simple-json": { read: (stored) => JSON.parse(stored as string) as unknown, write: (value) => JSON.stringify(value) },
};

/** `publishYear` in code is `publish_year` in the table, the REST field and the CSV header. */
export class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    const name = customName ?? propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [...prefixes, name].join("_");
  }
}

const naming = new SnakeCaseNaming();

/** In backticks, which SQLite accepts too: `condition` and `longText` are reserved words of MySQL. */
export function quoteName(name: string): Sql {
  return raw(`\`${name}\``);
}

/** The columns of an entity's table; with an alias if a statement uses the table twice. */
export function tableOf<Entity>(entity: EntityClass<Entity>, alias?: string): Table<Entity> {
  const storage = getMetadataArgsStorage();
  const name = storage.tables.find(({ target }) => target === entity)?.name;
  if (name === undefined) {
    throw new Error(`${entity.name} has no @Entity decorator with a table name`);
  }
  const classes = ancestry(entity);
  const table: Record<string, Expression<unknown>> = {};
  const columns = storage.filterColumns(classes).map(({ propertyName: property, options }): ColumnShape => {
    const isGenerated = storage.findGenerated(classes, property) !== undefined;
    const type = isGenerated ? "int" : String(options.type);
    const kind = kinds[type];
    if (!kind) {
      throw new Error(`${entity.name}.${property}: column type ${type} is unknown, add it in columns.ts`);
    }
    const column = quoteName(naming.columnName(property, options.name, []));
    table[property] = new Expression(sql`${raw(alias ?? name)}.${column}`, kind.read, options.nullable === true);
    return { property, name: column, type, isGenerated, isNullable: options.nullable === true, write: kind.write };
  });
  const list = (names: readonly Sql[]) => sql`${raw(name)} (${join([...names], ", ")})`;
  const shape: TableShape<Entity> = {
    name: raw(name),
    columns,
    insertInto: {
      withoutId: list(columns.filter(({ isGenerated }) => !isGenerated).map((column) => column.name)),
      withId: list(columns.map((column) => column.name)),
    },
  };
  Object.defineProperty(table, SHAPE, { value: shape });
  // entityTypes.slow.test.ts proves that decorators and property types agree.
  return table as unknown as Table<Entity>;
}

/** For rowStatements.ts. */
export function shapeOf<Entity>(table: Table<Entity>): TableShape<Entity> {
  return table[SHAPE];
}

/** The class and its superclasses, whose columns it inherits. */
function ancestry(entity: EntityClass<unknown>): EntityClass<unknown>[] {
  const parent: unknown = Object.getPrototypeOf(entity);
  return parent === Function.prototype ? [entity] : [entity, ...ancestry(parent as EntityClass<unknown>)];
}

export function pick<Selected extends Selection, Name extends keyof Selected & string>(
  selected: Selected,
  ...names: readonly Name[]
): Pick<Selected, Name> {
  return Object.fromEntries(names.map((name) => [name, selected[name]])) as Pick<Selected, Name>;
}

/** All but these; a new column is included automatically. */
export function omit<Selected extends Selection, Name extends keyof Selected & string>(
  selected: Selected,
  ...names: readonly Name[]
): Omit<Selected, Name | typeof SHAPE> {
  const omitted: ReadonlySet<string> = new Set(names);
  return Object.fromEntries(Object.entries(selected).filter(([name]) => !omitted.has(name))) as Omit<
    Selected,
    Name | typeof SHAPE
  >;
}

/** The values that an object has for these columns; undefined ones are left out. */
export function valuesOf<Selected extends Selection, Given extends Partial<RowOf<Selected>>>(
  selected: Selected,
  given: Given,
): Pick<Given, keyof Given & keyof RowOf<Selected>> {
  const values: Partial<Given> = {};
  for (const name of Object.keys(selected) as (keyof Given)[]) {
    if (given[name] !== undefined) {
      values[name] = given[name];
    }
  }
  return values as Pick<Given, keyof Given & keyof RowOf<Selected>>;
}

/** Null for every nullable column. */
export function emptyValues<Selected extends Selection>(selected: Selected): EmptyValues<RowOf<Selected>> {
  const names = Object.entries(selected).filter(([, { isNullable }]) => isNullable);
  return Object.fromEntries(names.map(([name]) => [name, null])) as EmptyValues<RowOf<Selected>>;
}

type EmptyValues<Row> = { readonly [Name in keyof Row as null extends Row[Name] ? Name : never]: null };

/** A column of a table that is LEFT JOINed: null if there is no such row. */
export function nullable<Value>({ strings, values, read }: Expression<Value>): Expression<Value | null> {
  return new Expression<Value | null>(new Sql(strings, values), read, true);
}

/** A nullable column of rows that all have a value: the statement leaves out those without. */
export function notNull<Value>({ strings, values, read }: Expression<Value>): Expression<NonNullable<Value>> {
  return new Expression(new Sql(strings, values), read as Expression<NonNullable<Value>>["read"], false);
}

/** An expression with the type of a column: `MIN(class_name)`, `COALESCE(…)`. */
export function typedAs<Value>({ read, isNullable }: Expression<Value>, expression: Sql): Expression<Value> {
  return new Expression(expression, read, isNullable);
}

/** A count or a sum. MySQL returns sums as text. */
export function integer(expression: Sql): Expression<number> {
  return new Expression(expression, toInteger, false);
}

function toInteger(stored: unknown): number {
  const value = Number(stored);
  if (!Number.isSafeInteger(value)) {
    throw new Error(`${String(stored)} is not an integer`);
  }
  return value;
}

/** Text that no column describes. */
export function text(expression: Sql): Expression<string> {
  return new Expression(expression, undefined, false);
}

/** The truth of a condition. */
export function bool(condition: Sql): Expression<boolean> {
  return new Expression(condition, (stored) => Number(stored) === 1, false);
}
