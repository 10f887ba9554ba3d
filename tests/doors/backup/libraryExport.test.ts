import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";
import yauzl from "yauzl";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, PASSWORD } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("All of the library as CSV at both doors", (test) => {
  let dataDir: string;
  let app: FastifyInstance;
  let as: Record<string, string>;
  beforeEach(async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM login_throttles`));
    dataDir = mkdtempSync(join(tmpdir(), "aksara-export-"));
    app = await createTestApp(test.database, { DATA_DIR: dataDir, DATABASE_URL: test.url });
    as = await asAdmin(app, test.database);
  });
  afterEach(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const asked = (body: Record<string, unknown> = { password: PASSWORD }) =>
    requestRest(app, "POST", "/library-export/download", { as, body });
  const addressOf = async (body?: Record<string, unknown>) => ((await asked(body)).body.data as { path: string }).path;
  const get = (url: string, headers = as) => app.inject({ method: "GET", url, headers });
  const exportsTold = async () => {
    const [row] = await test.database.read((reader) =>
      reader.rows<{ told: number }>(
        sql`SELECT COUNT(*) AS told FROM audit_entries WHERE action = 'backup.downloadTables'`,
      ),
    );
    return Number(row?.told);
  };

  it("is downloaded by who has said the password again, and the audit trail says so", async () => {
    const { status, body } = await asked();
    expect([status, body.data]).toEqual([
      201,
      { path: expect.any(String), file_name: expect.stringMatching(/^aksara-csv-\d{4}-\d\d-\d\d\.zip$/u) },
    ]);
    const { path, file_name: name } = body.data as { path: string; file_name: string };
    expect(await exportsTold()).toBe(0);
    const file = await get(path);
    expect([file.statusCode, file.headers["content-type"], file.headers["cache-control"]]).toEqual([
      200,
      "application/zip",
      "no-store",
    ]);
    expect(file.headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
    const zip = await yauzl.fromBufferPromise(file.rawPayload);
    const names: string[] = [];
    for await (const { fileName } of zip.eachEntry()) names.push(fileName);
    expect(names.slice(0, 2)).toEqual(["README.md", "books.csv"]);
    expect(await exportsTold()).toBe(1);
  });

  it("is nobody else's: not without a login, not for another account, not with another ending", async () => {
    const path = await addressOf();
    expect((await get(path, {})).statusCode).toBe(401);
    expect((await get(path, await asAdmin(app, test.database))).statusCode).toBe(404);
    expect((await get(path.replace("-0-", "-1-"))).statusCode).toBe(404);
    expect((await get(path.replace(/=\d/u, "=9"))).statusCode).toBe(404);
    expect((await get("/api/library-export/file")).statusCode).toBe(422);
  });

  it("is not for a wrong password, of which the tries are counted", async () => {
    expect(await asked({ password: "salah-sekali" })).toMatchObject({
      status: 422,
      body: { errors: { password: ["Kata sandi salah."] } },
    });
    for (let tries = 0; tries < 8; tries += 1) await asked({ password: "salah-sekali" });
    expect((await asked()).status).toBe(429);
  });

  it("has the same address at the other door", async () => {
    const { data } = await postGraphql<{ prepareLibraryExport: { path: string } }>(
      app,
      `mutation ($input: PrepareLibraryExportInput!) {
        prepareLibraryExport(input: $input) { ... on PrepareLibraryExportPayload { path fileName } }
      }`,
      { input: { password: PASSWORD, withFiles: true } },
      as,
    );
    const { path } = data.prepareLibraryExport;
    expect(path).toMatch(/ticket=\d{13}-1-[0-9a-f]{64}$/u);
    expect((await get(path)).statusCode).toBe(200);
  });
});
