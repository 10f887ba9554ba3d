import { formatField } from "../../../../../../client/books/admin/form/values/formatField";
import { emptyBook, isBookFormValues } from "../../../../../../client/books/admin/form/values/bookFormValues";
import {
  FIELD_OF_INPUT,
  toUpdateInput,
  parseCopyCount,
  toCreateInput,
  formFieldFor,
  parseRupiah,
} from "../../../../../../client/books/admin/form/values/bookInput";

const ANDREA = { id: "QXV0aG9yOjE=", firstName: "Andrea", lastName: "Hirata", kind: "PERSON" } as const;
const NEW = { id: null, firstName: "Nesi", lastName: null, kind: "PERSON" } as const;

describe("What a book's form tells the server", () => {
  it("is what was changed, and empties what was emptied", () => {
    const values = {
      ...emptyBook,
      title: "Ayah",
      publisher: { id: null, name: "Bentang" },
      category: { id: "Q2F0ZWdvcnk6MQ==", name: "Novel" },
    };
    expect(
      toUpdateInput(values, [
        "title",
        "publisher",
        "category",
        "location",
        "isbn",
        "publishYearText",
        "classification",
      ]),
    ).toEqual({
      title: "Ayah",
      publisher: "Bentang",
      categoryId: "Q2F0ZWdvcnk6MQ==",
      location: null,
      isbn: null,
      publishYear: null,
      publishYearText: null,
      classification: null,
    });
    expect(toUpdateInput(values, [])).toEqual({});
  });

  it("is each part of the schema's input, by the field in which it is typed", () => {
    const known = { id: "MQ==", name: "Satu" };
    const chosen = {
      ...emptyBook,
      authors: [ANDREA],
      publisher: known,
      category: known,
      source: known,
      classification: { ...known, code: "813" },
      location: { ...known, shelf: null },
    };
    // Of new books alone, and what other programs send.
    const notSent = ["copies", "itemCodes", "authorIds", "assignsInventoryCodes"];
    for (const [name, field] of Object.entries(FIELD_OF_INPUT).filter(([each]) => !notSent.includes(each))) {
      const sent = [emptyBook, { ...emptyBook, authors: [NEW] }, chosen].map((values) =>
        toUpdateInput(values, [field]),
      );
      expect(sent.flatMap((input) => Object.keys(input))).toContain(name);
    }
  });

  it("chooses authors of the list by their ids and names new ones, each with what they did", () => {
    const translator = { ...ANDREA, role: "TRANSLATOR" as const };
    expect(toUpdateInput({ ...emptyBook, authors: [translator, NEW] }, ["authors"])).toEqual({
      authors: [
        { id: ANDREA.id, role: "TRANSLATOR" },
        // Kept by a browser since before there were roles.
        { firstName: "Nesi", lastName: null, kind: "PERSON", role: "AUTHOR" },
      ],
    });
    expect(formatField({ ...emptyBook, authors: [translator, NEW] }, "authors")).toBe(
      "Andrea Hirata (penerjemah); Nesi",
    );
  });

  it("leaves the call number of a new book to the server unless one is typed, and the codes unless edited", () => {
    expect(toCreateInput({ ...emptyBook, title: "Ayah", copies: "3" }, null)).toMatchObject({
      title: "Ayah",
      copies: 3,
      assignsInventoryCodes: true,
      language: "id",
    });
    expect(toCreateInput({ ...emptyBook, title: "Ayah" }, null)).not.toHaveProperty("callNumber");
    expect(toCreateInput({ ...emptyBook, title: "Ayah", callNumber: "813 HIR a" }, ["B1"])).toMatchObject({
      callNumber: "813 HIR a",
      itemCodes: ["B1"],
    });
  });

  it.each([
    ["79.000", 79_000],
    ["Rp 5000", 5_000],
    ["", null],
    ["  ", null],
  ])("reads the price %j as %j", (text, price) => {
    expect(parseRupiah(text)).toBe(price);
  });

  it.each([
    ["12", 12],
    ["", 0],
    ["-1", 0],
    ["dua", 0],
    ["99999", 0],
  ])("reads %j copies as %i", (text, count) => {
    expect(parseCopyCount(text)).toBe(count);
  });

  it.each([
    ["authorIds.1", "authors"],
    ["authors.0.firstName", "authors"],
    ["publisherId", "publisher"],
    ["classification.code", "classification"],
    ["publishYear", "publishYearText"],
    ["itemCodes.4", "firstItemCode"],
    ["expectedUpdatedAt", null],
  ])("finds the field of %s: %s", (name, field) => expect(formFieldFor(name)).toBe(field));
});

describe("A draft of a book", () => {
  it.each([
    [emptyBook, true],
    [{ ...emptyBook, authors: [NEW], publisher: { id: null, name: "X" } }, true],
    [null, false],
    [{ title: "saja" }, false],
    [{ ...emptyBook, authors: "Andrea" }, false],
    [{ ...emptyBook, isbn: 979 }, false],
  ])("is taken only where it is one", (kept, isOne) => expect(isBookFormValues(kept)).toBe(isOne));
});
