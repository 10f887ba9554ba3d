import type { FineDays } from "../../settings/lendingFigures.js";
import type { StudentKind } from "../../students/Student.entity.js";

/** The rules that a loan is made under. Money is whole rupiah. */
export interface PolicyFigures {
  readonly loanDays: number;
  /** A fixed last day, as of textbooks for a school year; null where `loanDays` decide. */
  readonly dueOn: string | null;
  /** How many may be on loan at once, of those that count. */
  readonly mostLoans: number;
  readonly mostRenewals: number;
  readonly finePerDay: number;
  readonly fineDays: FineDays;
  /** So many days late cost nothing. */
  readonly graceDays: number;
  /** Whether a longer delay also costs its days of grace. */
  readonly graceCharged: boolean;
  /** The most that one loan's lateness costs; null for no limit. */
  readonly fineCap: number | null;
  /** Whether lateness costs no more than the book. */
  readonly capAtPrice: boolean;
  /** From so much debt on a loan has to be confirmed; null for never. */
  readonly debtLimit: number | null;
  readonly lendable: boolean;
  /** Whether such a loan counts towards `mostLoans`. */
  readonly countsToLimit: boolean;
}

/** Figures of a rule: null falls through to the next rule. */
export type RuleFigures = { readonly [Name in keyof PolicyFigures]: PolicyFigures[Name] | null };

/** What differs for a kind of student, a category of books, or both; null stands for any. */
export interface PolicyRule extends RuleFigures {
  readonly studentKind: StudentKind | null;
  readonly categoryId: number | null;
}

/** What a loan's rules depend on. */
export interface PolicyCase {
  readonly studentKind: StudentKind;
  readonly categoryId: number | null;
}

/** Which rule a figure comes from. */
export const POLICY_SOURCES = ["pair", "category", "kind", "general"] as const;
export type PolicySource = (typeof POLICY_SOURCES)[number];
export type PolicySources = { readonly [Name in keyof PolicyFigures]: PolicySource };

export interface ResolvedPolicy {
  readonly figures: PolicyFigures;
  /** How many of all that count the student may have at once. */
  readonly kindLimit: number;
  /** How many of this category; null where it has no limit of its own. */
  readonly categoryLimit: number | null;
}

/** Each figure from the first rule that has it: of the pair, of the category, of the kind, and then the general one. */
export function resolvePolicy(general: PolicyFigures, rules: readonly PolicyRule[], loan: PolicyCase): ResolvedPolicy {
  const layers = layersOf(rules, loan);
  const ruleOf = (source: PolicySource) => layers.find((layer) => layer.source === source)?.rule;
  return {
    figures: explainPolicy(general, rules, loan).figures,
    kindLimit: ruleOf("kind")?.mostLoans ?? general.mostLoans,
    categoryLimit: ruleOf("pair")?.mostLoans ?? ruleOf("category")?.mostLoans ?? null,
  };
}

/** The figures with where each comes from; without a kind or a category only the rules for any of them apply. */
export function explainPolicy(
  general: PolicyFigures,
  rules: readonly PolicyRule[],
  wanted: Pick<PolicyRule, "studentKind" | "categoryId">,
): { readonly figures: PolicyFigures; readonly sources: PolicySources } {
  const layers = layersOf(rules, wanted);
  const figureOf = <Name extends keyof PolicyFigures>(name: Name): PolicyFigures[Name] => {
    for (const { rule } of layers) {
      const value: RuleFigures[Name] = rule[name];
      if (value !== null) return value;
    }
    return general[name];
  };
  const sourceOf = (name: keyof PolicyFigures): PolicySource =>
    layers.find(({ rule }) => rule[name] !== null)?.source ?? "general";
  return {
    figures: {
      loanDays: figureOf("loanDays"),
      dueOn: figureOf("dueOn"),
      mostLoans: figureOf("mostLoans"),
      mostRenewals: figureOf("mostRenewals"),
      finePerDay: figureOf("finePerDay"),
      fineDays: figureOf("fineDays"),
      graceDays: figureOf("graceDays"),
      graceCharged: figureOf("graceCharged"),
      fineCap: figureOf("fineCap"),
      capAtPrice: figureOf("capAtPrice"),
      debtLimit: figureOf("debtLimit"),
      lendable: figureOf("lendable"),
      countsToLimit: figureOf("countsToLimit"),
    },
    sources: {
      loanDays: sourceOf("loanDays"),
      dueOn: sourceOf("dueOn"),
      mostLoans: sourceOf("mostLoans"),
      mostRenewals: sourceOf("mostRenewals"),
      finePerDay: sourceOf("finePerDay"),
      fineDays: sourceOf("fineDays"),
      graceDays: sourceOf("graceDays"),
      graceCharged: sourceOf("graceCharged"),
      fineCap: sourceOf("fineCap"),
      capAtPrice: sourceOf("capAtPrice"),
      debtLimit: sourceOf("debtLimit"),
      lendable: sourceOf("lendable"),
      countsToLimit: sourceOf("countsToLimit"),
    },
  };
}

interface Layer {
  readonly source: PolicySource;
  readonly rule: PolicyRule;
}

/** The rules that apply, the nearest first. */
function layersOf(
  rules: readonly PolicyRule[],
  { studentKind, categoryId }: Pick<PolicyRule, "studentKind" | "categoryId">,
): Layer[] {
  const layer = (source: PolicySource, kind: StudentKind | null, category: number | null): Layer[] => {
    const rule = rules.find((other) => other.studentKind === kind && other.categoryId === category);
    return rule ? [{ source, rule }] : [];
  };
  return [
    ...(studentKind !== null && categoryId !== null ? layer("pair", studentKind, categoryId) : []),
    ...(categoryId === null ? [] : layer("category", null, categoryId)),
    ...(studentKind === null ? [] : layer("kind", studentKind, null)),
  ];
}
