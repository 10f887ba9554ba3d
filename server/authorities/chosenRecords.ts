import sql, { join, raw, type Sql } from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import type { AuthorityList } from "./authorityReads.js";

/**
 * The rest of a SELECT of records that are chosen by their ids: those that the list shows, locked until the
 * transaction ends. A record that only an unfinished import has used is not there yet.
 */
export function chosenRecords(tx: Transaction, list: AuthorityList, ids: readonly number[]): Sql {
  return sql`FROM ${raw(list)} WHERE id IN (${join([...ids])}) AND (books_count > 0 OR import_id IS NULL)
             ORDER BY id ${forUpdate(tx)}`;
}

/** Clears the link to the import that created a record, since something else uses it now: undoing the import keeps it. */
export async function unlinkFromImport(
  tx: Transaction,
  list: AuthorityList,
  records: readonly { readonly id: number; readonly importId: number | null }[],
): Promise<void> {
  const imported = records.filter(({ importId }) => importId !== null).map(({ id }) => id);
  if (imported.length > 0) {
    await tx.run(sql`UPDATE ${raw(list)} SET import_id = NULL WHERE id IN (${join(imported)})`);
  }
}
