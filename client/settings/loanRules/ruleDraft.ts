import { FIGURE_NAMES, type FigureName, isNumber, isYesNo, type LoanRule, type RuleFigures } from "../lendingFigures";
import type { RulePair } from "./loanRuleRow";
import type { WholePolicy } from "./policyText";

/** A rule as it is typed and chosen; empty for what falls through. */
export type RuleDraft = Record<FigureName, string>;

export function toDraft(rule: LoanRule | null): RuleDraft {
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, String(rule?.[name] ?? "")])) as RuleDraft;
}

/** For the schema: null falls through. */
export function toFigures(draft: RuleDraft): RuleFigures {
  const figureOf = (name: FigureName) => {
    if (draft[name] === "") return null;
    if (isNumber(name)) return Number(draft[name]);
    return isYesNo(name) ? draft[name] === "true" : draft[name];
  };
  // Each field's text is that of its figure.
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, figureOf(name)])) as RuleFigures;
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
