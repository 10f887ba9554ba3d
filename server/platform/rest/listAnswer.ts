import { setImmediate as nextTurn } from "node:timers/promises";

import { LARGEST_PAGE, type Page, type PageArgs } from "../database/keyset.js";
import { ValidationError } from "../../errors.js";
import { announcePages, FIRST_PAGE, type Paging, type PagingQuery, readPaging } from "./paging.js";
import { notModified, type RestAnswer, type RestCall, Streamed } from "./route.js";

/** So many objects are presented at a time; more would hold memory and everybody else up. */
const OBJECTS_AT_ONCE = 1_000;

interface ListSource<Row> {
  readonly page: (args: PageArgs) => Promise<Page<Row>>;
  readonly count: () => Promise<number>;
  readonly present: (rows: readonly Row[]) => Promise<readonly unknown[]>;
  /** How many objects come with a row, where they may be many. */
  readonly weigh?: (row: Row) => number;
}

type ListCall = Pick<
  RestCall<unknown, PagingQuery>,
  "query" | "url" | "origin" | "setHeader" | "isUnchanged" | "context"
>;

/**
 * Answers a list route: one page with links to its neighbours, or without paging the whole list, streamed in flat memory.
 * A whole list is known by the stamp of the last write, so that an unchanged one is told without reading it.
 */
export async function answerList<Row>(call: ListCall, source: ListSource<Row>): Promise<RestAnswer> {
  const {
    context: { libraryInfo, viewer },
  } = call;
  const paging = readPaging(call.query);
  if (paging === null) {
    return call.isUnchanged(await libraryInfo.stamp(viewer))
      ? notModified
      : new Streamed(asJson(call, source, wholeList(source)));
  }
  const rows = await readRows(call, source, paging);
  const { weigh } = source;
  if (!weigh || rows.reduce((sum, row) => sum + weigh(row), 0) <= OBJECTS_AT_ONCE) {
    return { data: await source.present(rows) };
  }
  return call.isUnchanged(await libraryInfo.stamp(viewer))
    ? notModified
    : new Streamed(asJson(call, source, onePage(rows)));
}

/** One page, the first unless another is asked for: for a list that time alone changes, or that never ends. */
export async function answerPage<Row>(
  call: ListCall,
  source: Omit<ListSource<Row>, "weigh">,
): Promise<{ readonly data: readonly unknown[] }> {
  const rows = await readRows(call, source, readPaging(call.query) ?? FIRST_PAGE);
  return { data: await source.present(rows) };
}

async function readRows<Row>(
  call: ListCall,
  { page: read, count }: Omit<ListSource<Row>, "present" | "weigh">,
  paging: Paging,
): Promise<Row[]> {
  const page = await inWordsOfRest(() => read(paging.args));
  announcePages(call, paging, page, paging.number === null ? null : await count());
  return page.edges.map(({ node }) => node);
}

async function* wholeList<Row>({ page }: ListSource<Row>): AsyncGenerator<readonly Row[]> {
  let after: string | null = null;
  do {
    const { edges, hasNextPage }: Page<Row> = await page({ first: LARGEST_PAGE, after });
    yield edges.map(({ node }) => node);
    after = hasNextPage ? (edges.at(-1)?.cursor ?? null) : null;
  } while (after !== null);
}

// eslint-disable-next-line @typescript-eslint/require-await -- stands where a list that is read stands
async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/** The envelope in pieces. What a batch has loaded is forgotten with it, and between two batches everybody else has a turn. */
async function* asJson<Row>(
  { context }: ListCall,
  { present, weigh = () => 1 }: ListSource<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let before = '{"status_code":200,"data":[';
  for await (const rows of batches) {
    for (const batch of cut(rows, weigh)) {
      const texts = (await present(batch)).map((record) => JSON.stringify(record));
      for (const loader of Object.values(context.loaders)) {
        loader.clearAll();
      }
      yield before + texts.join(",");
      before = ",";
      await nextTurn();
    }
  }
  yield before === "," ? "]}" : `${before}]}`;
}

function* cut<Row>(rows: readonly Row[], weigh: (row: Row) => number): Generator<readonly Row[]> {
  let batch: Row[] = [];
  let weight = 0;
  for (const row of rows) {
    if (batch.length > 0 && weight + weigh(row) > OBJECTS_AT_ONCE) {
      yield batch;
      batch = [];
      weight = 0;
    }
    batch.push(row);
    weight += weigh(row);
  }
  if (batch.length > 0) {
    yield batch;
  }
}

const WORDS_OF_REST: Readonly<Record<string, string>> = { after: "cursor", first: "per_page", last: "per_page" };

/** Services name paging as GraphQL does. */
async function inWordsOfRest<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ValidationError
      ? new ValidationError(
          error.message,
          error.fields.map(({ name, message }) => ({ name: WORDS_OF_REST[name] ?? name, message })),
        )
      : error;
  }
}
