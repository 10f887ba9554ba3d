import sql, { join, type Sql } from "sql-template-tag";

import { invalid } from "../../errors.js";
import { required } from "../required.js";

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** Relay's four paging arguments, and an offset for REST's numbered pages. */
export interface PageArgs {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  /** How many rows to skip. Every one is read, so callers must limit it. */
  readonly skip?: number;
}

type KeyValue = string | number;

/** One column of an order; the last one of a segment is unique. */
export interface KeyColumn<Row> {
  readonly column: Sql;
  readonly descending: boolean;
  readonly valueOf: (row: Row) => KeyValue;
  /** Whether the column can be compared with a cursor's value; default: any. */
  readonly accepts?: (value: KeyValue) => boolean;
}

/** A part of the list with its own order. Segments follow one another and share no row. */
export interface Segment<Row> {
  readonly keys: readonly KeyColumn<Row>[];
  /** Reads rows of the segment that match `condition`, in `order`; `limit` is the operand of LIMIT. */
  readonly fetch: (condition: Sql, order: Sql, limit: Sql) => Promise<Row[]>;
  /** How many rows it has; needed if pages are numbered and another segment follows. */
  readonly count?: () => Promise<number>;
}

export interface Page<Row> {
  readonly edges: readonly { readonly cursor: string; readonly node: Row }[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** Where the list goes on, of a page that has looked further than its last row. */
  readonly startCursor?: string;
  readonly endCursor?: string;
}

interface Position {
  readonly segment: number;
  readonly values: readonly KeyValue[];
}

/** All of a list, page by page, each read when it is asked for. */
export async function* allPages<Row>(page: (args: PageArgs) => Promise<Page<Row>>): AsyncGenerator<readonly Row[]> {
  let after: string | null = null;
  do {
    const { edges, hasNextPage, endCursor }: Page<Row> = await page({ first: MAX_PAGE_SIZE, after });
    yield edges.map(({ node }) => node);
    after = hasNextPage ? (endCursor ?? edges.at(-1)?.cursor ?? null) : null;
  } while (after !== null);
}

/**
 * Reads one page by its neighbours' keys, so that page 1,000 costs what page 1 costs.
 * @throws DomainError validation for a size outside 0 to 100 or a cursor of another list.
 */
export async function readPage<Row>(
  name: string,
  segments: readonly Segment<Row>[],
  args: PageArgs,
): Promise<Page<Row>> {
  const { size, backward, edge: position, skip } = parsePageArgs(name, segments, args);
  let remainingSkip = skip;
  const collected: { cursor: string; node: Row }[] = [];
  const numbers = segments.map((_, index) => index);
  for (const number of backward ? numbers.reverse() : numbers) {
    const isPast = position !== undefined && (backward ? number > position.segment : number < position.segment);
    const segment = segments[number];
    if (isPast || !segment) {
      continue;
    }
    const keyCondition =
      position?.segment === number ? afterKeysCondition(segment.keys, position.values, backward) : sql`1 = 1`;
    const limit = size + 1 - collected.length;
    const rows = await segment.fetch(
      keyCondition,
      orderBy(segment.keys, backward),
      remainingSkip === 0 ? sql`${limit}` : sql`${limit} OFFSET ${remainingSkip}`,
    );
    collected.push(...rows.map((row) => ({ cursor: writeCursor(name, number, segment.keys, row), node: row })));
    if (rows.length > 0) {
      remainingSkip = 0;
    } else if (remainingSkip > 0 && number < segments.length - 1) {
      const count = required(segment.count, "the count of a segment that another one follows");
      remainingSkip = Math.max(0, remainingSkip - (await count()));
    }
    if (collected.length > size) {
      break;
    }
  }
  const hasMore = collected.length > size;
  const pageRows = collected.slice(0, size);
  if (backward) {
    pageRows.reverse();
  }
  return {
    edges: pageRows,
    hasNextPage: backward ? position !== undefined : hasMore,
    hasPreviousPage: backward ? hasMore : position !== undefined || skip > 0,
  };
}

function parsePageArgs<Row>(
  name: string,
  segments: readonly Segment<Row>[],
  { first, after, last, before, skip = 0 }: PageArgs,
) {
  const backward = last !== null && last !== undefined;
  if (backward && first !== null && first !== undefined) {
    throw invalid("first", "Pakai first atau last, jangan keduanya.");
  }
  if (backward ? after : before) {
    throw invalid(backward ? "after" : "before", "Pakai first dengan after, atau last dengan before.");
  }
  const size = (backward ? last : first) ?? DEFAULT_PAGE_SIZE;
  if (size < 0 || size > MAX_PAGE_SIZE) {
    throw invalid(backward ? "last" : "first", `Jumlah per halaman harus antara 0 dan ${MAX_PAGE_SIZE}.`);
  }
  const cursor = backward ? before : after;
  const position =
    cursor === null || cursor === undefined
      ? undefined
      : parseCursor(name, segments, cursor, backward ? "before" : "after");
  if (skip > 0 && (backward || position !== undefined)) {
    throw invalid("page", "Pakai nomor halaman atau penanda halaman, jangan keduanya.");
  }
  return { size, backward, edge: position, skip };
}

function orderBy<Row>(keys: readonly KeyColumn<Row>[], backward: boolean): Sql {
  return join(
    keys.map(({ column, descending }) => (descending === backward ? sql`${column} ASC` : sql`${column} DESC`)),
    ", ",
  );
}

/** `(a, b) > (x, y)` written out, since each column has its own direction. */
function afterKeysCondition<Row>(keys: readonly KeyColumn<Row>[], values: readonly KeyValue[], backward: boolean): Sql {
  const alternatives = keys.map((key, index) => {
    const equalKeys = keys.slice(0, index).map(({ column }, earlier) => sql`${column} = ${values[earlier]}`);
    const next =
      key.descending === backward ? sql`${key.column} > ${values[index]}` : sql`${key.column} < ${values[index]}`;
    return sql`(${join([...equalKeys, next], " AND ")})`;
  });
  const [firstKey] = keys;
  // The outer bound is redundant; without it neither engine sees an index range in the OR.
  const bound = firstKey
    ? firstKey.descending === backward
      ? sql`${firstKey.column} >= ${values[0]}`
      : sql`${firstKey.column} <= ${values[0]}`
    : sql`1 = 1`;
  return sql`${bound} AND (${join(alternatives, " OR ")})`;
}

/** A row's cursor for `after` and `before`. */
export function writeCursor<Row>(name: string, segment: number, keys: readonly KeyColumn<Row>[], row: Row): string {
  return Buffer.from(JSON.stringify([name, segment, ...keys.map((key) => key.valueOf(row))])).toString("base64url");
}

function parseCursor<Row>(name: string, segments: readonly Segment<Row>[], cursor: string, argument: string): Position {
  const [list, segment, ...values] = decodeCursor(cursor);
  const keys = typeof segment === "number" ? segments[segment]?.keys : undefined;
  const isValid =
    list === name &&
    keys?.length === values.length &&
    values.every((value, index) => isKeyValue(value) && (keys[index]?.accepts?.(value) ?? true));
  if (!isValid || typeof segment !== "number") {
    throw invalid(argument, "Penanda halaman tidak berlaku untuk daftar ini. Mulai lagi dari halaman pertama.");
  }
  return { segment, values: values as KeyValue[] };
}

/** `1e999` is JSON, and becomes an infinity that no database compares with. */
function isKeyValue(value: unknown): value is KeyValue {
  return typeof value === "string" || (typeof value === "number" && Number.isFinite(value));
}

function decodeCursor(cursor: string): unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}
