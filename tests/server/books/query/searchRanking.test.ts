import sql from "sql-template-tag";

import { BookService } from "../../../../server/books/BookService.js";
import { BookSuggestionService } from "../../../../server/books/suggestions/BookSuggestionService.js";
import { booksUsingIndex } from "../../../../server/books/query/bookIndexes.js";
import { titleTiers } from "../../../../server/books/query/search/titleTiers.js";
import { renewSearchIndex } from "../../../../server/books/query/search/renewSearchIndex.js";
import { NarrowSearchIndex1765600000090 } from "../../../../server/platform/database/migrations/1765600000090-NarrowSearchIndex.js";
import { visitor } from "../../../../server/viewer.js";
import { dataSourceOf } from "../../../support/dataSourceOf.js";
import { onBothEngines, onSqlite } from "../../../support/database.js";
import { type GivenBook, givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

const BOOKS: readonly GivenBook[] = [
  { title: "Soal HAM", by: ["Bagir Manan"] },
  { title: "Hamil Sehat", by: ["Sari"] },
  { title: "Hak Asasi Manusia", by: ["Imam Mawardi"] },
  { title: "Tafsir", by: ["Ham Karim"] },
  { title: "Pengantar Hukum", subjects: ["HAM"] },
  { title: "HAM", by: ["Ana"] },
  { title: "HAM di Dunia", by: ["Budi"] },
  {
    title: "Tentang Kamu",
    by: ["Tere Liye"],
    publisher: "Republika",
    publishYear: 2016,
    seriesTitle: "Trilogi Rantau",
  },
  { title: "Kamu dan Aku", by: ["Rantau Sari"], isbn: "979-3062-79-7", classification: { code: "297.5" } },
  { title: "Ayat-Ayat Cinta", by: ["Habiburrahman El Shirazy"] },
  { title: "Cinta dan Ayat", by: ["Tere Liye"] },
  { title: "5 cm", by: ["Donny"] },
  { title: "Membaca Peta" },
];

onBothEngines("The order of what a search finds", (test) => {
  let books: BookService;
  beforeAll(async () => {
    books = new BookService(test.database);
    await givenBooks(test.database, BOOKS);
  });

  const titles = async (search: string) => {
    const { edges } = await books.page(visitor, { search, exact: true }, { first: 20 });
    const found = edges.map(({ node }) => node.title);
    expect(await books.count(visitor, { search, exact: true })).toBe(found.length);
    expect(new Set(found).size).toBe(found.length);
    return found;
  };

  it("is the title itself, titles that begin so, whole words in title, author and the rest, meanings, beginnings", async () => {
    expect(await titles("ham")).toEqual([
      "HAM",
      "HAM di Dunia",
      "Soal HAM",
      "Tafsir",
      "Pengantar Hukum",
      "Hak Asasi Manusia",
      "Hamil Sehat",
    ]);
  });

  it("takes doubled words as they are", async () => {
    expect(await titles("ayat ayat cinta")).toEqual(["Ayat-Ayat Cinta", "Cinta dan Ayat"]);
    expect((await titles("ayatayat cinta"))[0]).toBe("Ayat-Ayat Cinta");
  });

  it("excludes nothing for a word that says nothing, and counts it where it is the title", async () => {
    expect(await titles("tentang kamu")).toEqual(["Tentang Kamu", "Kamu dan Aku"]);
    expect(await titles("buku karya tere liye")).toEqual(["Cinta dan Ayat", "Tentang Kamu"]);
  });

  it.each([
    ["5cm", "5 cm"],
    ["baca", "Membaca Peta"],
    ["hak asasi manusia bagir", "Soal HAM"],
    ["republika", "Tentang Kamu"],
    ["trilogi rantau", "Tentang Kamu"],
    ["liye 2016", "Tentang Kamu"],
    ["297.5", "Kamu dan Aku"],
    ["9793062797", "Kamu dan Aku"],
    ["9789793062792", "Kamu dan Aku"],
    ["978-979-3062-79-2", "Kamu dan Aku"],
    ["978 979 3062 79 2", "Kamu dan Aku"],
  ])("finds by %s", async (search, title) => {
    expect((await titles(search))[0]).toBe(title);
  });

  it("indexes anew, after a start, the books of a library that was indexed before", async () => {
    if (test.database.engine === "sqlite") {
      const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
      const runner = source.createQueryRunner();
      const migration = new NarrowSearchIndex1765600000090();
      await migration.down(runner);
      await migration.up(runner);
    } else {
      await test.database.write(testWrite, async (tx) => {
        await tx.run(sql`DELETE FROM book_search`);
        await tx.run(sql`INSERT INTO counters (name, value) VALUES ('searchIndexLeft', 100)`);
      });
    }
    expect(await books.count(visitor, { search: "ham" })).toBe(0);

    await renewSearchIndex(test.database);

    expect(await titles("ham")).toHaveLength(7);
    await renewSearchIndex(test.database);
    expect(await titles("ham")).toHaveLength(7);
  });

  it("indexes anew, after a start, what was indexed by other lists of words", async () => {
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM book_search`);
    });
    await renewSearchIndex(test.database);
    expect(await books.count(visitor, { search: "ham" })).toBe(0);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE counters SET value = 0 WHERE name = 'searchIndexEdition'`);
    });
    await renewSearchIndex(test.database);
    expect(await titles("ham")).toHaveLength(7);
  });
});

