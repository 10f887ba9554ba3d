import { type PolicyRule, resolvePolicy, type RuleFigures } from "../../../../server/circulation/rules/loanPolicy.js";
import { anyPolicy } from "../../../support/circulation/lending.js";

const TEXTBOOKS = 7;
const NOVELS = 8;

const silent: RuleFigures = {
  loanDays: null,
  dueOn: null,
  mostLoans: null,
  mostRenewals: null,
  finePerDay: null,
  fineDays: null,
  graceDays: null,
  suspendDaysPerDay: null,
  graceCharged: null,
  fineCap: null,
  capAtPrice: null,
  debtLimit: null,
  lendable: null,
  countsToLimit: null,
};
const rule = (figures: Partial<PolicyRule>): PolicyRule => ({
  ...silent,
  memberKindId: null,
  categoryId: null,
  ...figures,
});
const ofPair = (figures: Partial<RuleFigures>) => rule({ memberKindId: 2, categoryId: TEXTBOOKS, ...figures });
const ofCategory = (figures: Partial<RuleFigures>) => rule({ categoryId: TEXTBOOKS, ...figures });
const ofKind = (figures: Partial<RuleFigures>) => rule({ memberKindId: 2, ...figures });

const teacherWithTextbook = { memberKindId: 2, categoryId: TEXTBOOKS } as const;
const resolved = (...rules: PolicyRule[]) => resolvePolicy(anyPolicy, rules, teacherWithTextbook);

describe("The figures of a loan", () => {
  it("are the library's general ones where no rule is about it", () => {
    const aboutOthers = [
      rule({ memberKindId: 3, loanDays: 1 }),
      rule({ categoryId: NOVELS, loanDays: 2 }),
      rule({ memberKindId: 2, categoryId: NOVELS, loanDays: 3 }),
      rule({ memberKindId: 3, categoryId: TEXTBOOKS, loanDays: 4 }),
    ];
    expect(resolved(...aboutOthers)).toEqual({ figures: anyPolicy, kindLimit: 3, categoryLimit: null });
  });

  it("fall through from the pair to the category, the kind and the general ones, each by itself", () => {
    const { figures } = resolved(
      ofKind({ loanDays: 30, mostRenewals: 5, graceDays: 3 }),
      ofCategory({ loanDays: 20, mostRenewals: 4 }),
      ofPair({ loanDays: 10 }),
    );
    expect(figures).toEqual({ ...anyPolicy, loanDays: 10, mostRenewals: 4, graceDays: 3 });
  });

  it("may be 0 or no by a rule", () => {
    const rules = { finePerDay: 0, mostRenewals: 0, lendable: false, countsToLimit: false, graceCharged: false };
    expect(resolved(ofCategory(rules), ofKind({ finePerDay: 1_000, lendable: true })).figures).toEqual({
      ...anyPolicy,
      ...rules,
    });
  });

  it("are every one of them taken from a rule that has them all", () => {
    const all = {
      loanDays: 1,
      dueOn: "2027-06-11",
      mostLoans: 2,
      mostRenewals: 3,
      finePerDay: 4,
      fineDays: "calendar",
      graceDays: 5,
      suspendDaysPerDay: 2,
      graceCharged: false,
      fineCap: 6,
      capAtPrice: true,
      debtLimit: 7,
      lendable: false,
      countsToLimit: false,
    } as const;
    for (const one of [ofPair(all), ofCategory(all), ofKind(all)]) {
      expect(resolved(one).figures).toEqual(all);
    }
  });

  it("of a book without a category know no rule of a category", () => {
    const rules = [ofCategory({ loanDays: 20 }), ofPair({ loanDays: 10 }), ofKind({ loanDays: 30, mostLoans: 9 })];
    expect(resolvePolicy(anyPolicy, rules, { memberKindId: 2, categoryId: null })).toEqual({
      figures: { ...anyPolicy, loanDays: 30, mostLoans: 9 },
      kindLimit: 9,
      categoryLimit: null,
    });
  });
});

describe("The limits of a loan", () => {
  const limitsOf = (...rules: PolicyRule[]) => {
    const { kindLimit, categoryLimit } = resolved(...rules);
    return { kindLimit, categoryLimit };
  };

  it("are both: a category's own never replaces the one over all", () => {
    expect(limitsOf(ofCategory({ mostLoans: 1 }))).toEqual({ kindLimit: 3, categoryLimit: 1 });
    expect(limitsOf(ofCategory({ mostLoans: 40 }), ofKind({ mostLoans: 10 }))).toEqual({
      kindLimit: 10,
      categoryLimit: 40,
    });
  });

  it("take the pair's for the category before the category's", () => {
    expect(limitsOf(ofPair({ mostLoans: 2 }), ofCategory({ mostLoans: 1 }))).toEqual({
      kindLimit: 3,
      categoryLimit: 2,
    });
  });

  it("have none of a category whose rules name none", () => {
    expect(limitsOf(ofPair({ loanDays: 2 }), ofKind({ mostLoans: 0 }))).toEqual({ kindLimit: 0, categoryLimit: null });
  });
});
