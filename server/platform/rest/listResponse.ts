import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { allPages, type Page, type PageArgs } from "../database/keyset.js";
import { ValidationError } from "../../errors.js";
import type { RequestContext } from "../requestContext.js";
import { setPageLinks, FIRST_PAGE, type Paging, type PagingQuery, parsePaging } from "./paging.js";
import { notModified, type RestResponse, type RestCall, StreamedBody } from "./route.js";

/** The number of objects that are presented at once; more would use too much memory and block the event loop. */
const MAX_OBJECTS_PER_BATCH = 1_000;

interface ListSource<Row> {
  readonly page: (args: PageArgs) => Promise<Page<Row>>;
  readonly count: () => Promise<number>;
  readonly present: (rows: readonly Row[], loaders: RequestContext["loaders"]) => Promise<readonly unknown[]>;
  /** How many nested objects a row has, if there may be many. */
  readonly weight?: (row: Row) => number;
}

type ListCall = Pick<
  RestCall<unknown, PagingQuery>,
  "query" | "url" | "origin" | "setHeader" | "isUnchanged" | "context"
>;

/**
 * Sends a list: one page with links to its neighbours, or without paging parameters the whole list, streamed in
 * constant memory. The ETag of a whole list is based on the data version, so that a 304 needs no read of the list.
 */
export async function respondWithList<Row>(call: ListCall, source: ListSource<Row>): Promise<RestResponse> {
  const {
    context: { libraryInfo, viewer },
  } = call;
  const paging = parsePaging(call.query);
  if (paging === null) {
    return call.isUnchanged(await libraryInfo.dataVersion(viewer))
      ? notModified
      : new StreamedBody(streamJson(call, source, allPages(source.page)));
  }
  const { weight } = source;
  // Before the rows, which are then at least as new: older ones would be kept under the version of newer ones.
  const version = weight ? await libraryInfo.dataVersion(viewer) : "";
  const rows = await readRows(call, source, paging);
  if (!weight || rows.reduce((sum, row) => sum + weight(row), 0) <= MAX_OBJECTS_PER_BATCH) {
    return { data: await source.present(rows, call.context.loaders) };
  }
  return call.isUnchanged(version) ? notModified : new StreamedBody(streamJson(call, source, singleBatch(rows)));
}

/** Sends one page, by default the first: for lists that change with time alone or grow without limit. */
export async function respondWithPage<Row>(
  call: ListCall,
  source: Omit<ListSource<Row>, "weigh">,
): Promise<{ readonly data: readonly unknown[] }> {
  const rows = await readRows(call, source, parsePaging(call.query) ?? FIRST_PAGE);
  return { data: await source.present(rows, call.context.loaders) };
}

async function readRows<Row>(
  call: ListCall,
  { page: readPage, count }: Omit<ListSource<Row>, "present" | "weigh">,
  paging: Paging,
): Promise<Row[]> {
  // Neither waits for the other: of a large collection each takes its time.
  const [page, total] = await Promise.all([
    withRestFieldNames(() => readPage(paging.args)),
    paging.number === null ? null : withRestFieldNames(count),
  ]);
  setPageLinks(call, paging, page, total);
  return page.edges.map(({ node }) => node);
}

// eslint-disable-next-line @typescript-eslint/require-await -- stands where a list that is read stands
async function* singleBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/** The envelope in chunks. Each batch has loaders of its own, and after it the event loop gets a turn. */
async function* streamJson<Row>(
  { context }: ListCall,
  { present, weight = () => 1 }: ListSource<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let prefix = '{"status_code":200,"data":[';
  for await (const rows of batches) {
    for (const batch of splitByWeight(rows, weight)) {
      yield prefix + toJson(await present(batch, context.createLoaders()));
      prefix = ",";
      await yieldToEventLoop();
    }
  }
  yield prefix === "," ? "]}" : `${prefix}]}`;
}

function toJson(records: readonly unknown[]): string {
  return records.map((record) => JSON.stringify(record)).join(",");
}

function* splitByWeight<Row>(rows: readonly Row[], weight: (row: Row) => number): Generator<readonly Row[]> {
  let batch: Row[] = [];
  let batchWeight = 0;
  for (const row of rows) {
    if (batch.length > 0 && batchWeight + weight(row) > MAX_OBJECTS_PER_BATCH) {
      yield batch;
      batch = [];
      batchWeight = 0;
    }
    batch.push(row);
    batchWeight += weight(row);
  }
  if (batch.length > 0) {
    yield batch;
  }
}

const REST_FIELD_NAMES: Readonly<Record<string, string>> = { after: "cursor", first: "per_page", last: "per_page" };

/** Services name paging as GraphQL does. */
async function withRestFieldNames<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ValidationError
      ? new ValidationError(
          error.message,
          error.fields.map(({ name, message }) => ({ name: REST_FIELD_NAMES[name] ?? name, message })),
        )
      : error;
  }
}
