import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import sql from "sql-template-tag";

import { BookImportService } from "../../../server/bookImport/BookImportService.js";
import { ImportStepsService } from "../../../server/bookImport/steps/ImportStepsService.js";
import { type StoredImport, progressOf } from "../../../server/bookImport/StoredImport.js";
import { recoverImports, sweepImports } from "../../../server/bookImport/recoverImports.js";
import { system, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { countsOf, importInSteps, manyBooks, numberOf } from "./importing.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("An import that runs in the background", (test) => {
  let the: ReturnType<typeof importInSteps>;
  afterAll(() => the.folder.remove());
  beforeAll(() => {
    the = importInSteps(test.database, { rowsPerWrite: 100 });
  });
  const watched = async (
    row: StoredImport,
    onRow: (seen: StoredImport) => Promise<unknown> = () => Promise.resolve(),
  ) => {
    const seen: StoredImport[] = [];
    for await (const now of the.history.watch(
      system,
      row.id,
      () => Promise.resolve(system),
      new AbortController().signal,
    )) {
      seen.push(now);
      await onRow(now);
    }
    return seen;
  };

  it("goes on by itself, and whoever watches is told until its end", async () => {
    const before = await countsOf(test.database);
    const row = await the.upload(manyBooks(1_200));
    await the.service.start(system, row.id);
    const seen = await watched(row);
    expect(seen[0]?.state).toBe("staging");
    const shares = seen.flatMap((now) => (progressOf(now)?.stage === "writing" ? [progressOf(now)?.share ?? 0] : []));
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(seen.at(-1)).toMatchObject({ state: "done", counts: { rows: 1_200, books: 1_200, copies: 2_400 } });
    expect(await countsOf(test.database)).toMatchObject({ books: before.books + 1_200, running: 0, hidden: 0 });
    expect(await watched(row)).toHaveLength(1);
    const { service } = the;
    for (const command of [
      () => service.start(system, row.id),
      () => service.preview(system, row.id),
      () => the.configured(row, {}),
      () => service.discard(system, row.id),
      () => service.cancel(system, row.id),
    ]) {
      await expect(command()).rejects.toMatchObject({ kind: "conflict" });
    }
  });

  it("is taken back whole when it is cancelled, says so, and may be started again", async () => {
    const before = await countsOf(test.database);
    const row = await the.upload(manyBooks(1_200, 10_000));
    await the.service.start(system, row.id);
    let isCancelled = false;
    await watched(row, async ({ counts }) => {
      if (counts.rows > 0 && !isCancelled) {
        isCancelled = true;
        await the.service.cancel(system, row.id);
      }
    });
    expect(isCancelled).toBe(true);
    expect(await the.settled(row)).toMatchObject({
      state: "cancelled",
      message: "Impor dibatalkan. Tidak ada buku yang masuk.",
    });
    expect(await countsOf(test.database)).toEqual(before);
    expect(await the.imported(row)).toMatchObject({ state: "done", message: null, counts: { books: 1_200 } });
  });

  it("keeps a second one out, whichever way that comes, and is kept out by it", async () => {
    const [one, other] = [await the.upload(manyBooks(1_500, 20_000)), await the.upload(manyBooks(500, 30_000))];
    await the.service.start(system, one.id);
    await expect(the.service.start(system, other.id)).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("sedang berjalan"),
    });
    const oneShot = new BookImportService(test.database, { dataDir: the.folder.path });
    await expect(
      oneShot.importBooks(system, { stream: Readable.from(["judul\nSerempak\n"]), fileName: null }),
    ).rejects.toMatchObject({ kind: "conflict" });
    expect((await the.settled(one)).state).toBe("done");
    expect((await the.now(other)).state).toBe("draft");
    expect((await the.imported(other)).state).toBe("done");
  });

  it("whose file breaks off is taken back with the reason", async () => {
    const before = await countsOf(test.database);
    const row = await the.upload(`${manyBooks(800, 40_000)}\n"Tidak ditutup;x\n`);
    expect(await the.imported(row)).toMatchObject({
      state: "cancelled",
      message: expect.stringContaining("Baris 802: tanda kutip"),
    });
    expect(await countsOf(test.database)).toEqual(before);
    expect(the.failures).toEqual([]);
  });

  /** The service with something that happens right before its next write. */
  function interrupted(happening: () => Promise<unknown>) {
    let hasHappened = false;
    const database = new Proxy(test.database, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        return typeof value !== "function"
          ? value
          : async (...given: unknown[]): Promise<unknown> => {
              if (name === "write" && !hasHappened) {
                hasHappened = true;
                await happening();
              }
              return Reflect.apply(value, target, given);
            };
      },
    });
    const failures: unknown[] = [];
    return {
      failures,
      service: new ImportStepsService(database, {
        dataDir: the.folder.path,
        onFailure: (error) => failures.push(error),
      }),
    };
  }
  const withoutFolder = (row: { readonly folder: string | null }) => () =>
    rm(join(the.folder.path, "imports", row.folder ?? ""), { recursive: true });

  it("whose files go away as it begins is taken back and lets the next one run", async () => {
    const row = await the.upload("judul\nBerkas Hilang\n");
    const { service, failures } = interrupted(withoutFolder(row));
    await service.start(system, row.id);
    await service.whenIdle();
    expect(await the.now(row)).toMatchObject({
      state: "cancelled",
      message: expect.stringContaining("gangguan di server"),
    });
    expect(failures).toHaveLength(1);
    expect((await the.imported(await the.upload("judul\nSesudah Berkas Hilang\n"))).state).toBe("done");
  });

  it("says that its files are gone where somebody throws them away meanwhile", async () => {
    const gone = { kind: "conflict", message: "Berkas impor ini sudah tidak disimpan. Unggah lagi." };
    const one = await the.upload("judul\nDibuang\n");
    await expect(
      interrupted(withoutFolder(one)).service.configure(system, one.id, { separator: ";" }),
    ).rejects.toMatchObject(gone);
    const other = await the.upload("judul\nDibuang Juga\n");
    const discarded = () =>
      test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE book_imports SET state = 'cancelled', folder = NULL WHERE id = ${other.id}`),
      );
    await expect(interrupted(discarded).service.start(system, other.id)).rejects.toMatchObject(gone);
    expect((await the.now(other)).state).toBe("cancelled");
    await the.service.discard(system, one.id);
  });

  it("whose server died is taken back by the next one, which says what happened", async () => {
    const before = await countsOf(test.database);
    const row = await the.upload("judul\nMati di Jalan\n");
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`UPDATE book_imports SET state = 'staging', running_slot = 1, owner = 'mati:4194305:x:y', heartbeat_at =
          '2026-01-01 00:00:00' WHERE id = ${row.id}`,
      ),
    );
    await recoverImports(test.database, the.folder.path);
    expect(await the.now(row)).toMatchObject({
      state: "cancelled",
      message: "Server berhenti saat impor ini berjalan. Tidak ada buku yang masuk.",
    });
    expect(await countsOf(test.database)).toEqual(before);
    expect((await the.imported(row)).state).toBe("done");
  });

  it("ends its watcher's stream with the watcher's rights", async () => {
    const row = await the.upload(manyBooks(200, 50_000));
    // Somebody else's preview that never ends.
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`UPDATE book_imports SET state = 'staging', running_slot = 1, owner = 'jauh:1:x:y', heartbeat_at =
          ${new Date().toISOString().slice(0, 19).replace("T", " ")} WHERE id = ${row.id}`,
      ),
    );
    const watching = the.history.watch(system, row.id, () => Promise.resolve(visitor), new AbortController().signal);
    expect((await watching.next()).value).toMatchObject({ state: "staging" });
    await expect(watching.next()).rejects.toMatchObject({ kind: "unauthenticated" });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE book_imports SET state = 'draft', running_slot = NULL WHERE id = ${row.id}`),
    );
  });

  it("keeps its files for a month, and an abandoned one for a day", async () => {
    const abandoned = await the.upload("judul\nTertinggal\n");
    const done = await the.upload("judul\nSelesai\n");
    await the.imported(done);
    const after = (hours: number) =>
      sweepImports(test.database, the.folder.path, new Date(Date.now() + hours * 3_600_000));
    await after(23);
    expect((await the.now(abandoned)).folder).not.toBeNull();
    await after(25);
    expect(await the.history.byId(system, abandoned.id)).toBeNull();
    expect(await the.folder.files(abandoned.folder ?? "")).toEqual([]);
    expect((await the.now(done)).folder).not.toBeNull();
    await after(31 * 24);
    expect(await the.now(done)).toMatchObject({ state: "done", folder: null });
    expect(await the.rowsOf(done)).toEqual([]);
  });

  it("lets so many files wait and no more, also where they come at once", async () => {
    await Promise.allSettled(Array.from({ length: 30 }, () => the.upload("judul\nMenunggu\n")));
    expect(await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM book_imports WHERE state = 'draft'`)).toBe(20);
    await expect(the.upload("judul\nSatu lagi\n")).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("20 berkas"),
    });
  });
});
