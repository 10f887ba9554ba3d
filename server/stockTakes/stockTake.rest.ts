import { z } from "zod";

import { csvDownload, respondWithCsv } from "../platform/rest/csvDownload.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, wholeNumber } from "../platform/rest/queryFields.js";
import { route, StreamedBody } from "../platform/rest/route.js";
import type { RequestContext } from "../platform/requestContext.js";
import { applyInput, beginInput, scansInput, stateInput, ITEM_LISTS } from "./stockTakeInput.js";
import {
  outcomeResponse,
  presentDetail,
  presentItem,
  presentOutcome,
  presentScan,
  presentStockTake,
  scanResponse,
  stockTakeDetailResponse,
  stockTakeItemResponse,
  stockTakeResponse,
} from "./stockTakePresenter.js";
import { type StockTakeRow } from "./stockTakeReads.js";
import { stockTakeNotFound } from "./stockTakeNotFound.js";

const shared = { tag: "Stock takes", access: "stockTakes.read" } as const;
const takeId = z.strictObject({ id: wholeNumber().describe("The stock take's number in the database.") });
const takeData = z.object({ data: stockTakeResponse });
const listChoice = choice(ITEM_LISTS).describe(
  "Copies of one outcome; `done` are those that were changed at the end, `skipped` those that were left then.",
);

const example = {
  id: 4,
  name: "Stock opname 30 November 2026",
  state: "open",
  part: "Ruang Baca · Kelas 800–899",
  location_id: 2,
  category_id: null,
  class_from: "800",
  class_to: "899",
  started_at: "2026-11-30T01:00:00.000Z",
  started_by: "rina",
  finished_at: null,
  finished_by: null,
  applied_at: null,
  applied_by: null,
  expected: 420,
  found: 398,
  missing: 22,
  away: 31,
  to_check: 3,
};
const exampleItem = {
  id: 812,
  copy_id: 12,
  code: "B00012",
  title: "Laskar Pelangi",
  call_number: "813 HIR l",
  location: "Ruang Baca",
  price: 75000,
  status: "available",
  expected: true,
  outcome: "found",
  found_at: "2026-11-30T02:12:00.000Z",
  found_by: "budi",
  found_status: "available",
  found_location: "Ruang Baca",
  act: null,
  skipped: null,
};
const exampleScan = { code: "B00012", key: "5f0c6a52-3a0b-4a6e-9a35-1a1f5f0f2a11" };

async function present({ loaders }: RequestContext, take: StockTakeRow) {
  return presentStockTake(take, await loaders.stockTakeTotals.load(take.id));
}

async function requireTake({ stockTakes, viewer }: RequestContext, id: number): Promise<StockTakeRow> {
  const take = await stockTakes.byId(viewer, id);
  if (!take) throw stockTakeNotFound();
  return take;
}

