import { answerFieldOf, parseDrafts, withDraft } from "../../../../client/reports/accreditation/answerDrafts";
import { assessmentPeriods } from "../../../../client/reports/accreditation/assessmentPeriods";
import { newComponent, parseComponents, toDrafts } from "../../../../client/reports/accreditation/instrumentRows";

describe("An answer as it is typed", () => {
  it("is nothing to save once it says what is saved", () => {
    const saved = { score: "4", note: "" };
    const drafts = withDraft({}, "a", { score: "5", note: "" }, saved);
    expect(drafts).toEqual({ a: { score: "5", note: "" } });
    expect(withDraft(drafts, "a", { score: "4", note: "" }, saved)).toEqual({});
  });

  it("is sent as a number with its note, and taken back where it is empty", () => {
    const drafts = { a: { score: "4,5", note: " " }, b: { score: "", note: "SK" }, c: { score: "", note: "" } };
    expect(parseDrafts(drafts, () => 5)).toEqual({
      answers: [
        { indicator: "a", score: 4.5, note: null },
        { indicator: "b", score: null, note: "SK" },
        { indicator: "c", score: null, note: null },
      ],
      errors: [],
    });
  });

  it.each(["6", "lima", "-1"])("is refused at its field where it is %s", (score) => {
    expect(parseDrafts({ a: { score, note: "" } }, () => 5).errors).toEqual([
      { name: "score a", message: "Isi dengan angka dari 0 sampai 5." },
    ]);
  });

  it("finds the field that the server names by its place", () => {
    const answers = [{ indicator: "a" }, { indicator: "b.c" }];
    expect(answerFieldOf("answers.1.note", answers)).toBe("note b.c");
    expect(answerFieldOf("period", answers)).toBe("period");
  });
});

describe("An instrument as it is typed", () => {
  const saved = {
    name: "Koleksi",
    weight: 12.5,
    source: null,
    needsCheck: true,
    indicators: [
      {
        code: "a",
        text: "Judul",
        maxScore: 5,
        figure: "TITLES" as const,
        guide: null,
        source: "Naskah",
        needsCheck: false,
      },
    ],
  };

  it("is sent as it was read, while nothing has changed", () => {
    expect(parseComponents(toDrafts([saved]))).toEqual({ components: [saved], errors: [] });
  });

  it("has no code yet for what is new, and names the field of a wrong number", () => {
    const { components, errors } = parseComponents([{ ...newComponent("baru"), name: "Tenaga", weight: "banyak" }]);
    expect(components[0]?.indicators).toMatchObject([{ code: null, maxScore: 5, figure: null }]);
    expect(errors).toEqual([{ name: "components.0.weight", message: "Isi dengan angka. Contoh: 12,5" }]);
  });
});

test("school years and calendar years are offered, the newest first", () => {
  const periods = assessmentPeriods("2026-11-30");
  expect([periods[0], periods[5]]).toEqual([
    { period: "2026-2027", label: "Tahun ajaran 2026/2027" },
    { period: "2026", label: "Tahun 2026" },
  ]);
});
