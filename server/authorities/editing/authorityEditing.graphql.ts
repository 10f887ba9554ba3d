import type { InputFieldMap } from "@pothos/core";

import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { type GlobalId, recordIdOf } from "../../platform/graphql/recordIds.js";
import {
  AuthorEdge,
  AuthorKindRef,
  AuthorRef,
  CategoryEdge,
  CategoryRef,
  CollectionGroupRef,
  ClassificationEdge,
  ClassificationRef,
  LocationEdge,
  LocationRef,
  PublisherEdge,
  PublisherRef,
  type RowEdgeRef,
  SourceEdge,
  SourceRef,
} from "../authority.graphql.js";
import type { AuthorityList, AuthorityRow } from "../authorityReads.js";

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

interface ListMutationOptions<List extends AuthorityList> {
  readonly list: List;
  readonly ref: ReturnType<typeof builder.objectRef<AuthorityRow<List>>>;
  readonly edge: RowEdgeRef<AuthorityRow<List>>;
  /** As descriptions call one of its records. */
  readonly noun: string;
  /** The values of a record; the service checks them. In an update none of them is required. */
  readonly values: (t: InputBuilder, isNew: boolean) => InputFieldMap;
}

/** The six lists differ in nothing but their type and their values. */
function listMutations<List extends AuthorityList>({ list, ref, edge, noun, values }: ListMutationOptions<List>): void {
  const { name: type } = ref;
  const field = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
  const route = `/books/${list}`;
  const target = (t: InputBuilder, description: string) => t.globalID({ required: true, description });
  // Pothos checks whether a row is a list, which TypeScript cannot determine for a type parameter.
  const recordField = (description: string) => ({
    type: ref,
    description,
    resolve: ({ record }: { record: AuthorityRow<List> }) => record as never,
  });

  builder.relayMutationField(
    `create${type}`,
    { description: `The values of ${noun}.`, inputFields: (t) => values(t, true) },
    {
      description:
        `Adds ${noun}; a name that differs from another only in case, accents or punctuation is taken. Source: ` +
        `POST ${route}.`,
      errors: { types: [ValidationError, ConflictError] },
      resolve: async (_root, { input }, { authorityEditing, viewer }) => {
        const record = await authorityEditing.create(viewer, list, input);
        return { record };
      },
    },
    {
      description: "What was added.",
      outputFields: (t) => ({
        [field]: t.field(recordField("The new record.")),
        [`${field}Edge`]: t.field({
          type: edge,
          description: "It and its place in the list by name, for a list that is on the screen.",
          resolve: ({ record }, _args, { authorities }) => authorities.edgeOf(list, record),
        }),
      }),
    },
  );

  builder.relayMutationField(
    `update${type}`,
    {
      description: `What changes of ${noun}; what is left out stays.`,
      inputFields: (t) => ({ ...values(t, false), id: target(t, "Which one.") }),
    },
    {
      description: `Changes ${noun}, and what its books show of it. Source: PUT ${route}/{id}.`,
      errors: { types: [ValidationError, NotFoundError, ConflictError] },
      resolve: async (_root, { input }, { authorityEditing, viewer }) => {
        const { id, ...changes } = input as { readonly id: GlobalId };
        const record = await authorityEditing.update(viewer, list, recordIdOf(type, id), changes);
        return { record };
      },
    },
    {
      description: "The record after the change.",
      outputFields: (t) => ({ [field]: t.field(recordField("As it is now.")) }),
    },
  );

  builder.relayMutationField(
    `merge${type}`,
    {
      description: "Two records that are one.",
      inputFields: (t) => ({ id: target(t, "The one that goes."), intoId: target(t, "The one that remains.") }),
    },
    {
      description:
        `Gives the books of ${noun} to another and deletes it: for duplicates. ` + `Source: POST ${route}/{id}/merge.`,
      errors: { types: [ValidationError, NotFoundError] },
      resolve: async (_root, { input: { id, intoId } }, { authorityEditing, viewer }) => {
        const { remaining, binEntryIds } = await authorityEditing.merge(viewer, list, recordIdOf(type, id), {
          intoId: recordIdOf(type, intoId),
        });
        return { record: remaining, deletedId: id, binEntryIds };
      },
    },
    {
      description: "What is left of the two.",
      outputFields: (t) => ({
        [field]: t.field(recordField("The one that remains, with the books of both.")),
        [`deleted${type}Id`]: t.globalID({
          description: "The one that is gone.",
          resolve: ({ deletedId: { typename, id } }) => ({ type: typename, id }),
        }),
        binEntryIds: t.globalIDList({
          description: "The way back of the merge, for `restoreFromBin`.",
          resolve: ({ binEntryIds }) => binEntryIds.map((entry) => ({ type: "BinEntry", id: entry })),
        }),
      }),
    },
  );

  builder.relayMutationField(
    `delete${type}`,
    {
      description: "A record that is no longer wanted.",
      inputFields: (t) => ({
        id: target(t, "Which one."),
        replacementId: t.globalID({
          description: "The one that its books get instead; required while anything names it.",
        }),
      }),
    },
    {
      description: `Deletes ${noun}. Source: DELETE ${route}/{id}.`,
      errors: { types: [ValidationError, NotFoundError, ConflictError] },
      resolve: async (_root, { input: { id, replacementId } }, { authorityEditing, viewer }) => {
        const replacement = replacementId ? { replacementId: recordIdOf(type, replacementId) } : {};
        const { binEntryIds } = await authorityEditing.delete(viewer, list, recordIdOf(type, id), replacement);
        return { deletedId: id, binEntryIds };
      },
    },
    {
      description: "It is gone.",
      outputFields: (t) => ({
        [`deleted${type}Id`]: t.globalID({
          description: "What is gone.",
          resolve: ({ deletedId: { typename, id } }) => ({ type: typename, id }),
        }),
        binEntryIds: t.globalIDList({
          description: "Its way back, for `restoreFromBin`.",
          resolve: ({ binEntryIds }) => binEntryIds.map((id) => ({ type: "BinEntry", id })),
        }),
      }),
    },
  );
}

