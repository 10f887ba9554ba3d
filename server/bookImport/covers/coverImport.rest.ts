import { z } from "zod";

import { NotFoundError } from "../../errors.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { choice, flag, wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import {
  coverFileResponse,
  coverImportResponse,
  presentCoverFile,
  presentCoverImport,
} from "./coverImportPresenter.js";
import { AWAITING_COVERS_DESCRIPTION, type StoredCoverImport, UPLOAD_COVERS_DESCRIPTION } from "./StoredCoverImport.js";

const example = {
  id: 2,
  state: "running",
  file_name: "docs.zip",
  sent_by: "admin",
  replaces_covers: false,
  created_at: "2026-11-21T02:00:00.000Z",
  finished_at: null,
  message: null,
  progress: 0.25,
  files: 812,
  files_seen: 203,
  attached: 180,
  unmatched: 15,
  refused: 1,
  covered: 4,
};
const shared = { tag: "Import", access: "imports.read" } as const;
const params = z.object({ id: wholeNumber() });

export const coverImportRoutes = [
  route({
    ...shared,
    method: "GET",
    path: "/books/awaiting-cover",
    operationId: "booksAwaitingCover",
    operation: "read",
    success: 200,
    summary: "How many books lack the cover that their imported file names",
    description: AWAITING_COVERS_DESCRIPTION,
    query: z.strictObject({ import_id: wholeNumber().optional().describe("Only books of this import.") }),
    response: z.object({ data: z.object({ books: z.int() }) }),
    example: { response: { status_code: 200, data: { books: 632 } } },
    failures: [422],
    handle: async ({ context: { coverImportHistory, viewer }, query }) => ({
      data: { books: await coverImportHistory.countAwaiting(viewer, query.import_id ?? null) },
    }),
  }),
  route({
    ...shared,
    method: "GET",
    path: "/books/cover-imports",
    operationId: "coverImports",
    operation: "read",
    success: 200,
    summary: "Archives of covers, the newest first",
    query: listQuery({}),
    response: z.object({ data: z.array(coverImportResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const { coverImportHistory, viewer } = call.context;
      return respondWithPage(call, {
        page: (args) => coverImportHistory.page(viewer, args),
        count: () => coverImportHistory.count(viewer),
        present: (rows) => Promise.resolve(rows.map(presentCoverImport)),
      });
    },
  }),
  route({
    ...shared,
    access: "imports.write",
    method: "POST",
    path: "/books/cover-imports",
    operationId: "uploadCovers",
    operation: "upload",
    success: 201,
    summary: "Send the covers of imported books as a ZIP",
    description: UPLOAD_COVERS_DESCRIPTION.replace("`replaces`", "`replaces_covers`"),
    upload: true,
    query: z.strictObject({
      replaces_covers: flag().optional().describe("Whether books that have a cover get the new one; no by default."),
    }),
    response: z.object({ data: coverImportResponse }),
    example: { response: { status_code: 201, data: example } },
    failures: [409, 413, 415, 422],
    handle: async ({ context: { coverImports, signal, viewer }, query, file }) => ({
      data: presentCoverImport(
        await coverImports.upload(viewer, { replacesCovers: query.replaces_covers }, file, signal),
      ),
    }),
  }),
  route({
    ...shared,
    method: "GET",
    path: "/books/cover-imports/{id}",
    operationId: "coverImport",
    operation: "read",
    success: 200,
    summary: "One archive of covers, and how far it is",
    description: "Ask again while `progress` is not null.",
    params,
    response: z.object({ data: coverImportResponse }),
    example: { response: { status_code: 200, data: example } },
    failures: [404],
    handle: async ({ context, params: { id } }) => ({
      data: presentCoverImport(await requireCoverImport(context, id)),
    }),
  }),
  route({
    ...shared,
    method: "GET",
    path: "/books/cover-imports/{id}/outcomes",
    operationId: "coverImportOutcomes",
    operation: "read",
    success: 200,
    summary: "The files of an archive with one outcome",
    description: "In the archive's order; kept for thirty days.",
    params,
    query: listQuery({
      outcome: choice(["attached", "unmatched", "refused", "covered"])
        .optional()
        .describe("Which; `attached` where none is named."),
    }),
    response: z.object({ data: z.array(coverFileResponse) }),
    example: {
      response: {
        status_code: 200,
        data: [{ file_name: "bumi.jpg", book_id: 12, title: "Bumi", reason: null }],
      },
    },
    failures: [404, 422],
    handle: async (call) => {
      const { coverImportHistory, viewer } = call.context;
      const row = await requireCoverImport(call.context, call.params.id);
      const { outcome = "attached" } = call.query;
      return respondWithPage(call, {
        page: (args) => coverImportHistory.outcomes(viewer, row, outcome, args),
        count: () => coverImportHistory.countOutcomes(viewer, row, outcome),
        present: (rows) => Promise.resolve(rows.map(presentCoverFile)),
      });
    },
  }),
  route({
    ...shared,
    access: "imports.write",
    method: "POST",
    path: "/books/cover-imports/{id}/cancel",
    operationId: "cancelCovers",
    operation: "update",
    success: 200,
    summary: "End an archive of covers early",
    description: "What was attached by then stays.",
    params,
    response: z.object({ data: coverImportResponse }),
    example: { response: { status_code: 200, data: example } },
    failures: [404, 409],
    handle: async ({ context: { coverImports, viewer }, params: { id } }) => ({
      data: presentCoverImport(await coverImports.cancel(viewer, id)),
    }),
  }),
];

async function requireCoverImport(
  { coverImportHistory, viewer }: RequestContext,
  id: number,
): Promise<StoredCoverImport> {
  const row = await coverImportHistory.byId(viewer, id);
  if (!row) {
    throw new NotFoundError("Kiriman sampul ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
  }
  return row;
}
