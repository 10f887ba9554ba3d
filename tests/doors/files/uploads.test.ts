import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import sql from "sql-template-tag";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { anEpub, aPdf } from "../../support/files/givenFiles.js";
import {
  graphqlMultipart,
  graphqlParts,
  multipartBody,
  MULTIPART,
  type Parts,
  restMultipart,
} from "../../support/files/multipart.js";
import { asAdmin, asStudent } from "../../support/people.js";

const UPLOAD = /* GraphQL */ `
  mutation ($input: UploadBookFileInput!) {
    uploadBookFile(input: $input) {
      __typename
      ... on UploadBookFilePayload {
        book {
          digitalFile
        }
      }
      ... on UserError {
        code
        message
      }
      ... on ValidationError {
        fields {
          name
        }
      }
    }
  }
`;

interface Uploaded {
  readonly uploadBookFile: {
    readonly __typename: string;
    readonly code?: string;
    readonly book?: { readonly digitalFile: string };
  };
}

onSqlite("An upload by either door", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  let bookId: number;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "aksara-uploads-"));
    app = await createTestApp(test.database, { MAX_DOCUMENT_MB: "1", DATA_DIR: dataDir });
    await app.listen({ port: 0, host: "127.0.0.1" });
    admin = await asAdmin(app, test.database);
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    [bookId = 0] = await givenBooks(test.database, [{ title: "Ronggeng Dukuh Paruk" }]);
  });

  const globalId = (id: number) => Buffer.from(`Book:${id}`).toString("base64");
  const path = (): string => `/books/${bookId}/upload-file`;
  const upload = (content: Buffer, as = admin) =>
    restMultipart(app, path(), [["file", { content, name: "buku.pdf" }]], as);
  const mutate = (content: Buffer, as = admin, id = globalId(bookId)) =>
    graphqlMultipart<Uploaded>(app, graphqlParts(UPLOAD, { id }, { content }), as);
  const digitalFile = async () => {
    const [book] = await test.database.read((reader) =>
      reader.rows<{ file: string | null }>(sql`SELECT digital_file AS file FROM books WHERE id = ${bookId}`),
    );
    return book?.file ?? null;
  };
  const leftovers = async () => {
    const rows = await test.database.read((reader) =>
      reader.rows<{ n: number }>(sql`SELECT COUNT(*) AS n FROM stored_files WHERE state NOT IN ('kept', 'held')`),
    );
    const parts = (await readdir(join(dataDir, "files"), { recursive: true }).catch(() => [])).filter((file) =>
      file.endsWith(".part"),
    );
    return { rows: Number(rows[0]?.n), parts };
  };
  const nothing = { rows: 0, parts: [] };

  it("gives REST the file's address, which leads to it", async () => {
    const answer = await upload(aPdf("rest"));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status_code: 200,
      digital_file: await digitalFile(),
      message: "Berkas digital disimpan",
    });
    const served = await app.inject(String(answer.body.digital_file));
    expect(served.statusCode).toBe(200);
    expect(served.rawPayload).toEqual(aPdf("rest"));
  });

  it("gives GraphQL the book with its file, and with a token needs no more", async () => {
    const { data, errors } = await mutate(aPdf("graphql"));
    expect(errors).toEqual([]);
    expect(data.uploadBookFile).toEqual({
      __typename: "UploadBookFilePayload",
      book: { digitalFile: await digitalFile() },
    });
  });

  it.each([
    ["a PDF called x.exe", "x.exe", "application/x-msdownload", aPdf(), "pdf"],
    ["a PDF called x.html", "x.html", "text/html", aPdf(), "pdf"],
    ["an EPUB called x.pdf", "x.pdf", "application/pdf", anEpub(), "epub"],
  ])(
    "of %s has the ending of what it is, in its address and where it is saved",
    async (_, name, type, content, ending) => {
      const byRest = await restMultipart(app, path(), [["file", { content, name, type }]], admin);
      const byGraphql = await graphqlMultipart<Uploaded>(
        app,
        graphqlParts(UPLOAD, { id: globalId(bookId) }, { content, name, type }),
        admin,
      );
      for (const address of [byRest.body.digital_file, byGraphql.data.uploadBookFile.book?.digitalFile]) {
        expect(address).toMatch(new RegExp(`^/static/files/[0-9a-f]{32}/ronggeng-dukuh-paruk[a-z0-9-]*\\.${ending}$`));
      }
      const { headers } = await app.inject(String(byGraphql.data.uploadBookFile.book?.digitalFile));
      expect(headers["content-disposition"]).toMatch(new RegExp(`filename="[a-z0-9-]+\\.${ending}"$`));
      const elsewhere = String(byGraphql.data.uploadBookFile.book?.digitalFile).replace(/[^/]+$/, name);
      expect((await app.inject(elsewhere)).statusCode).toBe(404);
    },
  );

  it("of a cover gives each door its address, and GraphQL its widths", async () => {
    const content = await sharp({ create: { width: 400, height: 600, channels: 3, background: "green" } })
      .png()
      .toBuffer();
    const rest = await restMultipart(
      app,
      `/books/${bookId}/upload-cover`,
      [["file", { content, name: "sampul.html", type: "text/html" }]],
      admin,
    );
    expect(rest).toMatchObject({
      status: 200,
      body: {
        status_code: 200,
        image_url: expect.stringMatching(/^\/static\/covers\/[0-9a-f]{32}-640\.webp$/),
        message: "Sampul disimpan",
      },
    });
    const old = String(rest.body.image_url);
    const served = await app.inject(old.replace("-640", "-160"));
    expect(served.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: "webp", width: 160, height: 240 });

    const query = `mutation ($input: UploadBookCoverInput!) {
      uploadBookCover(input: $input) { ... on UploadBookCoverPayload { book { imageUrl imageSrcSet } }
      ... on UserError { code } } }`;
    const { data } = await graphqlMultipart<{ uploadBookCover: { book: { imageUrl: string; imageSrcSet: string } } }>(
      app,
      graphqlParts(query, { id: globalId(bookId) }, { content }),
      admin,
    );
    const { imageUrl, imageSrcSet } = data.uploadBookCover.book;
    expect(imageSrcSet.split(", ").map((entry) => entry.split(" ")[1])).toEqual(["160w", "320w", "640w"]);
    expect((await app.inject(imageUrl)).statusCode).toBe(200);
    expect((await app.inject(old)).statusCode).toBe(404);
    expect((await app.inject(old.replace("-640", "-160"))).statusCode).toBe(404);

    const refused = await graphqlMultipart(
      app,
      graphqlParts(query, { id: globalId(bookId) }, { content: Buffer.from("<svg/>") }),
      admin,
    );
    expect(refused.data).toEqual({ uploadBookCover: { code: "FILE_TYPE_NOT_ACCEPTED" } });
    expect((await app.inject(imageUrl)).statusCode).toBe(200);
  });

  it("is taken back by both doors", async () => {
    await upload(aPdf());
    const address = String(await digitalFile());
    expect(await requestRest(app, "DELETE", `/books/${bookId}/delete-file`, { as: admin })).toMatchObject({
      status: 200,
      body: { status_code: 200, digital_file: null },
    });
    expect((await app.inject(address)).statusCode).toBe(404);
    expect(await requestRest(app, "DELETE", `/books/${bookId}/delete-file`, { as: admin })).toMatchObject({
      status: 404,
      body: { status_code: 404 },
    });

    await mutate(aPdf());
    const remove = `mutation ($input: DeleteBookFileInput!) {
      deleteBookFile(input: $input) { __typename ... on DeleteBookFilePayload { book { digitalFile } } } }`;
    expect((await postGraphql(app, remove, { input: { id: globalId(bookId) } }, admin)).data).toEqual({
      deleteBookFile: { __typename: "DeleteBookFilePayload", book: { digitalFile: null } },
    });
    expect((await postGraphql(app, remove, { input: { id: globalId(bookId) } }, admin)).data).toMatchObject({
      deleteBookFile: { __typename: "NotFoundError" },
    });
  });

  it.each([
    ["too large", Buffer.concat([aPdf(), Buffer.alloc(1_000_000)]), 413, "FILE_TOO_LARGE"],
    ["of another type", Buffer.from("<!doctype html><p>buku"), 415, "FILE_TYPE_NOT_ACCEPTED"],
  ])("is refused %s in the words of each door, and what was there stays", async (_what, content, status, code) => {
    await upload(aPdf("lama"));
    const before = await digitalFile();

    const rest = await upload(content);
    expect(rest).toMatchObject({ status, body: { status_code: status, message: expect.stringMatching(/^Berkas/) } });
    const { data } = await mutate(content);
    expect(data.uploadBookFile).toMatchObject({ __typename: "FileRefusedError", code });

    expect(await digitalFile()).toBe(before);
    expect((await app.inject(String(before))).statusCode).toBe(200);
    expect(await leftovers()).toEqual(nothing);
  });

  it("of nothing is refused as wrong input", async () => {
    expect(await upload(Buffer.alloc(0))).toMatchObject({
      status: 422,
      body: { errors: { file: ["Berkas kosong. Pilih berkas lain."] } },
    });
    expect((await mutate(Buffer.alloc(0))).data.uploadBookFile).toMatchObject({
      __typename: "ValidationError",
      fields: [{ name: "file" }],
    });
  });

  it("for a book that is not there is answered without its file", async () => {
    expect(await restMultipart(app, "/books/999999/upload-file", [["file", { content: aPdf() }]], admin)).toMatchObject(
      {
        status: 404,
      },
    );
    expect(await restMultipart(app, "/books/satu/upload-file", [["file", { content: aPdf() }]], admin)).toMatchObject({
      status: 404,
    });
    expect((await mutate(aPdf(), admin, globalId(999_999))).data.uploadBookFile).toMatchObject({
      __typename: "NotFoundError",
    });
    expect(
      (await mutate(aPdf(), admin, Buffer.from(`Author:${bookId}`).toString("base64"))).data.uploadBookFile,
    ).toMatchObject({ __typename: "NotFoundError" });
  });

  it("is for administrators, and a visitor's file is not even read", async () => {
    const student = await asStudent(app, test.database);
    expect(await upload(aPdf(), {})).toMatchObject({ status: 401, body: { status_code: 401 } });
    expect(await upload(aPdf(), student)).toMatchObject({ status: 403 });
    expect(await upload(aPdf(), { cookie: admin.cookie ?? "" })).toMatchObject({ status: 403 });
    expect(await mutate(aPdf(), {})).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
    });
    expect(await mutate(aPdf(), student)).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
    await requestRest(app, "POST", "/auth/logout", { as: student });
    expect(await upload(aPdf(), student)).toMatchObject({ status: 401 });
    expect(await mutate(aPdf(), student)).toMatchObject({ status: 401 });
    expect(await digitalFile()).toBeNull();
    expect(await leftovers()).toEqual(nothing);
  });

  it.each<[string, Parts, number]>([
    ["no part", [], 422],
    ["another field's file", [["berkas", { content: aPdf() }]], 422],
    ["text where the file should be", [["file", "%PDF-1.4 %%EOF"]], 422],
    [
      "a second file",
      [
        ["file", { content: aPdf() }],
        ["file", { content: aPdf() }],
      ],
      422,
    ],
    [
      "a field that would change every object",
      [
        ["__proto__", "x"],
        ["file", { content: aPdf() }],
      ],
      400,
    ],
    [
      "too many fields",
      [...Array.from({ length: 12 }, (_, number) => [`f${number}`, "x"] as const), ["file", { content: aPdf() }]],
      413,
    ],
  ])("by REST with %s is refused", async (_what, parts, status) => {
    expect(await restMultipart(app, path(), parts, admin)).toMatchObject({ status, body: { status_code: status } });
    expect(await digitalFile()).toBeNull();
    expect(await leftovers()).toEqual(nothing);
  });

  it("by REST passes over text beside the file", async () => {
    expect(
      await restMultipart(
        app,
        path(),
        [
          ["keterangan", "a"],
          ["file", { content: aPdf() }],
          ["lagi", "b"],
        ],
        admin,
      ),
    ).toMatchObject({ status: 200 });
  });

  it("by REST as JSON, or where no file is wanted, is refused", async () => {
    expect(await requestRest(app, "POST", path(), { body: { file: "x" }, as: admin })).toMatchObject({ status: 422 });
    expect(await restMultipart(app, "/auth/logout", [["file", { content: aPdf() }]], admin)).toMatchObject({
      status: 415,
    });
  });

  const operations = (variables: object = { input: { id: "x", file: null } }) =>
    JSON.stringify({ query: UPLOAD, variables });
  const map = JSON.stringify({ 0: ["variables.input.file"] });
  const file = { content: aPdf() };

  it.each<[string, Parts, number]>([
    ["nothing in it", [], 400],
    [
      "a map before its operations",
      [
        ["map", map],
        ["operations", operations()],
        ["0", file],
      ],
      400,
    ],
    [
      "a map that is no JSON",
      [
        ["operations", operations()],
        ["map", "{"],
        ["0", file],
      ],
      400,
    ],
    [
      "a map to nowhere",
      [
        ["operations", operations()],
        ["map", JSON.stringify({ 0: ["variables.input.file.stream"] })],
        ["0", file],
      ],
      400,
    ],
    [
      "a file without a map",
      [
        ["operations", operations()],
        ["0", file],
      ],
      400,
    ],
    [
      "operations that are no JSON",
      [
        ["operations", "query"],
        ["map", map],
        ["0", file],
      ],
      400,
    ],
    [
      "several operations",
      [
        ["operations", `[${operations()}]`],
        ["map", JSON.stringify({ 0: ["0.variables.input.file"] })],
        ["0", file],
      ],
      400,
    ],
    [
      "operations that are too long",
      [
        ["operations", operations({ x: "y".repeat(101_000) })],
        ["map", map],
        ["0", file],
      ],
      413,
    ],
    [
      "two files",
      [
        ["operations", operations({ input: { id: "x", file: null }, other: null })],
        ["map", JSON.stringify({ 0: ["variables.input.file"], 1: ["variables.other"] })],
        ["0", file],
        ["1", file],
      ],
      413,
    ],
  ])("by GraphQL with %s is refused in GraphQL's shape", async (_what, parts, status) => {
    const answer = await graphqlMultipart(app, parts, admin);
    expect(answer).toMatchObject({
      status,
      errors: [{ message: expect.any(String), extensions: { code: "BAD_REQUEST" } }],
    });
    expect(await leftovers()).toEqual(nothing);
  });

  it("by GraphQL whose map names a file that never comes is refused", async () => {
    const answer = await graphqlMultipart<Uploaded>(
      app,
      [
        ["operations", operations({ input: { id: globalId(bookId), file: null } })],
        ["map", map],
      ],
      admin,
    );
    expect(answer.data.uploadBookFile).toMatchObject({ __typename: "ValidationError", fields: [{ name: "file" }] });
  });

  it("by GraphQL with a second file that no map names is refused, and what was there stays", async () => {
    const input = { input: { id: globalId(bookId), file: null } };
    const answer = await graphqlMultipart<Uploaded>(
      app,
      [
        ["operations", operations(input)],
        ["map", map],
        ["0", file],
        ["1", file],
      ],
      admin,
    );
    expect(answer.data.uploadBookFile).toMatchObject({ __typename: "ValidationError", fields: [{ name: "file" }] });
    expect(await digitalFile()).toBeNull();
    expect(await leftovers()).toEqual(nothing);
  });

  it("by GraphQL of one file for two commands serves the first", async () => {
    const [other = 0] = await givenBooks(test.database, [{ title: "Kubah" }]);
    const query = `mutation ($a: UploadBookFileInput!, $b: UploadBookFileInput!) {
      a: uploadBookFile(input: $a) { __typename } b: uploadBookFile(input: $b) { __typename } }`;
    const variables = { a: { id: globalId(bookId), file: null }, b: { id: globalId(other), file: null } };
    const answer = await graphqlMultipart(
      app,
      [
        ["operations", JSON.stringify({ query, variables })],
        ["map", JSON.stringify({ 0: ["variables.a.file", "variables.b.file"] })],
        ["0", file],
      ],
      admin,
    );
    expect(answer.data).toEqual({ a: { __typename: "UploadBookFilePayload" }, b: { __typename: "ValidationError" } });
  });

  describe("over a line", () => {
    const port = () => (app.server.address() as AddressInfo).port;

    /** Sends the beginning of a body that announces to be much longer; what happens then is the test's. */
    function begin(url: string, beginning: Buffer, length: number) {
      const sending = httpRequest({
        host: "127.0.0.1",
        port: port(),
        path: url,
        method: "POST",
        headers: { ...MULTIPART, ...admin, "content-length": length },
      });
      const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
        sending.once("error", reject).once("response", (response) => {
          let body = "";
          response
            .setEncoding("utf8")
            .on("data", (text: string) => (body += text))
            .once("end", () => resolve({ status: response.statusCode ?? 0, body }))
            .once("error", reject);
        });
      });
      sending.write(beginning);
      return { sending, answered };
    }
    const openParts = (content: Buffer): Buffer => {
      const whole = multipartBody([["file", { content }]]);
      return whole.subarray(0, whole.lastIndexOf("\r\n--"));
    };
    const openGraphqlParts = (content: Buffer, id = globalId(bookId)): Buffer => {
      const whole = multipartBody(graphqlParts(UPLOAD, { id }, { content }));
      return whole.subarray(0, whole.lastIndexOf("\r\n--"));
    };

    const until = async (condition: () => Promise<boolean>) => {
      while (!(await condition())) {
        await new Promise((next) => setTimeout(next, 20));
      }
    };

    it.each<[string, () => string, (content: Buffer) => Buffer]>([
      ["REST", () => `/api${path()}`, openParts],
      ["GraphQL", () => "/graphql", openGraphqlParts],
    ])("that breaks leaves nothing behind, by %s", async (_door, url, open) => {
      await upload(aPdf("lama"));
      const before = await digitalFile();
      const { sending, answered } = begin(url(), open(Buffer.concat([aPdf(), Buffer.alloc(300_000, " ")])), 900_000);
      answered.catch(() => undefined);
      await until(async () => (await leftovers()).parts.length === 1);
      sending.destroy();

      await until(async () => (await leftovers()).rows === 0);
      expect(await leftovers()).toEqual(nothing);
      expect(await digitalFile()).toBe(before);
      expect((await app.inject(String(before))).statusCode).toBe(200);
      expect((await app.inject("/healthz")).statusCode).toBe(200);
    });

    it.each<[string, () => string, () => Buffer, number]>([
      [
        "REST, too large",
        () => `/api${path()}`,
        () => openParts(Buffer.concat([aPdf(), Buffer.alloc(1_100_000)])),
        413,
      ],
      ["REST, of no type", () => `/api${path()}`, () => openParts(Buffer.alloc(2_000)), 415],
      ["REST, for no book", () => "/api/books/999999/upload-file", () => openParts(aPdf()), 404],
      ["REST, no upload at all", () => "/api/auth/logout", () => openParts(aPdf()), 415],
      [
        "GraphQL, too large",
        () => "/graphql",
        () => openGraphqlParts(Buffer.concat([aPdf(), Buffer.alloc(1_100_000)])),
        200,
      ],
      ["GraphQL, for no book", () => "/graphql", () => openGraphqlParts(aPdf(), globalId(999_999)), 200],
      ["GraphQL, without operations", () => "/graphql", () => openParts(aPdf()), 400],
    ])("is answered before the sender is through, and takes the rest, by %s", async (_door, url, beginning, status) => {
      const length = 8_000_000;
      const begun = beginning();
      const { sending, answered } = begin(url(), begun, length);
      expect((await answered).status).toBe(status);
      // Whoever goes on sending is not cut off.
      await new Promise<void>((resolve, reject) => {
        sending.once("error", reject);
        sending.write(Buffer.alloc(length - begun.length), () => resolve());
      });
      sending.end();
      expect(await leftovers()).toEqual(nothing);
    });

    it.each([
      ["a part's header that is none", "/graphql", "------batas-berkas-uji\r\n\u0000\u0001: x\r\n\r\n"],
      [
        "a part's header that never ends",
        "/graphql",
        `------batas-berkas-uji\r\ncontent-disposition: ${"x".repeat(100_000)}`,
      ],
      ["the same by REST", "", "------batas-berkas-uji\r\n\u0000\u0001: x\r\n\r\n"],
      ["no boundary at all", "/graphql", "halo"],
    ])("that carries %s does not stop the server", async (_what, url, text) => {
      const content = Buffer.from(text, "latin1");
      const { sending, answered } = begin(url || `/api${path()}`, content, content.length);
      sending.end();
      expect((await answered).status).toBeGreaterThanOrEqual(400);
      expect((await answered).status).toBeLessThan(500);
      expect((await app.inject("/healthz")).statusCode).toBe(200);
    });
  });
});
