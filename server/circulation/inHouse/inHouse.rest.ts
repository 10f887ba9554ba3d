import { z } from "zod";

import { route } from "../../platform/rest/route.js";
import { actId } from "../acts/actTexts.js";
import { inHouseUseInput } from "./inHouseInput.js";

export const inHouseRoutes = [
  route({
    method: "POST",
    path: "/in-house-uses",
    operationId: "recordInHouseUse",
    tag: "Circulation",
    access: "circulation.write",
    operation: "create",
    success: 201,
    summary: "Count that a copy was read in the library",
    description:
      "No loan, and of nobody. Scanned again within half a minute it is counted once. 404 for a code that no copy has, " +
      "409 for a copy that is on loan, lost or withdrawn.",
    body: inHouseUseInput,
    response: z.object({
      data: z.object({
        copy_id: z.int(),
        counted: z.boolean().describe("False for a copy that was counted a moment ago."),
        uses_today: z.int().describe("How often anything was read in the library today, by the library's clock."),
        act_id: actId,
      }),
    }),
    example: {
      body: { item_code: "B00012" },
      response: { status_code: 201, data: { copy_id: 301, counted: true, uses_today: 14, act_id: 991 } },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { inHouseUses, viewer }, body }) => {
      const used = await inHouseUses.record(viewer, body);
      return {
        data: { copy_id: used.copyId, counted: used.counted, uses_today: used.usesToday, act_id: used.actId },
      };
    },
  }),
];
