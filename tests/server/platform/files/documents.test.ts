import { BinService } from "../../../../server/bin/BinService.js";
import { binHandlers } from "../../../../server/binHandlers.js";
import { readFile } from "node:fs/promises";
import { PassThrough, Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";

import sql from "sql-template-tag";

import { incomingFile } from "../../../../server/platform/files/IncomingFile.js";
import { markFilesDropped } from "../../../../server/platform/files/fileState.js";
import { system, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenBookFile } from "../../../support/files/givenBookFile.js";
import { anEpub, aPdf } from "../../../support/files/givenFiles.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { testFiles, fileReferencesOf, receivedFile } from "./testFiles.js";
import { testWrite } from "../../../support/testWrite.js";

const HOUR_MS = 3_600_000;

/** The name of the book's list of files is another in the directory. */
function damaged(epub: Buffer): Buffer {
  const copy = Buffer.from(epub);
  copy.write("x", copy.lastIndexOf("buku/isi.opf"));
  return copy;
}

onBothEngines("A book's digital file", (test) => {
  const files = testFiles(test);
  let bookId: number;
  beforeEach(async () => {
    [bookId = 0] = await givenBooks(test.database, [{ title: "Laskar Pelangi" }]);
  });
  afterEach(async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM book_files`));
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE stored_files SET state = 'dropped'`));
    await files.stored().sweep();
    expect(await files.onDisk()).toEqual([]);
  });
  afterAll(() => files.remove());

  const arriving = async () => {
    while ((await files.onDisk()).length === 0) {
      await nextTurn();
    }
  };
  const nameIn = (address: string | null) => address?.split("/")[3] ?? "";

  it.each([
    ["pdf", aPdf(), "epub"],
    ["epub", anEpub(), "pdf"],
  ])(
    "is stored byte by byte under a random name when it is a %s, whatever it is called",
    async (ending, content, called) => {
      const admin = await givenAdmin(test.database);
      const { digitalFile, slug } = await files
        .service()
        .uploadBookFile(admin, { id: bookId }, receivedFile(content, `../../etc/passwd.${called}`));

      expect(digitalFile).toBe(`/static/files/${nameIn(digitalFile)}/${slug}.${ending}`);
      expect(nameIn(digitalFile)).toMatch(/^[0-9a-f]{32}$/);
      expect(await files.onDisk()).toEqual([`${nameIn(digitalFile)}.${ending}`]);
      expect(await readFile(files.stored().folder.pathOf(`${nameIn(digitalFile)}.${ending}`))).toEqual(content);
      expect(await files.journal()).toEqual([{ name: nameIn(digitalFile), kind: "document", state: "kept" }]);
      expect(await fileReferencesOf(test.database, bookId)).toMatchObject({ digitalFile });
    },
  );

  it("replaces the previous one, whose file is marked as dropped and deleted", async () => {
    const first = await files.service().uploadBookFile(system, { id: bookId }, receivedFile(aPdf("satu")));
    const second = await files.service().uploadBookFile(system, { id: bookId }, receivedFile(anEpub()));

    expect(await files.onDisk()).toEqual([`${nameIn(second.digitalFile)}.epub`]);
    expect(await files.states()).toEqual(["kept"]);
    expect(
      await files.stored().find("document", nameIn(first.digitalFile), `${nameIn(first.digitalFile)}.pdf`),
    ).toBeNull();
  });

  it("is written down: who, when, before and after", async () => {
    const admin = await givenAdmin(test.database);
    const { digitalFile } = await files.service().uploadBookFile(admin, { id: bookId }, receivedFile(aPdf()));
    await files.service().deleteBookFile(admin, { id: bookId });

    const entries = await test.database.read((reader) =>
      reader.rows<{ before_values: string; after_values: string }>(
        sql`SELECT before_values, after_values FROM audit_entries WHERE action = 'book.file'
          AND record_id = ${bookId} AND user_id = ${admin.userId} ORDER BY id`,
      ),
    );
    expect(
      entries.map((entry): unknown[] => [JSON.parse(entry.before_values), JSON.parse(entry.after_values)]),
    ).toEqual([
      [
        { digitalFile: null, files: [] },
        { digitalFile, files: [`PDF, semua orang, ${digitalFile}`] },
      ],
      [
        { digitalFile, files: [`PDF, semua orang, ${digitalFile}`] },
        { digitalFile: null, files: [] },
      ],
    ]);
  });

  it.each([
    ["nothing", Buffer.alloc(0), "validation"],
    ["a page named like a book", Buffer.from("<!doctype html><script>alert(1)</script>"), "fileType"],
    ["a program", Buffer.from("MZ\u0090\u0000\u0003".repeat(400), "latin1"), "fileType"],
    ["a PDF whose signature comes too late", Buffer.concat([Buffer.alloc(1_024, " "), aPdf()]), "fileType"],
    ["a PDF that is cut", aPdf().subarray(0, -8), "fileType"],
    ["a zip that is no EPUB", anEpub({ type: "application/zip" }), "fileType"],
    ["an EPUB that is cut", anEpub().subarray(0, -22), "fileType"],
    ["an EPUB without a spine", anEpub({ spine: "" }), "fileType"],
    ["an EPUB whose spine is empty", anEpub({ spine: "<spine></spine>" }), "fileType"],
    ["an EPUB whose spine names nothing", anEpub({ spine: '<spine><itemref idref="x"/></spine>' }), "fileType"],
    ["an EPUB without chapters", anEpub({ chapters: {} }), "fileType"],
    ["an EPUB whose container is broken", anEpub({ container: "<container" }), "fileType"],
    ["an EPUB whose directory lies", damaged(anEpub()), "fileType"],
    ["one byte too many", Buffer.concat([aPdf(), Buffer.alloc(1_000_001 - aPdf().length, " ")]), "fileTooLarge"],
  ])("is refused as %s, and the one before stays", async (_what, content, kind) => {
    const { digitalFile } = await files.service().uploadBookFile(system, { id: bookId }, receivedFile(aPdf("lama")));
    const before = await files.onDisk();

    await expect(
      files.service().uploadBookFile(system, { id: bookId }, receivedFile(content, "buku.pdf")),
    ).rejects.toMatchObject({ kind });

    expect(await fileReferencesOf(test.database, bookId)).toMatchObject({ digitalFile });
    expect(await files.onDisk()).toEqual(before);
    expect(await files.states()).toEqual(["kept"]);
  });

  it("may have exactly as many bytes as are allowed", async () => {
    const exact = Buffer.concat([
      Buffer.alloc(500, " "),
      aPdf(),
      Buffer.alloc(1_000_000 - 500 - aPdf().length - 100, " "),
      Buffer.alloc(94, " "),
      Buffer.from("%%EOF\n"),
    ]);
    expect(exact.length).toBe(1_000_000);
    await expect(files.service().uploadBookFile(system, { id: bookId }, receivedFile(exact))).resolves.toBeDefined();
  });

  it("is refused at the first byte above the limit, even if the client keeps sending", async () => {
    let given = 0;
    const endless = Readable.from(
      (async function* () {
        yield aPdf();
        for (;;) {
          await Promise.resolve();
          given += 65_536;
          yield Buffer.alloc(65_536);
        }
      })(),
    );
    await expect(
      files.service().uploadBookFile(system, { id: bookId }, () => Promise.resolve(incomingFile(endless, "x"))),
    ).rejects.toMatchObject({ kind: "fileTooLarge" });
    expect(endless.destroyed).toBe(true);
    expect(given).toBeLessThan(3_000_000);
  });

  it("is refused when its parser has cut it, however whole it looks", async () => {
    const cut = Object.assign(Readable.from([aPdf()]), { truncated: true });
    await expect(
      files.service().uploadBookFile(system, { id: bookId }, () => Promise.resolve(incomingFile(cut, "x"))),
    ).rejects.toMatchObject({ kind: "fileTooLarge" });
    expect(await files.journal()).toEqual([]);
  });

  it("leaves nothing when its sender goes away", async () => {
    const line = new PassThrough();
    const uploading = files
      .service()
      .uploadBookFile(system, { id: bookId }, () => Promise.resolve(incomingFile(line, "x")));
    line.write(aPdf());
    await arriving();
    line.destroy(new Error("socket hang up"));

    await expect(uploading).rejects.toMatchObject({ kind: "validation" });
    expect(await files.onDisk()).toEqual([]);
    expect(await files.journal()).toEqual([]);
  });

  it("leaves nothing when the disk is full", async () => {
    // A device that every write finds full, in the place of the folder.
    const stored = files.stored();
    jest.spyOn(stored.folder, "partialPath").mockReturnValue("/dev/full");
    await expect(
      stored.store(
        system,
        "document",
        async () => {
          const { createWriteStream } = await import("node:fs");
          const { pipeline } = await import("node:stream/promises");
          await pipeline(Readable.from([Buffer.alloc(100_000)]), createWriteStream(stored.folder.partialPath("x")));
        },
        () => Promise.resolve({ result: null, audit: [] }),
      ),
    ).rejects.toMatchObject({ code: "ENOSPC" });
    expect(await files.journal()).toEqual([]);
  });

  it("is removed if its book is deleted during the upload", async () => {
    const line = new PassThrough();
    const uploading = files
      .service()
      .uploadBookFile(system, { id: bookId }, () => Promise.resolve(incomingFile(line, "x")));
    line.write(aPdf());
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE books SET listed = 0 WHERE id = ${bookId}`));
    line.end();

    await expect(uploading).rejects.toMatchObject({ kind: "notFound" });
    expect(await files.journal()).toEqual([]);
  });

  it("asks for the file only when the caller may send it and the book is there", async () => {
    const receive = jest.fn(receivedFile(aPdf()));
    const reader = {
      ...(await givenAdmin(test.database)),
      credential: { kind: "token", tokenName: "Dinas", scope: "read" },
    } as const;
    await expect(files.service().uploadBookFile(visitor, { id: bookId }, receive)).rejects.toMatchObject({
      kind: "unauthenticated",
    });
    await expect(
      files.service().uploadBookFile(await givenStudentViewer(test.database), { id: bookId }, receive),
    ).rejects.toMatchObject({ kind: "forbidden" });
    await expect(files.service().uploadBookFile(reader, { id: bookId }, receive)).rejects.toMatchObject({
      kind: "forbidden",
    });
    await expect(files.service().uploadBookFile(system, { id: 999_999 }, receive)).rejects.toMatchObject({
      kind: "notFound",
    });
    await expect(files.service().uploadBookFile(system, { id: "satu", judul: "x" }, receive)).rejects.toMatchObject({
      kind: "validation",
      fields: [{ name: "id" }, { name: "judul" }],
    });
    expect(receive).not.toHaveBeenCalled();
  });

  it("goes with its address when it is deleted, and can be deleted once", async () => {
    const { digitalFile } = await files.service().uploadBookFile(system, { id: bookId }, receivedFile(aPdf()));
    const { book, binEntryIds } = await files.service().deleteBookFile(system, { id: bookId });

    expect(book.digitalFile).toBeNull();
    expect(await files.stored().find("document", nameIn(digitalFile), `${nameIn(digitalFile)}.pdf`)).toBeNull();
    await new BinService(test.database, files.stored(), binHandlers).purge(system, { ids: binEntryIds });
    expect(await files.onDisk()).toEqual([]);
    await expect(files.service().deleteBookFile(system, { id: bookId })).rejects.toMatchObject({ kind: "notFound" });
    await expect(files.service().deleteBookFile(visitor, { id: bookId })).rejects.toMatchObject({
      kind: "unauthenticated",
    });
  });

  it("of twenty sent at once is one at the end", async () => {
    const service = files.service();
    const books = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        service.uploadBookFile(system, { id: bookId }, receivedFile(aPdf(`nomor ${number}`))),
      ),
    );

    const { digitalFile } = await fileReferencesOf(test.database, bookId);
    expect(books.map((book) => book.digitalFile)).toContain(digitalFile);
    expect(await files.journal()).toEqual([{ name: nameIn(digitalFile), kind: "document", state: "kept" }]);
    expect(await files.onDisk()).toEqual([`${nameIn(digitalFile)}.pdf`]);
  });

  it("is 404 as soon as it is dropped, before and after the sweep", async () => {
    const { digitalFile } = await files.service().uploadBookFile(system, { id: bookId }, receivedFile(aPdf()));
    const name = nameIn(digitalFile);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM book_files WHERE book_id = ${bookId}`);
      await markFilesDropped(tx, digitalFile);
    });

    expect(await files.onDisk()).toEqual([`${name}.pdf`]);
    expect(await files.stored().find("document", name, `${name}.pdf`)).toBeNull();
    await files.stored().sweep();
    expect(await files.onDisk()).toEqual([]);
  });

  it("survives a sweep during the upload, and while another book refers to it", async () => {
    const line = new PassThrough();
    const uploading = files
      .service()
      .uploadBookFile(system, { id: bookId }, () => Promise.resolve(incomingFile(line, "x")));
    line.write(aPdf().subarray(0, 20));
    await files.stored().sweep();
    line.end(aPdf().subarray(20));
    const { digitalFile } = await uploading;

    const [twin = 0] = await givenBooks(test.database, [{ title: "Kembaran" }]);
    await givenBookFile(test.database, twin, { address: digitalFile ?? "" });
    const { binEntryIds } = await files.service().deleteBookFile(system, { id: bookId });
    await new BinService(test.database, files.stored(), binHandlers).purge(system, { ids: binEntryIds });
    await files.stored().sweep(new Date(Date.now() + 2 * HOUR_MS));

    expect(await files.states()).toEqual(["kept"]);
    expect(await files.stored().find("document", nameIn(digitalFile), `${nameIn(digitalFile)}.pdf`)).not.toBeNull();
  });

  it("that made no progress for an hour is refused, so that no record refers to a missing file", async () => {
    const line = new PassThrough();
    const uploading = files
      .service()
      .uploadBookFile(system, { id: bookId }, () => Promise.resolve(incomingFile(line, "x")));
    line.write(aPdf());
    await arriving();
    await files.stored().sweep(new Date(Date.now() + 2 * HOUR_MS));
    line.end();

    await expect(uploading).rejects.toThrow();
    expect(await fileReferencesOf(test.database, bookId)).toMatchObject({ digitalFile: null });
    expect(await files.onDisk()).toEqual([]);
  });
});
