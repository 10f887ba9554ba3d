import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";

onBothEngines("The six lists", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await givenBooks(test.database, [
      {
        by: ["Andrea Hirata"],
        publisher: "Bentang",
        category: "Fiksi",
        classification: { code: "813" },
        location: { name: "Fiksi", shelf: "A" },
        source: "Beli",
      },
      {
        by: ["Andrea Hirata", "Dee Lestari"],
        publisher: "bentang!",
        category: "Fiksi",
        classification: { code: "2X4.122 9" },
        source: "Hibah",
      },
      { by: ["Ahmad Tohari"], publisher: "Gramedia", category: "Agama", classification: { code: "300" } },
      { category: "Sejarah", classification: { code: "299" } },
      { category: "Sejarah" },
      { category: "Puisi" },
      { category: "Puisi" },
      { category: "Anak" },
      { category: "Sains" },
    ]);
    await givenBooks(test.database, [{ category: "Hanya dari Impor", by: ["Belum Tampak"] }], { listed: false });
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  const names = async (query: string) => {
    const { data, errors } = await postGraphql<Record<string, { nodes: { name: string }[]; totalCount: number }>>(
      app,
      query,
    );
    expect(errors).toEqual([]);
    return Object.values(data).flatMap(({ nodes }) => nodes.map(({ name }) => name));
  };

  it("hold each record once, by name or by how many books it has", async () => {
    expect(await names("{ publishers { nodes { name } totalCount } }")).toEqual(["Bentang", "Gramedia"]);
    expect(await names("{ authors { nodes { name } } }")).toEqual(
      expect.arrayContaining(["Ahmad Tohari", "Andrea Hirata", "Dee Lestari"]),
    );
    expect((await names("{ authors(orderBy: MOST_BOOKS, first: 1) { nodes { name } } }"))[0]).toBe("Andrea Hirata");
    expect(await names('{ authors(search: "hir") { nodes { name } } }')).toEqual(["Andrea Hirata"]);
    expect(await names('{ authors(search: "%") { nodes { name } } }')).toHaveLength(
      await names("{ authors { nodes { name } } }").then(({ length }) => length),
    );
  });

  it("stand in the order of the shelves: 2X comes after 299 and before 300", async () => {
    const { data } = await postGraphql<{ classifications: { nodes: { code: string }[] } }>(
      app,
      "{ classifications { nodes { code } } }",
    );

    expect(data.classifications.nodes.map(({ code }) => code)).toEqual(["299", "2X4.122 9", "300", "813"]);
  });

  it("are linked to their books, with a stored count", async () => {
    const { data } = await postGraphql<{
      categories: { nodes: { name: string; booksCount: number; books: { totalCount: number; nodes: unknown[] } }[] };
    }>(app, "{ categories(first: 20) { nodes { name booksCount books(first: 5) { totalCount nodes { title } } } } }");
    const shown = data.categories.nodes.filter(({ name }) => name !== "Hanya dari Impor");

    expect(shown.map(({ name }) => name)).toEqual(["Agama", "Anak", "Fiksi", "Puisi", "Sains", "Sejarah"]);
    for (const category of shown) {
      expect([category.books.totalCount, category.books.nodes.length]).toEqual([
        category.booksCount,
        category.booksCount,
      ]);
    }
  });

  it("name the four categories with the most books as popular, and no empty one", async () => {
    const { data } = await postGraphql<{ popularCategories: { name: string }[]; few: unknown[] }>(
      app,
      "{ popularCategories { name } few: popularCategories(first: 99) { booksCount } }",
    );

    expect(data.popularCategories).toHaveLength(4);
    expect(data.popularCategories.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Fiksi", "Puisi", "Sejarah"]),
    );
    expect(data.few).not.toContainEqual({ booksCount: 0 });
  });

  it("tell the library's figures and the languages of its books", async () => {
    const { data } = await postGraphql(
      app,
      `{ libraryInfo { name books students borrowings visitsThisMonth bookLanguages }
        eResources { totalCount nodes { label } } }`,
    );

    expect(data).toEqual({
      libraryInfo: {
        name: "Perpustakaan Aksara",
        books: 9,
        students: 0,
        borrowings: 0,
        visitsThisMonth: 0,
        bookLanguages: ["id"],
      },
      eResources: { totalCount: 0, nodes: [] },
    });
  });
});
