import { z } from "zod";

import { MAX_PAGE_SIZE } from "../../platform/database/keyset.js";
import { required } from "../../platform/required.js";
import { route } from "../../platform/rest/route.js";
import type { AccountForViewer } from "../UserService.js";
import { namedRole } from "../roles/rolePresenter.js";
import type { RoleRow } from "../roles/roleReads.js";
import type { UserLoaders } from "../userLoaders.js";
import { presentSecondFactor, secondFactorResponse, userRole } from "../userPresenter.js";
import { createLibrarianInput, librarianChangesInput } from "./librarianInput.js";

const librarianResponse = z
  .object({
    id: z.int().describe("Number in the database."),
    username: z.string(),
    name: z.string().nullable(),
    role: userRole,
    library_role: namedRole,
    is_active: z.boolean().describe("False where the account is closed."),
    password_expires_at: z.iso
      .datetime()
      .nullable()
      .describe("Until when a password that was given to the person may be used; null for their own."),
    second_factor: secondFactorResponse,
  })
  .meta({ id: "Librarian", description: "The account of somebody who works at the library." });
const password = z.string().describe("Shown this once. It opens the account for seven days.");

const present = (account: AccountForViewer, role: RoleRow): z.infer<typeof librarianResponse> => ({
  id: account.userId,
  username: account.username,
  name: account.name,
  role: account.role,
  library_role: { id: role.id, name: role.name },
  is_active: account.active,
  password_expires_at: account.passwordExpiresAt?.toISOString() ?? null,
  second_factor: presentSecondFactor(account),
});

async function presented({ accountRole }: Pick<UserLoaders, "accountRole">, account: AccountForViewer) {
  return present(account, await accountRole.load(required(account.libraryRoleId, "a librarian's role")));
}

const example = {
  id: 4,
  username: "budi",
  name: "Budi Santoso",
  role: "staff",
  library_role: { id: 3, name: "Petugas" },
  is_active: true,
  password_expires_at: "2026-11-30T04:00:00.000Z",
  second_factor: null,
};
const params = z.object({ id: z.coerce.number().int().positive() });

export const librarianRoutes = [
  route({
    method: "GET",
    path: "/librarians",
    operationId: "librarians",
    tag: "Librarians",
    access: "accounts.read",
    operation: "read",
    success: 200,
    summary: "Those who work at the library",
    description: "By username, closed accounts included; the first 100. Only with a session.",
    response: z.object({ data: z.array(librarianResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: async ({ context: { librarians, loaders, viewer } }) => {
      const { edges } = await librarians.page(viewer, { first: MAX_PAGE_SIZE });
      return { data: await Promise.all(edges.map(({ node }) => presented(loaders, node))) };
    },
  }),
  route({
    method: "POST",
    path: "/librarians",
    operationId: "createLibrarian",
    tag: "Librarians",
    access: "accounts.write",
    operation: "create",
    success: 201,
    summary: "Make an account for a librarian",
    description: "With a password that is shown this once. Only with a session: no token makes accounts.",
    body: createLibrarianInput,
    response: z.object({ data: librarianResponse, password }),
    example: {
      body: { username: "budi", name: "Budi Santoso", library_role_id: 3 },
      response: { status_code: 201, data: example, password: "k7mf-3xqp-…" },
    },
    failures: [409, 422],
    handle: async ({ context: { librarians, loaders, viewer }, body }) => {
      const created = await librarians.create(viewer, body);
      return { data: await presented(loaders, created.account), password: created.password };
    },
  }),
  route({
    method: "PUT",
    path: "/librarians/{id}",
    operationId: "updateLibrarian",
    tag: "Librarians",
    access: "accounts.write",
    operation: "update",
    success: 200,
    summary: "Change a librarian's account",
    description: "What is absent stays. One's own role and account only another administrator changes.",
    params,
    body: librarianChangesInput,
    response: z.object({ data: librarianResponse }),
    example: { body: { is_active: false }, response: { status_code: 200, data: { ...example, is_active: false } } },
    failures: [404, 422],
    handle: async ({ context: { librarians, loaders, viewer }, params: { id }, body }) => ({
      data: await presented(loaders, await librarians.update(viewer, id, body)),
    }),
  }),
  route({
    method: "POST",
    path: "/librarians/{id}/password",
    operationId: "resetLibrarianPassword",
    tag: "Librarians",
    access: "accounts.write",
    operation: "update",
    success: 200,
    summary: "Give a librarian a new password",
    description: "It is shown this once, and ends the person's sessions.",
    params,
    response: z.object({ data: librarianResponse, password }),
    example: { response: { status_code: 200, data: example, password: "k7mf-3xqp-…" } },
    failures: [404, 409],
    handle: async ({ context: { librarians, loaders, viewer }, params: { id } }) => {
      const given = await librarians.resetPassword(viewer, id);
      return { data: await presented(loaders, given.account), password: given.password };
    },
  }),
];
