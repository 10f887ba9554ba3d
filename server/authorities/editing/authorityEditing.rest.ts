import { z } from "zod";

import { route, type RestRoute } from "../../platform/rest/route.js";
import { type AuthorityPresentation, authorityPresentations } from "../authorityPresenters.js";
import type { AuthorityList } from "../authorityReads.js";
import { deleteInput, mergeInput, newRecordInputs, recordChangeInputs } from "./editingInput.js";

interface ListRouteOptions<List extends AuthorityList> extends AuthorityPresentation<List> {
  readonly example: { readonly body: object; readonly data: object };
}

const byId = z.object({ id: z.coerce.number().int().positive() });
const replacement = z.object({
  replacement_id: z.coerce.number().optional().describe("The record that its books get instead; as good in the body."),
});

/** The six lists differ in nothing but their type and their values. */
function listRoutes<List extends AuthorityList>({
  list,
  typeName,
  response,
  present,
  example,
}: ListRouteOptions<List>): RestRoute[] {
  const path = `/books/${list}`;
  const recordPath = `${path}/{id}`;
  const shared = { tag: "Lists", access: "catalogue.write" } as const;
  const responseOptions = {
    response: z.object({ data: response }),
    example: { body: example.body, response: { status_code: 200, data: example.data } },
  };
  return [
    route({
      ...shared,
      ...responseOptions,
      method: "POST",
      path,
      operationId: `create${typeName}`,
      operation: "create",
      success: 201,
      summary: `Add to the ${list}`,
      body: newRecordInputs[list],
      failures: [409, 422],
      description: "A name that differs from another only in case, accents or punctuation is taken.",
      example: { body: example.body, response: { status_code: 201, data: example.data } },
      handle: async ({ context: { authorityEditing, viewer }, body }) => ({
        data: present(await authorityEditing.create(viewer, list, body)),
      }),
    }),
    route({
      ...shared,
      ...responseOptions,
      method: "PUT",
      path: recordPath,
      operationId: `update${typeName}`,
      operation: "update",
      success: 200,
      summary: `Change one of the ${list}`,
      params: byId,
      body: recordChangeInputs[list],
      failures: [404, 409, 422],
      description: "What is left out stays.",
      handle: async ({ context: { authorityEditing, viewer }, params, body }) => ({
        data: present(await authorityEditing.update(viewer, list, params.id, body)),
      }),
    }),
    route({
      ...shared,
      ...responseOptions,
      method: "POST",
      path: `${recordPath}/merge`,
      operationId: `merge${typeName}`,
      operation: "update",
      success: 200,
      summary: `Merge one of the ${list} into another`,
      params: byId,
      body: mergeInput,
      failures: [404, 422],
      description: "The record of the path is deleted; the answer is the one that remains, with the books of both.",
      response: z.object({
        data: response,
        bin_entry_ids: z.array(z.int()).describe("The way back of the merge, for POST /bin/restore."),
      }),
      example: { body: { into_id: 7 }, response: { status_code: 200, data: example.data, bin_entry_ids: [9] } },
      handle: async ({ context: { authorityEditing, viewer }, params, body }) => {
        const { remaining, binEntryIds } = await authorityEditing.merge(viewer, list, params.id, body);
        return { data: present(remaining), bin_entry_ids: [...binEntryIds] };
      },
    }),
    route({
      ...shared,
      method: "DELETE",
      path: recordPath,
      operationId: `delete${typeName}`,
      operation: "delete",
      success: 200,
      summary: `Delete one of the ${list}`,
      params: byId,
      query: replacement,
      body: deleteInput,
      failures: [404, 409, 422],
      description: "While anything names the record, a replacement must be given.",
      response: z.object({
        bin_entry_ids: z.array(z.int()).describe("Its way back, for POST /bin/restore."),
        message: z.string(),
      }),
      example: {
        body: { replacement_id: 7 },
        response: {
          status_code: 200,
          bin_entry_ids: [9],
          message: "Kategori “Novel” dihapus dan digantikan oleh Kategori “Fiksi”.",
        },
      },
      handle: async ({ context: { authorityEditing, viewer }, params, query, body }) => {
        const given =
          query.replacement_id === undefined ? body : { ...(body as object), replacementId: query.replacement_id };
        const { binEntryIds, message } = await authorityEditing.delete(viewer, list, params.id, given);
        return { bin_entry_ids: [...binEntryIds], message };
      },
    }),
  ];
}

export const authorityEditingRoutes: readonly RestRoute[] = [
  ...listRoutes({
    ...authorityPresentations.authors,
    example: {
      body: { first_name: "Andrea", last_name: "Hirata", kind: "person" },
      data: { id: 7, first_name: "Andrea", last_name: "Hirata", name: "Andrea Hirata", kind: "person", books_count: 0 },
    },
  }),
  ...listRoutes({
    ...authorityPresentations.publishers,
    example: { body: { name: "Bentang Pustaka" }, data: { id: 7, name: "Bentang Pustaka", books_count: 0 } },
  }),
  ...listRoutes({
    ...authorityPresentations.categories,
    example: {
      body: { name: "Fiksi", collection_group: "fiction" },
      data: { id: 7, name: "Fiksi", collection_group: "fiction", books_count: 0 },
    },
  }),
  ...listRoutes({
    ...authorityPresentations.classifications,
    example: { body: { code: "2X4.1", name: "Fikih" }, data: { id: 7, code: "2X4.1", name: "Fikih", books_count: 0 } },
  }),
  ...listRoutes({
    ...authorityPresentations.locations,
    example: {
      body: { name: "Ruang Baca", shelf: "A" },
      data: { id: 7, name: "Ruang Baca", shelf: "A", books_count: 0 },
    },
  }),
  ...listRoutes({
    ...authorityPresentations.sources,
    example: { body: { name: "Hibah" }, data: { id: 7, name: "Hibah", books_count: 0 } },
  }),
];
