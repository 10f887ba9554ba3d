import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStaff, asStudent } from "../../support/people.js";

const EVERYTHING = `
  id databaseId slug title subtitle authors { firstName lastName name kind booksCount } isbn isbn13
  publisher { name booksCount } publishPlace publishYear publishYearText edition physicalDescription seriesTitle language
  classification { code name } callNumber category { name } subjects { name } description imageUrl digitalFile
  location { name shelf } source { name } price copiesCount availableCount
  copies { totalCount nodes { itemCode status dueOn condition location { name } } }`;

onBothEngines("One book", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;

  beforeAll(async () => {
    await givenBooks(test.database, [
      {
        title: "Laskar Pelangi",
        subtitle: "Sebuah novel",
        by: ["Andrea Hirata"],
        isbn: "979-3062-79-7",
        publisher: "Bentang Pustaka",
        publishPlace: "Yogyakarta",
        publishYear: 2005,
        edition: "Cet. 1",
        physicalDescription: "534 hlm; 20,5 cm",
        seriesTitle: "Tetralogi",
        classification: { code: "813", name: "Fiksi" },
        category: "Fiksi",
        subjects: ["Novel", "Belitung"],
        description: "Sepuluh anak.",
        location: { name: "Fiksi", shelf: "F-2" },
        source: "BOS",
        price: 89_000,
        copies: [
          ...copies(2),
          { itemCode: "LP-3", status: "repair", price: 91_000 },
          { itemCode: "LP-4", status: "withdrawn" },
        ],
      },
      { title: "Sang Pemimpi", by: ["Andrea Hirata"], category: "Fiksi" },
      { title: "Bumi Manusia", by: ["Pramoedya Ananta Toer"], category: "Fiksi", classification: { code: "813" } },
      { title: "Kamus", category: "Referensi" },
    ]);
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  it("tells every field by its slug, and the same by its id", async () => {
    const bySlug = await postGraphql<{ book: Record<string, unknown> }>(
      app,
      `{ book(slug: "laskar-pelangi") { ${EVERYTHING} } }`,
      {},
      admin,
    );
    const byId = await postGraphql(
      app,
      `query ($id: ID!) { book(id: $id) { ${EVERYTHING} } }`,
      { id: bySlug.data.book.id },
      admin,
    );

    expect(bySlug.errors).toEqual([]);
    expect(bySlug.data.book).toMatchObject({
      slug: "laskar-pelangi",
      subtitle: "Sebuah novel",
      authors: [{ firstName: "Andrea", lastName: "Hirata", name: "Andrea Hirata", kind: "PERSON", booksCount: 2 }],
      isbn: "979-3062-79-7",
      isbn13: "9789793062792",
      publisher: { name: "Bentang Pustaka", booksCount: 1 },
      publishYear: 2005,
      publishYearText: "2005",
      classification: { code: "813", name: "Fiksi" },
      callNumber: "813 HIR l",
      subjects: [{ name: "Novel" }, { name: "Belitung" }],
      location: { name: "Fiksi", shelf: "F-2" },
      source: { name: "BOS" },
      price: 89_000,
      language: "id",
    });
    expect(byId.data).toEqual(bySlug.data);
  });

  it("tells what it cost and how it was acquired to the desk alone, at both doors", async () => {
    const query = `{ book(slug: "laskar-pelangi") { databaseId price source { name } copies { nodes { itemCode price } } } }`;
    const seenBy = async (as: Record<string, string>) => {
      const { data } = await postGraphql<{ book: { databaseId: number } }>(app, query, {}, as);
      const rest = (path: string) => requestRest(app, "GET", path, { as }).then(({ body }) => body.data);
      const id = data.book.databaseId;
      return [data.book, await rest(`/books/${id}`), await rest("/books"), await rest(`/books/${id}/copies`)];
    };
    type Shown = Readonly<{ price: number | null; source: unknown; copyPrice: number | null }>;
    const shown = ({ price, source, copyPrice }: Shown): unknown[] => [
      expect.objectContaining({
        price,
        source,
        copies: { nodes: expect.arrayContaining([{ itemCode: "LP-3", price: copyPrice }]) as unknown },
      }),
      expect.objectContaining({ price, source: source && expect.objectContaining(source) }),
      expect.arrayContaining([
        expect.objectContaining({ slug: "laskar-pelangi", price, source: source && expect.objectContaining(source) }),
      ]),
      expect.arrayContaining([expect.objectContaining({ item_code: "LP-3", price: copyPrice })]),
    ];
    for (const person of [admin, await asStaff(app, test.database)]) {
      expect(await seenBy(person)).toEqual(shown({ price: 89_000, source: { name: "BOS" }, copyPrice: 91_000 }));
    }
    for (const person of [{}, await asStudent(app, test.database)]) {
      expect(await seenBy(person)).toEqual(shown({ price: null, source: null, copyPrice: null }));
    }
  });

  it("counts the copies it holds and those on the shelf; a withdrawn one is neither counted nor shown", async () => {
    const { data } = await postGraphql<{ book: unknown }>(app, `{ book(slug: "laskar-pelangi") { ${EVERYTHING} } }`);

    expect(data.book).toMatchObject({ copiesCount: 3, availableCount: 2, copies: { totalCount: 3 } });
  });

  it("leads on to its author's other books, and to others of its class and category", async () => {
    const { data } = await postGraphql(
      app,
      `{ book(slug: "laskar-pelangi") { authorBooks { title } relatedBooks { title } } }`,
    );

    expect(data).toEqual({
      book: { authorBooks: [{ title: "Sang Pemimpi" }], relatedBooks: [{ title: "Bumi Manusia" }] },
    });
  });

  it("is null where there is none, and asks for exactly one of id and slug", async () => {
    expect((await postGraphql(app, `{ book(slug: "tidak-ada") { id } }`)).data).toEqual({ book: null });
    expect((await postGraphql(app, `{ book { id } }`)).errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect((await postGraphql(app, `{ book(slug: "a", id: "Qm9vazox") { id } }`)).errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
    });
  });

  it("is given as often as one operation asks for it by its global id", async () => {
    const { data, errors } = await postGraphql(
      app,
      `{ one: node(id: "Qm9vazoy") { __typename } two: node(id: "Qm9vazoy") { __typename }
        three: nodes(ids: ["Qm9vazoy", "Qm9vazoy"]) { __typename } }`,
    );

    expect(errors).toEqual([]);
    const book = { __typename: "Book" };
    expect(data).toEqual({ one: book, two: book, three: [book, book] });
  });

  it("is reached as a node, beside nodes of other types; what there is not is null", async () => {
    const { data, errors } = await postGraphql(
      app,
      `{
      node(id: "Qm9vazox") { __typename id ... on Book { title } }
      nodes(ids: ["QXV0aG9yOjE=", "Qm9vazo5OTk=", "Qm9vazoy"]) { __typename
      ... on Author { name } ... on Book { title } }
    }`,
    );

    expect(errors).toEqual([]);
    expect(data).toEqual({
      node: { __typename: "Book", id: "Qm9vazox", title: "Laskar Pelangi" },
      nodes: [{ __typename: "Author", name: "Andrea Hirata" }, null, { __typename: "Book", title: "Sang Pemimpi" }],
    });
  });
});

onBothEngines("A page of books with everything on it", (test) => {
  it("costs as many statements for forty books as for one", async () => {
    await givenBooks(
      test.database,
      Array.from({ length: 40 }, (_, index) => ({
        by: [`Penulis ${index}`, "Rekan Bersama"],
        category: `Kategori ${index % 7}`,
        publisher: `Penerbit ${index}`,
        classification: { code: String(100 + index) },
        subjects: [`Subjek ${index}`],
        location: { name: `Ruang ${index}` },
        source: "Beli",
        description: "Ringkasan.",
        copies: copies(2),
      })),
    );
    const app = await createTestApp(test.database);
    const fields = `title authors { name } category { name } publisher { name } classification { code } subjects { name } location { name } source { name }
      description copiesCount availableCount`;
    const statementsFor = (first: number) =>
      test.counter.statementsDuring(async () => {
        const { errors } = await postGraphql(app, `{ books(first: ${first}) { nodes { ${fields} } } }`);
        expect(errors).toEqual([]);
      });

    const forOne = await statementsFor(1);
    const forForty = await statementsFor(40);
    await app.close();

    expect(forForty.length).toBe(forOne.length);
    expect(forForty.length).toBeLessThanOrEqual(12);
  });
});
