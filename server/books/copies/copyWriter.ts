import sql, { bulk, raw } from "sql-template-tag";

import { findOrCreate, locationDraft } from "../../authorities/findOrCreate.js";
import type { Transaction } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { chunk } from "../../platform/database/chunk.js";
import type { NewCopy } from "../record/NewBook.js";
import { recountHeldCopies } from "./heldCopies.js";
import { required } from "../../platform/required.js";

/** Where new books and copies come from. */
export interface InsertOptions {
  /** The import that creates them, or null. */
  readonly importId: number | null;
  /** False while their import is not committed: they exist, but readers do not see them. */
  readonly listed: boolean;
  readonly now: Date;
}

/** `condition` is a reserved word in MySQL, and the two engines quote differently. */
export const conditionColumn = { sqlite: raw('"condition"'), mysql: raw("`condition`") } as const;

/** Adds copies to books that exist. A code that is taken fails the whole write. */
export async function insertCopies(
  tx: Transaction,
  copies: readonly (NewCopy & { readonly bookId: number })[],
  { importId, listed, now }: InsertOptions,
): Promise<void> {
  const locationDrafts = copies.flatMap(({ location }) => (location ? [locationDraft(location)] : []));
  const locations = await findOrCreate(tx, "locations", locationDrafts, importId);
  const timestamp = toSqlDateTime(now);
  for (const batch of chunk(copies)) {
    const rows = batch.map((copy) => [
      copy.bookId,
      copy.itemCode,
      copy.inventoryCode ?? null,
      copy.location ? required(locations.get(locationDraft(copy.location).key), "the location of a copy") : null,
      copy.condition ?? "good",
      copy.status ?? "available",
      listed ? 1 : 0,
      importId,
      timestamp,
      timestamp,
    ]);
    await tx.run(
      sql`INSERT INTO copies (
            book_id, item_code, inventory_code, location_id, ${conditionColumn[tx.engine]}, status, listed, import_id, created_at, updated_at
          ) VALUES ${bulk(rows)}`,
    );
  }
  if (listed) {
    await recountHeldCopies(
      tx,
      copies.map(({ bookId }) => bookId),
    );
  }
}
