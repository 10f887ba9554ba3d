import type { FineDays } from "../../gql/graphql";
import type { LoanRule, RulePair } from "./loanRuleRow";
import { FIGURE_NAMES, type FigureName, type RuleFigures, type WholePolicy } from "./policyText";

/** A rule as it is typed and chosen; empty for what falls through. */
export type RuleDraft = Record<FigureName, string>;

export const NUMBER_NAMES = [
  "loanDays",
  "mostLoans",
  "mostRenewals",
  "finePerDay",
  "graceDays",
  "suspendDaysPerDay",
  "fineCap",
  "debtLimit",
] as const satisfies readonly FigureName[];
export const CHOICE_NAMES = [
  "lendable",
  "countsToLimit",
  "graceCharged",
  "capAtPrice",
] as const satisfies readonly FigureName[];

export function toDraft(rule: LoanRule | null): RuleDraft {
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, String(rule?.[name] ?? "")])) as RuleDraft;
}

/** For the schema: null falls through. */
export function toFigures(draft: RuleDraft): RuleFigures {
  const number = (name: (typeof NUMBER_NAMES)[number]) => (draft[name] === "" ? null : Number(draft[name]));
  const choice = (name: (typeof CHOICE_NAMES)[number]) => (draft[name] === "" ? null : draft[name] === "true");
  return {
    loanDays: number("loanDays"),
    dueOn: draft.dueOn === "" ? null : draft.dueOn,
    mostLoans: number("mostLoans"),
    mostRenewals: number("mostRenewals"),
    finePerDay: number("finePerDay"),
    fineDays: draft.fineDays === "" ? null : (draft.fineDays as FineDays),
    graceDays: number("graceDays"),
    suspendDaysPerDay: number("suspendDaysPerDay"),
    graceCharged: choice("graceCharged"),
    fineCap: number("fineCap"),
    capAtPrice: choice("capAtPrice"),
    debtLimit: number("debtLimit"),
    lendable: choice("lendable"),
    countsToLimit: choice("countsToLimit"),
  };
}

/** What would apply if the draft were saved: its limit is that of its category, or else of all that its kind has. */
export function withInherited(figures: RuleFigures, inherited: WholePolicy, { category }: RulePair): WholePolicy {
  const own = FIGURE_NAMES.filter((name) => figures[name] !== null).map((name) => [name, figures[name]]);
  const { kindLimit, categoryLimit } = inherited;
  return {
    figures: { ...inherited.figures, ...(Object.fromEntries(own) as Partial<RuleFigures>) },
    kindLimit: category ? kindLimit : (figures.mostLoans ?? kindLimit),
    categoryLimit: category ? (figures.mostLoans ?? categoryLimit) : categoryLimit,
  };
}
