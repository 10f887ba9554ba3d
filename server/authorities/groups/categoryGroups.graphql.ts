import { ValidationError } from "../../errors.js";
import { builder, costOf } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { CategoryRef, CollectionGroupRef } from "../authority.graphql.js";
import type { GroupProposal, GroupProposals } from "./CategoryGroupService.js";
import { MOST_GROUPS } from "./groupInput.js";

const GroupProposalRef = builder.objectRef<GroupProposal>("CategoryGroupProposal").implement({
  description: "What a category without a group could count as.",
  fields: (t) => ({
    category: t.field({ type: CategoryRef, description: "The category.", resolve: ({ category }) => category }),
    proposed: t.field({
      type: CollectionGroupRef,
      nullable: true,
      description: "What its name says; null where it says nothing, or speaks of two.",
      resolve: ({ proposed }) => proposed,
    }),
  }),
});

const GroupProposalsRef = builder.objectRef<GroupProposals>("CategoryGroupProposals").implement({
  description: "The categories that have books and no group, by which reports count.",
  fields: (t) => ({
    isAnswered: t.exposeBoolean("isAnswered", {
      description: "Whether somebody has set groups, or declined to, with `setCategoryGroups`: nobody is asked twice.",
    }),
    total: t.exposeInt("total", { description: "How many these are." }),
    proposals: t.field({
      type: [GroupProposalRef],
      complexity: costOf(MOST_GROUPS),
      description: `Those with a proposal first, then those with the most books; at most ${MOST_GROUPS}.`,
      resolve: ({ proposals }) => [...proposals],
    }),
  }),
});

builder.queryField("categoryGroupProposals", (t) =>
  t.field({
    type: GroupProposalsRef,
    description:
      "Which group each category without one could have, by its name. For librarians. Source: GET " +
      "/books/categories/group-proposals.",
    resolve: (_root, _args, { categoryGroups, viewer }) => categoryGroups.proposals(viewer),
  }),
);

const CategoryGroupInput = builder.inputType("CategoryGroupInput", {
  description: "A category and its group.",
  fields: (t) => ({
    categoryId: t.globalID({ required: true, description: "Which category." }),
    collectionGroup: t.field({
      type: CollectionGroupRef,
      description: "What reports count its books as; null where their classification says enough.",
    }),
  }),
});

builder.relayMutationField(
  "setCategoryGroups",
  {
    description: "The groups of several categories.",
    inputFields: (t) => ({
      groups: t.field({
        type: [CategoryGroupInput],
        required: true,
        description: `At most ${MOST_GROUPS} categories, each once; none says that all of them stay as they are.`,
      }),
    }),
  },
  {
    description:
      "Sets the groups by which reports count the books of categories, all or none of them, and answers the " +
      "question of `categoryGroupProposals`. Loans that were recorded stay as they are counted. Source: PUT " +
      "/books/categories/groups.",
    errors: { types: [ValidationError] },
    resolve: async (_root, { input: { groups } }, { categoryGroups, viewer }) => ({
      categories: await categoryGroups.setGroups(viewer, {
        groups: groups.map(({ categoryId, collectionGroup }) => ({
          categoryId: recordIdOf("Category", categoryId),
          collectionGroup: collectionGroup ?? null,
        })),
      }),
    }),
  },
  {
    description: "The categories after the change.",
    outputFields: (t) => ({
      categories: t.field({
        type: [CategoryRef],
        description: "As they are now, in the order of the input.",
        resolve: ({ categories }) => [...categories],
      }),
    }),
  },
);
