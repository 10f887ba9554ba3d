import { judge } from "../../../../server/reports/instruments/assess.js";
import { assessmentSections, stateOf } from "../../../../server/reports/instruments/assessmentForm.js";
import { deliveredContent, INSTRUMENT_CODES } from "../../../../server/reports/instruments/deliveredInstruments.js";
import {
  type InstrumentContent,
  updateInstrumentInput,
  withCodes,
} from "../../../../server/reports/instruments/instrumentContent.js";

const indicator = (code: string, maxScore: number, needsCheck = false) => ({
  code,
  text: `Indikator ${code}`,
  maxScore,
  figure: null,
  guide: null,
  source: null,
  needsCheck,
});
const content = (weights: readonly (number | null)[]): InstrumentContent => ({
  name: "Instrumen",
  source: null,
  components: [
    {
      name: "Satu",
      weight: weights[0] ?? null,
      source: null,
      needsCheck: true,
      indicators: [indicator("a", 5), indicator("b", 5)],
    },
    { name: "Dua", weight: weights[1] ?? null, source: null, needsCheck: false, indicators: [indicator("c", 3, true)] },
  ],
});
const nothing = () => null;

describe("What answers come to", () => {
  it("is each weight as far as the scores reach it, and their sum", () => {
    const answers = { a: { score: 4, note: null }, b: { score: 3.5, note: null }, c: { score: 1, note: "SK" } };
    const judged = judge(content([60, 40]), answers, nothing);
    expect(judged.components.map(({ score, maxScore, value }) => [score, maxScore, value])).toEqual([
      [7.5, 10, 45],
      [1, 3, 13.33],
    ]);
    expect([judged.total, judged.mostTotal, judged.scoredCount, judged.indicatorsCount]).toEqual([58.33, 100, 3, 3]);
  });

  it("counts what has no score as nothing, and says how much that is", () => {
    const judged = judge(
      content([60, 40]),
      { a: { score: 5, note: null }, b: { score: null, note: "menyusul" } },
      nothing,
    );
    expect(judged.total).toBe(30);
    expect(stateOf(judged)).toBe(
      "1 dari 3 indikator sudah dinilai; indikator tanpa skor dihitung 0. " +
        "2 bobot atau indikator bertanda “Periksa”: belum dibaca di naskah aturannya.",
    );
  });

  it("has no total as long as a weight is unknown, rather than a guess", () => {
    const judged = judge(content([60, null]), { a: { score: 5, note: null }, c: { score: 3, note: null } }, nothing);
    expect([judged.total, judged.mostTotal, judged.missingWeights]).toEqual([null, null, 1]);
    expect(judged.components.map(({ value }) => value)).toEqual([30, null]);
    expect(stateOf(judged)).toContain("1 komponen belum punya bobot");
  });

  it("never exceeds a highest score that was lowered since", () => {
    expect(judge(content([60, 40]), { c: { score: 5, note: null } }, nothing).total).toBe(40);
  });

  it("is printed with its open rows left to the pen and its sums below", () => {
    const judged = judge(content([60, 40]), { a: { score: 4, note: "Buku induk" } }, () => "12 judul");
    const [summary, first] = assessmentSections(content([60, 40]), judged);
    expect(summary?.rows.map(({ cells }) => cells)).toEqual([
      ["1. Satu", 4, 10, 60, 24, "Periksa"],
      ["2. Dua", 0, 3, 40, 0, null],
      ["Nilai akhir", null, null, 100, 24, null],
    ]);
    expect(first?.rows.map(({ role }) => role)).toEqual(["line", "byHand", "total"]);
    expect(first?.note).toBe("Bobot 60 (periksa).");
  });
});

describe("The delivered instruments", () => {
  const all = INSTRUMENT_CODES.map((code) => [code, deliveredContent(code)] as const);

  it("have the components that are known of them", () => {
    expect(all.map(([code, { components }]) => [code, components.length])).toEqual([
      ["nine-2022", 9],
      ["six-2025", 6],
    ]);
    expect(deliveredContent("six-2025").components.map(({ weight }) => weight)).toEqual([20, 15, 25, 20, 15, 5]);
    expect(deliveredContent("nine-2022").components.map(({ weight }) => weight)).toEqual(Array(9).fill(null));
  });

  it.each(all)("%s could be saved as it is", (_code, delivered) => {
    expect(withCodes(updateInstrumentInput.parse(delivered), 1)).toEqual(delivered);
  });

  it.each(all)("%s names a source for each figure, and none as read in the rule", (_code, { source, components }) => {
    expect(source).toContain("belum dibaca");
    for (const component of components) {
      expect(component.source).not.toBeNull();
      expect(component.needsCheck).toBe(true);
      for (const each of component.indicators) expect([each.source === null, each.needsCheck]).toEqual([false, true]);
    }
  });
});
