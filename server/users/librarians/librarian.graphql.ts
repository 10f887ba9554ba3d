import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { type GlobalId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { UserRef } from "../user.graphql.js";

const LibrarianRoleRef = builder.enumType("LibrarianRole", {
  description: "What somebody who works at the library may do; `User.viewerCan` lists it.",
  values: {
    ADMIN: { value: "admin", description: "The role Admin." },
    STAFF: { value: "staff", description: "The role Petugas; who has another that is not Admin keeps it." },
  } as const,
});

const LibrarianEdge = builder.edgeObject({ type: UserRef, name: "LibrarianEdge" });
const LibrarianConnection = builder.connectionObject(
  { type: UserRef, name: "LibrarianConnection", description: "A page of librarians' accounts." },
  LibrarianEdge,
);

builder.queryField("librarians", (t) =>
  t.connection(
    {
      type: UserRef,
      description:
        "Those who work at the library (petugas), by username, closed accounts included. For administrators in a " +
        "session. Source: GET /librarians.",
      resolve: async (_root, page, { librarians, viewer }) =>
        toConnection(await librarians.page(viewer, page), () => librarians.count(viewer)),
    },
    LibrarianConnection,
  ),
);

/** With the role's number, as the service takes it. */
function withRole<Sent extends { readonly libraryRoleId?: GlobalId | null }>({ libraryRoleId, ...rest }: Sent) {
  return libraryRoleId ? { ...rest, libraryRoleId: recordIdOf("Role", libraryRoleId) } : rest;
}

const PASSWORD = "Shown this once, for the person to whom the account belongs. It opens the account for seven days.";

builder.relayMutationField(
  "createLibrarian",
  {
    description: "Somebody who works at the library.",
    inputFields: (t) => ({
      username: t.string({
        required: true,
        description: "3 to 60 letters, digits and . _ - @; upper and lower case are one.",
      }),
      name: t.string({ required: true, description: "Whose account it is." }),
      role: t.field({ type: LibrarianRoleRef, description: "As older programs send it; instead of `libraryRoleId`." }),
      libraryRoleId: t.globalID({ description: "The role that says what they may do." }),
    }),
  },
  {
    description: "Makes an account with a password of its own. Only in a session. Source: POST /librarians.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: (_root, { input }, { librarians, viewer }) => librarians.create(viewer, withRole(input)),
  },
  {
    description: "The account and its password.",
    outputFields: (t) => ({
      user: t.expose("account", { type: UserRef, description: "The account." }),
      librarianEdge: t.field({
        type: LibrarianEdge,
        description: "It and its place in the list.",
        resolve: ({ account, cursor }) => ({ cursor, node: account }),
      }),
      password: t.exposeString("password", { description: PASSWORD }),
    }),
  },
);

builder.relayMutationField(
  "updateLibrarian",
  {
    description: "What to change of a librarian's account. What is absent stays.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The account's global id." }),
      name: t.string({ description: "Whose account it is." }),
      role: t.field({ type: LibrarianRoleRef, description: "As older programs send it; instead of `libraryRoleId`." }),
      libraryRoleId: t.globalID({ description: "The role that says what they may do; not one's own." }),
      isActive: t.boolean({
        description: "False closes the account: its sessions and tokens end at once. Not one's own.",
      }),
    }),
  },
  {
    description: "Changes a librarian's account. Only in a session. Source: PUT /librarians/{id}.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { id, ...changes } }, { librarians, viewer }) => ({
      account: await librarians.update(viewer, recordIdOf("User", id), withRole(changes)),
    }),
  },
  {
    description: "The account as it is now.",
    outputFields: (t) => ({ user: t.expose("account", { type: UserRef, description: "The account." }) }),
  },
);

builder.relayMutationField(
  "resetLibrarianPassword",
  {
    description: "A librarian who has forgotten theirs.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The account's global id." }) }),
  },
  {
    description:
      "Gives a librarian a new password, ends their sessions and empties their e-mail address. Not one's own. Only in a session. Source: POST " +
      "/librarians/{id}/password.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: (_root, { input }, { librarians, viewer }) =>
      librarians.resetPassword(viewer, recordIdOf("User", input.id)),
  },
  {
    description: "The account and its new password.",
    outputFields: (t) => ({
      user: t.expose("account", { type: UserRef, description: "The account." }),
      password: t.exposeString("password", { description: PASSWORD }),
    }),
  },
);
