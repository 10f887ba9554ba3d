import sql, { join, raw, type Sql } from "sql-template-tag";

import type { Transaction } from "../../platform/database/Database.js";
import { adjustCounters } from "../../platform/database/counters.js";
import { required } from "../../platform/required.js";

interface CountedBook {
  readonly id: number;
  readonly publisherId: number | null;
  readonly categoryId: number | null;
  readonly classificationId: number | null;
  readonly locationId: number | null;
  readonly sourceId: number | null;
}

/**
 * Adds to (+1) or subtracts from (-1) the stored counts for books that become listed or unlisted: the total, and the
 * count of each author, publisher, category, classification, location and source. At most a thousand books at a time.
 */
export async function adjustBookCounts(tx: Transaction, bookIds: readonly number[], change: 1 | -1): Promise<void> {
  if (bookIds.length === 0) {
    return;
  }
  const ids = join([...bookIds]);
  const books = await tx.rows<CountedBook>(
    sql`SELECT id, publisher_id AS publisherId, category_id AS categoryId, classification_id AS classificationId,
          location_id AS locationId, source_id AS sourceId FROM books WHERE id IN (${ids})`,
  );
  const links = await tx.rows<{ authorId: number }>(
    sql`SELECT author_id AS authorId FROM book_authors WHERE book_id IN (${ids})`,
  );
  await adjustAuthorityCounts(
    tx,
    raw("authors"),
    links.map((link) => link.authorId),
    change,
  );
  await adjustAuthorityCounts(
    tx,
    raw("publishers"),
    books.map((book) => book.publisherId),
    change,
  );
  await adjustAuthorityCounts(
    tx,
    raw("categories"),
    books.map((book) => book.categoryId),
    change,
  );
  await adjustAuthorityCounts(
    tx,
    raw("classifications"),
    books.map((book) => book.classificationId),
    change,
  );
  await adjustAuthorityCounts(
    tx,
    raw("locations"),
    books.map((book) => book.locationId),
    change,
  );
  await adjustAuthorityCounts(
    tx,
    raw("sources"),
    books.map((book) => book.sourceId),
    change,
  );
  await adjustCounters(tx, { books: books.length * change });
}

/** The records whose counts include this book. */
export interface BookAuthorityIds extends Omit<CountedBook, "id"> {
  readonly authorIds: readonly number[];
}

/** Updates the stored counts of the records that a book no longer refers to and of those it newly refers to. */
export async function moveBookCounts(
  tx: Transaction,
  before: BookAuthorityIds,
  after: BookAuthorityIds,
): Promise<void> {
  const ids = ({ authorIds, publisherId, categoryId, classificationId, locationId, sourceId }: BookAuthorityIds) =>
    [
      [raw("authors"), authorIds],
      [raw("publishers"), [publisherId]],
      [raw("categories"), [categoryId]],
      [raw("classifications"), [classificationId]],
      [raw("locations"), [locationId]],
      [raw("sources"), [sourceId]],
    ] as const;
  const entered = ids(after);
  for (const [index, [table, left]] of ids(before).entries()) {
    const [, now] = required(entered[index], "the records of the changed book");
    await adjustAuthorityCounts(
      tx,
      table,
      left.filter((id) => !now.some((other) => other === id)),
      -1,
    );
    await adjustAuthorityCounts(
      tx,
      table,
      now.filter((id) => !left.some((other) => other === id)),
      1,
    );
  }
}

async function adjustAuthorityCounts(
  tx: Transaction,
  table: Sql,
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
    await tx.run(sql`UPDATE ${table} SET books_count = books_count + ${count * change} WHERE id IN (${join(ids)})`);
  }
}
