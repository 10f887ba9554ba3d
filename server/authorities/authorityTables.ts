import sql, { join, raw, type Sql } from "sql-template-tag";

import type { Table } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { authorTable } from "./records/Author.entity.js";
import type { AuthorityList } from "./authorityReads.js";
import type { AuthorityRecord } from "./records/AuthorityRecord.js";
import { categoryTable } from "./records/Category.entity.js";
import { classificationTable } from "./records/Classification.entity.js";
import { locationTable } from "./records/Location.entity.js";
import { publisherTable } from "./records/Publisher.entity.js";
import { sourceTable } from "./records/Source.entity.js";
import { visibleRecord } from "./visibleRecord.js";

/** What the six lists have in common. */
export const authorityTables: Readonly<Record<AuthorityList, Table<AuthorityRecord>>> = {
  authors: authorTable,
  publishers: publisherTable,
  categories: categoryTable,
  classifications: classificationTable,
  locations: locationTable,
  sources: sourceTable,
};

/**
 * The rest of a SELECT of records that are chosen by their ids: those that the list shows, locked until the
 * transaction ends.
 */
export function chosenRecords(tx: Transaction, list: AuthorityList, ids: readonly number[]): Sql {
  return sql`FROM ${raw(list)} WHERE id IN (${join([...ids])}) AND ${visibleRecord}
             ORDER BY id ${forUpdate(tx)}`;
}

/** Clears the link to the import that created a record: something else uses it now, so that undoing keeps it. */
export async function unlinkFromImport(
  tx: Transaction,
  list: AuthorityList,
  records: readonly { readonly id: number; readonly importId: number | null }[],
): Promise<void> {
  const imported = records.filter(({ importId }) => importId !== null).map(({ id }) => id);
  if (imported.length > 0) {
    await tx.update(authorityTables[list], { importId: null }, sql`id IN (${join(imported)})`);
  }
}
