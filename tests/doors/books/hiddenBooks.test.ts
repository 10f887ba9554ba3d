import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { checkNumbers } from "../../../server/integrity/checkNumbers.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStaff, asStudent } from "../../support/people.js";
import { globalId } from "../agreement/steps.js";

type Headers = Readonly<Record<string, string>>;

/** Each of them stands in no other title of the library. */
const SECRET = { title: "Naskah Zuqvelar", author: "Wigunaxo", subject: "Arsip Pliwekka", category: "Simpanan" };

onBothEngines("A title that is hidden from the catalogue", (test) => {
  let app: FastifyInstance;
  let admin: Headers;
  let staff: Headers;
  let student: Headers;
  let hidden: number;
  let beside: number;
  let code: string;
  let slug: string;
  let issue: number;

  const graphql = async <Data>(query: string, variables: object = {}, as: Headers = {}) => {
    const { data, errors } = await postGraphql<Data>(app, query, { ...variables }, as);
    expect(errors).toEqual([]);
    return data;
  };
  const rest = (path: string, as: Headers = {}) => requestRest(app, "GET", path, { as });
  const hide = (isHidden: boolean) =>
    requestRest(app, "PUT", `/books/${hidden}`, { as: admin, body: { is_hidden: isHidden } });
  const countsOf = () =>
    test.database.read((reader) =>
      reader.rows<{ readonly name: string; readonly value: number }>(
        sql`SELECT name, value FROM counters WHERE name IN ('books', 'hiddenBooks')
            UNION SELECT first_name, books_count FROM authors ORDER BY name`,
      ),
    );

  const wrongNumbers = async () =>
    (await checkNumbers(test.database, "Asia/Jakarta", false))
      .flatMap(({ examples }) => examples)
      // Factories do not count the members that they write.
      .filter((example) => !example.startsWith("anggota"));

  beforeAll(async () => {
    [, beside = 0] = await givenBooks(test.database, [
      { title: "Naskah Melayu", by: ["Amir Hamzah"], category: "Fiksi", subjects: ["Arsip"], copies: copies(1) },
      { title: "Bumi Manusia", by: ["Pramoedya"], category: "Fiksi", classification: { code: "899" } },
    ]);
    const own = copies(1);
    code = own[0]?.itemCode ?? "";
    [hidden = 0] = await givenBooks(test.database, [
      {
        title: SECRET.title,
        by: [SECRET.author, "Amir Hamzah"],
        category: SECRET.category,
        subjects: [SECRET.subject],
        classification: { code: "899" },
        language: "su",
        materialKind: "serial",
        copies: own,
      },
    ]);
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
    staff = await asStaff(app, test.database);
    student = await asStudent(app, test.database);
    slug = ((await rest(`/books/${hidden}`)).body.data as { slug: string }).slug;
    const link = { name: SECRET.title, url: "https://arsip.example/naskah.pdf" };
    const linked = await requestRest(app, "POST", `/books/${hidden}/links`, { as: admin, body: link });
    expect(linked.status).toBe(201);
    const subscription = { book_id: hidden, frequency: "irregular", first_on: "2099-01-01", makes_copies: false };
    const serial = await requestRest(app, "POST", "/serials", { as: admin, body: subscription });
    const come = { issued_on: "2026-01-05", label: `Edisi ${SECRET.title}`, is_received: true };
    const serialId = (serial.body.data as { id: number }).id;
    const received = await requestRest(app, "POST", `/serials/${serialId}/issues`, { as: admin, body: come });
    issue = (received.body.data as { id: number }).id;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await hide(true);
  });

  const WAYS: readonly (readonly [way: string, ask: () => Promise<unknown>])[] = [
    ["the newest", () => graphql("{ books(first: 20) { totalCount nodes { title } } }")],
    [
      "a search",
      () =>
        graphql(`
          {
            books(first: 20, search: "zuqvelar") {
              totalCount
              nodes {
                title
              }
            }
          }
        `),
    ],
    [
      "a search by its author",
      () =>
        graphql(`
          {
            books(first: 20, search: "wigunaxo") {
              totalCount
              nodes {
                title
              }
            }
          }
        `),
    ],
    [
      "each order",
      () =>
        graphql(`
          {
            title: books(first: 9, orderBy: { field: TITLE }) {
              nodes {
                title
              }
            }
            year: books(first: 9, orderBy: { field: YEAR }) {
              nodes {
                title
              }
            }
            updated: books(first: 9, orderBy: { field: UPDATED }) {
              nodes {
                title
              }
            }
            callNumber: books(first: 9, orderBy: { field: CALL_NUMBER }) {
              nodes {
                title
              }
            }
          }
        `),
    ],
    ["its slug", () => graphql("query ($slug: String!) { book(slug: $slug) { title } }", { slug })],
    ["its number", () => graphql("query ($id: Int!) { book(databaseId: $id) { title } }", { id: hidden })],
    [
      "a node",
      () => graphql("query ($id: ID!) { node(id: $id) { ... on Book { title } } }", { id: globalId("Book", hidden) }),
    ],
    ["a copy's code", () => graphql("query ($code: String!) { copy(itemCode: $code) { book { title } } }", { code })],
    [
      "the facets",
      () =>
        graphql("{ bookFacets(kinds: [AUTHORS, SUBJECTS, CATEGORIES, LANGUAGES]) { values { value name count } } }"),
    ],
    [
      "what is typed",
      () =>
        graphql(`
          {
            bookSuggestions(search: "naskah z") {
              books {
                title
              }
              authors {
                lastName
              }
              subjects {
                name
              }
            }
          }
        `),
    ],
    [
      "its author typed",
      () =>
        graphql(`
          {
            bookSuggestions(search: "wigu") {
              books {
                title
              }
              authors {
                firstName
              }
              corrected
            }
          }
        `),
    ],
    [
      "its subject typed",
      () =>
        graphql(`
          {
            bookSuggestions(search: "arsip pli") {
              books {
                title
              }
              subjects {
                name
              }
              corrected
            }
          }
        `),
    ],
    [
      "an author of both",
      () =>
        graphql(`
          {
            authors(first: 9, search: "hamzah") {
              nodes {
                books(first: 9) {
                  totalCount
                  nodes {
                    title
                  }
                }
              }
            }
          }
        `),
    ],
    [
      "what stands beside",
      () =>
        graphql(
          "query ($id: Int!) { book(databaseId: $id) { authorBooks { title } seriesBooks { title } relatedBooks { title } shelfBooks { title } } }",
          { id: beside },
        ),
    ],
    ["REST's list", async () => (await rest("/books?search=zuqvelar")).body],
    ["REST's newest", async () => (await rest("/books")).body],
    ["REST's book", async () => (await rest(`/books/${hidden}`)).body],
    ["REST's copies", async () => (await rest(`/books/${hidden}/copies`)).body],
    ["REST's issues", async () => (await rest(`/books/${hidden}/issues`)).body],
    [
      "an issue",
      () =>
        graphql("query ($id: ID!) { node(id: $id) { ... on SerialIssue { label book { title } } } }", {
          id: globalId("SerialIssue", issue),
        }),
    ],
    ["REST's files", async () => (await rest(`/books/${hidden}/files`)).body],
    ["REST's copy", async () => (await rest(`/copies?item_code=${code}`)).body],
    ["the feed", async () => (await app.inject({ url: "/feed.xml" })).body],
    ["the sitemap", async () => (await app.inject({ url: "/sitemap-books-1.xml" })).body],
  ];

  it.each(WAYS)("is not come upon by %s", async (_way, ask) => {
    const told = /zuqvelar|wigunaxo|pliwekka|simpanan/iu;
    await hide(false);
    expect(JSON.stringify(await ask())).toMatch(told);

    await hide(true);
    expect(JSON.stringify(await ask())).not.toMatch(told);
  });

  it.each(["visitor", "student"])("does not count for a %s", async (who) => {
    const as = who === "student" ? student : {};
    const { books, authors, libraryInfo } = await graphql<{
      books: { totalCount: number };
      authors: { nodes: { booksCount: number; books: { totalCount: number } }[] };
      libraryInfo: { books: number };
    }>(
      `
        {
          books(first: 1) {
            totalCount
          }
          libraryInfo {
            books
          }
          authors(first: 9, search: "hamzah") {
            nodes {
              booksCount
              books(first: 1) {
                totalCount
              }
            }
          }
        }
      `,
      {},
      as,
    );

    expect(books.totalCount).toBe(2);
    expect(libraryInfo.books).toBe(2);
    expect(authors.nodes).toEqual([{ booksCount: 1, books: { totalCount: 1 } }]);
  });

  it("is refused to readers who ask for what is hidden", async () => {
    for (const as of [{}, student]) {
      const all = await postGraphql(app, "{ books(first: 9, withHidden: true) { nodes { title } } }", {}, as);
      const only = await postGraphql(
        app,
        "{ books(first: 9, filter: { isHidden: true }) { nodes { title } } }",
        {},
        as,
      );
      expect([all, only].map(({ errors }) => errors.length)).toEqual([1, 1]);
      expect([401, 403]).toContain((await rest("/books?with_hidden=true", as)).status);
      expect([401, 403]).toContain((await rest("/books?is_hidden=false", as)).status);
    }
  });

  it("is found, counted and told apart at the desk", async () => {
    const { all, only, others, searched, ofAuthor, book } = await graphql<
      Record<string, { totalCount: number; nodes: { title: string; isHidden: boolean }[] }> & {
        readonly book: { title: string; isHidden: boolean };
      }
    >(
      `
        query ($slug: String!, $author: ID!) {
          all: books(first: 9, withHidden: true) {
            totalCount
            nodes {
              title
              isHidden
            }
          }
          only: books(first: 9, filter: { isHidden: true }) {
            totalCount
            nodes {
              title
              isHidden
            }
          }
          others: books(first: 9, filter: { isHidden: false }) {
            totalCount
            nodes {
              title
              isHidden
            }
          }
          searched: books(first: 9, search: "zuqvelar", withHidden: true) {
            totalCount
            nodes {
              title
              isHidden
            }
          }
          ofAuthor: books(first: 9, withHidden: true, filter: { authorId: $author }) {
            totalCount
            nodes {
              title
              isHidden
            }
          }
          book(slug: $slug) {
            title
            isHidden
          }
        }
      `,
      { slug, author: globalId("Author", await authorId("Amir")) },
      admin,
    );

    expect(all).toMatchObject({ totalCount: 3, nodes: [{ title: SECRET.title, isHidden: true }, {}, {}] });
    expect(only).toEqual({ totalCount: 1, nodes: [{ title: SECRET.title, isHidden: true }] });
    expect(others).toMatchObject({ totalCount: 2, nodes: [{ isHidden: false }, { isHidden: false }] });
    expect(searched).toEqual({ totalCount: 1, nodes: [{ title: SECRET.title, isHidden: true }] });
    expect(ofAuthor?.totalCount).toBe(2);
    expect(book).toEqual({ title: SECRET.title, isHidden: true });
    expect((await rest(`/books/${hidden}`, staff)).body.data).toMatchObject({ is_hidden: true });
    expect((await rest("/books?with_hidden=true", staff)).body.data).toHaveLength(3);
    expect((await rest("/books", admin)).body.data).toHaveLength(2);
    expect(JSON.stringify((await rest(`/copies?item_code=${code}`, staff)).body)).toContain(code);
  });

  it("cannot be reserved or kept by a reader who knows its number", async () => {
    const reserved = await requestRest(app, "POST", "/reservations", { as: student, body: { book_id: hidden } });
    const kept = await postGraphql(
      app,
      "mutation ($input: SaveBookInput!) { saveBook(input: $input) { __typename } }",
      { input: { bookId: globalId("Book", hidden) } },
      student,
    );

    expect(reserved.status).toBe(404);
    expect(JSON.stringify(kept)).toMatch(/NotFoundError/u);
  });

  it("leaves every stored count right, and comes back with all of them", async () => {
    const before = await countsOf();
    expect(await wrongNumbers()).toEqual([]);

    expect((await hide(false)).status).toBe(200);
    expect(await wrongNumbers()).toEqual([]);
    expect(await countsOf()).not.toEqual(before);
    const found = await graphql<{ books: { totalCount: number } }>(`
      {
        books(first: 1, search: "zuqvelar") {
          totalCount
        }
      }
    `);
    expect(found.books.totalCount).toBe(1);

    await hide(true);
    await hide(true);
    expect(await countsOf()).toEqual(before);
  });

  it("keeps the counts right while it is changed, binned and restored", async () => {
    await requestRest(app, "PUT", `/books/${hidden}`, { as: admin, body: { authors: [{ first_name: "Pramoedya" }] } });
    expect(await wrongNumbers()).toEqual([]);
    await requestRest(app, "DELETE", `/books/${hidden}`, { as: admin });
    expect(await wrongNumbers()).toEqual([]);
  });

  async function authorId(firstName: string): Promise<number> {
    const [author] = await test.database.read((reader) =>
      reader.rows<{ readonly id: number }>(sql`SELECT id FROM authors WHERE first_name = ${firstName}`),
    );
    return author?.id ?? 0;
  }
});
