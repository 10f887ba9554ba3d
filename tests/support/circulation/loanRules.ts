import { fc } from "../fastCheck.js";

import type { PolicyRule, RuleFigures } from "../../../server/circulation/rules/loanPolicy.js";
import { FINE_DAYS } from "../../../server/settings/lendingFigures.js";
import { KIND_IDS } from "../memberKinds.js";

const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });

/** The figures of a rule, each of them there or not. */
const figures: fc.Arbitrary<RuleFigures> = fc.record({
  loanDays: orNothing(fc.integer({ min: 1, max: 365 })),
  dueOn: orNothing(fc.constantFrom("2026-12-18", "2027-06-11")),
  mostLoans: orNothing(fc.integer({ min: 1, max: 100 })),
  mostRenewals: orNothing(fc.integer({ min: 0, max: 50 })),
  finePerDay: orNothing(fc.integer({ min: 0, max: 5_000 })),
  fineDays: orNothing(fc.constantFrom(...FINE_DAYS)),
  graceDays: orNothing(fc.integer({ min: 0, max: 60 })),
  suspendDaysPerDay: orNothing(fc.integer({ min: 0, max: 30 })),
  graceCharged: orNothing(fc.boolean()),
  fineCap: orNothing(fc.integer({ min: 1, max: 50_000 })),
  capAtPrice: orNothing(fc.boolean()),
  debtLimit: orNothing(fc.integer({ min: 1, max: 50_000 })),
  lendable: orNothing(fc.boolean()),
  countsToLimit: orNothing(fc.boolean()),
});

/** A table of rules: at most one for each kind or any, and each of these categories or any. */
export function ruleTables(categoryIds: readonly number[]): fc.Arbitrary<PolicyRule[]> {
  const rule = fc
    .record({
      memberKindId: fc.constantFrom(null, ...Object.values(KIND_IDS)),
      categoryId: fc.constantFrom(null, ...categoryIds),
      figures,
    })
    .map(({ figures: own, ...pair }): PolicyRule => ({ ...pair, ...own }))
    .filter(({ memberKindId, categoryId, ...own }) => {
      const isForAll = memberKindId === null && categoryId === null;
      return !isForAll && Object.values(own).some((value) => value !== null);
    });
  return fc.uniqueArray(rule, {
    maxLength: 12,
    selector: ({ memberKindId, categoryId }) => `${memberKindId} ${categoryId}`,
  });
}

/**
 * What one figure is by the words of the specification: of every rule that is about the loan and has it, that of the
 * most special one, where a category says more than a kind.
 */
export function modelFigure<Name extends keyof RuleFigures>(
  rules: readonly PolicyRule[],
  loan: Pick<PolicyRule, "memberKindId" | "categoryId">,
  name: Name,
): RuleFigures[Name] {
  const weight = (rule: PolicyRule) => (rule.categoryId === null ? 0 : 2) + (rule.memberKindId === null ? 0 : 1);
  const isAbout = (rule: PolicyRule) =>
    (rule.memberKindId === null || rule.memberKindId === loan.memberKindId) &&
    (rule.categoryId === null || rule.categoryId === loan.categoryId);
  const [nearest] = rules
    .filter((rule) => isAbout(rule) && rule[name] !== null)
    .sort((one, other) => weight(other) - weight(one));
  return nearest?.[name] ?? null;
}
