import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { sentFields, shownFields } from "../../platform/graphql/describedFields.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { canManage } from "../../viewer.js";
import { MAX_MEMBER_KINDS, memberKindFields } from "./memberKindFields.js";
import type { MemberKindRow } from "./memberKindReads.js";

export const MemberKindRef = builder.objectRef<MemberKindRow>("MemberKind");
builder.node(MemberKindRef, {
  description: "A kind of member (jenis anggota): the list is the library's own, and each can have rules of lending.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { memberKinds, viewer }) => memberKinds.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The kind's number, as REST uses it." }),
    ...shownFields(t, memberKindFields, {}),
    studentsCount: t.int({
      nullable: true,
      description: "How many members are of it; null for who may not list members.",
      resolve: ({ id }, _args, { loaders }) => loaders.memberKindStudents.load(id),
    }),
    viewerCanManage: t.boolean({
      description: "Whether this request may change or delete it.",
      resolve: (_kind, _args, { viewer }) => canManage(viewer, "settings"),
    }),
  }),
});

const MemberKindEdge = builder.edgeObject({ type: MemberKindRef, name: "MemberKindEdge" });

builder.queryField("memberKinds", (t) =>
  t.connection(
    {
      type: MemberKindRef,
      description:
        `The kinds of members in the library's order, at most ${MAX_MEMBER_KINDS}. For librarians. Source: GET ` +
        "/member-kinds.",
      resolve: async (_root, page, { memberKinds, viewer }) =>
        toConnection(await memberKinds.page(viewer, page), () => memberKinds.count(viewer)),
    },
    { name: "MemberKindConnection" },
    MemberKindEdge,
  ),
);

const kindAfter = (
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, { kind: MemberKindRow }>,
) => ({
  memberKind: t.field({ type: MemberKindRef, description: "As it is now.", resolve: ({ kind }) => kind }),
});

builder.relayMutationField(
  "createMemberKind",
  {
    description: "A kind of member; what is left out is free, without an end, without classes and active.",
    inputFields: (t) => ({
      ...sentFields(t, memberKindFields, {}),
      name: t.string({ required: true, description: memberKindFields.name.sent.says }),
      numberName: t.string({ required: true, description: memberKindFields.numberName.sent.says }),
    }),
  },
  {
    description: "Adds a kind of member, at the end unless a position is given. Source: POST /member-kinds.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: async (_root, { input }, { memberKindEditing, viewer }) => ({
      kind: await memberKindEditing.create(viewer, input),
    }),
  },
  { description: "The new kind.", outputFields: kindAfter },
);

builder.relayMutationField(
  "updateMemberKind",
  {
    description: "What changes: what is left out stays.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which kind." }),
      ...sentFields(t, memberKindFields, {}),
    }),
  },
  {
    description:
      "Changes or moves a kind of member. Memberships that run keep their end. Source: PUT /member-kinds/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...changes } }, { memberKindEditing, viewer }) => ({
      kind: await memberKindEditing.update(viewer, recordIdOf("MemberKind", id), changes),
    }),
  },
  { description: "The kind after the change.", outputFields: kindAfter },
);

builder.relayMutationField(
  "deleteMemberKind",
  {
    description: "A kind of member that is no longer wanted.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which kind." }),
      replacementId: t.globalID({
        description: "The kind that its members and its history get instead; required while anything names it.",
      }),
    }),
  },
  {
    description: "Deletes a kind of member, but not the last active one. Source: DELETE /member-kinds/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, replacementId } }, { memberKindEditing, viewer }) => {
      const replacement = replacementId ? { replacementId: recordIdOf("MemberKind", replacementId) } : {};
      await memberKindEditing.delete(viewer, recordIdOf("MemberKind", id), replacement);
      return { deletedId: id };
    },
  },
  {
    description: "It is gone.",
    outputFields: (t) => ({
      deletedMemberKindId: t.globalID({
        description: "What is gone.",
        resolve: ({ deletedId: { typename, id } }) => ({ type: typename, id }),
      }),
    }),
  },
);
