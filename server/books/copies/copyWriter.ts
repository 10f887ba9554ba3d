import sql, { join } from "sql-template-tag";

import { categoryDraft, findOrCreate, locationDraft, namedDraft } from "../../authorities/editing/findOrCreate.js";
import { chunk } from "../../platform/database/chunk.js";
import { type InsertOf, type PatchOf, pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { bookTable } from "../Book.entity.js";
import { heldCopy } from "../bookReads.js";
import type { NewCopy } from "../record/NewBook.js";
import { type Copy, copyTable } from "./Copy.entity.js";
import { required } from "../../platform/required.js";
import { type NumberedCopy, numbersOf } from "./registerKey.js";

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

/** A copy of a book that exists, with ids of the lists; place and category are null where they are its book's. */
interface ResolvedCopy extends Omit<NewCopy, "location" | "category" | "source"> {
  readonly bookId: number;
  readonly locationId: number | null;
  readonly categoryId: number | null;
  readonly serialIssueId?: number | null;
  /** Left out, it is its book's. */
  readonly sourceId?: number | null | undefined;
}

/** Adds copies to books that exist, finding or creating the records that they name. */
export async function insertCopies(
  tx: Transaction,
  copies: readonly (NewCopy & { readonly bookId: number })[],
  options: InsertOptions,
): Promise<void> {
  const drafted = copies.map(({ location, category, source, ...copy }) => ({
    copy,
    places: location ? [locationDraft(location)] : [],
    categories: category ? [categoryDraft({ name: category })] : [],
    sources: source ? [namedDraft(source)] : [],
    hasNoSource: source === null,
  }));
  const { importId } = options;
  const find = {
    locations: await findOrCreate(
      tx,
      "locations",
      drafted.flatMap(({ places }) => places),
      importId,
    ),
    categories: await findOrCreate(
      tx,
      "categories",
      drafted.flatMap(({ categories }) => categories),
      importId,
    ),
    sources: await findOrCreate(
      tx,
      "sources",
      drafted.flatMap(({ sources }) => sources),
      importId,
    ),
  };
  const idOf = (list: keyof typeof find, [draft]: readonly { readonly key: string }[]) =>
    draft === undefined ? null : required(find[list].get(draft.key), "the record of a copy");
  await insertResolvedCopies(
    tx,
    drafted.map(({ copy, places, categories, sources, hasNoSource }) => ({
      ...copy,
      locationId: idOf("locations", places),
      categoryId: idOf("categories", categories),
      sourceId: sources.length === 0 && !hasNoSource ? undefined : idOf("sources", sources),
    })),
    options,
  );
}

/** As `insertCopies`, with records that are known. A code that is taken fails the whole write. */
export async function insertResolvedCopies(
  tx: Transaction,
  copies: readonly ResolvedCopy[],
  { importId, listed, now }: InsertOptions,
): Promise<void> {
  const sourceOfBook = await sourcesOfBooks(
    tx,
    copies.flatMap(({ bookId, sourceId }) => (sourceId === undefined ? bookId : [])),
  );
  await tx.insert(
    copyTable,
    copies.map(({ bookId, itemCode, locationId, categoryId, sourceId, ...copy }) => ({
      bookId,
      ...numbersOf({ itemCode, inventoryCode: copy.inventoryCode ?? null }),
      locationId,
      categoryId,
      callNumber: copy.callNumber ?? null,
      condition: copy.condition ?? "good",
      status: copy.status ?? "available",
      sourceId: sourceId === undefined ? (sourceOfBook.get(bookId) ?? null) : sourceId,
      supplier: copy.supplier ?? null,
      invoiceNumber: copy.invoiceNumber ?? null,
      price: copy.price ?? null,
      acquiredAt: copy.acquiredAt ?? null,
      note: copy.note ?? null,
      issueLabel: copy.issueLabel ?? null,
      serialIssueId: copy.serialIssueId ?? null,
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

/** The source of each book, which a copy gets unless another one is given. */
export async function sourcesOfBooks(
  tx: Transaction,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const sources = new Map<number, number | null>();
  for (const batch of chunk([...new Set(bookIds)])) {
    const rows = await tx.select(pick(bookTable, "id", "sourceId"), sql`FROM books WHERE id IN (${join(batch)})`);
    rows.forEach(({ id, sourceId }) => sources.set(id, sourceId));
  }
  return sources;
}

interface WrittenCopy {
  readonly id: number;
  readonly bookId: number;
  /** Its book's copies are counted when the book is listed: an earlier update of the book would cost as much again. */
  readonly isOfUnlisted?: boolean;
}

/** Gives copies the same values; its numbers each has of its own, by `numberCopy`. */
export async function updateCopies(
  tx: Transaction,
  copies: readonly WrittenCopy[],
  values: PatchOf<Copy> & { readonly [Name in keyof ReturnType<typeof numbersOf>]?: never },
): Promise<void> {
  await tx.update(copyTable, values, sql`id IN (${join(copies.map(({ id }) => id))})`);
  await recountHeldCopies(
    tx,
    copies.flatMap(({ bookId, isOfUnlisted = false }) => (isOfUnlisted ? [] : bookId)),
  );
}

export async function numberCopy(tx: Transaction, { id, ...numbers }: NumberedCopy & { readonly id: number }) {
  await tx.update(copyTable, numbersOf(numbers), sql`id = ${id}`);
}

/** A copy comes back from the bin as it was. */
export async function restoreCopy(tx: Transaction, copy: Omit<InsertOf<Copy>, "registerKey">): Promise<void> {
  await tx.insert(copyTable, [{ ...copy, ...numbersOf(copy) }]);
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
