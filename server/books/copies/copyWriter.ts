import { findOrCreate, locationDraft } from "../../authorities/findOrCreate.js";
import type { Transaction } from "../../platform/database/Database.js";
import type { NewCopy } from "../record/NewBook.js";
import { copyTable } from "./Copy.entity.js";
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

/** Adds copies to books that exist. A code that is taken fails the whole write. */
export async function insertCopies(
  tx: Transaction,
  copies: readonly (NewCopy & { readonly bookId: number })[],
  { importId, listed, now }: InsertOptions,
): Promise<void> {
  const locationDrafts = copies.flatMap(({ location }) => (location ? [locationDraft(location)] : []));
  const locations = await findOrCreate(tx, "locations", locationDrafts, importId);
  await tx.insert(
    copyTable,
    copies.map(({ bookId, itemCode, inventoryCode = null, location, condition = "good", status = "available" }) => ({
      bookId,
      itemCode,
      inventoryCode,
      locationId: location ? required(locations.get(locationDraft(location).key), "the location of a copy") : null,
      condition,
      status,
      listed,
      importId,
      createdAt: now,
      updatedAt: now,
    })),
  );
  if (listed) {
    await recountHeldCopies(
      tx,
      copies.map(({ bookId }) => bookId),
    );
  }
}
