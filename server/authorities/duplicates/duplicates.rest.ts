import { z } from "zod";

import { type RestRoute, route } from "../../platform/rest/route.js";
import { type AuthorityPresentation, authorityPresentations } from "../authorityPresenters.js";
import type { AuthorityList } from "../authorityReads.js";
import { keepApartInput } from "../editing/editingInput.js";

interface ListRouteOptions<List extends AuthorityList> extends AuthorityPresentation<List> {
  readonly example: readonly [object, object];
}

/** The six lists differ in nothing but their records. */
function suggestionRoutes<List extends AuthorityList>({
  list,
  typeName,
  response,
  present,
  example,
}: ListRouteOptions<List>): RestRoute[] {
  const suggestions = route({
    method: "GET",
    path: `/books/${list}/merge-suggestions`,
    operationId: `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}MergeSuggestions`,
    tag: "Lists",
    access: "catalogue.read",
    operation: "read",
    success: 200,
    summary: `List likely duplicates among the ${list}`,
    description:
      "At most fifty groups: `spelling` where the same words are written differently, `letter` where one letter " +
      "is another. Of each group the one with the most books first.",
    response: z.object({
      data: z.array(z.object({ reason: z.enum(["spelling", "letter"]), records: z.array(response) })),
    }),
    example: { response: { status_code: 200, data: [{ reason: "spelling", records: [...example] }] } },
    handle: async ({ context: { duplicates, viewer } }) => ({
      data: (await duplicates.suggestions(viewer, list)).map(({ reason, records }) => ({
        reason,
        records: records.map(present),
      })),
    }),
  });
  const keepApart = route({
    method: "POST",
    path: `/books/${list}/{id}/keep-apart`,
    operationId: `keep${typeName}Apart`,
    tag: "Lists",
    access: "catalogue.write",
    operation: "update",
    success: 200,
    summary: `End the suggestion to merge some of the ${list}`,
    description: "They look alike and are not one: they are suggested together no more.",
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: keepApartInput,
    failures: [404, 422],
    response: z.object({ data: z.array(response) }),
    example: { body: { other_ids: [9] }, response: { status_code: 200, data: [...example] } },
    handle: async ({ context: { duplicates, viewer }, params, body }) => ({
      data: (await duplicates.keepApart(viewer, list, params.id, body)).map(present),
    }),
  });
  return [suggestions, keepApart];
}

export const duplicateRoutes: readonly RestRoute[] = [
  ...suggestionRoutes({
    ...authorityPresentations.authors,
    example: [
      { id: 3, first_name: "Andrea", last_name: "Hirata", name: "Andrea Hirata", kind: "person", books_count: 4 },
      { id: 8, first_name: "Hirata", last_name: "Andrea", name: "Hirata Andrea", kind: "person", books_count: 1 },
    ],
  }),
  ...suggestionRoutes({
    ...authorityPresentations.publishers,
    example: [
      { id: 2, name: "Gramedia", books_count: 90 },
      { id: 9, name: "PT. Gramedia", books_count: 2 },
    ],
  }),
  ...suggestionRoutes({
    ...authorityPresentations.categories,
    example: [
      { id: 1, name: "Referensi", collection_group: "reference", books_count: 42 },
      { id: 4, name: "Refrensi", collection_group: null, books_count: 3 },
    ],
  }),
  ...suggestionRoutes({
    ...authorityPresentations.classifications,
    example: [
      { id: 5, code: "005.13", name: "Bahasa pemrograman", books_count: 31 },
      { id: 6, code: "5.13", name: null, books_count: 1 },
    ],
  }),
  ...suggestionRoutes({
    ...authorityPresentations.locations,
    example: [
      { id: 1, name: "Ruang Baca", shelf: "A3", books_count: 120 },
      { id: 2, name: "RuangBaca", shelf: "A3", books_count: 1 },
    ],
  }),
  ...suggestionRoutes({
    ...authorityPresentations.sources,
    example: [
      { id: 1, name: "Sumbangan", books_count: 20 },
      { id: 5, name: "Sumbagan", books_count: 1 },
    ],
  }),
];