export const stockTakeRoutes = [
  route({
    ...shared,
    method: "GET",
    path: "/stock-takes",
    operationId: "stockTakes",
    operation: "read",
    success: 200,
    summary: "List the stock takes",
    description: "The newest first.",
    query: listQuery({}),
    response: z.object({ data: z.array(stockTakeResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const { context } = call;
      const { stockTakes, viewer } = context;
      return respondWithPage(call, {
        page: (args) => stockTakes.page(viewer, args),
        count: () => stockTakes.count(viewer),
        present: (rows) => Promise.all(rows.map((take) => present(context, take))),
      });
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/stock-takes/{id}",
    operationId: "stockTake",
    operation: "read",
    success: 200,
    summary: "Show a stock take",
    description: "With how far it is at each shelf, who has scanned, and what its end could change.",
    params: takeId,
    response: z.object({ data: stockTakeDetailResponse }),
    example: {
      response: {
        status_code: 200,
        data: {
          ...example,
          shelves: [{ location: "Ruang Baca", class_name: "800", expected: 420, found: 398, away: 31, to_check: 3 }],
          scanners: [{ name: "budi", scans: 401 }],
          proposals: { lost: 22, available: 1, move: 2 },
        },
      },
    },
    failures: [404],
    handle: async ({ context, params: { id } }) => {
      const { stockTakes, viewer } = context;
      const take = await requireTake(context, id);
      const detail = presentDetail({
        shelves: await stockTakes.shelves(viewer, id),
        scanners: await stockTakes.scanners(viewer, id),
        proposals: await stockTakes.proposals(viewer, id),
      });
      return { data: { ...(await present(context, take)), ...detail } };
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/stock-takes/{id}/items",
    operationId: "stockTakeItems",
    operation: "read",
    success: 200,
    summary: "Copies of a stock take, and codes that no copy has",
    description: "In the order of the shelf.",
    params: takeId,
    query: listQuery({ list: listChoice }),
    response: z.object({ data: z.array(stockTakeItemResponse) }),
    example: { response: { status_code: 200, data: [exampleItem] } },
    failures: [404, 422],
    handle: async (call) => {
      const {
        context: { stockTakes, viewer },
        params: { id },
        query: { list },
      } = call;
      await requireTake(call.context, id);
      return respondWithPage(call, {
        page: (args) => stockTakes.itemPage(viewer, id, list, args),
        count: () => stockTakes.countItems(viewer, id, list),
        present: (rows) => Promise.resolve(rows.map(presentItem)),
      });
    },
  }),
  route({
    ...shared,
    ...csvDownload,
    path: "/stock-takes/{id}/items/export",
    operationId: "exportStockTakeItems",
    summary: "A list of a stock take as CSV",
    description: "As `GET /stock-takes/{id}/items`, streamed.",
    params: takeId,
    query: z.strictObject({ list: listChoice }),
    failures: [404, 422],
    handle: async ({ context: { stockTakeFiles, viewer }, params: { id }, query: { list } }) =>
      respondWithCsv(await stockTakeFiles.exportList(viewer, id, list)),
  }),
  route({
    ...shared,
    method: "GET",
    path: "/stock-takes/{id}/report",
    operationId: "stockTakeReport",
    operation: "read",
    success: 200,
    summary: "The report of a stock take (berita acara) as PDF",
    description: "Under the library's letterhead, with its numbers, the missing copies and the unknown codes.",
    params: takeId,
    file: "application/pdf",
    response: z.object({}),
    example: { response: { status_code: 200 } },
    failures: [404],
    handle: async ({ context: { stockTakeFiles, viewer }, params: { id } }) => {
      const { chunks, fileName } = await stockTakeFiles.report(viewer, id);
      return new StreamedBody(chunks, fileName);
    },
  }),
  route({
    ...shared,
    access: ["stockTakes.write", "catalogue.write"],
    method: "POST",
    path: "/stock-takes",
    operationId: "beginStockTake",
    operation: "create",
    success: 201,
    summary: "Begin a stock take",
    description: "Writes down every copy of the part as it is now; what is left out does not narrow it.",
    body: beginInput,
    response: takeData,
    example: {
      body: { location_id: 2, class_from: "800", class_to: "899" },
      response: { status_code: 201, data: { ...example, found: 0, missing: 420, to_check: 0 } },
    },
    failures: [409, 422],
    handle: async ({ context, body }) => ({
      data: await present(context, await context.stockTakeEditing.begin(context.viewer, body)),
    }),
  }),
  route({
    ...shared,
    access: "stockTakes.write",
    method: "POST",
    path: "/stock-takes/{id}/scans",
    operationId: "scanStockTake",
    operation: "create",
    success: 200,
    summary: "Record what is scanned at the shelves",
    description:
      "Answers each scan, in their order. Sent again with its key a scan is answered the same, and nothing is " +
      "counted twice.",
    params: takeId,
    body: scansInput,
    response: z.object({ data: z.array(scanResponse) }),
    example: {
      body: { scans: [exampleScan] },
      response: {
        status_code: 200,
        data: [{ is_repeated: false, message: "Ditemukan di tempatnya.", item: exampleItem }],
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { stockTakeScans, viewer }, params: { id }, body }) => ({
      data: (await stockTakeScans.scan(viewer, id, body)).map(presentScan),
    }),
  }),
  route({
    ...shared,
    access: ["stockTakes.write", "catalogue.write"],
    method: "PUT",
    path: "/stock-takes/{id}",
    operationId: "updateStockTake",
    operation: "update",
    success: 200,
    summary: "End a stock take, give it up, or open it again",
    description: "Nothing that was scanned is lost by any of them.",
    params: takeId,
    body: stateInput,
    response: takeData,
    example: {
      body: { state: "finished" },
      response: {
        status_code: 200,
        data: { ...example, state: "finished", finished_at: "2026-11-30T08:00:00.000Z", finished_by: "rina" },
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => ({
      data: await present(context, await context.stockTakeEditing.setState(context.viewer, id, body)),
    }),
  }),
  route({
    ...shared,
    access: ["stockTakes.write", "catalogue.write"],
    method: "POST",
    path: "/stock-takes/{id}/apply",
    operationId: "applyStockTake",
    operation: "update",
    success: 200,
    summary: "Change copies as a stock take has shown them to be",
    description:
      "In batches; a copy that was lent, returned or changed since is left, and `skipped` lists it. A copy that is " +
      "lent is never marked as lost.",
    params: takeId,
    body: applyInput,
    response: z.object({ data: outcomeResponse }),
    example: {
      body: { acts: ["lost", "move"], left_out_item_ids: [811] },
      response: {
        status_code: 200,
        data: { changed: 23, skipped: 1, remaining: 0, stock_take: { ...example, state: "finished" } },
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => {
      const outcome = await context.stockTakeEditing.apply(context.viewer, id, body);
      return { data: presentOutcome(outcome, await context.loaders.stockTakeTotals.load(id)) };
    },
  }),
  route({
    ...shared,
    access: ["stockTakes.write", "catalogue.write"],
    method: "POST",
    path: "/stock-takes/{id}/undo",
    operationId: "undoStockTake",
    operation: "update",
    success: 200,
    summary: "Undo what a stock take has changed",
    description: "Copies that were changed since stay as they are; `skipped` lists them.",
    params: takeId,
    response: z.object({ data: outcomeResponse }),
    example: {
      response: {
        status_code: 200,
        data: { changed: 23, skipped: 0, remaining: 0, stock_take: { ...example, state: "finished" } },
      },
    },
    failures: [404, 409],
    handle: async ({ context, params: { id } }) => {
      const outcome = await context.stockTakeEditing.undo(context.viewer, id);
      return { data: presentOutcome(outcome, await context.loaders.stockTakeTotals.load(id)) };
    },
  }),
];
