import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

import type { FastifyInstance } from "fastify";

import { createTestApp, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { aPicture } from "../../support/files/givenFiles.js";
import { restMultipart } from "../../support/files/multipart.js";
import { givenBooks } from "../../support/givenBooks.js";
import { asAdmin } from "../../support/people.js";

onBothEngines("Two instances with one database and one folder", (test) => {
  let dataDir: string;
  let one: FastifyInstance;
  let other: FastifyInstance;
  let as: Record<string, string>;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "aksara-instances-"));
    one = await createTestApp(test.database, { DATA_DIR: dataDir });
    other = await createTestApp(test.database, { DATA_DIR: dataDir });
    as = await asAdmin(one, test.database);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const files = async () => {
    const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  it("serve each other's covers, and leave no orphan whichever replaces and deletes them", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Atheis" }]);
    const upload = async (app: FastifyInstance, width: number) => {
      const content = await aPicture(width).jpeg().toBuffer();
      const { status, body } = await restMultipart(app, `/books/${id}/upload-cover`, [["file", { content }]], as);
      expect([status, body]).toMatchObject([200, {}]);
      return String(body.image_url);
    };
    const first = await upload(one, 600);
    const there = await files();
    expect((await other.inject({ url: first })).statusCode).toBe(200);
    const second = await upload(other, 800);
    expect((await one.inject({ url: second })).statusCode).toBe(200);
    expect((await one.inject({ url: first })).statusCode).toBe(404);
    expect((await files()).filter((name) => there.includes(name))).toEqual([]);
    const names = await files();
    await Promise.all([upload(one, 400), upload(other, 500)]);
    const [last = "", ...more] = [...new Set((await files()).map((name) => name.slice(0, 32)))].filter(
      (name) => name !== "library-id",
    );
    expect([last.length, more]).toEqual([32, []]);
    expect(names.some((name) => name.startsWith(last))).toBe(false);
  });

  it("go on with an import that was sent to the other", async () => {
    const content = Buffer.from("judul,penulis\nBumi Manusia,Pramoedya Ananta Toer\n");
    const { body } = await restMultipart(one, "/books/imports", [["file", { name: "buku.csv", content }]], as);
    const { id } = body.data as { id: number };
    const found = await requestRest(other, "GET", `/books/imports/${id}`, { as });
    expect(found.body.data).toMatchObject({ id, file_name: "buku.csv" });
    expect((await requestRest(other, "POST", `/books/imports/${id}/preview`, { as })).status).toBe(200);
    interface Row {
      readonly title: string;
    }
    let rows: readonly Row[] = [];
    while (rows.length === 0) {
      const { body: page } = await requestRest(one, "GET", `/books/imports/${id}/rows`, { as });
      rows = (page.data as readonly Row[] | undefined) ?? [];
      await nextTurn();
    }
    expect(rows).toMatchObject([{ title: "Bumi Manusia" }]);
  });
});
