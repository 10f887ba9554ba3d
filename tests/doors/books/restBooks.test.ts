import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { asAdmin } from "../../support/people.js";

interface Listed {
  readonly data: readonly { readonly id: number; readonly slug: string; readonly title: string }[];
}

/** The addresses of a Link header by their rel. */
function linksOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const links = (typeof headers.link === "string" ? headers.link : "").matchAll(/<([^>]*)>; rel="(\w+)"/g);
  return Object.fromEntries(
    [...links].map(([, address = "", rel = ""]) => [
      rel,
      address.replace("http://localhost:80/api", "").replace("http://localhost/api", ""),
    ]),
  );
}

onBothEngines("GET /books", (test) => {
  let app: FastifyInstance;
  let ids: readonly number[];
  const titles = async (query: string) => {
    const { status, body, headers } = await requestRest(app, "GET", `/books${query}`);
    expect(status).toBe(200);
    return { titles: (body as unknown as Listed).data.map(({ title }) => title), links: linksOf(headers), headers };
  };

  beforeAll(async () => {
    ids = await givenBooks(test.database, [
      {
        title: "Laskar Pelangi",
        by: ["Andrea Hirata"],
        category: "Fiksi",
        publisher: "Bentang",
        publishYear: 2005,
        copies: copies(2),
        description: "Sepuluh anak.",
      },
      {
        title: "Sang Pemimpi",
        by: ["Andrea Hirata"],
        category: "Fiksi",
        publishYear: 2006,
        subjects: ["Laskar pelangi, tetralogi"],
      },
      { title: "Atlas Dunia", category: "Referensi", language: "en", publishYearText: "t.th." },
      { title: "Élégie", by: ["Émile Zola"], category: "Fiksi", publishYear: -12, copies: copies(1) },
      { title: "Pelangi di Langit", publishYear: 2006, isbn: "978-602-291-366-5" },
    ]);
    await givenBooks(test.database, [{ title: "Laskar yang Belum Tampak" }], { listed: false });
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  it("answers the whole list, the newest first, without what an unfinished import holds", async () => {
    const answer = await requestRest(app, "GET", "/books");

    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.body.status_code).toBe(200);
    expect((answer.body as unknown as Listed).data.map(({ title }) => title)).toEqual([
      "Pelangi di Langit",
      "Élégie",
      "Atlas Dunia",
      "Sang Pemimpi",
      "Laskar Pelangi",
    ]);
    expect(answer.headers.link).toBeUndefined();
  });

  it("shows every field of a book by the words of the specification", async () => {
    const { body } = await requestRest(app, "GET", "/books?slug=laskar-pelangi");

    expect(body).toMatchObject({
      status_code: 200,
      data: [
        {
          id: ids[0],
          slug: "laskar-pelangi",
          title: "Laskar Pelangi",
          image_url: null,
          digital_file: null,
          publish_year: 2005,
          description: "Sepuluh anak.",
          authors: [{ first_name: "Andrea", last_name: "Hirata", name: "Andrea Hirata" }],
          category: { name: "Fiksi" },
          publisher: { name: "Bentang" },
          copies_count: 2,
          available_count: 2,
        },
      ],
    });
  });

  it("is a list of none for a slug that no book has, and refuses other parameters beside it", async () => {
    expect((await requestRest(app, "GET", "/books?slug=tidak-ada")).body).toEqual({ status_code: 200, data: [] });
    expect((await requestRest(app, "GET", "/books?slug=atlas-dunia&page=1")).body).toMatchObject({
      status_code: 422,
      errors: { slug: [expect.any(String)] },
    });
  });

  it("says on each page how a search was answered", async () => {
    const body = async (query: string) => (await requestRest(app, "GET", `/books?page=1&${query}`)).body;
    expect(await body("sort=title")).not.toHaveProperty("search");
    expect(await body("search=laskar+pelangi+zzz")).toMatchObject({
      search: { kind: "fewer_words", words: "laskar pelangi", left_out: ["zzz"] },
    });
    expect(await body("search=laskar+zzz&exact=true")).toEqual({
      status_code: 200,
      data: [],
      search: { kind: "exact", words: "laskar zzz", left_out: [], changes: [], also_searched: [] },
      topics: [],
    });
  });

  it.each([
    ["?sort=title", ["Atlas Dunia", "Élégie", "Laskar Pelangi", "Pelangi di Langit", "Sang Pemimpi"]],
    ["?sort=title&order=desc", ["Sang Pemimpi", "Pelangi di Langit", "Laskar Pelangi", "Élégie", "Atlas Dunia"]],
    ["?sort=year", ["Pelangi di Langit", "Sang Pemimpi", "Laskar Pelangi", "Élégie", "Atlas Dunia"]],
    ["?sort=year&order=asc", ["Élégie", "Laskar Pelangi", "Sang Pemimpi", "Pelangi di Langit", "Atlas Dunia"]],
    ["?order=asc", ["Laskar Pelangi", "Sang Pemimpi", "Atlas Dunia", "Élégie", "Pelangi di Langit"]],
    ["?search=laskar+pelangi", ["Laskar Pelangi", "Sang Pemimpi"]],
    ["?search=laskar+pelangi&sort=newest", ["Sang Pemimpi", "Laskar Pelangi"]],
    ["?search=", ["Pelangi di Langit", "Élégie", "Atlas Dunia", "Sang Pemimpi", "Laskar Pelangi"]],
    ["?available=true", ["Élégie", "Laskar Pelangi"]],
    ["?has_digital_file=true", []],
    ["?language=en,de", ["Atlas Dunia"]],
    ["?language=en&language=de", ["Atlas Dunia"]],
    ["?year_from=2006&year_to=2006", ["Pelangi di Langit", "Sang Pemimpi"]],
    ["?year_to=-1", ["Élégie"]],
  ])("narrows and orders by %s", async (query, expected) => {
    expect((await titles(query)).titles).toEqual(expected);
    const paged = `${query}&per_page=2`;
    const seen: string[] = [];
    for (let next: string | undefined = `/books${paged}`; next;) {
      const page = await titles(next.slice("/books".length));
      seen.push(...page.titles);
      next = page.links.next;
    }
    expect(seen).toEqual(expected);
  });

  it("filters by the numbers of the lists", async () => {
    const [first] = (await requestRest(app, "GET", "/books?slug=laskar-pelangi")).body.data as [
      { category: { id: number }; publisher: { id: number }; authors: [{ id: number }] },
    ];
    const [atlas] = (await requestRest(app, "GET", "/books?slug=atlas-dunia")).body.data as [
      { category: { id: number } },
    ];

    expect((await titles(`?author_id=${first.authors[0].id}`)).titles).toEqual(["Sang Pemimpi", "Laskar Pelangi"]);
    expect((await titles(`?publisher_id=${first.publisher.id}`)).titles).toEqual(["Laskar Pelangi"]);
    expect((await titles(`?category_id=${first.category.id}&category_id=${atlas.category.id}`)).titles).toHaveLength(4);
    expect((await titles(`?category_id=${first.category.id},${atlas.category.id}`)).titles).toHaveLength(4);
    expect((await titles("?author_id=999999")).titles).toEqual([]);
  });

  it("announces numbered pages with the other parameters kept, absolute, and how many there are", async () => {
    const answer = await requestRest(app, "GET", "/books?sort=title&page=2&per_page=2");

    expect((answer.body as unknown as Listed).data.map(({ title }) => title)).toEqual([
      "Laskar Pelangi",
      "Pelangi di Langit",
    ]);
    expect(answer.headers["x-total-count"]).toBe("5");
    expect(answer.headers.link).toBe(
      [
        '<http://localhost:80/api/books?sort=title&per_page=2&page=1>; rel="first"',
        '<http://localhost:80/api/books?sort=title&per_page=2&page=1>; rel="prev"',
        '<http://localhost:80/api/books?sort=title&per_page=2&page=3>; rel="next"',
        '<http://localhost:80/api/books?sort=title&per_page=2&page=3>; rel="last"',
      ].join(", "),
    );
  });

  it("has no next page behind the last one, and an empty page further on", async () => {
    const last = await titles("?page=3&per_page=2");
    const beyond = await titles("?page=9&per_page=2&sort=year");

    expect([last.titles, Object.keys(last.links)]).toEqual([["Laskar Pelangi"], ["first", "prev", "last"]]);
    expect([beyond.titles, Object.keys(beyond.links)]).toEqual([[], ["first", "prev", "last"]]);
  });

  it("reads forwards and back again by cursors, which are GraphQL's own", async () => {
    const one = await titles("?cursor=&per_page=2&sort=title");
    const two = await titles(one.links.next?.slice("/books".length) ?? "");
    const back = await titles(two.links.prev?.slice("/books".length) ?? "");

    expect([one.titles, two.titles, back.titles]).toEqual([
      ["Atlas Dunia", "Élégie"],
      ["Laskar Pelangi", "Pelangi di Langit"],
      ["Atlas Dunia", "Élégie"],
    ]);
    expect(Object.keys(one.links)).toEqual(["first", "next"]);
    expect(one.headers["x-total-count"]).toBeUndefined();

    const { data } = await postGraphql<{ books: { pageInfo: { endCursor: string } } }>(
      app,
      "{ books(first: 2, orderBy: {field: TITLE}) { pageInfo { endCursor } } }",
    );
    expect(one.links.next).toContain(data.books.pageInfo.endCursor);
  });

  it("continues by cursor after the last numbered page, and refuses higher page numbers with a hint", async () => {
    const refused = await requestRest(app, "GET", "/books?page=251&per_page=100");
    const furthest = await requestRest(app, "GET", "/books?page=250&per_page=100");

    expect(refused).toMatchObject({
      status: 422,
      body: { status_code: 422, errors: { page: [expect.stringContaining("cursor")] } },
    });
    expect(furthest.status).toBe(200);
  });

  it("names every wrong parameter at once, unknown ones included", async () => {
    const { status, body } = await requestRest(
      app,
      "GET",
      "/books?per_page=101&page=0&category_id=x&sort=best&tahun=2005&available=ya&search=a&search=b",
    );

    expect(status).toBe(422);
    expect(Object.keys(body.errors as object).sort()).toEqual([
      "available",
      "category_id.0",
      "page",
      "per_page",
      "search",
      "sort",
      "tahun",
    ]);
    expect(body).toMatchObject({
      status_code: 422,
      message: "Ada 7 isian yang perlu diperbaiki.",
      errors: { tahun: ["Isian ini tidak dikenal."], page: ["Minimal 1."], search: ["Sebutkan satu kali saja."] },
    });
    expect((await requestRest(app, "GET", `/books?search=${"a".repeat(201)}`)).body).toMatchObject({
      status_code: 422,
      message: "Maksimal 200 karakter.",
    });
  });

  it("refuses a cursor of another order, and two ways of paging at once", async () => {
    const { links } = await titles("?cursor=&per_page=1&sort=title");
    const elsewhere = await requestRest(app, "GET", (links.next ?? "").replace("sort=title", "sort=year"));
    const both = await requestRest(app, "GET", "/books?page=1&cursor=");

    expect(elsewhere).toMatchObject({ status: 422, body: { errors: { cursor: [expect.any(String)] } } });
    expect(both).toMatchObject({
      status: 422,
      body: { errors: { page: [expect.any(String)], cursor: [expect.any(String)] } },
    });
  });

  it("answers 304 for an unchanged whole list without reading it, and the new list after a write", async () => {
    const first = await requestRest(app, "GET", "/books");
    const etag = String(first.headers.etag);
    const known = { "if-none-match": `"other", ${etag}` };
    expect(etag).toMatch(/^W\/"/);

    const statements = await test.counter.statementsDuring(async () => {
      const again = await requestRest(app, "GET", "/books", { as: known });
      expect([again.status, again.headers.etag, again.body]).toEqual([304, etag, {}]);
    });
    expect(statements).toHaveLength(1);

    const [added] = await givenBooks(test.database, [{ title: "Baru Datang" }]);
    const changed = await requestRest(app, "GET", "/books", { as: known });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    expect((changed.body as unknown as Listed).data[0]).toMatchObject({ id: added, title: "Baru Datang" });
  });

  it("answers 304 for an unchanged page, and lets a reader keep it but never a signed-in one", async () => {
    const page = await requestRest(app, "GET", "/books?page=1");
    const again = await requestRest(app, "GET", "/books?page=1", {
      as: { "if-none-match": String(page.headers.etag) },
    });
    const signedIn = await requestRest(app, "GET", "/books", { as: await asAdmin(app, test.database) });

    expect([again.status, again.headers["cache-control"]]).toEqual([304, "no-cache"]);
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect(page.headers.vary).toContain("Cookie");
    expect([signedIn.status, signedIn.headers["cache-control"]]).toEqual([200, "no-store"]);
  });

  it("answers HEAD with the headers of GET, without reading the list", async () => {
    const get = await app.inject({ method: "GET", url: "/api/books" });
    const statements = await test.counter.statementsDuring(async () => {
      const head = await app.inject({ method: "HEAD", url: "/api/books" });
      expect([head.statusCode, head.body, head.headers.etag, head.headers["content-type"]]).toEqual([
        200,
        "",
        get.headers.etag,
        get.headers["content-type"],
      ]);
      expect(head.headers["content-length"]).toBeUndefined();
    });
    expect(statements).toHaveLength(1);
  });

  it("shows one book and its copies by number, and says so when there is none", async () => {
    const book = await requestRest(app, "GET", `/books/${ids[0]}`);
    const itsCopies = await requestRest(app, "GET", `/books/${ids[0]}/copies`);

    expect(book.body).toMatchObject({ status_code: 200, data: { id: ids[0], title: "Laskar Pelangi" } });
    expect(itsCopies.body).toMatchObject({
      status_code: 200,
      data: [{ book_id: ids[0], status: "available", condition: "good", due_on: null }, { book_id: ids[0] }],
    });
    for (const path of ["/books/999999", "/books/abc", "/books/1e3", "/books/-1", "/books/999999/copies"]) {
      const missing = await requestRest(app, "GET", path);
      expect([path, missing.status, missing.body.status_code]).toEqual([path, 404, 404]);
      expect(missing.body.message).toMatch(/tidak ditemukan/);
    }
  });

  it("pages copies too", async () => {
    const page = await requestRest(app, "GET", `/books/${ids[0]}/copies?per_page=1`);

    expect(page.body.data).toHaveLength(1);
    expect(Object.keys(linksOf(page.headers))).toEqual(["first", "next", "last"]);
  });

  it("presents a page in as many statements for five books as for one", async () => {
    const one = await test.counter.statementsDuring(() => requestRest(app, "GET", "/books?per_page=1"));
    const five = await test.counter.statementsDuring(() => requestRest(app, "GET", "/books?per_page=5"));

    expect(five.length).toBeLessThanOrEqual(one.length + 4);
    expect(five.length).toBeLessThanOrEqual(12);
  });
});
