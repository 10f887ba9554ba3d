import { z } from "zod";

import { wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";

export const historyRoutes = [
  route({
    method: "GET",
    path: "/settings/history-to-forget",
    operationId: "historyToForget",
    tag: "Settings",
    access: "settings.read",
    operation: "read",
    success: 200,
    summary: "Of how many records the library would forget whose they were",
    description: "What the next run would forget with this number of months as `anonymise_after_months`.",
    query: z.strictObject({ after_months: wholeNumber().describe("12 to 120.") }),
    response: z.object({
      data: z.object({
        before: z.iso.date().describe("What ended before this day."),
        borrowings: z.int().describe("Returned loans of which nothing is open."),
        reservations: z.int().describe("Reservations that have ended."),
        visits: z.int().describe("Visits of members, and of guests by name."),
      }),
    }),
    example: {
      response: {
        status_code: 200,
        data: { before: "2024-11-23", borrowings: 3_104, reservations: 58, visits: 9_212 },
      },
    },
    failures: [422],
    handle: async ({ context: { history, viewer }, query: { after_months: afterMonths } }) => {
      const { before, borrowings, reservations, visits } = await history.toForget(viewer, { afterMonths });
      return { data: { before, borrowings, reservations, visits } };
    },
  }),
  route({
    method: "DELETE",
    path: "/user-info/history",
    operationId: "clearMyHistory",
    tag: "Account",
    access: "signedIn",
    operation: "delete",
    success: 200,
    summary: "Clear one's own history",
    description:
      "Takes the viewer's name from returned loans of which nothing is open, and from reservations that have " +
      "ended; nobody can restore it. A student's, where the settings allow it (`students_may_clear_history`): " +
      "otherwise a 409.",
    response: z.object({
      data: z.object({
        borrowings: z.int().describe("Returned loans."),
        reservations: z.int().describe("Reservations that had ended."),
      }),
    }),
    example: { response: { status_code: 200, data: { borrowings: 14, reservations: 2 } } },
    failures: [409],
    handle: async ({ context: { history, viewer } }) => {
      const { borrowings, reservations } = await history.clearOwn(viewer);
      return { data: { borrowings, reservations } };
    },
  }),
];
