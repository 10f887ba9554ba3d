import { z } from "zod";

import { bookSummaryResponse, presentBookSummary } from "../books/bookPresenter.js";
import { NotFoundError } from "../errors.js";
import { respondWithList } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, flag, queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { type RestRoute, route } from "../platform/rest/route.js";
import {
  type AuthorityPresentation,
  authorityPresentations,
  presentSubject,
  subjectResponse,
} from "./authorityPresenters.js";
import type { AuthorityList, AuthorityRow } from "./authorityReads.js";
import { MAX_SEARCH_LENGTH } from "./AuthorityService.js";

interface ListRouteOptions<List extends AuthorityList> extends AuthorityPresentation<List> {
  readonly example: Readonly<Record<string, unknown>>;
  /** Whether records include their books by default. */
  readonly includesBooks: boolean;
}

const exampleBook = { id: 12, slug: "laskar-pelangi", title: "Laskar Pelangi", image_url: null };

/** The six lists differ in nothing but their records. */
function listRoutes<List extends AuthorityList>({
  list,
  typeName,
  response,
  present,
  example,
  includesBooks,
}: ListRouteOptions<List>): RestRoute[] {
  const singular = typeName.toLowerCase();
  const withBooks = response
    .extend({
      books: z
        .array(bookSummaryResponse)
        .optional()
        .describe("Its books, the newest first; only where `include_books` is true."),
    })
    .meta({
      id: `${typeName}WithBooks`,
      description: `${response.meta()?.description ?? typeName} With its books where they are asked for.`,
    });
  const shared = { method: "GET", tag: "Lists", access: "everyone", operation: "read", success: 200 } as const;
  return [
    route({
      ...shared,
      path: `/books/${list}`,
      operationId: list,
      summary: `List ${list}`,
      description: "Without paging it is the whole list, streamed.",
      query: listQuery({
        include_books: flag()
          .default(includesBooks)
          .describe(`Each record with its books; ${includesBooks ? "true" : "false"} unless given.`),
        search: queryText(MAX_SEARCH_LENGTH).optional().describe("Words of the name, or their beginnings."),
        sort: choice(["name", "most_books"])
          .default("name")
          .describe("By `name` unless given; classes in the order of the shelves."),
      }),
      response: z.object({ data: z.array(withBooks) }),
      example: {
        response: { status_code: 200, data: [includesBooks ? { ...example, books: [exampleBook] } : example] },
      },
      handle: (call) => {
        const {
          context: { books, authorities, viewer },
          query: { include_books, search = null, sort },
        } = call;
        const args = { search, order: sort === "name" ? "name" : "mostBooks" } as const;
        return respondWithList<AuthorityRow<List>>(call, {
          page: (page) => authorities.page(viewer, list, args, page),
          count: () => authorities.count(viewer, list, args),
          present: async (rows) => {
            if (!include_books) {
              return rows.map(present);
            }
            const booksByRecord = await books.summaries(
              viewer,
              list,
              rows.map(({ id }) => id),
            );
            return rows.map((row) => ({
              ...present(row),
              books: (booksByRecord.get(row.id) ?? []).map(presentBookSummary),
            }));
          },
          ...(include_books ? { weight: ({ booksCount }) => 1 + booksCount } : {}),
        });
      },
    }),
    route({
      ...shared,
      path: `/books/${list}/{id}`,
      operationId: singular,
      summary: `Show ${/^[ao]/.test(singular) ? "an" : "a"} ${singular}`,
      description: "One that was merged into another is answered by that other, whose `id` differs.",
      params: z.object({ id: wholeNumber().describe(`The ${singular}'s number.`) }),
      response: z.object({ data: response }),
      example: { response: { status_code: 200, data: example } },
      handle: async ({ context: { authorities, viewer }, params: { id } }) => {
        const row = await authorities.one(viewer, list, id);
        if (!row) {
          throw new NotFoundError("Data ini tidak ditemukan. Mungkin sudah dihapus atau digabung.");
        }
        return { data: present(row) };
      },
    }),
  ];
}

export const authorityRoutes: readonly RestRoute[] = [
  ...listRoutes({
    ...authorityPresentations.authors,
    includesBooks: true,
    example: {
      id: 3,
      first_name: "Andrea",
      last_name: "Hirata",
      name: "Andrea Hirata",
      kind: "person",
      books_count: 4,
    },
  }),
  ...listRoutes({
    ...authorityPresentations.publishers,
    includesBooks: true,
    example: { id: 2, name: "Bentang Pustaka", books_count: 9 },
  }),
  ...listRoutes({
    ...authorityPresentations.categories,
    includesBooks: false,
    example: { id: 1, name: "Novel", collection_group: null, books_count: 42 },
  }),
  ...listRoutes({
    ...authorityPresentations.classifications,
    includesBooks: false,
    example: { id: 5, code: "813", name: "Fiksi Indonesia", books_count: 31 },
  }),
  ...listRoutes({
    ...authorityPresentations.locations,
    includesBooks: false,
    example: { id: 1, name: "Ruang Baca", shelf: "A3", books_count: 120 },
  }),
  ...listRoutes({
    ...authorityPresentations.sources,
    includesBooks: false,
    example: { id: 1, name: "Beli", books_count: 200 },
  }),
  route({
    method: "GET",
    path: "/books/subjects/{id}",
    operationId: "subject",
    summary: "Show a subject",
    description: "Its books are those of `GET /books?subject_id={id}`.",
    tag: "Lists",
    access: "everyone",
    operation: "read",
    success: 200,
    params: z.object({ id: wholeNumber().describe("The subject's number.") }),
    response: z.object({ data: subjectResponse }),
    example: { response: { status_code: 200, data: { id: 7, name: "Novel Indonesia" } } },
    handle: async ({ context: { authorities, viewer }, params: { id } }) => {
      const subject = await authorities.subject(viewer, id);
      if (!subject) {
        throw new NotFoundError("Subjek ini tidak ditemukan. Mungkin sudah dihapus.");
      }
      return { data: presentSubject(subject) };
    },
  }),
];
