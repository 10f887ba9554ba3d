import { z } from "zod";

import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { choice, flag, wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import { UNMET_SORTS, type UnmetSearchRow, unmetSearchInput } from "./UnmetSearchService.js";

const unmetSearchResponse = z
  .object({
    id: z.int(),
    words: z.string().describe("The words, in lower case and without punctuation."),
    outcome: z.enum(["nothing", "corrected", "fewer_words"]).describe("What became of it, the last time."),
    search_count: z.int().describe("How often, at most once a minute."),
    last_day: z.string().describe("The last day on which it was searched for."),
    is_done: z.boolean().describe("Whether a librarian has seen to it."),
  })
  .meta({ id: "UnmetSearch", description: "What readers searched for and the collection has not." });

function presentUnmetSearch(row: UnmetSearchRow): z.infer<typeof unmetSearchResponse> {
  return {
    id: row.id,
    words: row.words,
    outcome: row.outcome === "fewerWords" ? "fewer_words" : row.outcome,
    search_count: row.searchCount,
    last_day: row.lastDay,
    is_done: row.isDone,
  };
}

const example = {
  id: 7,
  words: "senja di jakarta",
  outcome: "nothing",
  search_count: 12,
  last_day: "2026-11-23",
  is_done: false,
} as const;

const shared = { tag: "Books", success: 200 } as const;

export const unmetSearchRoutes = [
  route({
    ...shared,
    access: "catalogue.read",
    method: "GET",
    path: "/unmet-searches",
    operationId: "unmetSearches",
    operation: "read",
    summary: "What readers searched for in vain",
    description:
      "Without who they are: no account, no address, only the last day. What holds a long number or an e-mail " +
      "address is not kept, and each is forgotten a year after it was last searched for.",
    query: listQuery({
      is_done: flag().optional().describe("Only those that a librarian has (or has not) seen to."),
      outcome: choice(["nothing", "corrected", "fewer_words"]).optional().describe("Only those that ended so."),
      sort: choice(UNMET_SORTS).optional().describe("The most wanted first, or the last; `count` unless given."),
    }),
    response: z.object({ data: z.array(unmetSearchResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    failures: [422],
    handle: async (call) => {
      const {
        context: { unmetSearches, viewer },
        query: { is_done: isDone, outcome, sort },
      } = call;
      const list = { isDone, outcome: outcome === "fewer_words" ? "fewerWords" : outcome, sort };
      return respondWithPage(call, {
        page: (args) => unmetSearches.page(viewer, list, args),
        count: () => unmetSearches.count(viewer, list),
        present: (rows) => Promise.resolve(rows.map(presentUnmetSearch)),
      });
    },
  }),
  route({
    ...shared,
    access: "catalogue.write",
    method: "PUT",
    path: "/unmet-searches/{id}",
    operationId: "updateUnmetSearch",
    operation: "update",
    summary: "Say that a search in vain is seen to",
    params: z.strictObject({ id: wholeNumber().describe("The search's number.") }),
    body: unmetSearchInput,
    response: z.object({ data: unmetSearchResponse }),
    example: { body: { is_done: true }, response: { status_code: 200, data: { ...example, is_done: true } } },
    failures: [404, 422],
    handle: async ({ context: { unmetSearches, viewer }, params: { id }, body }) => ({
      data: presentUnmetSearch(await unmetSearches.update(viewer, id, body)),
    }),
  }),
];
