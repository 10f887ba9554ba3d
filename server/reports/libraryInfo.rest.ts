import { z } from "zod";

import { route } from "../platform/rest/route.js";

const statisticsResponse = z
  .object({
    books: z.int().describe("Titles in the catalogue."),
    students: z.int().describe("Students whose membership is active."),
    borrowings: z.int().describe("Borrowings so far, returned ones included."),
    visits_this_month: z.int().describe("People who came this month, by the library's clock."),
  })
  .meta({ id: "LibraryInfo", description: "The library at a glance." });

export const libraryInfoRoutes = [
  route({
    method: "GET",
    path: "/library-info",
    operationId: "libraryInfo",
    tag: "Library",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "Show the library's four figures",
    response: z.object({ data: statisticsResponse }),
    example: {
      response: { status_code: 200, data: { books: 1204, students: 312, borrowings: 5120, visits_this_month: 431 } },
    },
    handle: async ({ context: { libraryInfo, viewer } }) => {
      const { visitsThisMonth, books, students, borrowings } = await libraryInfo.statistics(viewer);
      return { data: { books, students, borrowings, visits_this_month: visitsThisMonth } };
    },
  }),
];
