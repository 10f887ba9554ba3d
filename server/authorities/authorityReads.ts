import sql, { join, raw, type Sql } from "sql-template-tag";

import { binEntryTable } from "../bin/BinEntry.entity.js";
import type { BinKind } from "../bin/binKinds.js";
import { integer, pick, type RowOf, type Selection, type Table } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { maxId } from "../platform/database/maxId.js";
import type { KeyColumn } from "../platform/database/keyset.js";
import { authorTable } from "./records/Author.entity.js";
import type { NamedAuthorityRecord } from "./records/AuthorityRecord.js";
import { categoryTable } from "./records/Category.entity.js";
import { classificationTable } from "./records/Classification.entity.js";
import { locationTable } from "./records/Location.entity.js";
import { publisherTable } from "./records/Publisher.entity.js";
import { sourceTable } from "./records/Source.entity.js";
import { subjectTable } from "./records/Subject.entity.js";
import { variantCondition } from "./variants/variantReads.js";
import { visibleRecord } from "./visibleRecord.js";

/** Each row has a `sortKey`: what its list is ordered by. */
const namedColumns = (table: Table<NamedAuthorityRecord>) => ({
  ...pick(table, "id", "booksCount", "name"),
  sortKey: table.nameKey,
});
const columns = {
  authors: {
    ...pick(authorTable, "id", "booksCount", "firstName", "lastName", "kind"),
    sortKey: authorTable.nameKey,
  },
  publishers: namedColumns(publisherTable),
  categories: { ...namedColumns(categoryTable), ...pick(categoryTable, "collectionGroup") },
  classifications: pick(classificationTable, "id", "booksCount", "code", "name", "sortKey"),
  locations: { ...namedColumns(locationTable), ...pick(locationTable, "shelf") },
  sources: namedColumns(sourceTable),
};

export type AuthorRow = RowOf<typeof columns.authors>;
/** A record that is only a name: publishers and sources. */
export type NamedRow = RowOf<typeof columns.publishers>;
export type CategoryRow = RowOf<typeof columns.categories>;
export type ClassificationRow = RowOf<typeof columns.classifications>;
export type LocationRow = RowOf<typeof columns.locations>;

interface AuthorityRows {
  readonly authors: AuthorRow;
  readonly publishers: NamedRow;
  readonly categories: CategoryRow;
  readonly classifications: ClassificationRow;
  readonly locations: LocationRow;
  readonly sources: NamedRow;
}

export type AuthorityList = keyof AuthorityRows;
export type AuthorityRow<List extends AuthorityList> = AuthorityRows[List];
type AuthorityRowBase = Pick<NamedRow, "id" | "booksCount" | "sortKey">;

interface ListPlan<Row> {
  readonly table: Sql;
  readonly sortKey: Sql;
  /** The folded column that a search uses, and unfolded ones, where only case is ignored. */
  readonly searchColumns: readonly Sql[];
  /** The rest of the statement is given from WHERE on. */
  readonly select: (reader: Reader, rest: Sql) => Promise<Row[]>;
}

function listPlan<Columns extends Selection & { readonly sortKey: Sql }>(
  table: Sql,
  selected: Columns,
  searchColumns: readonly Sql[] = [selected.sortKey],
): ListPlan<RowOf<Columns>> {
  return {
    table,
    sortKey: selected.sortKey,
    searchColumns,
    select: (reader, rest) => reader.select(selected, sql`FROM ${table} ${rest}`),
  };
}

const plans: { readonly [List in AuthorityList]: ListPlan<AuthorityRow<List>> } = {
  authors: listPlan(raw("authors"), columns.authors),
  publishers: listPlan(raw("publishers"), columns.publishers),
  categories: listPlan(raw("categories"), columns.categories),
  classifications: listPlan(raw("classifications"), columns.classifications, [
    classificationTable.codeKey,
    sql`LOWER(${classificationTable.name})`,
  ]),
  locations: listPlan(raw("locations"), columns.locations),
  sources: listPlan(raw("sources"), columns.sources),
};

export type AuthorityOrder = "name" | "mostBooks";

export function authorityKeys(list: AuthorityList, order: AuthorityOrder): KeyColumn<AuthorityRowBase>[] {
  const { sortKey } = plans[list];
  const byId: KeyColumn<AuthorityRowBase> = { column: sql`id`, descending: false, valueOf: (row) => row.id };
  return order === "name"
    ? [{ column: sortKey, descending: false, valueOf: (row) => row.sortKey }, byId]
    : [{ column: sql`books_count`, descending: true, valueOf: (row) => row.booksCount }, byId];
}

