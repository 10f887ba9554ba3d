import { z } from "zod";

import type { RequestContext } from "../../platform/requestContext.js";
import { NotFoundError } from "../../errors.js";
import { IMPORT_FIELDS } from "../csv/importColumns.js";
import { snakeCase, withCamelColumns } from "../../platform/rest/keyCase.js";
import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import { configureImportInput } from "../csv/importReading.js";
import {
  bookImportDetailResponse,
  bookImportResponse,
  presentImport,
  presentReading,
  presentUndoCounts,
} from "../importPresenter.js";
import { presentProposedCode, proposedCodeResponse } from "./importRowPresenter.js";
import { decideRowInput } from "../preview/rowDecision.js";
import type { StoredImport } from "../StoredImport.js";
import { example, detailExample } from "./importExamples.js";

const params = z.object({ id: wholeNumber() });
export const importRoute = { tag: "Import", access: "imports.write", params } as const;

export const importStepsRoutes = [
  route({
    method: "GET",
    path: "/books/imports",
    operationId: "bookImports",
    tag: "Import",
    access: "imports.read",
    operation: "read",
    success: 200,
    summary: "Imports and files that wait, the newest first",
    query: listQuery({}),
    response: z.object({ data: z.array(bookImportResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const {
        context: { importHistory, viewer },
      } = call;
      return respondWithPage(call, {
        page: (args) => importHistory.page(viewer, args),
        count: () => importHistory.count(viewer),
        present: (rows) => Promise.resolve(rows.map(presentImport)),
      });
    },
  }),
  route({
    method: "POST",
    path: "/books/imports",
    operationId: "uploadBookImport",
    tag: "Import",
    access: "imports.write",
    operation: "upload",
    success: 201,
    summary: "Keep a file of books for an import in steps",
    description:
      "Its encoding, separator and columns are recognised and told; nothing is imported yet. " +
      "It is kept for a day unless somebody goes on with it.",
    upload: true,
    response: z.object({ data: bookImportDetailResponse }),
    example: { response: { status_code: 201, data: detailExample } },
    failures: [409, 413, 422],
    handle: async ({ context, file }) => ({
      data: await presentImportDetail(context, await context.importSteps.upload(context.viewer, file, context.signal)),
    }),
  }),
  route({
    ...importRoute,
    access: "imports.read",
    method: "GET",
    path: "/books/imports/{id}",
    operationId: "bookImport",
    operation: "read",
    success: 200,
    summary: "One import: how far it is, and how its file is read",
    description:
      "Ask again while `progress` is not null; GraphQL's subscription `bookImportProgress` tells the same unasked.",
    response: z.object({ data: bookImportDetailResponse }),
    example: { response: { status_code: 200, data: detailExample } },
    failures: [404],
    handle: async ({ context, params: { id } }) => ({
      data: await presentImportDetail(context, await requireImport(context, id)),
    }),
  }),
  route({
    ...importRoute,
    method: "PUT",
    path: "/books/imports/{id}",
    operationId: "configureBookImport",
    operation: "update",
    success: 200,
    summary: "Say how the file is to be read",
    description:
      "What is left out stays. `columns` names what each column means, in order, " +
      "by the names of `reading.fields`; null for one that nothing is taken from. " +
      "An empty `category` or `location` takes it back. " +
      "A preview that was made before no longer holds.",
    body: configureImportInput.extend({
      columns: z
        .array(z.enum(IMPORT_FIELDS.map(snakeCase) as [string, ...string[]]).nullable())
        .max(250)
        .optional(),
    }),
    response: z.object({ data: bookImportDetailResponse }),
    example: {
      body: {
        separator: ";",
        has_header: true,
        columns: ["title", "authors", null, "publish_year"],
        location: "Ruang Baca",
      },
      response: { status_code: 200, data: detailExample },
    },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => ({
      data: await presentImportDetail(
        context,
        await context.importSteps.configure(context.viewer, id, withCamelColumns(body)),
      ),
    }),
  }),
  route({
    ...importRoute,
    method: "DELETE",
    path: "/books/imports/{id}",
    operationId: "discardBookImport",
    operation: "delete",
    success: 200,
    summary: "Throw away a kept file that was not imported",
    response: z.object({ message: z.string() }),
    example: { response: { status_code: 200, message: "Berkas impor sudah dibatalkan." } },
    failures: [404, 409],
    handle: async ({ context: { importSteps, viewer }, params: { id } }) => {
      await importSteps.discard(viewer, id);
      return { message: "Berkas impor sudah dibatalkan." };
    },
  }),
  stepRoute(
    "preview",
    "previewBookImport",
    "Find out what would become of each row",
    "Goes on in the background, without writing to the catalogue.",
    ({ importSteps, viewer }, id) => importSteps.preview(viewer, id),
  ),
  route({
    ...importRoute,
    method: "PUT",
    path: "/books/imports/{id}/decisions",
    operationId: "decideBookImportRow",
    operation: "update",
    success: 200,
    summary: "Decide what a preview leaves to a person",
    description:
      "The whole decision on one row: what is left out is taken back. `as_own_book` may be said where the row's " +
      "`own_book` is not `impossible`, `new_codes` of its `taken_codes`. The preview is done again in the " +
      "background, since other rows may depend on it; its rows stay readable until then.",
    body: decideRowInput,
    response: z.object({ data: bookImportResponse }),
    example: {
      body: { row: 7, as_own_book: true, new_codes: [{ item_code: "B00012", new_code: "B00012-2" }] },
      response: { status_code: 200, data: example },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { importSteps, viewer }, params: { id }, body }) => ({
      data: presentImport(await importSteps.decide(viewer, id, body)),
    }),
  }),
  route({
    ...importRoute,
    access: "imports.read",
    method: "GET",
    path: "/books/imports/{id}/proposed-codes",
    operationId: "bookImportProposedCodes",
    operation: "read",
    success: 200,
    summary: "Free codes for those of a row that other copies have",
    description: "In the order of its `taken_codes`; none once nothing can be decided any more.",
    query: z.strictObject({ row: wholeNumber().describe("The number of the row.") }),
    response: z.object({ data: z.array(proposedCodeResponse) }),
    example: { response: { status_code: 200, data: [{ item_code: "B00012", new_code: "B00012-2" }] } },
    failures: [404, 422],
    handle: async ({ context: { importHistory, viewer }, params: { id }, query }) => ({
      data: (await importHistory.proposedCodes(viewer, id, query.row)).map(presentProposedCode),
    }),
  }),
  stepRoute(
    "start",
    "startBookImport",
    "Begin the import",
    "Every row of the file that can be becomes a book, or none does. It goes on when its caller leaves. " +
      "One import runs at a time.",
    ({ importSteps, viewer }, id) => importSteps.start(viewer, id),
  ),
  stepRoute(
    "cancel",
    "cancelBookImport",
    "End a preview, or have an import taken back whole",
    "Once all rows are written it can only be undone.",
    ({ importSteps, viewer }, id) => importSteps.cancel(viewer, id),
  ),
  stepRoute(
    "undo",
    "undoBookImport",
    "Take away what an import brought",
    "What has been used since stays (`GET /books/imports/{id}/kept`); refused where nothing can go. " +
      "It goes on when its caller leaves.",
    ({ importSteps, viewer }, id) => importSteps.undo(viewer, id),
  ),
];

function stepRoute(
  name: string,
  operationId: string,
  summary: string,
  description: string,
  run: (context: RequestContext, id: number) => Promise<StoredImport>,
) {
  return route({
    ...importRoute,
    method: "POST",
    path: `/books/imports/{id}/${name}`,
    operationId,
    operation: "update",
    success: 200,
    summary,
    description,
    response: z.object({ data: bookImportResponse }),
    example: { response: { status_code: 200, data: example } },
    failures: [404, 409],
    handle: async ({ context, params: { id } }) => ({ data: presentImport(await run(context, id)) }),
  });
}

export async function requireImport({ importHistory, viewer }: RequestContext, id: number): Promise<StoredImport> {
  const row = await importHistory.byId(viewer, id);
  if (!row) {
    throw new NotFoundError("Impor ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
  }
  return row;
}

async function presentImportDetail({ importHistory, viewer }: RequestContext, row: StoredImport) {
  const reading = await importHistory.readingOf(viewer, row);
  return {
    ...presentImport(row),
    undo_refusal: await importHistory.undoRefusal(viewer, row),
    undo_preview: presentUndoCounts(await importHistory.undoPreview(viewer, row)),
    reading: reading && presentReading(reading),
  };
}
