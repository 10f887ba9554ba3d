import { nextInTurn } from "../../common/nextInTurn";

const members = ["Ani", "Budi", "Citra", "Dewi"];
const next = (from: string | null, served: readonly string[]) =>
  nextInTurn(members, { isFrom: (name) => name === from, isServed: (name) => served.includes(name) });

describe("Whose turn it is", () => {
  it.each([
    ["the first of those who have nothing", null, ["Ani"], "Budi"],
    ["the one from whom it goes on", "Citra", [], "Citra"],
    ["the next after one who has it", "Citra", ["Citra"], "Dewi"],
    ["whoever was passed over, at the end", "Citra", ["Citra", "Dewi"], "Ani"],
    ["the first where the one named is not there", "Eka", [], "Ani"],
    ["nobody where all have it", null, members, undefined],
  ])("it is %s", (_who, from, served, expected) => {
    expect(next(from, served)).toBe(expected);
  });
});
