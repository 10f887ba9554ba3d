import { z } from "zod";

import { csvDownload } from "../../platform/rest/csvDownload.js";
import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { choice } from "../../platform/rest/queryFields.js";
import { route, StreamedBody } from "../../platform/rest/route.js";
import { keptItemResponse, outcomeRowResponse, presentKeptItem, presentOutcomeRow } from "./importRowPresenter.js";
import { importRoute, requireImport } from "./importSteps.rest.js";

const outcome = choice(["new", "duplicate", "refused"]).optional();
const list = choice(["added", "left_out", "to_check", "decided"]).optional();
const LISTS = { added: "added", left_out: "leftOut", to_check: "toCheck", decided: "decided" } as const;

/** What becomes, or became, of the rows of one import. */
export const importRowsRoutes = [
  route({
    ...importRoute,
    access: "imports.read",
    method: "GET",
    path: "/books/imports/{id}/rows",
    operationId: "bookImportRows",
    operation: "read",
    success: 200,
    summary: "What becomes, or became, of each row",
    description: "In the file's order; empty before it is known and once it is no longer kept.",
    query: listQuery({
      outcome: outcome.describe("Only rows with this outcome."),
      list: list.describe(
        "Only rows that bring copies to a known book, lose copies, have to be looked at, or were decided.",
      ),
    }),
    response: z.object({ data: z.array(outcomeRowResponse) }),
    example: {
      response: {
        status_code: 200,
        data: [
          {
            number: 7,
            outcome: "duplicate",
            title: "Laskar Pelangi",
            authors: "Andrea Hirata",
            copies: 0,
            copies_left_out: 0,
            needs_check: false,
            reason: "Sama dengan buku “Laskar Pelangi” di katalog: ISBN 9789793062792.",
            warnings: [],
            own_book: "possible",
            taken_codes: [],
          },
        ],
      },
    },
    failures: [404, 422],
    handle: async (call) => {
      const {
        context,
        params: { id },
        query,
      } = call;
      const { importHistory, viewer } = context;
      const row = await requireImport(context, id);
      const filter = { kind: query.outcome ?? null, list: query.list ? LISTS[query.list] : null };
      return respondWithPage(call, {
        page: (args) => importHistory.rows(viewer, row, filter, args),
        count: () => importHistory.countRows(viewer, row, filter),
        present: (rows) => Promise.resolve(rows.map(presentOutcomeRow)),
      });
    },
  }),
  route({
    ...importRoute,
    access: "imports.read",
    method: "GET",
    path: "/books/imports/{id}/kept",
    operationId: "bookImportKept",
    operation: "read",
    success: 200,
    summary: "What an undo would leave now; after one, what it has left",
    description: "Books first, which stay with their copies, then copies that it gave to older books.",
    query: listQuery({}),
    response: z.object({ data: z.array(keptItemResponse) }),
    example: {
      response: {
        status_code: 200,
        data: [{ book_id: 12, title: "Laskar Pelangi", item_code: null, reasons: ["borrowed", "changed"] }],
      },
    },
    failures: [404, 422],
    handle: async (call) => {
      const { importHistory, viewer } = call.context;
      const row = await requireImport(call.context, call.params.id);
      return respondWithPage(call, {
        page: (args) => importHistory.kept(viewer, row, args),
        count: () => importHistory.countKept(viewer, row),
        present: (items) => Promise.resolve(items.map(presentKeptItem)),
      });
    },
  }),
  route({
    ...importRoute,
    access: "imports.read",
    ...csvDownload,
    path: "/books/imports/{id}/refused-rows",
    operationId: "bookImportRefusedRows",
    summary: "The rows that become no book of their own, as CSV",
    description:
      "With their number, outcome and reason before the file's own columns; formulas are made harmless. " +
      "It can be corrected and imported again as it is.",
    query: z.strictObject({
      outcome: choice(["duplicate", "refused"]).optional().describe("Only rows with this outcome."),
    }),
    failures: [404, 409],
    handle: async ({ context: { importHistory, viewer }, params: { id }, query }) =>
      new StreamedBody(
        await importHistory.refusedRows(viewer, id, query.outcome ?? null),
        `impor-${id}-tidak-diimpor.csv`,
      ),
  }),
];
