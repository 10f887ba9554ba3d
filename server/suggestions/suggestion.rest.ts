import { z } from "zod";

import { exampleBook } from "../books/book.rest.js";
import { bookResponse, presentBooks } from "../books/bookPresenter.js";
import { NotFoundError } from "../errors.js";
import { csvDownload, respondWithCsv } from "../platform/rest/csvDownload.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import { SUGGESTION_FILTERS, SUGGESTION_SORTS, suggestionAdviceInput } from "./suggestionInput.js";
import { presentSuggestion, suggestionResponse } from "./suggestionPresenter.js";
import type { SuggestionRow } from "./suggestionReads.js";

export const exampleSuggestion = {
  id: 7,
  title: "Namaku Alam",
  author: "Leila S. Chudori",
  publisher: "Kepustakaan Populer Gramedia",
  publish_year: 2023,
  isbn: "978-602-481-923-5",
  note: "Lanjutan Pulang, untuk tugas resensi.",
  state: "proposed",
  reason: null,
  decided_at: null,
  decided_by: null,
  book_id: null,
  votes_count: 4,
  voted: true,
  own: true,
  student_id: null,
  proposer: null,
  class_name: null,
  created_at: "2026-11-21T02:10:00.000Z",
  updated_at: "2026-11-21T02:10:00.000Z",
} as const;

export const suggestionId = z.strictObject({ id: wholeNumber().describe("The suggestion's number.") });
export const suggestionTag = { tag: "Suggestions" } as const;

const filters = {
  state: choice(SUGGESTION_FILTERS)
    .optional()
    .describe("Only these; `open` is proposed, approved or ordered, `closed` available or rejected."),
  search: queryText(200).optional().describe("Words of title, author, publisher or ISBN."),
  sort: choice(SUGGESTION_SORTS).optional().describe("`votes` (unless given) or `newest`."),
};
const list = z.object({ data: z.array(suggestionResponse) });

const present = (rows: readonly SuggestionRow[]) => Promise.resolve(rows.map(presentSuggestion));

export const suggestionRoutes = [
  route({
    ...suggestionTag,
    method: "GET",
    path: "/suggestions",
    operationId: "suggestions",
    access: "signedIn",
    operation: "read",
    success: 200,
    summary: "Books that were proposed, the most wanted first",
    description: "Members do not see what was refused to others, nor who proposed anything.",
    query: listQuery(filters),
    response: list,
    example: { response: { status_code: 200, data: [exampleSuggestion] } },
    failures: [422],
    handle: (call) => {
      const {
        context: { suggestions, viewer },
        query: { state, search, sort },
      } = call;
      const args = { state, search, sort };
      return respondWithPage(call, {
        page: (page) => suggestions.page(viewer, args, page),
        count: () => suggestions.count(viewer, args),
        present,
      });
    },
  }),
  route({
    ...suggestionTag,
    ...csvDownload,
    path: "/suggestions/export",
    operationId: "exportSuggestions",
    access: "suggestions.read",
    summary: "Export the proposed books as CSV",
    description: "Filtered and ordered as `GET /suggestions`; streamed.",
    query: z.strictObject(filters),
    failures: [422],
    handle: ({ context: { suggestionExports, viewer }, query }) =>
      respondWithCsv(suggestionExports.export(viewer, query)),
  }),
  route({
    ...suggestionTag,
    method: "GET",
    path: "/user-info/suggestions",
    operationId: "mySuggestions",
    access: "signedIn",
    operation: "read",
    success: 200,
    summary: "What one has proposed oneself, the newest first",
    query: listQuery({}),
    response: list,
    example: { response: { status_code: 200, data: [exampleSuggestion] } },
    handle: (call) => {
      const { suggestions, viewer } = call.context;
      return respondWithPage(call, {
        page: (page) => suggestions.ownPage(viewer, page),
        count: () => suggestions.ownCount(viewer),
        present,
      });
    },
  }),
  route({
    ...suggestionTag,
    method: "POST",
    path: "/suggestions/advice",
    operationId: "suggestionAdvice",
    access: "signedIn",
    operation: "read",
    success: 200,
    summary: "What is there already of a book that is about to be proposed",
    description:
      "Changes nothing; it is POST because the book stands in the body. At most five open suggestions and five books " +
      "of the catalogue, by the ISBN or the title.",
    body: suggestionAdviceInput,
    response: z.object({
      data: z.object({ suggestions: z.array(suggestionResponse), books: z.array(bookResponse) }),
    }),
    example: {
      body: { title: "Laskar Pelangi" },
      response: { status_code: 200, data: { suggestions: [], books: [exampleBook] } },
    },
    failures: [422],
    handle: async ({ context: { suggestions, loaders, viewer }, body }) => {
      const found = await suggestions.advise(viewer, body);
      return {
        data: {
          suggestions: found.suggestions.map(presentSuggestion),
          books: await presentBooks(found.books, loaders),
        },
      };
    },
  }),
  route({
    ...suggestionTag,
    method: "GET",
    path: "/suggestions/{id}",
    operationId: "suggestion",
    access: "signedIn",
    operation: "read",
    success: 200,
    summary: "A proposed book",
    params: suggestionId,
    response: z.object({ data: suggestionResponse }),
    example: { response: { status_code: 200, data: exampleSuggestion } },
    failures: [404],
    handle: async ({ context: { suggestions, viewer }, params: { id } }) => {
      const suggestion = await suggestions.one(viewer, id);
      if (!suggestion) throw new NotFoundError("Usulan ini tidak ditemukan. Mungkin sudah dihapus.");
      return { data: presentSuggestion(suggestion) };
    },
  }),
];
