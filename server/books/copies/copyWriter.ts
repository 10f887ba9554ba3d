import { findOrCreate, locationDraft } from "../../authorities/editing/findOrCreate.js";
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

/** A copy of a book that exists; its location is null where it is its book's. */
interface LocatedCopy extends Omit<NewCopy, "location"> {
  readonly bookId: number;
  readonly locationId: number | null;
}

/** Adds copies to books that exist, finding or creating the locations that they name. */
export async function insertCopies(
  tx: Transaction,
  copies: readonly (NewCopy & { readonly bookId: number })[],
  options: InsertOptions,
): Promise<void> {
  const located = copies.map(({ location, ...copy }) => ({
    ...copy,
    draft: location ? locationDraft(location) : null,
  }));
  const locations = await findOrCreate(
    tx,
    "locations",
    located.flatMap(({ draft }) => draft ?? []),
    options.importId,
  );
  await insertLocatedCopies(
    tx,
    located.map(({ draft, ...copy }) => ({
      ...copy,
      locationId: draft && required(locations.get(draft.key), "the location of a copy"),
    })),
    options,
  );
}

/** As `insertCopies`, with locations that are known. A code that is taken fails the whole write. */
export async function insertLocatedCopies(
  tx: Transaction,
  copies: readonly LocatedCopy[],
  { importId, listed, now }: InsertOptions,
): Promise<void> {
  await tx.insert(
    copyTable,
    copies.map(
      ({
        bookId,
        itemCode,
        inventoryCode = null,
        locationId,
        condition = "good",
        status = "available",
        price = null,
        acquiredAt = null,
      }) => ({
        bookId,
        itemCode,
        inventoryCode,
        locationId,
        condition,
        status,
        price,
        acquiredAt,
        listed,
        importId,
        createdAt: now,
        updatedAt: now,
      }),
    ),
  );
  if (listed) {
    await recountHeldCopies(
      tx,
      copies.map(({ bookId }) => bookId),
    );
  }
}
