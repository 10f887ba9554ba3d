import { ConflictError, NotFoundError, ValidationError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { toConnection } from "../platform/graphql/connection.js";
import { DEFAULT_DAYS } from "./tokenInput.js";
import { tokenCursor, type TokenRow } from "./TokenService.js";

const AccessTokenRef = builder.objectRef<TokenRow>("AccessToken");

const TokenScopeRef = builder.enumType("AccessTokenScope", {
  description: "What a token may do.",
  values: {
    READ: { value: "read", description: "Read what its owner may read." },
    WRITE: { value: "write", description: "Read and change what its owner may." },
  } as const,
});

builder.node(AccessTokenRef, {
  description: "An integrator's key, without the key itself. Only its owner sees it.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { tokens, viewer }) => tokens.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    name: t.exposeString("name", { description: "What it is for." }),
    scope: t.field({ type: TokenScopeRef, description: "What it may do.", resolve: ({ scope }) => scope }),
    hint: t.exposeString("hint", { description: "The token's first letters." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last used, to about five minutes; null when it never was.",
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description: "When it ends.",
    }),
  }),
});

const AccessTokenEdge = builder.edgeObject({ type: AccessTokenRef, name: "AccessTokenEdge" });
const AccessTokenConnection = builder.connectionObject(
  { type: AccessTokenRef, name: "AccessTokenConnection", description: "A page of tokens." },
  AccessTokenEdge,
);

builder.queryField("accessTokens", (t) =>
  t.connection(
    {
      type: AccessTokenRef,
      description:
        "One's own tokens that are not revoked, the newest first. For administrators in a session. Source: GET " +
        "/tokens.",
      resolve: async (_root, page, { tokens, viewer }) =>
        toConnection(await tokens.page(viewer, page), () => tokens.count(viewer)),
    },
    AccessTokenConnection,
  ),
);

builder.relayMutationField(
  "createAccessToken",
  {
    description: "A token for a program.",
    inputFields: (t) => ({
      name: t.string({ required: true, description: "What it is for: the name of the program that uses it." }),
      scope: t.field({ type: TokenScopeRef, required: true, description: "What it may do." }),
      expiresInDays: t.int({ description: `1 to 365; without it ${DEFAULT_DAYS}.` }),
    }),
  },
  {
    description: "Makes a token. Only in a session: no token makes another. Source: POST /tokens.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: (_root, { input }, { tokens, viewer }) => tokens.createAccessToken(viewer, input),
  },
  {
    description: "The new token.",
    outputFields: (t) => ({
      token: t.exposeString("token", { description: "The key itself, shown this once: `Authorization: Bearer …`." }),
      accessToken: t.expose("accessToken", { type: AccessTokenRef, description: "What is kept of it." }),
      accessTokenEdge: t.field({
        type: AccessTokenEdge,
        description: "It and its place in the list, for a list that is on the screen.",
        resolve: ({ accessToken }) => ({ cursor: tokenCursor(accessToken), node: accessToken }),
      }),
    }),
  },
);

builder.relayMutationField(
  "revokeAccessToken",
  {
    description: "One of one's own tokens.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The token's global id." }) }),
  },
  {
    description: "Revokes a token at once. Only in a session. Source: DELETE /tokens/{id}.",
    errors: { types: [NotFoundError] },
    resolve: (_root, { input }, { tokens, viewer }) =>
      tokens.revokeAccessToken(viewer, recordIdOf("AccessToken", input.id)),
  },
  {
    description: "The token opens nothing any more.",
    outputFields: (t) => ({
      deletedAccessTokenId: t.globalID({
        description: "Global id of what is gone.",
        resolve: ({ id }) => ({ type: AccessTokenRef, id }),
      }),
    }),
  },
);
