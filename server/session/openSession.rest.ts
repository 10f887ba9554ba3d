import { z } from "zod";

import { MAX_PAGE_SIZE } from "../platform/database/keyset.js";
import { route } from "../platform/rest/route.js";
import type { OpenSession } from "./OpenSessionService.js";

const instant = z.iso.datetime();

const openSessionResponse = z
  .object({
    id: z.int(),
    user: z.object({ id: z.int(), username: z.string(), name: z.string().nullable() }),
    address: z.string().nullable().describe("The address it logged in from."),
    device: z.string().nullable().describe("Browser and system, as the browser names itself."),
    created_at: instant,
    last_seen_at: instant.describe("To about five minutes."),
    is_current: z.boolean().describe("Whether it is the session that asks."),
  })
  .meta({ id: "OpenSession", description: "A browser in which a librarian is logged in." });

const present = (session: OpenSession): z.infer<typeof openSessionResponse> => ({
  id: session.id,
  user: { id: session.userId, username: session.username, name: session.name },
  address: session.address,
  device: session.device,
  created_at: session.createdAt.toISOString(),
  last_seen_at: session.lastSeenAt.toISOString(),
  is_current: session.isCurrent,
});

const example = {
  id: 12,
  user: { id: 1, username: "rina", name: "Rina Wulandari" },
  address: "192.168.1.20",
  device: "Chrome, Windows",
  created_at: "2026-11-23T00:12:00.000Z",
  last_seen_at: "2026-11-23T04:40:00.000Z",
  is_current: true,
};

export const openSessionRoutes = [
  route({
    method: "GET",
    path: "/sessions",
    operationId: "openSessions",
    tag: "Librarians",
    access: "accounts.read",
    operation: "read",
    success: 200,
    summary: "Where librarians are logged in",
    description: "The latest 100 logins. Only with a session: no token lists sessions.",
    response: z.object({ data: z.array(openSessionResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: async ({ context: { openSessions, session, viewer } }) => {
      const { edges } = await openSessions.page(viewer, { first: MAX_PAGE_SIZE }, session.token);
      return { data: edges.map(({ node }) => present(node)) };
    },
  }),
  route({
    method: "DELETE",
    path: "/sessions/{id}",
    operationId: "endSession",
    tag: "Librarians",
    access: "accounts.write",
    operation: "delete",
    success: 200,
    summary: "Log a browser out",
    description: "With its next request. Only with a session.",
    params: z.object({ id: z.coerce.number().int().positive() }),
    response: z.object({ message: z.string() }),
    example: { response: { status_code: 200, message: "Sesi sudah diakhiri" } },
    failures: [404],
    handle: async ({ context: { openSessions, viewer }, params }) => {
      await openSessions.end(viewer, params.id);
      return { message: "Sesi sudah diakhiri" };
    },
  }),
];
