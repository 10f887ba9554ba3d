import sql from "sql-template-tag";

import { BookService } from "../../../../server/books/BookService.js";
import { renewSearchIndex } from "../../../../server/books/query/search/renewSearchIndex.js";
import { NarrowSearchIndex1765600000090 } from "../../../../server/platform/database/migrations/1765600000090-NarrowSearchIndex.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { type GivenBook, givenBooks } from "../../../support/givenBooks.js";
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
      const source = await test.database.write(testWrite, ({ manager }) => Promise.resolve(manager.dataSource));
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
});
