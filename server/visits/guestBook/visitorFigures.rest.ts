import { z } from "zod";

import { route } from "../../platform/rest/route.js";

export const visitorFigureRoutes = [
  route({
    method: "GET",
    path: "/visits/figures",
    operationId: "visitorFigures",
    tag: "Visits",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "How many people came today and this month",
    description: "By the library's clock. Sums only: nobody is named.",
    response: z.object({
      data: z.object({
        today: z.int().describe("A class counts its pupils."),
        this_month: z.int(),
      }),
    }),
    example: { response: { status_code: 200, data: { today: 124, this_month: 2917 } } },
    handle: async ({ context: { visitorFigures, viewer } }) => {
      const { today, thisMonth } = await visitorFigures.read(viewer);
      return { data: { today, this_month: thisMonth } };
    },
  }),
];
