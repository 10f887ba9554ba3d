import sql, { join, type Sql } from "sql-template-tag";

import { integer, nullable } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { readCounter } from "../../platform/database/counters/counterReads.js";
import { type FilterCondition, unindexed } from "./bookFilter.js";
import { type BookIndex, booksUsingIndex, forcedJoin } from "./bookIndexes.js";

/** A filter condition that can drive the query. */
export type IndexedCondition = FilterCondition & { readonly index: BookIndex };

/** So few books are read and sorted sooner than the share of matching books could be estimated. */
const FEW_BOOKS = 2_000;
/**
 * Where no count is stored, matches are counted up to this limit, and up to this share of all books; a condition with
 * more is treated as matching everything.
 */
const MAX_COUNTED = 20_000;
const MAX_COUNTED_SHARE = 0.1;
const SAMPLE_POINTS = 20;
const BOOKS_PER_SAMPLE = 50;
const PAGE_SIZE = 50;
/** Walking books in another order costs a lookup per book, and the matching ones may all be at the end. */
const SCAN_COST_FACTOR = 4;

/** How many books each condition finds: a list's page and its count ask for the same ones. */
const sizes = new WeakMap<FilterCondition, number>();

interface ListOrder {
  /** Newest or oldest first. */
  readonly isInIdOrder: boolean;
  /** The condition of the order's first segment; books without a value form the second segment. */
  readonly firstSegment?: Sql | undefined;
}

/**
 * The filter condition that drives the query, or null to walk the books in the list's order until a page is full: the
 * matches of a selective condition are read and sorted, a common one is left to the order. A page then reads some
 * thousand books at most, even of a million, unless several common conditions rarely coincide.
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
  const matches =
    allConditions.length === 1 ? size : Math.min(size, total * (await estimateShare(reader, allConditions)));
  const scanned = (among: number) => Math.min(among, (PAGE_SIZE * among) / matches);
  const cost = isInIdOrder && condition.isInIdOrder ? scanned(size) : size;
  return cost <= scanned(total) * SCAN_COST_FACTOR ? condition : null;
}

/** The part that finds the fewest books; null where none finds any. */
export async function mostSelective(
  reader: Reader,
  allConditions: readonly FilterCondition[],
): Promise<{ readonly condition: IndexedCondition; readonly size: number } | null> {
  const total = await readCounter(reader, "books");
  const maxCounted = Math.min(MAX_COUNTED, Math.max(FEW_BOOKS + 1, Math.ceil(total * MAX_COUNTED_SHARE)));
  let best: { condition: IndexedCondition; size: number } | null = null;
  for (const condition of allConditions.filter(isIndexed)) {
    const size: number =
      sizes.get(condition) ??
      (condition.records
        ? await countAuthorityBooks(reader, condition.records)
        : await countUpTo(reader, condition, Math.min(best?.size ?? maxCounted, maxCounted), total));
    sizes.set(condition, size);
    if (!best || size < best.size) {
      best = { condition, size };
    }
  }
  return best;
}

function isIndexed(condition: FilterCondition): condition is IndexedCondition {
  return condition.index !== null;
}

/** The sum of the stored book counts of records of one authority list. */
export async function countAuthorityBooks(
  reader: Reader,
  { table, ids }: NonNullable<FilterCondition["records"]>,
): Promise<number> {
  const [row] = await reader.select(
    { count: integer(sql`COALESCE(SUM(books_count), 0)`) },
    sql`FROM ${table} WHERE id IN (${join([...ids])})`,
  );
  return required(row, "the row of a sum").count;
}

/** All books, if the condition matches as many as are counted. */
async function countUpTo(
  reader: Reader,
  { index, condition }: IndexedCondition,
  limit: number,
  total: number,
): Promise<number> {
  const count = await reader.count(
    sql`FROM (SELECT books.id FROM ${booksUsingIndex(reader.engine, index)} WHERE books.listed = 1 AND ${condition}
        LIMIT ${limit}) AS some`,
  );
  return count < limit ? count : total;
}

/** The ids of a thousand books from the whole collection, since books created together are similar. */
export async function sampleOfBooks(reader: Reader): Promise<Sql> {
  const [range] = await reader.select({ highest: nullable(integer(sql`MAX(id)`)) }, sql`FROM books`);
  // Null where there is no book yet.
  const highest = required(range, "the row of a maximum").highest ?? 0;
  const books = booksUsingIndex(reader.engine, "PRIMARY");
  const samples = Array.from({ length: SAMPLE_POINTS }, (_, place) => {
    const from = Math.floor((place * highest) / SAMPLE_POINTS);
    return sql`SELECT id FROM (SELECT books.id FROM ${books} WHERE books.id > ${from} AND books.listed = 1
               ORDER BY books.id LIMIT ${BOOKS_PER_SAMPLE}) AS look`;
  });
  return sql`(${join(samples, " UNION ALL ")}) AS sample`;
}

/** Estimates the share of books that match all conditions. */
async function estimateShare(reader: Reader, allConditions: readonly FilterCondition[]): Promise<number> {
  const matches = join(
    allConditions.map(({ condition }) => sql`(${condition})`),
    " AND ",
  );
  const [row] = await reader.select(
    {
      sampled: integer(sql`COUNT(*)`),
      matching: integer(sql`COALESCE(SUM(CASE WHEN ${matches} THEN 1 ELSE 0 END), 0)`),
    },
    sql`FROM ${await sampleOfBooks(reader)} ${forcedJoin(reader.engine)} books ON books.id = sample.id`,
  );
  // If no sample matched, there may still be some matches.
  const { sampled, matching } = required(row, "the row of a sum");
  return (matching + 0.5) / (sampled + 1);
}
