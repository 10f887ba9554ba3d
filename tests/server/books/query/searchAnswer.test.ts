import { BookService } from "../../../../server/books/BookService.js";
import { termsOf } from "../../../../server/books/query/search/searchMatch.js";
import { planSearch } from "../../../../server/books/query/search/searchPlan.js";
import { correctNameByChance, correctWords } from "../../../../server/books/vocabulary/correctWords.js";
import { foldWords } from "../../../../common/fold.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { fc } from "../../../support/fastCheck.js";
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

  /** What an answer says, unless the case says otherwise: nothing was skipped or changed. */
  const unchanged = { leftOut: [], changes: [], alsoSearched: [] };

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
      answer: { ...unchanged, kind: "fewerWords", words: "laskar pelangi", leftOut: ["wkwkwk"] },
    });
  });

  it("is answered with the words that books have together, a title that stands in it first", async () => {
    const { titles, answer } = await search("laskar pelangi tere liye");
    expect(answer).toEqual({ ...unchanged, kind: "fewerWords", words: "laskar pelangi tere liye" });
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
    const exact = (words: string) => ({ titles: [], answer: { ...unchanged, kind: "exact", words } });
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
        const vocabulary = { correctWords, correctNameByChance: () => Promise.resolve([]) };
        return (await planSearch(reader, text, { exact: false, vocabulary }))?.answer;
      });

    const corrected = { ...unchanged, kind: "corrected", words: "laskar pelangi" };
    const changes = (typed: string) => [{ typed, read: "pelangi" }];
    expect(await plan("laskar pelanggi", ["laskar", "pelangi"])).toEqual({
      ...corrected,
      changes: changes("pelanggi"),
    });
    // The likeliest reading is no book's: the next one is.
    expect(await plan("laskar plangi", ["laskar", "bumi"], ["laskar", "pelangi"])).toEqual({
      ...corrected,
      changes: changes("plangi"),
    });
    expect(await plan("laskar pelanggi xyz", ["laskar", "pelangi", "xyz"])).toEqual({
      ...unchanged,
      kind: "fewerWords",
      words: "laskar pelangi",
      leftOut: ["xyz"],
      changes: changes("pelanggi"),
    });
    expect(await plan("laskar", ["bumi"])).toEqual({ ...unchanged, kind: "exact", words: "laskar" });
  });
});

