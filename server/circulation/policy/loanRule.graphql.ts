import { CategoryRef } from "../../authorities/authority.graphql.js";
import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { sentFields, shownFields } from "../../platform/graphql/describedFields.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { type GlobalId, parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { lendingChoices } from "../../settings/lendingChoices.graphql.js";
import { sentRule, shownRule } from "../../settings/lendingFigures.js";
import { MemberKindRef } from "../../students/memberKinds/memberKind.graphql.js";
import { canManage } from "../../viewer.js";
import type { LoanRuleRow } from "./loanRuleReads.js";

const LoanRuleRef = builder.objectRef<LoanRuleRow>("LoanRule");
builder.node(LoanRuleRef, {
  description:
    "What differs from the general rules of lending for a kind of member, a category, or both (aturan peminjaman). A " +
    "figure that is null falls through: to the rule of the category, of the kind, and then to the settings.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { loanRules, viewer }) => loanRules.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The rule's number, as REST uses it." }),
    memberKind: t.field({
      type: MemberKindRef,
      nullable: true,
      description: "For this kind of member; null for every kind.",
      resolve: ({ memberKindId }, _args, { loaders }) =>
        memberKindId === null ? null : loaders.memberKind.load(memberKindId),
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      description: "For books of this category; null for every category.",
      resolve: ({ categoryId }, _args, { loaders }) =>
        categoryId === null ? null : loaders.categories.load(categoryId),
    }),
    ...shownFields(t, shownRule, lendingChoices),
    viewerCanManage: t.boolean({
      description: "Whether this request may change or delete it.",
      resolve: (_rule, _args, { viewer }) => canManage(viewer, "settings"),
    }),
  }),
});

const LoanRuleEdge = builder.edgeObject({ type: LoanRuleRef, name: "LoanRuleEdge" });

builder.queryField("loanRules", (t) =>
  t.connection(
    {
      type: LoanRuleRef,
      description:
        "The rules of lending that differ from the general ones, at most 100, in the order in which they were made. " +
        "Administrators. Source: GET /loan-rules.",
      resolve: async (_root, page, { loanRules, viewer }) =>
        toConnection(await loanRules.page(viewer, page), () => loanRules.count(viewer)),
    },
    { name: "LoanRuleConnection" },
    LoanRuleEdge,
  ),
);

interface GivenPair {
  readonly memberKindId?: GlobalId | null | undefined;
  readonly categoryId?: GlobalId | null | undefined;
}

function withPair<Input extends GivenPair>({ memberKindId, categoryId, ...input }: Input) {
  return {
    ...input,
    memberKindId: memberKindId && recordIdOf("MemberKind", memberKindId),
    categoryId: categoryId && recordIdOf("Category", categoryId),
  };
}

const ruleAfter = (
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, { rule: LoanRuleRow }>,
) => ({
  loanRule: t.field({ type: LoanRuleRef, description: "As it is now.", resolve: ({ rule }) => rule }),
});

builder.relayMutationField(
  "createLoanRule",
  {
    description: "Whom it is for, and what differs; a figure that is left out falls through.",
    inputFields: (t) => ({
      memberKindId: t.globalID({ description: "For this kind of member; otherwise for every kind." }),
      categoryId: t.globalID({ description: "For books of this category; otherwise for every category." }),
      ...sentFields(t, sentRule, lendingChoices),
    }),
  },
  {
    description:
      "Adds a rule of lending; there is one for each kind and category. Loans that were made keep their figures. " +
      "Administrators. Source: POST /loan-rules.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: async (_root, { input }, { loanRules, viewer }) => ({
      rule: await loanRules.create(viewer, withPair(input)),
    }),
  },
  { description: "The new rule.", outputFields: ruleAfter },
);

builder.relayMutationField(
  "updateLoanRule",
  {
    description: "What changes: what is left out stays, null falls through again.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which rule." }),
      ...sentFields(t, sentRule, lendingChoices),
    }),
  },
  {
    description:
      "Changes a rule of lending. Loans that were made keep their figures. Administrators. Source: PUT " +
      "/loan-rules/{id}.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { id, ...changes } }, { loanRules, viewer }) => ({
      rule: await loanRules.update(viewer, recordIdOf("LoanRule", id), changes),
    }),
  },
  { description: "The rule after the change.", outputFields: ruleAfter },
);

builder.relayMutationField(
  "deleteLoanRule",
  {
    description: "A rule that is no longer wanted.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "Which rule." }) }),
  },
  {
    description:
      "Deletes a rule of lending: what it said falls through again. Loans that were made keep their figures. " +
      "Administrators. Source: DELETE /loan-rules/{id}.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input: { id } }, { loanRules, viewer }) => {
      await loanRules.delete(viewer, recordIdOf("LoanRule", id));
      return { deletedId: id };
    },
  },
  {
    description: "It is gone.",
    outputFields: (t) => ({
      deletedLoanRuleId: t.globalID({
        description: "What is gone.",
        resolve: ({ deletedId: { typename, id } }) => ({ type: typename, id }),
      }),
    }),
  },
);
