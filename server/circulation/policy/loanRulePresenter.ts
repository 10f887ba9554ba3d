import { z } from "zod";

import type { NamedRow } from "../../authorities/authorityReads.js";
import type { AuthorityLoaders } from "../../authorities/authorityLoaders.js";
import { FINE_DAYS } from "../../settings/lendingFigures.js";
import { STUDENT_KINDS } from "../../students/Student.entity.js";
import { POLICY_SOURCES, type PolicyFigures, type RuleFigures } from "../rules/loanPolicy.js";
import type { LoanRuleRow } from "./loanRuleReads.js";
import type { LoanPolicy } from "./LoanRuleService.js";

const whom = {
  student_kind: z.enum(STUDENT_KINDS).nullable().describe("Null for every kind of member."),
  category: z.object({ id: z.int(), name: z.string() }).nullable().describe("Null for every category."),
};

/** A rule of lending as REST returns it. */
export const loanRuleResponse = z
  .object({
    id: z.int(),
    ...whom,
    loan_days: z.int().nullable(),
    due_on: z.iso.date().nullable().describe("A fixed last day, as of textbooks for a school year."),
    most_loans: z.int().nullable(),
    most_renewals: z.int().nullable(),
    fine_per_day: z.int().nullable(),
    fine_days: z.enum(FINE_DAYS).nullable(),
    grace_days: z.int().nullable(),
    suspend_days_per_day: z.int().nullable(),
    grace_charged: z.boolean().nullable(),
    fine_cap: z.int().nullable(),
    cap_at_price: z.boolean().nullable(),
    debt_limit: z.int().nullable(),
    lendable: z.boolean().nullable(),
    counts_to_limit: z.boolean().nullable(),
  })
  .meta({
    id: "LoanRule",
    description:
      "What differs from the general rules of lending for a kind of member, a category, or both. Null falls through: " +
      "to the rule of the category, of the kind, and then to the settings.",
  });

const source = z.enum(POLICY_SOURCES);

/** Which figures apply, as REST returns them. */
export const loanPolicyResponse = z
  .object({
    ...whom,
    figures: z.object({
      loan_days: z.int(),
      due_on: z.iso.date().nullable(),
      most_loans: z.int().describe("By the nearest rule; both limits below hold."),
      most_renewals: z.int(),
      fine_per_day: z.int(),
      fine_days: z.enum(FINE_DAYS),
      grace_days: z.int(),
      suspend_days_per_day: z
        .int()
        .describe("For how many days a late return suspends, for each day that would be fined."),
      grace_charged: z.boolean(),
      fine_cap: z.int().nullable(),
      cap_at_price: z.boolean(),
      debt_limit: z.int().nullable(),
      lendable: z.boolean(),
      counts_to_limit: z.boolean(),
    }),
    sources: z
      .object({
        loan_days: source,
        due_on: source,
        most_loans: source,
        most_renewals: source,
        fine_per_day: source,
        fine_days: source,
        grace_days: source,
        suspend_days_per_day: source,
        grace_charged: source,
        fine_cap: source,
        cap_at_price: source,
        debt_limit: source,
        lendable: source,
        counts_to_limit: source,
      })
      .describe("Which rule each figure comes from."),
    kind_limit: z.int().describe("How many such a member may have at once of all that counts."),
    category_limit: z.int().nullable().describe("How many of this category besides; null: no limit of its own."),
  })
  .meta({ id: "LoanPolicy", description: "Which figures of lending apply to a kind of member and a category." });

type Figures = PolicyFigures | RuleFigures | LoanPolicy["sources"];

/** In REST's words. */
function presentFigures<Given extends Figures>(
  given: Given,
): { [Name in keyof SnakeFigures]: Given[SnakeFigures[Name]] } {
  return {
    loan_days: given.loanDays,
    due_on: given.dueOn,
    most_loans: given.mostLoans,
    most_renewals: given.mostRenewals,
    fine_per_day: given.finePerDay,
    fine_days: given.fineDays,
    grace_days: given.graceDays,
    suspend_days_per_day: given.suspendDaysPerDay,
    grace_charged: given.graceCharged,
    fine_cap: given.fineCap,
    cap_at_price: given.capAtPrice,
    debt_limit: given.debtLimit,
    lendable: given.lendable,
    counts_to_limit: given.countsToLimit,
  };
}

interface SnakeFigures {
  loan_days: "loanDays";
  due_on: "dueOn";
  most_loans: "mostLoans";
  most_renewals: "mostRenewals";
  fine_per_day: "finePerDay";
  fine_days: "fineDays";
  grace_days: "graceDays";
  suspend_days_per_day: "suspendDaysPerDay";
  grace_charged: "graceCharged";
  fine_cap: "fineCap";
  cap_at_price: "capAtPrice";
  debt_limit: "debtLimit";
  lendable: "lendable";
  counts_to_limit: "countsToLimit";
}

type Loaders = Pick<AuthorityLoaders, "categories">;

async function presentCategory(id: number | null, loaders: Loaders) {
  const category: NamedRow | null = id === null ? null : await loaders.categories.load(id);
  return category && { id: category.id, name: category.name };
}

export async function presentLoanRule(rule: LoanRuleRow, loaders: Loaders): Promise<z.infer<typeof loanRuleResponse>> {
  return {
    id: rule.id,
    student_kind: rule.studentKind,
    category: await presentCategory(rule.categoryId, loaders),
    ...presentFigures(rule),
  };
}

export async function presentLoanPolicy(
  { studentKind, categoryId, figures, sources, kindLimit, categoryLimit }: LoanPolicy,
  loaders: Loaders,
): Promise<z.infer<typeof loanPolicyResponse>> {
  return {
    student_kind: studentKind,
    category: await presentCategory(categoryId, loaders),
    figures: presentFigures(figures),
    sources: presentFigures(sources),
    kind_limit: kindLimit,
    category_limit: categoryLimit,
  };
}
