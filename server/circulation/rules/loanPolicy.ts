import { mapFields } from "../../platform/fields/describedField.js";
import { FIGURE_NAMES, type PolicyFigures, shownPolicy } from "../../settings/lendingFigures.js";

/** Figures of a rule: null falls through to the next rule. */
export type RuleFigures = { readonly [Name in keyof PolicyFigures]: PolicyFigures[Name] | null };

/** What differs for a kind of member, a category of books, or both; null stands for any. */
export interface PolicyRule extends RuleFigures {
  readonly memberKindId: number | null;
  readonly categoryId: number | null;
}

/** What a loan's rules depend on. */
export interface PolicyCase {
  readonly memberKindId: number;
  readonly categoryId: number | null;
}

/** Which rule a figure comes from. */
const POLICY_SOURCES = ["pair", "category", "kind", "general"] as const;
type PolicySource = (typeof POLICY_SOURCES)[number];
export type PolicySources = { readonly [Name in keyof PolicyFigures]: PolicySource };
/** Where each figure comes from, as the doors show it. */
export const shownSources = mapFields(
  shownPolicy,
  (_shown, name) => ({ kind: POLICY_SOURCES, isNullable: false, says: `Where \`${name}\` comes from.` }) as const,
);

export interface ResolvedPolicy {
  readonly figures: PolicyFigures;
  /** How many of all that count the student may have at once. */
  readonly kindLimit: number;
  /** How many of this category; null where it has no limit of its own. */
  readonly categoryLimit: number | null;
}

export interface ExplainedPolicy extends ResolvedPolicy {
  readonly sources: PolicySources;
}

/** Each figure from the first rule that has it: of the pair, of the category, of the kind, and then the general one. */
export function resolvePolicy(general: PolicyFigures, rules: readonly PolicyRule[], loan: PolicyCase): ResolvedPolicy {
  const { figures, kindLimit, categoryLimit } = explainPolicy(general, rules, loan);
  return { figures, kindLimit, categoryLimit };
}

/** With where each figure comes from; without a kind or a category only the rules for any of them apply. */
export function explainPolicy(
  general: PolicyFigures,
  rules: readonly PolicyRule[],
  wanted: Pick<PolicyRule, "memberKindId" | "categoryId">,
): ExplainedPolicy {
  const layers = layersOf(rules, wanted);
  const layerOf = (name: keyof PolicyFigures) => layers.find(({ rule }) => rule[name] !== null);
  const ruleOf = (source: PolicySource) => layers.find((layer) => layer.source === source)?.rule;
  return {
    figures: byFigure<PolicyFigures>((name) => layerOf(name)?.rule[name] ?? general[name]),
    sources: byFigure<PolicySources>((name) => layerOf(name)?.source ?? "general"),
    kindLimit: ruleOf("kind")?.mostLoans ?? general.mostLoans,
    categoryLimit: ruleOf("pair")?.mostLoans ?? ruleOf("category")?.mostLoans ?? null,
  };
}

function byFigure<Result extends { readonly [Name in keyof PolicyFigures]: unknown }>(
  valueOf: (name: keyof PolicyFigures) => Result[keyof PolicyFigures],
): Result {
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, valueOf(name)])) as Result;
}

interface Layer {
  readonly source: PolicySource;
  readonly rule: PolicyRule;
}

/** The rules that apply, the nearest first. */
function layersOf(
  rules: readonly PolicyRule[],
  { memberKindId, categoryId }: Pick<PolicyRule, "memberKindId" | "categoryId">,
): Layer[] {
  const layer = (source: PolicySource, kind: number | null, category: number | null): Layer[] => {
    const rule = rules.find((other) => other.memberKindId === kind && other.categoryId === category);
    return rule ? [{ source, rule }] : [];
  };
  return [
    ...(memberKindId !== null && categoryId !== null ? layer("pair", memberKindId, categoryId) : []),
    ...(categoryId === null ? [] : layer("category", null, categoryId)),
    ...(memberKindId === null ? [] : layer("kind", memberKindId, null)),
  ];
}
