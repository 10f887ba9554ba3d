import { z } from "zod";

import { respondWithList } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import type { UserLoaders } from "../userLoaders.js";
import { createRoleInput, deleteRoleInput, MAX_ROLES, updateRoleInput } from "./roleInput.js";
import { presentRole, roleResponse } from "./rolePresenter.js";
import type { RoleRow } from "./roleReads.js";

const shared = { tag: "Librarians", access: "accounts.write" } as const;
const idParams = z.object({ id: wholeNumber().describe("The role's number.") });
const replacement = z.object({
  replacement_id: z.coerce.number().optional().describe("The role that its accounts get; as good in the body."),
});
const roleData = z.object({ data: roleResponse });
const example = {
  id: 4,
  name: "Duta Baca",
  purpose: "Siswa yang membantu di meja.",
  rights: {
    catalogue: "none",
    circulation: "write",
    members: "none",
    finance: "none",
    reports: "none",
    settings: "none",
    accounts: "none",
    overrides: "none",
    waivers: "none",
    personal_data: "none",
    backups: "none",
  },
  accounts_count: 2,
};

async function presented({ roleAccounts }: Pick<UserLoaders, "roleAccounts">, role: RoleRow) {
  return presentRole(role, await roleAccounts.load(role.id));
}

export const roleRoutes = [
  route({
    ...shared,
    access: "accounts.read",
    method: "GET",
    path: "/roles",
    operationId: "roles",
    operation: "read",
    success: 200,
    summary: "List the roles of librarians",
    description: `Admin first; at most ${MAX_ROLES}. Only with a session.`,
    query: listQuery({}),
    response: z.object({ data: z.array(roleResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const {
        context: { loaders, roles, viewer },
      } = call;
      return respondWithList(call, {
        page: (page) => roles.page(viewer, page),
        count: () => roles.count(viewer),
        present: (rows) => Promise.all(rows.map((role) => presented(loaders, role))),
      });
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/roles",
    operationId: "createRole",
    operation: "create",
    success: 201,
    summary: "Make a role",
    description: "Of rights that the caller has. Only with a session.",
    body: createRoleInput,
    response: roleData,
    example: {
      body: { name: "Duta Baca", purpose: "Siswa yang membantu di meja.", rights: { circulation: "write" } },
      response: { status_code: 201, data: { ...example, accounts_count: 0 } },
    },
    failures: [409, 422],
    handle: async ({ context: { loaders, roles, viewer }, body }) => ({
      data: await presented(loaders, await roles.create(viewer, body)),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/roles/{id}",
    operationId: "updateRole",
    operation: "update",
    success: 200,
    summary: "Change a role",
    description:
      "What is left out stays. It counts from the next request on of all who have the role; where it gives less, " +
      "their tokens end. Not Admin, and not the caller's own. Only with a session.",
    params: idParams,
    body: updateRoleInput,
    response: roleData,
    example: { body: { rights: { finance: "none" } }, response: { status_code: 200, data: example } },
    failures: [404, 409, 422],
    handle: async ({ context: { loaders, roles, viewer }, params: { id }, body }) => ({
      data: await presented(loaders, await roles.update(viewer, id, body)),
    }),
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/roles/{id}",
    operationId: "deleteRole",
    operation: "delete",
    success: 200,
    summary: "Delete a role",
    description: "While accounts have it, a replacement must be given, which they get. Only with a session.",
    params: idParams,
    query: replacement,
    body: deleteRoleInput,
    response: z.object({ message: z.string() }),
    example: { body: { replacement_id: 3 }, response: { status_code: 200, message: "Peran “Duta Baca” dihapus." } },
    failures: [404, 409, 422],
    handle: async ({ context: { roles, viewer }, params: { id }, query, body }) => {
      const given =
        query.replacement_id === undefined ? body : { ...(body as object), replacementId: query.replacement_id };
      const { message } = await roles.delete(viewer, id, given);
      return { message };
    },
  }),
];
