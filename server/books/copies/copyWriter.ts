import sql, { join } from "sql-template-tag";

import { findOrCreate, locationDraft } from "../../authorities/editing/findOrCreate.js";
import { chunk } from "../../platform/database/chunk.js";
import type { InsertOf, PatchOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { bookTable } from "../Book.entity.js";
import { heldCopy } from "../bookReads.js";
import type { NewCopy } from "../record/NewBook.js";
import { type Copy, copyTable } from "./Copy.entity.js";
import { required } from "../../platform/required.js";

/**
 * Every write that may change which copies the library holds. The number of them is stored with the book, so that an
 * index finds books without copies, and is counted again here.
 */

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

interface WrittenCopy {
  readonly id: number;
  readonly bookId: number;
  /** Then its book is counted when it is listed, since each change of a book costs as much as its listing. */
  readonly isOfUnlisted?: boolean;
}

/** Gives copies the same values. */
export async function updateCopies(
  tx: Transaction,
  copies: readonly WrittenCopy[],
  values: PatchOf<Copy>,
): Promise<void> {
  await tx.update(copyTable, values, sql`id IN (${join(copies.map(({ id }) => id))})`);
  await recountHeldCopies(
    tx,
    copies.flatMap(({ bookId, isOfUnlisted = false }) => (isOfUnlisted ? [] : bookId)),
  );
}

/** A copy comes back from the bin as it was. */
export async function restoreCopy(tx: Transaction, copy: InsertOf<Copy>): Promise<void> {
  await tx.insert(copyTable, [copy]);
  await recountHeldCopies(tx, [copy.bookId]);
}

export async function deleteCopy(tx: Transaction, { id, bookId }: WrittenCopy): Promise<void> {
  await tx.run(sql`DELETE FROM copies WHERE id = ${id}`);
  await recountHeldCopies(tx, [bookId]);
}

/** In an update of `books`. */
export const countHeldCopies = sql`(SELECT COUNT(*) FROM copies WHERE copies.book_id = books.id AND ${heldCopy})`;

async function recountHeldCopies(tx: Transaction, bookIds: readonly number[]): Promise<void> {
  for (const batch of chunk([...new Set(bookIds)])) {
    await tx.update(bookTable, { heldCopies: countHeldCopies }, sql`books.id IN (${join(batch)})`);
  }
}
