import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { testWrite } from "../../support/testWrite.js";

interface FacetsAnswer {
  readonly bookFacets: readonly {
    readonly kind: string;
    readonly values: readonly { readonly value: string; readonly name: string | null; readonly count: number }[];
    readonly hasMore: boolean;
    readonly isEstimated: boolean;
  }[];
}

const FACETS = `query ($search: String, $filter: BookFilter, $kinds: [BookFacetKind!], $first: Int) {
  bookFacets(search: $search, filter: $filter, kinds: $kinds, first: $first) {
    kind values { value name count } hasMore isEstimated
  }
}`;

onBothEngines("The facets of a search", (test) => {
  let app: FastifyInstance;
  const facets = async (variables: Record<string, unknown> = {}) => {
    const { data, errors } = await postGraphql<FacetsAnswer>(app, FACETS, variables);
    expect(errors).toEqual([]);
    return data.bookFacets;
  };
  /** Each facet as what it shows: a name, or the value where it has none, and its count. */
  const shown = async (variables: Record<string, unknown> = {}) =>
    Object.fromEntries(
      (await facets(variables)).map(({ kind, values }) => [
        kind,
        values.map(({ value, name, count }) => `${name ?? value} ${count}`),
      ]),
    );
  const valueOf = async (kind: string, name: string) =>
    (await facets({ kinds: [kind] }))[0]?.values.find((one) => one.name === name)?.value;

  beforeAll(async () => {
    await givenBooks(test.database, [
      {
        title: "Laskar Pelangi",
        by: ["Andrea Hirata"],
        category: "Fiksi",
        publisher: "Bentang",
        classification: { code: "899.221 3" },
        publishYear: 2005,
        subjects: ["Persahabatan"],
        copies: copies(2),
      },
      {
        title: "Sang Pemimpi",
        by: ["Andrea Hirata", "Tim Bentang"],
        category: "Fiksi",
        publisher: "Bentang",
        classification: { code: "813" },
        publishYear: 2006,
      },
      {
        title: "Atlas Dunia",
        category: "Referensi",
        language: "en",
        classification: { code: "912" },
        materialKind: "map",
      },
      { title: "Fikih Sehari-hari", classification: { code: "2X4.1" }, publishYear: 2006, copies: copies(1) },
      { title: "Agama dan Pelangi", classification: { code: "297.1" }, publisher: "Mizan" },
    ]);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE books SET digital_file = '/files/a.pdf' WHERE title = 'Sang Pemimpi'`);
      return { result: null, audit: [] };
    });
    await givenBooks(test.database, [{ title: "Belum Tampak", category: "Fiksi", language: "ar" }], { listed: false });
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  it("divide the whole collection, the commonest first, headings and years in their own order", async () => {
    expect(await shown()).toEqual({
      AVAILABLE: ["true 2"],
      DIGITAL: ["true 1"],
      CATEGORIES: ["Fiksi 2", "Referensi 1"],
      CLASSES: [
        "200 Agama 1",
        "290 Agama lain 1",
        "2X Islam 1",
        "2X4 Fikih 1",
        "800 Kesusastraan 2",
        "810 Kesusastraan Indonesia dan Amerika 1",
        "890 Kesusastraan bahasa lain 1",
        "900 Sejarah dan geografi 1",
        "910 Geografi dan perjalanan 1",
      ],
      AUTHORS: ["Andrea Hirata 2", "Tim Bentang 1"],
      PUBLISHERS: ["Bentang 2", "Mizan 1"],
      SUBJECTS: ["Persahabatan 1"],
      MATERIALS: ["Buku 4", "Peta 1"],
      LANGUAGES: ["id 4", "en 1"],
      YEARS: ["2005 1", "2006 2"],
    });
  });

  it("count within the search", async () => {
    expect(
      await shown({ search: "pelangi", kinds: ["CLASSES", "PUBLISHERS", "AUTHORS", "SUBJECTS", "AVAILABLE"] }),
    ).toEqual({
      AVAILABLE: ["true 1"],
      CLASSES: ["200 Agama 1", "290 Agama lain 1", "800 Kesusastraan 1", "890 Kesusastraan bahasa lain 1"],
      AUTHORS: ["Andrea Hirata 1"],
      PUBLISHERS: ["Bentang 1", "Mizan 1"],
      SUBJECTS: ["Persahabatan 1"],
    });
  });

  it("count within the other filters, and go on showing what else than one's own choice there is", async () => {
    const fiction = await valueOf("CATEGORIES", "Fiksi");
    const answer = await shown({ filter: { categoryIds: [fiction], available: true } });

    expect(answer).toMatchObject({
      CATEGORIES: ["Fiksi 1"],
      AVAILABLE: ["true 1"],
      LANGUAGES: ["id 1"],
      YEARS: ["2005 1"],
    });
    expect(await shown({ filter: { categoryIds: [fiction] }, kinds: ["CATEGORIES"] })).toEqual({
      CATEGORIES: ["Fiksi 2", "Referensi 1"],
    });
    expect(await shown({ filter: { classes: ["9"], languages: ["id"] }, kinds: ["CLASSES", "LANGUAGES"] })).toEqual({
      CLASSES: expect.arrayContaining(["800 Kesusastraan 2"]) as unknown,
      LANGUAGES: ["en 1", "id 0"],
    });
    expect(await shown({ filter: { materialKinds: ["MAP"] }, kinds: ["MATERIALS", "LANGUAGES"] })).toEqual({
      MATERIALS: ["Buku 4", "Peta 1"],
      LANGUAGES: ["en 1"],
    });
  });

  it("give as many values as one asks for, and whatever is chosen", async () => {
    const reference = await valueOf("CATEGORIES", "Referensi");
    const [categories] = await facets({ first: 1, kinds: ["CATEGORIES"] });
    expect(categories?.values.map(({ name }) => name)).toEqual(["Fiksi"]);
    expect(categories?.hasMore).toBe(true);

    expect(await shown({ first: 1, kinds: ["CATEGORIES"], filter: { categoryIds: [reference] } })).toEqual({
      CATEGORIES: ["Fiksi 2", "Referensi 1"],
    });
    expect((await facets({ kinds: ["CATEGORIES"] }))[0]).toMatchObject({ hasMore: false, isEstimated: false });
  });

  it("name what narrows a list to as many books as they count, several values of one facet together", async () => {
    const list = async (filter: Record<string, unknown>) => {
      const { data, errors } = await postGraphql<{ books: { nodes: { title: string }[]; totalCount: number } }>(
        app,
        `query ($filter: BookFilter) { books(filter: $filter, orderBy: { field: TITLE }) { totalCount nodes { title } } }`,
        { filter },
      );
      expect(errors).toEqual([]);
      expect(data.books.totalCount).toBe(data.books.nodes.length);
      return data.books.nodes.map(({ title }) => title);
    };
    const [authors, publishers, subjects] = await facets({ kinds: ["AUTHORS", "PUBLISHERS", "SUBJECTS"] });
    const values = (facet: FacetsAnswer["bookFacets"][number] | undefined) => facet?.values.map(({ value }) => value);

    expect(await list({ authorIds: values(authors) })).toEqual(["Laskar Pelangi", "Sang Pemimpi"]);
    expect(await list({ publisherIds: values(publishers) })).toEqual([
      "Agama dan Pelangi",
      "Laskar Pelangi",
      "Sang Pemimpi",
    ]);
    expect(await list({ subjectIds: values(subjects) })).toEqual(["Laskar Pelangi"]);
    expect(await list({ materialKinds: ["MAP", "SERIAL"] })).toEqual(["Atlas Dunia"]);
    expect(await list({ classes: ["2"] })).toEqual(["Agama dan Pelangi"]);
    expect(await list({ classes: ["2X", "81"] })).toEqual(["Fikih Sehari-hari", "Sang Pemimpi"]);
    expect(await list({ classes: ["8"], authorIds: values(authors), yearFrom: 2006 })).toEqual(["Sang Pemimpi"]);
  });

  it("are the same by REST, which names the query's parameters", async () => {
    const { status, body } = await requestRest(
      app,
      "GET",
      "/books/facets?search=pelangi&kinds=publishers,classes&first=1",
    );

    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [
        { kind: "publishers", values: [{ name: "Bentang", count: 1 }], has_more: true, is_estimated: false },
        { kind: "classes", values: [{ value: "2", name: "200 Agama", count: 1 }, {}, {}, {}] },
      ],
    });
  });

  it("narrow by REST too, to kinds of material of which there are some, and refuse one that there is not", async () => {
    const titles = async (query: string) => {
      const { status, body } = await requestRest(app, "GET", `/books?${query}`);
      return status === 200 ? (body.data as { title: string; material_kind: string }[]) : status;
    };
    expect(await titles("material_kind=map,serial")).toEqual([
      expect.objectContaining({ title: "Atlas Dunia", material_kind: "map" }),
    ]);
    expect(await titles("material_kind=serial")).toEqual([]);
    expect(await titles("material_kind=kaset")).toBe(422);
  });

  it("refuse a heading that is none, and more values than the limit", async () => {
    expect((await requestRest(app, "GET", "/books/facets?class=8.1")).status).toBe(422);
    expect((await requestRest(app, "GET", "/books/facets?first=51")).status).toBe(422);
    const { errors } = await postGraphql(app, FACETS, { filter: { classes: ["%"] } });
    expect(errors[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    expect((await postGraphql(app, FACETS, { first: 51 })).errors).not.toEqual([]);
    expect(await shown({ search: "!!", kinds: ["LANGUAGES", "CATEGORIES"] })).toEqual({
      LANGUAGES: [],
      CATEGORIES: [],
    });
  });
});
