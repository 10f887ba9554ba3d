import { z } from "zod";

import { MAX_PAGE_SIZE } from "../../platform/database/keyset.js";
import { route } from "../../platform/rest/route.js";
import type { AccountForViewer } from "../UserService.js";
import { userRole } from "../userPresenter.js";
import { createLibrarianInput, librarianChangesInput } from "./librarianInput.js";

const librarianResponse = z
  .object({
    id: z.int().describe("Number in the database."),
    username: z.string(),
    name: z.string().nullable(),
    role: userRole,
    is_active: z.boolean().describe("False where the account is closed."),
    password_expires_at: z.iso
      .datetime()
      .nullable()
      .describe("Until when a password that was given to the person may be used; null for their own."),
  })
  .meta({ id: "Librarian", description: "The account of somebody who works at the library." });
const password = z.string().describe("Shown this once. It opens the account for seven days.");

const present = (account: AccountForViewer): z.infer<typeof librarianResponse> => ({
  id: account.userId,
  username: account.username,
  name: account.name,
  role: account.role,
  is_active: account.active,
  password_expires_at: account.passwordExpiresAt?.toISOString() ?? null,
});

const example = {
  id: 4,
  username: "budi",
  name: "Budi Santoso",
  role: "staff",
  is_active: true,
  password_expires_at: "2026-11-30T04:00:00.000Z",
};
const params = z.object({ id: z.coerce.number().int().positive() });

export const librarianRoutes = [
  route({
    method: "GET",
    path: "/librarians",
    operationId: "librarians",
    tag: "Librarians",
    access: "admin",
    operation: "read",
    success: 200,
    summary: "Those who work at the library",
    description: "By username, closed accounts included; the first 100. Only with a session.",
    response: z.object({ data: z.array(librarianResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: async ({ context: { librarians, viewer } }) => {
      const { edges } = await librarians.page(viewer, { first: MAX_PAGE_SIZE });
      return { data: edges.map(({ node }) => present(node)) };
    },
  }),
  route({
    method: "POST",
    path: "/librarians",
    operationId: "createLibrarian",
    tag: "Librarians",
    access: "admin",
    operation: "create",
    success: 201,
    summary: "Make an account for a librarian",
    description: "With a password that is shown this once. Only with a session: no token makes accounts.",
    body: createLibrarianInput,
    response: z.object({ data: librarianResponse, password }),
    example: {
      body: { username: "budi", name: "Budi Santoso", role: "staff" },
      response: { status_code: 201, data: example, password: "k7mf-3xqp-…" },
    },
    failures: [409, 422],
    handle: async ({ context: { librarians, viewer }, body }) => {
      const created = await librarians.create(viewer, body);
      return { data: present(created.account), password: created.password };
    },
  }),
  route({
    method: "PUT",
    path: "/librarians/{id}",
    operationId: "updateLibrarian",
    tag: "Librarians",
    access: "admin",
    operation: "update",
    success: 200,
    summary: "Change a librarian's account",
    description: "What is absent stays. One's own role and account only another administrator changes.",
    params,
    body: librarianChangesInput,
    response: z.object({ data: librarianResponse }),
    example: { body: { is_active: false }, response: { status_code: 200, data: { ...example, is_active: false } } },
    failures: [404, 422],
    handle: async ({ context: { librarians, viewer }, params: { id }, body }) => ({
      data: present(await librarians.update(viewer, id, body)),
    }),
  }),
  route({
    method: "POST",
    path: "/librarians/{id}/password",
    operationId: "resetLibrarianPassword",
    tag: "Librarians",
    access: "admin",
    operation: "update",
    success: 200,
    summary: "Give a librarian a new password",
    description: "It is shown this once, and ends the person's sessions.",
    params,
    response: z.object({ data: librarianResponse, password }),
    example: { response: { status_code: 200, data: example, password: "k7mf-3xqp-…" } },
    failures: [404, 409],
    handle: async ({ context: { librarians, viewer }, params: { id } }) => {
      const given = await librarians.resetPassword(viewer, id);
      return { data: present(given.account), password: given.password };
    },
  }),
];
