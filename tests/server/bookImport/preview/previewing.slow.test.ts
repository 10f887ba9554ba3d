import sql from "sql-template-tag";

import { bookImportTable } from "../../../../server/bookImport/BookImport.entity.js";
import { importById } from "../../../../server/bookImport/importReads.js";
import { NEW_PREVIEW } from "../../../../server/bookImport/preview/previewImport.js";
import { registerOwner } from "../../../../server/platform/files/processOwner.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { countsOf, importCsv, importInSteps, manyBooks, numberOf, rowsOf } from "../importing.js";
import { testWrite } from "../../../support/testWrite.js";

const VALID = "978-602-8519-93-9";
const OTHER = "978-979-22-3847-1";

/**
 * Everything that a file may do to an import, in an order in which rows depend on those before, in this chunk and in
 * others.
 */
const HOSTILE = [
  "judul;pengarang;tahun;isbn;jumlah;kode eksemplar;harga;kondisi",
  `Laskar Pelangi;Andrea Hirata;2005;;;;;`,
  `Bumi Manusia;Pramoedya Ananta Toer;1980;${VALID};2;;;`,
  `Bumi Manusia;Pramoedya Ananta Toer;1980;${VALID};;BM-1|BM-2;;`,
  `;Tanpa Judul;1999;;;;;`,
  `Judul Lain;Orang Lain;2001;${VALID};;;;`,
  `Kamus Besar;Tim;2008;;3;A00001;;`,
  `Laskar Pelangi;Andrea Hirata;2005;;;LP-9;;`,
  `Laskar Pelangi;Andrea Hirata;2005;;;LP-9|LP-10;;`,
  `=HYPERLINK("http://jahat.example");Peretas;2020;;;;;`,
  `Harga Aneh;Siapa;2010;;;;sepuluh ribu;Rusak Sekali`,
  `Bumi Manusia;Pramoedya Ananta Toer;1980;${OTHER};;;;`,
  `Bumi Manusia;Pramoedya Ananta Toer;1980;;;;;`,
  `Baru Sekali;Seseorang;20007;9780000000000;1000;;;`,
  `Terlalu Banyak;Seseorang;2011;;1001;;;`,
  `Kepanjangan;A;2001;;;;;;kolom;lebih`,
  `Baru Sekali;Seseorang;20007;;;BS-1;;`,
  `"Kutip ""ganda""; dan titik koma";Penulis;2001;;;;;`,
  `Bumi Manusia;Pramoedya Ananta Toer;1980;${OTHER};;BM-1;;`,
].join("\n");

