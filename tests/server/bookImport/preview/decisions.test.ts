import sql from "sql-template-tag";

import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { ImportStepsService } from "../../../../server/bookImport/steps/ImportStepsService.js";
import { MAX_DECISIONS } from "../../../../server/bookImport/preview/rowDecision.js";
import type { StoredImport } from "../../../../server/bookImport/StoredImport.js";
import { system, visitor } from "../../../../server/viewer.js";
import { onBothEngines, onSqlite } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { countsOf, importCsv, importInSteps, rowsOf } from "../importing.js";

const HEADER = "judul;pengarang;tahun;isbn;kode eksemplar;jumlah;no inventaris";
const SET_ISBN = "978-602-291-662-8";

onBothEngines("A decision in the preview", (test) => {
  let the: ReturnType<typeof importInSteps>;
  let turn = 0;
  beforeAll(() => {
    the = importInSteps(test.database);
  });
  afterAll(() => the.folder.remove());
  beforeEach(() => {
    turn += 1;
  });

  const previewed = async (...rows: string[]) => the.previewed(await the.upload([HEADER, ...rows].join("\n")));
  const rowOf = async (row: StoredImport, number: number) =>
    (await the.rowsOf(row)).find((outcome) => outcome.number === number);
  const codesOf = async (row: StoredImport) =>
    rowsOf<{ title: string; code: string; inventory: string | null }>(
      test.database,
      sql`SELECT title, item_code AS code, inventory_code AS inventory FROM copies
          JOIN books ON books.id = copies.book_id WHERE copies.import_id = ${row.id} ORDER BY item_code`,
    );
  /** Imports, and checks that it does what the preview shows. */
  const imported = async (row: StoredImport) => {
    const [expected, before] = [await the.rowsOf(row), await countsOf(test.database)];
    const { preview } = await the.now(row);
    const done = await the.imported(row);
    expect(done).toMatchObject({ state: "done", counts: preview?.counts });
    expect(await the.rowsOf(done)).toEqual(expected);
    expect(await countsOf(test.database)).toMatchObject({
      books: before.books + done.counts.books,
      copies: before.copies + done.counts.copies,
    });
    return done;
  };

  it("makes a row that was taken for another a book of its own, and later rows know it", async () => {
    await givenBooks(test.database, [{ title: `Angin ${turn}`, by: ["Rara"], publishYear: 2001 }]);
    const row = await previewed(
      `Angin ${turn};Rara;2001;;A${turn};;`,
      `Angin ${turn};Rara;2001;;A${turn}|B${turn};;`,
      `Air ${turn};Rara;2001;;;2;`,
      `Air ${turn};Rara;2001;;;3;`,
    );
    expect(row.preview?.counts).toMatchObject({ books: 1, duplicates: 3, copies: 7, copiesAdded: 5 });
    expect(await rowOf(row, 2)).toMatchObject({ kind: "duplicate", ownBook: "possible" });
    expect(await rowOf(row, 4)).toMatchObject({ kind: "new", ownBook: "impossible" });

    const decided = await the.decided(row, [
      { row: 2, asOwnBook: true },
      { row: 5, asOwnBook: true },
    ]);
    expect(decided.preview).toMatchObject({ state: "ready", counts: { books: 3, duplicates: 1, copies: 7 } });
    expect(await rowOf(row, 2)).toMatchObject({
      kind: "new",
      ownBook: "decided",
      reason:
        `Atas keputusan petugas masuk sebagai buku tersendiri, walau sama dengan buku “Angin ${turn}” di katalog: ` +
        "judul, penulis, dan tahun yang sama.",
    });
    expect((await rowOf(row, 3))?.reason).toBe(
      `Sama dengan baris 2 “Angin ${turn}”: kode eksemplar A${turn}; 1 eksemplar ditambahkan.`,
    );
    expect(await the.history.countRows(system, decided, { kind: null, list: "decided" })).toBe(2);

    await the.decided(row, [{ row: 5 }]);
    expect(await rowOf(row, 5)).toMatchObject({ kind: "duplicate", ownBook: "possible", copies: 3 });
    const done = await imported(row);
    expect(done.counts).toMatchObject({ books: 2, duplicates: 2, copies: 7, copiesAdded: 4 });

    const again = await importCsv(
      test.database,
      [HEADER, `Angin ${turn};Rara;2001;;A${turn}|B${turn};;`, `Air ${turn};Rara;2001;;;3;`].join("\n"),
    );
    expect(again.result).toMatchObject({ books: 0, copies: 0, copiesLeftOut: 0 });
  });

  it("gives new codes for taken ones, each with its inventory code", async () => {
    await givenBooks(test.database, [{ title: `Laut ${turn}`, copies: [{ itemCode: `L${turn}` }] }]);
    const row = await previewed(
      `Kapal ${turn};;;;K${turn};;`,
      `Layar ${turn};;;;l${turn}|k${turn}|M${turn};;inv-1|inv-2|inv-3`,
    );
    expect(row.preview?.counts).toMatchObject({ books: 2, copies: 2, copiesLeftOut: 2, toCheck: 1 });
    expect((await rowOf(row, 3))?.takenCodes).toEqual([
      { itemCode: `l${turn}`, holder: `buku “Laut ${turn}” di katalog`, newCode: null, isLeftOut: true },
      { itemCode: `k${turn}`, holder: `baris 2 “Kapal ${turn}”`, newCode: null, isLeftOut: true },
    ]);
    expect(await the.history.proposedCodes(system, row.id, 3)).toEqual([
      { itemCode: `l${turn}`, newCode: `l${turn}-2` },
      { itemCode: `k${turn}`, newCode: `k${turn}-2` },
    ]);
    await the.decided(row, [{ row: 3, newCodes: [{ itemCode: `l${turn}`, newCode: `L${turn}-2` }] }]);
    expect((await the.now(row)).preview?.counts).toMatchObject({ copies: 3, copiesLeftOut: 1, toCheck: 1 });
    // What was given is not proposed again, and may stay when another is given.
    expect(await the.history.proposedCodes(system, row.id, 3)).toEqual([
      { itemCode: `l${turn}`, newCode: `l${turn}-3` },
      { itemCode: `k${turn}`, newCode: `k${turn}-2` },
    ]);
    await the.decided(row, [
      {
        row: 3,
        newCodes: [
          { itemCode: `l${turn}`, newCode: `L${turn}-2` },
          { itemCode: `k${turn}`, newCode: `k${turn}-2` },
        ],
      },
    ]);
    expect(await rowOf(row, 3)).toMatchObject({
      copies: 3,
      copiesLeftOut: 0,
      needsCheck: false,
      reason: `Kode baru dari petugas: l${turn} menjadi L${turn}-2, k${turn} menjadi k${turn}-2.`,
    });
    const done = await imported(row);
    expect(await the.history.proposedCodes(system, row.id, 3)).toEqual([]);
    expect(await codesOf(done)).toEqual([
      { title: `Kapal ${turn}`, code: `K${turn}`, inventory: null },
      { title: `Layar ${turn}`, code: `L${turn}-2`, inventory: "inv-1" },
      { title: `Layar ${turn}`, code: `M${turn}`, inventory: "inv-3" },
      { title: `Layar ${turn}`, code: `k${turn}-2`, inventory: "inv-2" },
    ]);
  });

  it("imports beside a book of the bin, and confirms one that has another's ISBN", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: `Bin ${turn}`, copies: [{ itemCode: `Z${turn}` }] }]);
    await new BookEditingService(test.database).delete(system, id);
    const row = await previewed(
      `Bin ${turn};;;;Z${turn}|Y${turn};;`,
      `Kelas X ${turn};;;${SET_ISBN};;1;`,
      `Kelas XI ${turn};;;${SET_ISBN};;1;`,
    );
    expect(row.preview?.counts).toMatchObject({ books: 2, refused: 1, copiesLeftOut: 2 });
    expect(await rowOf(row, 2)).toMatchObject({ kind: "refused", ownBook: "possible" });
    expect(await rowOf(row, 4)).toMatchObject({ kind: "new", ownBook: "possible", needsCheck: true });
    await the.decided(row, [
      { row: 2, asOwnBook: true },
      { row: 2, asOwnBook: true, newCodes: [{ itemCode: `Z${turn}`, newCode: `Z${turn}b` }] },
      { row: 4, asOwnBook: true },
    ]);
    expect(await rowOf(row, 4)).toMatchObject({ kind: "new", ownBook: "decided", needsCheck: false, reason: "" });
    const done = await imported(row);
    expect(done.counts).toMatchObject({ books: 3, refused: 0, copies: 4, copiesLeftOut: 0, toCheck: 0 });
  });

  it("is refused with the field and the way out where nothing can be decided or a code is taken", async () => {
    await givenBooks(test.database, [{ title: `Rak ${turn}`, copies: [{ itemCode: `R${turn}` }] }]);
    const row = await previewed(
      `Satu ${turn};;;;S${turn};;`,
      `Dua ${turn};;;;S${turn}|T${turn};;`,
      `Tiga ${turn};;;;t${turn};;`,
      `;;2001;;;;`,
    );
    const decide = (input: unknown) => the.service.decide(system, row.id, input);
    const codes = (...pairs: [string, string][]) => ({
      row: 3,
      newCodes: pairs.map(([itemCode, newCode]) => ({ itemCode: `${itemCode}${turn}`, newCode })),
    });
    for (const [input, kind, name] of [
      [{ row: 99, asOwnBook: true }, "validation", "row"],
      [{ row: 2, asOwnBook: true }, "validation", "asOwnBook"],
      [{ row: 5, asOwnBook: true }, "validation", "asOwnBook"],
      [codes(["T", "baru"]), "validation", "newCodes.0.itemCode"],
      [codes(["S", "baru"], ["S", "lain"]), "validation", "newCodes.1.itemCode"],
      [codes(["S", "\u200B"]), "validation", "newCodes.0.newCode"],
      [codes(["S", " "]), "validation", "newCodes.0.newCode"],
      [codes(["S", `r${turn}`]), "conflict", "newCodes.0.newCode"],
      [codes(["S", `t${turn}`]), "conflict", "newCodes.0.newCode"],
      [codes(["S", `s${turn}`]), "conflict", "newCodes.0.newCode"],
    ] as const) {
      await expect(decide(input)).rejects.toMatchObject({ kind, fields: [{ name }] });
    }
    await the.decided(row, [codes(["S", `baru ${turn}`])]);
    await expect(
      decide({ row: 4, newCodes: [{ itemCode: `t${turn}`, newCode: `BARU ${turn}` }] }),
    ).rejects.toMatchObject({
      kind: "conflict",
      fields: [{ message: `Kode BARU ${turn} sudah dipakai baris 3. Pakai kode lain.` }],
    });
    await expect(the.service.decide(visitor, row.id, { row: 3 })).rejects.toMatchObject({ kind: "unauthenticated" });
    const done = await imported(row);
    await expect(the.service.decide(system, done.id, { row: 3 })).rejects.toMatchObject({ kind: "conflict" });
  });

  it("names who has the new code where somebody took it before the import", async () => {
    const row = await previewed(`Pagi ${turn};;;;P${turn};;`, `Siang ${turn};;;;P${turn};;`);
    await the.decided(row, [{ row: 3, newCodes: [{ itemCode: `P${turn}`, newCode: `Q${turn}` }] }]);
    await givenBooks(test.database, [{ title: `Sore ${turn}`, copies: [{ itemCode: `Q${turn}` }] }]);
    const done = await the.imported(row);
    expect(done.counts).toMatchObject({ books: 2, copies: 1, copiesLeftOut: 1 });
    expect((await rowOf(done, 3))?.reason).toBe(
      `Eksemplar Q${turn} tidak masuk: kodenya sudah dipakai buku “Sore ${turn}” di katalog.`,
    );
  });
});

