import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { AuthorityEditingService } from "../../../server/authorities/editing/AuthorityEditingService.js";
import { recordBooks } from "../../../server/books/writing/recordBooks.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenAdmin } from "../../support/people.js";
import { recordId } from "../../server/authorities/editing/listRecords.js";

onBothEngines("What has a page of its own", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await givenBooks(test.database, [
      { title: "Laskar Pelangi", by: ["Andrea Hirata"], subjects: ["Belitung", "Sekolah"] },
      { title: "Edensor", by: ["Andrea Hirata", "A. Hirata"], subjects: ["Sekolah"] },
    ]);
    await givenBooks(test.database, [{ title: "Belum Tampak", subjects: ["Hanya dari Impor"] }], { listed: false });
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());
  const subjectId = async (key: string) => {
    const [row] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM subjects WHERE name_key = ${key}`),
    );
    return row?.id ?? 0;
  };

  it("is found by its number through both doors, with its books, as long as a book has it", async () => {
    const { data } = await postGraphql<{
      book: { subjects: { databaseId: number; name: string; books: { totalCount: number } }[] };
    }>(app, '{ book(slug: "laskar-pelangi") { subjects { databaseId name books(first: 1) { totalCount } } } }');
    expect(data.book.subjects.map(({ name, books }) => [name, books.totalCount])).toEqual([
      ["Belitung", 1],
      ["Sekolah", 2],
    ]);
    const databaseId = data.book.subjects[0]?.databaseId ?? 0;
    const asked = await postGraphql(
      app,
      `{ subject(databaseId: ${databaseId}) { name } none: subject(databaseId: 99) { name } }`,
    );
    expect(asked.data).toEqual({ subject: { name: "Belitung" }, none: null });
    expect((await requestRest(app, "GET", `/books/subjects/${databaseId}`)).body).toEqual({
      status_code: 200,
      data: { id: databaseId, name: "Belitung" },
    });
    // The subject of a book that is not in the catalogue yet has a number, and no page.
    const hidden = await requestRest(app, "GET", `/books/subjects/${databaseId + 2}`);
    expect(hidden.body).toMatchObject({
      status_code: 404,
      message: "Subjek ini tidak ditemukan. Mungkin sudah dihapus.",
    });
  });

  it("leads to the subjects that stand beside it most often, and an author's to what the books are about", async () => {
    await givenBooks(test.database, [
      { title: "Guru Aini", by: ["Rani Guru"], subjects: ["Sekolah", "Belitung"] },
      { title: "Padang Bulan", by: ["Rani Guru"], subjects: ["Sekolah", "Matematika"] },
    ]);
    await givenBooks(test.database, [{ title: "Tersembunyi", by: ["Rani Guru"], subjects: ["Sekolah", "Rahasia"] }], {
      listed: false,
    });
    const subject = await subjectId("sekolah");
    const author = await recordId(test.database, "authors", "rani guru");
    const { data, errors } = await postGraphql(
      app,
      `{ subject(databaseId: ${subject}) { relatedSubjects { name } one: relatedSubjects(first: 1) { name } }
         author(databaseId: ${author}) { subjects { name } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      subject: { relatedSubjects: [{ name: "Belitung" }, { name: "Matematika" }], one: [{ name: "Belitung" }] },
      author: { subjects: [{ name: "Sekolah" }, { name: "Belitung" }, { name: "Matematika" }] },
    });
  });

  it("leads from an author that was merged to what it has become, however often, and from no other", async () => {
    const admin = await givenAdmin(test.database);
    const editing = new AuthorityEditingService(test.database, recordBooks);
    const kept = await recordId(test.database, "authors", "andrea hirata");
    const twin = await recordId(test.database, "authors", "a hirata");
    const { id: older } = await editing.create(admin, "authors", { firstName: "Andrea", lastName: "H." });
    const { id: deleted } = await editing.create(admin, "authors", { firstName: "Salah" });
    await editing.merge(admin, "authors", older, { intoId: twin });
    await editing.merge(admin, "authors", twin, { intoId: kept });
    await editing.delete(admin, "authors", deleted, {});

    const { data } = await postGraphql(
      app,
      `{ older: author(databaseId: ${older}) { databaseId name } deleted: author(databaseId: ${deleted}) { name } }`,
    );
    expect(data).toEqual({ older: { databaseId: kept, name: "Andrea Hirata" }, deleted: null });
    expect((await requestRest(app, "GET", `/books/authors/${twin}`)).body.data).toMatchObject({ id: kept });
    expect((await requestRest(app, "GET", `/books/authors/${deleted}`)).status).toBe(404);
  });
});
