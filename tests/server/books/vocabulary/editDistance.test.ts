import { fc } from "../../../support/fastCheck.js";

import { editDistance } from "../../../../server/books/vocabulary/editDistance.js";

/** The definition itself, word by word from the end, without anything that makes it fast. */
function plainDistance(one: string, other: string): number {
  if (one === "" || other === "") {
    return one.length + other.length;
  }
  const [rest, otherRest] = [one.slice(0, -1), other.slice(0, -1)];
  const isSame = one.at(-1) === other.at(-1);
  const isSwapped = one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  return Math.min(
    plainDistance(rest, other) + 1,
    plainDistance(one, otherRest) + 1,
    plainDistance(rest, otherRest) + (isSame ? 0 : 1),
    ...(isSwapped ? [plainDistance(one.slice(0, -2), other.slice(0, -2)) + 1] : []),
  );
}

const shortWord = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });

describe("The distance of two words", () => {
  it("is what its definition says, up to the most that is asked for", () => {
    fc.assert(
      fc.property(shortWord, shortWord, fc.integer({ min: 0, max: 3 }), (one, other, max) => {
        const distance = plainDistance(one, other);
        expect(editDistance(one, other, max)).toBe(distance <= max ? distance : null);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["pelanggi", "pelangi", 1],
    ["plangi", "pelangi", 1],
    ["pelangk", "pelangi", 1],
    ["eplangi", "pelangi", 1],
    ["belangi", "pelangi", 1],
    ["matmatik", "matematika", 2],
    ["pelangi", "pelangi", 0],
  ])("of %s and %s is %i", (one, other, edits) => {
    expect(editDistance(one, other, 2)).toBe(edits);
  });
});
