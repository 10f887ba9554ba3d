import { z } from "zod";

import { required } from "../../platform/required.js";
import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { flag, numberList, queryText, repeatedText, wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import { copyResponse, presentCopy } from "../bookPresenter.js";
import { MAX_NAMED } from "./copiesToLabel.js";
import { createCopiesInput, updateCopiesInput, updateCopyInput } from "./copyInput.js";
import { MAX_ITEM_CODE_LENGTH, MAX_COPIES } from "./itemCodes/itemCode.js";

const id = z.object({ id: z.coerce.number().int().positive() });
const shared = { tag: "Copies", access: "catalogue.write" } as const;

const exampleCopy = {
  id: 812,
  book_id: 41,
  item_code: "B00812",
  inventory_code: null,
  location: { id: 3, name: "Ruang Baca", shelf: "F-2", books_count: 64 },
  own_location: null,
  call_number: "813 HIR l",
  own_call_number: null,
  category: { id: 2, name: "Fiksi", collection_group: "fiction" as const, books_count: 320 },
  own_category: null,
  condition: "good",
  status: "available",
  due_on: null,
  source: { id: 1, name: "Beli", books_count: 200 },
  supplier: "Toko Buku Merdeka",
  invoice_number: "INV/2026/118",
  price: null,
  acquired_at: "2026-11-20",
  note: null,
  issue_label: null,
};

export const copyRoutes = [
  route({
    ...shared,
    method: "POST",
    path: "/books/{id}/copies",
    operationId: "createCopies",
    operation: "create",
    success: 201,
    summary: "Add copies to a book",
    description:
      "`count` makes so many, whose codes go on with the library's own pattern or run on from `first_item_code`; " +
      "or `item_codes` lists their codes. They came as their book did unless `source_id` says otherwise.",
    params: id,
    body: createCopiesInput,
    response: z.object({ data: z.array(copyResponse) }),
    example: {
      body: { count: 2, condition: "good" },
      response: { status_code: 201, data: [exampleCopy, { ...exampleCopy, id: 813, item_code: "B00813" }] },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { copies, viewer, loaders }, params, body }) => {
      const created = await copies.create(viewer, params.id, body);
      return { data: await Promise.all(created.map((copy) => presentCopy(copy, loaders))) };
    },
  }),
  route({
    method: "GET",
    path: "/copies",
    operationId: "copy",
    tag: "Copies",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "Find a copy by its code",
    description: "A list of one or none; `book_id` leads to its book.",
    query: z.strictObject({
      item_code: queryText(MAX_ITEM_CODE_LENGTH).describe("The code its barcode carries, whole; in either case."),
    }),
    response: z.object({ data: z.array(copyResponse) }),
    example: { response: { status_code: 200, data: [exampleCopy] } },
    failures: [422],
    handle: async ({ context: { books, viewer, loaders }, query: { item_code } }) => {
      const copy = await books.copyByCode(viewer, item_code);
      return { data: copy === null ? [] : [await presentCopy(copy, loaders)] };
    },
  }),
  route({
    ...shared,
    access: "catalogue.read",
    method: "GET",
    path: "/copies/to-label",
    operationId: "copiesToLabel",
    operation: "read",
    success: 200,
    summary: "List the copies that get labels",
    description:
      "Those of books, of an import, of a range of codes or with these codes: one of the four, page by page, in the " +
      "order they came. Withdrawn copies are listed only by their code.",
    query: listQuery({
      book_ids: numberList(MAX_NAMED)
        .optional()
        .describe(`Those of these books; at most ${MAX_NAMED}, repeated or with commas.`),
      import_id: wholeNumber().optional().describe("Those that this import brought."),
      from_item_code: queryText(MAX_ITEM_CODE_LENGTH)
        .optional()
        .describe("With `to_item_code`: a range, as B00001 to B00120; the two differ in one number, at most 1,000."),
      to_item_code: queryText(MAX_ITEM_CODE_LENGTH).optional().describe("The last one of the range."),
      item_codes: repeatedText(MAX_NAMED, MAX_ITEM_CODE_LENGTH)
        .optional()
        .describe(`Those with these codes, in either case; at most ${MAX_NAMED}, repeated.`),
    }),
    response: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          book_id: z.int(),
          item_code: z.string(),
          title: z.string().describe("Its book's title."),
          call_number: z.string().nullable().describe("What its spine label shows: its own, or else its book's."),
        }),
      ),
    }),
    example: {
      response: {
        status_code: 200,
        data: [{ id: 812, book_id: 41, item_code: "B00812", title: "Laskar Pelangi", call_number: "813 HIR l" }],
      },
    },
    failures: [422],
    handle: (call) => {
      const {
        context: { copies, viewer },
        query: { book_ids: bookIds, import_id: importId, from_item_code, to_item_code, item_codes: itemCodes },
      } = call;
      const input = { bookIds, importId, fromItemCode: from_item_code, toItemCode: to_item_code, itemCodes };
      return respondWithPage(call, {
        page: (page) => copies.toLabel(viewer, input, page),
        count: () => copies.countToLabel(viewer, input),
        present: (rows, loaders) =>
          Promise.all(
            rows.map(async ({ id, bookId, itemCode, callNumber }) => {
              const book = required(await loaders.book.load(bookId), "the book of a copy");
              return { id, book_id: bookId, item_code: itemCode, title: book.title, call_number: callNumber };
            }),
          ),
      });
    },
  }),
  route({
    ...shared,
    access: "catalogue.read",
    method: "GET",
    path: "/copies/proposed-codes",
    operationId: "proposedItemCodes",
    operation: "read",
    success: 200,
    summary: "Show the codes that new copies would get",
    description: "For a look ahead; nothing is kept for anybody.",
    query: z.strictObject({
      count: wholeNumber(1, MAX_COPIES).describe("How many."),
      first_item_code: queryText(MAX_ITEM_CODE_LENGTH)
        .optional()
        .describe("Run on from this one instead of the library's own pattern."),
    }),
    response: z.object({
      data: z.array(
        z.object({
          item_code: z.string(),
          taken_by: z.string().nullable().describe("Who has it already, in words; null while it is free."),
        }),
      ),
    }),
    example: {
      response: {
        status_code: 200,
        data: [
          { item_code: "B00814", taken_by: null },
          { item_code: "B00815", taken_by: null },
        ],
      },
    },
    failures: [422],
    handle: async ({ context: { copies, viewer }, query: { count, first_item_code } }) => {
      const codes = await copies.proposeCodes(viewer, { count, firstItemCode: first_item_code });
      return { data: codes.map(({ itemCode, takenBy }) => ({ item_code: itemCode, taken_by: takenBy })) };
    },
  }),
  route({
    ...shared,
    access: "catalogue.read",
    method: "GET",
    path: "/copies/proposed-inventory-codes",
    operationId: "proposedInventoryCodes",
    operation: "read",
    success: 200,
    summary: "Show the inventory numbers that new copies would get",
    description: "For a look ahead; nothing is kept for anybody. Empty where the library has no pattern.",
    query: z.strictObject({
      count: wholeNumber(1, MAX_COPIES).describe("How many."),
      acquired_at: z.iso.date().optional().describe("The day the library got them; today unless given."),
      pattern: queryText(60)
        .optional()
        .describe("By this pattern instead of the library's, as `{0001}/PERPUS/{tahun}`."),
      restarts_yearly: flag().optional().describe("With `pattern`: whether each year begins with 1, as it is taken."),
    }),
    response: z.object({ data: z.array(z.string()) }),
    example: { response: { status_code: 200, data: ["0012/PERPUS/2026", "0013/PERPUS/2026"] } },
    failures: [422],
    handle: async ({ context: { copies, viewer }, query }) => ({
      data: await copies.proposeInventoryCodes(viewer, {
        count: query.count,
        acquiredAt: query.acquired_at,
        pattern: query.pattern,
        restartsYearly: query.restarts_yearly,
      }),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/copies/bulk-update",
    operationId: "updateCopies",
    operation: "update",
    success: 200,
    summary: "Change several copies",
    description:
      "The same values for all of them, or for none where one is not there (404) or another status would take it from " +
      "its borrower (409). `null` empties what may be empty, as `acquired_at`.",
    body: updateCopiesInput,
    response: z.object({ data: z.array(copyResponse) }),
    example: {
      body: { copy_ids: [812], status: "repair" },
      response: { status_code: 200, data: [{ ...exampleCopy, status: "repair" }] },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { copies, viewer, loaders }, body }) => ({
      data: await Promise.all((await copies.updateMany(viewer, body)).map((copy) => presentCopy(copy, loaders))),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/copies/{id}",
    operationId: "updateCopy",
    operation: "update",
    success: 200,
    summary: "Change a copy",
    description:
      "What is left out stays, `null` empties; `location_id: null` puts it where its book stands. The status " +
      "cannot be set while the copy is on loan or kept (409).",
    params: id,
    body: updateCopyInput,
    response: z.object({ data: copyResponse }),
    example: {
      body: { status: "repair", condition: "worn" },
      response: { status_code: 200, data: { ...exampleCopy, status: "repair", condition: "worn" } },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { copies, viewer, loaders }, params, body }) => ({
      data: await presentCopy(await copies.update(viewer, params.id, body), loaders),
    }),
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/copies/{id}",
    operationId: "deleteCopy",
    operation: "delete",
    success: 200,
    summary: "Delete a copy",
    description: "A copy that is reserved, on loan or ever was stays (409): set its status to withdrawn instead.",
    params: id,
    response: z.object({
      data: z.object({ id: z.int(), book_id: z.int() }),
      bin_entry_ids: z.array(z.int()).describe("Its way back, for POST /bin/restore."),
      message: z.string(),
    }),
    example: {
      response: { status_code: 200, data: { id: 812, book_id: 41 }, bin_entry_ids: [9], message: "Eksemplar dihapus." },
    },
    failures: [404, 409],
    handle: async ({ context: { copies, viewer }, params }) => {
      const { bookId, binEntryIds } = await copies.delete(viewer, params.id);
      return {
        data: { id: params.id, book_id: bookId },
        bin_entry_ids: [...binEntryIds],
        message: "Eksemplar dihapus.",
      };
    },
  }),
];
