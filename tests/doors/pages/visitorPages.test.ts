import type { FastifyInstance } from "fastify";

import { openDatabase } from "../../../server/openDatabase.js";
import { VisitorPageCache } from "../../../server/platform/pages/VisitorPageCache.js";
import type { PageRequest } from "../../../server/platform/pages/PageRenderer.js";
import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin } from "../../support/people.js";

/** Draws pages that tell how many were drawn before. */
function aRenderer({ status = 200, isPrivate = false } = {}) {
  const drawn: PageRequest[] = [];
  return {
    drawn,
    render: (request: PageRequest) => {
      drawn.push(request);
      return Promise.resolve({ status, isPrivate, html: `<!doctype html><title>${drawn.length}</title>` });
    },
  };
}

const bodyOf = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).body;

onBothEngines("A page for visitors", (test) => {
  it("is rendered once for all, also for simultaneous requests", async () => {
    const renderer = aRenderer();
    const app = await createTestApp(test.database, {}, renderer);
    const pages = await Promise.all(Array.from({ length: 20 }, () => bodyOf(app, "/books?search=laut")));
    const later = await bodyOf(app, "/books?search=laut");
    await app.close();

    expect(new Set([...pages, later]).size).toBe(1);
    expect(renderer.drawn).toHaveLength(1);
  });

  it("is kept by nobody if it is for who asks alone", async () => {
    const renderer = aRenderer({ isPrivate: true });
    const app = await createTestApp(test.database, {}, renderer);
    const answers = [await app.inject("/surat/a"), await app.inject("/surat/a")];
    await app.close();

    expect(renderer.drawn).toHaveLength(2);
    for (const { headers } of answers)
      expect([headers["cache-control"], headers.etag]).toEqual(["no-store", undefined]);
  });

  it("is rendered again after a change of the data, by REST or GraphQL", async () => {
    const renderer = aRenderer();
    const app = await createTestApp(test.database, {}, renderer);
    const admin = await asAdmin(app, test.database);
    await bodyOf(app, "/");
    const created = await postGraphql(
      app,
      'mutation { createBook(input: { title: "Laut Bercerita" }) { ... on CreateBookPayload { book { id } } } }',
      {},
      admin,
    );
    const after = await bodyOf(app, "/");
    await app.inject({
      method: "POST",
      url: "/api/e-resources",
      headers: admin,
      payload: { label: "iPusnas", url: "https://ipusnas.example" },
    });
    const last = await bodyOf(app, "/");
    await app.close();

    expect(created.errors).toEqual([]);
    expect([after, last]).toEqual(["<!doctype html><title>2</title>", "<!doctype html><title>3</title>"]);
  });

  it("differs by address, theme and host", async () => {
    const renderer = aRenderer();
    const app = await createTestApp(test.database, {}, renderer);
    const pages = [
      await bodyOf(app, "/books"),
      await bodyOf(app, "/books?x=1"),
      await bodyOf(app, "/books", { cookie: "theme=dark" }),
      await bodyOf(app, "/books", { host: "lain.example" }),
    ];
    await app.close();
    expect(new Set(pages).size).toBe(4);
  });

  it("is never shown to somebody who is logged in, nor theirs to a visitor", async () => {
    const renderer = aRenderer();
    const app = await createTestApp(test.database, {}, renderer);
    const admin = await asAdmin(app, test.database);
    const forVisitor = await bodyOf(app, "/");
    const own = [await app.inject({ url: "/", headers: admin }), await app.inject({ url: "/", headers: admin })];
    const again = await bodyOf(app, "/");
    await app.close();

    expect(own.map(({ body }) => body)).toEqual(["<!doctype html><title>2</title>", "<!doctype html><title>3</title>"]);
    expect(own.map(({ headers }) => [headers["cache-control"], headers["etag"]])).toEqual([
      ["no-store", undefined],
      ["no-store", undefined],
    ]);
    expect(again).toBe(forVisitor);
  });

  it.each([404, 503, 500])("that answers %i is drawn each time", async (status) => {
    const renderer = aRenderer({ status });
    const app = await createTestApp(test.database, {}, renderer);
    await bodyOf(app, "/entah");
    await bodyOf(app, "/entah");
    await app.close();
    expect(renderer.drawn).toHaveLength(2);
  });

  it("is not sent again to who has it", async () => {
    const app = await createTestApp(test.database, {}, aRenderer());
    const first = await app.inject("/");
    const again = await app.inject({ url: "/", headers: { "if-none-match": String(first.headers["etag"]) } });
    const other = await app.inject({ url: "/", headers: { "if-none-match": 'W/"x"' } });
    await app.close();

    expect(again).toMatchObject({ statusCode: 304, body: "" });
    expect(again.headers).toMatchObject({ "cache-control": "no-cache", vary: "Cookie", etag: first.headers["etag"] });
    expect(other.statusCode).toBe(200);
  });

  it("is served while the database is unreachable", async () => {
    const renderer = aRenderer({ status: 503 });
    const away = await openDatabase({ url: test.url });
    const app = await createTestApp(away, {}, renderer);
    await away.close();
    const page = await app.inject("/");
    await app.close();
    expect([page.statusCode, page.body]).toEqual([503, "<!doctype html><title>1</title>"]);
  });

  it("is drawn anew after half a minute, for what only the clock changes", async () => {
    let now = 1_000;
    const renderer = aRenderer();
    const pages = new VisitorPageCache(renderer, () => now);
    const request: PageRequest = { url: "/", origin: "http://x", theme: null, execute: () => Promise.resolve({}) };
    await pages.page(request, "1");
    now += 29_000;
    await pages.page(request, "1");
    expect(renderer.drawn).toHaveLength(1);
    now += 2_000;
    await pages.page(request, "1");
    expect(renderer.drawn).toHaveLength(2);
  });
});
