import { setImmediate as nextTurn } from "node:timers/promises";

import sql, { type Sql } from "sql-template-tag";

import { RunningImport } from "../../../server/bookImport/run/RunningImport.js";
import { undoImport } from "../../../server/bookImport/undo/undoImport.js";
import { recoverImports } from "../../../server/bookImport/recoverImports.js";
import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { copyTable } from "../../../server/books/copies/Copy.entity.js";
import { pick } from "../../../server/platform/database/columns.js";
import { CopyService } from "../../../server/books/copies/CopyService.js";
import { system } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenBookFile } from "../../support/files/givenBookFile.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenBorrowing } from "../../support/circulation/givenBorrowing.js";
import { countsOf, importCsv, importInSteps, manyBooks, numberOf, rowsOf } from "./importing.js";
import { testWrite } from "../../support/testWrite.js";

/** What a killed process leaves of an undo that is not decided yet. */
const DEAD_UNDO = (id: number) => sql`UPDATE book_imports SET state = 'undoing', running_slot = 1,
  owner = 'mati:4194305:x:y', heartbeat_at = '2026-01-01 00:00:00' WHERE id = ${id}`;

onBothEngines("The undo of an import", (test) => {
  let the: ReturnType<typeof importInSteps>;
  const later = () => new Date(Date.now() + 60_000);
  afterAll(() => the.folder.remove());
  beforeAll(async () => {
    the = importInSteps(test.database, { rowsPerWrite: 100 });
    await givenBooks(test.database, [
      {
        title: "Sudah Ada",
        by: ["Penulis Uji1"],
        publishYear: 1951,
        publisher: "Penerbit 1",
        copies: [{ itemCode: "SA-1" }],
      },
    ]);
  });
  const bookOf = (id: number, place = 0) =>
    numberOf(test.database, sql`SELECT id AS n FROM books WHERE import_id = ${id} ORDER BY id LIMIT 1 OFFSET ${place}`);
  const copyOf = (bookId: number) =>
    numberOf(test.database, sql`SELECT MIN(id) AS n FROM copies WHERE book_id = ${bookId}`);
  const file = (begin: number, rows = 700) => `${manyBooks(rows, begin)}\nSudah Ada;Penulis Uji1;;1951;;SA-2${begin}`;

  it("takes away its books, the copies that it brought to others, and the records that nobody else uses", async () => {
    const before = await countsOf(test.database);
    const row = await the.upload(file(1));
    expect(await the.imported(row)).toMatchObject({
      state: "done",
      counts: { books: 700, duplicates: 1, copies: 1_401 },
    });
    const counts = { books: 700, copies: 1_401, keptBooks: 0, keptCopies: 0 };
    expect(await the.history.undoPreview(system, await the.now(row))).toEqual(counts);
    expect(await the.history.undoRefusal(system, await the.now(row))).toBeNull();
    expect(await the.undone(row)).toMatchObject({
      state: "undone",
      message: null,
      undoneAt: expect.any(Date),
      undoCounts: counts,
    });
    expect(await countsOf(test.database)).toEqual(before);
    expect(
      await rowsOf(
        test.database,
        sql`SELECT action, record_id AS id FROM audit_entries ORDER BY audit_entries.id DESC LIMIT 1`,
      ),
    ).toEqual([{ action: "bookImport.undo", id: row.id }]);
    await expect(the.service.undo(system, row.id)).rejects.toMatchObject({
      kind: "conflict",
      message: "Impor ini sudah diurungkan.",
    });
    expect(the.failures).toEqual([]);
  });

  it("leaves a search index that merges by itself as before", async () => {
    if (test.database.engine !== "sqlite") return;
    await the.undone(await the.imported(await the.upload(file(20_000))));
    expect(await numberOf(test.database, sql`SELECT v AS n FROM book_search_config WHERE k = 'automerge'`)).toBe(4);
  });

  it("also of one that came by another way, and lets others use its records meanwhile", async () => {
    const before = await countsOf(test.database);
    const { result } = await importCsv(test.database, manyBooks(50, 5_000));
    const [kept] = await givenBooks(test.database, [{ title: "Buku Sendiri", by: ["Penulis Uji53"] }]);
    expect((await the.undone({ ...(await the.now({ id: result.importId })) })).state).toBe("undone");
    expect(
      await rowsOf(test.database, sql`SELECT author_id AS id FROM book_authors WHERE book_id = ${kept ?? 0}`),
    ).toHaveLength(1);
    expect(await countsOf(test.database)).toMatchObject({
      books: before.books + 1,
      authors: before.authors + 1,
      hidden: 0,
    });
  });

  it("followed by the same import again leaves what the import alone would have left", async () => {
    const content = async () => ({
      books: await rowsOf(
        test.database,
        sql`SELECT slug, title, books.call_number, held_copies, publish_year, publishers.name AS publisher, item_code
            FROM books LEFT JOIN publishers ON publishers.id = publisher_id
            LEFT JOIN copies ON copies.book_id = books.id
            ORDER BY slug, item_code`,
      ),
      authors: await rowsOf(test.database, sql`SELECT name_key, books_count FROM authors ORDER BY name_key`),
      counts: await countsOf(test.database),
    });
    const first = await the.imported(await the.upload(file(3_000, 40)));
    const once = await content();
    expect(once.books.length).toBeGreaterThan(80);
    await the.undone(first);
    const second = await the.imported(await the.upload(file(3_000, 40)));
    expect(second.counts).toEqual(first.counts);
    expect(await content()).toEqual(once);
    await the.undone(second);
  });

  it("takes what is untouched and leaves what was used, with its reasons; later it takes what is free by then", async () => {
    const before = await countsOf(test.database);
    const row = await the.upload(file(9_000, 8));
    const { id } = await the.imported(row);
    const editing = new BookEditingService(test.database, later);
    const copies = new CopyService(test.database, undefined, later);
    await editing.update(system, await bookOf(id, 0), { subtitle: "Diubah" });
    const [added] = await copies.create(system, await bookOf(id, 1), { count: 1 });
    // In the second in which the import wrote it.
    const [written] = await test.database.read((reader) =>
      reader.select(pick(copyTable, "createdAt"), sql`FROM copies WHERE import_id = ${id} LIMIT 1`),
    );
    const atOnce = new CopyService(test.database, undefined, () => written?.createdAt ?? new Date());
    await atOnce.update(system, await copyOf(await bookOf(id, 2)), { status: "repair" });
    await givenBorrowing(test.database, "U9003a", { returned: true });
    await givenBookFile(test.database, await bookOf(id, 4));
    await editing.delete(system, await bookOf(id, 5));
    await copies.delete(system, await copyOf(await bookOf(id, 6)));
    await givenBorrowing(test.database, "SA-29000");

    const stays = [
      { title: "Buku Uji 9000", itemCode: null, reasons: ["changed"] },
      { title: "Buku Uji 9001", itemCode: null, reasons: ["copies_added"] },
      { title: "Buku Uji 9002", itemCode: null, reasons: ["copy_changed"] },
      { title: "Buku Uji 9003", itemCode: null, reasons: ["borrowed"] },
      { title: "Buku Uji 9004", itemCode: null, reasons: ["changed"] },
      { title: "Buku Uji 9005", itemCode: null, reasons: ["binned"] },
      { title: "Buku Uji 9006", itemCode: null, reasons: ["copy_binned"] },
      { title: "Sudah Ada", itemCode: "SA-29000", reasons: ["borrowed"] },
    ];
    const counts = { books: 1, copies: 2, keptBooks: 7, keptCopies: 14 };
    const kept = async () => {
      const done = await the.now(row);
      const first = await the.history.kept(system, done, { first: 5 });
      const rest = await the.history.kept(system, done, { first: 5, after: first.edges.at(-1)?.cursor ?? null });
      expect(await the.history.countKept(system, done)).toBe(first.edges.length + rest.edges.length);
      return [...first.edges, ...rest.edges].map(({ node: { title, itemCode, reasons } }) => ({
        title,
        itemCode,
        reasons,
      }));
    };
    expect(await kept()).toEqual(stays);
    expect(await the.history.undoPreview(system, await the.now(row))).toEqual(counts);
    expect(await the.undone(row)).toMatchObject({ state: "partly_undone", message: null, undoCounts: counts });
    expect(await kept()).toEqual(stays);
    expect(await countsOf(test.database)).toMatchObject({
      books: before.books + 6,
      counter: before.books + 6,
      hidden: before.hidden + 1,
      // Of seven books two each, without the one in the bin; the one that was added, and the lent one.
      copies: before.copies + 13 + 1 + 1,
      hiddenCopies: 0,
      authors: before.authors + 7,
      countedAuthorship: before.countedAuthorship + 6,
      running: 0,
    });
    await expect(the.service.undo(system, id)).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("Tidak ada lagi yang dapat diurungkan"),
    });

    await copies.delete(system, added?.id ?? 0);
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM bin_entries WHERE kind = 'copy'`));
    expect(await the.undone(row)).toMatchObject({
      state: "partly_undone",
      undoCounts: { books: 3, copies: 5, keptBooks: 5, keptCopies: 11 },
    });
    expect(await countsOf(test.database)).toMatchObject({ authors: before.authors + 5, hiddenCopies: 0 });
    await test.database.write(testWrite, (tx) => tx.run(DEAD_UNDO(id)));
    await recoverImports(test.database, the.folder.path);
    expect(await the.now(row)).toMatchObject({ state: "partly_undone", undoCounts: { books: 3 } });
  });

  it("leaves a location that a copy of another book has got since, though no book names it", async () => {
    const row = await the.imported(await the.upload("judul;lokasi;rak;kode eksemplar\nBuku Rak;Aula;Rak 7;BR-1\n"));
    const [own] = await givenBooks(test.database, [{ title: "Pindah Rak", copies: [{ itemCode: "PR-1" }] }]);
    const aula = () => numberOf(test.database, sql`SELECT id AS n FROM locations WHERE name = 'Aula'`);
    const locationId = await aula();
    await new CopyService(test.database).update(system, await copyOf(own ?? 0), { locationId });
    expect(await the.undone(row)).toMatchObject({ state: "undone" });
    expect(await aula()).toBe(locationId);
    expect(await numberOf(test.database, sql`SELECT location_id AS n FROM copies WHERE item_code = 'PR-1'`)).toBe(
      locationId,
    );
  });

  it("takes its location away again, though other copies stand at others", async () => {
    const [other] = await givenBooks(test.database, [{ title: "Rak Lain", copies: [{ itemCode: "RL-1" }] }]);
    await the.imported(await the.upload("judul;lokasi;kode eksemplar\nBuku Tinggal;Ruang Baca;BT-1\n"));
    const locationId = await numberOf(test.database, sql`SELECT id AS n FROM locations WHERE name = 'Ruang Baca'`);
    await new CopyService(test.database).update(system, await copyOf(other ?? 0), { locationId });
    const row = await the.imported(await the.upload("judul;lokasi;kode eksemplar\nBuku Pergi;Gudang;BP-1\n"));

    expect(await the.undone(row)).toMatchObject({ state: "undone" });
    expect(await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM locations WHERE name = 'Gudang'`)).toBe(0);
  });

  it("leaves a copy that it gave to an older book and that was changed since", async () => {
    const row = await the.imported(await the.upload(file(30_000, 2)));
    const copyId = await numberOf(test.database, sql`SELECT id AS n FROM copies WHERE item_code = 'SA-230000'`);
    await new CopyService(test.database, undefined, later).update(system, copyId, { status: "repair" });

    expect(await the.undone(row)).toMatchObject({ undoCounts: { books: 2, keptBooks: 0, keptCopies: 1 } });
    expect(await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM copies WHERE id = ${copyId}`)).toBe(1);
  });

  it("leaves a book in the bin there, whose codes no other row may take", async () => {
    const row = await the.imported(await the.upload(manyBooks(3, 70_000)));
    await new BookEditingService(test.database).delete(system, await bookOf(row.id, 1));
    expect(await the.undone(row)).toMatchObject({ state: "partly_undone", undoCounts: { books: 2, keptBooks: 1 } });
    const again = await the.previewed(await the.upload(manyBooks(3, 70_000)));
    expect(again.preview?.counts).toMatchObject({ books: 2, duplicates: 0, refused: 1, copies: 4 });
    expect((await the.rowsOf(again))[1]?.reason).toBe(
      "Ada buku “Buku Uji 70001” di Tempat Sampah dengan kode eksemplar U70001a. Pulihkan buku itu, atau hapus permanen lalu impor lagi.",
    );
    const withoutCodes = await the.imported(
      await the.upload("judul;pengarang;tahun terbit\nBuku Uji 70001;Penulis Uji64;1951\n"),
    );
    expect(withoutCodes.counts).toMatchObject({ books: 1 });
  });

  it("whose process dies is rolled back before its commit, and completed after it", async () => {
    const before = await countsOf(test.database);
    const row = await the.imported(await the.upload(manyBooks(1_200, 20_000)));
    const imported = await countsOf(test.database);
    const dead = (state: "undoing" | "removing") =>
      test.database.write(testWrite, (tx) =>
        tx.run(
          sql`UPDATE book_imports SET state = ${state}, running_slot = 1, owner = 'mati:4194305:x:y', heartbeat_at =
            '2026-01-01 00:00:00' WHERE id = ${row.id}`,
        ),
      );
    await diesOnce(row.id, sql`listed = 0`, 500);
    await dead("undoing");
    expect((await countsOf(test.database)).hidden).toBeGreaterThanOrEqual(500);
    await recoverImports(test.database, the.folder.path);
    expect(await the.now(row)).toMatchObject({
      state: "done",
      message: expect.stringContaining("Server berhenti saat impor ini diurungkan"),
    });
    expect(await countsOf(test.database)).toEqual(imported);

    await diesOnce(row.id, sql`1 = 1`, -700);
    await dead("removing");
    await Promise.all([recoverImports(test.database, the.folder.path), recoverImports(test.database, the.folder.path)]);
    expect(await the.now(row)).toMatchObject({ state: "undone" });
    expect(await countsOf(test.database)).toEqual(before);
  });

  /**
   * Runs an undo until so many of its books fulfil the condition, or where negative are left, then takes it out of its
   * hands, as a killed process leaves it.
   */
  async function diesOnce(id: number, condition: Sql, many: number): Promise<void> {
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE book_imports SET state = 'undoing', running_slot = 1, owner = 'tangan' WHERE id = ${id}`),
    );
    const running = undoImport(new RunningImport(test.database, id, "tangan"), system).catch(() => undefined);
    const found = () =>
      numberOf(test.database, sql`SELECT COUNT(*) AS n FROM books WHERE import_id = ${id} AND (${condition})`);
    while (many < 0 ? (await found()) > -many : (await found()) < many) {
      await nextTurn();
    }
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE book_imports SET owner = 'lain' WHERE id = ${id}`));
    await running;
  }
});
