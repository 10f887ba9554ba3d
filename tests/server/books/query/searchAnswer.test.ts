import { BookService } from "../../../../server/books/BookService.js";
import { planSearch } from "../../../../server/books/query/search/searchPlan.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";

onBothEngines("A search that no book answers", (test) => {
  let books: BookService;
  beforeAll(async () => {
    books = new BookService(test.database);
    await givenBooks(test.database, [
      { title: "Laskar Pelangi", by: ["Andrea Hirata"] },
      { title: "Laskar Mataram", by: ["Budi Santoso"] },
      { title: "Pelangi di Atas Kota", by: ["Tere Liye"] },
      { title: "Bumi", by: ["Tere Liye"] },
    ]);
    await givenBooks(test.database, [{ title: "Rahasia Gunung" }], { listed: false });
  });

  const search = async (text: string, options: { exact?: boolean; available?: boolean } = {}) => {
    const { exact, ...filter } = options;
    const list = { search: text, exact: exact ?? false, filter };
    const page = await books.page(visitor, list, { first: 10 });
    const titles = page.edges.map(({ node }) => node.title);
    expect(await books.count(visitor, list)).toBe(titles.length);
    return { titles, answer: page.search };
  };

  it("is answered without the words that no book has", async () => {
    expect(await search("laskar pelangi wkwkwk")).toEqual({
      titles: ["Laskar Pelangi"],
      answer: { kind: "fewerWords", words: "laskar pelangi", leftOut: ["wkwkwk"] },
    });
  });

  it("is answered with the words that books have together, a title that stands in it first", async () => {
    const { titles, answer } = await search("laskar pelangi tere liye");
    expect(answer).toEqual({ kind: "fewerWords", words: "laskar pelangi tere liye", leftOut: [] });
    // The title with another author, then three words together.
    expect(titles.slice(0, 2)).toEqual(["Laskar Pelangi", "Pelangi di Atas Kota"]);
    expect((await search("hirata mataram bumi")).titles.sort()).toEqual(["Bumi", "Laskar Mataram", "Laskar Pelangi"]);
  });

  it("keeps its pages and totals in every order", async () => {
    for (const sort of ["relevance", "newest", "title"] as const) {
      const list = { search: "hirata mataram bumi", sort };
      const first = await books.page(visitor, list, { first: 2 });
      const rest = await books.page(visitor, list, { first: 2, after: first.edges.at(-1)?.cursor ?? null });
      const titles = [...first.edges, ...rest.edges].map(({ node }) => node.title);
      expect([sort, titles.sort()]).toEqual([sort, ["Bumi", "Laskar Mataram", "Laskar Pelangi"]]);
      expect(rest.hasNextPage).toBe(false);
    }
  });

  it("is left as it is where it is to be exact, where only a filter leaves nothing, and where no word is known", async () => {
    const exact = (words: string) => ({ titles: [], answer: { kind: "exact", words, leftOut: [] } });
    expect(await search("laskar wkwkwk", { exact: true })).toEqual(exact("laskar wkwkwk"));
    expect(await search("laskar pelangi", { available: true })).toEqual(exact("laskar pelangi"));
    expect(await search("wkwkwk")).toEqual(exact("wkwkwk"));
    expect(await search("rahasia gunung")).toEqual(exact("rahasia gunung"));
  });

  it("is answered by the nearest words of the library's vocabulary, if they find something", async () => {
    const plan = (text: string, ...nearest: readonly (readonly string[])[]) =>
      test.database.read(async (reader) => {
        const typed = text.split(" ");
        const correctWords = () =>
          Promise.resolve(
            nearest.map((words) => words.map((word, place) => ({ typed: [typed[place] ?? ""], read: [word] }))),
          );
        return (await planSearch(reader, text, { exact: false, correctWords }))?.answer;
      });

    const corrected = { kind: "corrected", words: "laskar pelangi", leftOut: [] };
    expect(await plan("laskar pelanggi", ["laskar", "pelangi"])).toEqual(corrected);
    // The likeliest reading is no book's: the next one is.
    expect(await plan("laskar plangi", ["laskar", "bumi"], ["laskar", "pelangi"])).toEqual(corrected);
    expect(await plan("laskar pelanggi xyz", ["laskar", "pelangi", "xyz"])).toEqual({
      kind: "fewerWords",
      words: "laskar pelangi",
      leftOut: ["xyz"],
    });
    expect(await plan("laskar", ["bumi"])).toEqual({ kind: "exact", words: "laskar", leftOut: [] });
  });
});
