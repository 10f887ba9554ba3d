import sql, { bulk, empty, join, raw, type Sql } from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { chunk } from "../platform/database/chunk.js";
import { foldKey } from "../platform/text/fold.js";
import { type AuthorName, authorKey } from "./names/authorName.js";
import { classificationSortKey } from "./names/classificationSortKey.js";

export type RecordList =
  "authors" | "publishers" | "categories" | "classifications" | "locations" | "sources" | "subjects";

/** A record as a book names it: two of the same key are one record. */
export interface RecordDraft {
  readonly key: string;
  /** In the order of the list's columns. */
  readonly values: readonly (string | null)[];
}

interface RecordTable {
  readonly table: Sql;
  readonly key: Sql;
  /** The ids that a draft's values resolve to, in order. */
  readonly columns: readonly Sql[];
}

const named = { key: raw("name_key"), columns: [raw("name")] };

export const recordTables: Readonly<Record<RecordList, RecordTable>> = {
  authors: { table: raw("authors"), key: raw("name_key"), columns: [raw("first_name"), raw("last_name"), raw("kind")] },
  publishers: { table: raw("publishers"), ...named },
  categories: { table: raw("categories"), ...named },
  classifications: {
    table: raw("classifications"),
    key: raw("code_key"),
    columns: [raw("code"), raw("name"), raw("sort_key")],
  },
  locations: { table: raw("locations"), key: raw("name_key"), columns: [raw("name"), raw("shelf")] },
  sources: { table: raw("sources"), ...named },
  subjects: { table: raw("subjects"), ...named },
};

export function namedDraft(name: string): RecordDraft {
  return { key: foldKey(name), values: [name] };
}

export function authorDraft(author: AuthorName): RecordDraft {
  return { key: authorKey(author), values: [author.firstName, author.lastName, author.kind] };
}

/** `2x4` and `2X4` are one class, written as the scheme writes it. */
export function classificationDraft({
  code,
  name,
}: {
  readonly code: string;
  readonly name?: string | null;
}): RecordDraft {
  return { key: foldKey(code), values: [code.replace(/^2x/u, "2X"), name ?? null, classificationSortKey(code)] };
}

/** Two shelves of one room are two places. */
export function locationDraft({ name, shelf }: { readonly name: string; readonly shelf?: string | null }): RecordDraft {
  return { key: foldKey(`${name} ${shelf ?? ""}`), values: [name, shelf ?? null] };
}

interface FoundRecord {
  readonly id: number;
  readonly recordKey: string;
  readonly importId: number | null;
}

/**
 * The ids of the named records by key. Missing ones are created, with the same number of statements for a thousand as
 * for one. A record created by an import loses the link to it as soon as anything else uses it, so that undoing the
 * import keeps it.
 */
export async function findOrCreate(
  tx: Transaction,
  list: RecordList,
  drafts: Iterable<RecordDraft>,
  importId: number | null,
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map<string, RecordDraft>();
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

async function findOrCreateBatch(
  tx: Transaction,
  plan: RecordTable,
  drafts: readonly RecordDraft[],
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
  const added = sql`INSERT INTO ${plan.table} (${plan.key}, ${join([...plan.columns])}, import_id)
    VALUES ${bulk(missing.map((draft) => [draft.key, ...draft.values, importId]))}`;
  // Clears the link to the import that created the record, since something else uses it now.
  await tx.run(
    tx.engine === "sqlite"
      ? sql`${added} ON CONFLICT (${plan.key}) DO UPDATE SET import_id = NULL`
      : sql`${added} ON DUPLICATE KEY UPDATE import_id = NULL`,
  );
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
  { table, key }: RecordTable,
  keys: readonly string[],
  justWritten = false,
): Promise<FoundRecord[]> {
  // MySQL's snapshot does not show another writer's row, which the upsert met; a locking read does.
  const lock = justWritten && tx.engine === "mysql" ? sql`LOCK IN SHARE MODE` : empty;
  return tx.rows<FoundRecord>(
    sql`SELECT id, ${key} AS recordKey, import_id AS importId FROM ${table}
        WHERE ${key} IN (${join([...keys])}) ${lock}`,
  );
}
