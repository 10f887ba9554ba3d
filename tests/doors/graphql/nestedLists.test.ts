import type { FastifyInstance } from "fastify";

import { TimeBudget } from "../../../server/platform/database/reading/TimeBudget.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStudent, givenStudent } from "../../support/people.js";

onBothEngines("Lists within lists", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await givenBooks(
      test.database,
      Array.from({ length: 40 }, (_, number) => ({
        title: `Judul ${number}`,
        by: [`Penulis ${number % 9}`, "Tim Penulis"],
        category: `Kategori ${number % 4}`,
        classification: { code: String(number % 7) },
        copies: copies(number % 3),
      })),
    );
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  const statementsOf = async (query: string) => {
    let found = { errors: [] as readonly unknown[] };
    const statements = await test.counter.statementsDuring(async () => {
      found = await postGraphql(app, query);
    });
    expect(found.errors).toEqual([]);
    return statements.length;
  };

  // As many as are completed in one turn of the event loop.
  it.each([
    ["related books", 40, "relatedBooks(first: 1) { title }"],
    ["related books of related books", 20, "relatedBooks(first: 2) { relatedBooks(first: 1) { title } }"],
    ["their authors' and series' other books", 40, "authorBooks(first: 1) { title } seriesBooks { title }"],
    ["other editions", 40, "otherEditions { title }"],
    ["their shelves", 40, "shelfBooks(each: 2) { title }"],
    ["copies and their number", 40, "copies(first: 2) { totalCount nodes { itemCode } }"],
    ["books of its category, and their number", 20, "category { books(first: 2) { totalCount nodes { title } } }"],
    ["books of its authors", 10, "authors { books(first: 3) { nodes { title } } }"],
  ])("cost a page of many books no more statements than a page of three: %s", async (_case, many, field) => {
    const few = await statementsOf(`{ books(first: 3) { nodes { ${field} } } }`);

    expect(await statementsOf(`{ books(first: ${many}) { nodes { ${field} } } }`)).toBeLessThanOrEqual(few);
  });

  it("cost a page of many students no more statements than a page of three: loans and reservations", async () => {
    for (let number = 0; number < 30; number += 1) await givenStudent(test.database);
    const admin = await asAdmin(app, test.database);
    const statementsOfPage = async (first: number) => {
      const lists = `borrowings(first: 1) { totalCount nodes { dueAt } } openLoans: borrowings(first: 2, status: OPEN) {
        totalCount } mostLoans reservations(first: 1) { totalCount nodes { id } }`;
      let errors: readonly unknown[] = [];
      const statements = await test.counter.statementsDuring(async () => {
        ({ errors } = await postGraphql(app, `{ students(first: ${first}) { nodes { ${lists} } } }`, {}, admin));
      });
      expect(errors).toEqual([]);
      return statements.length;
    };
    await statementsOfPage(1);
    const few = await statementsOfPage(3);
    expect(await statementsOfPage(25)).toBe(few);
  });

  it("cost no more statements where they are asked for nine times under other names", async () => {
    const once = await statementsOf("{ books(first: 40) { nodes { relatedBooks(first: 3) { title } } } }");
    const parts = Array.from({ length: 9 }, (_, n) => `p${n}: relatedBooks(first: ${1 + (n % 3)}) { title }`);

    expect(await statementsOf(`{ books(first: 40) { nodes { ${parts.join(" ")} } } }`)).toBe(once);
  });

  it("say of many books what they say of one: of its class, then of its category, newest first", async () => {
    interface Related {
      readonly slug: string;
      readonly relatedBooks: readonly { readonly title: string }[];
    }
    const { data } = await postGraphql<{ books: { nodes: Related[] } }>(
      app,
      "{ books(first: 40) { nodes { slug relatedBooks(first: 12) { title } } } }",
    );

    for (const { slug, relatedBooks } of data.books.nodes.slice(0, 3)) {
      const alone = await postGraphql<{ book: Related }>(
        app,
        `{ book(slug: "${slug}") { slug relatedBooks(first: 5) { title } } }`,
      );
      expect(alone.data.book.relatedBooks).toEqual(relatedBooks.slice(0, 5));
    }
    // Those of its class and of its category, both before one; "Tim Penulis" wrote all.
    expect(data.books.nodes.at(-1)?.relatedBooks.map(({ title }) => title)).toEqual(
      [28, 35, 21, 14, 7, 32, 24, 20, 16, 12, 8, 4].map((number) => `Judul ${number}`),
    );
  });
});

onBothEngines("An operation whose time is over", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  let student: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
    student = await asStudent(app, test.database);
  });
  afterAll(() => app.close());

  const NO_TIME = "OPERATION_TIMEOUT";
  it.each([
    ["a search", `{ books(search: "judul") { nodes { title } } }`, "/books?search=judul&per_page=5", () => ({})],
    ["the blog", "{ blogPosts(first: 5) { nodes { title } } }", "/blogs", () => ({})],
    ["a search in the blog", `{ blogPosts(search: "jam") { totalCount } }`, "/blogs?search=jam", () => ({})],
    ["a post", `{ blogPost(slug: "jam-layanan") { title } }`, "/blogs/jam-layanan", () => ({})],
    ["e-resources", "{ eResources { nodes { label } } }", "/e-resources?per_page=5", () => ({})],
    ["the library's figures", "{ libraryInfo { books } }", "/library-info", () => ({})],
    ["the latest events", "{ libraryInfo { recent { visits { id } } } }", "/library-info/recent", () => admin],
    [
      "charts",
      "{ libraryInfo { chartData { booksPerCategory { booksCount } } } }",
      "/library-info/chart-data",
      () => admin,
    ],
    ["the guest book", `{ visits(search: "rina") { totalCount peopleCount } }`, "/visits?search=rina", () => admin],
    [
      "the queues",
      "{ reservations(filter: { status: OPEN }) { nodes { id } } }",
      "/reservations?status=open",
      () => admin,
    ],
    ["class sets", "{ classSets { nodes { id } } }", "/class-sets", () => admin],
    ["clearance letters", "{ clearanceLetters { nodes { id } } }", "/clearance-letters", () => admin],
    ["the outbox", "{ noticeMessages { nodes { notices { kind } } } }", "/notices", () => admin],
    ["one's own reservations", "{ myReservations { nodes { id } } }", "/user-info/reservations", () => student],
    ["one's own visits", "{ myVisits { nodes { id } } }", "/user-info/visits", () => student],
  ])("ends with a public error in either door: %s", async (_case, query, path, who) => {
    const over = new TimeBudget(-1);
    over.start();
    const none = test.database.within(over);
    const readers = [
      jest.spyOn(test.database, "within").mockReturnValue(none),
      jest.spyOn(test.database, "withinReplica").mockReturnValue(none),
    ];

    const asked = await app.inject({ method: "POST", url: "/graphql", payload: { query }, headers: who() });
    const rest = await requestRest(app, "GET", path, { as: who() });
    readers.forEach((reader) => reader.mockRestore());

    expect([asked.statusCode, asked.headers["retry-after"]]).toEqual([503, "5"]);
    expect(asked.json()).toMatchObject({ errors: [{ extensions: { code: NO_TIME } }] });
    expect([rest.status, rest.headers["retry-after"]]).toEqual([503, "5"]);
    expect(rest.body).toMatchObject({ status_code: 503, message: expect.stringMatching(/terlalu berat/) });
  });
});
