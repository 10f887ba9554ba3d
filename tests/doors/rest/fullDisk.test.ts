import type { FastifyInstance } from "fastify";
import sql, { raw } from "sql-template-tag";

import { dataSourceOf } from "../../support/dataSourceOf.js";
import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";
import { givenToken } from "../../support/tokens.js";

onSqlite("A library whose file takes nothing more", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database, { DATABASE_URL: test.url });
  });
  afterAll(() => app.close());

  const allowPages = (count: number) =>
    test.database.write(testWrite, (tx) => tx.rows(sql`PRAGMA max_page_count = ${raw(String(count))}`));

  it("is not ready once it has refused a write, until it takes one", async () => {
    const { write } = await givenToken(app, test.database);
    const post = () =>
      app.inject({
        method: "POST",
        url: "/api/e-resources",
        headers: { ...write, "content-type": "application/json" },
        payload: JSON.stringify({ label: "Pranala", url: "https://example.org" }),
      });
    const writer = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    await writer.query("PRAGMA query_only = ON");
    const refused = await post();
    expect(refused.json()).toMatchObject({
      status_code: 503,
      error: expect.stringMatching(/^Data sedang hanya dapat dibaca/u),
    });
    expect(refused.headers["retry-after"]).toBe("5");
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    expect((await app.inject("/api/e-resources")).statusCode).toBe(200);
    await writer.query("PRAGMA query_only = OFF");
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect((await post()).statusCode).toBe(201);
    expect(await test.database.read((reader) => reader.count(sql`FROM counters WHERE name LIKE 'trial%'`))).toBe(0);
  });

  it("refuses a write with 507 and says that the disk is full, and takes it again once there is room", async () => {
    const { write } = await givenToken(app, test.database);
    const post = () =>
      app.inject({
        method: "POST",
        url: "/api/blogs",
        headers: { ...write, "content-type": "application/json" },
        payload: JSON.stringify({ title: "Pekan Buku", body: "Buku ".repeat(4_000), status: "draft" }),
      });
    await allowPages(1);
    const refused = await post();
    expect(refused.json()).toMatchObject({ status_code: 507, error: expect.stringMatching(/^Disk penuh/u) });
    const { status, errors } = await postGraphql(
      app,
      "mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { __typename } }",
      { input: { title: "Pekan Buku", body: "Buku ".repeat(4_000) } },
      write,
    );
    expect([status, errors[0]]).toMatchObject([
      507,
      {
        message: expect.stringMatching(/^Disk penuh.*\(kode [0-9a-f]{12}\)$/u),
        extensions: { code: "INSUFFICIENT_STORAGE" },
      },
    ]);
    await allowPages(1_000_000);
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect((await post()).statusCode).toBe(201);
  });
});
