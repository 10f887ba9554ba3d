import { BookService } from "../../../../server/books/BookService.js";
import { BookTopicService } from "../../../../server/books/topics/BookTopicService.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";

onBothEngines("A search for a topic", (test) => {
  let books: BookService;
  beforeAll(async () => {
    books = new BookService(test.database);
    await givenBooks(test.database, [
      { title: "Lambung dan Usus", classification: { code: "612.3" } },
      { title: "Jantung Kita", classification: { code: "612.1" } },
      { title: "Tubuh Kita", classification: { code: "612" } },
      { title: "Dunia Daun", classification: { code: "570" }, subjects: ["Biologi"] },
      { title: "Rumah Tua", classification: { code: "813" }, subjects: ["Fiksi Horor"] },
      { title: "Hantu Sekolah", classification: { code: "813 HAN" }, subjects: ["Fiksi Horor"] },
      { title: "Laut Biru", classification: { code: "813" } },
      { title: "Puasa Pertamaku", classification: { code: "2X4.13" } },
      { title: "Zakat dan Sesama", classification: { code: "2X4.1" } },
      { title: "Magnet", classification: { code: "538" } },
      { title: "Medan dan Kutub", classification: { code: "538" }, subjects: ["Fisika"] },
      { title: "Rahasia Ombak", classification: { code: "551.46" } },
    ]);
    await givenBooks(test.database, [{ title: "Belum Tampil", classification: { code: "612.3" } }], { listed: false });
  });

  const search = async (text: string, exact = false) => {
    const list = { search: text, exact };
    const page = await books.page(visitor, list, { first: 20 });
    const titles = page.edges.map(({ node }) => node.title);
    expect(await books.count(visitor, list)).toBe(titles.length);
    return { titles, answer: page.search };
  };
  const places = async (text: string, isAnswered = false) => {
    const topics = await new BookTopicService(test.database).topics(visitor, text, { isAnswered });
    return topics.map(({ label, classes, subjects }) => ({
      label,
      classes: classes.map(({ code, booksCount }) => [code, booksCount]),
      subjects: subjects.map(({ name, booksCount }) => [name, booksCount]),
    }));
  };

  it("is answered with the books of its nearest class, then those of the short class above, and says so", async () => {
    expect(await search("sistem pencernaan pada manusia")).toMatchObject({
      titles: ["Lambung dan Usus", "Tubuh Kita"],
      answer: {
        kind: "topic",
        words: "Sistem pencernaan",
        topic: { ownCount: 0, classes: ["612.3"] },
      },
    });
    expect((await search("fotosintesis")).titles).toEqual(["Dunia Daun"]);
    expect((await search("buku tentang samudra")).titles).toEqual(["Rahasia Ombak"]);
  });

  it("is answered by subjects where its class has all kinds of books, a title with its word first", async () => {
    const { titles, answer } = await search("cerita seram");
    expect(titles).toEqual(["Hantu Sekolah", "Rumah Tua"]);
    expect(answer?.topic).toEqual({ ownCount: 0, classes: [] });
  });

  it("shows its own books before the topic's", async () => {
    const { titles, answer } = await search("ibadah puasa");
    expect([titles, answer?.topic?.ownCount]).toEqual([["Puasa Pertamaku", "Zakat dan Sesama"], 0]);
    const own = await search("zakat");
    expect([own.titles, own.answer?.topic?.ownCount]).toEqual([["Zakat dan Sesama", "Puasa Pertamaku"], 1]);
  });

  it("is answered as it is where it is a book's title, where it is to be exact, and where nothing is on it", async () => {
    expect((await search("magnet")).titles).toEqual(["Magnet"]);
    expect(await search("pencernaan", true)).toMatchObject({ titles: [], answer: { kind: "exact" } });
    // "Rumah" would be the nearest word of the vocabulary.
    expect(await search("hujan meteor")).toMatchObject({ titles: [], answer: { kind: "exact" } });
  });

  it("keeps its pages and totals in every order", async () => {
    for (const sort of ["relevance", "newest", "title"] as const) {
      const list = { search: "puasa", sort };
      const first = await books.page(visitor, list, { first: 1 });
      const rest = await books.page(visitor, list, { first: 1, after: first.edges[0]?.cursor ?? null });
      const titles = [...first.edges, ...rest.edges].map(({ node }) => node.title);
      expect([sort, titles.sort(), rest.hasNextPage]).toEqual([sort, ["Puasa Pertamaku", "Zakat dan Sesama"], false]);
    }
  });

  it("leads to classes and subjects that have books, to the nearest above where the topic's own have none", async () => {
    expect(await places("pencernaan")).toEqual([{ label: "Pencernaan", classes: [["612.3", 1]], subjects: [] }]);
    expect(await places("alat pernapasan")).toEqual([
      { label: "Alat pernapasan", classes: [["612", 3]], subjects: [] },
    ]);
    expect(await places("horor")).toEqual([{ label: "Horor", classes: [["813", 3]], subjects: [["Fiksi Horor", 2]] }]);
    expect(await places("puasa")).toEqual([{ label: "Puasa", classes: [["2X4.1", 2]], subjects: [] }]);
    expect(await places("otomotif")).toEqual([]);
  });

  it("leads nowhere from what a book was found by, unless it says nothing else", async () => {
    expect(await places("pencernaan kuda laut biru", true)).toEqual([]);
    expect((await places("pencernaan", true)).length).toBe(1);
  });

  it("is filtered by any class, with what is below it", async () => {
    const inClass = (key: string) => books.count(visitor, { filter: { classes: [key] } });
    expect(await Promise.all(["612", "612.3", "6", "2X4.1", "813"].map(inClass))).toEqual([3, 1, 3, 2, 3]);
    await expect(inClass("612.")).rejects.toThrow("Isi nomor klasifikasi");
  });
});
