import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { type GivenBook, givenBooks } from "../../support/givenBooks.js";

const FICTION = { name: "Fiksi Modern", shelf: "F-2" };

onBothEngines("The books beside a book on its shelf", (test) => {
  let app: FastifyInstance;
  const shelfOf = async (slug: string, each = 12) => {
    const { data, errors } = await postGraphql<{ book: { shelfBooks: { title: string }[] } }>(
      app,
      `query ($slug: String!, $each: Int!) { book(slug: $slug) { shelfBooks(each: $each) { title } } }`,
      { slug, each },
    );
    expect(errors).toEqual([]);
    return data.book.shelfBooks.map(({ title }) => title);
  };

  beforeAll(async () => {
    const fiction: GivenBook[] = [
      { title: "Edensor", callNumber: "899.221 HIR e" },
      { title: "Pulang", callNumber: "899.221 CHU p" },
      { title: "Ayah", callNumber: "899.221 HIR a" },
      { title: "Ayah Edisi Kedua", callNumber: "899.221 HIR a" },
      { title: "Laskar Pelangi", callNumber: "899.221 HIR l" },
      { title: "Perahu Kertas", callNumber: "899.221 LES p" },
      { title: "Tanpa Nomor", keepsCallNumberEmpty: true },
    ].map((book) => ({ ...book, location: FICTION }));
    await givenBooks(test.database, [
      ...fiction,
      { title: "Kamus Sastra", callNumber: "899.221 HIR k", location: { name: "Referensi" } },
      { title: "Belum Ditata", callNumber: "899.221 HIR b" },
      { title: "Juga Belum Ditata", callNumber: "500 ALA j" },
    ]);
    await givenBooks(
      test.database,
      Array.from({ length: 30 }, (_, n) => ({
        title: `Seri ${String(n + 10)}`,
        callNumber: `001 SER ${String(n + 10)}`,
        location: FICTION,
      })),
    );
    const hidden = { title: "Tersembunyi", callNumber: "899.221 HIR f", location: FICTION };
    await givenBooks(test.database, [hidden], { listed: false });
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  it("stand left and right of it by call number, the older first of two that share one", async () => {
    expect(await shelfOf("edensor", 2)).toEqual([
      "Ayah",
      "Ayah Edisi Kedua",
      "Edensor",
      "Laskar Pelangi",
      "Perahu Kertas",
    ]);
    expect(await shelfOf("ayah", 1)).toEqual(["Pulang", "Ayah", "Ayah Edisi Kedua"]);
  });

  it("are of the same place, or of any where its own is not known", async () => {
    expect(await shelfOf("laskar-pelangi", 2)).toEqual([
      "Ayah Edisi Kedua",
      "Edensor",
      "Laskar Pelangi",
      "Perahu Kertas",
    ]);
    expect(await shelfOf("kamus-sastra")).toEqual(["Kamus Sastra"]);
    expect(await shelfOf("belum-ditata", 2)).toEqual([
      "Ayah",
      "Ayah Edisi Kedua",
      "Belum Ditata",
      "Edensor",
      "Kamus Sastra",
    ]);
  });

  it("end where the shelf ends, and are none without a call number", async () => {
    expect(await shelfOf("perahu-kertas", 1)).toEqual(["Laskar Pelangi", "Perahu Kertas"]);
    expect(await shelfOf("seri-10", 2)).toEqual(["Seri 10", "Seri 11", "Seri 12"]);
    expect(await shelfOf("tanpa-nomor")).toEqual([]);
  });

  it("are as many as are asked for, and a dozen on each side at most", async () => {
    expect(await shelfOf("seri-25", 0)).toEqual(["Seri 25"]);
    expect(await shelfOf("seri-25", -3)).toEqual(["Seri 25"]);
    const most = await shelfOf("seri-25", 500);
    expect([most.length, most[0], most.at(-1)]).toEqual([25, "Seri 13", "Seri 37"]);
  });

  it("are read by their keys, two pages of them whatever the collection is", async () => {
    const statements = await test.counter.statementsDuring(() => shelfOf("seri-25"));
    const shelves = statements.filter((statement) => statement.includes("ix_books_call_number"));
    expect(shelves.length).toBeGreaterThan(0);
    for (const statement of shelves) {
      expect(statement).toMatch(/books\.call_number [<>]= \? AND/u);
      expect(statement).toMatch(/LIMIT/u);
    }
  });
});
