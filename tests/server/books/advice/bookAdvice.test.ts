import { BookAdviceService } from "../../../../server/books/advice/BookAdviceService.js";
import { hyphenateIsbn } from "../../../../server/books/record/isbn.js";
import { isbnAdvice } from "../../../../server/books/record/isbnAdvice.js";
import { system, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenStudentViewer } from "../../../support/people.js";

describe("A typed ISBN", () => {
  it.each([
    ["9789793062792", "978-979-3062-79-2"],
    ["9786022912347", "978-602-291-234-7"],
    ["9786020332956", "978-602-03-3295-6"],
    ["9786239498818", "978-623-94988-1-8"],
    ["9786232683259", "978-623-268-325-9"],
    ["9786237300182", "978-623-7300-18-2"],
  ])("%s is printed as %s", (isbn13, printed) => {
    expect(hyphenateIsbn(isbn13)).toBe(printed);
  });

  it("stays without hyphens where the publisher's part is not known", () => {
    expect(hyphenateIsbn("9780306406157")).toBe("9780306406157");
  });

  it.each([
    ["979-3062-79-7", "valid", null],
    ["979-3062-79-1", "wrongCheckDigit", /digit cek salah/],
    ["978602", "notIsbn", /10 atau 13 angka; di sini ada 6/],
    ["tidak ada", "notIsbn", /di sini ada 0/],
    ["0126-1234", "serial", /ISSN/],
    ["9,78602E+12", "rounded", /dibulatkan/],
  ])("%s is %s", (typed, kind, message) => {
    const advice = isbnAdvice(typed);
    expect(advice.kind).toBe(kind);
    expect(advice.message ?? "").toMatch(message ?? /^$/);
  });
});

