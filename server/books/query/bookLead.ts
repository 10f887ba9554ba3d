import sql, { join, type Sql } from "sql-template-tag";

import type { Reader } from "../../platform/database/Database.js";
import { readCounter } from "../../platform/database/counterReads.js";
import { type FilterPart, looked } from "./bookFilter.js";
import { type BookIndex, booksBy, leading } from "./bookIndexes.js";

/** A part of a filter by which books are found. */
export type FindingPart = FilterPart & { readonly index: BookIndex };

/** So few books are read and sorted sooner than anything is weighed. */
const FEW = 2_000;
/** Where the number of books is not kept it is counted so far; what finds more counts as finding all. */
const MOST_COUNTED = 20_000;
const LOOKS = 20;
const BOOKS_A_LOOK = 50;
const PAGE = 50;
/** Passing books in another order looks each of them up somewhere else, and those that are wanted may stand together at its end. */
const COST_OF_PASSING = 4;

interface ListOrder {
  /** Newest first, or the other way round. */
  readonly isById: boolean;
  /** What the books of the order's first stretch have; those that lack it follow when they have been passed. */
  readonly first?: Sql | undefined;
}

/**
 * The part of the filter that the reading begins with, or null where the books are passed in the list's order until a page is full:
 * what finds few books is sorted afterwards, what most books have is left to the order. So a page costs some thousand books at most,
 * of a million too, unless several common things hardly ever meet.
 */
export async function leadingPart(
  reader: Reader,
  asked: readonly FilterPart[],
  order: ListOrder,
): Promise<FindingPart | null> {
  const { isById } = order;
  const [only] = asked;
  if (!only || (asked.length === 1 && isById && only.isById)) {
    return only && isFinding(only) ? only : null;
  }
  const parts = order.first ? [...asked, looked(order.first)] : asked;
  const smallest = await smallestPart(reader, parts);
  if (!smallest || smallest.size <= FEW) {
    return smallest?.part ?? null;
  }
  const { part, size } = smallest;
  const all = await readCounter(reader, "books");
  const matches = parts.length === 1 ? size : Math.min(size, all * (await shareOf(reader, parts)));
  const passed = (among: number) => Math.min(among, (PAGE * among) / matches);
  const cost = isById && part.isById ? passed(size) : size;
  return cost <= passed(all) * COST_OF_PASSING ? part : null;
}

/** The part that finds the fewest books; null where none finds any. */
export async function smallestPart(
  reader: Reader,
  parts: readonly FilterPart[],
): Promise<{ readonly part: FindingPart; readonly size: number } | null> {
  let smallest: { part: FindingPart; size: number } | null = null;
  for (const part of parts.filter(isFinding)) {
    const size: number = part.records
      ? await countOfRecords(reader, part.records)
      : await countTo(reader, part, Math.min(smallest?.size ?? MOST_COUNTED, MOST_COUNTED));
    if (!smallest || size < smallest.size) {
      smallest = { part, size };
    }
  }
  return smallest;
}

function isFinding(part: FilterPart): part is FindingPart {
  return part.index !== null;
}

/** How many books records of one of the six lists have, as it is kept with each. */
export async function countOfRecords(
  reader: Reader,
  { table, ids }: NonNullable<FilterPart["records"]>,
): Promise<number> {
  const [row] = await reader.rows<{ count: number | null }>(
    sql`SELECT SUM(books_count) AS count FROM ${table} WHERE id IN (${join([...ids])})`,
  );
  return Number(row?.count ?? 0);
}

/** All books, where it finds as many as are counted. */
async function countTo(reader: Reader, { index, condition }: FindingPart, most: number): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM (SELECT books.id FROM ${booksBy(reader.engine, index)} WHERE books.listed = 1 AND ${condition} LIMIT ${most}) AS some`,
  );
  const count = Number(row?.count ?? 0);
  return count < most ? count : readCounter(reader, "books");
}

/** How much of the collection has all that is asked, by a look at some books from all over it: those that came together are alike. */
async function shareOf(reader: Reader, parts: readonly FilterPart[]): Promise<number> {
  const [last] = await reader.rows<{ id: number | null }>(sql`SELECT MAX(id) AS id FROM books`);
  const books = booksBy(reader.engine, "PRIMARY");
  const looks = Array.from({ length: LOOKS }, (_, place) => {
    const from = Math.floor((place * Number(last?.id ?? 0)) / LOOKS);
    return sql`SELECT id FROM (SELECT books.id FROM ${books} WHERE books.id > ${from} AND books.listed = 1 ORDER BY books.id LIMIT ${BOOKS_A_LOOK}) AS look`;
  });
  const [row] = await reader.rows<{ looked: number; matching: number | null }>(
    sql`SELECT COUNT(*) AS looked, SUM(CASE WHEN ${join(
      parts.map(({ condition }) => sql`(${condition})`),
      " AND ",
    )} THEN 1 ELSE 0 END) AS matching
        FROM (${join(looks, " UNION ALL ")}) AS sample ${leading(reader.engine)} books ON books.id = sample.id`,
  );
  // Where none was met there may be some all the same.
  return (Number(row?.matching ?? 0) + 0.5) / (Number(row?.looked ?? 0) + 1);
}
