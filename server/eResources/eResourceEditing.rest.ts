import { z } from "zod";

import { route } from "../platform/rest/route.js";
import { eResourceResponse, presentEResource } from "./eResourcePresenter.js";
import { eResourceChangesInput, newEResourceInput } from "./eResourceInput.js";

const byId = z.object({ id: z.coerce.number().int().positive() });
const shared = { tag: "E-resources", access: "catalogue.write" } as const;
const data = {
  id: 1,
  label: "Perpustakaan Nasional",
  url: "https://www.perpusnas.go.id",
  description: null,
  position: 1,
  active: true,
};
const body = { label: "Perpustakaan Nasional", url: "https://www.perpusnas.go.id" };

export const eResourceEditingRoutes = [
  route({
    ...shared,
    method: "POST",
    path: "/e-resources",
    operationId: "createEResource",
    operation: "create",
    success: 201,
    summary: "Add an e-resource",
    description: "At the end unless a position is given. The address must be http or https, without a user name in it.",
    body: newEResourceInput,
    response: z.object({ data: eResourceResponse }),
    example: { body, response: { status_code: 201, data } },
    failures: [422],
    handle: async ({ context: { eResourceEditing, viewer }, body: given }) => ({
      data: presentEResource(await eResourceEditing.create(viewer, given)),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/e-resources/{id}",
    operationId: "updateEResource",
    operation: "update",
    success: 200,
    summary: "Change an e-resource",
    description: "What is left out stays. A new position moves it; the others keep their order.",
    params: byId,
    body: eResourceChangesInput,
    response: z.object({ data: eResourceResponse }),
    example: { body: { position: 1 }, response: { status_code: 200, data } },
    failures: [404, 422],
    handle: async ({ context: { eResourceEditing, viewer }, params, body: given }) => ({
      data: presentEResource(await eResourceEditing.update(viewer, params.id, given)),
    }),
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/e-resources/{id}",
    operationId: "deleteEResource",
    operation: "delete",
    success: 200,
    summary: "Delete an e-resource",
    params: byId,
    response: z.object({
      bin_entry_ids: z.array(z.int()).describe("Its way back, for POST /bin/restore."),
      message: z.string(),
    }),
    example: {
      response: { status_code: 200, bin_entry_ids: [9], message: "E-resource “Perpustakaan Nasional” dihapus." },
    },
    failures: [404],
    handle: async ({ context: { eResourceEditing, viewer }, params }) => {
      const { binEntryIds, message } = await eResourceEditing.delete(viewer, params.id);
      return { bin_entry_ids: [...binEntryIds], message };
    },
  }),
];
