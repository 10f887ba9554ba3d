import { z } from "zod";

import { MAX_PAGE_SIZE } from "../platform/database/keyset.js";
import { route } from "../platform/rest/route.js";
import { createAccessTokenInput } from "./tokenInput.js";
import type { TokenRow } from "./TokenService.js";

const instant = z.iso.datetime();

const tokenResponse = z
  .object({
    id: z.int(),
    name: z.string(),
    scope: z.enum(["read", "write"]),
    hint: z.string().describe("The token's first letters."),
    created_at: instant,
    last_used_at: instant.nullable().describe("To about five minutes; null when it was never used."),
    expires_at: instant.describe("When it ends."),
  })
  .meta({ id: "AccessToken", description: "An integrator's key, without the key itself." });

const newTokenResponse = tokenResponse
  .extend({ token: z.string().describe("The key itself, shown this once: `Authorization: Bearer …`.") })
  .meta({ id: "NewAccessToken" });

function presentToken({
  id,
  name,
  scope,
  hint,
  createdAt,
  lastUsedAt,
  expiresAt,
}: TokenRow): z.infer<typeof tokenResponse> {
  return {
    id,
    name,
    scope,
    hint,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    expires_at: expiresAt.toISOString(),
  };
}

const example = {
  id: 1,
  name: "Sinkronisasi Dinas",
  scope: "read",
  hint: "aksara_Jx2kQ",
  created_at: "2026-11-21T06:50:00.000Z",
  last_used_at: null,
  expires_at: "2027-11-21T06:50:00.000Z",
};

export const tokenRoutes = [
  route({
    method: "GET",
    path: "/tokens",
    operationId: "accessTokens",
    tag: "Tokens",
    access: "tokens.read",
    operation: "read",
    success: 200,
    summary: "One's own tokens",
    description:
      "Those that are not revoked, the newest first; at most 50. Only with a session: no token lists tokens.",
    response: z.object({ data: z.array(tokenResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: async ({ context: { tokens, viewer } }) => {
      const { edges } = await tokens.page(viewer, { first: MAX_PAGE_SIZE });
      return { data: edges.map(({ node }) => presentToken(node)) };
    },
  }),
  route({
    method: "POST",
    path: "/tokens",
    operationId: "createAccessToken",
    tag: "Tokens",
    access: "tokens.read",
    operation: "create",
    success: 201,
    summary: "Make a token",
    description: "For a program that reads or writes on its own. Only with a session: no token makes another.",
    body: createAccessTokenInput,
    response: z.object({ data: newTokenResponse }),
    example: {
      body: { name: "Sinkronisasi Dinas", scope: "read", expires_in_days: 90 },
      response: { status_code: 201, data: { ...example, token: "aksara_Jx2kQ…" } },
    },
    failures: [409, 422],
    handle: async ({ context: { tokens, viewer }, body }) => {
      const { token, accessToken } = await tokens.createAccessToken(viewer, body);
      return { data: { ...presentToken(accessToken), token } };
    },
  }),
  route({
    method: "DELETE",
    path: "/tokens/{id}",
    operationId: "revokeAccessToken",
    tag: "Tokens",
    access: "tokens.read",
    operation: "delete",
    success: 200,
    summary: "Revoke a token",
    description: "At once: the program's next request is answered 401.",
    params: z.object({ id: z.coerce.number().int().positive() }),
    response: z.object({ message: z.string() }),
    example: { response: { status_code: 200, message: "Token sudah dicabut" } },
    failures: [404],
    handle: async ({ context: { tokens, viewer }, params }) => {
      await tokens.revokeAccessToken(viewer, params.id);
      return { message: "Token sudah dicabut" };
    },
  }),
];
