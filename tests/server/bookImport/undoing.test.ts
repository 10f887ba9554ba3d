import { setImmediate as nextTurn } from "node:timers/promises";

import sql, { type Sql } from "sql-template-tag";

import { RunningImport } from "../../../server/bookImport/run/RunningImport.js";
import { undoImport } from "../../../server/bookImport/undo/undoImport.js";
import { recoverImports } from "../../../server/bookImport/recoverImports.js";
import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { CopyService } from "../../../server/books/copies/CopyService.js";
import { system } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenBorrowing } from "../../support/givenBorrowing.js";
import { countsOf, importCsv, importInSteps, manyBooks, numberOf, rowsOf } from "./importing.js";
import { testWrite } from "../../support/testWrite.js";

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
  const file = (begin: number, rows = 700) => `${manyBooks(rows, begin)}\nSudah Ada;Penulis Uji1;;1951;;SA-2${begin}`;

  it("takes away its books, the copies that it brought to others, and the records that nobody else uses", async () => {
    const before = await countsOf(test.database);
    const row = await the.upload(file(1));
    expect(await the.imported(row)).toMatchObject({
      state: "done",
      counts: { books: 700, duplicates: 1, copies: 1_401 },
    });
    expect(await the.history.undoRefusal(system, await the.now(row))).toBeNull();
    expect(await the.undone(row)).toMatchObject({ state: "undone", message: null, undoneAt: expect.any(Date) });
    expect(await countsOf(test.database)).toEqual(before);
    expect(
      await rowsOf(
        test.database,
        sql`SELECT action, record_id AS id FROM audit_entries ORDER BY audit_entries.id DESC LIMIT 1`,
      ),
    ).toEqual([{ action: "book.importUndo", id: row.id }]);
    await expect(the.service.undo(system, row.id)).rejects.toMatchObject({
      kind: "conflict",
      message: "Impor ini sudah diurungkan.",
    });
    expect(the.failures).toEqual([]);
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

  it("is refused, with the reasons and the names, where something of it has been used", async () => {
    const row = await the.upload(manyBooks(6, 9_000));
    const { id } = await the.imported(row);
    const counts = await countsOf(test.database);
    const editing = new BookEditingService(test.database, later);
    const copies = new CopyService(test.database, later);
    await editing.update(system, await bookOf(id, 0), { subtitle: "Diubah" });
    await copies.create(system, await bookOf(id, 1), { count: 1 });
    const copy = await numberOf(
      test.database,
      sql`SELECT id AS n FROM copies WHERE book_id = ${await bookOf(id, 2)} ORDER BY id LIMIT 1`,
    );
    await copies.update(system, copy, { status: "repair" });
    await givenBorrowing(test.database, "U9003a", { returned: true });
    await test.database.write(testWrite, async (tx) =>
      tx.run(sql`UPDATE books SET digital_file = '/files/x/y' WHERE id = ${await bookOf(id, 4)}`),
    );

    const why = await the.service.undo(system, id).then(
      () => "",
      (error: unknown) => (error as Error).message,
    );
    expect(why).toContain("Pernah dipinjam: “Buku Uji 9003”.");
    expect(why).toContain("Diubah atau diberi berkas sesudah impor: “Buku Uji 9000”, “Buku Uji 9004”.");
    expect(why).toContain("Mendapat eksemplar lain sesudah impor: “Buku Uji 9001”.");
    expect(why).toContain("Eksemplarnya diubah sesudah impor: “Buku Uji 9002”.");
    expect(why).not.toContain("9005");
    expect(await the.now(row)).toMatchObject({ state: "done" });
    expect(await countsOf(test.database)).toMatchObject({ books: counts.books, hidden: 0, running: 0 });
  });

  it("is refused while a book of it is in the bin, whose codes no other row may take", async () => {
    const row = await the.imported(await the.upload(manyBooks(3, 70_000)));
    await new BookEditingService(test.database).delete(system, await bookOf(row.id, 1));
    await expect(the.service.undo(system, row.id)).rejects.toMatchObject({
      message: expect.stringContaining("Ada di Tempat Sampah: “Buku Uji 70001”."),
    });
    const again = await the.previewed(await the.upload(manyBooks(3, 70_000)));
    expect(again.preview?.counts).toMatchObject({ books: 0, duplicates: 3, copies: 0 });
    expect((await the.rowsOf(again))[1]?.reason).toBe(
      "Ada buku “Buku Uji 70001” di Tempat Sampah dengan kode eksemplar U70001a. Pulihkan buku itu, atau hapus selamanya lalu impor lagi.",
    );
    const withoutCodes = await the.imported(
      await the.upload("judul;pengarang;tahun terbit\nBuku Uji 70001;Penulis Uji64;1951\n"),
    );
    expect(withoutCodes.counts).toMatchObject({ books: 1 });
  });

  it("is refused while a copy of one of its books is in the bin and would have nowhere to come back to", async () => {
    const row = await the.imported(await the.upload(manyBooks(3, 80_000)));
    const copy = await numberOf(
      test.database,
      sql`SELECT id AS n FROM copies WHERE book_id = ${await bookOf(row.id, 1)} ORDER BY id LIMIT 1`,
    );
    await new CopyService(test.database).delete(system, copy);
    await expect(the.service.undo(system, row.id)).rejects.toMatchObject({
      message: expect.stringContaining("Eksemplarnya ada di Tempat Sampah: “Buku Uji 80001”."),
    });
  });

  it("that finds something in use lists all books again and says why", async () => {
    const row = await the.imported(await the.upload(manyBooks(700, 12_000)));
    const before = await countsOf(test.database);
    await test.database.write(testWrite, async (tx) =>
      tx.run(sql`UPDATE book_imports SET state = 'undoing', running_slot = 1, owner = 'saya' WHERE id = ${row.id}`),
    );
    await test.database.write(testWrite, async (tx) =>
      tx.run(sql`UPDATE books SET updated_at = '2030-01-01 00:00:00' WHERE id = ${await bookOf(row.id, 650)}`),
    );
    await expect(undoImport(new RunningImport(test.database, row.id, "saya"), system)).rejects.toMatchObject({
      kind: "conflict",
    });
    expect(await the.now(row)).toMatchObject({ state: "done", message: expect.stringContaining("“Buku Uji 12650”") });
    expect(await countsOf(test.database)).toEqual(before);
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
