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
    const { corrected, books, authors, subjects } = await suggestions.suggest(visitor, search, first);
    return {
      ...(corrected === null ? {} : { corrected }),
      books: books.map(({ title }) => title),
      authors: authors.map(fullName),
      subjects: subjects.map(({ name }) => name),
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
});
