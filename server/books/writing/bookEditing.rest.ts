import { z } from "zod";

import { deletionsResponse, presentDeletions } from "../../bin/deletionPresenter.js";
import { route } from "../../platform/rest/route.js";
import { snakeCase } from "../../platform/rest/keyCase.js";
import { exampleBook } from "../book.rest.js";
import { bookResponse, presentBook } from "../bookPresenter.js";
import type { RequestContext } from "../../platform/requestContext.js";
import type { SavedBook } from "./BookEditingService.js";
import { bulkDeleteBooksInput, bulkUpdateBooksInput, createBookInput, updateBookInput } from "./bookInput.js";

const savedBookResponse = z.object({
  data: bookResponse,
  warnings: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .describe("What to look at again; nothing of it was refused."),
});

const id = z.object({ id: z.coerce.number().int().positive() });

/** One that has just been typed from the book in hand. */
const exampleSavedBook = {
  ...exampleBook,
  id: 41,
  authors: [
    {
      id: 7,
      first_name: "Andrea",
      last_name: "Hirata",
      name: "Andrea Hirata",
      kind: "person",
      books_count: 3,
      role: "author",
    },
  ],
  publisher: { id: 2, name: "Bentang Pustaka", books_count: 12 },
  edition: null,
  physical_description: "534 hlm; 20,5 cm",
  classification: { id: 5, code: "813", name: "Fiksi Indonesia", books_count: 40 },
  category: { id: 1, name: "Novel", collection_group: "fiction", books_count: 52 },
  subjects: ["Belitung"],
  description: null,
  image_url: null,
  location: { id: 3, name: "Ruang Baca", shelf: "F-2", books_count: 64 },
  source: { id: 1, name: "BOS", books_count: 120 },
  price: 89_000,
  copies_count: 2,
  created_at: "2026-11-21T02:00:00.000Z",
  updated_at: "2026-11-21T02:00:00.000Z",
};

async function presentUpdated(saved: SavedBook, context: RequestContext) {
  return { ...(await presentSaved(saved, context)), bin_entry_ids: [...saved.binEntryIds] };
}

async function presentSaved({ book, warnings }: SavedBook, { loaders }: RequestContext) {
  return {
    data: await presentBook(book, loaders),
    warnings: warnings.map(({ field, message }) => ({ field: snakeCase(field), message })),
  };
}

const shared = { tag: "Books", access: "catalogue.write" } as const;

