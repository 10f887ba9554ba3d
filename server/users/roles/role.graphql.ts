import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { type Grant, GRANTS, type Grants } from "../../rights.js";
import { MAX_ROLES } from "./roleInput.js";
import type { RoleRow } from "./roleReads.js";
import { roleCursor } from "./RoleService.js";

const GROUP_SAYS: Readonly<Record<Grant, string>> = {
  catalogue: "Books, copies, lists, imports, e-resources and the blog.",
  circulation: "Loans, reservations, class sets, notices and visits.",
  members: "Members, their classes, cards and clearance letters.",
  finance: "Fines, payments and cash.",
  reports: "The dashboard and reports; NONE or READ.",
  settings: "The library's settings and its rules of lending.",
  accounts: "Accounts, roles, sessions and the audit trail.",
  overrides: "Loans that the rules would not allow; NONE or WRITE.",
  waivers: "Fines let off, paid back and reversed; NONE or WRITE.",
  personalData: "All data of one member, given to them or erased; NONE or WRITE.",
  backups: "The whole library in one file; NONE or WRITE.",
};

const RightLevelRef = builder.enumType("RightLevel", {
  description: "How much a role gives of a group.",
  values: {
    NONE: { value: "none", description: "Nothing." },
    READ: { value: "read", description: "To look at it." },
    WRITE: { value: "write", description: "To look at it and change it." },
  } as const,
});

const RoleRightsRef = builder.objectRef<Grants>("RoleRights").implement({
  description: "What a role gives of each group.",
  fields: (t) =>
    Object.fromEntries(
      GRANTS.map((grant) => [
        grant,
        t.field({ type: RightLevelRef, description: GROUP_SAYS[grant], resolve: (grants) => grants[grant] }),
      ]),
    ) as Record<Grant, ReturnType<typeof t.field>>,
});

const RoleRightsInput = builder.inputType("RoleRightsInput", {
  description: "What a role gives of each group. What is left out is nothing of a new role, and stays of another.",
  fields: (t) =>
    Object.fromEntries(
      GRANTS.map((grant) => [grant, t.field({ type: RightLevelRef, description: GROUP_SAYS[grant] })]),
    ) as Record<Grant, ReturnType<typeof t.field<typeof RightLevelRef, false>>>,
});

export const RoleRef = builder.objectRef<RoleRow>("Role");
builder.node(RoleRef, {
  description: "What somebody who works at the library may do, under the library's own name for it (peran).",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { roles, viewer }) => roles.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The role's number, as REST uses it." }),
    name: t.exposeString("name", { description: "What the library calls it." }),
    purpose: t.exposeString("purpose", { description: "Whom it is for, in a sentence; may be empty." }),
    rights: t.field({ type: RoleRightsRef, description: "What it gives.", resolve: ({ grants }) => grants }),
    accountsCount: t.int({
      nullable: true,
      description: "How many accounts have it, closed ones included; null for who may not list accounts.",
      resolve: ({ id }, _args, { loaders }) => loaders.roleAccounts.load(id),
    }),
    viewerCanManage: t.boolean({
      description: "Whether this request may change it: never Admin, the own one, or one that gives more.",
      resolve: (role, _args, { roles, viewer }) => roles.mayChange(viewer, role),
    }),
    viewerCanGive: t.boolean({
      description: "Whether this request may give it to accounts: not where it gives more than the viewer has.",
      resolve: (role, _args, { roles, viewer }) => roles.mayGiveTo(viewer, role),
    }),
  }),
});

const RoleEdge = builder.edgeObject({ type: RoleRef, name: "RoleEdge" });

builder.queryField("roles", (t) =>
  t.connection(
    {
      type: RoleRef,
      description: `The roles of librarians, Admin first, at most ${MAX_ROLES}. Only in a session. Source: GET /roles.`,
      resolve: async (_root, page, { roles, viewer }) =>
        toConnection(await roles.page(viewer, page), () => roles.count(viewer)),
    },
    { name: "RoleConnection" },
    RoleEdge,
  ),
);

const roleAfter = (t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, { role: RoleRow }>) => ({
  role: t.field({ type: RoleRef, description: "As it is now.", resolve: ({ role }) => role }),
});

builder.relayMutationField(
  "createRole",
  {
    description: "A role of the library's own.",
    inputFields: (t) => ({
      name: t.string({
        required: true,
        description: "At most 60 characters; unique but for case, accents and punctuation.",
      }),
      purpose: t.string({ description: "Whom it is for, in a sentence." }),
      rights: t.field({ type: RoleRightsInput, required: true, description: "What it gives." }),
    }),
  },
  {
    description: "Makes a role, of rights that the viewer has. Only in a session. Source: POST /roles.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: async (_root, { input }, { roles, viewer }) => ({ role: await roles.create(viewer, input) }),
  },
  {
    description: "The new role.",
    outputFields: (t) => ({
      ...roleAfter(t),
      roleEdge: t.field({
        type: RoleEdge,
        description: "It and its place in the list.",
        resolve: ({ role }) => ({ cursor: roleCursor(role), node: role }),
      }),
    }),
  },
);

builder.relayMutationField(
  "updateRole",
  {
    description: "What to change of a role. What is absent stays.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which role; not Admin, and not one's own." }),
      name: t.string({ description: "At most 60 characters; unique but for case, accents and punctuation." }),
      purpose: t.string({ description: "Whom it is for, in a sentence." }),
      rights: t.field({ type: RoleRightsInput, description: "What it gives; groups that are left out stay." }),
    }),
  },
  {
    description:
      "Changes a role, which counts from the next request on of all who have it. Where it gives less, their tokens " +
      "end. Only in a session. Source: PUT /roles/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...changes } }, { roles, viewer }) => ({
      role: await roles.update(viewer, recordIdOf("Role", id), changes),
    }),
  },
  { description: "The role after the change.", outputFields: roleAfter },
);

builder.relayMutationField(
  "deleteRole",
  {
    description: "A role that is no longer wanted.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which role; not Admin, and not one's own." }),
      replacementId: t.globalID({ description: "The role that its accounts get; required while there are any." }),
    }),
  },
  {
    description: "Deletes a role. Only in a session. Source: DELETE /roles/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, replacementId } }, { roles, viewer }) => {
      const replacement = replacementId ? { replacementId: recordIdOf("Role", replacementId) } : {};
      await roles.delete(viewer, recordIdOf("Role", id), replacement);
      return { deletedId: id };
    },
  },
  {
    description: "It is gone.",
    outputFields: (t) => ({
      deletedRoleId: t.globalID({
        description: "What is gone.",
        resolve: ({ deletedId: { typename, id } }) => ({ type: typename, id }),
      }),
    }),
  },
);