const TYPED_BOOKS: readonly GivenBook[] = [
  { title: "Bumi Manusia", by: ["Pramoedya Ananta Toer"] },
  { title: "Bumi Mandiri" },
  { title: "The Hobbit" },
  { title: "Tik Tok Jam Dinding" },
  { title: "Tikus Kota" },
  { title: "Ayat-Ayat Cinta" },
  // Newer, with all the words elsewhere.
  { title: "Manusia dan Bumi" },
  { title: "Man di Bumi" },
  { title: "Peta Bumi", by: ["Bumi Mansur"] },
  { title: "Dunia Hobbit" },
  { title: "Panduan TIK" },
  { title: "Cinta, Ayat, dan Ayat Cinderella" },
];

onBothEngines("A title that begins with what has been typed", (test) => {
  beforeAll(() => givenBooks(test.database, TYPED_BOOKS));

  it.each([
    ["bumi man", ["Bumi Mandiri", "Bumi Manusia", "Man di Bumi"]],
    ["bumi manu", ["Bumi Manusia", "Manusia dan Bumi"]],
    ["ayat ayat cin", ["Ayat-Ayat Cinta", "Cinta, Ayat, dan Ayat Cinderella"]],
    ["hobb", ["The Hobbit", "Dunia Hobbit"]],
  ])("stands first in the catalogue, at the desk and in the suggestions: %s", async (search, expected) => {
    const books = new BookService(test.database);
    const admin = await givenAdmin(test.database);
    const suggestions = await new BookSuggestionService(test.database).suggest(visitor, search, 10);
    const catalogue = await books.page(visitor, { search }, { first: 10 });
    const desk = await books.page(admin, { search, withItemCodes: true }, { first: 10 });
    const found = [catalogue, desk].map(({ edges }) => edges.map(({ node }) => node));
    for (const rows of [...found, suggestions.books]) {
      expect(rows.map(({ title }) => title).slice(0, expected.length)).toEqual(expected);
    }
    expect(await books.count(visitor, { search })).toBe(catalogue.edges.length);
  });

  it("is on one page only, and last where the order is reversed", async () => {
    const books = new BookService(test.database);
    const list = { search: "bumi man" };
    const all = (await books.page(visitor, list, { first: 10 })).edges.map(({ node }) => node.title);
    const paged: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: Awaited<ReturnType<BookService["page"]>> = await books.page(visitor, list, { first: 1, after });
      paged.push(...page.edges.map(({ node }) => node.title));
      after = page.edges.at(-1)?.cursor ?? null;
      more = page.hasNextPage;
    }
    expect(paged).toEqual(all);
    const reversed = await books.page(visitor, { ...list, reversed: true }, { first: 10 });
    expect(reversed.edges.map(({ node }) => node.title)).toEqual([...all].reverse());
  });

  it("comes after the whole word where that is a short form of the school", async () => {
    const { edges } = await new BookService(test.database).page(visitor, { search: "tik" }, { first: 3 });
    expect(edges.map(({ node }) => node.title)).toEqual(["Tik Tok Jam Dinding", "Panduan TIK", "Tikus Kota"]);
  });
});

onSqlite("The titles that begin with what has been typed", (test) => {
  it("are found by ranges of the index of titles, never by going through all", async () => {
    const tiers = titleTiers(["5cm dan", "5 cm dan"], ["5cm dan", "5 cm dan"]);
    expect(tiers).toHaveLength(5);
    for (const { condition } of tiers) {
      const titles = sql`SELECT id FROM ${booksUsingIndex("sqlite", "ix_books_title")}
                         WHERE listed = 1 AND ${condition} ORDER BY title_key, id`;
      const plan: unknown = await test.database.read((reader) =>
        dataSourceOf(reader).query(`EXPLAIN QUERY PLAN ${titles.sql}`, [...titles.values]),
      );
      expect(JSON.stringify(plan)).toMatch(/ix_books_title \(listed=\? AND title_key/);
    }
  });
});
