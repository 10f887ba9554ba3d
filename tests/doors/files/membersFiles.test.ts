import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { anEpub, aPdf } from "../../support/files/givenFiles.js";
import { restMultipart } from "../../support/files/multipart.js";
import { givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStaff, asStudent } from "../../support/people.js";

onBothEngines("A digital file for members", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  let student: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
    student = await asStudent(app, test.database);
  });
  afterAll(() => app.close());

  async function givenFile(access: "public" | "members", content = aPdf()): Promise<{ id: number; url: string }> {
    const [id = 0] = await givenBooks(test.database, [{ title: "Atheis", digitalFileAccess: access }]);
    const { body } = await restMultipart(app, `/books/${id}/upload-file`, [["file", { content }]], admin);
    return { id, url: String(body.digital_file) };
  }
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it("is refused to a visitor whatever is asked of it, with a way in, and nobody keeps the refusal", async () => {
    for (const content of [aPdf(), anEpub()]) {
      const { url } = await givenFile("members", content);
      const { headers } = await get(url, admin);
      const ways: Record<string, string>[] = [{}, { range: "bytes=0-3" }, { "if-none-match": String(headers.etag) }];
      for (const asked of ways) {
        const answer = await get(url, asked);
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toEqual({
          status_code: 401,
          message: "Berkas digital buku ini hanya untuk anggota. Login dulu untuk membacanya.",
        });
        expect(answer.headers["cache-control"]).toBe("no-store");
        expect(answer.headers["content-disposition"]).toBeUndefined();
      }
      expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(401);
      // The slug within an address is for people: another leads to the same file, and to the same refusal.
      expect((await get(url.replace(/\/[^/]+\.(\w+)$/, "/lain.$1"))).statusCode).toBe(401);
    }
  });

  it("shows its address to those alone for whom it opens, by either door and in the page", async () => {
    const { id, url } = await givenFile("members");
    const { id: publicId, url: publicUrl } = await givenFile("public");
    const graphql = `{ books(first: 100) { nodes { databaseId hasDigitalFile digitalFile } } }`;
    interface Listed {
      readonly books: { readonly nodes: readonly { readonly databaseId: number }[] };
    }
    const told = async (as: Record<string, string>) => {
      const { body } = await requestRest(app, "GET", `/books/${id}`, { as });
      const { data } = await postGraphql<Listed>(app, graphql, {}, as);
      const { has_digital_file: has, digital_file: address } = body.data as Record<string, unknown>;
      return [has, address, data.books.nodes.find(({ databaseId }) => databaseId === id)];
    };
    expect(await told({})).toEqual([true, null, { databaseId: id, hasDigitalFile: true, digitalFile: null }]);
    for (const person of [student, admin, await asStaff(app, test.database)]) {
      expect(await told(person)).toEqual([true, url, { databaseId: id, hasDigitalFile: true, digitalFile: url }]);
    }
    const folder = url.split("/").slice(0, -1).join("/");
    for (const address of ["/api/books", `/api/books/${id}`, "/api/books?search=atheis", "/api/books/export"]) {
      expect((await get(address)).payload).not.toContain(folder);
    }
    expect((await requestRest(app, "GET", `/books/${publicId}`)).body.data).toMatchObject({ digital_file: publicUrl });
  });

  it("opens for students and for everybody at the desk, in parts too, and no shared cache keeps it", async () => {
    const { url } = await givenFile("members");
    for (const person of [student, admin, await asStaff(app, test.database)]) {
      const answer = await get(url, person);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toEqual(aPdf());
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
      const part = await get(url, { ...person, range: "bytes=0-4" });
      expect([part.statusCode, part.payload]).toEqual([206, "%PDF-"]);
    }
  });

  it("is what the book says: both doors tell, change and write down who may read", async () => {
    const { id, url } = await givenFile("public");
    const reported = async (as: Record<string, string> = {}) => {
      const { body } = await requestRest(app, "GET", `/books/${id}`, { as });
      const { data } = await postGraphql(
        app,
        "query ($id: Int!) { book(databaseId: $id) { digitalFileAccess viewerCanReadDigitalFile } }",
        { id },
        as,
      );
      const book = body.data as Record<string, unknown>;
      return [[book.digital_file_access, book.viewer_can_read_digital_file], data.book];
    };
    expect(await reported()).toEqual([
      ["public", true],
      { digitalFileAccess: "PUBLIC", viewerCanReadDigitalFile: true },
    ]);

    const changed = await requestRest(app, "PUT", `/books/${id}`, {
      as: admin,
      body: { digital_file_access: "members" },
    });
    expect(changed.status).toBe(200);
    expect(await reported()).toEqual([
      ["members", false],
      { digitalFileAccess: "MEMBERS", viewerCanReadDigitalFile: false },
    ]);
    expect(await reported(student)).toEqual([
      ["members", true],
      { digitalFileAccess: "MEMBERS", viewerCanReadDigitalFile: true },
    ]);
    expect((await get(url)).statusCode).toBe(401);

    const update = `mutation ($input: UpdateBookInput!) {
      updateBook(input: $input) { __typename ... on UpdateBookPayload { book { digitalFileAccess } } }
    }`;
    const { data } = await postGraphql<{ book: { id: string } }>(
      app,
      "query ($id: Int!) { book(databaseId: $id) { id } }",
      { id },
    );
    const opened = await postGraphql(app, update, { input: { id: data.book.id, digitalFileAccess: "PUBLIC" } }, admin);
    expect(opened.data.updateBook).toMatchObject({ book: { digitalFileAccess: "PUBLIC" } });
    expect((await get(url)).statusCode).toBe(200);

    const trail = await test.database.read((reader) =>
      reader.rows<{ values: string }>(
        sql`SELECT after_values AS "values" FROM audit_entries WHERE action = 'book.update' AND record_id = ${id}
          ORDER BY id`,
      ),
    );
    expect(trail.map((entry): unknown => JSON.parse(entry.values))).toEqual([
      { digitalFileAccess: "members" },
      { digitalFileAccess: "public" },
    ]);
  });

  it("has no other access than the two, and a book without a file has nothing to read", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Kosong" }]);
    for (const access of ["teachers", null]) {
      const refused = await requestRest(app, "PUT", `/books/${id}`, {
        as: admin,
        body: { digital_file_access: access },
      });
      expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ["digital_file_access"]]);
    }
    const { body } = await requestRest(app, "GET", `/books/${id}`, { as: admin });
    expect(body.data).toMatchObject({ digital_file_access: "public", viewer_can_read_digital_file: false });
  });

  it("is told anew to a program that logs in between two calls of the same list", async () => {
    await givenFile("members");
    const asVisitor = await requestRest(app, "GET", "/books?per_page=50");
    const answer = await get("/api/books?per_page=50", {
      ...student,
      "if-none-match": String(asVisitor.headers.etag),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toContain('"viewer_can_read_digital_file":true');
  });
});
