import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";

interface BooksAnswer {
  readonly books: {
    readonly search: Readonly<Record<string, unknown>> | null;
    readonly totalCount: number;
    readonly edges: readonly {
      readonly cursor: string;
      readonly node: { readonly id: string; readonly title: string };
    }[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  };
}

const PAGE = `query ($first: Int, $after: String, $last: Int, $before: String, $search: String, $exact: Boolean,
  $filter: BookFilter, $orderBy: BookOrder) {
  books(first: $first, after: $after, last: $last, before: $before, search: $search, exact: $exact, filter: $filter,
  orderBy: $orderBy) {
    search { kind words leftOut changes { typed read } alsoSearched } totalCount edges { cursor node { id title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

onBothEngines("The list of books", (test) => {
  let app: FastifyInstance;
  const page = async (variables: Record<string, unknown>) => {
    const { data, errors } = await postGraphql<BooksAnswer>(app, PAGE, variables);
    expect(errors).toEqual([]);
    return { ...data.books, titles: data.books.edges.map(({ node }) => node.title) };
  };

  beforeAll(async () => {
    await givenBooks(test.database, [
      { title: "Laskar Pelangi", by: ["Andrea Hirata"], category: "Fiksi", publishYear: 2005, copies: copies(2) },
      {
        title: "Sang Pemimpi",
        by: ["Andrea Hirata"],
        category: "Fiksi",
        publishYear: 2006,
        subjects: ["Laskar pelangi, tetralogi"],
      },
      { title: "Atlas Dunia", category: "Referensi", language: "en", publishYearText: "t.th." },
      {
        title: "Élégie",
        by: ["Émile Zola"],
        category: "Fiksi",
        publishYear: -12,
        copies: copies(1),
        callNumber: "2X4.122 9 ZOL e",
      },
      { title: "Pelangi di Langit", publishYear: 2006, isbn: "978-602-291-366-5" },
    ]);
    await givenBooks(test.database, [{ title: "Laskar yang Belum Tampak" }], { listed: false });
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  it("shows the newest first and leaves out what an unfinished import holds", async () => {
    const { titles, totalCount } = await page({});

    expect(titles).toEqual(["Pelangi di Langit", "Élégie", "Atlas Dunia", "Sang Pemimpi", "Laskar Pelangi"]);
    expect(totalCount).toBe(5);
  });

  it.each([
    ["TITLE", undefined, ["Atlas Dunia", "Élégie", "Laskar Pelangi", "Pelangi di Langit", "Sang Pemimpi"]],
    ["TITLE", "DESC", ["Sang Pemimpi", "Pelangi di Langit", "Laskar Pelangi", "Élégie", "Atlas Dunia"]],
    ["YEAR", undefined, ["Pelangi di Langit", "Sang Pemimpi", "Laskar Pelangi", "Élégie", "Atlas Dunia"]],
    ["YEAR", "ASC", ["Élégie", "Laskar Pelangi", "Sang Pemimpi", "Pelangi di Langit", "Atlas Dunia"]],
    ["NEWEST", "ASC", ["Laskar Pelangi", "Sang Pemimpi", "Atlas Dunia", "Élégie", "Pelangi di Langit"]],
  ])("sorts by %s %s, and reads the same page by page, forwards and backwards", async (field, direction, expected) => {
    const orderBy = { field, direction };
    expect((await page({ orderBy })).titles).toEqual(expected);

    const forwards: string[] = [];
    let after: string | null = null;
    do {
      const { titles, pageInfo }: Awaited<ReturnType<typeof page>> = await page({ first: 2, after, orderBy });
      forwards.push(...titles);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(forwards).toEqual(expected);

    const backwards: string[] = [];
    let before: string | null = null;
    do {
      const { titles, pageInfo }: Awaited<ReturnType<typeof page>> = await page({ last: 2, before, orderBy });
      backwards.unshift(...titles);
      before = pageInfo.hasPreviousPage ? pageInfo.startCursor : null;
    } while (before);
    expect(backwards).toEqual(expected);
  });

  it.each([
    ["laskar pelangi", ["Laskar Pelangi", "Sang Pemimpi"]],
    ["PELANGI", ["Pelangi di Langit", "Laskar Pelangi", "Sang Pemimpi"]],
    ["hirata las", ["Sang Pemimpi", "Laskar Pelangi"]],
    ["elegie", ["Élégie"]],
    ["emile ZÓLA", ["Élégie"]],
    ["2x4.122 9", ["Élégie"]],
    ["978-602-291-366-5", ["Pelangi di Langit"]],
    ["9786022913665", ["Pelangi di Langit"]],
    ["6022913", ["Pelangi di Langit"]],
    ["angi", []],
    ['"laskar" -pelangi OR NOT *', []],
    ['"laskar pelangi"', ["Laskar Pelangi", "Sang Pemimpi"]],
    ["' OR 1=1 --", []],
    ["%", []],
    ["di", ["Pelangi di Langit"]],
  ])("finds by every word of %j, the best match first", async (search, expected) => {
    const { titles, totalCount } = await page({ search, exact: true });

    expect(titles).toEqual(expected);
    expect(totalCount).toBe(expected.length);
  });

  it("says how a search was answered that no book has all words of", async () => {
    expect((await page({})).search).toBeNull();
    const unchanged = { leftOut: [], changes: [], alsoSearched: [] };
    expect((await page({ search: "PELANGI" })).search).toEqual({ ...unchanged, kind: "EXACT", words: "pelangi" });
    const { titles, totalCount, search } = await page({ search: "laskar pelangi zzz" });
    expect(titles).toEqual(["Laskar Pelangi", "Sang Pemimpi"]);
    expect(totalCount).toBe(2);
    expect(search).toEqual({ ...unchanged, kind: "FEWER_WORDS", words: "laskar pelangi", leftOut: ["zzz"] });
    expect((await page({ search: "novel laskr pelangi" })).search).toEqual({
      kind: "CORRECTED",
      words: "novel laskar pelangi",
      leftOut: ["novel"],
      changes: [{ typed: "laskr", read: "laskar" }],
      alsoSearched: [],
    });
    expect((await page({ search: "tik" })).search).toMatchObject({
      alsoSearched: ["teknologi informasi dan komunikasi", "teknologi informasi komunikasi"],
    });
  });

  it("pages through a search across its tiers of relevance without losing or repeating a book", async () => {
    const first = await page({ search: "pelangi", first: 2 });
    const rest = await page({ search: "pelangi", first: 2, after: first.pageInfo.endCursor });

    expect([...first.titles, ...rest.titles]).toEqual(["Pelangi di Langit", "Laskar Pelangi", "Sang Pemimpi"]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it("narrows by category, author, language, years and availability together with a search", async () => {
    const { data } = await postGraphql<{
      categories: { nodes: { id: string; name: string }[] };
      authors: { nodes: { id: string; name: string }[] };
    }>(app, "{ categories { nodes { id name } } authors { nodes { id name } } }");
    const category = data.categories.nodes.find(({ name }) => name === "Fiksi")?.id;
    const author = data.authors.nodes.find(({ name }) => name === "Andrea Hirata")?.id;

    expect((await page({ filter: { categoryIds: [category] } })).titles).toEqual([
      "Élégie",
      "Sang Pemimpi",
      "Laskar Pelangi",
    ]);
    expect((await page({ filter: { authorId: author, yearFrom: 2006 } })).titles).toEqual(["Sang Pemimpi"]);
    expect((await page({ filter: { yearTo: 2005 } })).titles).toEqual(["Élégie", "Laskar Pelangi"]);
    expect((await page({ filter: { languages: ["en"] } })).titles).toEqual(["Atlas Dunia"]);
    expect((await page({ filter: { available: true } })).titles).toEqual(["Élégie", "Laskar Pelangi"]);
    expect((await page({ filter: { available: false }, search: "pelangi" })).titles).toEqual([
      "Pelangi di Langit",
      "Sang Pemimpi",
    ]);
    expect((await page({ filter: { hasDigitalFile: true } })).totalCount).toBe(0);
  });

  it("finds nothing in a category that there is not", async () => {
    expect(await page({ filter: { categoryIds: ["Q2F0ZWdvcnk6OTk5OTk5"] } })).toMatchObject({
      titles: [],
      totalCount: 0,
    });
  });

  it.each([
    [{ first: 101 }, "first"],
    [{ first: -1 }, "first"],
    [{ last: 101 }, "last"],
    [{ first: 1, last: 1 }, "first"],
    [{ after: "bukan-penanda" }, "after"],
    [{ filter: { categoryIds: ["sampah"] } }, "filter.categoryIds.0"],
    [{ search: "a".repeat(201) }, "search"],
    [{ search: "panjang ".repeat(700) }, "search"],
  ])("refuses %j and names the argument", async (variables, argument) => {
    const { errors } = await postGraphql(app, PAGE, variables);

    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ name: argument }] });
  });

  it("refuses a cursor of another order", async () => {
    const { pageInfo } = await page({ first: 1, orderBy: { field: "TITLE" } });

    const { errors } = await postGraphql(app, PAGE, {
      first: 1,
      after: pageInfo.endCursor,
      orderBy: { field: "YEAR" },
    });

    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ name: "after" }] });
  });

  it("gives an empty page for first: 0, with what follows announced", async () => {
    const { titles, pageInfo, totalCount } = await page({ first: 0 });

    expect({ titles, hasNextPage: pageInfo.hasNextPage, totalCount }).toEqual({
      titles: [],
      hasNextPage: true,
      totalCount: 5,
    });
  });
});
