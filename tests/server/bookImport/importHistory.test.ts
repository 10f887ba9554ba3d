import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import sql from "sql-template-tag";

import { ImportFolder } from "../../../server/bookImport/csv/ImportFolder.js";
import { assertDraft } from "../../../server/bookImport/steps/importDraft.js";
import type { StoredImport } from "../../../server/bookImport/StoredImport.js";
import { system, type Viewer } from "../../../server/viewer.js";
import { onSqlite } from "../../support/database.js";
import { aPdf } from "../../support/files/givenFiles.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenStudent, givenStudentViewer } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";
import { importCsv, importInSteps, rowsOf } from "./importing.js";

onSqlite("What is kept of an import", (test) => {
  let the: ReturnType<typeof importInSteps>;
  let row: StoredImport;
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  beforeAll(async () => {
    the = importInSteps(test.database);
    row = await the.previewed(await the.upload("judul\nBumi\nBulan\n"));
  });
  afterAll(() => the.folder.remove());

  it("is found by the ids of its import and row, and by nothing like them", async () => {
    const found = (id: string) => the.history.findRowForNode(system, id);

    expect(await found(`${row.id}-3`)).toMatchObject({ importId: row.id, number: 3, title: "Bulan" });
    for (const id of [`x${row.id}-3`, `${row.id}-3x`, `${row.id}`, `${row.id}-`, `${row.id}-99`, "999-3", ""]) {
      expect([id, await found(id)]).toEqual([id, null]);
    }
  });

  it("has its file's name, the end of one that is too long, and takes nothing along before it has run", async () => {
    expect(row.fileName).toBe("koleksi.csv");
    const sent = (fileName: string) =>
      the.service.upload(system, () =>
        Promise.resolve({ stream: Readable.from([Buffer.from("judul\nBumi\n")]), fileName }),
      );
    const long = await sent(`${"a".repeat(300)}.csv`);
    expect(long.fileName).toBe(`${"a".repeat(251)}.csv`);
    await the.service.discard(system, long.id);
    expect(await the.history.countKept(system, row)).toBe(0);
    expect((await the.history.kept(system, row, {})).edges).toEqual([]);
  });

  it("is the administrators', each part by itself", async () => {
    const student = await givenStudentViewer(test.database);
    const filter = { kind: null, list: null };
    const refused: readonly (() => Promise<unknown>)[] = [
      () => the.history.page(student, {}),
      () => the.history.count(student),
      () => the.history.byId(student, row.id),
      () => the.history.readingOf(student, row),
      () => the.history.undoRefusal(student, row),
      () => the.history.undoPreview(student, row),
      () => the.history.kept(student, row, {}),
      () => the.history.countKept(student, row),
      () => the.history.rows(student, row, filter, {}),
      () => the.history.countRows(student, row, filter),
      () => the.history.refusedRows(student, row.id, null),
    ];
    for (const ask of refused) {
      await expect(ask()).rejects.toMatchObject({ kind: "forbidden" });
    }
    expect(await the.history.findForNode(student, row.id)).toBeNull();
    expect(await the.history.findRowForNode(student, `${row.id}-3`)).toBeNull();
    expect(await the.history.findForNode(system, row.id)).toMatchObject({ id: row.id });
  });

  it("lies where the library's user alone may read it, one preview's rows at a time", async () => {
    const name = row.folder ?? "";
    const path = join(the.folder.path, "imports", name);
    await the.configured(row, { hasHeader: true });
    const again = await the.previewed(row);

    expect([await modeOf(path), await modeOf(join(path, "reading.json"))]).toEqual([0o700, 0o600]);
    expect((await the.folder.files(name)).sort()).toEqual(
      ["source.csv", "reading.json", `${again.outcomes ?? ""}.planned`, `${again.outcomes ?? ""}.earlier`].sort(),
    );
  });

  it("is nothing of a file that is refused, in steps or in one call", async () => {
    const before = [await the.history.count(system), await the.folder.spooled()];
    const isRefused = (act: Promise<unknown>) =>
      act.then(
        () => false,
        (error: unknown) => (error as { kind?: unknown }).kind === "validation",
      );
    const [pdf, workbook] = [aPdf(), Buffer.from("PK\u0003\u0004\u0014\u0000\u0000\u0000xl/workbook.xml")];
    const outcomes: boolean[] = [];
    for (const content of ["", pdf, workbook]) {
      outcomes.push(await isRefused(the.upload(content)), await isRefused(importCsv(test.database, content)));
    }
    expect(outcomes).toEqual(Array(outcomes.length).fill(true));
    expect([await the.history.count(system), await the.folder.spooled()]).toEqual(before);
  });

  it("is watched while it runs, and no longer than one may see it", async () => {
    const now = new Date().toISOString().slice(0, 19).replace("T", " ");
    const running = (state: string, slot: number | null) =>
      test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE book_imports SET state = ${state}, running_slot = ${slot}, owner = 'jauh:1:x:y',
          heartbeat_at = ${now} WHERE id = ${row.id}`),
      );
    await running("staging", 1);
    const student = await givenStudentViewer(test.database);
    let viewer: Viewer = system;
    // Ends one that would go on, so that the test says so.
    const watching = the.history.watch(system, row.id, () => Promise.resolve(viewer), AbortSignal.timeout(20_000));
    expect((await watching.next()).value).toMatchObject({ state: "staging" });
    viewer = student;
    await expect(watching.next()).rejects.toMatchObject({ kind: "forbidden" });
    await running(row.state, null);
  });

  it("stays where it is while somebody waits for its book, or has a copy of it kept", async () => {
    const [older] = await givenBooks(test.database, [
      { title: "Sudah Ada", by: ["Andrea Hirata"], publishYear: 2005, copies: [{ itemCode: "SA-1" }] },
    ]);
    const file = "judul;pengarang;tahun terbit;kode eksemplar\nDitunggu;;;W-1\nSudah Ada;Andrea Hirata;2005;W-2\n";
    const { id } = await the.imported(await the.upload(file));
    const studentId = await givenStudent(test.database);
    const [waited] = await rowsOf<{ id: number }>(test.database, sql`SELECT id FROM books WHERE title = 'Ditunggu'`);
    const [kept] = await rowsOf<{ id: number }>(test.database, sql`SELECT id FROM copies WHERE item_code = 'W-2'`);
    const wait = (bookId: number | undefined, keptCopyId: number | null) => sql`INSERT INTO reservations
      (book_id, open_book_id, student_id, kept_copy_id, position, created_at)
      VALUES (${bookId}, ${bookId}, ${studentId}, ${keptCopyId}, 1, '2026-11-21 00:00:00')`;
    await test.database.write(testWrite, async (tx) => {
      await tx.run(wait(waited?.id, null));
      await tx.run(wait(older, kept?.id ?? 0));
    });
    const preview = async () => the.history.undoPreview(system, await the.now({ id }));
    expect(await preview()).toEqual({ books: 0, copies: 0, keptBooks: 1, keptCopies: 2 });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE reservations SET open_book_id = NULL, kept_copy_id = NULL, status = 'cancelled'`),
    );
    expect(await preview()).toEqual({ books: 1, copies: 2, keptBooks: 0, keptCopies: 0 });
  });

  it("is known to be gone, and read no more", async () => {
    const folder = new ImportFolder(the.folder.path, row.folder ?? "");
    expect([await folder.hasSource(), await folder.loadReading()]).toEqual([true, expect.any(Object)]);
    await folder.remove();
    expect([await folder.hasSource(), await folder.loadReading(), await folder.hasOutcomes("x")]).toEqual([
      false,
      null,
      false,
    ]);
  });

  it.each([
    ["draft", null],
    ["cancelled", null],
    ["done", "Impor ini sudah dijalankan."],
    ["partly_undone", "Impor ini sudah dijalankan."],
    ["undone", "Impor ini sudah dijalankan."],
    ["staging", "Impor ini sedang berjalan."],
    ["publishing", "Impor ini sedang berjalan."],
    ["undoing", "Impor ini sedang berjalan."],
    ["removing", "Impor ini sedang berjalan."],
  ] as const)("may be changed and started, or not, as %s", (state, message) => {
    const check = () => assertDraft({ ...row, state });
    if (message === null) {
      check();
    } else {
      expect(check).toThrow(message);
    }
  });
});
