import sql, { raw } from "sql-template-tag";

import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { CopyService } from "../../../../server/books/copies/CopyService.js";
import { BookService } from "../../../../server/books/BookService.js";
import { insertBooks } from "../../../../server/books/writing/bookWriter.js";
import { parseAuthorName } from "../../../../server/authorities/names/authorName.js";
import { categoryDraft, findOrCreate } from "../../../../server/authorities/editing/findOrCreate.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { finishImports, givenUndecidedImport } from "../../authorities/editing/listRecords.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("Creating a book", (test) => {
  let editing: BookEditingService;
  let admin: AdminViewer;
  beforeAll(async () => {
    editing = new BookEditingService(test.database);
    admin = await givenAdmin(test.database);
  });
  const rows = <Row>(statement: Parameters<typeof sql>[0], ...values: unknown[]) =>
    test.database.read((reader) => reader.rows<Row>(sql(statement, ...values)));
  const codesOf = async (id: number) =>
    (await rows<{ code: string }>`SELECT item_code AS code FROM copies WHERE book_id = ${id} ORDER BY id`).map(
      ({ code }) => code,
    );
  const found = async (search: string) =>
    (await new BookService(test.database).page(visitor, { search }, { first: 10 })).edges.map(({ node }) => node.title);

  it("writes every field, its records, search words, figures and one audit entry", async () => {
    const before = await rows<{ value: number }>`SELECT value FROM counters WHERE name = 'books'`;
    const { book, warnings } = await editing.create(admin, {
      title: "  Laskar   Pelangi ",
      subtitle: "Sebuah novel",
      authors: [
        { firstName: "Andrea", lastName: "Hirata" },
        { firstName: "Tim Redaksi", kind: "organisation" },
      ],
      isbn: "979-3062-79-7",
      publisher: "Bentang Pustaka",
      publishPlace: "Yogyakarta",
      publishYearText: "c2005",
      edition: "Cet. 1",
      physicalDescription: "534 hlm",
      seriesTitle: "Tetralogi",
      language: "Bahasa Indonesia",
      classification: { code: "813", name: "Fiksi" },
      category: "Novel",
      subjects: ["Belitung", "belitung", "Guru"],
      description: "Sepuluh anak.\r\nSatu sekolah.",
      imageUrl: "contoh.id/a.jpg",
      location: { name: "Ruang A", shelf: "F-2" },
      source: "BOS",
      price: 89_000,
      copies: 2,
    });

    expect(warnings).toEqual([]);
    expect(book).toMatchObject({
      slug: "laskar-pelangi",
      title: "Laskar Pelangi",
      isbn13: "9789793062792",
      publishYear: 2005,
      publishYearText: "c2005",
      language: "id",
      callNumber: "813 HIR l",
      imageUrl: "https://contoh.id/a.jpg",
      price: 89_000,
    });
    expect(await rows`SELECT description FROM books WHERE id = ${book.id}`).toEqual([
      { description: "Sepuluh anak.\nSatu sekolah." },
    ]);
    expect(await codesOf(book.id)).toEqual(["B00001", "B00002"]);
    expect(await found("belitung hirata")).toEqual(["Laskar Pelangi"]);
    expect(await rows`SELECT books_count AS books FROM categories WHERE name = 'Novel'`).toEqual([{ books: 1 }]);
    expect(await rows`SELECT value FROM counters WHERE name = 'books'`).toEqual([
      { value: (before[0]?.value ?? 0) + 1 },
    ]);
    const [entry] = await rows<{ actor: string; earlier: null; later: string }>`
      SELECT actor, before_values AS earlier, after_values AS later FROM audit_entries WHERE action = 'book.create'
      AND record_id = ${book.id}`;
    expect(entry).toMatchObject({ actor: admin.username, earlier: null });
    expect(JSON.parse(entry?.later ?? "{}")).toMatchObject({
      title: "Laskar Pelangi",
      authors: ["Andrea Hirata", "Tim Redaksi"],
      publisher: "Bentang Pustaka",
      copies: 2,
      itemCodes: ["B00001", "B00002"],
    });
  });

  it("chooses records by their numbers, and adds nothing to the lists", async () => {
    const [other = 0] = await givenBooks(test.database, [
      {
        title: "Yang lama",
        by: ["Rara Kusuma", "Budi Doremi"],
        publisher: "Padi Emas",
        classification: { code: "2X4.1" },
        category: "Alam",
        location: { name: "Rak", shelf: "1" },
        source: "Hibah",
      },
    ]);
    const [given] = await rows<{
      publisherId: number;
      classificationId: number;
      categoryId: number;
      locationId: number;
      sourceId: number;
    }>`
      SELECT publisher_id AS publisherId, classification_id AS classificationId, category_id AS categoryId,
      location_id AS locationId, source_id AS sourceId FROM books WHERE id = ${other}`;
    const authorIds = (
      await rows<{
        id: number;
      }>`SELECT author_id AS id FROM book_authors WHERE book_id = ${other} ORDER BY position DESC`
    ).map(({ id }) => id);
    const { book } = await editing.create(admin, { title: "Yang baru", authorIds, ...given });

    expect(book).toMatchObject({ ...given, callNumber: "2X4.1 DOR y" });
    expect(await rows`SELECT author_id AS id FROM book_authors WHERE book_id = ${book.id} ORDER BY position`).toEqual(
      authorIds.map((id) => ({ id })),
    );
    expect(await rows`SELECT books_count AS books FROM locations WHERE name = 'Rak'`).toEqual([{ books: 2 }]);
    expect(await rows`SELECT books_count AS books FROM authors WHERE first_name IN ('Rara', 'Budi')`).toEqual([
      { books: 2 },
      { books: 2 },
    ]);
  });

  it("shares a record that an import brought once it is chosen by its number, for a book or a copy", async () => {
    const imported = {
      title: "Dibawa Impor",
      authors: [parseAuthorName("Penulis Impor")],
      publisher: "Penerbit Impor",
      source: "Hibah Impor",
      location: { name: "Gudang Impor" },
    };
    const options = { importId: 7, listed: true, now: new Date() };
    await test.database.write({ unaudited: "The import itself." }, (tx) => insertBooks(tx, [imported], options));
    const idOf = async (list: "authors" | "publishers" | "locations") => {
      const [row] = await rows<{ id: number }>`SELECT id FROM ${raw(list)} WHERE import_id = 7`;
      return row?.id;
    };
    const importsOf = (list: "authors" | "publishers" | "locations" | "sources") =>
      rows`SELECT books_count AS books, import_id AS importId FROM ${raw(list)} WHERE name_key LIKE '%impor'`;
    const [locationId, authorId] = [await idOf("locations"), await idOf("authors")];

    const { book } = await editing.create(admin, {
      title: "Ditulis Tangan",
      authorIds: [authorId],
      publisherId: await idOf("publishers"),
    });
    await new CopyService(test.database).create(admin, book.id, { count: 1, locationId });

    expect(await importsOf("authors")).toEqual([{ books: 2, importId: null }]);
    expect(await importsOf("publishers")).toEqual([{ books: 2, importId: null }]);
    expect(await importsOf("locations")).toEqual([{ books: 1, importId: null }]);
    expect(await importsOf("sources")).toEqual([{ books: 1, importId: 7 }]);
  });

  it("keeps what it doubts and says so", async () => {
    const { book, warnings } = await editing.create(admin, {
      title: "Meragukan",
      isbn: "979-3062-79-1",
      publishYearText: "1342 H",
    });

    expect(warnings.map(({ field }) => field)).toEqual(["isbn", "publishYearText"]);
    expect(book).toMatchObject({
      isbn: "979-3062-79-1",
      isbn13: null,
      publishYear: null,
      publishYearText: "1342 H",
    });
  });

  it.each([
    "http://contoh.id/a.jpg",
    "https://siti:rahasia@contoh.id/a.jpg",
    "https://contoh.id\\@lain.id/a.jpg",
    "https:///a.jpg",
    "//contoh.id/a.jpg",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "ftp://contoh.id/a.jpg",
    "/static/files/a.pdf",
    "/static/covers/9-9f9f9f9f9f9f9f9f.webp",
  ])("takes no cover from %s, which is neither https nor its own", async (imageUrl) => {
    const { kind, fields } = await expectDomainError(editing.create(admin, { title: "Bersampul", imageUrl }));
    expect([kind, Object.keys(fields)]).toEqual(["validation", ["imageUrl"]]);
  });

  it("keeps signs of HTML as the text that they are, and 500 letters of a title", async () => {
    const { book } = await editing.create(admin, { title: '<script>alert(1)</script> & "A"' });
    const { book: long } = await editing.create(admin, { title: "漢".repeat(500), subtitle: "😀".repeat(250) });

    expect(book.title).toBe('<script>alert(1)</script> & "A"');
    expect(await rows`SELECT title, subtitle FROM books WHERE id = ${long.id}`).toEqual([
      { title: "漢".repeat(500), subtitle: "😀".repeat(250) },
    ]);
  });

  it("tells every wrong field at once and writes nothing", async () => {
    const before = await rows`SELECT (SELECT COUNT(*) FROM books) AS books, (SELECT COUNT(*)
        FROM publishers) AS publishers, (SELECT COUNT(*) FROM audit_entries) AS entries`;
    const { kind, fields } = await expectDomainError(
      editing.create(admin, {
        title: "a".repeat(501),
        subtitle: "nol\u0000",
        edition: "setengah\ud800",
        authors: [{ firstName: "" }, { firstName: "Tim", lastName: "Redaksi", kind: "organisation" }],
        authorIds: [1],
        isbn: "9".repeat(101),
        publisherId: 1,
        publisher: "Dua",
        publishYear: 20007,
        imageUrl: "javascript:alert(1)",
        price: -1,
        copies: 1_001,
        itemCodes: ["baik", " ", "a\u200bb"],
        id: 7,
        listed: false,
        subjects: ["x".repeat(256)],
      }),
    );

    expect(kind).toBe("validation");
    expect(Object.keys(fields).sort()).toEqual([
      "authors",
      "authors.0.firstName",
      "authors.1.lastName",
      "copies",
      "edition",
      "id",
      "imageUrl",
      "isbn",
      "itemCodes.1",
      "itemCodes.2",
      "listed",
      "price",
      "publishYear",
      "publisher",
      "subjects.0",
      "subtitle",
      "title",
    ]);
    expect(
      await rows`SELECT (SELECT COUNT(*) FROM books) AS books, (SELECT COUNT(*)
        FROM publishers) AS publishers, (SELECT COUNT(*) FROM audit_entries) AS entries`,
    ).toEqual(before);
    expect((await expectDomainError(editing.create(admin, {}))).fields).toEqual({ title: "Wajib diisi." });
    expect((await expectDomainError(editing.create(admin, null))).kind).toBe("validation");
  });

  it("names every number that leads nowhere, also one that only an unfinished import has used", async () => {
    const importId = await givenUndecidedImport(test.database, []);
    const hidden = await test.database.write(testWrite, (tx) =>
      findOrCreate(tx, "categories", [categoryDraft({ name: "Belum ada" })], importId),
    );
    const { kind, fields } = await expectDomainError(
      editing.create(admin, {
        title: "Tersesat",
        authorIds: [999_998, 999_999],
        publisherId: 999_999,
        categoryId: hidden.get("belum ada"),
        classificationId: 999_999,
        locationId: 999_999,
        sourceId: 999_999,
        imageUrl: "/static/covers/0123456789abcdef0123456789abcdef-640.webp",
      }),
    );

    expect(kind).toBe("validation");
    expect(Object.keys(fields).sort()).toEqual([
      "authorIds.0",
      "authorIds.1",
      "categoryId",
      "classificationId",
      "imageUrl",
      "locationId",
      "publisherId",
      "sourceId",
    ]);
    await finishImports(test.database);
    expect(await rows`SELECT id FROM books WHERE title = 'Tersesat'`).toEqual([]);
  });

  it("lets administrators alone in", async () => {
    const student = await givenStudentViewer(test.database);
    const reading = { ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "read" } } as const;

    expect((await expectDomainError(editing.create(visitor, { title: "X" }))).kind).toBe("unauthenticated");
    expect((await expectDomainError(editing.create(student, {}))).kind).toBe("forbidden");
    expect((await expectDomainError(editing.create(reading, { title: "X" }))).kind).toBe("forbidden");
  });
});

