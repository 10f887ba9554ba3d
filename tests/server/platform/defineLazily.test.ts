import { defineLazily, madeSoFar } from "../../../server/platform/defineLazily.js";

interface Shelf {
  readonly name: string;
  readonly books: string;
  readonly copies: string;
}

describe("Properties that are made lazily", () => {
  const made: string[] = [];
  const prototype = {} as Shelf;
  defineLazily(prototype, ["books", "copies"], ({ name }) => {
    made.push(name);
    return { books: `books of ${name}`, copies: `copies of ${name}` };
  });
  const shelf = (name: string) => Object.assign(Object.create(prototype) as Shelf, { name });
  beforeEach(() => made.splice(0));

  it("are made together, once for each object, when one of them is first asked for", () => {
    const [first, second] = [shelf("first"), shelf("second")];
    expect(made).toEqual([]);
    expect([first.books, first.copies, first.books]).toEqual(["books of first", "copies of first", "books of first"]);
    expect(made).toEqual(["first"]);
    expect(second.copies).toBe("copies of second");
    expect(made).toEqual(["first", "second"]);
  });

  it("are no part of a copy of the object, so that copying makes none", () => {
    expect({ ...shelf("first") }).toEqual({ name: "first" });
    expect(made).toEqual([]);
  });

  it("are told, as far as they are made", () => {
    const some = shelf("some");
    expect(madeSoFar(some)).toEqual([]);
    expect(some.copies).toBe("copies of some");
    expect(madeSoFar(some)).toEqual([{ books: "books of some", copies: "copies of some" }]);
  });
});
