import { z } from "zod";

import { wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import { bookListFields, toListArgs } from "../query/bookQuery.js";
import { DEFAULT_FACET_VALUES, MAX_FACET_VALUES } from "./BookFacetService.js";
import { FACET_KINDS, type FacetKind } from "./facetKinds.js";
import { facetValueName } from "./facetValueName.js";

const facetResponse = z
  .object({
    kind: z.enum(FACET_KINDS as readonly [FacetKind, ...FacetKind[]]),
    values: z.array(
      z.object({
        value: z.string().describe("What the query parameter takes: a number, a heading, a language, a year, `true`."),
        name: z.string().nullable().describe("Null where the value says it: languages, years and `true`."),
        count: z.int(),
      }),
    ),
    has_more: z.boolean().describe("There are more values than `first`."),
    is_estimated: z.boolean().describe("Counted in a sample: too many books are found to count each."),
  })
  .meta({ id: "BookFacet", description: "One way in which the books of a search are divided." });

// A search is divided whatever its order, and codes of copies divide nothing.
const searchFields = z.object(bookListFields).omit({ sort: true, order: true, item_codes: true }).shape;

export const bookFacetRoutes = [
  route({
    method: "GET",
    path: "/books/facets",
    operationId: "bookFacets",
    tag: "Books",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "Count what the books of a search can be narrowed by",
    description:
      "Within the search and all other filters: a facet's own choice does not hide what else could be chosen. The " +
      "commonest values come first, but headings and years in their own order.",
    query: z.object({
      ...searchFields,
      kinds: z
        .preprocess(
          (given) => [given].flat().flatMap((text) => (typeof text === "string" ? text.split(",") : [text])),
          z.array(z.enum(FACET_KINDS as readonly [FacetKind, ...FacetKind[]])).max(FACET_KINDS.length),
        )
        .optional()
        .describe("Which facets, repeated or with commas; all unless given."),
      first: wholeNumber(1, MAX_FACET_VALUES)
        .optional()
        .describe(`How many values of each; ${DEFAULT_FACET_VALUES} unless given.`),
    }),
    response: z.object({ data: z.array(facetResponse) }),
    example: {
      response: {
        status_code: 200,
        data: [
          {
            kind: "classes",
            values: [{ value: "8", name: "800 Kesusastraan", count: 212 }],
            has_more: false,
            is_estimated: false,
          },
        ],
      },
    },
    handle: async ({ context: { bookFacets, loaders, viewer }, query }) => {
      const { kinds = FACET_KINDS, first = DEFAULT_FACET_VALUES } = query;
      const facets = await bookFacets.facets(viewer, toListArgs(query), kinds, first);
      return {
        data: await Promise.all(
          facets.map(async ({ kind, values, hasMore, isEstimated }) => ({
            kind,
            values: await Promise.all(
              values.map(async ({ value, count }) => ({
                value,
                name: await facetValueName(kind, value, loaders),
                count,
              })),
            ),
            has_more: hasMore,
            is_estimated: isEstimated,
          })),
        ),
      };
    },
  }),
];
