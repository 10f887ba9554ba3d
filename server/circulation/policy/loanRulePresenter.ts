import { z } from "zod";

import type { NamedRow } from "../../authorities/authorityReads.js";
import type { AuthorityLoaders } from "../../authorities/authorityLoaders.js";
import { shownPolicy, shownRule } from "../../settings/lendingFigures.js";
import { inOrder } from "../../platform/fields/describedField.js";
import { presenterOf, responseShape } from "../../platform/rest/shownFields.js";
import type { MemberKindLoaders } from "../../students/memberKinds/memberKindLoaders.js";
import { namedKind, presentNamedKind } from "../../students/memberKinds/memberKindPresenter.js";
import { shownSources } from "../rules/loanPolicy.js";
import type { LoanRuleRow } from "./loanRuleReads.js";
import type { LoanPolicy } from "./LoanRuleService.js";

/** The order of the fields in REST, on which existing clients may rely. */
const IN_REST = [
  "loanDays",
  "dueOn",
  "mostLoans",
  "mostRenewals",
  "finePerDay",
  "fineDays",
  "graceDays",
  "suspendDaysPerDay",
] as const;
const shownRules = inOrder(shownRule, ...IN_REST);
const shownPolicies = inOrder(shownPolicy, ...IN_REST);
const sourcesInRest = inOrder(shownSources, ...IN_REST);
export const presentRuleFigures = presenterOf(shownRules);
export const presentPolicyFigures = presenterOf(shownPolicies);
export const presentSources = presenterOf(sourcesInRest);

const whom = {
  member_kind: namedKind.nullable().describe("Null for every kind of member."),
  category: z.object({ id: z.int(), name: z.string() }).nullable().describe("Null for every category."),
};

/** A rule of lending as REST returns it. */
export const loanRuleResponse = z
  .object({
    id: z.int(),
    ...whom,
    ...responseShape(shownRules),
  })
  .meta({
    id: "LoanRule",
    description:
      "What differs from the general rules of lending for a kind of member, a category, or both. Null falls through: " +
      "to the rule of the category, of the kind, and then to the settings.",
  });

/** Which figures apply, as REST returns them. */
export const loanPolicyResponse = z
  .object({
    ...whom,
    figures: z.object(responseShape(shownPolicies)),
    sources: z.object(responseShape(sourcesInRest)).describe("Which rule each figure comes from."),
    kind_limit: z.int().describe("How many such a member may have at once of all that counts."),
    category_limit: z.int().nullable().describe("How many of this category besides; null: no limit of its own."),
  })
  .meta({ id: "LoanPolicy", description: "Which figures of lending apply to a kind of member and a category." });

type Loaders = Pick<AuthorityLoaders, "categories"> & Pick<MemberKindLoaders, "memberKind">;

async function presentCategory(id: number | null, loaders: Loaders) {
  const category: NamedRow | null = id === null ? null : await loaders.categories.load(id);
  return category && { id: category.id, name: category.name };
}

async function presentKind(id: number | null, loaders: Loaders) {
  return id === null ? null : presentNamedKind(await loaders.memberKind.load(id));
}

export async function presentLoanRule(rule: LoanRuleRow, loaders: Loaders): Promise<z.infer<typeof loanRuleResponse>> {
  return {
    id: rule.id,
    member_kind: await presentKind(rule.memberKindId, loaders),
    category: await presentCategory(rule.categoryId, loaders),
    ...presentRuleFigures(rule),
  };
}

export async function presentLoanPolicy(
  { memberKindId, categoryId, figures, sources, kindLimit, categoryLimit }: LoanPolicy,
  loaders: Loaders,
): Promise<z.infer<typeof loanPolicyResponse>> {
  return {
    member_kind: await presentKind(memberKindId, loaders),
    category: await presentCategory(categoryId, loaders),
    figures: presentPolicyFigures(figures),
    sources: presentSources(sources),
    kind_limit: kindLimit,
    category_limit: categoryLimit,
  };
}
