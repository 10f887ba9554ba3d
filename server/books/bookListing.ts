import sql, { join, raw, type Sql } from "sql-template-tag";

import type { Transaction } from "../database/Database.js";
import { adjustCounters } from "../libraryInfo/counters.js";

interface CountedBook {
  readonly id: number;
  readonly publisherId: number | null;
  readonly categoryId: number | null;
  readonly classificationId: number | null;
  readonly locationId: number | null;
  readonly sourceId: number | null;
}

/**
 * Moves the kept figures for books that enter (+1) or leave (-1) the catalogue: how many there are, and how many each author,
 * publisher, category, classification, location and source has. At most a thousand books at a time.
 */
export async function countBooksListed(tx: Transaction, bookIds: readonly number[], change: 1 | -1): Promise<void> {
  if (bookIds.length === 0) {
    return;
  }
  const ids = join([...bookIds]);
  const books = await tx.rows<CountedBook>(
    sql`SELECT id, publisher_id AS publisherId, category_id AS categoryId, classification_id AS classificationId,
          location_id AS locationId, source_id AS sourceId FROM books WHERE id IN (${ids})`,
  );
  const links = await tx.rows<{ authorId: number }>(sql`SELECT author_id AS authorId FROM book_authors WHERE book_id IN (${ids})`);
  await adjustBooksCount(tx, raw("authors"), links.map((link) => link.authorId), change);
  await adjustBooksCount(tx, raw("publishers"), books.map((book) => book.publisherId), change);
  await adjustBooksCount(tx, raw("categories"), books.map((book) => book.categoryId), change);
  await adjustBooksCount(tx, raw("classifications"), books.map((book) => book.classificationId), change);
  await adjustBooksCount(tx, raw("locations"), books.map((book) => book.locationId), change);
  await adjustBooksCount(tx, raw("sources"), books.map((book) => book.sourceId), change);
  await adjustCounters(tx, { books: books.length * change });
}

async function adjustBooksCount(tx: Transaction, table: Sql, recordIds: readonly (number | null)[], change: 1 | -1): Promise<void> {
  const uses = new Map<number, number>();
  for (const id of recordIds) {
    if (id !== null) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
    }
  }
  const byCount = new Map<number, number[]>();
  for (const [id, count] of uses) {
    byCount.set(count, [...(byCount.get(count) ?? []), id]);
  }
  for (const [count, ids] of byCount) {
    await tx.run(sql`UPDATE ${table} SET books_count = books_count + ${count * change} WHERE id IN (${join(ids)})`);
  }
}
