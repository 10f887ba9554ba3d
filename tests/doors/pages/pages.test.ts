import { brotliDecompressSync, gunzipSync } from "node:zlib";

import type { PageRequest } from "../../../server/platform/pages/PageRenderer.js";
import { stateElement } from "../../../server/platform/pages/PageRenderer.js";
import { createTestApp } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";

onSqlite("Every address", (test) => {
  it("that no other route matches is a page; an unknown asset, API call or non-GET request is not", async () => {
    const asked: PageRequest[] = [];
    const renderer = {
      render: (request: PageRequest) => {
        asked.push(request);
        return Promise.resolve({ status: request.url === "/" ? 200 : 404, html: "<!doctype html><title>x</title>" });
      },
    };
    const app = await createTestApp(test.database, {}, renderer);
    const home = await app.inject({ url: "/", headers: { cookie: "a=1; theme=dark", host: "perpus.local:3000" } });
    const unknown = await app.inject("/entah?x=1");
    const evil = await app.inject({ url: "/", headers: { host: "jahat.example/<script>" } });
    const others = await Promise.all([
      app.inject("/static/tidak-ada.js"),
      app.inject("/api/tidak-ada"),
      app.inject({ method: "POST", url: "/books" }),
    ]);
    await app.close();

    expect([home.statusCode, unknown.statusCode]).toEqual([200, 404]);
    expect(asked[0]).toMatchObject({ url: "/", theme: "dark", origin: "http://perpus.local:3000" });
    expect(asked[1]).toMatchObject({ url: "/entah?x=1", theme: null });
    expect(asked[2]?.origin).toBe("http://localhost");
    expect(evil.statusCode).toBe(200);
    expect(home.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(home.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-type": "text/html; charset=utf-8",
    });
    expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(others.map((other) => other.json<{ status_code: number }>().status_code)).toEqual([404, 404, 404]);
  });

  it("that redirects returns its target, which is not cached for others", async () => {
    const app = await createTestApp(
      test.database,
      {},
      { render: () => Promise.resolve({ status: 302, location: "/", html: "" }) },
    );
    const answer = await app.inject("/admin");
    await app.close();

    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([302, "/", ""]);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", vary: "Cookie" });
  });

  it("that is a page travels compressed, found or not", async () => {
    const html = `<!doctype html><title>x</title>${"<p>Perpustakaan</p>".repeat(200)}`;
    const app = await createTestApp(
      test.database,
      {},
      { render: ({ url }) => Promise.resolve({ status: url === "/" ? 200 : 404, html }) },
    );
    const ask = (url: string) => app.inject({ url, headers: { "accept-encoding": "gzip, deflate, br" } });
    const pages = await Promise.all([ask("/"), ask("/entah")]);
    const head = await app.inject({ method: "HEAD", url: "/" });
    await app.close();

    expect(pages.map(({ statusCode, headers }) => [statusCode, headers["content-encoding"]])).toEqual([
      [200, "br"],
      [404, "br"],
    ]);
    expect(pages[0].rawPayload.length).toBeLessThan(html.length / 10);
    expect(String(pages[0].headers["vary"]).toLowerCase()).toBe("cookie, accept-encoding");
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });

  it("is the same in every encoding that a browser takes, for the first reader and those after", async () => {
    const html = `<!doctype html><title>é</title>${"<p>Perpustakaan</p>".repeat(200)}`;
    const app = await createTestApp(test.database, {}, { render: () => Promise.resolve({ status: 200, html }) });
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    const read = async (accepted: string) => {
      const { headers, rawPayload } = await app.inject({ url: "/", headers: { "accept-encoding": accepted } });
      const encoding = headers["content-encoding"];
      const body = encoding === "br" || encoding === "gzip" ? decoders[encoding](rawPayload) : rawPayload;
      return [encoding, body.toString()];
    };
    const answers: unknown[] = [];
    for (const accepted of ["gzip, deflate, br", "gzip, deflate", "br;q=0, gzip", "identity", "br"]) {
      answers.push(await read(accepted));
    }
    await app.close();

    expect(answers).toEqual([
      ["br", html],
      ["gzip", html],
      ["gzip", html],
      [undefined, html],
      ["br", html],
    ]);
  });

  it("that fails while it is drawn says so with an id and tells nothing else", async () => {
    const app = await createTestApp(test.database, {}, { render: () => Promise.reject(new Error("secret of /etc")) });
    const page = await app.inject({ url: "/", headers: { accept: "text/html" } });
    await app.close();

    expect(page.statusCode).toBe(500);
    expect(page.body).toMatch(/Sebutkan kode [0-9a-f]{12}/);
    expect(page.body).not.toContain("secret");
  });

  it("that cannot be decoded is an ordinary 404, without revealing the software", async () => {
    const asked: string[] = [];
    const renderer = {
      render: ({ url }: PageRequest) => {
        asked.push(url);
        return Promise.resolve({ status: 404, html: "<!doctype html><title>x</title>" });
      },
    };
    const app = await createTestApp(test.database, {}, renderer);
    const page = await app.inject("/books/%E0%A4%A?x=%E0");
    const asset = await app.inject("/static/%");
    await app.close();

    expect([page.statusCode, asset.statusCode]).toEqual([404, 404]);
    expect(asked).toEqual(["/books/%25E0%25A4%25A?x=%E0"]);
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(asset.json()).toEqual({ status_code: 404, message: "Alamat ini tidak ditemukan." });
  });
});

describe("The state of a page", () => {
  it("cannot close its script element early, whatever a title contains", () => {
    const element = stateElement({ title: "</script><script>alert(1)</script>" });

    expect(element.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(element.replace(/^<script[^>]*>|<\/script>$/g, ""))).toEqual({
      title: "</script><script>alert(1)</script>",
    });
  });
});