onBothEngines("A preview", (test) => {
  let the: ReturnType<typeof importInSteps>;
  afterAll(() => the.folder.remove());
  // One that is called off or replaced, or of a wrong file, is none.
  afterEach(() => expect(the.failures).toEqual([]));
  beforeAll(async () => {
    the = importInSteps(test.database);
    await givenBooks(test.database, [
      { title: "Laskar Pelangi", by: ["Andrea Hirata"], publishYear: 2005, copies: [{ itemCode: "LP-1" }] },
      { title: "Kitab Lain", by: ["Siapa"], copies: [{ itemCode: "A00001" }] },
    ]);
  });

  it("says of every row of a hostile file what the import then does, and writes nothing", async () => {
    const before = await countsOf(test.database);
    const row = await the.upload(HOSTILE);
    const previewed = await the.previewed(row);
    const expected = await the.rowsOf(row);
    expect(await countsOf(test.database)).toEqual(before);
    expect(previewed).toMatchObject({ state: "draft", preview: { state: "ready", share: 1 } });
    expect(expected.map(({ kind }) => kind).sort()).toEqual([
      ...Array<string>(7).fill("duplicate"),
      ...Array<string>(7).fill("new"),
      ...Array<string>(4).fill("refused"),
    ]);

    const done = await the.imported(row);
    expect(done).toMatchObject({ state: "done", message: null });
    expect(await the.rowsOf(row)).toEqual(expected);
    expect(done.counts).toEqual(previewed.preview?.counts);
    expect(done.warnings).toEqual(previewed.preview?.warnings);
    for (const [list, count] of [
      ["toCheck", done.counts.toCheck],
      ["leftOut", expected.filter(({ copiesLeftOut }) => copiesLeftOut > 0).length],
      ["added", expected.filter(({ kind, copies }) => kind === "duplicate" && copies > 0).length],
    ] as const) {
      expect(count).toBeGreaterThan(0);
      expect(await the.history.countRows(system, await the.now(row), { kind: null, list })).toBe(count);
    }
    expect(done.counts.copiesLeftOut).toBe(expected.reduce((sum, { copiesLeftOut }) => sum + copiesLeftOut, 0));
    const after = await countsOf(test.database);
    expect(after).toMatchObject({
      books: before.books + done.counts.books,
      copies: before.copies + done.counts.copies,
      hidden: 0,
      running: 0,
    });
  });

  it("of the same file says now that all of it is there, and so does its import", async () => {
    const again = await the.previewed(await the.upload(HOSTILE));
    expect(again.preview?.counts).toMatchObject({ books: 0, copies: 0, refused: 4 });
    expect((await importCsv(test.database, HOSTILE)).result).toMatchObject({ books: 0, copies: 0, refused: 4 });
  });

  it("finds rows by their outcome, a page at a time, with the reason in words", async () => {
    const row = await the.previewed(await the.upload("judul\nSatu Saja\nSatu Saja\n-\nLaskar Pelangi\nSatu Saja\n"));
    const page = await the.history.rows(system, row, { kind: "duplicate", list: null }, { first: 1 });
    expect(page).toMatchObject({
      hasNextPage: true,
      edges: [
        {
          node: {
            number: 3,
            kind: "duplicate",
            reason: "Sama dengan baris 2 “Satu Saja”: judul, penulis, dan tahun yang sama.",
          },
        },
      ],
    });
    const next = await the.history.rows(
      system,
      row,
      { kind: "duplicate", list: null },
      { first: 1, after: page.edges[0]?.cursor ?? null },
    );
    expect(next.edges.map(({ node }) => node.number)).toEqual([6]);
    expect(await the.history.countRows(system, row, { kind: "refused", list: null })).toBe(1);
    await expect(
      the.history.rows(
        system,
        row,
        { kind: "refused", list: null },
        { first: 1, after: page.edges[0]?.cursor ?? null },
      ),
    ).rejects.toMatchObject({ kind: "validation" });
  });

  it("of a file that breaks off says why, and the file may be read in another way", async () => {
    const row = await the.previewed(await the.upload('judul;isbn\n"Tidak ditutup;1\nSatu;2\n'));
    expect(row.preview).toMatchObject({ state: "failed", message: expect.stringContaining("tanda kutip") });
    expect(await the.rowsOf(row)).toEqual([]);
    await expect(the.history.refusedRows(system, row.id, null)).rejects.toMatchObject({ kind: "conflict" });
  });

  it("is called off half-way, and a changed file is looked at anew", async () => {
    const row = await the.upload(manyBooks(4_000));
    await the.service.preview(system, row.id);
    expect((await the.service.cancel(system, row.id)).preview?.state).toBe("cancelled");
    const cancelled = await the.settled(row);
    expect(cancelled.preview?.state).toBe("cancelled");
    expect(cancelled.outcomes).toBeNull();

    await the.service.preview(system, row.id);
    await the.configured(row, { columns: ["title", null, null, null, null, null] });
    expect((await the.settled(row)).preview).toBeNull();
    const anew = await the.previewed(row);
    expect(anew.preview).toMatchObject({ state: "ready", counts: { rows: 4_000, copies: 0 } });
    expect((await the.folder.files(anew.folder ?? "")).sort()).toEqual([
      `${anew.outcomes ?? ""}.earlier`,
      `${anew.outcomes ?? ""}.planned`,
      "reading.json",
      "source.csv",
    ]);
    await the.service.discard(system, row.id);
    expect(await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM book_imports WHERE id = ${row.id}`)).toBe(0);
    expect(await rowsOf(test.database, sql`SELECT id FROM books WHERE title = 'Buku Uji 7'`)).toEqual([]);
  });

  it("whose server has died says so", async () => {
    const row = await the.upload("judul\nMati\n");
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`UPDATE book_imports SET preview =
          ${JSON.stringify({ state: "running", share: 0.4, counts: {}, warnings: [], message: null })}, preview_owner
          = 'sini:4194305:x:y', preview_at = '2026-01-01 00:00:00' WHERE id = ${row.id}`,
      ),
    );
    expect((await the.now(row)).preview).toMatchObject({
      state: "failed",
      message: "Server berhenti saat berkas ini diperiksa. Periksa lagi.",
    });
  });

  it("that ends while its row is being read is not taken for one whose server has died", async () => {
    const { id } = await the.upload("judul\nHidup\n");
    const { owner, release } = registerOwner();
    const save = (state: "running" | "ready") =>
      test.database.write(testWrite, (tx) =>
        tx.update(
          bookImportTable,
          { preview: { ...NEW_PREVIEW, state }, previewOwner: owner, previewAt: new Date() },
          sql`id = ${id}`,
        ),
      );
    await save("running");
    const seen = await test.database.read((reader) =>
      importById(
        {
          ...reader,
          select: async (selected, rest) => {
            const rows = await reader.select(selected, rest);
            await save("ready");
            release();
            return rows;
          },
        },
        id,
      ),
    );

    expect(seen?.preview).toMatchObject({ state: "ready", message: null });
  });
});
