import type { FastifyInstance } from "fastify";

import { createTestApp } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { asAdmin } from "../../support/people.js";

/** Of one network, at once: what it has in a quarter of a minute. */
const POINTS = 100;

onSqlite("What one network may ask for in a minute", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    // Points come back with time, of which a busy machine lets more pass.
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now);
    app = await createTestApp(test.database, { TRUSTED_PROXIES: "127.0.0.1", READ_BUDGET: String(4 * POINTS) });
  });
  afterAll(async () => {
    await app.close();
    jest.restoreAllMocks();
  });

  const ask = (address: string, url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { ...headers, "x-forwarded-for": address } });
  const graphql = (address: string, query: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query },
      headers: { ...headers, "x-forwarded-for": address },
    });
  const leftOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
    Number(/^"reads";r=(\d+);t=\d+$/.exec(String(headers.ratelimit))?.[1]);
  const spendAll = async (address: string) => {
    for (let spent = 0; spent < POINTS; spent += 7) {
      await ask(address, "/api/books?search=laskar&per_page=1");
    }
  };

  it("is told with every answer, and shared by pages, REST and GraphQL", async () => {
    const page = await ask("203.0.113.1", "/");
    expect(page.headers["ratelimit-policy"]).toBe(`"reads";q=${POINTS};w=15`);
    expect(leftOf(page)).toBe(95);
    expect(leftOf(await ask("203.0.113.1", "/api/books"))).toBe(93);
    // What its objects cost stands in the next answer: an operation is priced when it has been read.
    expect(leftOf(await graphql("203.0.113.1", "{ books(first: 50) { nodes { authors { id } } } }"))).toBe(92);
    expect(leftOf(await graphql("203.0.113.1", "{ __typename }"))).toBeLessThan(90);
    expect(leftOf(await ask("203.0.113.1", "/api/books?search=laskar&per_page=100"))).toBeLessThan(75);
    expect((await ask("203.0.113.1", "/healthz")).headers.ratelimit).toBeUndefined();
  });

  it("is refused beyond that at every door in its own words, also to neighbours in an IPv6 network", async () => {
    await spendAll("2001:db8:1:2::1");
    const [page, rest, operation] = [
      await ask("2001:db8:1:2::2", "/books", { accept: "text/html" }),
      await ask("2001:db8:1:2:ffff::3", "/api/books"),
      await graphql("2001:db8:1:2::4", "{ __typename }"),
    ];

    for (const { statusCode, headers, body } of [page, rest, operation]) {
      expect([statusCode, headers["retry-after"]]).toEqual([429, expect.stringMatching(/^[1-9]\d?$/)]);
      expect(headers.ratelimit).toMatch(/^"reads";r=0;t=\d+$/);
      expect(body).toContain(
        `Terlalu banyak permintaan dari jaringan ini. Tunggu ${headers["retry-after"]} detik, lalu coba lagi.`,
      );
    }
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(rest.json()).toMatchObject({ status_code: 429 });
    expect(operation.json()).toMatchObject({
      errors: [
        { extensions: { code: "TOO_MANY_REQUESTS", retryAfterSeconds: Number(operation.headers["retry-after"]) } },
      ],
    });
    expect((await ask("2001:db8:1:3::1", "/api/books")).statusCode).toBe(200);
    expect((await ask("2001:db8:1:2::1", "/healthz")).statusCode).toBe(200);
  });

  it("holds up no administrator, and what administrators ask for costs pupils nothing", async () => {
    const admin = await asAdmin(app, test.database);
    await spendAll("203.0.113.2");
    expect((await ask("203.0.113.2", "/api/books", admin)).statusCode).toBe(200);
    expect((await ask("203.0.113.2", "/api/books")).statusCode).toBe(429);

    await graphql("203.0.113.3", "{ books(first: 100) { nodes { authors { id } } } }", admin);
    expect(leftOf(await ask("203.0.113.3", "/"))).toBe(94);
  });

  it("is ten times as much for programs on the machine itself", async () => {
    expect((await app.inject("/api/books")).headers["ratelimit-policy"]).toBe(`"reads";q=${10 * POINTS};w=15`);
  });
});

onSqlite("A network whose requests take long", (test) => {
  it("has a few of them worked on at the same time, and makes no other network wait", async () => {
    let rendering = 0;
    const waiting: (() => void)[] = [];
    const app = await createTestApp(
      test.database,
      { TRUSTED_PROXIES: "127.0.0.1" },
      {
        render: async () => {
          rendering += 1;
          await new Promise<void>((resolve) => waiting.push(resolve));
          return { status: 404, html: "<!doctype html>" };
        },
      },
    );
    const ask = (address: string, url: string) => app.inject({ url, headers: { "x-forwarded-for": address } });
    const flood = Array.from({ length: 10 }, (_, index) => ask("198.51.100.1", `/${index}`));
    while (waiting.length < 6) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await ask("203.0.113.5", "/api/books?per_page=1")).statusCode).toBe(200);
    expect(rendering).toBe(6);

    while (rendering < 10 || waiting.length > 0) {
      waiting.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await Promise.all(flood)).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(404));
    await app.close();
  });
});
