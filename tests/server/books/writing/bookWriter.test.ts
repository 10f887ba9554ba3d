import sql from "sql-template-tag";

import { insertBooks } from "../../../../server/books/writing/bookWriter.js";
import { findOrCreate, namedDraft } from "../../../../server/authorities/editing/findOrCreate.js";
import { parseAuthorName } from "../../../../server/authorities/names/authorName.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("Writing books", (test) => {
  const rows = <Row>(statement: Parameters<typeof sql>[0], ...values: unknown[]) =>
    test.database.read((reader) => reader.rows<Row>(sql(statement, ...values)));

  it("gives ids in order, and to each twin of a title the next number", async () => {
    const ids = await givenBooks(test.database, [{ title: "Angin" }, { title: "Air" }, { title: "Angin!" }]);
    const more = await givenBooks(test.database, [{ title: "Angin" }, { title: "ANGIN" }]);
    const slugs = await rows<{
      id: number;
      slug: string;
    }>`SELECT id, slug FROM books WHERE title_key IN ('angin', 'air') ORDER BY id`;
    expect(slugs).toEqual([
      { id: ids[0], slug: "angin" },
      { id: ids[1], slug: "air" },
      { id: ids[2], slug: "angin-2" },
      { id: more[0], slug: "angin-3" },
      { id: more[1], slug: "angin-4" },
    ]);
  });

  it("steps over a slug that another title has by itself", async () => {
    await givenBooks(test.database, [{ title: "Hutan 2" }, { title: "Hutan" }, { title: "Hutan" }, { title: "Hutan" }]);
    const slugs = await rows<{ slug: string }>`SELECT slug FROM books WHERE title LIKE 'Hutan%' ORDER BY id`;
    expect(slugs.map(({ slug }) => slug)).toEqual(["hutan-2", "hutan", "hutan-3", "hutan-4"]);
  });

  it("finds the slug of the six-hundredth twin in as few statements as that of the third", async () => {
    await givenBooks(
      test.database,
      Array.from({ length: 300 }, () => ({ title: "Kembar" })),
    );
    await givenBooks(
      test.database,
      Array.from({ length: 299 }, () => ({ title: "Kembar" })),
    );
    const statements = await test.counter.statementsDuring(() => givenBooks(test.database, [{ title: "Kembar" }]));
    expect(statements.length).toBeLessThan(17);
    const [last] = await rows<{ slug: string }>`SELECT slug FROM books WHERE title = 'Kembar' ORDER BY id DESC LIMIT 1`;
    expect(last?.slug).toBe("kembar-600");
  });

  it("names a title without letters, keeps other scripts, and cuts a long slug between words", async () => {
    await givenBooks(test.database, [{ title: "!?" }, { title: "الكتاب" }, { title: `${"kata ".repeat(60)}akhir` }]);
    const slugs = await rows<{ slug: string }>`SELECT slug FROM books ORDER BY id DESC LIMIT 3`;
    expect(slugs.map(({ slug }) => slug).reverse()).toEqual(["buku", "الكتاب", "kata-".repeat(30).slice(0, -1)]);
  });

  it("creates each authority record once, counts its books, and keeps authors and subjects in order", async () => {
    const shared = {
      publisher: "Padi Emas",
      category: "Alam",
      classification: { code: "2X4.122 9" },
      location: { name: "Ruang A", shelf: "1" },
      source: "Hibah",
    };
    const [id] = await givenBooks(test.database, [
      { title: "Satu", ...shared, by: ["Rara Kusuma", "Arya Wijaya"], subjects: ["Sawah", "Air"] },
      { title: "Dua", ...shared, publisher: "PADI  EMAS", by: ["Arya Wijaya"], subjects: ["air"] },
      { title: "Tiga", ...shared, location: { name: "Ruang A", shelf: "2" } },
    ]);
    expect(await rows`SELECT name, books_count AS books FROM publishers WHERE name_key = 'padi emas'`).toEqual([
      { name: "Padi Emas", books: 3 },
    ]);
    expect(await rows`SELECT shelf, books_count AS books FROM locations WHERE name = 'Ruang A' ORDER BY shelf`).toEqual(
      [
        { shelf: "1", books: 2 },
        { shelf: "2", books: 1 },
      ],
    );
    expect(await rows`SELECT code, books_count AS books FROM classifications`).toEqual([
      { code: "2X4.122 9", books: 3 },
    ]);
    expect(await rows`SELECT first_name AS name, books_count AS books FROM authors ORDER BY first_name`).toEqual([
      { name: "Arya", books: 2 },
      { name: "Rara", books: 1 },
    ]);
    expect(
      await rows`SELECT subjects.name FROM book_subjects JOIN subjects ON subjects.id = subject_id
        WHERE book_id = ${id} ORDER BY position`,
    ).toEqual([{ name: "Sawah" }, { name: "Air" }]);
    expect(await rows`SELECT call_number AS callNumber FROM books WHERE id = ${id}`).toEqual([
      { callNumber: "2X4.122 9 KUS s" },
    ]);
  });

  it("writes an Islamic class as the scheme does, whichever spelling came first", async () => {
    await givenBooks(test.database, [
      { classification: { code: "2x7.3 1" }, callNumber: "2x7.3 1 ABC d" },
      { classification: { code: "2X7.3 1" } },
    ]);
    expect(await rows`SELECT code, books_count AS books FROM classifications WHERE code_key = '2x7 3 1'`).toEqual([
      { code: "2X7.3 1", books: 2 },
    ]);
    expect(await rows`SELECT call_number AS callNumber FROM books WHERE call_number LIKE '2x7.3 1 ABC%'`).toEqual([
      { callNumber: "2x7.3 1 ABC d" },
    ]);
  });

  it("counts listed books only", async () => {
    const before = await rows<{ value: number }>`SELECT value FROM counters WHERE name = 'books'`;
    await givenBooks(test.database, [{ title: "Tersembunyi", publisher: "Belum Ada" }], { listed: false });
    await givenBooks(test.database, [{ title: "Terlihat" }]);
    expect(await rows`SELECT value FROM counters WHERE name = 'books'`).toEqual([
      { value: (before[0]?.value ?? 0) + 1 },
    ]);
    expect(await rows`SELECT books_count AS books FROM publishers WHERE name = 'Belum Ada'`).toEqual([{ books: 0 }]);
  });

  it("writes nothing where one copy's code is taken", async () => {
    await givenBooks(test.database, [{ title: "Pemilik kode", copies: [{ itemCode: "X-1" }] }]);
    const writing = givenBooks(test.database, [
      { title: "Pendatang", publisher: "Tak Jadi", copies: [{ itemCode: "X-2" }, { itemCode: "X-1" }] },
    ]);
    await expect(writing).rejects.toThrow();
    expect(await rows`SELECT id FROM books WHERE title = 'Pendatang'`).toEqual([]);
    expect(await rows`SELECT id FROM publishers WHERE name = 'Tak Jadi'`).toEqual([]);
  });

  it("shares a record that an import brought as soon as something else uses it", async () => {
    const now = new Date();
    const book = {
      title: "Dari impor",
      publisher: "Bersama",
      category: "Sendiri",
      authors: [parseAuthorName("Rara Impor")],
    };
    await test.database.write(testWrite, (tx) => insertBooks(tx, [book], { importId: 7, listed: false, now }));
    await givenBooks(test.database, [{ title: "Dari meja", publisher: "bersama" }]);
    expect(await rows`SELECT import_id AS importId FROM publishers WHERE name = 'Bersama'`).toEqual([
      { importId: null },
    ]);
    expect(await rows`SELECT import_id AS importId FROM categories WHERE name = 'Sendiri'`).toEqual([{ importId: 7 }]);
  });

  it("lets two writers name the same new record at the same moment", async () => {
    const both = await Promise.all(
      [1, 2].map(() =>
        test.database.write(testWrite, (tx) => findOrCreate(tx, "publishers", [namedDraft("Serentak")], null)),
      ),
    );
    expect(both[0]?.get("serentak")).toBe(both[1]?.get("serentak"));
  });
});
