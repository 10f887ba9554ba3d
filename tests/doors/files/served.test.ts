import { mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { mkdtempSync } from "node:fs";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { toSqlDateTime } from "../../../server/platform/database/sqlDateTime.js";
import { createTestApp } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { anEpub, aPdf } from "../../support/files/givenFiles.js";
import { restMultipart } from "../../support/files/multipart.js";
import { asAdmin } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

onSqlite("An uploaded file", (test) => {
  const dataDir = mkdtempSync(join(tmpdir(), "aksara-served-"));
  const pdf = aPdf();
  let app: FastifyInstance;
  let address: string;
  let upload: (content: Buffer) => Promise<string>;
  beforeAll(async () => {
    app = await createTestApp(test.database, { DATA_DIR: dataDir });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const admin = await asAdmin(app, test.database);
    upload = async (content) => {
      const [id = 0] = await givenBooks(test.database, [{ title: "Cantik Itu Luka" }]);
      const { body } = await restMultipart(app, `/books/${id}/upload-file`, [["file", { content }]], admin);
      return String(body.digital_file);
    };
    address = await upload(pdf);
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it("that is a PDF opens in the browser and is nothing but a PDF", async () => {
    const answer = await get(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(pdf);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(pdf.length),
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(/^inline; filename="cantik-itu-luka[a-z0-9-]*\.pdf"$/),
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cache-control": "no-cache",
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      "last-modified": expect.stringMatching(/GMT$/),
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("that is an EPUB is saved under its book's name", async () => {
    const answer = await get(await upload(anEpub()));
    expect(answer.headers).toMatchObject({
      "content-type": "application/epub+zip",
      "content-disposition": expect.stringMatching(/^attachment; filename="cantik-itu-luka[a-z0-9-]*\.epub"$/),
      "x-content-type-options": "nosniff",
    });
  });

  it("that is a page first and a PDF second is served as a PDF all the same", async () => {
    const polyglot = Buffer.concat([Buffer.from("<!doctype html><script>alert(document.cookie)</script>"), pdf]);
    const answer = await get(await upload(polyglot), { accept: "text/html" });
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
  });

  it("is read in parts", async () => {
    const part = await get(address, { range: "bytes=5-9" });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(pdf.subarray(5, 10));
    expect(part.headers).toMatchObject({
      "content-range": `bytes 5-9/${pdf.length}`,
      "content-length": "5",
      "content-type": "application/pdf",
    });

    const end = await get(address, { range: "bytes=-6" });
    expect(end.rawPayload).toEqual(pdf.subarray(-6));

    const beyond = await get(address, { range: `bytes=${pdf.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers).toMatchObject({ "content-range": `bytes */${pdf.length}` });

    for (const range of ["bytes=0-1,4-5", "bytes=9-1", "lines=1-2"]) {
      const whole = await get(address, { range });
      expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, pdf.length]);
    }
  });

  it("is read in parts only by who holds the rest of the same file", async () => {
    const { headers } = await get(address);
    const etag = String(headers.etag);
    const statuses = await Promise.all(
      [etag, `W/${etag}`, '"lain"', String(headers["last-modified"]), "Mon, 01 Jan 2001 00:00:00 GMT"].map(
        async (held) => (await get(address, { range: "bytes=0-1", "if-range": held })).statusCode,
      ),
    );
    expect(statuses).toEqual([206, 200, 200, 206, 200]);
  });

  it("is not sent again to who has it", async () => {
    const { headers } = await get(address);
    const etag = String(headers.etag);
    const since = String(headers["last-modified"]);
    const status = async (asked: Record<string, string>) => (await get(address, asked)).statusCode;
    expect(await status({ "if-none-match": etag })).toBe(304);
    expect(await status({ "if-none-match": `"lain", W/${etag}` })).toBe(304);
    expect(await status({ "if-none-match": '"lain"', "if-modified-since": since })).toBe(200);
    expect(await status({ "if-modified-since": since })).toBe(304);
    expect(await status({ "if-modified-since": "Mon, 01 Jan 2001 00:00:00 GMT" })).toBe(200);
    expect(await status({ "if-modified-since": "kemarin" })).toBe(200);
  });

  it("tells its size without being sent", async () => {
    const answer = await app.inject({ method: "HEAD", url: address, headers: { range: "bytes=0-1" } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ "content-length": String(pdf.length), "content-type": "application/pdf" });
    expect(answer.rawPayload.length).toBe(0);
  });

  it("is known by its own address only", async () => {
    const [, name = ""] = /([0-9a-f]{32})/.exec(address) ?? [];
    const wrong = [
      `/static/files/${name}/buku.epub`,
      `/static/files/${name}/buku`,
      `/static/files/${name}/.pdf`,
      `/static/files/${name}/`,
      `/static/files/${name}`,
      `/static/files/${name}/buku.pdf/x`,
      `/static/files/${name.toUpperCase()}/buku.pdf`,
      `/static/files/${"0".repeat(32)}/buku.pdf`,
      `/static/covers/${name}-640.webp`,
      "/static/files/",
      "/static/covers/",
      "/static/covers/.htaccess",
      `/static/files/${name.slice(0, 2)}/${name}.pdf`,
    ];
    for (const url of wrong) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
    expect((await app.inject({ method: "POST", url: address })).statusCode).toBe(404);
  });

  it.each([
    "/static/files/../../library.sqlite",
    "/static/files/..%2f..%2flibrary.sqlite",
    "/static/covers/..%2f..%2f..%2fetc%2fpasswd",
    "/static/covers/%2e%2e/%2e%2e/session-secret",
    "/static/files/NAME/..%2f..%2f..%2flibrary.sqlite",
    "/static/files/NAME/buku.pdf%00.html",
    "/static/files/NAME%00/buku.pdf",
    "/static/files/NAME/buku%2epdf%2f..",
    "/static/covers/NAME-640.webp%00",
    "/static/files/....//....//library.sqlite",
    "/static/files/%252e%252e%252flibrary.sqlite",
    "/static//files//NAME//buku.pdf",
    "/static/files/NAME/\\..\\..\\x.pdf",
  ])("leads nowhere else: %s", async (url) => {
    const [, name = ""] = /([0-9a-f]{32})/.exec(address) ?? [];
    // As it stands: a client would tidy the path.
    const status = await new Promise<number>((resolve, reject) => {
      httpRequest(
        { host: "127.0.0.1", port: (app.server.address() as AddressInfo).port, path: url.replace("NAME", name) },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      )
        .once("error", reject)
        .end();
    });
    expect(status).toBe(404);
  });

  it("is not found through a link that leads out of its folder", async () => {
    const secret = join(dataDir, "rahasia.txt");
    await writeFile(secret, "rahasia");
    // Files lie in folders by the two signs that their names begin with: two that no file of this test has.
    const taken = await readdir(join(dataDir, "files"));
    const [one = "", other = ""] = ["ab", "cd", "ef", "01", "23", "45", "67"].filter((begin) => !taken.includes(begin));
    const [file, folder] = [one.padEnd(32, "0"), other.padEnd(32, "0")];
    await mkdir(join(dataDir, "files", one));
    await symlink(secret, join(dataDir, "files", one, `${file}.pdf`));
    await mkdir(join(dataDir, "luar"), { recursive: true });
    await writeFile(join(dataDir, `luar/${folder}.pdf`), "rahasia");
    await symlink(join(dataDir, "luar"), join(dataDir, "files", other));
    for (const name of [file, folder]) {
      await test.database.write(testWrite, (tx) =>
        tx.run(
          sql`INSERT INTO stored_files (name, kind, state, changed_at)
            VALUES (${name}, 'document', 'kept', ${toSqlDateTime(new Date())})`,
        ),
      );
      expect((await get(`/static/files/${name}/buku.pdf`)).statusCode).toBe(404);
    }
  });

  it("that is arriving or dropped is not there", async () => {
    const gone = await upload(aPdf("pergi"));
    for (const state of ["arriving", "dropped"]) {
      await test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE stored_files SET state = ${state} WHERE name = ${gone.split("/")[3]}`),
      );
      const answer = await get(gone);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
    }
  });
});
