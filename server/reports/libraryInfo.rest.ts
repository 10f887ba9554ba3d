import { z } from "zod";

import { route } from "../platform/rest/route.js";

const statisticsResponse = z
  .object({
    books: z.int().describe("Titles in the catalogue."),
    students: z.int().describe("Students whose membership is active."),
    borrowings: z.int().describe("Borrowings so far, returned ones included."),
    visits_this_month: z.int().describe("People who came this month, by the library's clock."),
    often_searched: z
      .array(z.string())
      .describe("What readers often search for, as the catalogue calls it, the most looked for first; or nothing."),
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
    summary: "Show the library's four figures, and what is often searched for",
    response: z.object({ data: statisticsResponse }),
    example: {
      response: {
        status_code: 200,
        data: {
          books: 1204,
          students: 312,
          borrowings: 5120,
          visits_this_month: 431,
          often_searched: ["Laskar Pelangi", "Sejarah Indonesia", "Tere Liye"],
        },
      },
    },
    handle: async ({ context: { libraryInfo, loaders, oftenSearched, viewer } }) => {
      const [{ visitsThisMonth, books, students, borrowings }, often] = await Promise.all([
        libraryInfo.statistics(viewer),
        loaders.settings.load("all").then((settings) => oftenSearched.list(viewer, settings)),
      ]);
      return { data: { books, students, borrowings, visits_this_month: visitsThisMonth, often_searched: often } };
    },
  }),
];
