import { z } from "zod";

import { type RestRoute, route } from "../../platform/rest/route.js";
import { categoryResponse, presentCategory } from "../authorityPresenters.js";
import { COLLECTION_GROUPS } from "../collectionGroups.js";
import { setGroupsInput } from "./groupInput.js";

const textbooks = { id: 3, name: "Buku Paket", collection_group: null, books_count: 120 };

export const categoryGroupRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "/books/categories/group-proposals",
    operationId: "categoryGroupProposals",
    tag: "Lists",
    access: "catalogue.read",
    operation: "read",
    success: 200,
    summary: "Propose the groups of categories",
    description:
      "Categories that have books and no group, by which reports count, with the group that each name speaks of; " +
      "null where it says nothing, or speaks of two. Those with a proposal first, then those with the most books; " +
      "at most two hundred.",
    response: z.object({
      data: z.object({
        is_answered: z.boolean().describe("Whether somebody has set groups, or declined to: nobody is asked twice."),
        total: z.int().describe("How many categories these are."),
        proposals: z.array(z.object({ category: categoryResponse, proposed: z.enum(COLLECTION_GROUPS).nullable() })),
      }),
    }),
    example: {
      response: {
        status_code: 200,
        data: { is_answered: false, total: 1, proposals: [{ category: textbooks, proposed: "textbook" }] },
      },
    },
    handle: async ({ context: { categoryGroups, viewer } }) => {
      const { isAnswered, total, proposals } = await categoryGroups.proposals(viewer);
      return {
        data: {
          is_answered: isAnswered,
          total,
          proposals: proposals.map(({ category, proposed }) => ({ category: presentCategory(category), proposed })),
        },
      };
    },
  }),
  route({
    method: "PUT",
    path: "/books/categories/groups",
    operationId: "setCategoryGroups",
    tag: "Lists",
    access: "catalogue.write",
    operation: "update",
    success: 200,
    summary: "Set the groups of categories",
    description:
      "All or none of them; an empty list says that all stay as they are. Either way nobody is asked again. Loans " +
      "that were recorded stay as they are counted.",
    body: setGroupsInput,
    failures: [422],
    response: z.object({ data: z.array(categoryResponse) }),
    example: {
      body: { groups: [{ category_id: 3, collection_group: "textbook" }] },
      response: { status_code: 200, data: [{ ...textbooks, collection_group: "textbook" }] },
    },
    handle: async ({ context: { categoryGroups, viewer }, body }) => ({
      data: (await categoryGroups.setGroups(viewer, body)).map(presentCategory),
    }),
  }),
];
