import sql, { raw } from "sql-template-tag";

import type { AuthorityList } from "../../../../server/authorities/authorityReads.js";
import type { Database } from "../../../../server/platform/database/Database.js";
import { testWrite } from "../../../support/testWrite.js";

export const LISTS = [
  "authors",
  "publishers",
  "categories",
  "classifications",
  "locations",
  "sources",
] as const satisfies readonly AuthorityList[];

/** What the audit trail calls a record of each list. */
export const RECORD_TYPES = {
  authors: "author",
  publishers: "publisher",
  categories: "category",
  classifications: "classification",
  locations: "location",
  sources: "source",
} as const;

/** The least that makes a record of each list, by one word. */
export function valuesOf(list: AuthorityList, word: string): Record<string, string> {
  return list === "authors" ? { firstName: word } : list === "classifications" ? { code: word } : { name: word };
}

/** The number of a record as it is stored, found by its folded name. */
export async function recordId(database: Database, list: AuthorityList, key: string): Promise<number> {
  const column = raw(list === "classifications" ? "code_key" : "name_key");
  const [row] = await database.read((reader) =>
    reader.rows<{ id: number }>(sql`SELECT id FROM ${raw(list)} WHERE ${column} = ${key}`),
  );
  if (!row) {
    throw new Error(`No record ${key} in ${list}`);
  }
  return row.id;
}

export async function countRows(database: Database, table: string): Promise<number> {
  const [row] = await database.read((reader) =>
    reader.rows<{ count: number }>(sql`SELECT COUNT(*) AS count FROM ${raw(table)}`),
  );
  return Number(row?.count);
}

/** The kept counts of a list beside what the books say: equal, or a write has forgotten some. */
export async function storedAndCountedBooks(
  database: Database,
  list: AuthorityList,
): Promise<{ kept: number; counted: number }[]> {
  const column = {
    authors: "author_id",
    publishers: "publisher_id",
    categories: "category_id",
    classifications: "classification_id",
    locations: "location_id",
    sources: "source_id",
  }[list];
  const counted =
    list === "authors"
      ? sql`(SELECT COUNT(*) FROM book_authors JOIN books ON books.id = book_authors.book_id WHERE books.listed = 1
        AND book_authors.author_id = authors.id)`
      : sql`(SELECT COUNT(*) FROM books WHERE books.listed = 1 AND books.${raw(column)} = ${raw(list)}.id)`;
  const rows = await database.read((reader) =>
    reader.rows<{ kept: number; counted: number }>(
      sql`SELECT books_count AS kept, ${counted} AS counted FROM ${raw(list)}`,
    ),
  );
  return rows.map(({ kept, counted: found }) => ({ kept: Number(kept), counted: Number(found) }));
}

export interface AuditTrailEntry {
  readonly action: string;
  readonly actor: string;
  readonly recordId: number;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

/** The audit trail of one type of record, the oldest first. */
export async function auditTrailOf(database: Database, recordType: string): Promise<AuditTrailEntry[]> {
  const rows = await database.read((reader) =>
    reader.rows<{
      action: string;
      actor: string;
      recordId: number;
      beforeValues: string | null;
      afterValues: string | null;
    }>(
      sql`SELECT action, actor, record_id AS recordId, before_values AS beforeValues, after_values AS afterValues
          FROM audit_entries WHERE record_type = ${recordType} ORDER BY id`,
    ),
  );
  const parsed = (json: string | null) => (json === null ? null : (JSON.parse(json) as Record<string, unknown>));
  return rows.map(({ beforeValues, afterValues, ...entry }) => ({
    ...entry,
    before: parsed(beforeValues),
    after: parsed(afterValues),
  }));
}

/** Puts a record into the hands of an import that nobody has decided on yet, as its first chunk would. */
export async function givenUndecidedImport(
  database: Database,
  records: readonly { readonly list: AuthorityList; readonly id: number }[],
): Promise<number> {
  return database.write(testWrite, async (tx) => {
    await tx.run(
      sql`INSERT INTO book_imports (state, running_slot, owner, heartbeat_at, created_at)
        VALUES ('staging', 1, 'uji', '2026-11-21 00:00:00.000', '2026-11-21 00:00:00.000')`,
    );
    const [row] = await tx.rows<{ id: number }>(sql`SELECT id FROM book_imports WHERE running_slot = 1`);
    const importId = row?.id ?? 0;
    for (const { list, id } of records) {
      await tx.run(sql`UPDATE ${raw(list)} SET import_id = ${importId} WHERE id = ${id}`);
    }
    return importId;
  });
}

export async function finishImports(database: Database): Promise<void> {
  await database.write(testWrite, (tx) => tx.run(sql`UPDATE book_imports SET state = 'done', running_slot = NULL`));
}
