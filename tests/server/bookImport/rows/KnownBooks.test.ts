import { type KnownBook, KnownBooks } from "../../../../server/bookImport/rows/KnownBooks.js";
import { traitsOf } from "../../../../server/bookImport/rows/sameBook.js";

const bookCalled = (title: string): KnownBook => {
  const described = { title };
  return {
    title,
    described,
    traits: traitsOf(described),
    isbn13: null,
    identityKey: title,
    id: 1,
    row: null,
    isBinned: false,
  };
};

describe("The holder of an item code", () => {
  it("is whose code it is to the letter, and only else whose it is in other letters", () => {
    const known = new KnownBooks();
    known.holdCodes(bookCalled("Bumi"), ["b1"]);
    known.holdCodes(bookCalled("Bulan"), ["B1"]);
    known.holdCodes(bookCalled("Bintang"), ["c2"]);
    expect(["b1", "B1", "C2", "d3"].map((code) => known.holderOf(code)?.title)).toEqual([
      "Bumi",
      "Bulan",
      "Bintang",
      undefined,
    ]);
  });
});
