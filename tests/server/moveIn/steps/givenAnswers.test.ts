import { ValidationError } from "../../../../server/errors.js";
import type { MoveInQuestion } from "../../../../server/moveIn/library/MovingLibrary.js";
import { answersThatHold, withAnswers } from "../../../../server/moveIn/steps/givenAnswers.js";

const zone = question("time-zone", "Asia/Jakarta", "Asia/Makassar");
const status = question("item-status:RUSAK", "repair", "withdrawn");

describe("Answers to the questions of a dump", () => {
  it("are added to those given before, and the latest one holds", () => {
    const first = withAnswers([zone, status], {}, [{ key: "time-zone", value: "Asia/Makassar" }]);
    const second = withAnswers([zone, status], first, [{ key: "item-status:RUSAK", value: "withdrawn" }]);
    expect(second).toEqual({ "time-zone": "Asia/Makassar", "item-status:RUSAK": "withdrawn" });
    expect(withAnswers([zone, status], second, [{ key: "time-zone", value: "Asia/Jakarta" }])).toEqual({
      "time-zone": "Asia/Jakarta",
      "item-status:RUSAK": "withdrawn",
    });
  });

  it("are taken back by null, so that the proposal holds again", () => {
    const answered = { "time-zone": "Asia/Makassar" };
    expect(withAnswers([zone], answered, [{ key: "time-zone", value: null }])).toEqual({});
    expect(answered).toEqual({ "time-zone": "Asia/Makassar" });
  });

  it.each([
    ["a question that is not asked", [{ key: "other", value: "repair" }], "0.key"],
    ["an answer that is no choice", [{ key: "time-zone", value: "Mars" }], "0.value"],
    ["the choice of another question", [{ key: "time-zone", value: "repair" }], "0.value"],
    [
      "the same question twice",
      [
        { key: "time-zone", value: "Asia/Jakarta" },
        { key: "time-zone", value: "Asia/Makassar" },
      ],
      "1.key",
    ],
    ["the name of what every object has", [{ key: "constructor", value: null }], "0.key"],
    ["no answer at all", [], "input"],
  ])("are refused with %s", (_, input, field) => {
    expect(fieldsOf(() => withAnswers([zone, status], {}, input))).toEqual([field]);
  });

  it("say each wrong one by its place", () => {
    const input = [
      { key: "other", value: "x" },
      { key: "time-zone", value: "Asia/Jakarta" },
      { key: "item-status:RUSAK", value: "x" },
    ];
    expect(fieldsOf(() => withAnswers([zone, status], {}, input))).toEqual(["0.key", "2.value"]);
  });

  it("hold for a newer dump where it asks and offers the same", () => {
    const earlier = { "time-zone": "Asia/Makassar", "item-status:RUSAK": "lost", "member-kind:9": "student" };
    expect(answersThatHold([zone, status], earlier)).toEqual({ "time-zone": "Asia/Makassar" });
    expect(answersThatHold([question("constructor", "a", "b")], {})).toEqual({});
  });
});

function question(key: string, proposal: string, other: string): MoveInQuestion {
  const choices = [proposal, other].map((value) => ({ value, label: value }));
  return { key, text: key, detail: null, rows: null, choices, proposal };
}

function fieldsOf(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof ValidationError) return error.fields.map(({ name }) => name);
    throw error;
  }
  return [];
}
