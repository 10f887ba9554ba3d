import { CategoryRef } from "../../authorities/authority.graphql.js";
import { mapFields } from "../../platform/fields/describedField.js";
import { builder } from "../../platform/graphql/builder.js";
import { shownFields } from "../../platform/graphql/describedFields.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { lendingChoices } from "../../settings/lendingChoices.graphql.js";
import { shownPolicy, type PolicyFigures } from "../../settings/lendingFigures.js";
import { MemberKindRef } from "../../students/memberKinds/memberKind.graphql.js";
import { type PolicySources, shownSources } from "../rules/loanPolicy.js";
import type { LoanPolicy } from "./LoanRuleService.js";

const LoanPolicySourceRef = builder.enumType("LoanPolicySource", {
  description: "Which rule a figure comes from; the first that has it.",
  values: {
    PAIR: { value: "pair", description: "The rule of this kind and this category." },
    CATEGORY: { value: "category", description: "The rule of the category." },
    KIND: { value: "kind", description: "The rule of the kind." },
    GENERAL: { value: "general", description: "The general rule, among the settings." },
  } as const,
});

const LoanFiguresRef = builder.objectRef<PolicyFigures>("LoanFiguresInfo").implement({
  description: "The figures that a loan is made under.",
  fields: (t) => shownFields(t, shownPolicy, lendingChoices),
});

const LoanFigureSourcesRef = builder.objectRef<PolicySources>("LoanFigureSourcesInfo").implement({
  description: "Which rule each figure comes from.",
  fields: (t) =>
    shownFields(
      t,
      shownSources,
      mapFields(shownSources, () => LoanPolicySourceRef),
    ),
});

const LoanPolicyRef = builder.objectRef<LoanPolicy>("LoanPolicyInfo").implement({
  description: "Which figures of lending apply to a kind of member and a category, and where each comes from.",
  fields: (t) => ({
    memberKind: t.field({
      type: MemberKindRef,
      nullable: true,
      description: "The kind that was asked for; null for any.",
      resolve: ({ memberKindId }, _args, { loaders }) =>
        memberKindId === null ? null : loaders.memberKind.load(memberKindId),
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      description: "The category that was asked for; null for any.",
      resolve: ({ categoryId }, _args, { loaders }) =>
        categoryId === null ? null : loaders.categories.load(categoryId),
    }),
    figures: t.expose("figures", { type: LoanFiguresRef, description: "As a new loan would take them." }),
    sources: t.expose("sources", { type: LoanFigureSourcesRef, description: "Where each comes from." }),
    kindLimit: t.exposeInt("kindLimit", {
      description: "How many such a member may have at once of all that counts.",
    }),
    categoryLimit: t.exposeInt("categoryLimit", {
      nullable: true,
      description: "How many of this category besides; null where it has no limit of its own.",
    }),
  }),
});

builder.queryField("loanPolicy", (t) =>
  t.field({
    type: LoanPolicyRef,
    description:
      "Which figures of lending apply to a kind of member and a category; without either the general ones. " +
      "Administrators. Source: GET /loan-rules/policy.",
    args: {
      memberKindId: t.arg.globalID({ description: "Of this kind of member." }),
      categoryId: t.arg.globalID({ description: "For a book of this category." }),
      withoutOwnRule: t.arg.boolean({
        description:
          "As if the rule of exactly this kind and category were not there: what its empty figures fall through to.",
      }),
    },
    resolve: (_root, { memberKindId, categoryId, ...args }, { loanRules, viewer }) =>
      loanRules.policy(viewer, {
        ...args,
        memberKindId: memberKindId && recordIdOf("MemberKind", memberKindId),
        categoryId: categoryId && recordIdOf("Category", categoryId),
      }),
  }),
);
