import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";

import sql from "sql-template-tag";

import { CoverImportHistoryService } from "../../../../server/bookImport/covers/CoverImportHistoryService.js";
import { CoverImportService } from "../../../../server/bookImport/covers/CoverImportService.js";
import type { StoredCoverImport } from "../../../../server/bookImport/covers/StoredCoverImport.js";
import { COVER_OUTCOMES } from "../../../../server/bookImport/covers/CoverOutcome.entity.js";
import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { incomingFile } from "../../../../server/platform/files/IncomingFile.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { aPicture } from "../../../support/files/givenFiles.js";
import { givenAdmin } from "../../../support/people.js";
import { aZip, type ZipEntry } from "../../../support/files/zipArchive.js";
import { receivedFile, testFiles } from "../../platform/files/testFiles.js";
import { importCsv, importInSteps, numberOf, rowsOf } from "../importing.js";

onBothEngines("Covers that follow an import", (test) => {
  const files = testFiles(test);
  const failures: unknown[] = [];
  const service = (options: { archiveBytes?: number } = {}) =>
    new CoverImportService(test.database, files.stored(), {
      dataDir: files.dataDir,
      coverBytes: () => Promise.resolve(100_000),
      onFailure: (error) => failures.push(error),
      ...options,
    });
  const history = () => new CoverImportHistoryService(test.database);
  let picture: Buffer;
  beforeAll(async () => {
    picture = await aPicture(20, 30).jpeg().toBuffer();
  });
  afterEach(() => expect(failures).toEqual([]));
  afterAll(() => files.remove());

  const pictures = (...names: readonly string[]): ZipEntry[] => names.map((name) => ({ name, content: picture }));
  /** Imports books by the names of their covers. */
  const givenImport = (...covers: readonly string[]) =>
    importCsv(
      test.database,
      ["judul;gambar", ...covers.map((cover, place) => `Buku ${cover} ${place};${cover}`)].join("\n"),
    ).then(({ result }) => result.importId);
  const send = async (archive: Buffer, replacesCovers = false): Promise<StoredCoverImport> => {
    const covers = service();
    const { id } = await covers.upload(system, { replacesCovers }, receivedFile(archive, "docs.zip"));
    await covers.whenIdle();
    const row = await history().byId(system, id);
    if (!row) {
      throw new Error("The covers are gone");
    }
    return row;
  };
  const coversOf = async (importId: number) =>
    (
      await rowsOf<{ url: string | null }>(
        test.database,
        sql`SELECT image_url AS url FROM books WHERE import_id = ${importId} ORDER BY id`,
      )
    ).map(({ url }) => url);
  const bookOf = (importId: number) =>
    numberOf(test.database, sql`SELECT MIN(id) AS n FROM books WHERE import_id = ${importId}`);
  const listsOf = async (row: StoredCoverImport) => {
    const lists: Record<string, (string | null)[][]> = {};
    for (const kind of COVER_OUTCOMES) {
      const { edges } = await history().outcomes(system, row, kind, { first: 100 });
      if (edges.length > 0) {
        lists[kind] = edges.map(({ node }) => [node.fileName, ...(node.reason === null ? [] : [node.reason])]);
      }
    }
    return lists;
  };
  const left = async () => (await readdir(join(files.dataDir, "imports"))).length;

  it("become those of every book that names them, whatever folder, capitals and spaces they come in", async () => {
    const importId = await givenImport("Laskar_Pelangi.JPG", "bumi.jpg", "bumi.jpg", "lain.jpg", "Pohon été.jpg");
    expect(await history().countAwaiting(system, importId)).toBe(5);
    const row = await send(
      aZip([
        { name: "images/", content: Buffer.alloc(0) },
        ...pictures("images/docs/laskar pelangi.jpg", "images\\docs\\BUMI.JPG", "kucing.jpg"),
        { name: Buffer.from("pohon \u0082t\u0082.jpg", "latin1"), content: picture },
        ...pictures("__MACOSX/._bumi.jpg", ".DS_Store", "Thumbs.db", "index.html", "docs2/Bumi.jpg"),
      ]),
    );
    expect(row).toMatchObject({
      state: "done",
      fileName: "docs.zip",
      files: 5,
      filesSeen: 5,
      attached: 4,
      unmatched: 1,
      covered: 1,
    });
    expect(await listsOf(row)).toEqual({
      attached: [["laskar pelangi.jpg"], ["BUMI.JPG"], ["BUMI.JPG"], ["pohon été.jpg"]],
      unmatched: [["kucing.jpg"]],
      covered: [["Bumi.jpg", "Gambar lain dengan nama yang sama sudah dipakai."]],
    });
    const covers = await coversOf(importId);
    expect(covers.map((url) => url !== null)).toEqual([true, true, true, false, true]);
    // Books never share a file: what deletes one book's must not take the other's.
    expect(new Set(covers).size).toBe(5);
    expect(await history().countAwaiting(system, importId)).toBe(1);
    expect(
      await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM audit_entries WHERE action = 'book.cover'`),
    ).toBe(4);
    const [entry] = await rowsOf<{ after: string }>(
      test.database,
      sql`SELECT after_values AS after FROM audit_entries WHERE action = 'coverImport.run' AND record_id = ${row.id}`,
    );
    expect(entry?.after).toContain('"attached":4');
  });

  it("change nothing when they are sent again, unless covers are to be replaced", async () => {
    const importId = await givenImport("ulang.jpg");
    const archive = aZip(pictures("ulang.jpg"));
    await send(archive);
    const [before] = await coversOf(importId);
    const again = await send(archive);
    expect(again).toMatchObject({ attached: 0, covered: 1 });
    expect(await coversOf(importId)).toEqual([before]);
    const replacing = await send(archive, true);
    expect(replacing).toMatchObject({ attached: 1, covered: 0, replacesCovers: true });
    const [after] = await coversOf(importId);
    expect(after).not.toBe(before);
    const names = (await files.onDisk()).filter((name) => before?.includes(name.slice(0, 32)));
    expect(names).toEqual([]);
  });

  it("say of each picture that cannot be one why", async () => {
    await givenImport(
      "teks.jpg",
      "besar.jpg",
      "terkunci.jpg",
      "bom.jpg",
      "rusak.jpg",
      "isi.zip",
      "kosong.jpg",
      "baik.jpg",
    );
    const bomb = Buffer.alloc(3_000_000);
    picture.copy(bomb);
    const row = await send(
      aZip([
        { name: "teks.jpg", content: Buffer.from("Ini hanya teks yang berganti nama.") },
        { name: "besar.jpg", content: bomb, isDeflated: true },
        { name: "terkunci.jpg", content: picture, isDeflated: true, flags: 1 },
        // Unpacks to three megabytes, and says that it is small.
        { name: "bom.jpg", content: bomb, isDeflated: true, claimedSize: 900 },
        { name: "rusak.jpg", content: picture.subarray(0, picture.length / 2) },
        { name: "isi.zip", content: aZip(pictures("a.jpg")) },
        { name: "kosong.jpg", content: Buffer.alloc(0) },
        { name: "../../../../etc/baik.jpg", content: picture },
      ]),
    );
    expect(await listsOf(row)).toEqual({
      attached: [["baik.jpg"]],
      refused: [
        ["teks.jpg", "Sampul harus gambar JPEG, PNG, WebP, atau AVIF."],
        ["besar.jpg", "Berkas lebih besar dari 0 MB. Pilih berkas yang lebih kecil."],
        ["terkunci.jpg", "Dikunci kata sandi. Buat ZIP tanpa kata sandi."],
        ["bom.jpg", "Rusak atau tidak lengkap di dalam ZIP."],
        ["rusak.jpg", "Gambar ini rusak atau tidak lengkap. Simpan ulang, lalu unggah lagi."],
        ["isi.zip", "Arsip di dalam ZIP tidak dibuka. Keluarkan dulu isinya."],
        ["kosong.jpg", "Berkas kosong. Pilih berkas lain."],
      ],
    });
    expect(row).toMatchObject({ state: "done", refused: 7, attached: 1 });
    expect((await files.journal()).every(({ state }) => state === "kept")).toBe(true);
  });

  it.each([
    ["no archive", Buffer.from("judul;gambar"), /Kirim folder gambar/],
    ["an empty file", Buffer.alloc(0), /Berkas kosong/],
    ["one without a file", aZip([]), /tidak berisi gambar/],
    ["one of folders alone", aZip([{ name: "docs/", content: Buffer.alloc(0) }]), /tidak berisi gambar/],
    ["a truncated one", aZip([{ name: "a.jpg", content: Buffer.alloc(999) }]).subarray(0, -30), /rusak, tidak lengkap/],
    [
      "one whose files share their bytes",
      aZip([
        { name: "a.jpg", content: Buffer.alloc(900) },
        ...Array.from({ length: 50 }, (_, place) => ({
          name: `${place}.jpg`,
          content: Buffer.alloc(900),
          sharesFirst: true,
        })),
      ]),
      /tidak wajar/,
    ],
  ])("are refused at the door and leave nothing in the history: %s", async (_title, archive, message) => {
    const before = await history().count(system);
    await expect(service().upload(system, {}, receivedFile(archive))).rejects.toMatchObject({
      message: expect.stringMatching(message),
    });
    expect(await history().count(system)).toBe(before);
    expect(await left()).toBe(0);
  });

  it("are refused where they are larger than allowed, or the sender goes away", async () => {
    const archive = aZip(pictures("a.jpg", "b.jpg"));
    await expect(service({ archiveBytes: 500 }).upload(system, {}, receivedFile(archive))).rejects.toMatchObject({
      kind: "fileTooLarge",
    });
    const broken = Readable.from(
      (function* () {
        yield archive.subarray(0, 100);
        throw new Error("reset");
      })(),
    );
    await expect(
      service().upload(system, {}, () => Promise.resolve(incomingFile(broken, "docs.zip"))),
    ).rejects.toMatchObject({ kind: "validation" });
    expect(await left()).toBe(0);
  });

  it("come one archive at a time", async () => {
    await givenImport("pertama.jpg");
    const covers = service();
    await covers.upload(system, {}, receivedFile(aZip(pictures("pertama.jpg"))));
    await expect(service().upload(system, {}, receivedFile(aZip(pictures("kedua.jpg"))))).rejects.toMatchObject({
      kind: "conflict",
      message: "Sampul lain sedang dikirim atau dipasang. Tunggu sampai selesai, lalu coba lagi.",
    });
    await covers.whenIdle();
    expect(await send(aZip(pictures("kedua.jpg")))).toMatchObject({ state: "done", unmatched: 1 });
  });

  it("can be called off: what has its cover keeps it", async () => {
    const names = Array.from({ length: 40 }, (_, place) => `batal${place}.jpg`);
    const importId = await givenImport(...names);
    const covers = service();
    const { id } = await covers.upload(system, {}, receivedFile(aZip(pictures(...names))));
    while (((await history().byId(system, id))?.attached ?? 0) === 0) {
      await nextTurn();
    }
    await covers.cancel(system, id);
    await covers.whenIdle();
    const row = await history().byId(system, id);
    expect(row).toMatchObject({ state: "cancelled" });
    const attached = (await coversOf(importId)).filter((url) => url !== null).length;
    expect(row?.attached).toBe(attached);
    expect(attached).toBeLessThan(40);
    await expect(covers.cancel(system, id)).rejects.toMatchObject({ kind: "conflict" });
    expect(await send(aZip(pictures(...names)))).toMatchObject({ attached: 40 - attached, covered: attached });
  });

  /** What a process leaves that dies when so many files are done. */
  async function givenDead(
    archive: Buffer,
    state: "arriving" | "running",
    sender: { readonly userId: number; readonly username: string } | null = null,
  ) {
    await mkdir(join(files.dataDir, "imports"), { recursive: true });
    const name = "0".repeat(32);
    await writeFile(join(files.dataDir, "imports", `${name}.zip`), archive);
    await test.database.write({ unaudited: "A test's own." }, (tx) =>
      tx.run(sql`INSERT INTO cover_imports (state, user_id, actor, file_name, archive, running_slot, owner,
                   heartbeat_at, files, created_at)
                 VALUES (${state}, ${sender?.userId ?? null}, ${sender?.username ?? "sistem"}, 'docs.zip', ${name}, 1, 'mati:4194305:x:y',
                   '2026-01-01 00:00:00', 3, '2026-01-01 00:00:00')`),
    );
    return numberOf(test.database, sql`SELECT MAX(id) AS n FROM cover_imports`);
  }

  it("go on where a killed process has stopped, and count nothing twice", async () => {
    const importId = await givenImport("mati1.jpg", "mati2.jpg", "mati2.jpg");
    const { userId, username } = await givenAdmin(test.database);
    const id = await givenDead(aZip(pictures("mati1.jpg", "mati2.jpg", "mati3.jpg")), "running", { userId, username });
    const bookId = await bookOf(importId);
    // It had given the first book its cover.
    await test.database.write({ unaudited: "A test's own." }, async (tx) => {
      await tx.run(sql`UPDATE books SET image_url = '/static/covers/x-640.webp' WHERE id = ${bookId}`);
      await tx.run(sql`INSERT INTO cover_outcomes (cover_import_id, entry, file_name, kind, book_id)
                       VALUES (${id}, 1, 'mati1.jpg', 'attached', ${bookId})`);
      await tx.run(sql`UPDATE cover_imports SET attached = 1, files_seen = 1 WHERE id = ${id}`);
    });
    const covers = service();
    await Promise.all([covers.resume(), service().resume()]);
    while ((await history().byId(system, id))?.state === "running") {
      await nextTurn();
    }
    await covers.whenIdle();
    expect(await history().byId(system, id)).toMatchObject({
      state: "done",
      attached: 3,
      unmatched: 1,
      covered: 0,
      refused: 0,
      filesSeen: 3,
    });
    expect((await coversOf(importId)).every((url) => url !== null)).toBe(true);
    expect(
      await rowsOf(
        test.database,
        sql`SELECT user_id AS userId, actor FROM audit_entries WHERE action = 'coverImport.run' AND record_id = ${id}`,
      ),
    ).toEqual([{ userId, actor: username }]);
  });

  it("are forgotten if the process died while they arrived, and end with a word if the archive is gone", async () => {
    const arriving = await givenDead(Buffer.from("PK"), "arriving");
    await service().resume();
    expect(await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM cover_imports WHERE id = ${arriving}`)).toBe(0);
    const id = await givenDead(aZip(pictures("a.jpg")), "running");
    await test.database.write({ unaudited: "A test's own." }, (tx) =>
      tx.run(sql`UPDATE cover_imports SET archive = 'tidakada' WHERE id = ${id}`),
    );
    const covers = service();
    await covers.resume();
    await covers.whenIdle();
    expect(await history().byId(system, id)).toMatchObject({
      state: "failed",
      message: expect.stringContaining("tidak ada lagi di server ini"),
    });
  });

  it("keep their lists for thirty days, and their numbers for good", async () => {
    const row = await send(aZip(pictures("lama.jpg")));
    await test.database.write({ unaudited: "A test's own." }, (tx) =>
      tx.run(sql`UPDATE cover_imports SET finished_at = '2026-01-01 00:00:00' WHERE id = ${row.id}`),
    );
    // What a process leaves that dies behind its last write.
    await writeFile(join(files.dataDir, "imports", `${row.archive}.zip`), "PK");
    await service().resume();
    expect(await listsOf(row)).toEqual({});
    expect(await history().byId(system, row.id)).toMatchObject({ unmatched: 1 });
    expect(await left()).toBe(0);
  });

  describe("when the import is undone", () => {
    let steps: ReturnType<typeof importInSteps>;
    beforeAll(() => {
      steps = importInSteps(test.database);
    });
    afterAll(() => steps.folder.remove());
    const undo = async (id: number) => steps.undone(await steps.now({ id }));

    it("count as part of it, and go with their files", async () => {
      const importId = await givenImport("pergi.jpg");
      await send(aZip(pictures("pergi.jpg")));
      const [address = null] = await coversOf(importId);
      expect(await steps.history.undoPreview(system, await steps.now({ id: importId }))).toMatchObject({
        books: 1,
        keptBooks: 0,
      });
      expect(await undo(importId)).toMatchObject({ state: "undone" });
      await files.stored().sweep();
      expect((await files.onDisk()).filter((name) => address?.includes(name.slice(0, 32)))).toEqual([]);
    });

    it("do not hide that somebody has put a cover or another value there by hand", async () => {
      const byHand = await givenImport("tangan.jpg");
      await files.service().uploadBookCover(system, { id: await bookOf(byHand) }, receivedFile(picture));
      const changed = await givenImport("ubah.jpg");
      await send(aZip(pictures("tangan.jpg", "ubah.jpg")), true);
      await new BookEditingService(test.database).update(system, await bookOf(changed), { title: "Judul baru" });
      const later = await givenImport("susul.jpg");
      await send(aZip(pictures("susul.jpg")));
      await files.service().uploadBookCover(system, { id: await bookOf(later) }, receivedFile(picture));
      for (const id of [byHand, changed, later]) {
        expect(await steps.history.undoRefusal(system, await steps.now({ id }))).not.toBeNull();
      }
    });

    it("and is done again, can follow again", async () => {
      const first = await givenImport("lagi.jpg");
      await send(aZip(pictures("lagi.jpg")));
      await undo(first);
      const second = await givenImport("lagi.jpg");
      expect(await send(aZip(pictures("lagi.jpg")))).toMatchObject({ attached: 1 });
      expect((await coversOf(second)).every((url) => url !== null)).toBe(true);
    });
  });
});
