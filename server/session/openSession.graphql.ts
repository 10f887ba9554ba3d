import { NotFoundError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { toConnection } from "../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { UserRef } from "../users/user.graphql.js";
import type { OpenSession } from "./OpenSessionService.js";

const OpenSessionRef = builder.objectRef<OpenSession>("OpenSession");

builder.node(OpenSessionRef, {
  description: "A browser in which a librarian is logged in. Only administrators in a session see it.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { openSessions, session, viewer }) => openSessions.byId(viewer, id, session.token),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: "Who is logged in.",
      resolve: ({ userId }, _args, { loaders }) => loaders.accounts.load(userId),
    }),
    address: t.exposeString("address", { nullable: true, description: "The address it logged in from." }),
    device: t.exposeString("device", {
      nullable: true,
      description: "Browser and system as it names itself, `Chrome, Android`; null where it says nothing known.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it logged in." }),
    lastSeenAt: t.expose("lastSeenAt", {
      type: "DateTime",
      description: "When it was last used, to about five minutes.",
    }),
    isCurrent: t.exposeBoolean("isCurrent", { description: "Whether it is the browser that asks." }),
  }),
});

builder.queryField("openSessions", (t) =>
  t.connection(
    {
      type: OpenSessionRef,
      description:
        "Where librarians are logged in, the latest login first. For administrators in a session. Source: GET " +
        "/sessions.",
      resolve: async (_root, page, { openSessions, session, viewer }) =>
        toConnection(await openSessions.page(viewer, page, session.token), () => openSessions.count(viewer)),
    },
    { name: "OpenSessionConnection", description: "A page of sessions." },
    { name: "OpenSessionEdge" },
  ),
);

builder.relayMutationField(
  "endSession",
  {
    description: "A session.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The session's global id." }) }),
  },
  {
    description: "Logs a browser out, with its next request. Only in a session. Source: DELETE /sessions/{id}.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input }, { openSessions, viewer }) => ({
      id: await openSessions.end(viewer, recordIdOf("OpenSession", input.id)),
    }),
  },
  {
    description: "The browser is logged out.",
    outputFields: (t) => ({
      deletedOpenSessionId: t.globalID({
        description: "Global id of what is gone.",
        resolve: ({ id }) => ({ type: OpenSessionRef, id }),
      }),
    }),
  },
);
