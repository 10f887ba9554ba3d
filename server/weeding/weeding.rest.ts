import { z } from "zod";

import { csvDownload, respondWithCsv } from "../platform/rest/csvDownload.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, flag, queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { route, StreamedBody } from "../platform/rest/route.js";
import type { RequestContext } from "../platform/requestContext.js";
import {
  beginWeedingInput,
  CANDIDATE_CONDITIONS,
  CANDIDATE_STATUSES,
  changeItemsInput,
  collectInput,
  removeItemsInput,
  WEEDING_LISTS,
  weedingStateInput,
} from "./weedingInput.js";
import {
  candidateResponse,
  collectResponse,
  presentCandidate,
  presentCollected,
  presentWeeding,
  presentWeedingItem,
  presentWeedingOutcome,
  weedingItemResponse,
  weedingOutcomeResponse,
  weedingResponse,
} from "./weedingPresenter.js";
import { weedingNotFound } from "./weedingNotFound.js";
import { type WeedingRow } from "./weedingReads.js";

const shared = { tag: "Weeding", access: "catalogue.read" } as const;
const changing = { tag: "Weeding", access: "catalogue.write" } as const;
const weedingId = z.strictObject({ id: wholeNumber().describe("The weeding's number in the database.") });
const weedingData = z.object({ data: weedingResponse });
const listChoice = choice(WEEDING_LISTS).describe(
  "`waiting` are to go, `withdrawn` have gone, `skipped` were left by the end or by its undo.",
);
const day = queryText(10).optional();
const candidateFilter = {
  published_before: wholeNumber(1, 9999).optional().describe("Published before this year."),
  acquired_before: day.describe("Acquired, or else entered, before this day."),
  unused_since: day.describe("Neither lent nor read in the library since this day, and acquired before it."),
  never_used: flag().optional().describe("Never lent nor read in the library."),
  condition: choice(CANDIDATE_CONDITIONS).optional(),
  status: z.enum(CANDIDATE_STATUSES).optional(),
  location_id: wholeNumber().optional(),
  category_id: wholeNumber().optional(),
  class_from: queryText(100).optional().describe("From this class on: `800`."),
  class_to: queryText(100).optional().describe("Up to this class, with all that begin with it: `899`."),
  has_other_copies: flag().optional().describe("Of whose title the library holds further copies."),
  has_newer_edition: flag().optional().describe("Of whose title the library holds a later edition."),
};
type CandidateQuery = z.output<z.ZodObject<typeof candidateFilter>>;

const example = {
  id: 3,
  name: "Penyiangan 30 November 2026",
  state: "open",
  started_at: "2026-11-30T01:00:00.000Z",
  started_by: "rina",
  finished_at: null,
  finished_by: null,
  copies: 24,
  withdrawn: 0,
  skipped: 0,
  value: 960000,
  unpriced: 2,
} as const;
const exampleItem = {
  id: 88,
  copy_id: 12,
  code: "B00012",
  inventory_code: "12/P/1998",
  title: "Komputer untuk Pemula",
  call_number: "004 SUR k",
  publish_year: 1998,
  price: 40000,
  reason: "outdated",
  reason_text: null,
  disposal: "donated",
  added_at: "2026-11-30T02:00:00.000Z",
  added_by: "budi",
  withdrawn: false,
  skipped: null,
} as const;
const exampleFate = { reason: "outdated", disposal: "donated" } as const;
const ended = {
  ...example,
  state: "finished",
  finished_at: "2026-11-30T08:00:00.000Z",
  finished_by: "rina",
  withdrawn: 23,
  skipped: 1,
} as const;

async function present({ loaders }: RequestContext, weeding: WeedingRow) {
  return presentWeeding(weeding, await loaders.weedingTotals.load(weeding.id));
}

async function requireWeeding({ weedings, viewer }: RequestContext, id: number): Promise<WeedingRow> {
  const weeding = await weedings.byId(viewer, id);
  if (!weeding) throw weedingNotFound();
  return weeding;
}

function chosenOf(query: CandidateQuery) {
  return {
    publishedBefore: query.published_before,
    acquiredBefore: query.acquired_before,
    unusedSince: query.unused_since,
    neverUsed: query.never_used,
    condition: query.condition,
    status: query.status,
    locationId: query.location_id,
    categoryId: query.category_id,
    classFrom: query.class_from,
    classTo: query.class_to,
    hasOtherCopies: query.has_other_copies,
    hasNewerEdition: query.has_newer_edition,
  };
}

