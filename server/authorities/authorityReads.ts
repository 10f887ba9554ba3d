import sql, { join, raw, type Sql } from "sql-template-tag";

import type { Reader } from "../platform/database/Database.js";
import type { KeyColumn } from "../platform/database/keyset.js";
import type { AuthorKind } from "./Author.entity.js";

interface AuthorityRowBase {
  readonly id: number;
  readonly booksCount: number;
  /** What the list is ordered by. */
  readonly sortKey: string;
}

export interface NamedRow extends AuthorityRowBase {
  readonly name: string;
}
export interface AuthorRow extends AuthorityRowBase {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly kind: AuthorKind;
}
export interface LocationRow extends NamedRow {
  readonly shelf: string | null;
}
export interface ClassificationRow extends AuthorityRowBase {
  readonly code: string;
  readonly name: string | null;
}

interface AuthorityRows {
  readonly authors: AuthorRow;
  readonly publishers: NamedRow;
  readonly categories: NamedRow;
  readonly classifications: ClassificationRow;
  readonly locations: LocationRow;
  readonly sources: NamedRow;
}

export type AuthorityList = keyof AuthorityRows;
export type AuthorityRow<List extends AuthorityList> = AuthorityRows[List];

interface ListPlan {
  readonly table: Sql;
  readonly columns: Sql;
  readonly sortKey: Sql;
  /** The folded columns that a search uses. */
  readonly searchColumn: Sql;
  /** Unfolded columns that it uses as well; only case is ignored there. */
  readonly extraSearchColumn?: Sql;
}

const namedColumns: Sql = sql`name, name_key AS sortKey`;

const plans: Readonly<Record<AuthorityList, ListPlan>> = {
  authors: {
    table: raw("authors"),
    columns: sql`first_name AS firstName, last_name AS lastName, kind, name_key AS sortKey`,
    sortKey: raw("name_key"),
    searchColumn: raw("name_key"),
  },
  publishers: {
    table: raw("publishers"),
    columns: namedColumns,
    sortKey: raw("name_key"),
    searchColumn: raw("name_key"),
  },
  categories: {
    table: raw("categories"),
    columns: namedColumns,
    sortKey: raw("name_key"),
    searchColumn: raw("name_key"),
  },
  classifications: {
    table: raw("classifications"),
    columns: sql`code, name, sort_key AS sortKey`,
    sortKey: raw("sort_key"),
    searchColumn: raw("code_key"),
    extraSearchColumn: raw("LOWER(name)"),
  },
  locations: {
    table: raw("locations"),
    columns: sql`name, shelf, name_key AS sortKey`,
    sortKey: raw("name_key"),
    searchColumn: raw("name_key"),
  },
  sources: { table: raw("sources"), columns: namedColumns, sortKey: raw("name_key"), searchColumn: raw("name_key") },
};

/** A record that only an uncommitted import uses is not visible yet. */
const visibleCondition = sql`(books_count > 0 OR import_id IS NULL OR import_id NOT IN (SELECT id FROM book_imports
                             WHERE running_slot = 1 AND state = 'staging'))`;

export type AuthorityOrder = "name" | "mostBooks";

export function authorityKeys(list: AuthorityList, order: AuthorityOrder): KeyColumn<AuthorityRowBase>[] {
  const { sortKey } = plans[list];
  const byId: KeyColumn<AuthorityRowBase> = { column: sql`id`, descending: false, valueOf: (row) => row.id };
  return order === "name"
    ? [{ column: sortKey, descending: false, valueOf: (row) => row.sortKey }, byId]
    : [{ column: sql`books_count`, descending: true, valueOf: (row) => row.booksCount }, byId];
}

function searchCondition(list: AuthorityList, words: readonly string[]): Sql {
  const { searchColumn, extraSearchColumn } = plans[list];
  const columns = extraSearchColumn ? [searchColumn, extraSearchColumn] : [searchColumn];
  // Words contain only letters and digits, so a search cannot contain a LIKE wildcard.
  const matchesWord = (word: string) =>
    join(
      columns.map((column) => sql`${column} LIKE ${`${word}%`} OR ${column} LIKE ${`% ${word}%`}`),
      " OR ",
    );
  return join([visibleCondition, ...words.map((word) => sql`(${matchesWord(word)})`)], " AND ");
}

export function selectAuthorities<List extends AuthorityList>(
  reader: Reader,
  list: List,
  options: { readonly words: readonly string[]; readonly condition: Sql; readonly order: Sql; readonly limit: Sql },
): Promise<AuthorityRow<List>[]> {
  const { table, columns } = plans[list];
  return reader.rows<AuthorityRow<List>>(
    sql`SELECT id, books_count AS booksCount, ${columns} FROM ${table}
        WHERE ${searchCondition(list, options.words)} AND ${options.condition} ORDER BY ${options.order}
        LIMIT ${options.limit}`,
  );
}

export async function countAuthorities(reader: Reader, list: AuthorityList, words: readonly string[]): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM ${plans[list].table} WHERE ${searchCondition(list, words)}`,
  );
  return Number(row?.count ?? 0);
}

export function authoritiesByIds<List extends AuthorityList>(
  reader: Reader,
  list: List,
  ids: readonly number[],
): Promise<AuthorityRow<List>[]> {
  const { table, columns } = plans[list];
  return reader.rows<AuthorityRow<List>>(
    sql`SELECT id, books_count AS booksCount, ${columns} FROM ${table} WHERE id IN (${join([...ids])})
        AND ${visibleCondition}`,
  );
}

/** All records of a list in bounded steps. */
export function authoritiesAfter<List extends AuthorityList>(
  reader: Reader,
  list: List,
  id: number,
  limit: number,
): Promise<AuthorityRow<List>[]> {
  const { table, columns } = plans[list];
  return reader.rows<AuthorityRow<List>>(
    sql`SELECT id, books_count AS booksCount, ${columns} FROM ${table} WHERE id > ${id} AND ${visibleCondition}
        ORDER BY id LIMIT ${limit}`,
  );
}

/** The classifications whose sort key has this prefix, in order; the prefix contains no wildcard. */
export function classificationsWithPrefix(
  reader: Reader,
  sortKeyPrefix: string,
  limit: number,
): Promise<ClassificationRow[]> {
  const { table, columns } = plans.classifications;
  return reader.rows<ClassificationRow>(
    sql`SELECT id, books_count AS booksCount, ${columns} FROM ${table} WHERE sort_key LIKE ${`${sortKeyPrefix}%`}
        AND ${visibleCondition} ORDER BY sort_key, id LIMIT ${limit}`,
  );
}

export interface SubjectRow {
  readonly id: number;
  readonly name: string;
}

export function subjectsByIds(reader: Reader, ids: readonly number[]): Promise<SubjectRow[]> {
  return reader.rows<SubjectRow>(sql`SELECT id, name FROM subjects WHERE id IN (${join([...ids])})`);
}