onSqlite("The decisions on a file", (test) => {
  let the: ReturnType<typeof importInSteps>;
  beforeAll(() => {
    the = importInSteps(test.database);
  });
  afterAll(() => the.folder.remove());
  const FILE = "judul;tahun\nSatu;2001\nSatu;2001\nSatu;2001\n";

  it("wait for the first preview, and both are kept where two are made at once", async () => {
    const row = await the.upload(FILE);
    await expect(the.service.decide(system, row.id, { row: 3 })).rejects.toMatchObject({ kind: "conflict" });
    await the.previewed(row);
    await Promise.all([3, 4].map((number) => the.service.decide(system, row.id, { row: number, asOwnBook: true })));
    expect((await the.settled(row)).preview).toMatchObject({ state: "ready", counts: { books: 3 } });
    await the.service.discard(system, row.id);
  });

  it("are there for another administrator and after a restart, and go where the rows are cut anew", async () => {
    const row = await the.previewed(await the.upload(FILE));
    await the.decided(row, [{ row: 3, asOwnBook: true }]);
    const restarted = new ImportStepsService(test.database, { dataDir: the.folder.path });
    await restarted.configure(system, row.id, { columns: ["title", null] });
    await restarted.preview(system, row.id);
    await restarted.whenIdle();
    expect((await the.now(row)).preview?.counts).toMatchObject({ books: 2 });
    await the.configured(row, { hasHeader: false });
    await the.configured(row, { hasHeader: true });
    expect((await the.previewed(row)).preview?.counts).toMatchObject({ books: 1 });
    await the.service.discard(system, row.id);
  });

  it("keep rows and figures in sight until the preview is done again, and are called off like the first", async () => {
    const row = await the.previewed(await the.upload(FILE));
    const begun = await the.service.decide(system, row.id, { row: 3, asOwnBook: true });
    expect(begun.preview).toMatchObject({ state: "running", share: 0, counts: { rows: 3, books: 1 } });
    expect(await the.history.countRows(system, begun, { kind: "duplicate", list: null })).toBe(2);
    const cancelled = await the.service.cancel(system, row.id);
    expect(cancelled).toMatchObject({ outcomes: null, preview: { state: "cancelled" } });
    expect((await the.previewed(await the.settled(row))).preview?.counts).toMatchObject({ books: 2 });
    await the.service.discard(system, row.id);
  });

  it("are bounded, which is said", async () => {
    const codes = Array.from({ length: 900 }, (_, index) => `X${index}`).join("|");
    const file = ["judul;kode eksemplar", ...Array.from({ length: 7 }, (_, index) => `Buku ${index};${codes}`)];
    const row = await the.previewed(await the.upload(file.join("\n")));
    const all = (number: number) => ({
      row: number,
      newCodes: Array.from({ length: 900 }, (_, index) => ({ itemCode: `X${index}`, newCode: `Y${number}-${index}` })),
    });
    await the.decided(row, [3, 4, 5, 6, 7].map(all));
    await expect(the.service.decide(system, row.id, all(8))).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining(MAX_DECISIONS.toLocaleString("id-ID")),
    });
    expect((await the.now(row)).preview).toMatchObject({ state: "ready", counts: { copies: 5_400 } });
  });
});