onBothEngines("Advice on a book that is being written", (test) => {
  const ANDREA = { firstName: "Andrea", lastName: "Hirata" };
  let laskar: number, edensor: number, kelasSatu: number, anonymous: number;
  const advise = (input: object) => new BookAdviceService(test.database).advise(system, input);
  const duplicates = async (input: object) =>
    (await advise(input)).duplicates.map(({ book, reason }) => [book.id, reason]);

  beforeAll(async () => {
    [laskar = 0, edensor = 0, kelasSatu = 0, anonymous = 0] = await givenBooks(test.database, [
      { title: "Laskar Pelangi", by: ["Andrea Hirata"], isbn: "979-3062-79-7", publishYear: 2005 },
      { title: "Edensor", by: ["Andrea Hirata"], publishYear: 2007 },
      { title: "Matematika untuk Kelas X", by: ["Suherli"], publishYear: 2013 },
      { title: "Kumpulan Cerita Rakyat" },
    ]);
    await givenBooks(test.database, [{ title: "Laskar Pelangi", by: ["Andrea Hirata"], publishYear: 2005 }], {
      listed: false,
    });
  });

  it("finds the book of the same ISBN, however the ISBN is written and whatever the title is", async () => {
    expect(await duplicates({ title: "Yang Lain", isbn: "9789793062792" })).toEqual([[laskar, "isbn"]]);
  });

  it("finds the same title, authors and year, and says where an ISBN speaks of another edition", async () => {
    const same = { title: "LASKAR pelangi", authors: [ANDREA], publishYearText: "2005" };
    expect(await duplicates(same)).toEqual([[laskar, "identity"]]);
    expect(await duplicates({ ...same, isbn: "978-602-291-234-7" })).toEqual([[laskar, "edition"]]);
  });

  it.each([
    ["the same title of another year", { title: "Laskar Pelangi", authors: [ANDREA], publishYear: 2020 }],
    ["a title that goes on", { title: "Laskar Pelangi: Edisi Ulang Tahun", authors: [ANDREA] }],
    ["a shortened name", { title: "Laskar Pelangi", authors: [{ firstName: "A.", lastName: "Hirata" }] }],
  ])("finds %s by the same author", async (_what, input) => {
    expect(await duplicates(input)).toEqual([[laskar, "title"]]);
  });

  it("finds a book whose title goes on behind the typed one", async () => {
    expect(await duplicates({ title: "Matematika untuk Kelas", authors: [{ firstName: "Suherli" }] })).toEqual([
      [kelasSatu, "title"],
    ]);
  });

  it("finds what has no author where none is typed", async () => {
    expect(await duplicates({ title: "Kumpulan Cerita Rakyat", publishYear: 1999 })).toEqual([[anonymous, "title"]]);
  });

  it("finds the same title while no author is typed, unless many books are called so", async () => {
    expect(await duplicates({ title: "laskar pelangi" })).toEqual([[laskar, "titleAlone"]]);
    expect(await duplicates({ title: "Laskar" })).toEqual([]);
    const ids = await givenBooks(
      test.database,
      Array.from({ length: 6 }, (_, index) => ({ title: "Atlas", by: [`Penyusun ${index}`] })),
    );
    expect(await duplicates({ title: "Atlas" })).toEqual([]);
    expect(await duplicates({ title: "Atlas", authors: [{ firstName: "Penyusun", lastName: "3" }] })).toEqual([
      [ids[3], "identity"],
    ]);
  });

  it.each([
    ["the title of somebody else", { title: "Laskar Pelangi", authors: [{ firstName: "Budi" }] }],
    ["the same author under another title", { title: "Ayah", authors: [ANDREA] }],
    ["a first word alone", { title: "Laskar", authors: [ANDREA] }],
    ["an unknown ISBN", { isbn: "978-602-291-234-7" }],
    ["nothing", {}],
  ])("finds nothing by %s", async (_what, input) => {
    expect(await duplicates(input)).toEqual([]);
  });

  it("does not take a book for its own twin", async () => {
    expect(await duplicates({ title: "Edensor", authors: [ANDREA], publishYear: 2007, exceptId: edensor })).toEqual([]);
    expect(await duplicates({ title: "Edensor", authors: [ANDREA], publishYear: 2007 })).toEqual([
      [edensor, "identity"],
    ]);
  });

  it("shows five at most and runs as many statements for hundreds of one title as for one", async () => {
    const counted = async () => {
      const before = test.counter.statements.length;
      await advise({ title: "Bahasa Indonesia", authors: [{ firstName: "Suherli" }], publishYear: 2013 });
      return test.counter.statements.length - before;
    };
    await givenBooks(test.database, [{ title: "Bahasa Indonesia", by: ["Suherli"], publishYear: 2010 }]);
    const ofOne = await counted();
    await givenBooks(
      test.database,
      Array.from({ length: 300 }, () => ({ title: "Bahasa Indonesia", by: ["Suherli"], publishYear: 2013 })),
    );
    expect(await counted()).toBe(ofOne);
    expect(
      await duplicates({ title: "Bahasa Indonesia", authors: [{ firstName: "Suherli" }], publishYear: 2013 }),
    ).toHaveLength(5);
  });

  it("proposes the call number of class, main author and title", async () => {
    expect((await advise({ title: "Sang Pemimpi", authors: [ANDREA], classificationCode: "813" })).callNumber).toBe(
      "813 HIR s",
    );
    expect((await advise({ title: "Sang Pemimpi", authors: [ANDREA] })).callNumber).toBeNull();
  });

  it("takes what is half typed, refuses what is none, and is the administrators'", async () => {
    await expect(advise({ title: " ", isbn: "", authors: [] })).resolves.toEqual({
      isbn: null,
      duplicates: [],
      callNumber: null,
    });
    await expect(advise({ judul: "x" })).rejects.toMatchObject({ kind: "validation", fields: [{ name: "judul" }] });
    await expect(new BookAdviceService(test.database).advise(visitor, {})).rejects.toMatchObject({
      kind: "unauthenticated",
    });
    await expect(
      new BookAdviceService(test.database).advise(await givenStudentViewer(test.database), {}),
    ).rejects.toMatchObject({ kind: "forbidden" });
  });
});
