import { z } from "zod";

import { queryText } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import { classificationResponse, presentClassification } from "../authorityPresenters.js";

const branchResponse = z
  .object({
    key: z.string().describe("What `parent` takes to show what lies directly below."),
    code: z.string(),
    name: z.string().nullable(),
    books_count: z.int().describe("Books in the whole branch."),
    classes_count: z.int().describe("The library's classes in the whole branch."),
    has_branches: z.boolean(),
    classifications: z.array(classificationResponse).describe("The library's classes that are exactly this one."),
  })
  .meta({
    id: "ClassificationBranch",
    description: "A heading of DDC or 2X, or a class of the library, with what lies below it.",
  });

const MAX_KEY_LENGTH = 190;

export const classTreeRoutes = [
  route({
    method: "GET",
    path: "/books/classifications/tree",
    operationId: "classificationTree",
    tag: "Lists",
    access: "catalogue.read",
    operation: "read",
    success: 200,
    summary: "Show the classes as a tree",
    description:
      "One level at a time: the main classes of DDC with 2X for Islam, below them the library's own codes nested " +
      "by their beginnings.",
    query: z.object({
      parent: queryText(MAX_KEY_LENGTH).optional().describe("The `key` of the branch to open; the trunk unless given."),
    }),
    response: z.object({ data: z.array(branchResponse) }),
    example: {
      response: {
        status_code: 200,
        data: [
          {
            key: "2X4",
            code: "2X4",
            name: "Fikih",
            books_count: 212,
            classes_count: 34,
            has_branches: true,
            classifications: [{ id: 5, code: "2X4", name: null, books_count: 31 }],
          },
        ],
      },
    },
    handle: async ({ context: { classTree, viewer }, query: { parent } }) => ({
      data: (await classTree.branches(viewer, parent ?? null)).map(
        ({ key, code, name, booksCount, classesCount, hasBranches, classifications }) => ({
          key,
          code,
          name,
          books_count: booksCount,
          classes_count: classesCount,
          has_branches: hasBranches,
          classifications: classifications.map(presentClassification),
        }),
      ),
    }),
  }),
];
