import { NotFoundError, ValidationError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { recordIdOf } from "../platform/graphql/recordIds.js";
import { EResourceEdge, EResourceRef } from "./eResource.graphql.js";

const POSITION_HELP = "Its place, 1 for the first; a number behind the last one means the end.";
const URL_HELP = "Where it leads: http or https, at most 500 characters, without a user name.";

builder.relayMutationField(
  "createEResource",
  {
    description: "A link to reading elsewhere.",
    inputFields: (t) => ({
      label: t.string({ required: true, description: "What the link says, at most 190 characters." }),
      url: t.string({ required: true, description: URL_HELP }),
      description: t.string({ description: "What is found there, at most 500 characters." }),
      position: t.int({ description: `${POSITION_HELP} The end unless given.` }),
      active: t.boolean({ description: "Whether readers see it; true unless given." }),
    }),
  },
  {
    description: "Adds an e-resource. Source: POST /e-resources.",
    errors: { types: [ValidationError] },
    resolve: async (_root, { input }, { eResourceEditing, viewer }) => ({
      eResource: await eResourceEditing.create(viewer, input),
    }),
  },
  {
    description: "What was added.",
    outputFields: (t) => ({
      eResource: t.field({
        type: EResourceRef,
        description: "The new e-resource.",
        resolve: ({ eResource }) => eResource,
      }),
      eResourceEdge: t.field({
        type: EResourceEdge,
        description: "It and its place in the list, for a list that is on the screen.",
        resolve: ({ eResource }, _args, { eResources }) => eResources.toEdge(eResource),
      }),
    }),
  },
);

builder.relayMutationField(
  "updateEResource",
  {
    description: "What changes of an e-resource; what is left out stays.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which one." }),
      label: t.string({ description: "What the link says, at most 190 characters." }),
      url: t.string({ description: URL_HELP }),
      description: t.string({ description: "What is found there; null or an empty text for nothing." }),
      position: t.int({ description: `${POSITION_HELP} The others keep their order around it.` }),
      active: t.boolean({ description: "Whether readers see it." }),
    }),
  },
  {
    description: "Changes or moves an e-resource. Source: PUT /e-resources/{id}.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { id, ...changes } }, { eResourceEditing, viewer }) => ({
      eResource: await eResourceEditing.update(viewer, recordIdOf("EResource", id), changes),
    }),
  },
  {
    description: "The e-resource after the change.",
    outputFields: (t) => ({
      eResource: t.field({ type: EResourceRef, description: "As it is now.", resolve: ({ eResource }) => eResource }),
    }),
  },
);

builder.relayMutationField(
  "deleteEResource",
  {
    description: "An e-resource that is no longer wanted.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "Which one." }) }),
  },
  {
    description: "Deletes an e-resource. Source: DELETE /e-resources/{id}.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input: { id } }, { eResourceEditing, viewer }) => {
      const { binEntryIds } = await eResourceEditing.delete(viewer, recordIdOf("EResource", id));
      return { deletedId: id, binEntryIds };
    },
  },
  {
    description: "It is gone.",
    outputFields: (t) => ({
      deletedEResourceId: t.globalID({
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
