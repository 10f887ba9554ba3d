import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { createTestApp, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { testWrite } from "../../support/testWrite.js";

interface ListedRecord {
  readonly id: number;
  readonly name: string | null;
  readonly books_count: number;
  readonly books?: readonly { readonly title: string }[];
}

onBothEngines("The six lists by REST", (test) => {
  let app: FastifyInstance;
  const list = async (path: string) => {
    const { status, body } = await requestRest(app, "GET", path);
    expect([path, status, body.status_code]).toEqual([path, 200, 200]);
    return body.data as readonly ListedRecord[];
  };

  beforeAll(async () => {
    await givenBooks(test.database, [
      {
        title: "Laskar Pelangi",
        by: ["Andrea Hirata"],
        publisher: "Bentang",
        category: "Novel",
        classification: { code: "813" },
        location: { name: "Ruang Baca" },
        source: "Beli",
      },
      {
        title: "Sang Pemimpi",
        by: ["Andrea Hirata"],
        publisher: "Bentang",
        category: "Novel",
        classification: { code: "813" },
        location: { name: "Ruang Baca" },
        source: "Hibah",
      },
      {
        title: "Kamus",
        by: ["Pusat Bahasa"],
        publisher: "Balai Pustaka",
        category: "Referensi",
        classification: { code: "413" },
      },
    ]);
    await givenBooks(test.database, [{ title: "Belum Tampak", by: ["Andrea Hirata"] }], { listed: false });
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  it("come with their books for authors and publishers, and on demand for the others", async () => {
    const authors = await list("/books/authors?search=hirata");
    expect(authors).toEqual([
      expect.objectContaining({
        first_name: "Andrea",
        last_name: "Hirata",
        name: "Andrea Hirata",
        kind: "person",
        books_count: 2,
      }),
    ]);
    expect(authors[0]?.books?.map(({ title }) => title)).toEqual(["Sang Pemimpi", "Laskar Pelangi"]);
    expect((await list("/books/publishers")).map(({ name, books }) => [name, books?.length])).toEqual([
      ["Balai Pustaka", 1],
      ["Bentang", 2],
    ]);

    expect((await list("/books/authors?include_books=false"))[0]).not.toHaveProperty("books");
    for (const path of ["categories", "classifications", "locations", "sources"]) {
      expect((await list(`/books/${path}`))[0]).not.toHaveProperty("books");
      const records = await list(`/books/${path}?include_books=true`);
      expect([path, records.map(({ books, books_count }) => books?.length === books_count)]).toEqual([
        path,
        records.map(() => true),
      ]);
      expect(records[0]?.books?.length).toBeGreaterThan(0);
    }
  });

  it("are sorted by name or by their books, searched and paged", async () => {
    expect((await list("/books/categories?sort=most_books")).map(({ name }) => name)).toEqual(["Novel", "Referensi"]);
    const page = await requestRest(app, "GET", "/books/publishers?per_page=1&include_books=false&page=2");
    expect(page.body).toMatchObject({ data: [{ name: "Bentang" }] });
    expect(page.headers["x-total-count"]).toBe("2");
    expect(page.headers.link).toContain('/api/books/publishers?per_page=1&include_books=false&page=1>; rel="prev"');
    expect((await requestRest(app, "GET", "/books/authors?include_books=ya&order=asc")).body).toMatchObject({
      status_code: 422,
      errors: { include_books: ["Isi dengan true atau false."], order: ["Isian ini tidak dikenal."] },
    });
  });

  it("are shown record by record, which a book's number never takes for its own", async () => {
    const [author] = await list("/books/authors?search=hirata");
    const { body } = await requestRest(app, "GET", `/books/authors/${author?.id ?? 0}`);
    expect(body).toEqual({
      status_code: 200,
      data: expect.objectContaining({ id: author?.id, name: "Andrea Hirata" }),
    });
    expect(body.data).not.toHaveProperty("books");

    for (const path of ["/books/authors/999999", "/books/sources/x", "/books/unknown", "/books/unknown/1"]) {
      const missing = await requestRest(app, "GET", path);
      expect([path, missing.status, missing.body.status_code]).toEqual([path, 404, 404]);
    }
  });

  it("read the books of a hundred records in as many statements as of one", async () => {
    await givenBooks(
      test.database,
      Array.from({ length: 100 }, (_, index) => ({ by: [`Nama Ke${index}`] })),
    );

    const one = await test.counter.statementsDuring(() => requestRest(app, "GET", "/books/authors?per_page=1"));
    const hundred = await test.counter.statementsDuring(() => requestRest(app, "GET", "/books/authors?per_page=100"));
    expect(hundred).toHaveLength(one.length);
  });

  it("are whole where the books of one page are too many to hold at a time", async () => {
    await givenBooks(
      test.database,
      Array.from({ length: 700 }, (_, index) => ({
        title: `Seri ${index}`,
        publisher: index % 2 ? "Ganjil" : "Genap",
      })),
    );
    await givenBooks(
      test.database,
      Array.from({ length: 800 }, (_, index) => ({ title: `Lagi ${index}`, publisher: "Genap" })),
    );

    const whole = await list("/books/publishers");
    const paged = await list("/books/publishers?page=1");
    expect(whole.map(({ name, books }) => [name, books?.length])).toEqual([
      ["Balai Pustaka", 1],
      ["Bentang", 2],
      ["Ganjil", 350],
      ["Genap", 1150],
    ]);
    expect(paged).toEqual(whole);
  });

  it("answer 304 until something is written", async () => {
    const first = await requestRest(app, "GET", "/books/authors");
    const known = { "if-none-match": String(first.headers.etag) };
    expect((await requestRest(app, "GET", "/books/authors", { as: known })).status).toBe(304);

    await givenBooks(test.database, [{ title: "Yang Mengubah" }]);
    expect((await requestRest(app, "GET", "/books/authors", { as: known })).status).toBe(200);
  });

  it("stand beside e-resources in the library's order, and the four figures", async () => {
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`INSERT INTO e_resources (label, url, description, position, active)
          VALUES ('Kedua', 'https://dua.example', NULL, 2, 1),
          ('Pertama', 'https://satu.example', 'Jurnal', 1, 1), ('Mati', 'https://mati.example', NULL, 0, 0)`,
      ),
    );
    expect(await list("/e-resources")).toEqual([
      {
        id: expect.any(Number),
        label: "Pertama",
        url: "https://satu.example",
        description: "Jurnal",
        position: 1,
        active: true,
      },
      {
        id: expect.any(Number),
        label: "Kedua",
        url: "https://dua.example",
        description: null,
        position: 2,
        active: true,
      },
    ]);
    const info = await requestRest(app, "GET", "/library-info");
    expect(info.body).toEqual({
      status_code: 200,
      data: { books: 1604, students: 0, borrowings: 0, visits_this_month: 0, often_searched: [] },
    });
  });
});
