import type { FastifyInstance } from "fastify";
import { getIntrospectionQuery } from "graphql";

import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { measureCpuMs } from "../../support/measureCpuMs.js";

onSqlite("An operation that asks for too much", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await givenBooks(test.database, [{ by: ["Andrea Hirata"] }]);
    app = await createTestApp(test.database, { NODE_ENV: "production" });
  });
  afterAll(() => app.close());

  const nested = (levels: number): string => (levels === 0 ? "id" : `relatedBooks { ${nested(levels - 1)} }`);

  it.each([
    ["sixty levels deep", `{ books { nodes { ${nested(60)} } } }`, /depth/i],
    [
      "thirty aliases",
      `{ ${Array.from({ length: 30 }, (_, i) => `a${i}: libraryInfo { name }`).join(" ")} }`,
      /alias/i,
    ],
    ["two thousand tokens", `{ libraryInfo { ${"name ".repeat(2_000)} } }`, /token/i],
    ["forty directives", `{ libraryInfo { name ${"@skip(if: false) ".repeat(40)} } }`, /directive/i],
    [
      "ten thousand objects",
      "{ books(first: 100) { nodes { authors { books(first: 100) { nodes { title } } } } } }",
      /batasnya 5000/,
    ],
    [
      "lists behind a discount",
      "{ books(first: 100) { nodes { a: relatedBooks(first: -9) { id } copies(first: 100) { nodes { id } } } } }",
      /batasnya 5000/,
    ],
    [
      "lists behind aliases",
      `{ ${Array.from({ length: 15 }, (_, i) => `a${i}: books(first: 100) { nodes { authors { name } } }`).join(" ")} }`,
      /batasnya 5000/,
    ],
    [
      "twenty searches",
      `{ ${Array.from({ length: 19 }, (_, i) => `a${i}: books(search: "b${i}", first: 1) { totalCount }`).join(" ")} }`,
      /batasnya 5000/,
    ],
    [
      "twenty counts with filters",
      `{ ${Array.from({ length: 19 }, (_, i) => `a${i}: books(filter: { available: false, yearFrom: ${i} }, first: 1) { totalCount }`).join(" ")} }`,
      /batasnya 5000/,
    ],
    ["two whole schemas", "{ a: __schema { types { name } } b: __schema { types { name } } }", /batasnya 5000/],
    [
      "fourteen types",
      `{ ${Array.from({ length: 14 }, (_, i) => `a${i}: __type(name: "Book") { ...T }`).join(" ")} }
        fragment T on __Type { fields { args { name } } }`,
      /batasnya 5000/,
    ],
    [
      "two schemas behind a fragment",
      "{ ...S b: __schema { types { name } } } fragment S on Query { a: __schema { types { name } } }",
      /batasnya 5000/,
    ],
  ])("is refused at once: %s", async (_case, query, message) => {
    const refused = async () => {
      const { errors, data } = await postGraphql(app, query);
      expect(errors[0]?.message).toMatch(message);
      expect(data).toBeFalsy();
    };
    expect(await measureCpuMs(refused)).toBeLessThan(2_000);
  });

  it("leaves honest questions alone: a hundred books with authors, category and copies", async () => {
    const { errors } = await postGraphql(
      app,
      `{ books(first: 100) { totalCount nodes { title authors { name } category { name } publisher { name }
        copies(first: 20) { nodes { itemCode location { name } } } } } }`,
    );

    expect(errors).toEqual([]);
  });

  it("leaves the tools alone that read the schema: all of it once, and some of its types", async () => {
    const whole = await postGraphql<{ __schema: { types: unknown[] } }>(app, getIntrospectionQuery());
    expect([whole.errors, whole.data.__schema.types.length > 500]).toEqual([[], true]);
    const types = ["Book", "Author", "Student"].map(
      (name) => `${name}: __type(name: "${name}") { name fields { name } }`,
    );
    expect((await postGraphql(app, `{ ${types.join(" ")} }`)).errors).toEqual([]);
  });

  it("refuses a batch, a form, plain text and a body over 100 kB", async () => {
    const send = (payload: string, type: string) =>
      app.inject({ method: "POST", url: "/graphql", payload, headers: { "content-type": type } });

    expect(
      (await send('[{"query":"{libraryInfo{name}}"},{"query":"{libraryInfo{name}}"}]', "application/json")).statusCode,
    ).toBe(400);
    expect((await send("query={libraryInfo{name}}", "application/x-www-form-urlencoded")).statusCode).toBe(415);
    expect((await send('{"query":"{libraryInfo{name}}"}', "text/plain")).statusCode).toBe(415);
    expect(
      (await send(JSON.stringify({ query: `{libraryInfo{name}} #${"x".repeat(100_000)}` }), "application/json"))
        .statusCode,
    ).toBe(413);
  });

  it.each(["variables=x", "extensions=%7B"])("calls %s the caller's mistake", async (parameter) => {
    const response = await app.inject({ url: `/graphql?query=%7BlibraryInfo%7Bname%7D%7D&${parameter}` });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_REQUEST" } }] });
  });

  it("writes nothing into the log for what cannot be read, at either door, since a pupil could fill it", async () => {
    const written: unknown[] = [];
    for (const level of ["error", "warn", "info"] as const) {
      jest.spyOn(app.log, level).mockImplementation((entry: unknown, message?: string) => {
        // That it was asked is a line of a known size, as of every request; what was sent is none.
        if (message !== "request") written.push(entry);
      });
    }
    const brackets = "[".repeat(45_000);
    const json = { "content-type": "application/json" };
    const responses = [
      await app.inject({ url: "/graphql?query=%7BlibraryInfo%7Bname%7D%7D&variables=x" }),
      await app.inject({ method: "POST", url: "/graphql", payload: brackets, headers: json }),
      await app.inject({
        method: "POST",
        url: "/graphql",
        payload: `${brackets}${"]".repeat(45_000)}`,
        headers: json,
      }),
      await app.inject({ method: "POST", url: "/graphql", payload: { query: brackets } }),
      await app.inject({
        method: "POST",
        url: "/graphql",
        payload: `{"query":"{libraryInfo{name}}","variables":{"a":${brackets}${"]".repeat(45_000)}}}`,
        headers: json,
      }),
      await app.inject({ method: "POST", url: "/graphql", payload: { query: `{ books(search: ${brackets}) }` } }),
      await app.inject({ method: "POST", url: "/api/auth/login", payload: brackets, headers: json }),
      await app.inject({
        method: "POST",
        url: "/api/visits",
        payload: `{"nis":${brackets}${"]".repeat(45_000)}}`,
        headers: json,
      }),
    ];
    jest.restoreAllMocks();

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 200, 400, 200, 400, 400]);
    expect(written).toEqual([]);
  });

  it("keeps the names of fields to itself in production, and says nothing of origins", async () => {
    const { errors } = await postGraphql(app, "{ books { nodes { titel } } }");
    const preflight = await app.inject({
      method: "OPTIONS",
      url: "/graphql",
      headers: { origin: "https://lain.example", "access-control-request-method": "POST" },
    });

    expect(errors[0]?.message).not.toMatch(/title/);
    expect(preflight.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

onSqlite("GraphiQL", (test) => {
  it("opens for a browser with example operations and asks no other site for anything", async () => {
    const app = await createTestApp(test.database);
    const page = await app.inject({ url: "/graphql", headers: { accept: "text/html" } });
    await app.close();

    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("CariBuku");
    expect(page.body).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="https?:/);
    expect(page.headers["content-security-policy"]).toMatch(/script-src 'sha256-/);
  });

  it("is gone, with introspection, when it is turned off", async () => {
    const app = await createTestApp(test.database, { GRAPHIQL: "off" });
    const page = await app.inject({ url: "/graphql", headers: { accept: "text/html" } });
    const { errors } = await postGraphql(app, "{ __schema { types { name } } }");
    await app.close();

    expect(page.headers["content-type"]).not.toMatch(/html/);
    expect(errors[0]?.message).toMatch(/introspection/i);
  });
});

onSqlite("The cost of an operation", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await givenBooks(test.database, [{ by: ["Andrea Hirata"] }]);
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  async function costOf(query: string, variables: object = {}): Promise<unknown> {
    const response = await app.inject({
      method: "POST",
      url: "/graphql",
      headers: { "graphql-cost": "1" },
      payload: { query, variables },
    });
    return response.json<{ extensions: { cost: unknown } }>().extensions.cost;
  }

  it("counts objects, but neither their scalar fields nor __typename", async () => {
    const bare = await costOf("{ books(first: 50) { nodes { id } } }");
    const typed = await costOf(
      "{ __typename books(first: 50) { __typename nodes { __typename id databaseId title slug isbn ...A } } } fragment A on Book { __typename edition }",
    );

    expect(bare).toEqual({ requested: 51, limit: 5_000 });
    expect(typed).toEqual(bare);
  });

  it("depends on the variables, and is told with a refusal too", async () => {
    const query =
      "query ($first: Int) { books(first: $first) { nodes { authors { books(first: 20) { nodes { id } } } } } }";

    expect(await costOf(query, { first: 1 })).toEqual({ requested: 68, limit: 5_000 });
    expect(await costOf(query, { first: 100 })).toEqual({ requested: 6_701, limit: 5_000 });
  });

  it("of the reports of a year is so much that one operation has a few of them, under whatever names", async () => {
    const report = (index: number) => `a${index}: fineReport(from: "${2010 + index}-07-01") { paid }`;
    const reports = (count: number) => `{ ${Array.from({ length: count }, (_, index) => report(index)).join(" ")} }`;
    expect(await costOf(reports(9))).toEqual({ requested: 4_500, limit: 5_000 });
    expect(await costOf(reports(11))).toEqual({ requested: 5_500, limit: 5_000 });
  });

  it("is not forgotten where an argument has no value, which would fail its own field alone", async () => {
    const query = `query ($ids: [ID!] = []) {
      nodes(ids: $ids) { id } books(first: 100) { nodes { authors { books(first: 100) { nodes { title } } } } }
    }`;

    expect((await postGraphql(app, query)).errors[0]?.message).toMatch(/batasnya 5000/);
    const { data, errors } = await postGraphql(app, query, { ids: null });
    expect(errors[0]?.message).toMatch(/ids/);
    // A field that had begun to run would have a path.
    expect([data, errors[0]?.path]).toEqual([undefined, undefined]);
  });

  it("leaves what is wrong with variables to the execution, which names all of it", async () => {
    const query = "query ($first: Int, $last: Int) { books(first: $first, last: $last) { nodes { id } } }";

    const { errors } = await postGraphql(app, query, { first: "a", last: "b" });

    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringContaining('"$first"'),
      expect.stringContaining('"$last"'),
    ]);
  });

  it("is that of the chosen operation, and is told only to who asks for it", async () => {
    const query = "query Small { books(first: 1) { nodes { id } } } query Large { books(first: 90) { nodes { id } } }";
    const send = (headers: Record<string, string>) =>
      app.inject({ method: "POST", url: "/graphql", headers, payload: { query, operationName: "Large" } });

    expect((await send({ "graphql-cost": "1" })).json()).toMatchObject({ extensions: { cost: { requested: 91 } } });
    expect((await send({})).json()).not.toHaveProperty("extensions");
  });
});
