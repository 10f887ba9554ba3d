import {
  choicesOf,
  readNumbers,
  scheduleProblems,
  textsOf,
  valuesOf,
} from "../../../client/serials/form/serialFormValues";

const typed = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? "";
const TODAY = "2026-11-30";

describe("The form of a subscription", () => {
  it("begins as a monthly from today of which each issue becomes a copy", () => {
    expect(choicesOf(null, TODAY)).toMatchObject({ frequency: "MONTHLY", firstOn: TODAY, makesCopies: true });
    expect(textsOf(null)).toMatchObject({ graceDays: "3", copiesPerIssue: "1", price: "", pricePer: "ISSUE" });
  });

  it("reads numbers as they are written here, and names those that are none", () => {
    const { numbers, problems } = readNumbers(
      typed({ price: "75.000", firstVolume: "", graceDays: "90", copiesPerIssue: "dua" }),
    );
    expect(numbers).toMatchObject({ price: 75_000, firstVolume: null });
    expect(problems.map(({ name }) => name)).toEqual(["graceDays", "copiesPerIssue"]);
  });

  it("asks for a day, and for days of the week where it comes daily", () => {
    const choices = { ...choicesOf(null, TODAY), firstOn: "", frequency: "DAILY" as const, weekdays: [] };
    expect(scheduleProblems(choices).map(({ name }) => name)).toEqual(["firstOn", "weekdays"]);
    expect(scheduleProblems(choicesOf(null, TODAY))).toEqual([]);
  });

  it("sends the days of the week of a daily alone, and no number of copies where none are made", () => {
    const { numbers } = readNumbers(typed({}));
    const daily = { ...choicesOf(null, TODAY), frequency: "DAILY" as const, weekdays: ["MONDAY" as const] };
    expect(valuesOf(daily, numbers, typed({ pricePer: "YEAR" }), false)).toMatchObject({
      weekdays: ["MONDAY"],
      pricePer: "YEAR",
      supplier: null,
    });
    const weekly = { ...daily, frequency: "WEEKLY" as const, makesCopies: false };
    const sent = valuesOf(weekly, numbers, typed({}), true);
    expect(sent.weekdays).toHaveLength(7);
    expect(sent).not.toHaveProperty("copiesPerIssue");
  });
});
