import { CategoryRef } from "../../authorities/authority.graphql.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { FineDaysRef } from "../../settings/lendingFields.graphql.js";
import { StudentKindRef } from "../../students/student.graphql.js";
import type { PolicyFigures, PolicySources } from "../rules/loanPolicy.js";
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
  fields: (t) => ({
    loanDays: t.exposeInt("loanDays", { description: "How long the book is lent." }),
    dueOn: t.expose("dueOn", { type: "Date", nullable: true, description: "A fixed last day instead." }),
    mostLoans: t.exposeInt("mostLoans", {
      description: "How many at once by the nearest rule; a loan has to keep to `kindLimit` and to `categoryLimit`.",
    }),
    mostRenewals: t.exposeInt("mostRenewals", { description: "How often it is renewed." }),
    finePerDay: t.exposeInt("finePerDay", { description: "Rupiah for each day overdue." }),
    fineDays: t.expose("fineDays", { type: FineDaysRef, description: "Which days overdue count." }),
    suspendDaysPerDay: t.exposeInt("suspendDaysPerDay", {
      description: "For how many days a late return suspends, for each day that would be fined; 0 for none.",
    }),
    graceDays: t.exposeInt("graceDays", { description: "Days overdue that cost nothing." }),
    graceCharged: t.exposeBoolean("graceCharged", {
      description: "Whether a longer delay also costs its days of grace.",
    }),
    fineCap: t.exposeInt("fineCap", { nullable: true, description: "The most that its lateness costs." }),
    capAtPrice: t.exposeBoolean("capAtPrice", { description: "Whether lateness costs no more than the book." }),
    debtLimit: t.exposeInt("debtLimit", {
      nullable: true,
      description: "From so much debt on it has to be confirmed.",
    }),
    lendable: t.exposeBoolean("lendable", { description: "Whether the book is lent at all." }),
    countsToLimit: t.exposeBoolean("countsToLimit", { description: "Whether it counts towards the kind's limit." }),
  }),
});

const from = (figure: string) =>
  ({ type: LoanPolicySourceRef, description: `Where \`${figure}\` comes from.` }) as const;

const LoanFigureSourcesRef = builder.objectRef<PolicySources>("LoanFigureSourcesInfo").implement({
  description: "Which rule each figure comes from.",
  fields: (t) => ({
    loanDays: t.expose("loanDays", from("loanDays")),
    dueOn: t.expose("dueOn", from("dueOn")),
    mostLoans: t.expose("mostLoans", from("mostLoans")),
    mostRenewals: t.expose("mostRenewals", from("mostRenewals")),
    finePerDay: t.expose("finePerDay", from("finePerDay")),
    fineDays: t.expose("fineDays", from("fineDays")),
    suspendDaysPerDay: t.expose("suspendDaysPerDay", from("suspendDaysPerDay")),
    graceDays: t.expose("graceDays", from("graceDays")),
    graceCharged: t.expose("graceCharged", from("graceCharged")),
    fineCap: t.expose("fineCap", from("fineCap")),
    capAtPrice: t.expose("capAtPrice", from("capAtPrice")),
    debtLimit: t.expose("debtLimit", from("debtLimit")),
    lendable: t.expose("lendable", from("lendable")),
    countsToLimit: t.expose("countsToLimit", from("countsToLimit")),
  }),
});

const LoanPolicyRef = builder.objectRef<LoanPolicy>("LoanPolicyInfo").implement({
  description: "Which figures of lending apply to a kind of member and a category, and where each comes from.",
  fields: (t) => ({
    studentKind: t.expose("studentKind", {
      type: StudentKindRef,
      nullable: true,
      description: "The kind that was asked for; null for any.",
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
      studentKind: t.arg({ type: StudentKindRef, description: "Of this kind of member." }),
      categoryId: t.arg.globalID({ description: "For a book of this category." }),
      withoutOwnRule: t.arg.boolean({
        description:
          "As if the rule of exactly this kind and category were not there: what its empty figures fall through to.",
      }),
    },
    resolve: (_root, { categoryId, ...args }, { loanRules, viewer }) =>
      loanRules.policy(viewer, { ...args, categoryId: categoryId && recordIdOf("Category", categoryId) }),
  }),
);
