import { BookSuggestionService } from "../../../../server/books/suggestions/BookSuggestionService.js";
import { fullName } from "../../../../server/authorities/names/authorName.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenBooks } from "../../../support/givenBooks.js";

onBothEngines("Suggestions while somebody types", (test) => {
  let suggestions: BookSuggestionService;
  beforeAll(async () => {
    suggestions = new BookSuggestionService(test.database);
    await givenBooks(test.database, [
      { title: "Laskar Pelangi", by: ["Andrea Hirata"], subjects: ["Fiksi Indonesia"] },
      { title: "Sang Pemimpi", by: ["Andrea Hirata"] },
      { title: "Di Bawah Pelangi", by: ["Pelita Hirawan"] },
      { title: "Pelangi", by: ["Dr. HIRATA"], subjects: ["Pelayaran"] },
      { title: "Lambung dan Usus", classification: { code: "612.3" } },
      { title: "Rumah Tua", classification: { code: "813" }, subjects: ["Fiksi Horor"] },
      { title: "Jantung Kita", classification: { code: "616.1" } },
    ]);
    await givenBooks(
      test.database,
      [{ title: "Pelangi Tersembunyi", by: ["Hirata Hilang"], subjects: ["Pelantikan"] }],
      {
        listed: false,
      },
    );
  });
  const suggested = async (search: string, first: number | null = null) => {
    const { corrected, books, authors, subjects, topics } = await suggestions.suggest(visitor, search, first);
    return {
      ...(corrected === null ? {} : { corrected }),
      books: books.map(({ title }) => title),
      authors: authors.map(fullName),
      subjects: subjects.map(({ name }) => name),
      ...(topics.length === 0
        ? {}
        : {
            topics: topics.map(({ label, classes: [nearest], subjects: [own] }) => [label, nearest?.code ?? own?.name]),
          }),
    };
  };

  it("are titles that begin so, then what the catalogue finds, authors and subjects of the collection", async () => {
    expect(await suggested("pel")).toEqual({
      books: ["Pelangi", "Di Bawah Pelangi", "Laskar Pelangi"],
      authors: ["Pelita Hirawan"],
      subjects: ["Pelayaran"],
    });
    expect(await suggested("pel", 1)).toMatchObject({ books: ["Pelangi"] });
  });

  it("find an author by the first and by the last name, those with the most books first", async () => {
    expect((await suggested("hirata")).authors).toEqual(["Andrea Hirata", "Dr. HIRATA"]);
    expect((await suggested("Andrea Hir")).authors).toEqual(["Andrea Hirata"]);
  });

  it("are those of the corrected words where nothing else is found", async () => {
    expect(await suggested("lskar plangi")).toEqual({
      corrected: "laskar pelangi",
      books: ["Laskar Pelangi"],
      authors: [],
      subjects: [],
    });
  });

  it("of two letters are titles, authors and subjects that begin so, of one letter and of no word nothing", async () => {
    expect(await suggested("pe")).toMatchObject({ books: ["Pelangi"], subjects: ["Pelayaran"] });
    for (const search of ["", "p", "!?", "zzzzzz"]) {
      expect(await suggested(search)).toEqual({ books: [], authors: [], subjects: [] });
    }
    expect((await expectDomainError(suggestions.suggest(visitor, "x".repeat(201), null))).kind).toBe("validation");
  });

  it("are also the topics that the words name or may become, where the library has books on them", async () => {
    expect(await suggested("pencernaan man")).toEqual({
      books: [],
      authors: [],
      subjects: [],
      topics: [["Pencernaan manusia", "612.3"]],
    });
    expect((await suggested("materi pencern")).topics).toEqual([["Pencernaan", "612.3"]]);
    expect((await suggested("hor")).topics).toEqual([["Horor", "Fiksi Horor"]]);
    expect((await suggested("pencernaan kuda")).topics).toEqual([["Pencernaan", "612.3"]]);
    // The library has no such books, and its only ones of the ten are on something else.
    expect((await suggested("otomot")).topics).toBeUndefined();
    expect((await suggested("diare")).topics).toBeUndefined();
    expect((await suggested("pe")).topics).toBeUndefined();
  });
});