export const weedingRoutes = [
  route({
    ...shared,
    method: "GET",
    path: "/weedings/candidates",
    operationId: "weedingCandidates",
    operation: "read",
    success: 200,
    summary: "Copies that may leave the collection",
    description:
      "With why, those first that came first. A page looks at 5,000 copies and no more: it is short where few of them " +
      "match, and the `next` link goes on.",
    query: listQuery(candidateFilter),
    response: z.object({ data: z.array(candidateResponse) }),
    example: {
      response: {
        status_code: 200,
        data: [
          {
            copy_id: 12,
            book_id: 7,
            code: "B00012",
            inventory_code: "12/P/1998",
            title: "Komputer untuk Pemula",
            call_number: "004 SUR k",
            location: "Ruang Baca",
            publish_year: 1998,
            condition: "worn",
            status: "available",
            price: 40000,
            loans: 0,
            in_house_uses: 0,
            last_used_at: null,
            other_copies: 2,
            newer_edition_year: 2019,
            reasons: ["Rusak ringan", "Terbit 1998, 28 tahun lalu", "Ada edisi lebih baru (2019)"],
            warning: null,
          },
        ],
      },
    },
    failures: [422],
    handle: (call) => {
      const {
        context: { weedings, viewer },
      } = call;
      const chosen = chosenOf(call.query);
      return respondWithPage(call, {
        page: (args) => weedings.candidates(viewer, chosen, args),
        count: () => weedings.countCandidates(viewer, chosen),
        present: (rows) => Promise.resolve(rows.map(presentCandidate)),
      });
    },
  }),
  route({
    ...shared,
    ...csvDownload,
    path: "/weedings/candidates/export",
    operationId: "exportWeedingCandidates",
    summary: "Copies that may leave the collection, as CSV",
    description: "As `GET /weedings/candidates`, all of them, streamed.",
    query: z.strictObject(candidateFilter),
    failures: [422],
    handle: async ({ context: { weedingFiles, viewer }, query }) =>
      respondWithCsv(await weedingFiles.exportCandidates(viewer, chosenOf(query))),
  }),
  route({
    ...shared,
    method: "GET",
    path: "/weedings",
    operationId: "weedings",
    operation: "read",
    success: 200,
    summary: "List the weedings",
    description: "The newest first.",
    query: listQuery({}),
    response: z.object({ data: z.array(weedingResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const { context } = call;
      const { weedings, viewer } = context;
      return respondWithPage(call, {
        page: (args) => weedings.page(viewer, args),
        count: () => weedings.count(viewer),
        present: (rows) => Promise.all(rows.map((weeding) => present(context, weeding))),
      });
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/weedings/{id}",
    operationId: "weeding",
    operation: "read",
    success: 200,
    summary: "Show a weeding",
    description: "With how much it has collected.",
    params: weedingId,
    response: weedingData,
    example: { response: { status_code: 200, data: example } },
    failures: [404],
    handle: async ({ context, params: { id } }) => ({
      data: await present(context, await requireWeeding(context, id)),
    }),
  }),
  route({
    ...shared,
    method: "GET",
    path: "/weedings/{id}/items",
    operationId: "weedingItems",
    operation: "read",
    success: 200,
    summary: "Copies of a weeding",
    description: "Those first that were collected last.",
    params: weedingId,
    query: listQuery({ list: listChoice }),
    response: z.object({ data: z.array(weedingItemResponse) }),
    example: { response: { status_code: 200, data: [exampleItem] } },
    failures: [404, 422],
    handle: async (call) => {
      const {
        context: { weedings, viewer },
        params: { id },
        query: { list },
      } = call;
      await requireWeeding(call.context, id);
      return respondWithPage(call, {
        page: (args) => weedings.itemPage(viewer, id, list, args),
        count: () => weedings.countItems(viewer, id, list),
        present: (rows) => Promise.resolve(rows.map(presentWeedingItem)),
      });
    },
  }),
  route({
    ...shared,
    ...csvDownload,
    path: "/weedings/{id}/items/export",
    operationId: "exportWeedingItems",
    summary: "Copies of a weeding as CSV",
    description: "As `GET /weedings/{id}/items`, streamed.",
    params: weedingId,
    query: z.strictObject({ list: listChoice }),
    failures: [404, 422],
    handle: async ({ context: { weedingFiles, viewer }, params: { id }, query: { list } }) =>
      respondWithCsv(await weedingFiles.exportList(viewer, id, list)),
  }),
  route({
    ...shared,
    method: "GET",
    path: "/weedings/{id}/report",
    operationId: "weedingReport",
    operation: "read",
    success: 200,
    summary: "The report of a weeding (berita acara penyiangan) as PDF",
    description: "Under the library's letterhead, with each copy's inventory number, title, price and reason.",
    params: weedingId,
    file: "application/pdf",
    response: z.object({}),
    example: { response: { status_code: 200 } },
    failures: [404],
    handle: async ({ context: { weedingFiles, viewer }, params: { id } }) => {
      const { chunks, fileName } = await weedingFiles.report(viewer, id);
      return new StreamedBody(chunks, fileName);
    },
  }),
  route({
    ...changing,
    method: "POST",
    path: "/weedings",
    operationId: "beginWeeding",
    operation: "create",
    success: 201,
    summary: "Begin a weeding",
    description: "It has a name by its day unless one is given.",
    body: beginWeedingInput,
    response: weedingData,
    example: { body: {}, response: { status_code: 201, data: { ...example, copies: 0, value: 0, unpriced: 0 } } },
    failures: [422],
    handle: async ({ context, body }) => ({
      data: await present(context, await context.weedingEditing.begin(context.viewer, body)),
    }),
  }),
  route({
    ...changing,
    method: "PUT",
    path: "/weedings/{id}",
    operationId: "updateWeeding",
    operation: "update",
    success: 200,
    summary: "Give a weeding up, or open it again",
    description: "What it has collected stays with it.",
    params: weedingId,
    body: weedingStateInput,
    response: weedingData,
    example: {
      body: { state: "cancelled" },
      response: { status_code: 200, data: { ...example, state: "cancelled" } },
    },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => ({
      data: await present(context, await context.weedingEditing.setState(context.viewer, id, body)),
    }),
  }),
  route({
    ...changing,
    method: "POST",
    path: "/weedings/{id}/items",
    operationId: "collectForWeeding",
    operation: "create",
    success: 200,
    summary: "Collect copies that are to go",
    description:
      "Answers each scan, in their order. Sent again with its key a scan is answered the same. A copy that is lent, " +
      "reserved, withdrawn or unknown is not collected, and the answer says why.",
    params: weedingId,
    body: collectInput,
    response: z.object({ data: z.array(collectResponse) }),
    example: {
      body: { scans: [{ code: "B00012", key: "5f0c6a52-3a0b-4a6e-9a35-1a1f5f0f2a11", ...exampleFate }] },
      response: {
        status_code: 200,
        data: [
          {
            outcome: "collected",
            message: "Dikumpulkan.",
            code: "B00012",
            title: exampleItem.title,
            item: exampleItem,
          },
        ],
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { weedingScans, viewer }, params: { id }, body }) => ({
      data: (await weedingScans.collect(viewer, id, body)).map(presentCollected),
    }),
  }),
  route({
    ...changing,
    method: "PUT",
    path: "/weedings/{id}/items",
    operationId: "updateWeedingItems",
    operation: "update",
    success: 200,
    summary: "Give collected copies another reason",
    description: "And say what becomes of them. Copies that are withdrawn already stay as they are.",
    params: weedingId,
    body: changeItemsInput,
    response: weedingData,
    example: { body: { item_ids: [88], ...exampleFate }, response: { status_code: 200, data: example } },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => ({
      data: await present(context, await context.weedingEditing.changeItems(context.viewer, id, body)),
    }),
  }),
  route({
    ...changing,
    method: "POST",
    path: "/weedings/{id}/items/remove",
    operationId: "removeWeedingItems",
    operation: "update",
    success: 200,
    summary: "Take copies out of a weeding",
    description: "They stay in the collection.",
    params: weedingId,
    body: removeItemsInput,
    response: weedingData,
    example: { body: { item_ids: [88] }, response: { status_code: 200, data: example } },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => ({
      data: await present(context, await context.weedingEditing.removeItems(context.viewer, id, body)),
    }),
  }),
  route({
    ...changing,
    method: "POST",
    path: "/weedings/{id}/apply",
    operationId: "applyWeeding",
    operation: "update",
    success: 200,
    summary: "End a weeding: its copies are withdrawn",
    description:
      "In batches; a copy that is lent, reserved or gone by now is left, and `skipped` lists it. Called again it goes " +
      "on with what remains.",
    params: weedingId,
    response: z.object({ data: weedingOutcomeResponse }),
    example: { response: { status_code: 200, data: { changed: 23, skipped: 1, remaining: 0, weeding: ended } } },
    failures: [404, 409],
    handle: async ({ context, params: { id } }) => {
      const outcome = await context.weedingEditing.apply(context.viewer, id);
      return { data: presentWeedingOutcome(outcome, await context.loaders.weedingTotals.load(id)) };
    },
  }),
  route({
    ...changing,
    method: "POST",
    path: "/weedings/{id}/undo",
    operationId: "undoWeeding",
    operation: "update",
    success: 200,
    summary: "Give back what a weeding has withdrawn",
    description: "Copies that were changed since stay as they are; `skipped` lists them. Then it is open again.",
    params: weedingId,
    response: z.object({ data: weedingOutcomeResponse }),
    example: { response: { status_code: 200, data: { changed: 23, skipped: 0, remaining: 0, weeding: example } } },
    failures: [404, 409],
    handle: async ({ context, params: { id } }) => {
      const outcome = await context.weedingEditing.undo(context.viewer, id);
      return { data: presentWeedingOutcome(outcome, await context.loaders.weedingTotals.load(id)) };
    },
  }),
];
