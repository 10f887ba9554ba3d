import type { FastifyInstance } from "fastify";
import sql, { raw } from "sql-template-tag";

import { storageTrouble } from "../../../server/platform/database/databaseErrors.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { asAdmin } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

onSqlite("While the data cannot be written", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database, { DATABASE_URL: test.url });
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());
  const pragma = (text: string) => test.database.write(testWrite, (tx) => tx.run(sql`${raw(`PRAGMA ${text}`)}`));
  const ready = async () => (await app.inject("/readyz")).statusCode;
  const pages = async () => {
    const [row] = await test.database.read((reader) =>
      reader.rows<{ pages: number }>(sql`SELECT page_count AS pages FROM pragma_page_count`),
    );
    return row?.pages ?? 0;
  };
  const long = "Perikanan dan kelautan ".repeat(400);

  it("both doors say so while it can", async () => {
    expect(await ready()).toBe(200);
  });

  it("a full disk is told as one, by either door, and nothing is half written", async () => {
    await pragma(`max_page_count = ${await pages()}`);
    const body = { title: "Buku Terakhir", description: long.slice(0, 5_000) };
    const rest = await requestRest(app, "POST", "/books", { as: admin, body });
    expect([rest.status, JSON.stringify(rest.body)]).toEqual([507, expect.stringContaining("Disk penuh")]);
    const graphql = await postGraphql(
      app,
      "mutation ($input: CreateBookInput!) { createBook(input: $input) { __typename } }",
      { input: body },
      admin,
    );
    expect([graphql.status, graphql.errors[0]]).toMatchObject([
      507,
      {
        message: expect.stringMatching(/^Disk penuh.*\(kode [0-9a-f]{12}\)$/),
        extensions: { code: "INSUFFICIENT_STORAGE" },
      },
    ]);
    expect((await requestRest(app, "GET", "/books?search=terakhir")).body).toMatchObject({ data: [] });

    await pragma("max_page_count = 1073741823");
    expect((await requestRest(app, "POST", "/books", { as: admin, body })).status).toBe(201);
  });

  it("data that can only be read are told so, with when to come back", async () => {
    // The last of these: nothing can be written from here on.
    await pragma("query_only = ON");
    const rest = await requestRest(app, "POST", "/books", { as: admin, body: { title: "Tidak tersimpan" } });
    expect([rest.status, rest.headers["retry-after"], JSON.stringify(rest.body)]).toEqual([
      503,
      "5",
      expect.stringContaining("hanya dapat dibaca"),
    ]);
  });
});

it.each([
  [{ driverError: { code: "ER_UNKNOWN_COM_ERROR" } }, "unreachable"],
  [{ driverError: { code: "ER_OPTION_PREVENTS_STATEMENT" } }, "readOnly"],
  [{ driverError: { code: "SQLITE_READONLY_DIRECTORY" } }, "readOnly"],
  [{ driverError: { code: "SQLITE_IOERR_WRITE" } }, "damaged"],
  [{ driverError: { code: "SQLITE_CORRUPT" } }, "damaged"],
  [{ driverError: { code: "ER_RECORD_FILE_FULL" } }, "full"],
  [{ driverError: { code: "ER_ERROR_ON_WRITE" }, message: "Error writing file './x' (Errcode: 28)" }, "full"],
  [{ driverError: { code: "ER_ERROR_ON_WRITE" }, message: "Error writing file './x' (Errcode: 5)" }, null],
  [{ code: "ENOSPC" }, "full"],
  [{ driverError: { code: "ER_DUP_ENTRY" } }, null],
  [new Error("SQLITE_FULL"), null],
  [null, null],
])("the failure %j is trouble of the kind %s", (error, trouble) => {
  expect(storageTrouble(error)).toBe(trouble);
});
