import { fc } from "../../../support/fastCheck.js";

import { explainPolicy, resolvePolicy } from "../../../../server/circulation/rules/loanPolicy.js";
import type { PolicyFigures } from "../../../../server/settings/lendingFigures.js";
import { KIND_IDS } from "../../../support/memberKinds.js";
import { anyPolicy } from "../../../support/circulation/lending.js";
import { modelFigure, ruleTables } from "../../../support/circulation/loanRules.js";

const NAMES = Object.keys(anyPolicy) as (keyof PolicyFigures)[];
const CATEGORIES = [7, 8];
const loans = fc.record({
  memberKindId: fc.constantFrom(...Object.values(KIND_IDS)),
  categoryId: fc.constantFrom(null, ...CATEGORIES, 9),
});

describe("The figures of a loan, whatever rules there are", () => {
  it("are each that of the most special rule that has it, and else the general one", () => {
    fc.assert(
      fc.property(ruleTables(CATEGORIES), loans, (rules, loan) => {
        const { figures, sources } = explainPolicy(anyPolicy, rules, loan);
        for (const name of NAMES) {
          const expected = modelFigure(rules, loan, name);
          expect([name, figures[name], sources[name] === "general"]).toEqual([
            name,
            expected ?? anyPolicy[name],
            expected === null,
          ]);
        }
        expect(resolvePolicy(anyPolicy, rules, loan).figures).toEqual(figures);
      }),
      { numRuns: 300 },
    );
  });

  it("name a source that has the figure", () => {
    fc.assert(
      fc.property(ruleTables(CATEGORIES), loans, (rules, loan) => {
        const { figures, sources } = explainPolicy(anyPolicy, rules, loan);
        const { memberKindId, categoryId } = loan;
        const pairOf = {
          pair: { memberKindId, categoryId },
          category: { memberKindId: null, categoryId },
          kind: { memberKindId, categoryId: null },
        };
        for (const name of NAMES) {
          const source = sources[name];
          if (source === "general") continue;
          const wanted = pairOf[source];
          const rule = rules.find(
            (other) => other.memberKindId === wanted.memberKindId && other.categoryId === wanted.categoryId,
          );
          expect(rule?.[name]).toBe(figures[name]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("hold both limits: the kind's over all, the category's over its own", () => {
    fc.assert(
      fc.property(ruleTables(CATEGORIES), loans, (rules, loan) => {
        const { kindLimit, categoryLimit } = resolvePolicy(anyPolicy, rules, loan);
        const ofKind = { ...loan, categoryId: null };
        expect(kindLimit).toBe(modelFigure(rules, ofKind, "mostLoans") ?? anyPolicy.mostLoans);
        const withCategory = rules.filter(({ categoryId }) => categoryId !== null);
        expect(categoryLimit).toBe(modelFigure(withCategory, loan, "mostLoans"));
      }),
      { numRuns: 300 },
    );
  });
});
