import sql, { empty, join, raw, type Sql } from "sql-template-tag";

import type { ColumnsOf, Expression, InsertOf, PatchOf, RowOf, Table } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { chunk } from "../../platform/database/chunk.js";
import { foldKey } from "../../../common/fold.js";
import { type Author, authorTable } from "../records/Author.entity.js";
import { type Category, categoryTable } from "../records/Category.entity.js";
import type { CollectionGroup } from "../collectionGroups.js";
import { type Classification, classificationTable } from "../records/Classification.entity.js";
import { type Location, locationTable } from "../records/Location.entity.js";
import { type AuthorName, authorKey } from "../names/authorName.js";
import { classificationSortKey } from "../names/classificationSortKey.js";
import { type Publisher, publisherTable } from "../records/Publisher.entity.js";
import { type Source, sourceTable } from "../records/Source.entity.js";
import { type Subject, subjectTable } from "../records/Subject.entity.js";

interface RecordEntities {
  readonly authors: Author;
  readonly publishers: Publisher;
  readonly categories: Category;
  readonly classifications: Classification;
  readonly locations: Location;
  readonly sources: Source;
  readonly subjects: Subject;
}

export type RecordList = keyof RecordEntities;

type DraftValues = {
  readonly [List in RecordList]: Omit<ColumnsOf<RecordEntities[List]>, "id" | "booksCount" | "importId">;
};

interface Draft<Values> {
  readonly key: string;
  readonly values: Values;
}

/** A record as a book names it: two of the same key are one record. */
export type RecordDraft<List extends RecordList = RecordList> = Draft<DraftValues[List]>;

interface InsertOptions {
  readonly importId?: number | null;
  /** The one that the record had before. */
  readonly id?: number | null;
  readonly onConflict?: Sql;
}

/** Only here do the drafts of a list and its table meet with their types. */
interface RecordTable<List extends RecordList> {
  readonly table: Sql;
  readonly columns: {
    readonly id: Expression<number>;
    readonly recordKey: Expression<string>;
    readonly importId: Expression<number | null>;
  };
  readonly insert: (
    tx: Transaction,
    drafts: readonly RecordDraft<List>[],
    options: InsertOptions,
  ) => Promise<readonly number[]>;
  readonly update: (tx: Transaction, id: number, draft: RecordDraft<List>) => Promise<void>;
}

function recordTable<List extends RecordList, Entity extends RecordEntities[RecordList]>(
  list: List,
  table: Table<Entity>,
  columns: RecordTable<List>["columns"],
  newRow: (values: DraftValues[List], importId: number | null) => InsertOf<Entity>,
  changes: (values: DraftValues[List]) => PatchOf<Entity>,
): RecordTable<List> {
  return {
    table: raw(list),
    columns,
    insert: (tx, drafts, { importId = null, id = null, onConflict = empty }) =>
      tx.insert(
        table,
        drafts.map(({ values }) => ({ ...newRow(values, importId), ...(id === null ? {} : { id }) })),
        onConflict,
      ),
    update: (tx, id, { values }) => tx.update(table, changes(values), sql`id = ${id}`),
  };
}

const keyedBy = <Key extends string>(
  table: { readonly id: Expression<number>; readonly importId: Expression<number | null> } & Readonly<
    Record<Key, Expression<string>>
  >,
  key: Key,
) => ({ id: table.id, recordKey: table[key], importId: table.importId });

const newRow = <Values>(values: Values, importId: number | null) => ({ ...values, booksCount: 0, importId });
/** Clears the link to the import that created the record, so that undoing the import keeps it. */
const changes = <Values>(values: Values) => ({ ...values, importId: null });

export const recordTables: { readonly [List in RecordList]: RecordTable<List> } = {
  authors: recordTable("authors", authorTable, keyedBy(authorTable, "nameKey"), newRow, changes),
  publishers: recordTable("publishers", publisherTable, keyedBy(publisherTable, "nameKey"), newRow, changes),
  categories: recordTable("categories", categoryTable, keyedBy(categoryTable, "nameKey"), newRow, changes),
  classifications: recordTable(
    "classifications",
    classificationTable,
    keyedBy(classificationTable, "codeKey"),
    newRow,
    changes,
  ),
  locations: recordTable("locations", locationTable, keyedBy(locationTable, "nameKey"), newRow, changes),
  sources: recordTable("sources", sourceTable, keyedBy(sourceTable, "nameKey"), newRow, changes),
  subjects: recordTable("subjects", subjectTable, keyedBy(subjectTable, "nameKey"), newRow, changes),
};