onBothEngines("Copies of a new book", (test) => {
  let editing: BookEditingService;
  let admin: AdminViewer;
  beforeAll(async () => {
    editing = new BookEditingService(test.database);
    admin = await givenAdmin(test.database);
  });
  const codesOf = async (id: number) =>
    (
      await test.database.read((reader) =>
        reader.rows<{ code: string }>(sql`SELECT item_code AS code FROM copies WHERE book_id = ${id} ORDER BY id`),
      )
    ).map(({ code }) => code);

  it("have the codes that were given, and for the others such as nobody has", async () => {
    const { book } = await editing.create(admin, { title: "Campur", itemCodes: ["B00001", "B00003"], copies: 4 });
    const { book: more } = await editing.create(admin, { title: "Lagi", copies: 1 });

    expect(await codesOf(book.id)).toEqual(["B00001", "B00003", "B00004", "B00005"]);
    expect(await codesOf(more.id)).toEqual(["B00006"]);
  });

  it("are refused by the code that another copy has or that is written twice; nothing stays", async () => {
    const taken = await expectDomainError(
      editing.create(admin, { title: "Bentrok", publisher: "Tak Jadi", itemCodes: ["Z-1", "B00001", "B00003"] }),
    );
    const twice = await expectDomainError(
      editing.create(admin, { title: "Bentrok", itemCodes: ["Z-1", "Z-2", " Z-1 "] }),
    );

    expect(taken).toMatchObject({
      kind: "conflict",
      fields: {
        "itemCodes.1": "Kode B00001 sudah dipakai “Campur”.",
        "itemCodes.2": "Kode B00003 sudah dipakai “Campur”.",
      },
    });
    expect(twice).toMatchObject({ kind: "validation", fields: { "itemCodes.2": "Kode Z-1 ditulis dua kali." } });
    expect(
      await test.database.read((reader) => reader.rows(sql`SELECT id FROM publishers WHERE name = 'Tak Jadi'`)),
    ).toEqual([]);
  });

  it("get codes of their own when twenty of one title are made at the same moment", async () => {
    const saved = await Promise.all(
      Array.from({ length: 20 }, () => editing.create(admin, { title: "Serentak", category: "Bersama", copies: 1 })),
    );
    const codes = await Promise.all(saved.map(({ book }) => codesOf(book.id)));

    expect(new Set(codes.flat()).size).toBe(20);
    expect(new Set(saved.map(({ book }) => book.slug)).size).toBe(20);
    expect(
      await test.database.read((reader) =>
        reader.rows(sql`SELECT books_count AS books FROM categories WHERE name = 'Bersama'`),
      ),
    ).toEqual([{ books: 20 }]);
  });
});
