import { entities } from "../../openDatabase.js";
import { quoteName, shapeOf, tableOf } from "../../platform/database/columns.js";
import type { Engine } from "../../platform/database/Database.js";
import type { LibrarySnapshot } from "../rows/LibrarySnapshot.js";
import type { ColumnKind } from "../rows/rowLines.js";
import { exactValue, type TableShape } from "../rows/tableShapes.js";
import { commonWords, LEFT_OUT_COLUMNS, NAMES, REFERENCES, REFERENCES_OF, type Told } from "./plainColumns.js";
import { PLAIN_TABLES } from "./plainTables.js";

interface PlainColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** SQL of its value. */
  readonly value: string;
  readonly told: Told;
  /** The file in which its number is a row's. */
  readonly pointsTo: string | null;
}

export interface PlainFile {
  readonly table: string;
  readonly fileName: string;
  readonly about: Told;
  readonly columns: readonly PlainColumn[];
  readonly statement: string;
}

/** What becomes of each table, in the order of the list; one that an older library does not have yet is left out. */
export function plainFiles({ engine, tables }: Pick<LibrarySnapshot, "engine" | "tables">): PlainFile[] {
  const shapes = new Map(tables.map((shape) => [shape.name, shape]));
  const declared = columnsByTable();
  return Object.entries(PLAIN_TABLES).flatMap(([table, { about }]) => {
    const shape = shapes.get(table);
    return shape ? [{ table, about, fileName: fileOf(table), ...selectOf(engine, shape, { shapes, declared }) }] : [];
  });
}

function fileOf(table: string): string {
  return `${table}.csv`;
}

interface KnownTables {
  readonly shapes: ReadonlyMap<string, TableShape>;
  readonly declared: ReadonlyMap<string, readonly string[]>;
}

function selectOf(engine: Engine, shape: TableShape, { shapes, declared }: KnownTables) {
  const places = new Map(declared.get(shape.name)?.map((name, place) => [name, place]));
  const placeOf = (name: string) => (name === "id" ? -1 : (places.get(name) ?? places.size));
  const columns = shape.columns
    .filter(({ name }) => !isLeftOut(shape.name, name))
    .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
    .flatMap(({ name, kind }): PlainColumn[] => {
      const target = targetOf(shape.name, name);
      const pointsTo = target !== null && shapes.has(target) ? fileOf(target) : null;
      const value = exactValue(engine, qualified(shape.name, name), kind);
      const column = { name, kind, value, told: wordsOf(shape.name, name), pointsTo };
      return [column, ...nameBeside(engine, shape, name, shapes)];
    });
  const order = shape.key.map((name) => qualified(shape.name, name)).join(", ");
  const values = columns.map(({ value }) => value).join(", ");
  return { columns, statement: `SELECT ${values} FROM ${quoteName(shape.name).sql} ORDER BY ${order}` };
}

/** What the row is called that a number points to, unless the table has kept its name of that day. */
function nameBeside(
  engine: Engine,
  { name: table, columns }: TableShape,
  column: string,
  shapes: ReadonlyMap<string, TableShape>,
): PlainColumn[] {
  const target = targetOf(table, column);
  const name = column.replace(/_id$/u, "");
  const names = target === null ? undefined : NAMES[target];
  if (target === null || names === undefined || !shapes.has(target) || columns.some((one) => one.name === name)) {
    return [];
  }
  const told: Told = [`namanya di ${fileOf(target)}`, `what it is called in ${fileOf(target)}`];
  const found = quoteName("found").sql;
  const value =
    `(SELECT ${joined(engine, names)} FROM ${quoteName(target).sql} ${found} ` +
    `WHERE ${qualified("found", "id")} = ${qualified(table, column)})`;
  return [{ name, kind: "text", value, told, pointsTo: null }];
}

/** Each of these that there is, with a space between. */
function joined(engine: Engine, names: readonly string[]): string {
  const [first = "", ...others] = names.map((name) => exactValue(engine, qualified("found", name), "text"));
  return others.reduce(
    (before, name) =>
      engine === "mysql"
        ? `CONCAT(${before}, COALESCE(CONCAT(' ', ${name}), ''))`
        : `${before} || COALESCE(' ' || ${name}, '')`,
    first,
  );
}

export function targetOf(table: string, column: string): string | null {
  return REFERENCES_OF[table]?.[column] ?? REFERENCES[column] ?? null;
}

/** Of a table of the list: why this column stays; null if it goes. */
export function isLeftOut(table: string, column: string): boolean {
  const { columns, leftOut } = PLAIN_TABLES[table] ?? {};
  return columns?.[column] === undefined && (leftOut?.[column] ?? LEFT_OUT_COLUMNS[column]) !== undefined;
}

/** A number that points elsewhere says so by itself, and a column that nobody has told of says its name. */
function wordsOf(table: string, column: string): Told {
  const told = toldOf(table, column);
  return told ?? [column, column];
}

export function toldOf(table: string, column: string): Told | undefined {
  const target = targetOf(table, column);
  const pointing: Told | undefined =
    target === null ? undefined : [`nomor baris di ${fileOf(target)}`, `the number of a row in ${fileOf(target)}`];
  return PLAIN_TABLES[table]?.columns?.[column] ?? pointing ?? commonWords(column);
}

/** The columns of each table in the order in which its entity says them. */
function columnsByTable(): ReadonlyMap<string, readonly string[]> {
  const shapes = entities.map((entity) => shapeOf<unknown>(tableOf<unknown>(entity)));
  return new Map(
    shapes.map(({ name, columns }) => [name.sql, columns.map((column) => column.name.sql.replaceAll("`", ""))]),
  );
}

function qualified(table: string, column: string): string {
  return `${quoteName(table).sql}.${quoteName(column).sql}`;
}
