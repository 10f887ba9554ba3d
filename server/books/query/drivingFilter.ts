import sql, { join, type Sql } from "sql-template-tag";

import type { Reader } from "../../platform/database/Database.js";
import { readCounter } from "../../platform/database/counterReads.js";
import { type FilterCondition, unindexed } from "./bookFilter.js";
import { type BookIndex, booksUsingIndex, forcedJoin } from "./bookIndexes.js";

/** A part of a filter by which books are found. */
export type IndexedCondition = FilterCondition & { readonly index: BookIndex };

/** So few books are read and sorted sooner than anything is weighed. */
const FEW_BOOKS = 2_000;
/** Where the number of books is not kept it is counted so far; what finds more counts as finding all. */
const MAX_COUNTED = 20_000;
const SAMPLE_POINTS = 20;
const BOOKS_PER_SAMPLE = 50;
const PAGE_SIZE = 50;
/** Passing books in another order looks each of them up somewhere else, and those that are wanted may stand together at its end. */
const SCAN_COST_FACTOR = 4;

interface ListOrder {
  /** Newest first, or the other way round. */
  readonly isInIdOrder: boolean;
  /** What the books of the order's first stretch have; those that lack it follow when they have been passed. */
  readonly firstSegment?: Sql | undefined;
}

/**
 * The part of the filter that the reading begins with, or null where the books are passed in the list's order until a page is full:
 * what finds few books is sorted afterwards, what most books have is left to the order. So a page costs some thousand books at most,
 * of a million too, unless several common things hardly ever meet.
 */
export async function drivingFilter(
  reader: Reader,
  conditions: readonly FilterCondition[],
  order: ListOrder,
): Promise<IndexedCondition | null> {
  const { isInIdOrder } = order;
  const [onlyCondition] = conditions;
  if (!onlyCondition || (conditions.length === 1 && isInIdOrder && onlyCondition.isInIdOrder)) {
    return onlyCondition && isIndexed(onlyCondition) ? onlyCondition : null;
  }
  const allConditions = order.firstSegment ? [...conditions, unindexed(order.firstSegment)] : conditions;
  const best = await mostSelective(reader, allConditions);
  if (!best || best.size <= FEW_BOOKS) {
    return best?.condition ?? null;
  }
  const { condition, size } = best;
  const total = await readCounter(reader, "books");
  const matches = allConditions.length === 1 ? size : Math.min(size, total * (await estimateShare(reader, allConditions)));
  const scanned = (among: number) => Math.min(among, (PAGE_SIZE * among) / matches);
  const cost = isInIdOrder && condition.isInIdOrder ? scanned(size) : size;
  return cost <= scanned(total) * SCAN_COST_FACTOR ? condition : null;
}

/** The part that finds the fewest books; null where none finds any. */
export async function mostSelective(
  reader: Reader,
  allConditions: readonly FilterCondition[],
): Promise<{ readonly condition: IndexedCondition; readonly size: number } | null> {
  let best: { condition: IndexedCondition; size: number } | null = null;
  for (const condition of allConditions.filter(isIndexed)) {
    const size: number = condition.records
      ? await countAuthorityBooks(reader, condition.records)
      : await countUpTo(reader, condition, Math.min(best?.size ?? MAX_COUNTED, MAX_COUNTED));
    if (!best || size < best.size) {
      best = { condition, size };
    }
  }
  return best;
}

function isIndexed(condition: FilterCondition): condition is IndexedCondition {
  return condition.index !== null;
}

/** How many books records of one of the six lists have, as it is kept with each. */
export async function countAuthorityBooks(
  reader: Reader,
  { table, ids }: NonNullable<FilterCondition["records"]>,
): Promise<number> {
  const [row] = await reader.rows<{ count: number | null }>(
    sql`SELECT SUM(books_count) AS count FROM ${table} WHERE id IN (${join([...ids])})`,
  );
  return Number(row?.count ?? 0);
}

/** All books, where it finds as many as are counted. */
async function countUpTo(reader: Reader, { index, condition }: IndexedCondition, limit: number): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM (SELECT books.id FROM ${booksUsingIndex(reader.engine, index)} WHERE books.listed = 1 AND ${condition} LIMIT ${limit}) AS some`,
  );
  const count = Number(row?.count ?? 0);
  return count < limit ? count : readCounter(reader, "books");
}

/** How much of the collection has all that is asked, by a look at some books from all over it: those that came together are alike. */
async function estimateShare(reader: Reader, allConditions: readonly FilterCondition[]): Promise<number> {
  const [highest] = await reader.rows<{ id: number | null }>(sql`SELECT MAX(id) AS id FROM books`);
  const books = booksUsingIndex(reader.engine, "PRIMARY");
  const samples = Array.from({ length: SAMPLE_POINTS }, (_, place) => {
    const from = Math.floor((place * Number(highest?.id ?? 0)) / SAMPLE_POINTS);
    return sql`SELECT id FROM (SELECT books.id FROM ${books} WHERE books.id > ${from} AND books.listed = 1 ORDER BY books.id LIMIT ${BOOKS_PER_SAMPLE}) AS look`;
  });
  const [row] = await reader.rows<{ looked: number; matching: number | null }>(
    sql`SELECT COUNT(*) AS looked, SUM(CASE WHEN ${join(
      allConditions.map(({ condition }) => sql`(${condition})`),
      " AND ",
    )} THEN 1 ELSE 0 END) AS matching
        FROM (${join(samples, " UNION ALL ")}) AS sample ${forcedJoin(reader.engine)} books ON books.id = sample.id`,
  );
  // Where none was met there may be some all the same.
  return (Number(row?.matching ?? 0) + 0.5) / (Number(row?.looked ?? 0) + 1);
}
