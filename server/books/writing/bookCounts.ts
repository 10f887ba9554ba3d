import sql, { join } from "sql-template-tag";

import type { AuthorityList } from "../../authorities/authorityReads.js";
import { authorityTables } from "../../authorities/authorityTables.js";
import { pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { adjustCounters } from "../../platform/database/counters/counters.js";
import { bookTable } from "../Book.entity.js";
import { bookAuthorTable } from "../BookAuthor.entity.js";
import { isShown } from "../bookReads.js";
import { countWordsOfBooks } from "../vocabulary/vocabularyWriter.js";
import { bookReferences, REFERENCED_LISTS, type ReferenceColumn, referenceColumns } from "../record/bookReferences.js";

declare module "../../platform/database/counters/counters.js" {
  interface Counters {
    /** Titles of the catalogue that readers do not find; `books` counts the others. */
    readonly hiddenBooks: number;
  }
}

/**
 * Adds to (+1) or subtracts from (-1) the stored counts for books that become listed or unlisted, hidden or shown: the
 * totals, and of those that readers find the count of each author, publisher, category, classification, location and
 * source, and of the words that occur in them. At most a thousand books at a time.
 */
export async function adjustBookCounts(tx: Transaction, bookIds: readonly number[], change: 1 | -1): Promise<void> {
  if (bookIds.length === 0) {
    return;
  }
  const books = await tx.select(
    { ...pick(bookTable, "id"), ...referenceColumns },
    sql`FROM books WHERE id IN (${join([...bookIds])}) AND ${isShown}`,
  );
  await adjustCounters(tx, { hiddenBooks: (bookIds.length - books.length) * change });
  if (books.length === 0) {
    return;
  }
  const shownIds = books.map(({ id }) => id);
  const ids = join(shownIds);
  const links = await tx.select(pick(bookAuthorTable, "authorId"), sql`FROM book_authors WHERE book_id IN (${ids})`);
  await adjustAuthorityCounts(
    tx,
    "authors",
    links.map(({ authorId }) => authorId),
    change,
  );
  for (const list of REFERENCED_LISTS) {
    await adjustAuthorityCounts(
      tx,
      list,
      books.map((book) => book[bookReferences[list]]),
      change,
    );
  }
  await adjustCounters(tx, { books: books.length * change });
  await countWordsOfBooks(tx, shownIds, change);
}

/** The records whose counts include this book. */
export interface BookAuthorityIds extends Readonly<Record<ReferenceColumn, number | null>> {
  readonly authorIds: readonly number[];
}

/** Updates the stored counts of the records that a book no longer refers to and of those it newly refers to. */
export async function moveBookCounts(
  tx: Transaction,
  before: BookAuthorityIds,
  after: BookAuthorityIds,
): Promise<void> {
  const idsOf = (book: BookAuthorityIds, list: AuthorityList): readonly (number | null)[] =>
    list === "authors" ? book.authorIds : [book[bookReferences[list]]];
  for (const list of ["authors", ...REFERENCED_LISTS] as const) {
    const left = idsOf(before, list);
    const entered = idsOf(after, list);
    await adjustAuthorityCounts(
      tx,
      list,
      left.filter((id) => !entered.includes(id)),
      -1,
    );
    await adjustAuthorityCounts(
      tx,
      list,
      entered.filter((id) => !left.includes(id)),
      1,
    );
  }
}

async function adjustAuthorityCounts(
  tx: Transaction,
  list: AuthorityList,
  recordIds: readonly (number | null)[],
  change: 1 | -1,
): Promise<void> {
  const usesById = new Map<number, number>();
  for (const id of recordIds) {
    if (id !== null) {
      usesById.set(id, (usesById.get(id) ?? 0) + 1);
    }
  }
  const byCount = new Map<number, number[]>();
  for (const [id, count] of usesById) {
    byCount.set(count, [...(byCount.get(count) ?? []), id]);
  }
  for (const [count, ids] of byCount) {
    await tx.update(
      authorityTables[list],
      { booksCount: sql`books_count + ${count * change}` },
      sql`id IN (${join(ids)})`,
    );
  }
}
