import { z } from "zod";

import { wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";

export const undoRoutes = [
  route({
    method: "POST",
    path: "/desk-acts/{id}/undo",
    operationId: "undoDeskAct",
    tag: "Circulation",
    access: "circulation.write",
    operation: "update",
    success: 200,
    summary: "Take back what was done at the desk within the last minute",
    description: "By who did it, or an administrator. A student's own acts are undone by an administrator alone.",
    params: z.strictObject({ id: wholeNumber() }),
    response: z.object({ data: z.object({ act_id: z.int() }) }),
    example: { response: { status_code: 200, data: { act_id: 989 } } },
    failures: [404, 409],
    handle: async ({ context, params: { id } }) => {
      const undone = await context.undo.undo(context.viewer, id);
      return { data: { act_id: undone.actId } };
    },
  }),
];
