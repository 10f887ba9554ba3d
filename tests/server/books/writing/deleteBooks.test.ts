import sql from "sql-template-tag";

import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { BookService } from "../../../../server/books/BookService.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBorrowing } from "../../../support/circulation/givenBorrowing.js";
import { givenBookFile } from "../../../support/files/givenBookFile.js";
import { copies, givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("Deleting books", (test) => {
  let editing: BookEditingService;
  let admin: AdminViewer;
  beforeAll(async () => {
    editing = new BookEditingService(test.database);
    admin = await givenAdmin(test.database);
  });
  const rows = <Row>(statement: Parameters<typeof sql>[0], ...values: unknown[]) =>
    test.database.read((reader) => reader.rows<Row>(sql(statement, ...values)));
  const books = async () =>
    Number((await rows<{ value: number }>`SELECT value FROM counters WHERE name = 'books'`)[0]?.value ?? 0);
  const listed = async () =>
    Number((await rows<{ count: number }>`SELECT COUNT(*) AS count FROM books WHERE listed = 1`)[0]?.count);

  it("hides the book with its copies, words, files and figures, and leaves one audit entry", async () => {
    const [id = 0, neighbour = 0] = await givenBooks(test.database, [
      {
        title: "Dihapus",
        by: ["Rara Hapus"],
        category: "Hapus",
        subjects: ["Hilang"],
        copies: [{ itemCode: "D-1" }, { itemCode: "D-2" }],
      },
      { title: "Tetangga", by: ["Rara Hapus"], category: "Hapus", subjects: ["Hilang"], copies: copies(1) },
    ]);
    await givenBookFile(test.database, id, { address: `/static/files/${"b".repeat(32)}/dihapus.pdf` });
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE books SET image_url = ${`/static/covers/${"a".repeat(32)}-640.webp`} WHERE id = ${id}`);
      for (const name of ["a", "b", "c"]) {
        await tx.run(
          sql`INSERT INTO stored_files (name, kind, state, changed_at)
            VALUES (${name.repeat(32)}, 'cover', 'kept', '2026-11-01 00:00:00.000')`,
        );
      }
    });
    await editing.delete(admin, id);

    expect(await rows`SELECT id FROM books WHERE id IN (${id}, ${neighbour}) AND listed = 1`).toEqual([
      { id: neighbour },
    ]);
    expect(await rows`SELECT id FROM copies WHERE book_id IN (${id}, ${neighbour})`).toHaveLength(3);
    expect((await new BookService(test.database).copies(visitor, id, { first: 5 })).edges).toEqual([]);
    expect(
      (await new BookService(test.database).page(visitor, { search: "hilang" }, { first: 5 })).edges.map(
        ({ node }) => node.id,
      ),
    ).toEqual([neighbour]);
    expect(
      await rows`SELECT books_count AS books FROM authors WHERE last_name = 'Hapus' UNION ALL SELECT books_count
        FROM categories WHERE name = 'Hapus'`,
    ).toEqual([{ books: 1 }, { books: 1 }]);
    expect(await rows`SELECT state FROM stored_files ORDER BY name`).toEqual([
      { state: "held" },
      { state: "held" },
      { state: "kept" },
    ]);
    expect(await books()).toBe(await listed());
    const entries = await rows<{
      earlier: string;
      later: string | null;
    }>`SELECT before_values AS earlier, after_values AS later FROM audit_entries WHERE action = 'book.delete'
      AND record_id = ${id}`;
    expect(entries.map(({ earlier, later }) => [JSON.parse(earlier) as unknown, later])).toMatchObject([
      [{ title: "Dihapus", authors: ["Rara Hapus"], copies: 2, itemCodes: ["D-1", "D-2"] }, null],
    ]);
  });

  it("says which copy is on loan until when, or ever was, and what to do; nothing changes", async () => {
    const [out = 0, was = 0] = await givenBooks(test.database, [
      { title: "Sedang keluar", copies: [{ itemCode: "O-1" }, { itemCode: "O-2" }] },
      { title: "Pernah keluar", copies: ["P-1", "P-2", "P-3", "P-4", "P-5"].map((itemCode) => ({ itemCode })) },
    ]);
    await givenBorrowing(test.database, "O-2");
    for (const code of ["P-1", "P-1", "P-2", "P-3", "P-5"]) {
      await givenBorrowing(test.database, code, { returned: true });
    }
    const before = await rows`SELECT COUNT(*) AS copies FROM copies`;

    expect(await expectDomainError(editing.delete(admin, out))).toMatchObject({
      kind: "conflict",
      message:
        "“Sedang keluar” tidak dapat dihapus. Eksemplar O-2 sedang dipinjam sampai 28 November 2026. Terima dulu pengembaliannya.",
    });
    expect(await expectDomainError(editing.delete(admin, was))).toMatchObject({
      kind: "conflict",
      message:
        "“Pernah keluar” tidak dapat dihapus. Eksemplar P-1, P-2, P-3 dan 1 lainnya pernah dipinjam, dan riwayatnya harus tetap utuh. Ubah status eksemplarnya menjadi Ditarik.",
    });
    expect(await rows`SELECT COUNT(*) AS copies FROM copies`).toEqual(before);
    expect(
      await rows`SELECT id FROM audit_entries WHERE record_id IN (${out}, ${was}) AND action = 'book.delete'`,
    ).toEqual([]);
  });

  it("does not find a book of an unfinished import, nor one that is gone", async () => {
    const [hidden = 0] = await givenBooks(test.database, [{ title: "Belum jadi", copies: copies(1) }], {
      listed: false,
    });

    expect((await expectDomainError(editing.delete(admin, hidden))).kind).toBe("notFound");
    expect((await expectDomainError(editing.delete(admin, 999_999))).kind).toBe("notFound");
    expect(await rows`SELECT id FROM books WHERE id = ${hidden}`).toHaveLength(1);
  });

  it("deletes of several those that can be, tells of each what became of it, and writes down each", async () => {
    const [first = 0, out = 0, last = 0] = await givenBooks(test.database, [
      { title: "Satu", category: "Borongan", copies: copies(2) },
      { title: "Dua", category: "Borongan", copies: [{ itemCode: "BU-1" }] },
      { title: "Tiga", category: "Borongan" },
    ]);
    const [hidden = 0] = await givenBooks(test.database, [{ title: "Empat" }], { listed: false });
    await givenBorrowing(test.database, "BU-1");
    const outcomes = await editing.bulkDelete(admin, { bookIds: [last, out, 999_999, first, hidden] });

    expect(outcomes.map(({ id, refused }) => [id, refused?.kind ?? null])).toEqual([
      [last, null],
      [out, "conflict"],
      [999_999, "notFound"],
      [first, null],
      [hidden, "notFound"],
    ]);
    expect(
      await rows`SELECT id FROM books WHERE id IN (${first}, ${out}, ${last}, ${hidden}) AND deleted_at IS NULL
        ORDER BY id`,
    ).toEqual([{ id: out }, { id: hidden }]);
    expect(await rows`SELECT books_count AS books FROM categories WHERE name = 'Borongan'`).toEqual([{ books: 1 }]);
    expect(
      await rows`SELECT record_id AS id FROM audit_entries WHERE action = 'book.delete'
        AND record_id IN (${first}, ${out}, ${last}, ${hidden}) ORDER BY record_id`,
    ).toEqual([{ id: first }, { id: last }]);
    expect(await books()).toBe(await listed());
  });

  it("is refused as a whole where none can be deleted", async () => {
    const [out = 0] = await givenBooks(test.database, [{ title: "Sendiri", copies: [{ itemCode: "S-1" }] }]);
    await givenBorrowing(test.database, "S-1", { returned: true });

    expect(await expectDomainError(editing.bulkDelete(admin, { bookIds: [999_999, out] }))).toMatchObject({
      kind: "conflict",
      fields: { "bookIds.0": expect.stringContaining("tidak ditemukan"), "bookIds.1": expect.stringContaining("S-1") },
    });
    expect((await expectDomainError(editing.bulkDelete(admin, { bookIds: [999_998, 999_999] }))).kind).toBe("notFound");
  });

  it("takes 250 books at once, in as many statements as a few, and not one more", async () => {
    const many = await givenBooks(
      test.database,
      Array.from({ length: 250 }, () => ({ by: ["Banyak Buku"], copies: copies(2) })),
    );
    const few = await givenBooks(
      test.database,
      Array.from({ length: 5 }, () => ({ by: ["Banyak Buku"], copies: copies(2) })),
    );
    const forFew = await test.counter.statementsDuring(() => editing.bulkDelete(admin, { bookIds: few }));
    const forMany = await test.counter.statementsDuring(async () => {
      expect((await editing.bulkDelete(admin, { bookIds: many })).every(({ refused }) => refused === null)).toBe(true);
    });

    expect(forMany.length).toBe(forFew.length);
    for (const bookIds of [[], Array.from({ length: 251 }, (_, index) => index + 1), [1, 1], ["1"], null]) {
      expect(await expectDomainError(editing.bulkDelete(admin, { bookIds }))).toMatchObject({ kind: "validation" });
    }
  });

  it("gives a book to one of two who delete it at the same moment", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Rebutan", category: "Rebutan", copies: copies(3) }]);
    const outcomes = await Promise.allSettled([
      editing.delete(admin, id),
      editing.delete(admin, id),
      editing.bulkDelete(admin, { bookIds: [id] }),
    ]);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await rows`SELECT books_count AS books FROM categories WHERE name = 'Rebutan'`).toEqual([{ books: 0 }]);
    expect(await books()).toBe(await listed());
  });

  it("lets administrators alone in", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Terkunci" }]);
    const student = await givenStudentViewer(test.database);
    const reading = { ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "read" } } as const;
    const refusals = await Promise.all(
      [visitor, student, reading].flatMap((viewer) => [
        expectDomainError(editing.delete(viewer, id)),
        expectDomainError(editing.bulkDelete(viewer, { bookIds: [id] })),
      ]),
    );

    expect(refusals.map(({ kind }) => kind)).toEqual([
      "unauthenticated",
      "unauthenticated",
      "forbidden",
      "forbidden",
      "forbidden",
      "forbidden",
    ]);
    expect(await rows`SELECT id FROM books WHERE id = ${id}`).toEqual([{ id }]);
  });
});
