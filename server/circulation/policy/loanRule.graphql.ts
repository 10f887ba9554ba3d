import { CategoryRef } from "../../authorities/authority.graphql.js";
import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { type GlobalId, parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { FineDaysRef } from "../../settings/lendingFields.graphql.js";
import { StudentKindRef } from "../../students/student.graphql.js";
import { canManage } from "../../viewer.js";
import type { LoanRuleRow } from "./loanRuleReads.js";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const LoanRuleRef = builder.objectRef<LoanRuleRow>("LoanRule");
builder.node(LoanRuleRef, {
  description:
    "What differs from the general rules of lending for a kind of member, a category, or both (aturan peminjaman). A " +
    "figure that is null falls through: to the rule of the category, of the kind, and then to the settings.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { loanRules, viewer }) => loanRules.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The rule's number, as REST uses it." }),
    studentKind: t.expose("studentKind", {
      type: StudentKindRef,
      nullable: true,
      description: "For this kind of member; null for every kind.",
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      description: "For books of this category; null for every category.",
      resolve: ({ categoryId }, _args, { loaders }) =>
        categoryId === null ? null : loaders.categories.load(categoryId),
    }),
    loanDays: t.exposeInt("loanDays", { nullable: true, description: "How long such a book is lent." }),
    dueOn: t.expose("dueOn", {
      type: "Date",
      nullable: true,
      description: "A fixed last day, as of textbooks for a school year.",
    }),
    mostLoans: t.exposeInt("mostLoans", {
      nullable: true,
      description: "How many at once: of all that count for a kind, of its own books for a category.",
    }),
    mostRenewals: t.exposeInt("mostRenewals", { nullable: true, description: "How often such a loan is renewed." }),
    finePerDay: t.exposeInt("finePerDay", { nullable: true, description: "Rupiah for each day overdue." }),
    fineDays: t.expose("fineDays", { type: FineDaysRef, nullable: true, description: "Which days overdue count." }),
    suspendDaysPerDay: t.exposeInt("suspendDaysPerDay", {
      nullable: true,
      description: "For how many days a late return suspends, for each day that would be fined.",
    }),
    graceDays: t.exposeInt("graceDays", { nullable: true, description: "Days overdue that cost nothing." }),
    graceCharged: t.exposeBoolean("graceCharged", {
      nullable: true,
      description: "Whether a longer delay also costs its days of grace.",
    }),
    fineCap: t.exposeInt("fineCap", { nullable: true, description: "The most that one loan's lateness costs." }),
    capAtPrice: t.exposeBoolean("capAtPrice", {
      nullable: true,
      description: "Whether lateness costs no more than the book.",
    }),
    debtLimit: t.exposeInt("debtLimit", {
      nullable: true,
      description: "From so much debt on a loan has to be confirmed.",
    }),
    lendable: t.exposeBoolean("lendable", { nullable: true, description: "Whether such books are lent at all." }),
    countsToLimit: t.exposeBoolean("countsToLimit", {
      nullable: true,
      description: "Whether such loans count towards the limit of the kind.",
    }),
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

function figureFields(t: InputFields) {
  return {
    loanDays: t.int({ description: "1 to 365." }),
    dueOn: t.field({ type: "Date", description: "A fixed last day, as of textbooks for a school year." }),
    mostLoans: t.int({ description: "1 to 100." }),
    mostRenewals: t.int({ description: "0 to 50." }),
    finePerDay: t.int({ description: "Whole rupiah." }),
    fineDays: t.field({ type: FineDaysRef, description: "Which days overdue count." }),
    suspendDaysPerDay: t.int({ description: "0 to 30: days of suspension for each day overdue." }),
    graceDays: t.int({ description: "0 to 60." }),
    graceCharged: t.boolean({ description: "Whether a longer delay also costs its days of grace." }),
    fineCap: t.int({ description: "Whole rupiah from 1." }),
    capAtPrice: t.boolean({ description: "Whether lateness costs no more than the book." }),
    debtLimit: t.int({ description: "Whole rupiah from 1." }),
    lendable: t.boolean({ description: "Whether such books are lent at all." }),
    countsToLimit: t.boolean({ description: "Whether such loans count towards the limit of the kind." }),
  };
}

function withCategory<Input extends { readonly categoryId?: GlobalId | null | undefined }>({
  categoryId,
  ...input
}: Input) {
  return { ...input, categoryId: categoryId && recordIdOf("Category", categoryId) };
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
      studentKind: t.field({ type: StudentKindRef, description: "For this kind of member; otherwise for every kind." }),
      categoryId: t.globalID({ description: "For books of this category; otherwise for every category." }),
      ...figureFields(t),
    }),
  },
  {
    description:
      "Adds a rule of lending; there is one for each kind and category. Loans that were made keep their figures. " +
      "Administrators. Source: POST /loan-rules.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: async (_root, { input }, { loanRules, viewer }) => ({
      rule: await loanRules.create(viewer, withCategory(input)),
    }),
  },
  { description: "The new rule.", outputFields: ruleAfter },
);

builder.relayMutationField(
  "updateLoanRule",
  {
    description: "What changes: what is left out stays, null falls through again.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "Which rule." }), ...figureFields(t) }),
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