function searchCondition(list: AuthorityList, words: readonly string[]): Sql {
  const { searchColumns } = plans[list];
  // Words contain only letters and digits, so a search cannot contain a LIKE wildcard.
  const matchesWord = (word: string) =>
    join(
      searchColumns.map((column) => sql`${column} LIKE ${`${word}%`} OR ${column} LIKE ${`% ${word}%`}`),
      " OR ",
    );
  const matching = words.map((word) => sql`(${matchesWord(word)})`);
  if (list === "authors" && words.length > 0) {
    return sql`${visibleRecord} AND ((${join(matching, " AND ")}) OR ${variantCondition(words)})`;
  }
  return join([visibleRecord, ...matching], " AND ");
}

export function selectAuthorities<List extends AuthorityList>(
  reader: Reader,
  list: List,
  options: { readonly words: readonly string[]; readonly condition: Sql; readonly order: Sql; readonly limit: Sql },
): Promise<AuthorityRow<List>[]> {
  return plans[list].select(
    reader,
    sql`WHERE ${searchCondition(list, options.words)} AND ${options.condition} ORDER BY ${options.order}
        LIMIT ${options.limit}`,
  );
}

export function countAuthorities(reader: Reader, list: AuthorityList, words: readonly string[]): Promise<number> {
  return reader.count(sql`FROM ${plans[list].table} WHERE ${searchCondition(list, words)}`);
}

export function authoritiesByIds<List extends AuthorityList>(
  reader: Reader,
  list: List,
  ids: readonly number[],
): Promise<AuthorityRow<List>[]> {
  return plans[list].select(reader, sql`WHERE id IN (${join([...ids])}) AND ${visibleRecord}`);
}

/** All records of a list in bounded steps. */
export function authoritiesAfter<List extends AuthorityList>(
  reader: Reader,
  list: List,
  id: number,
  limit: number,
): Promise<AuthorityRow<List>[]> {
  return plans[list].select(reader, sql`WHERE id > ${id} AND ${visibleRecord} ORDER BY id LIMIT ${limit}`);
}

/** The classifications whose sort key has this prefix, in order; the prefix contains no wildcard. */
export function classificationsWithPrefix(
  reader: Reader,
  sortKeyPrefix: string,
  limit: number,
): Promise<ClassificationRow[]> {
  return plans.classifications.select(
    reader,
    sql`WHERE sort_key LIKE ${`${sortKeyPrefix}%`} AND ${visibleRecord} ORDER BY sort_key, id LIMIT ${limit}`,
  );
}

const BIN_KINDS: { readonly [List in AuthorityList]: BinKind } = {
  authors: "author",
  publishers: "publisher",
  categories: "category",
  classifications: "classification",
  locations: "location",
  sources: "source",
};

/** The record that took this one's place in a merge, as long as the bin remembers it. */
export async function replacementOf(reader: Reader, list: AuthorityList, id: number): Promise<number | null> {
  const [entry] = await reader.select(
    pick(binEntryTable, "kept"),
    sql`FROM bin_entries WHERE kind = ${BIN_KINDS[list]} AND record_id = ${id} ORDER BY id DESC LIMIT 1`,
  );
  const replacementId = entry?.kept?.["replacementId"];
  return typeof replacementId === "number" ? replacementId : null;
}

const subjectColumns = pick(subjectTable, "id", "name");
export type SubjectRow = RowOf<typeof subjectColumns>;

/** A subject has no list of its own: it is there as long as a book that readers find has it. */
const subjectIsInUse = sql`EXISTS (SELECT 1 FROM book_subjects JOIN books ON books.id = book_subjects.book_id
                           WHERE book_subjects.subject_id = subjects.id AND books.listed = 1 AND +books.is_hidden = 0)`;

export async function subjectInUse(reader: Reader, id: number): Promise<SubjectRow | null> {
  const [subject] = await reader.select(
    subjectColumns,
    sql`FROM subjects WHERE subjects.id = ${id} AND ${subjectIsInUse}`,
  );
  return subject ?? null;
}

export function subjectsByIds(reader: Reader, ids: readonly number[]): Promise<SubjectRow[]> {
  return reader.select(subjectColumns, sql`FROM subjects WHERE id IN (${join([...ids])})`);
}

/** The kinds whose records have pages of their own, if books of the catalogue have the record. */
const withPages = {
  authors: { table: sql`authors`, inUse: sql`books_count > 0` },
  subjects: { table: sql`subjects`, inUse: subjectIsInUse },
} as const;
export type KindWithPages = keyof typeof withPages;

/** 0 where there is none. */
export function maxIdInUse(reader: Reader, kind: KindWithPages): Promise<number> {
  const { table, inUse } = withPages[kind];
  return maxId(reader, table, inUse);
}

/** Those above the one number and up to the other. */
export async function idsInUse(reader: Reader, kind: KindWithPages, after: number, upTo: number): Promise<number[]> {
  const { table, inUse } = withPages[kind];
  const rows = await reader.select(
    { id: integer(sql`id`) },
    sql`FROM ${table} WHERE ${inUse} AND id > ${after} AND id <= ${upTo} ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}
