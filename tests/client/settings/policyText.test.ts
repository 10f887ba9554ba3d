import { policySentence, rulesText, type WholePolicy } from "../../../client/settings/loanRules/policyText";
import { withInherited } from "../../../client/settings/loanRules/ruleDraft";

const TODAY = "2026-11-23";
const category = { id: "Q2F0ZWdvcnk6OQ==", name: "Novel" };
const silent = {
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
const general: WholePolicy = {
  figures: {
    ...silent,
    loanDays: 7,
    mostLoans: 3,
    mostRenewals: 2,
    finePerDay: 500,
    fineDays: "OPEN",
    graceDays: 0,
    suspendDaysPerDay: 0,
    graceCharged: true,
    capAtPrice: false,
    lendable: true,
    countsToLimit: true,
  },
  kindLimit: 3,
  categoryLimit: null,
};
const teacher = { memberKind: { id: "2", name: "Guru" }, category: null } as const;
const novel = { memberKind: { id: "2", name: "Guru" }, category } as const;
const withFigures = (figures: object, limits: object = {}): WholePolicy => ({
  ...general,
  ...limits,
  figures: { ...general.figures, ...figures },
});

describe("The sentence about a policy", () => {
  it("names both limits where the category has its own", () => {
    expect(policySentence(novel, general, TODAY)).toBe(
      "Guru meminjam Novel: 7 hari, 3 buku, perpanjang 2 kali, denda Rp500 per hari.",
    );
    expect(policySentence(novel, withFigures({}, { kindLimit: 10, categoryLimit: 5 }), TODAY)).toContain(
      "7 hari, 10 buku seluruhnya, 5 buku dari kategori ini, perpanjang",
    );
  });

  it("names no limit over all for what does not count", () => {
    const sets = { countsToLimit: false };
    expect(policySentence(novel, withFigures(sets), TODAY)).toContain("7 hari, tidak dihitung dalam batas pinjaman");
    expect(policySentence(novel, withFigures(sets, { categoryLimit: 40 }), TODAY)).toContain(
      "7 hari, 40 buku dari kategori ini, tidak dihitung dalam batas pinjaman, perpanjang",
    );
  });

  it("has a fixed last day only until it has come", () => {
    const sentenceOn = (dueOn: string) => policySentence(teacher, withFigures({ dueOn }), TODAY);
    expect(sentenceOn("2026-11-24")).toContain(": jatuh tempo 24 November 2026, 3 buku");
    expect(sentenceOn("2026-11-23")).toContain(": 7 hari, 3 buku");
    expect(rulesText({ ...silent, dueOn: "2026-06-12" }, TODAY)).toBe("jatuh tempo 12 Juni 2026 (sudah lewat)");
  });

  it("takes the limit of a draft for its category, or else for all", () => {
    const draft = { ...silent, mostLoans: 5 };
    expect(withInherited(draft, general, novel)).toMatchObject({ kindLimit: 3, categoryLimit: 5 });
    expect(withInherited(draft, general, teacher)).toMatchObject({ kindLimit: 5, categoryLimit: null });
  });
});
