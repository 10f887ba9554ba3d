import sql from "sql-template-tag";

import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { BookService } from "../../../../server/books/BookService.js";
import { fromSqlDateTime } from "../../../../server/platform/database/sqlDateTime.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { copies, givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { testWrite } from "../../../support/testWrite.js";

const COVER = "/static/covers/0123456789abcdef0123456789abcdef-640.webp";

onBothEngines("Changing a book", (test) => {
  let editing: BookEditingService;
  let admin: AdminViewer;
  beforeAll(async () => {
    editing = new BookEditingService(test.database);
    admin = await givenAdmin(test.database);
  });
  const rows = <Row>(statement: Parameters<typeof sql>[0], ...values: unknown[]) =>
    test.database.read((reader) => reader.rows<Row>(sql(statement, ...values)));
  const recordOf = async (id: number) =>
    (await rows<Record<string, unknown>>`SELECT * FROM books WHERE id = ${id}`)[0] ?? {};
  const entriesOf = (id: number) =>
    rows<{
      earlier: string;
      later: string;
    }>`SELECT before_values AS earlier, after_values AS later FROM audit_entries WHERE action = 'book.update'
      AND record_id = ${id} ORDER BY id`;
  const found = async (search: string) =>
    (await new BookService(test.database).page(visitor, { search }, { first: 10 })).edges.map(({ node }) => node.id);
  const given = async (book: Parameters<typeof givenBooks>[1][number]) =>
    (await givenBooks(test.database, [book]))[0] ?? 0;
  const setCover = (id: number, address: string) =>
    test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE books SET image_url = ${address} WHERE id = ${id}`);
      await tx.run(sql`DELETE FROM stored_files`);
      await tx.run(
        sql`INSERT INTO stored_files (name, kind, state, changed_at)
          VALUES ('0123456789abcdef0123456789abcdef', 'cover', 'kept', '2026-11-01 00:00:00.000')`,
      );
    });

  it("leaves alone whatever is not named, and the slug always", async () => {
    const id = await given({
      title: "Semula",
      subtitle: "Anak judul",
      by: ["Rara Kusuma"],
      isbn: "9789793062792",
      publisher: "Padi",
      publishYear: 2001,
      language: "en",
      classification: { code: "813" },
      category: "Novel",
      subjects: ["Sawah"],
      description: "Isi.",
      location: { name: "Ruang", shelf: "2" },
      source: "Beli",
      price: 5_000,
      copies: copies(1),
    });
    const before = await recordOf(id);
    const { book } = await editing.update(admin, id, { edition: "Cet. 2" });

    expect({ ...(await recordOf(id)), updated_at: null }).toEqual({ ...before, edition: "Cet. 2", updated_at: null });
    expect(book).toMatchObject({ slug: "semula", edition: "Cet. 2" });
    expect(
      (await entriesOf(id)).map(({ earlier, later }) => [JSON.parse(earlier) as unknown, JSON.parse(later) as unknown]),
    ).toEqual([[{ edition: null }, { edition: "Cet. 2" }]]);
    expect(await rows`SELECT id FROM copies WHERE book_id = ${id}`).toHaveLength(1);
  });

  it("says what each did for it, of the list or new, and leaves that as it was where nothing is said of it", async () => {
    const id = await given({
      title: "Bumi Manusia",
      by: ["Max Lane", "Pramoedya Toer"],
      classification: { code: "899" },
    });
    const credits = () =>
      rows<{ id: number; name: string; role: string }>`SELECT authors.id, first_name AS name, role FROM book_authors
        JOIN authors ON authors.id = author_id WHERE book_id = ${id} ORDER BY position`;
    const told = async () => (await credits()).map(({ name, role }) => `${name} ${role}`);
    expect((await recordOf(id)).call_number).toBe("899 LAN b");
    const [max, pram] = await credits();

    await editing.update(admin, id, {
      authors: [
        { id: max?.id, role: "translator" },
        { firstName: "Joesoef", lastName: "Isak", role: "editor" },
        { id: pram?.id, role: "author" },
      ],
    });
    expect(await told()).toEqual(["Max translator", "Joesoef editor", "Pramoedya author"]);
    // It stands by the name of who wrote it.
    expect((await recordOf(id)).call_number).toBe("899 TOE b");
    expect(JSON.parse((await entriesOf(id)).at(-1)?.later ?? "{}")).toMatchObject({
      authors: ["Max Lane (penerjemah)", "Joesoef Isak (editor)", "Pramoedya Toer"],
    });

    await editing.update(admin, id, { authorIds: [pram?.id, max?.id] });
    expect(await told()).toEqual(["Pramoedya author", "Max translator"]);
    await editing.update(admin, id, { authors: [{ firstName: "Max", lastName: "Lane" }, { id: pram?.id }] });
    expect(await told()).toEqual(["Max translator", "Pramoedya author"]);

    const both = await expectDomainError(
      editing.update(admin, id, { authors: [{ id: max?.id, firstName: "Max" }, { role: "editor" }] }),
    );
    expect(Object.keys(both.fields).sort()).toEqual(["authors.0.firstName", "authors.1.firstName"]);
    const unknown = await expectDomainError(
      editing.update(admin, id, { authors: [{ firstName: "Baru" }, { id: 999_999 }] }),
    );
    expect(Object.keys(unknown.fields)).toEqual(["authors.1.id"]);
    expect(await told()).toEqual(["Max translator", "Pramoedya author"]);
  });

  it("moves words, links and figures with title, authors, subjects and records", async () => {
    const id = await given({
      title: "Kucing Hitam",
      by: ["Lama Sekali", "Tetap Ada"],
      publisher: "Asal",
      category: "Dari",
      subjects: ["Malam", "Hewan"],
      classification: { code: "100" },
    });
    const sibling = await given({ title: "Saudara", category: "Tujuan" });
    const [target] = await rows<{ id: number }>`SELECT category_id AS id FROM books WHERE id = ${sibling}`;
    const { book } = await editing.update(admin, id, {
      title: "Kuda Putih",
      authors: [
        { firstName: "Tetap", lastName: "Ada" },
        { firstName: "Baru", lastName: "Datang" },
      ],
      categoryId: target?.id,
      publisher: null,
      subjects: ["Hewan", "Pagi"],
      classification: { code: "599" },
    });

    expect(book).toMatchObject({
      slug: "kucing-hitam",
      title: "Kuda Putih",
      callNumber: "599 ADA k",
      publisherId: null,
    });
    expect([
      await found("kuda datang pagi 599"),
      await found("kucing"),
      await found("malam"),
      await found("sekali"),
    ]).toEqual([[id], [], [], []]);
    expect(
      await rows`SELECT name, books_count AS books FROM categories WHERE name IN ('Dari', 'Tujuan') ORDER BY name`,
    ).toEqual([
      { name: "Dari", books: 0 },
      { name: "Tujuan", books: 2 },
    ]);
    expect(
      await rows`SELECT first_name AS name, books_count AS books FROM authors
        WHERE first_name IN ('Lama', 'Tetap', 'Baru') ORDER BY first_name`,
    ).toEqual([
      { name: "Baru", books: 1 },
      { name: "Lama", books: 0 },
      { name: "Tetap", books: 1 },
    ]);
    expect(await rows`SELECT books_count AS books FROM publishers WHERE name = 'Asal'`).toEqual([{ books: 0 }]);
    expect(
      await rows`SELECT code, books_count AS books FROM classifications WHERE code IN ('100', '599') ORDER BY code`,
    ).toEqual([
      { code: "100", books: 0 },
      { code: "599", books: 1 },
    ]);
    expect(
      await rows`SELECT subjects.name FROM book_subjects JOIN subjects ON subjects.id = subject_id
        WHERE book_id = ${id} ORDER BY position`,
    ).toEqual([{ name: "Hewan" }, { name: "Pagi" }]);
    expect(await recordOf(id)).toMatchObject({ title_key: "kuda putih" });
    const [entry] = await entriesOf(id);
    expect(JSON.parse(entry?.earlier ?? "{}")).toMatchObject({
      title: "Kucing Hitam",
      authors: ["Lama Sekali", "Tetap Ada"],
      publisher: "Asal",
      category: "Dari",
      callNumber: "100 SEK k",
    });
    expect(JSON.parse(entry?.later ?? "{}")).toMatchObject({
      title: "Kuda Putih",
      authors: ["Tetap Ada", "Baru Datang"],
      publisher: null,
      category: "Tujuan",
      callNumber: "599 ADA k",
    });
  });

  it("is known to an import by its new title, authors, year and ISBN", async () => {
    const id = await given({ title: "Lama", by: ["Satu Dua"], publishYear: 1999, isbn: "9789793062792" });
    const twin = await given({ title: "Baru", by: ["Tiga Empat"], publishYear: 2010 });
    await editing.update(admin, id, {
      title: "BARU",
      authors: [{ firstName: "Tiga", lastName: "Empat" }],
      publishYearText: "Mei 2010",
      isbn: "979-3062-79-1",
    });

    expect(await recordOf(id)).toMatchObject({
      identity_key: (await recordOf(twin)).identity_key,
      isbn: "979-3062-79-1",
      isbn13: null,
      publish_year: 2010,
      publish_year_text: "Mei 2010",
    });
  });

  it("empties what is null: the year with its text, the authors, the language back to Indonesian", async () => {
    const id = await given({
      title: "Penuh",
      by: ["Ada Orang"],
      publishYear: 1999,
      language: "en",
      subjects: ["A"],
      description: "Isi",
      price: 1,
      isbn: "9789793062792",
      location: { name: "R" },
    });
    const { book } = await editing.update(admin, id, {
      publishYear: null,
      authorIds: null,
      language: null,
      subjects: null,
      description: null,
      price: null,
      isbn: null,
      locationId: null,
    });

    expect(book).toMatchObject({
      publishYear: null,
      publishYearText: null,
      language: "id",
      price: null,
      isbn: null,
      isbn13: null,
      locationId: null,
    });
    expect(await recordOf(id)).toMatchObject({ description: null });
    expect(await rows`SELECT author_id FROM book_authors WHERE book_id = ${id}`).toEqual([]);
    expect(await rows`SELECT subject_id FROM book_subjects WHERE book_id = ${id}`).toEqual([]);
  });

  it("proposes the call number anew where the title begins with another letter", async () => {
    const id = await given({ title: "Angin", by: ["Rara Kusuma"], classification: { code: "813" } });

    expect((await editing.update(admin, id, { title: "Bukit" })).book.callNumber).toBe("813 KUS b");
    expect((await editing.update(admin, id, { title: "Batu" })).book.callNumber).toBe("813 KUS b");
  });

  it("keeps a call number that a person gave, and takes the one that is given now", async () => {
    const id = await given({ title: "Tangan", classification: { code: "100" }, callNumber: "RAK 7" });

    expect((await editing.update(admin, id, { classification: { code: "200" } })).book.callNumber).toBe("RAK 7");
    expect((await editing.update(admin, id, { callNumber: null })).book.callNumber).toBeNull();
    expect((await editing.update(admin, id, { title: "Kaki" })).book.callNumber).toBeNull();
    expect(
      (await editing.update(admin, id, { callNumber: "200 KAK k", classification: { code: "300" } })).book.callNumber,
    ).toBe("200 KAK k");
  });

  it("writes nothing at all where nothing differs", async () => {
    const id = await given({ title: "Tetap", by: ["Rara Tetap"], category: "Tetap", publishYear: 2001 });
    const before = await recordOf(id);
    await editing.update(admin, id, {
      title: " Tetap ",
      authors: [{ firstName: "RARA", lastName: "tetap" }],
      category: "TETAP",
      publishYear: 2001,
    });
    await editing.update(admin, id, {});

    expect(await recordOf(id)).toEqual(before);
    expect(await entriesOf(id)).toEqual([]);
  });

  it("removes the cover and keeps its file for the undo; a form that sends the URL back changes nothing", async () => {
    const id = await given({ title: "Bersampul" });
    await setCover(id, COVER);
    expect((await editing.update(admin, id, { imageUrl: COVER, edition: "2" })).book.imageUrl).toBe(COVER);
    expect(await rows`SELECT state FROM stored_files`).toEqual([{ state: "kept" }]);

    expect((await editing.update(admin, id, { imageUrl: COVER, isDeleteImage: true })).book.imageUrl).toBeNull();
    expect(await rows`SELECT state FROM stored_files`).toEqual([{ state: "held" }]);
  });

  it("replaces an own cover by another site's and releases the file; both at once is refused", async () => {
    const id = await given({ title: "Berganti" });
    await setCover(id, COVER);
    const both = await expectDomainError(
      editing.update(admin, id, { imageUrl: "https://contoh.id/a.jpg", isDeleteImage: true }),
    );
    const foreign = await expectDomainError(editing.update(admin, id, { imageUrl: COVER.replace("0", "f") }));

    expect([both, foreign]).toMatchObject([
      { kind: "validation", fields: { isDeleteImage: expect.any(String) } },
      { kind: "validation", fields: { imageUrl: expect.any(String) } },
    ]);
    expect(
      (await editing.update(admin, id, { imageUrl: "https://contoh.id/a.jpg", isDeleteImage: false })).book.imageUrl,
    ).toBe("https://contoh.id/a.jpg");
    expect(await rows`SELECT state FROM stored_files`).toEqual([{ state: "dropped" }]);
  });

  it("keeps an address of http that it has from before, and takes no other", async () => {
    const id = await given({ title: "Lama", imageUrl: "http://contoh.id/lama.jpg" });
    const update = (imageUrl: string) => editing.update(admin, id, { imageUrl, edition: "2" });
    expect((await update("http://contoh.id/lama.jpg")).book).toMatchObject({ edition: "2" });
    const { kind, fields } = await expectDomainError(update("http://contoh.id/baru.jpg"));
    expect([kind, Object.keys(fields)]).toEqual(["validation", ["imageUrl"]]);
  });

  it("notices that somebody else was faster, even within the same second", async () => {
    const id = await given({ title: "Rebutan" });
    const seen = fromSqlDateTime(
      (await rows<{ at: string | Date }>`SELECT updated_at AS at FROM books WHERE id = ${id}`)[0]?.at ?? "",
    ).toISOString();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        editing.update(admin, id, { edition: `Cet. ${index}`, expectedUpdatedAt: seen }),
      ),
    );
    const lost = outcomes.filter((outcome) => outcome.status === "rejected");

    expect(lost).toHaveLength(7);
    expect(lost.every(({ reason }) => (reason as { kind?: string }).kind === "conflict")).toBe(true);
    expect(await entriesOf(id)).toHaveLength(1);

    const times = new Set([seen]);
    for (const edition of ["a", "b", "c"]) {
      times.add((await editing.update(admin, id, { edition })).book.updatedAt.toISOString());
    }
    expect(times.size).toBe(4);
    expect(
      (await expectDomainError(editing.update(admin, id, { edition: "d", expectedUpdatedAt: seen }))).fields,
    ).toHaveProperty("expectedUpdatedAt");
  });

  it("does not find a book of an unfinished import, and changes nothing of it", async () => {
    const [hidden = 0] = await givenBooks(test.database, [{ title: "Belum jadi" }], { listed: false });
    const before = await recordOf(hidden);

    expect((await expectDomainError(editing.update(admin, hidden, { title: "X" }))).kind).toBe("notFound");
    expect((await expectDomainError(editing.update(admin, 999_999, { title: "X" }))).kind).toBe("notFound");
    expect(await recordOf(hidden)).toEqual(before);
  });

  it("reports every invalid field, unknown fields and unknown ids; nothing changes", async () => {
    const id = await given({ title: "Utuh" });
    const before = await recordOf(id);
    const wrong = await expectDomainError(
      editing.update(admin, id, {
        title: " ",
        price: 1.5,
        slug: "lain",
        expectedUpdatedAt: "kemarin",
        category: "A",
        categoryId: 1,
      }),
    );
    const unknown = await expectDomainError(
      editing.update(admin, id, { publisherId: 999_999, authorIds: [999_999], subjects: ["Baru sekali"] }),
    );

    expect([wrong.kind, Object.keys(wrong.fields).sort()]).toEqual([
      "validation",
      ["category", "expectedUpdatedAt", "price", "slug", "title"],
    ]);
    expect([unknown.kind, Object.keys(unknown.fields).sort()]).toEqual(["validation", ["authorIds.0", "publisherId"]]);
    expect(await recordOf(id)).toEqual(before);
    expect(await rows`SELECT id FROM subjects WHERE name = 'Baru sekali'`).toEqual([]);
  });

  it("lets two people move books between the same lists at the same moment", async () => {
    const ids = await givenBooks(
      test.database,
      Array.from({ length: 10 }, (_, index) => ({
        title: `Pindah ${index}`,
        category: index % 2 === 0 ? "Kiri" : "Kanan",
      })),
    );
    await Promise.all(
      ids.map((id, index) => editing.update(admin, id, { category: index % 2 === 0 ? "Kanan" : "Kiri" })),
    );

    expect(await rows`SELECT books_count AS books FROM categories WHERE name IN ('Kiri', 'Kanan')`).toEqual([
      { books: 5 },
      { books: 5 },
    ]);
  });

  it("lets administrators alone in", async () => {
    const id = await given({ title: "Terkunci" });
    const student = await givenStudentViewer(test.database);
    const reading = { ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "read" } } as const;

    expect((await expectDomainError(editing.update(visitor, id, {}))).kind).toBe("unauthenticated");
    expect((await expectDomainError(editing.update(student, id, {}))).kind).toBe("forbidden");
    expect((await expectDomainError(editing.update(reading, id, {}))).kind).toBe("forbidden");
  });
});
