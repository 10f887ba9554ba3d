import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { createTestApp } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";

const WORDS = "Perpustakaan sedang diperbarui. Tunggu sebentar, lalu coba lagi.";

onSqlite("An instance whose database a newer version has", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    test.database.isSuperseded = true;
  });
  afterAll(async () => {
    test.database.isSuperseded = false;
    await app.close();
  });

  it("is alive and not ready", async () => {
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    expect((await app.inject("/readyz")).statusCode).toBe(503);
  });

  it.each([
    ["GET", "/api/books", { status_code: 503, message: WORDS }],
    ["POST", "/api/auth/login", { status_code: 503, message: WORDS }],
    ["POST", "/graphql", { errors: [{ message: WORDS, extensions: { code: "SERVICE_UNAVAILABLE" } }] }],
  ] as const)("answers %s %s with 503, when to come again, and why", async (method, url, body) => {
    const { statusCode, headers, json } = await app.inject({ method, url });
    expect({ statusCode, retryAfter: headers["retry-after"], cache: headers["cache-control"] }).toEqual({
      statusCode: 503,
      retryAfter: "5",
      cache: "no-store",
    });
    expect(json()).toEqual(body);
  });

  it("says it to people on a page", async () => {
    const { statusCode, body } = await app.inject({ url: "/books", headers: { accept: "text/html" } });
    expect(statusCode).toBe(503);
    expect(body).toContain(WORDS);
  });

  it("writes nothing that it had still to write", async () => {
    await expect(
      test.database.write(testWrite, (tx) => tx.run(sql`INSERT INTO counters (name, value) VALUES ('late', 1)`)),
    ).rejects.toThrow(WORDS);
  });
});
