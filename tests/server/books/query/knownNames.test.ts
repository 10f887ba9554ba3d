import sql from "sql-template-tag";

import { AuthorityEditingService } from "../../../../server/authorities/editing/AuthorityEditingService.js";
import { AuthorVariantService } from "../../../../server/authorities/variants/AuthorVariantService.js";
import { fullName } from "../../../../server/authorities/names/authorName.js";
import { BookService } from "../../../../server/books/BookService.js";
import { BookSuggestionService } from "../../../../server/books/suggestions/BookSuggestionService.js";
import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin } from "../../../support/people.js";

onBothEngines("A search by a nickname or a pen name", (test) => {
  let books: BookService;
  let variants: AuthorVariantService;
  beforeAll(async () => {
    books = new BookService(test.database);
    variants = new AuthorVariantService(test.database);
    await givenBooks(test.database, [
      { title: "Tuhan Tidak Perlu Dibela", by: ["Abdurrahman Wahid"] },
      { title: "Islamku Islam Anda", by: ["Abdurrahman Wahid"] },
      { title: "Humor Presiden", subtitle: "Gus Dur dan kawan-kawan", by: ["Budi Santoso"] },
      { title: "Falsafah Hidup", by: ["Hamka"] },
      { title: "Falsafah Ketuhanan", by: ["Budi Santoso"] },
      { title: "Bumi Manusia", by: ["Pramoedya Ananta Toer"] },
      { title: "Pramuka Penggalang", by: ["Budi Santoso"] },
      { title: "Gusti dan Durian", by: ["Budi Santoso"] },
      { title: "Sang Proklamator", by: ["Budi Santoso"], subjects: ["Soekarno"] },
      { title: "Hujan", by: ["Rini Astuti"] },
    ]);
  });

  const search = async (text: string) => {
    const list = { search: text };
    const page = await books.page(visitor, list, { first: 20 });
    const titles = page.edges.map(({ node }) => node.title);
    expect(await books.count(visitor, list)).toBe(titles.length);
    return { titles, answer: page.search };
  };
  const authorId = async (key: string) => {
    const [row] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM authors WHERE name_key = ${key}`),
    );
    return row?.id ?? 0;
  };

  it("finds the books of the person besides those that have its own words, and says so", async () => {
    const { titles, answer } = await search("gus dur");
    expect(titles.slice(0, 2)).toEqual(["Islamku Islam Anda", "Tuhan Tidak Perlu Dibela"]);
    expect(titles).toContain("Humor Presiden");
    expect(answer).toMatchObject({ kind: "exact", changes: [], alsoSearched: ["Abdurrahman Wahid"] });
  });

  it("finds who is known by it alone before what only begins so", async () => {
    expect((await search("pram")).titles).toEqual(["Bumi Manusia", "Pramuka Penggalang"]);
  });

  it("finds by a full name the books that have a nickname", async () => {
    expect((await search("haji abdul malik karim amrullah")).titles).toEqual(["Falsafah Hidup"]);
  });

  it("finds books that have the rest of the words and the person", async () => {
    const { titles, answer } = await search("buya hamka falsafah hidup");
    expect(titles).toEqual(["Falsafah Hidup"]);
    expect(answer).toMatchObject({ kind: "exact", alsoSearched: ["Hamka"] });
  });

  it("finds books about the person by their subject", async () => {
    expect((await search("bung karno")).titles).toEqual(["Sang Proklamator"]);
  });

  it("keeps the person where a word beside the name is a slip or in no book", async () => {
    const slip = await search("buya hamka falsfah");
    expect(slip.titles).toEqual(["Falsafah Hidup"]);
    expect(slip.answer).toMatchObject({
      kind: "corrected",
      changes: [
        { typed: "buya hamka", read: "Hamka" },
        { typed: "falsfah", read: "falsafah" },
      ],
    });
    const { titles, answer } = await search("kang abik gus dur wkwkwk");
    expect(titles).toEqual(expect.arrayContaining(["Islamku Islam Anda", "Tuhan Tidak Perlu Dibela"]));
    expect(answer?.leftOut).toContain("wkwkwk");
  });

  it("is answered as it was typed where the library has nothing of the person", async () => {
    expect((await search("multatuli")).titles).toEqual([]);
    expect((await search("hujan")).answer).toMatchObject({ alsoSearched: [] });
  });

  it("knows what the desk has written, and not what it has switched off", async () => {
    const admin = await givenAdmin(test.database);
    const id = await authorId("rini astuti");
    await variants.update(admin, id, { own: ["Mbak Awan"] });
    expect((await search("mbak awan")).titles).toEqual(["Hujan"]);
    const suggestions = new BookSuggestionService(test.database);
    const suggested = async (text: string) => (await suggestions.suggest(visitor, text, null)).authors.map(fullName);
    expect(await suggested("mbak aw")).toEqual(["Rini Astuti"]);
    expect(await suggested("gus du")).toEqual(["Abdurrahman Wahid"]);

    const wahid = await authorId("abdurrahman wahid");
    await variants.update(admin, wahid, { own: [], switchedOff: ["Gus Dur"] });
    expect((await search("gus dur")).titles).not.toContain("Islamku Islam Anda");
    expect(await suggested("gus du")).toEqual([]);
    await variants.update(admin, wahid, { own: [] });
  });

  it("knows what the desk has written at the record of a figure whom books are only about", async () => {
    const admin = await givenAdmin(test.database);
    const lists = new AuthorityEditingService(test.database, recordBooks);
    const { id } = await lists.create(admin, "authors", { firstName: "Soekarno" });

    await variants.update(admin, id, { own: ["Putra Sang Fajar"], switchedOff: ["Koesno Sosrodihardjo"] });
    expect((await search("putra sang fajar")).titles).toEqual(["Sang Proklamator"]);
    expect((await search("koesno sosrodihardjo")).titles).toEqual([]);
    expect((await search("sukarno")).titles).toEqual(["Sang Proklamator"]);

    await variants.update(admin, id, { own: [] });
    expect((await search("koesno sosrodihardjo")).titles).toEqual(["Sang Proklamator"]);
  });
});

onBothEngines("A search by the names of several people", (test) => {
  let books: BookService;
  beforeAll(async () => {
    books = new BookService(test.database);
    await givenBooks(test.database, [
      { title: "Dwitunggal", subtitle: "Sukarno dan Mohammad Hatta", by: ["Budi Santoso"] },
      // On a topic of that name, which is not what both are together.
      { title: "Sang Proklamator", by: ["Budi Santoso"], subjects: ["Soekarno"] },
      { title: "Renungan Mohammad Hatta", by: ["Rini Astuti"] },
      { title: "Percakapan dengan Abdurrahman Wahid", by: ["Hamka"] },
      { title: "Islamku Islam Anda", by: ["Abdurrahman Wahid"] },
    ]);
  });
  const search = async (text: string) => {
    const { edges, search: answer } = await books.page(visitor, { search: text }, { first: 20 });
    return { titles: edges.map(({ node }) => node.title), answer };
  };

  it("finds the books that have them all, each by any name", async () => {
    const { titles, answer } = await search("bung karno dan bung hatta");
    expect(titles).toEqual(["Dwitunggal"]);
    expect(answer).toMatchObject({ kind: "exact", changes: [] });
    expect([...(answer?.alsoSearched ?? [])].sort()).toEqual(["Mohammad Hatta", "Muhammad Hatta", "Sukarno"]);
    expect((await search("gus dur buya hamka")).titles).toEqual(["Percakapan dengan Abdurrahman Wahid"]);
    // One as it was typed, the other by another name.
    expect((await search("sukarno bung hatta")).titles).toEqual(["Dwitunggal"]);
  });

  it("finds what has one of them where nothing has all", async () => {
    const { titles, answer } = await search("bung hatta gus dur");
    expect([...titles].sort()).toEqual([
      "Dwitunggal",
      "Islamku Islam Anda",
      "Percakapan dengan Abdurrahman Wahid",
      "Renungan Mohammad Hatta",
    ]);
    expect(answer?.kind).toBe("fewerWords");
    expect(answer?.changes).toEqual(
      expect.arrayContaining([
        { typed: "bung hatta", read: "Mohammad Hatta" },
        { typed: "gus dur", read: "Abdurrahman Wahid" },
      ]),
    );
  });
});