const name = (t: InputBuilder, isNew: boolean) => ({
  name: t.string({
    required: isNew,
    description: "Name, at most 255 characters; unique but for case, accents and punctuation.",
  }),
});

listMutations({
  list: "authors",
  ref: AuthorRef,
  edge: AuthorEdge,
  noun: "an author",
  values: (t, isNew) => ({
    firstName: t.string({
      required: isNew,
      description: "Given names, or the whole name of an organisation or of a person with one name.",
    }),
    lastName: t.string({ description: "Family or last name; none for an organisation." }),
    kind: t.field({
      type: AuthorKindRef,
      description: "PERSON unless given. A person who becomes an organisation keeps the whole name in one piece.",
    }),
  }),
});
listMutations({ list: "publishers", ref: PublisherRef, edge: PublisherEdge, noun: "a publisher", values: name });
listMutations({
  list: "categories",
  ref: CategoryRef,
  edge: CategoryEdge,
  noun: "a category",
  values: (t, isNew) => ({
    ...name(t, isNew),
    collectionGroup: t.field({
      type: CollectionGroupRef,
      description: "What reports count its books as; null where their classification says enough.",
    }),
  }),
});
listMutations({
  list: "classifications",
  ref: ClassificationRef,
  edge: ClassificationEdge,
  noun: "a class",
  values: (t, isNew) => ({
    code: t.string({
      required: isNew,
      description:
        "Code as the library writes it, unique: `813`, `2X4.122 9`. Call numbers that begin with it stay as they are.",
    }),
    name: t.string({ description: "What the code stands for." }),
  }),
});
listMutations({
  list: "locations",
  ref: LocationRef,
  edge: LocationEdge,
  noun: "a place",
  values: (t, isNew) => ({
    name: t.string({ required: isNew, description: "Room or section; unique together with the shelf." }),
    shelf: t.string({ description: "Shelf (rak) within it." }),
  }),
});
listMutations({ list: "sources", ref: SourceRef, edge: SourceEdge, noun: "a way of acquisition", values: name });
