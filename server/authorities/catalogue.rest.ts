import { z } from "zod";

import { bookSummaryAnswer, presentSummary } from "../books/bookAnswer.js";
import { NotFoundError } from "../errors.js";
import { answerList } from "../platform/rest/listAnswer.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, flag, queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { type RestRoute, route } from "../platform/rest/route.js";
import {
  authorAnswer,
  categoryAnswer,
  classificationAnswer,
  locationAnswer,
  presentAuthor,
  presentClassification,
  presentLocation,
  presentNamed,
  publisherAnswer,
  sourceAnswer,
} from "./catalogueAnswers.js";
import type { CatalogueList, CatalogueRowOf } from "./catalogueReads.js";
import { LONGEST_SEARCH } from "./CatalogueService.js";

interface ListDoor<List extends CatalogueList> {
  readonly list: List;
  /** One of it, as GraphQL's type is called. */
  readonly one: string;
  readonly answer: z.ZodObject;
  readonly present: (row: CatalogueRowOf<List>) => Readonly<Record<string, unknown>>;
  readonly example: Readonly<Record<string, unknown>>;
  /** Whether records come with their books unless the caller says. */
  readonly includesBooks: boolean;
}

const exampleBook = { id: 12, slug: "laskar-pelangi", title: "Laskar Pelangi", image_url: null };

/** The six lists differ in nothing but their records. */
function listRoutes<List extends CatalogueList>({
  list,
  one,
  answer,
  present,
  example,
  includesBooks,
}: ListDoor<List>): RestRoute[] {
  const singular = one.toLowerCase();
  const withBooks = answer
    .extend({
      books: z
        .array(bookSummaryAnswer)
        .optional()
        .describe("Its books, the newest first; only where `include_books` is true."),
    })
    .meta({
      id: `${one}WithBooks`,
      description: `${answer.meta()?.description ?? one} With its books where they are asked for.`,
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
        search: queryText(LONGEST_SEARCH).optional().describe("Words of the name, or their beginnings."),
        sort: choice(["name", "most_books"])
          .default("name")
          .describe("By `name` unless given; classes in the order of the shelves."),
      }),
      answer: z.object({ data: z.array(withBooks) }),
      example: { answer: { status_code: 200, data: [includesBooks ? { ...example, books: [exampleBook] } : example] } },
      handle: (call) => {
        const {
          context: { books, catalogue, viewer },
          query: { include_books, search = null, sort },
        } = call;
        const args = { search, order: sort === "name" ? "name" : "mostBooks" } as const;
        return answerList<CatalogueRowOf<List>>(call, {
          page: (page) => catalogue.page(viewer, list, args, page),
          count: () => catalogue.count(viewer, list, args),
          present: async (rows) => {
            if (!include_books) {
              return rows.map(present);
            }
            const theirs = await books.summaries(
              viewer,
              list,
              rows.map(({ id }) => id),
            );
            return rows.map((row) => ({ ...present(row), books: (theirs.get(row.id) ?? []).map(presentSummary) }));
          },
          ...(include_books ? { weigh: ({ booksCount }) => 1 + booksCount } : {}),
        });
      },
    }),
    route({
      ...shared,
      path: `/books/${list}/{id}`,
      operationId: singular,
      summary: `Show ${/^[ao]/.test(singular) ? "an" : "a"} ${singular}`,
      params: z.object({ id: wholeNumber().describe(`The ${singular}'s number.`) }),
      answer: z.object({ data: answer }),
      example: { answer: { status_code: 200, data: example } },
      handle: async ({ context: { catalogue, viewer }, params: { id } }) => {
        const row = await catalogue.one(viewer, list, id);
        if (!row) {
          throw new NotFoundError("Data ini tidak ditemukan. Mungkin sudah dihapus atau digabung.");
        }
        return { data: present(row) };
      },
    }),
  ];
}

export const catalogueRoutes: readonly RestRoute[] = [
  ...listRoutes({
    list: "authors",
    one: "Author",
    answer: authorAnswer,
    present: presentAuthor,
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
    list: "publishers",
    one: "Publisher",
    answer: publisherAnswer,
    present: presentNamed,
    includesBooks: true,
    example: { id: 2, name: "Bentang Pustaka", books_count: 9 },
  }),
  ...listRoutes({
    list: "categories",
    one: "Category",
    answer: categoryAnswer,
    present: presentNamed,
    includesBooks: false,
    example: { id: 1, name: "Novel", books_count: 42 },
  }),
  ...listRoutes({
    list: "classifications",
    one: "Classification",
    answer: classificationAnswer,
    present: presentClassification,
    includesBooks: false,
    example: { id: 5, code: "813", name: "Fiksi Indonesia", books_count: 31 },
  }),
  ...listRoutes({
    list: "locations",
    one: "Location",
    answer: locationAnswer,
    present: presentLocation,
    includesBooks: false,
    example: { id: 1, name: "Ruang Baca", shelf: "A3", books_count: 120 },
  }),
  ...listRoutes({
    list: "sources",
    one: "Source",
    answer: sourceAnswer,
    present: presentNamed,
    includesBooks: false,
    example: { id: 1, name: "Beli", books_count: 200 },
  }),
];
