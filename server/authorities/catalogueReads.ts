import sql, { join, raw, type Sql } from "sql-template-tag";

import type { Reader } from "../platform/database/Database.js";
import type { KeyColumn } from "../platform/database/keyset.js";
import type { AuthorKind } from "./Author.entity.js";

interface CatalogueRow {
  readonly id: number;
  readonly booksCount: number;
  /** What the list is ordered by. */
  readonly sortKey: string;
}

export interface NamedRow extends CatalogueRow {
  readonly name: string;
}
export interface AuthorRow extends CatalogueRow {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly kind: AuthorKind;
}
export interface LocationRow extends NamedRow {
  readonly shelf: string | null;
}
export interface ClassificationRow extends CatalogueRow {
  readonly code: string;
  readonly name: string | null;
}

interface CatalogueRows {
  readonly authors: AuthorRow;
  readonly publishers: NamedRow;
  readonly categories: NamedRow;
  readonly classifications: ClassificationRow;
  readonly locations: LocationRow;
  readonly sources: NamedRow;
}

export type CatalogueList = keyof CatalogueRows;
export type CatalogueRowOf<List extends CatalogueList> = CatalogueRows[List];

interface ListPlan {
  readonly table: Sql;
  readonly columns: Sql;
  readonly sortKey: Sql;
  /** The folded text that a search looks through. */
  readonly searched: Sql;
  /** Text as typed that it looks through too; only case is folded there. */
  readonly alsoSearched?: Sql;
}

const named: Sql = sql`name, name_key AS sortKey`;

const plans: Readonly<Record<CatalogueList, ListPlan>> = {
  authors: {
    table: raw("authors"),
    columns: sql`first_name AS firstName, last_name AS lastName, kind, name_key AS sortKey`,
    sortKey: raw("name_key"),
    searched: raw("name_key"),
  },
  publishers: { table: raw("publishers"), columns: named, sortKey: raw("name_key"), searched: raw("name_key") },
  categories: { table: raw("categories"), columns: named, sortKey: raw("name_key"), searched: raw("name_key") },
  classifications: {
    table: raw("classifications"),
    columns: sql`code, name, sort_key AS sortKey`,
    sortKey: raw("sort_key"),
    searched: raw("code_key"),
    alsoSearched: raw("LOWER(name)"),
  },
  locations: {
    table: raw("locations"),
    columns: sql`name, shelf, name_key AS sortKey`,
    sortKey: raw("name_key"),
    searched: raw("name_key"),
  },
  sources: { table: raw("sources"), columns: named, sortKey: raw("name_key"), searched: raw("name_key") },
};

/** A record that only an undecided import has brought is not there yet. */
const shown = sql`(books_count > 0 OR import_id IS NULL OR import_id NOT IN (SELECT id FROM book_imports WHERE running_slot = 1 AND state = 'staging'))`;

export type CatalogueOrder = "name" | "mostBooks";

export function catalogueKeys(list: CatalogueList, order: CatalogueOrder): KeyColumn<CatalogueRow>[] {
  const { sortKey } = plans[list];
  const byId: KeyColumn<CatalogueRow> = { column: sql`id`, descending: false, valueOf: (row) => row.id };
  return order === "name"
    ? [{ column: sortKey, descending: false, valueOf: (row) => row.sortKey }, byId]
    : [{ column: sql`books_count`, descending: true, valueOf: (row) => row.booksCount }, byId];
}

function searchedWords(list: CatalogueList, words: readonly string[]): Sql {
  const { searched, alsoSearched } = plans[list];
  const columns = alsoSearched ? [searched, alsoSearched] : [searched];
  // Words are letters and digits only, so that LIKE meets no wildcard of the reader's.
  const isFound = (word: string) =>
    join(
      columns.map((column) => sql`${column} LIKE ${`${word}%`} OR ${column} LIKE ${`% ${word}%`}`),
      " OR ",
    );
  return join([shown, ...words.map((word) => sql`(${isFound(word)})`)], " AND ");
}

export function selectCatalogue<List extends CatalogueList>(
  reader: Reader,
  list: List,
  options: { readonly words: readonly string[]; readonly condition: Sql; readonly order: Sql; readonly limit: Sql },
): Promise<CatalogueRowOf<List>[]> {
  const { table, columns } = plans[list];
  return reader.rows<CatalogueRowOf<List>>(
    sql`SELECT id, books_count AS booksCount, ${columns} FROM ${table}
        WHERE ${searchedWords(list, options.words)} AND ${options.condition} ORDER BY ${options.order} LIMIT ${options.limit}`,
  );
}

export async function countCatalogue(reader: Reader, list: CatalogueList, words: readonly string[]): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM ${plans[list].table} WHERE ${searchedWords(list, words)}`,
  );
  return Number(row?.count ?? 0);
}

export function catalogueByIds<List extends CatalogueList>(
  reader: Reader,
  list: List,
  ids: readonly number[],
): Promise<CatalogueRowOf<List>[]> {
  const { table, columns } = plans[list];
  return reader.rows<CatalogueRowOf<List>>(
    sql`SELECT id, books_count AS booksCount, ${columns} FROM ${table} WHERE id IN (${join([...ids])}) AND ${shown}`,
  );
}

/** All records of a list in bounded steps. */
export function catalogueAfter<List extends CatalogueList>(
  reader: Reader,
  list: List,
  id: number,
  most: number,
): Promise<CatalogueRowOf<List>[]> {
  const { table, columns } = plans[list];
  return reader.rows<CatalogueRowOf<List>>(
    sql`SELECT id, books_count AS booksCount, ${columns} FROM ${table} WHERE id > ${id} AND ${shown} ORDER BY id LIMIT ${most}`,
  );
}

/** The classes whose place on the shelf begins so, in the order of the shelves; the beginning holds no wildcard. */
export function classificationsBelow(reader: Reader, beginning: string, most: number): Promise<ClassificationRow[]> {
  const { table, columns } = plans.classifications;
  return reader.rows<ClassificationRow>(
    sql`SELECT id, books_count AS booksCount, ${columns} FROM ${table} WHERE sort_key LIKE ${`${beginning}%`} AND ${shown} ORDER BY sort_key, id LIMIT ${most}`,
  );
}

export interface SubjectRow {
  readonly id: number;
  readonly name: string;
}

export function subjectsByIds(reader: Reader, ids: readonly number[]): Promise<SubjectRow[]> {
  return reader.rows<SubjectRow>(sql`SELECT id, name FROM subjects WHERE id IN (${join([...ids])})`);
}
