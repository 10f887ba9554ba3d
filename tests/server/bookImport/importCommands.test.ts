import sql from "sql-template-tag";

import type { BookImportState } from "../../../server/bookImport/BookImport.entity.js";
import type { ImportProgress } from "../../../server/bookImport/run/runImport.js";
import { RunningImport } from "../../../server/bookImport/run/RunningImport.js";
import { publishImport } from "../../../server/bookImport/run/publishImport.js";
import { startUndo, undoImport } from "../../../server/bookImport/undo/undoImport.js";
import { integer } from "../../../server/platform/database/columns.js";
import { system } from "../../../server/viewer.js";
import { onSqlite } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";
import { importCsv, importInSteps, rowsOf } from "./importing.js";

onSqlite("An import that is told to", (test) => {
  let the: ReturnType<typeof importInSteps>;
  beforeAll(() => {
    the = importInSteps(test.database);
  });
  afterAll(() => the.folder.remove());
  const inState = async (id: number, state: BookImportState) =>
    test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE book_imports SET state = ${state}, owner = 'ini', cancel_wanted = 0 WHERE id = ${id}`),
    );
  const audited = (id: number) =>
    rowsOf<{ action: string }>(
      test.database,
      sql`SELECT action, before_values AS recorded FROM audit_entries WHERE record_id = ${id} ORDER BY id`,
    );

  it("end says why where nothing runs that could be ended, and else that it is wanted", async () => {
    const row = await the.upload("judul\nSatu\n");
    const nothing = "Tidak ada yang sedang berjalan di impor ini.";
    for (const [state, message] of [
      ["draft", nothing],
      ["done", nothing],
      ["undoing", nothing],
      ["removing", nothing],
      [
        "publishing",
        "Semua baris sudah tersimpan dan sedang ditampilkan. Tunggu sampai selesai, lalu urungkan impornya.",
      ],
    ] as const) {
      await inState(row.id, state);
      await expect(the.service.cancel(system, row.id)).rejects.toMatchObject({ kind: "conflict", message });
    }
    await inState(row.id, "staging");
    expect(await the.service.cancel(system, row.id)).toMatchObject({ state: "staging", cancelWanted: true });
    await expect(the.service.cancel(system, 999)).rejects.toMatchObject({
      kind: "notFound",
      message: "Impor ini tidak ditemukan. Mungkin berkasnya sudah dibatalkan.",
    });
    await inState(row.id, "draft");
  });

  it("go away goes with its files, and stays in the history where it once ran", async () => {
    const [draft, cancelled] = [await the.upload("judul\nDua\n"), await the.upload("judul\nTiga\n")];
    await inState(cancelled.id, "cancelled");
    for (const { id, folder } of [draft, cancelled]) {
      await the.service.discard(system, id);
      expect(await the.folder.files(folder ?? "")).toEqual([]);
      expect(await audited(id)).toEqual([
        { action: "bookImport.discard", recorded: expect.stringContaining('"fileName":"koleksi.csv"') },
      ]);
    }
    expect(await the.history.byId(system, draft.id)).toBeNull();
    expect(await the.now(cancelled)).toMatchObject({ state: "cancelled", folder: null, outcomes: null });
    await inState(cancelled.id, "done");
    await expect(the.service.discard(system, cancelled.id)).rejects.toMatchObject({ kind: "conflict" });
  });

  it("stop remembers its reason in part, and when it first ended", async () => {
    const row = await the.upload("judul\nEmpat\n");
    const running = new RunningImport(test.database, row.id, "ini");
    await inState(row.id, "staging");
    await running.write("staging", (tx) => running.saveProgress(tx, 0.5004));
    expect((await the.now(row)).stageShare).toBe(0.5);
    await running.write("staging", (tx) => running.saveProgress(tx, 1.5));
    expect((await the.now(row)).stageShare).toBe(1);
    await running.finish("staging", "x".repeat(501));
    const first = await the.now(row);
    expect(first).toMatchObject({ state: "cancelled", message: "x".repeat(500), stageShare: 0, cancelWanted: false });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE book_imports SET finished_at = '2026-01-01 00:00:00' WHERE id = ${row.id}`),
    );
    await inState(row.id, "undoing");
    await running.finish("undoing", "Batal.");
    expect(await the.now(row)).toMatchObject({
      state: "done",
      message: "Batal.",
      finishedAt: new Date("2026-01-01T00:00:00Z"),
      undoneAt: null,
    });
    await expect(running.finish("undoing")).rejects.toThrow(`import ${row.id} is done and belongs to ini`);
    await inState(row.id, "undoing");
    await expect(new RunningImport(test.database, row.id, "lain").finish("undoing")).rejects.toThrow("belongs to ini");
    await expect(new RunningImport(test.database, 999, "ini").finish("undoing")).rejects.toThrow(
      "import 999 is gone and belongs to nobody",
    );
  });

  it.each([
    [null, "done"],
    [{ books: 0, copies: 0, keptBooks: 1, keptCopies: 1 }, "done"],
    [{ books: 1, copies: 0, keptBooks: 0, keptCopies: 0 }, "undone"],
    [{ books: 0, copies: 1, keptBooks: 0, keptCopies: 0 }, "undone"],
    [{ books: 1, copies: 1, keptBooks: 1, keptCopies: 0 }, "partly_undone"],
    [{ books: 1, copies: 1, keptBooks: 0, keptCopies: 1 }, "partly_undone"],
  ] as const)("undo itself is by what went and stayed, %j: %s", async (counts, state) => {
    const row = await the.upload("judul\nLima\n");
    const running = new RunningImport(test.database, row.id, "ini");
    await inState(row.id, "removing");
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`UPDATE book_imports
          SET undo_counts = ${counts && JSON.stringify(counts)}, finished_at = '2026-01-01 00:00:00'
            WHERE id = ${row.id}`,
      ),
    );
    expect(await running.isPartlyUndone()).toBe(state === "partly_undone");
    await running.finish("removing");
    expect(await the.now(row)).toMatchObject({
      state,
      message: null,
      undoneAt: expect.any(Date),
      finishedAt: new Date("2026-01-01T00:00:00Z"),
    });
  });

  it("say how far it is does so from its first row to its last book, also where it brings none", async () => {
    const progressOf = async (text: string) => {
      const seen: ImportProgress[] = [];
      await importCsv(test.database, text, { rowsPerWrite: 2, onProgress: (progress) => seen.push(progress) });
      return seen.map(({ stage, share, rows }) => [stage, share, rows]);
    };
    const text = "judul\nEnam\nTujuh\nDelapan\n";
    expect(await progressOf(text)).toEqual([
      ["writing", 1, 2],
      ["writing", 1, 3],
      ["publishing", 1, 3],
      ["publishing", 1, 3],
    ]);
    expect(await progressOf(text)).toEqual([
      ["writing", 1, 2],
      ["writing", 1, 3],
      ["publishing", 1, 0],
    ]);
  });

  it("take everything back says how many books are gone", async () => {
    const seen: unknown[] = [];
    const text = "judul;penulis;kode eksemplar\nSepuluh;Ani;S10\nSebelas;Budi;S11\nDua Belas;Cici;\n";
    const stop = new AbortController();
    const onProgress = ({ stage, share, rows }: ImportProgress) => {
      seen.push([stage, share, rows]);
      if (rows === 3) stop.abort();
    };
    const reported = importCsv(test.database, text, { rowsPerWrite: 1, onProgress, signal: stop.signal });
    await expect(reported).rejects.toMatchObject({ kind: "conflict" });
    // The copies, then the books, then the authors.
    expect(seen).toEqual([
      ["writing", 1, 1],
      ["writing", 1, 2],
      ["writing", 1, 3],
      ["removing", 0, 0],
      ["removing", 0, 3],
      ["removing", 0, 3],
    ]);
  });

  it("undo itself says how much of each stage is done, also where the undo is taken back", async () => {
    const shares: number[] = [];
    class Watched extends RunningImport {
      override saveProgress(...reported: Parameters<RunningImport["saveProgress"]>) {
        shares.push(reported[1]);
        return super.saveProgress(...reported);
      }
    }
    const { result } = await importCsv(
      test.database,
      "judul;kode eksemplar\nTiga Belas;S13\nEmpat Belas;\nLima Belas;\nEnam Belas;\n",
    );
    const running = new Watched(test.database, result.importId, "ini");
    const during = async (work: () => Promise<void>) => {
      shares.length = 0;
      await work();
      return shares;
    };
    await startUndo(test.database, result.importId, "ini");
    await test.database.write(testWrite, async (tx) => {
      const [first] = await tx.select(
        { id: integer(sql`MIN(id)`) },
        sql`FROM books WHERE import_id = ${result.importId}`,
      );
      await tx.run(
        sql`UPDATE books SET listed = 0 WHERE import_id = ${result.importId} AND id > ${(first?.id ?? 0) + 1}`,
      );
    });
    // No copies, two of two books, and that there are no more.
    expect(await during(() => publishImport(running, { from: "undoing" }))).toEqual([0, 1, 1]);
    await startUndo(test.database, result.importId, "ini");
    // Books and copies are hidden, copies and books removed, each with a last look; then seven lists of records.
    expect(await during(() => undoImport(running, system))).toEqual([
      ...[1, 1, 1, 1],
      ...[0, 0, 1, 1],
      ...Array<number>(7).fill(1),
    ]);
    expect((await the.now({ id: result.importId })).state).toBe("undone");
  });
});