onBothEngines("A word that no book has", (test) => {
  let books: BookService;
  beforeAll(async () => {
    books = new BookService(test.database);
    await givenBooks(test.database, [
      { title: "Pulang", by: ["Tere Liye"] },
      { title: "Hujan", by: ["Tere Liye"] },
      { title: "Pulang", by: ["Leila Chudori"] },
      { title: "Bumi Manusia", by: ["Pramoedya Ananta Toer"] },
      { title: "Tips Belajar", subjects: ["Belajar"] },
      { title: "Sejarah Islam", by: ["Nurul Islam"] },
      { title: "Islam" },
      { title: "Si Kamsul", by: ["Ana"] },
      { title: "Puisi", by: ["Wawan Kamsurya"] },
      ...["Inggris", "Arab", "Jawa", "Sunda"].map((language) => ({ title: `Kamus ${language}` })),
      { title: "Pendidikan Lingkungan Hidup untuk SD" },
    ]);
  });
  const search = async (text: string) => {
    const page = await books.page(visitor, { search: text }, { first: 10 });
    expect(await books.count(visitor, { search: text })).toBe(page.edges.length);
    const { kind, words, leftOut, changes } = page.search ?? {};
    return {
      titles: page.edges.map(({ node }) => node.title),
      said: { kind, words, leftOut, changes: changes?.map(({ typed, read }) => `${typed}→${read}`) },
    };
  };

  it("is no slip beside an author's name: what has the near word comes first, and it is said", async () => {
    expect(await search("tere liye palang xyz")).toMatchObject({ said: { leftOut: ["palang", "xyz"] } });
    expect(await search("novel tere liye palang")).toEqual({
      titles: ["Pulang", "Hujan"],
      said: { kind: "fewerWords", words: "tere liye", leftOut: ["palang", "novel"], changes: ["palang→pulang"] },
    });
  });

  it("is all of a title whose words were typed as one, and nothing of it is said to be missing", async () => {
    expect(await search("bumimanusia")).toEqual({
      titles: ["Bumi Manusia"],
      said: { kind: "corrected", words: "bumi manusia", leftOut: [], changes: ["bumimanusia→bumi manusia"] },
    });
  });

  it("is no slip beside a title", async () => {
    expect(await search("bumi manusia tipe")).toEqual({
      titles: ["Bumi Manusia"],
      said: { kind: "fewerWords", words: "bumi manusia", leftOut: ["tipe"], changes: [] },
    });
  });

  it("is a slip beside a word that is a title or a name by chance", async () => {
    expect(await search("sejarha islam")).toMatchObject({
      titles: ["Sejarah Islam"],
      said: { kind: "corrected", words: "sejarah islam", changes: ["sejarha→sejarah"] },
    });
    expect(await search("kamsu inggris")).toMatchObject({ said: { kind: "corrected", words: "kamus inggris" } });
  });

  it("is a slip of a frequent word though a rare name begins so, but not where a title does", async () => {
    expect((await search("kamsu")).said).toMatchObject({ kind: "exact" });
    expect((await search("kamsur")).said).toMatchObject({ kind: "exact", words: "kamsur" });
  });

  it("is no slip where it is a short form of the school, which finds what it stands for", async () => {
    expect(await search("plh")).toMatchObject({ titles: ["Pendidikan Lingkungan Hidup untuk SD"] });
    expect(await search("ips belajar")).toMatchObject({
      said: { kind: "fewerWords", words: "belajar", leftOut: ["ips"], changes: [] },
    });
  });
});

onBothEngines("What is said of a search", (test) => {
  const TITLES = ["Laskar Pelangi", "Ilmu Pengetahuan Sosial", "Sejarah Kebudayaan Islam", "5 cm", "Di Bawah Pohon"];
  beforeAll(() =>
    givenBooks(test.database, [...TITLES.map((title) => ({ title })), { title: "Bumi", by: ["Tere Liye"] }]),
  );
  const WORDS =
    "laskar pelangi lskar plangi laskarpelangi sejarahkebudayaanislam ips buku novel di bawah tere liye bumi";
  const OTHERS = "xyzzy 5cm kelas10 pohon ayatayat sosial ilmu kebudayan islam a b c d sejarha mbumi tere-liye";
  const vocabulary = { correctWords, correctNameByChance };

  it("is every word that was typed, and every word that was searched for", async () => {
    const questions = fc.array(fc.constantFrom(...WORDS.split(" "), ...OTHERS.split(" ")), {
      minLength: 1,
      maxLength: 16,
    });
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const text = question.join(" ");
        const plan = await test.database.read((reader) => planSearch(reader, text, { exact: false, vocabulary }));
        const { words = "", leftOut = [], changes = [] } = plan?.answer ?? {};
        const said = words.split(" ");
        const [typed, read] = [changes.map((change) => change.typed), changes.map((change) => change.read)].map(
          (those) => those.flatMap((some) => some.split(" ")),
        );
        const unsaid = foldWords(text).filter((word) => ![...said, ...leftOut, ...(typed ?? [])].includes(word));
        expect([text, unsaid]).toEqual([text, []]);
        const searched = [...(plan ? [plan.widest, ...plan.tiers.map(({ match }) => match)] : [])]
          .flatMap(termsOf)
          .map(({ word }) => word);
        const silent = searched.filter((word) => ![...said, ...(read ?? [])].includes(word));
        expect([text, silent]).toEqual([text, []]);
        // Nothing is said to be searched for that nobody typed.
        const invented = said.filter((word) => ![...foldWords(text), ...(read ?? [])].includes(word));
        expect([text, invented]).toEqual([text, []]);
      }),
      { numRuns: 60 },
    );
  });
});