export function namedDraft(name: string): RecordDraft<"publishers" | "sources" | "subjects"> {
  const key = foldKey(name);
  return { key, values: { name, nameKey: key } };
}

export function categoryDraft({
  name,
  collectionGroup,
}: {
  readonly name: string;
  readonly collectionGroup?: CollectionGroup | null;
}): RecordDraft<"categories"> {
  const { key, values } = namedDraft(name);
  return { key, values: { ...values, collectionGroup: collectionGroup ?? null } };
}

export function authorDraft(author: AuthorName): RecordDraft<"authors"> {
  const { firstName, lastName, kind } = author;
  const key = authorKey(author);
  return { key, values: { firstName, lastName, kind, nameKey: key } };
}

/** `2x4` and `2X4` are one class, written as the scheme writes it. */
export function classificationDraft({
  code,
  name,
}: {
  readonly code: string;
  readonly name?: string | null;
}): RecordDraft<"classifications"> {
  const key = foldKey(code);
  return {
    key,
    values: {
      code: code.replace(/^2x/u, "2X"),
      name: name ?? null,
      codeKey: key,
      sortKey: classificationSortKey(code),
    },
  };
}

/** Two shelves of one room are two places. */
export function locationDraft({
  name,
  shelf,
}: {
  readonly name: string;
  readonly shelf?: string | null;
}): RecordDraft<"locations"> {
  const key = foldKey(`${name} ${shelf ?? ""}`);
  return { key, values: { name, shelf: shelf ?? null, nameKey: key } };
}

type FoundRecord = RowOf<RecordTable<RecordList>["columns"]>;

/**
 * The ids of the named records by key. Missing ones are created, with the same number of statements for a thousand as
 * for one. A record created by an import loses the link to it as soon as anything else uses it, so that undoing the
 * import keeps it.
 */
export async function findOrCreate<List extends RecordList>(
  tx: Transaction,
  list: List,
  drafts: Iterable<RecordDraft<List>>,
  importId: number | null,
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map<string, RecordDraft<List>>();
  for (const draft of drafts) {
    if (!wanted.has(draft.key)) {
      wanted.set(draft.key, draft);
    }
  }
  const ids = new Map<string, number>();
  for (const part of chunk([...wanted.values()])) {
    for (const { id, recordKey } of await findOrCreateBatch(tx, recordTables[list], part, importId)) {
      ids.set(recordKey, id);
    }
  }
  return ids;
}

async function findOrCreateBatch<List extends RecordList>(
  tx: Transaction,
  plan: RecordTable<List>,
  drafts: readonly RecordDraft<List>[],
  importId: number | null,
): Promise<FoundRecord[]> {
  const found = await findByKeys(
    tx,
    plan,
    drafts.map((draft) => draft.key),
  );
  const existing = found.filter((record) => record.importId === null || record.importId === importId);
  const existingKeys = new Set(existing.map((record) => record.recordKey));
  const missing = drafts.filter((draft) => !existingKeys.has(draft.key));
  if (missing.length === 0) {
    return existing;
  }
  // Clears the link to the import that created the record, since something else uses it now.
  const onConflict =
    tx.engine === "sqlite"
      ? sql`ON CONFLICT DO UPDATE SET import_id = NULL`
      : sql`ON DUPLICATE KEY UPDATE import_id = NULL`;
  await plan.insert(tx, missing, { importId, onConflict });
  return [
    ...existing,
    ...(await findByKeys(
      tx,
      plan,
      missing.map((draft) => draft.key),
      true,
    )),
  ];
}

function findByKeys(
  tx: Transaction,
  { table, columns }: Pick<RecordTable<RecordList>, "table" | "columns">,
  keys: readonly string[],
  justWritten = false,
): Promise<FoundRecord[]> {
  // MySQL's snapshot does not show another writer's row, which the upsert met; a locking read does.
  const lock = justWritten && tx.engine === "mysql" ? sql`LOCK IN SHARE MODE` : empty;
  return tx.select(columns, sql`FROM ${table} WHERE ${columns.recordKey} IN (${join([...keys])}) ${lock}`);
}