export const bookEditingRoutes = [
  route({
    ...shared,
    method: "POST",
    path: "/books",
    operationId: "createBook",
    operation: "create",
    success: 201,
    summary: "Add a book",
    description:
      "A record of a list is chosen by its id (`author_ids`, `category_id` …) or named, to be found or added " +
      "(`authors`, `category` …); never both. " +
      "`copies` counts all copies to make; those beyond `item_codes` get the next codes of the library's own pattern. " +
      "With `assigns_inventory_codes` each gets the next number of the inventory book, where the library has a pattern.",
    body: createBookInput,
    response: savedBookResponse,
    example: {
      body: {
        title: "Laskar Pelangi",
        authors: [{ first_name: "Andrea", last_name: "Hirata" }],
        isbn: "979-3062-79-7",
        publisher: "Bentang Pustaka",
        publish_year: 2005,
        classification: { code: "813" },
        category: "Novel",
        copies: 2,
      },
      response: { status_code: 201, data: exampleSavedBook, warnings: [] },
    },
    failures: [409, 422],
    handle: async ({ context, body }) => presentSaved(await context.bookEditing.create(context.viewer, body), context),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/books/{id}",
    operationId: "updateBook",
    operation: "update",
    success: 200,
    summary: "Change a book",
    description:
      "What is left out stays, `null` empties, `is_delete_image` removes the cover. With `expected_updated_at`, " +
      "the `updated_at` that was read, " +
      "the change is refused (409) when somebody else has changed the book since.",
    params: id,
    body: updateBookInput,
    response: savedBookResponse.extend({
      bin_entry_ids: z.array(z.int()).describe("The way back of a cover that was taken away, for POST /bin/restore."),
    }),
    example: {
      body: { title: "Laskar Pelangi", isbn: "979-3062-79-1", expected_updated_at: "2026-11-20T02:00:00.000Z" },
      response: {
        status_code: 200,
        data: { ...exampleSavedBook, isbn: "979-3062-79-1", isbn13: null },
        warnings: [
          {
            field: "isbn",
            message: "ISBN tidak valid (digit cek salah). Bandingkan sekali lagi dengan bukunya.",
          },
        ],
        bin_entry_ids: [],
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context, params, body }) =>
      presentUpdated(await context.bookEditing.update(context.viewer, params.id, body), context),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/books/bulk-update",
    operationId: "bulkUpdateBooks",
    operation: "update",
    success: 200,
    summary: "Change several books",
    description:
      "Gives them the same category, location, source or class, all in one go. What is left out stays, `null` " +
      "empties; a record is chosen by its id or named, to be found or added. " +
      "Call numbers that were made here follow the class. Where none of the books is there: 404.",
    body: bulkUpdateBooksInput,
    response: z.object({
      data: z.array(z.object({ id: z.int(), changed: z.boolean(), message: z.string() })),
      bin_entry_ids: z.array(z.int()).describe("The way back of the change, for POST /bin/restore."),
      message: z.string(),
    }),
    example: {
      body: { book_ids: [41, 42], category: "Novel" },
      response: {
        status_code: 200,
        message: "1 dari 2 buku diubah.",
        bin_entry_ids: [9],
        data: [
          { id: 41, changed: true, message: "Diubah." },
          { id: 42, changed: false, message: "Tidak berubah." },
        ],
      },
    },
    failures: [404, 422],
    handle: async ({ context: { bookEditing, viewer }, body }) => {
      const { outcomes, binEntryIds } = await bookEditing.bulkUpdate(viewer, body);
      const changed = outcomes.filter((outcome) => outcome.changed).length;
      return {
        data: outcomes.map(({ id, changed: isChanged, refused }) => ({
          id,
          changed: isChanged,
          message: refused?.message ?? (isChanged ? "Diubah." : "Tidak berubah."),
        })),
        bin_entry_ids: [...binEntryIds],
        message:
          changed === outcomes.length ? `${changed} buku diubah.` : `${changed} dari ${outcomes.length} buku diubah.`,
      };
    },
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/books/bulk-delete",
    operationId: "bulkDeleteBooks",
    operation: "delete",
    success: 200,
    summary: "Delete several books",
    description:
      "Puts those into the bin that can be deleted and tells of each what became of it. Where none can be, " +
      "nothing is changed: 409 with the reason of each in `errors`, or 404 where none of them is there.",
    body: bulkDeleteBooksInput,
    response: deletionsResponse,
    example: {
      body: { book_ids: [41, 42] },
      response: {
        status_code: 200,
        message: "1 dari 2 buku dihapus.",
        bin_entry_ids: [9],
        data: [
          { id: 41, deleted: true, message: "Dihapus." },
          {
            id: 42,
            deleted: false,
            message:
              "“Bumi Manusia” tidak dapat dihapus. Eksemplar B00042 sedang dipinjam sampai 28 November 2026. " +
              "Terima dulu pengembaliannya.",
          },
        ],
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { bookEditing, viewer }, body }) => {
      const outcomes = await bookEditing.bulkDelete(viewer, body);
      return presentDeletions(outcomes, "buku");
    },
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/books/{id}",
    operationId: "deleteBook",
    operation: "delete",
    success: 200,
    summary: "Delete a book",
    description:
      "Into the bin, with its copies and files. A book that is reserved, or whose copies are on loan or ever were, " +
      "stays (409): set their status to withdrawn instead.",
    params: id,
    response: z.object({
      bin_entry_ids: z.array(z.int()).describe("Its way back, for POST /bin/restore."),
      message: z.string(),
    }),
    example: { response: { status_code: 200, bin_entry_ids: [9], message: "Buku dihapus." } },
    failures: [404, 409],
    handle: async ({ context: { bookEditing, viewer }, params }) => {
      return { bin_entry_ids: [await bookEditing.delete(viewer, params.id)], message: "Buku dihapus." };
    },
  }),
];
