import { z } from "zod";

import { route } from "../../platform/rest/route.js";
import { exampleSerial, serialId, serialTag } from "../serial.rest.js";
import { createSerialInput, updateSerialInput } from "../serialInput.js";
import { presentSerial, serialResponse } from "../serialPresenter.js";

const one = z.object({ data: serialResponse });

export const serialEditingRoutes = [
  route({
    ...serialTag,
    method: "POST",
    path: "/serials",
    operationId: "createSerial",
    access: "catalogue.write",
    operation: "create",
    success: 201,
    summary: "Subscribe to a periodical",
    description: "Of a book whose kind of material is `serial`. Its issues are foretold from `first_on` on.",
    body: createSerialInput,
    response: one,
    example: {
      body: { book_id: 41, frequency: "monthly", first_on: "2026-01-15", first_volume: 22, first_number: 1 },
      response: { status_code: 201, data: exampleSerial },
    },
    failures: [404, 422],
    handle: async ({ context: { serialEditing, serials, viewer, loaders }, body }) => ({
      data: await presentSerial(await serialEditing.create(viewer, body), loaders, serials),
    }),
  }),
  route({
    ...serialTag,
    method: "PUT",
    path: "/serials/{id}",
    operationId: "updateSerial",
    access: "catalogue.write",
    operation: "update",
    success: 200,
    summary: "Change a subscription",
    description:
      "What is left out stays. Another schedule leaves what came, and foretells anew from today on; `ends_on` ends it.",
    params: serialId,
    body: updateSerialInput,
    response: one,
    example: { body: { ends_on: "2026-12-31" }, response: { status_code: 200, data: exampleSerial } },
    failures: [404, 422],
    handle: async ({ context: { serialEditing, serials, viewer, loaders }, params: { id }, body }) => ({
      data: await presentSerial(await serialEditing.update(viewer, id, body), loaders, serials),
    }),
  }),
  route({
    ...serialTag,
    method: "DELETE",
    path: "/serials/{id}",
    operationId: "deleteSerial",
    access: "catalogue.write",
    operation: "delete",
    success: 200,
    summary: "Delete a subscription",
    description: "Into the bin with its issues; the copies that came with them stay.",
    params: serialId,
    response: z.object({
      data: z.object({ id: z.int() }),
      bin_entry_ids: z.array(z.int()).describe("Its way back, for POST /bin/restore."),
      message: z.string(),
    }),
    example: {
      response: { status_code: 200, data: { id: 3 }, bin_entry_ids: [9], message: "Langganan dihapus." },
    },
    failures: [404],
    handle: async ({ context: { serialEditing, viewer }, params: { id } }) => {
      const { binEntryIds } = await serialEditing.delete(viewer, id);
      return { data: { id }, bin_entry_ids: [...binEntryIds], message: "Langganan dihapus." };
    },
  }),
];
