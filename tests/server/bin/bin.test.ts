import sql from "sql-template-tag";
import { getMetadataArgsStorage } from "typeorm";

import { BinService } from "../../../server/bin/BinService.js";
import { NOT_IN_BIN } from "../../../server/bin/binKinds.js";
import { binHandlers } from "../../../server/binHandlers.js";
import { booksByIds } from "../../../server/books/bookReads.js";
import { entities } from "../../../server/openDatabase.js";
import { BookService } from "../../../server/books/BookService.js";
import { CopyService } from "../../../server/books/copies/CopyService.js";
import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { AuthorityEditingService } from "../../../server/authorities/editing/AuthorityEditingService.js";
import { recordBooks } from "../../../server/books/writing/recordBooks.js";
import { EResourceEditingService } from "../../../server/eResources/EResourceEditingService.js";
import { EResourceService } from "../../../server/eResources/EResourceService.js";
import { ReportService } from "../../../server/reports/figures/ReportService.js";
import { type AdminViewer, system, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../support/people.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { testWrite } from "../../support/testWrite.js";
import { aPdf } from "../../support/files/givenFiles.js";
import { testFiles, fileReferencesOf, receivedFile } from "../platform/files/testFiles.js";

const DAY_MS = 86_400_000;

describe("What is deleted", () => {
  const binTables = [
    "books",
    "book_files",
    "copies",
    "blog_posts",
    "students",
    "suggestions",
    "serials",
    "e_resources",
    "authors",
    "publishers",
    "categories",
    "classifications",
    "locations",
    "sources",
  ];

  it("goes to the bin, or a reason is given for its table", () => {
    const tables = entities.map(
      (entity) => getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name,
    );
    expect([...binTables, ...Object.keys(NOT_IN_BIN)].sort()).toEqual(tables.sort());
  });
});

onBothEngines("The bin", (test) => {
  let admin: AdminViewer;
  const files = testFiles(test);
  const bin = () => new BinService(test.database, files.stored(), binHandlers);
  const editing = () => new BookEditingService(test.database);
  const lists = () => new AuthorityEditingService(test.database, recordBooks);
  const books = () => new BookService(test.database);
  const rows = <Row>(statement: Parameters<typeof sql>[0], ...values: unknown[]) =>
    test.database.read((reader) => reader.rows<Row>(sql(statement, ...values)));
  const counter = async () =>
    Number((await rows<{ value: number }>`SELECT value FROM counters WHERE name = 'books'`)[0]?.value ?? 0);
  const countOf = async (table: "authors" | "categories", id: number) =>
    Number(
      (
        await test.database.read((reader) =>
          reader.rows<{ count: number }>(
            table === "authors"
              ? sql`SELECT books_count AS count FROM authors WHERE id = ${id}`
              : sql`SELECT books_count AS count FROM categories WHERE id = ${id}`,
          ),
        )
      )[0]?.count ?? -1,
    );
  const authorsOf = async (bookId: number) =>
    (
      await rows<{
        name: string;
      }>`SELECT authors.last_name AS name FROM book_authors JOIN authors ON authors.id = book_authors.author_id
        WHERE book_id = ${bookId} ORDER BY position`
    ).map(({ name }) => name);
  const idOf = async (lastName: string) =>
    (await rows<{ id: number }>`SELECT id FROM authors WHERE last_name = ${lastName}`)[0]?.id ?? 0;
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  afterAll(files.remove);

  it("gives a book back with its number, address, copies, words, files and figures", async () => {
    const [id = 0] = await givenBooks(test.database, [
      {
        title: "Pulang Kampung",
        by: ["Rara Pulang"],
        category: "Pulang",
        copies: [{ itemCode: "P-1" }, { itemCode: "P-2" }],
      },
    ]);
    const { digitalFile } = await files.service().uploadBookFile(admin, { id }, receivedFile(aPdf()));
    const before = {
      books: await counter(),
      slug: (
        await books().one(visitor, { id: null, slug: "pulang-kampung" }, { load: () => Promise.resolve(null) } as never)
      )?.slug,
    };
    const entry = await editing().delete(admin, id);

    expect(await counter()).toBe(before.books - 1);
    expect(await files.states()).toContain("held");
    const { outcomes, bookIds } = await bin().restore(admin, { ids: [entry] });

    expect(outcomes).toMatchObject([{ id: entry, kind: "book", recordId: id, refused: null }]);
    expect(await test.database.read((reader) => booksByIds(reader, bookIds))).toMatchObject([
      { id, slug: before.slug, title: "Pulang Kampung", digitalFile },
    ]);
    expect(await counter()).toBe(before.books);
    expect(
      (await books().page(visitor, { search: "pulang kampung" }, { first: 5 })).edges.map(({ node }) => node.id),
    ).toEqual([id]);
    expect((await books().copies(visitor, id, { first: 5 })).edges.map(({ node }) => node.itemCode)).toEqual([
      "P-1",
      "P-2",
    ]);
    expect(await files.states()).not.toContain("held");
    expect(
      await rows`SELECT action FROM audit_entries WHERE record_id = ${id} AND record_type = 'book' ORDER BY id`,
    ).toEqual([{ action: "book.file" }, { action: "book.delete" }, { action: "book.restore" }]);
    expect((await expectDomainError(bin().restore(admin, { ids: [entry] }))).kind).toBe("notFound");
  });

  it("gives a copy back where its book is there and its code is free, and says otherwise why not", async () => {
    const [id = 0, other = 0] = await givenBooks(test.database, [
      { title: "Punya eksemplar", copies: [{ itemCode: "K-1" }] },
      { title: "Perebut" },
    ]);
    const [copy] = await rows<{ id: number }>`SELECT id FROM copies WHERE item_code = 'K-1'`;
    const copies = new CopyService(test.database);
    const { binEntryIds } = await copies.delete(admin, copy?.id ?? 0);
    await copies.create(admin, other, { itemCodes: ["K-1"] });

    expect(await expectDomainError(bin().restore(admin, { ids: binEntryIds }))).toMatchObject({
      kind: "conflict",
      message: "Kode K-1 sekarang dipakai “Perebut”. Ubah kode itu, lalu pulihkan lagi.",
    });
    const otherEntry = await editing().delete(admin, other);
    await bin().purge(admin, { ids: [otherEntry] });
    const bookEntry = await editing().delete(admin, id);
    expect((await expectDomainError(bin().restore(admin, { ids: binEntryIds }))).message).toBe(
      "Buku dari eksemplar K-1 ada di Tempat Sampah. Pulihkan bukunya dulu.",
    );

    const { outcomes } = await bin().restore(admin, { ids: [...binEntryIds, bookEntry] });
    expect(outcomes.map(({ refused }) => refused)).toEqual([null, null]);
    expect(await rows`SELECT id, item_code AS code FROM copies WHERE book_id = ${id}`).toEqual([
      { id: copy?.id, code: "K-1" },
    ]);
  });

  it("gives a copy back as one that came when it did, by an import or the desk, and is not new", async () => {
    await givenBooks(test.database, [{ title: "Kembali", copies: [{ itemCode: "M-1" }, { itemCode: "M-2" }] }]);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE copies SET created_at = '2025-02-03 04:05:06.000' WHERE item_code IN ('M-1', 'M-2')`);
      await tx.run(sql`UPDATE copies SET import_id = 7 WHERE item_code = 'M-2'`);
    });
    const acquired = () =>
      new ReportService(test.database, { timeZone: "Asia/Jakarta", now: () => new Date() }).acquisitions(system, {
        from: "2025-02-03",
        to: "2025-02-03",
      });
    const before = await acquired();
    expect(before).toMatchObject({ copies: 1 });
    for (const copy of await rows<{ id: number }>`SELECT id FROM copies WHERE item_code IN ('M-1', 'M-2')`) {
      const { binEntryIds } = await new CopyService(test.database).delete(admin, copy.id);
      await bin().restore(admin, { ids: binEntryIds });
    }
    expect(await acquired()).toEqual(before);
    expect(
      await rows`SELECT import_id AS importId FROM copies WHERE item_code IN ('M-1', 'M-2')
                 AND updated_at > created_at ORDER BY item_code`,
    ).toEqual([{ importId: null }, { importId: 7 }]);
  });

  it("gives a copy back that was deleted before copies had prices, and before the bin kept how they came", async () => {
    await givenBooks(test.database, [{ title: "Lama", copies: [{ itemCode: "L-1" }] }]);
    const [copy] = await rows<{ id: number }>`SELECT id FROM copies WHERE item_code = 'L-1'`;
    const { binEntryIds } = await new CopyService(test.database).delete(admin, copy?.id ?? 0);
    const [entry] = await rows<{ kept: string }>`SELECT kept FROM bin_entries WHERE id = ${binEntryIds[0]}`;
    const { price, importId, createdAt, ...older } = JSON.parse(entry?.kept ?? "") as Record<string, unknown>;
    expect([importId, typeof createdAt]).toEqual([null, "string"]);
    await test.database.write({ unaudited: "An entry of an older version." }, (tx) =>
      tx.run(sql`UPDATE bin_entries SET kept = ${JSON.stringify(older)} WHERE id = ${binEntryIds[0]}`),
    );

    await bin().restore(admin, { ids: binEntryIds });

    expect([price, ...(await rows`SELECT id, price FROM copies WHERE item_code = 'L-1'`)]).toEqual([
      null,
      { id: copy?.id, price: null },
    ]);
  });

  it("gives a digital file back to its place, and a cover", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Berberkas" }]);
    const service = files.service();
    const { digitalFile } = await service.uploadBookFile(admin, { id }, receivedFile(aPdf("satu")));
    const { binEntryIds } = await service.deleteBookFile(admin, { id });
    await bin().restore(admin, { ids: binEntryIds });
    expect((await fileReferencesOf(test.database, id)).digitalFile).toBe(digitalFile);

    const again = await service.deleteBookFile(admin, { id });
    const { digitalFile: second } = await service.uploadBookFile(admin, { id }, receivedFile(aPdf("dua")));
    await bin().restore(admin, { ids: again.binEntryIds });
    expect((await fileReferencesOf(test.database, id)).digitalFile).toBe(digitalFile);
    expect(await rows`SELECT address FROM book_files WHERE book_id = ${id} ORDER BY position`).toEqual([
      { address: digitalFile },
      { address: second },
    ]);

    const covered = await editing().update(admin, id, { imageUrl: "https://sampul.example/a.jpg" });
    const bare = await editing().update(admin, id, { isDeleteImage: true });
    expect([covered.binEntryIds, bare.book.imageUrl]).toEqual([[], null]);
    const { bookIds } = await bin().restore(admin, { ids: bare.binEntryIds });
    expect(await test.database.read((reader) => booksByIds(reader, bookIds))).toMatchObject([
      { id, imageUrl: "https://sampul.example/a.jpg" },
    ]);
  });

  it("gives an e-resource back to its place", async () => {
    const eResources = new EResourceService(test.database);
    const links = new EResourceEditingService(test.database);
    const made = [];
    for (const label of ["Satu", "Dua", "Tiga"]) {
      made.push(await links.create(admin, { label, url: "https://baca.example" }));
    }
    const { binEntryIds } = await links.delete(admin, made[1]?.id ?? 0);
    await bin().restore(admin, { ids: binEntryIds });
    expect((await eResources.page(admin, {})).edges.map(({ node }) => [node.position, node.label, node.id])).toEqual(
      made.map(({ id, label }, index) => [index + 1, label, id]),
    );
  });

  it("writes nothing back of an entry that does not keep what its kind needs", async () => {
    const eResources = new EResourceService(test.database);
    const links = new EResourceEditingService(test.database);
    const { id } = await links.create(admin, { label: "Rusak", url: "https://rusak.example" });
    const { binEntryIds } = await links.delete(admin, id);
    for (const broken of [
      '{"id":1}',
      `{"id":${id},"label":null,"url":"u","description":null,"position":1,"active":1}`,
    ]) {
      await test.database.write({ unaudited: "A broken entry." }, (tx) =>
        tx.run(sql`UPDATE bin_entries SET kept = ${broken} WHERE id = ${binEntryIds[0]}`),
      );
      await expect(bin().restore(admin, { ids: binEntryIds })).rejects.toThrow(
        `Bin entry ${binEntryIds[0]} does not keep what its kind needs`,
      );
    }
    expect(await eResources.byId(admin, id)).toBeNull();
    await bin().purge(admin, { ids: binEntryIds });
  });

  it("restores a record of a list with the books its replacement still holds, and authors in their order", async () => {
    const [both = 0, alone = 0, later = 0] = await givenBooks(test.database, [
      { title: "Berdua", by: ["A Depan", "B Hilang", "C Ganti"] },
      { title: "Sendiri", by: ["B Hilang"] },
      { title: "Diubah", by: ["B Hilang"] },
    ]);
    const [gone, into] = [await idOf("Hilang"), await idOf("Ganti")];
    // Deleting with a replacement is the same.
    const { binEntryIds } = await lists().merge(admin, "authors", gone, { intoId: into });
    expect([await authorsOf(both), await authorsOf(alone), await countOf("authors", into)]).toEqual([
      ["Depan", "Ganti"],
      ["Ganti"],
      3,
    ]);
    await editing().update(admin, later, { authorIds: [await idOf("Depan")] });

    const { outcomes } = await bin().restore(admin, { ids: binEntryIds });
    expect(outcomes[0]?.remark).toBe("1 bukunya sudah diubah atau dihapus sejak itu, dan tetap seperti sekarang.");
    expect([await authorsOf(both), await authorsOf(alone), await authorsOf(later)]).toEqual([
      ["Depan", "Hilang", "Ganti"],
      ["Hilang"],
      ["Depan"],
    ]);
    expect([await countOf("authors", gone), await countOf("authors", into)]).toEqual([2, 1]);
    expect((await books().page(visitor, { search: "hilang" }, { first: 5 })).edges.map(({ node }) => node.id)).toEqual([
      alone,
      both,
    ]);
  });

  it("takes back several merges into one record, the last one first", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Bertiga", by: ["X Kesatu", "X Kedua", "X Ketiga"] }]);
    const into = await idOf("Ketiga");
    const first = await lists().merge(admin, "authors", await idOf("Kesatu"), { intoId: into });
    const second = await lists().merge(admin, "authors", await idOf("Kedua"), { intoId: into });
    expect(await authorsOf(id)).toEqual(["Ketiga"]);
    await bin().restore(admin, { ids: [...first.binEntryIds, ...second.binEntryIds] });
    expect(await authorsOf(id)).toEqual(["Kesatu", "Kedua", "Ketiga"]);
  });

  it("takes a bulk change back, where nobody has changed that value of a book again", async () => {
    const ids = await givenBooks(test.database, [
      { title: "Satu", category: "Asal A", classification: { code: "500" }, by: ["Z Zaman"] },
      { title: "Dua", category: "Asal B", classification: { code: "500" }, callNumber: "RAK-9" },
      { title: "Tiga", category: "Asal A" },
      { title: "Empat", category: "Asal Hilang" },
      { title: "Lima" },
      { title: "Enam", category: "Tujuan", classification: { code: "813" } },
    ]);
    const state = () =>
      rows<{ title: string; category: string | null; code: string | null; callNumber: string | null }>`
        SELECT title, categories.name AS category, code, call_number AS callNumber FROM books
        LEFT JOIN categories ON categories.id = category_id
        LEFT JOIN classifications ON classifications.id = classification_id
        WHERE books.id IN (${ids[0]}, ${ids[1]}, ${ids[2]}, ${ids[3]}, ${ids[4]}, ${ids[5]}) ORDER BY books.id`;
    const before = await state();
    const { binEntryIds } = await editing().bulkUpdate(admin, {
      bookIds: ids,
      category: "Tujuan",
      classification: { code: "813" },
    });
    expect((await bin().page(admin, { kinds: ["book_change"] }, { first: 1 })).edges[0]?.node.label).toBe(
      "Kategori “Tujuan”, Klasifikasi “813” (5 buku)",
    );
    // A title leaves the change as it is; another category and a deleted one do not.
    await editing().update(admin, ids[0] ?? 0, { subtitle: "Dibetulkan" });
    await editing().update(admin, ids[2] ?? 0, { category: "Pilihan Baru" });
    const [asal] = await rows<{ id: number }>`SELECT id FROM categories WHERE name = 'Asal Hilang'`;
    await lists().delete(admin, "categories", asal?.id ?? 0, {});
    await editing().delete(admin, ids[4] ?? 0);

    const { outcomes, bookIds } = await bin().restore(admin, { ids: binEntryIds });
    expect(outcomes[0]).toMatchObject({
      refused: null,
      remark: "2 buku sudah diubah atau dihapus sejak itu, dan tetap seperti sekarang.",
    });
    expect(bookIds).toEqual(ids.slice(0, 3));
    const after = await state();
    expect([after[0], after[1], after[5]]).toEqual([before[0], before[1], before[5]]);
    expect(after[2]).toMatchObject({ category: "Pilihan Baru", code: null });
    expect(after[3]).toMatchObject({ category: "Tujuan", code: "813" });
    expect(
      await rows`SELECT action FROM audit_entries WHERE record_id = ${ids[1]} ORDER BY audit_entries.id DESC LIMIT 1`,
    ).toEqual([{ action: "book.update" }]);
    expect((await expectDomainError(bin().restore(admin, { ids: binEntryIds }))).kind).toBe("notFound");

    const again = await editing().bulkUpdate(admin, { bookIds: ids.slice(0, 1), location: { name: "Aula Lama" } });
    await editing().update(admin, ids[0] ?? 0, { location: { name: "Aula Lain" } });
    expect(await expectDomainError(bin().restore(admin, { ids: again.binEntryIds }))).toMatchObject({
      kind: "conflict",
      message: "Semua buku ini sudah diubah atau dihapus sejak itu, dan tetap seperti sekarang.",
    });
    expect((await editing().bulkUpdate(admin, { bookIds: ids.slice(5), category: "Tujuan" })).binEntryIds).toEqual([]);
  });

  it("restores no record whose name another has by now, and deletes none that a book in the bin needs", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Berkategori", category: "Langka" }]);
    const { id: unused } = await lists().create(admin, "categories", { name: "Tak terpakai" });
    const { binEntryIds } = await lists().delete(admin, "categories", unused, {});
    await lists().create(admin, "categories", { name: "TAK TERPAKAI" });
    expect((await expectDomainError(bin().restore(admin, { ids: binEntryIds }))).message).toBe(
      "Kategori “Tak terpakai” sudah ada lagi (0 buku). Pakai data itu, atau ubah namanya dulu.",
    );

    await editing().delete(admin, id);
    const [langka] = await rows<{ id: number }>`SELECT id FROM categories WHERE name = 'Langka'`;
    expect((await expectDomainError(lists().delete(admin, "categories", langka?.id ?? 0, {}))).message).toBe(
      "Kategori “Langka” masih dipakai 1 buku di Tempat Sampah. Sebutkan penggantinya, lalu hapus lagi.",
    );
  });

  it("tells of several what became of each", async () => {
    const ids = await givenBooks(test.database, [{ title: "Pertama" }, { title: "Kedua" }]);
    const outcomes = await editing().bulkDelete(admin, { bookIds: ids });
    const entries = outcomes.flatMap(({ binEntryId }) => binEntryId ?? []);
    await bin().restore(admin, { ids: entries.slice(1) });
    const mixed = await bin().restore(admin, { ids: [...entries, 999_999] });
    expect(mixed.outcomes.map(({ refused }) => refused?.kind ?? null)).toEqual([null, "notFound", "notFound"]);
    await expect(bin().restore(admin, { ids: [1, 1] })).rejects.toMatchObject({ kind: "validation" });
  });

  it("is searched by whole and begun words, and by kind", async () => {
    const ids = await givenBooks(test.database, [{ title: "Ronggeng Dukuh Paruk" }, { title: "100% Jujur" }]);
    await editing().bulkDelete(admin, { bookIds: ids });
    const labels = async (filter: object) =>
      (await bin().page(admin, filter, { first: 20 })).edges.map(({ node }) => node.label);
    expect(await labels({ search: "DUKUH" })).toEqual(["Ronggeng Dukuh Paruk"]);
    expect(await labels({ search: "%" })).toEqual(await labels({}));
    expect(await labels({ search: "jujur", kinds: ["copy"] })).toEqual([]);
    expect(await bin().count(admin, { search: "jujur", kinds: ["book"] })).toBe(1);
  });

  it("lets go of everything after thirty days, and of what is asked for at once", async () => {
    const [id = 0] = await givenBooks(test.database, [
      { title: "Kedaluwarsa", by: ["Z Habis"], copies: [{ itemCode: "H-1" }] },
    ]);
    await files.service().uploadBookFile(admin, { id }, receivedFile(aPdf("habis")));
    const purges = () =>
      rows`SELECT actor, record_id AS record, before_values AS lost FROM audit_entries WHERE action = 'book.purge'
        AND record_id = ${id}`;
    const entry = await editing().delete(admin, id);
    await bin().purgeExpired(new Date(Date.now() + 29 * DAY_MS));
    expect(await rows`SELECT id FROM books WHERE id = ${id}`).toHaveLength(1);
    expect(await purges()).toEqual([]);

    await bin().purgeExpired(new Date(Date.now() + 31 * DAY_MS));
    expect(await purges()).toEqual([{ actor: "sistem", record: id, lost: JSON.stringify({ label: "Kedaluwarsa" }) }]);
    expect(
      await rows`SELECT id FROM books WHERE deleted_at IS NOT NULL UNION ALL SELECT id FROM bin_entries
        UNION ALL SELECT id FROM copies WHERE book_id = ${id}`,
    ).toEqual([]);
    expect(await files.states()).not.toContain("held");
    expect((await expectDomainError(bin().restore(admin, { ids: [entry] }))).kind).toBe("notFound");
    expect((await expectDomainError(bin().purge(admin, { ids: [entry] }))).kind).toBe("notFound");
  });

  it("brings back once what two ask for at the same time", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Direbut", copies: [{ itemCode: "R-1" }] }]);
    const before = await counter();
    const entry = await editing().delete(admin, id);
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => bin().restore(admin, { ids: [entry] })));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await counter()).toBe(before);
  });

  it("is for administrators", async () => {
    const student = await givenStudentViewer(test.database);
    await expect(bin().restore(student, { ids: [1] })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(bin().purge(visitor, { ids: [1] })).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(() => bin().page(visitor, {}, {})).toThrow(expect.objectContaining({ kind: "unauthenticated" }) as Error);
    expect(await bin().byId(student, 1)).toBeNull();
  });
});
