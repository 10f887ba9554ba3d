import sql from "sql-template-tag";

import { BinService } from "../../../../server/bin/BinService.js";
import { binHandlers } from "../../../../server/binHandlers.js";
import { BookService } from "../../../../server/books/BookService.js";
import { MAX_BOOK_FILES } from "../../../../server/books/files/bookFileName.js";
import { isListed } from "../../../../server/books/bookReads.js";
import { bookFilesOf, isStored } from "../../../../server/books/files/bookFileReads.js";
import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { anId3Tag, anM4a, anMp3, anOgg } from "../../../support/files/givenAudio.js";
import { givenBookFile } from "../../../support/files/givenBookFile.js";
import { anEpub, aPdf } from "../../../support/files/givenFiles.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";
import { fileReferencesOf, receivedFile, testFiles } from "../../platform/files/testFiles.js";

onBothEngines("The files of a title", (test) => {
  const files = testFiles(test);
  let admin: AdminViewer;
  let id: number;
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  beforeEach(async () => {
    [id = 0] = await givenBooks(test.database, [{ title: "Laskar Pelangi" }]);
  });
  afterAll(() => files.remove());

  const list = () => files.service();
  const bin = () => new BinService(test.database, files.stored(), binHandlers);
  const filesOf = async (bookId = id) =>
    (await test.database.read((reader) => bookFilesOf(reader, [bookId], isListed))).get(bookId) ?? [];
  const names = async () => (await filesOf()).map(({ name }) => name);
  const add = async (name: string, content = aPdf(name)) =>
    (await list().addFile(admin, { id }, receivedFile(content, name))).file;
  const firstOf = async () => {
    const [book] = await test.database.read((reader) =>
      reader.rows<{ file: string | null; access: string }>(
        sql`SELECT digital_file AS file, digital_file_access AS access FROM books WHERE id = ${id}`,
      ),
    );
    return book;
  };

  it("stand in the order in which they came, each with its name, size, format and access", async () => {
    await add("Bab_1  isi.pdf");
    await list().addLink(admin, id, { url: "buku.example/laskar", name: "Di penerbit" });
    await list().addFile(admin, { id, access: "members" }, receivedFile(anMp3(), "C:\\rekaman\\Bab 1.mp3"));
    expect(await filesOf()).toMatchObject([
      { position: 1, name: "Bab 1 isi", format: "pdf", access: "public", bytes: aPdf("Bab_1  isi.pdf").length },
      { position: 2, name: "Di penerbit", format: "link", address: "https://buku.example/laskar", bytes: null },
      { position: 3, name: "Bab 1", format: "mp3", access: "members", bytes: anMp3().length },
    ]);
    const [first] = await filesOf();
    expect(await firstOf()).toEqual({ file: first?.address, access: "public" });
  });

  it.each([
    ["an MP3", anMp3(), "mp3"],
    ["an MP3 behind a tag full of pictures", anMp3({ tag: anId3Tag(200_000) }), "mp3"],
    ["an MP3 behind a tag with room left", anMp3({ tag: Buffer.concat([anId3Tag(20), Buffer.alloc(900)]) }), "mp3"],
    ["an M4A", anM4a(), "m4a"],
    ["an M4A with chapters", anM4a(["soun", "text"]), "m4a"],
    ["an OGG with Opus", anOgg(), "ogg"],
    ["an OGG with Vorbis", anOgg("\u0001vorbis"), "ogg"],
  ])("may be %s, whatever it is called", async (_what, content, format) => {
    const file = await add("suara.pdf", content);
    expect(file).toMatchObject({ format, address: expect.stringMatching(new RegExp(`\\.${format}$`)) as string });
  });

  it.each([
    ["a page that calls itself a sound", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a picture that can hold scripts", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ["a tag without a sound", anId3Tag(4_000)],
    [
      "a tag that claims more than there is",
      Buffer.concat([anId3Tag(10).subarray(0, 6), Buffer.from([127, 127, 127, 127])]),
    ],
    ["a page behind a tag", Buffer.concat([anId3Tag(20), Buffer.from("<html><script>alert(1)</script></html>")])],
    ["one frame and then something else", Buffer.concat([anMp3({ frames: 1 }), Buffer.alloc(4_000, 65)])],
    ["a film", anM4a(["vide", "soun"])],
    ["an MP4 without a sound", anM4a(["text"])],
    ["an M4A that is cut", anM4a().subarray(0, -100)],
    ["an OGG that is cut", anOgg().subarray(0, -100)],
    ["an OGG with a film", anOgg("\u0080theora")],
    ["a PDF that is cut", aPdf().subarray(0, -8)],
  ])("are never %s, and nothing of it stays", async (_what, content) => {
    await add("Ada.pdf");
    const before = [await filesOf(), (await files.onDisk()).length];
    await expect(add("Jahat.mp3", content)).rejects.toMatchObject({ kind: "fileType" });
    expect([await filesOf(), (await files.onDisk()).length]).toEqual(before);
  });

  it.each([
    "http://buku.example/a",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://admin:rahasia@buku.example/",
    "https://buku.example/\na",
    "//buku.example",
    "https:\\\\buku.example",
    `https://buku.example/${"a".repeat(500)}`,
    "",
  ])("lead nowhere but to https: %s", async (url) => {
    const refused = await expectDomainError(list().addLink(admin, id, { url, name: "Jahat" }));
    expect(refused).toMatchObject({ kind: "validation", fields: { url: expect.any(String) as string } });
    expect(await filesOf()).toEqual([]);
  });

  it("are renamed, opened, closed and put in order, and the book says what its first one is", async () => {
    const [one, two] = [await add("Satu.pdf"), await add("Dua.epub", anEpub())];
    const { file: link } = await list().addLink(admin, id, { url: "https://buku.example", name: "Tiga" });
    await list().updateFile(admin, one.id, { name: "  Bagian   pertama " });
    await list().updateFile(admin, two.id, { access: "members" });
    await list().updateFile(admin, link.id, { url: "https://lain.example", name: "Lain" });
    await list().reorder(admin, id, { fileIds: [link.id, two.id, one.id] });
    expect(await filesOf()).toMatchObject([
      { name: "Lain", address: "https://lain.example" },
      { name: "Dua", access: "members" },
      { name: "Bagian pertama", access: "public" },
    ]);
    expect(await firstOf()).toEqual({ file: two.address, access: "members" });

    await list().updateFile(admin, one.id, { name: "" });
    expect((await names())[2]).toBeNull();
    expect(await expectDomainError(list().updateFile(admin, link.id, { name: null }))).toMatchObject({
      fields: { name: expect.any(String) as string },
    });
    expect(await expectDomainError(list().updateFile(admin, one.id, { url: "https://lain.example" }))).toMatchObject({
      fields: { url: expect.any(String) as string },
    });
    for (const fileIds of [[one.id, two.id], [one.id, two.id, link.id, 999_999], []]) {
      expect(await expectDomainError(list().reorder(admin, id, { fileIds }))).toMatchObject({ kind: "validation" });
    }
  });

  it("follow what a form or a program says of the first one's access, and only the first", async () => {
    await add("Satu.pdf");
    await add("Dua.pdf");
    await new BookEditingService(test.database).update(admin, id, { digitalFileAccess: "members" });
    expect((await filesOf()).map(({ access }) => access)).toEqual(["members", "public"]);
    expect((await firstOf())?.access).toBe("members");
  });

  it("are replaced in their place, by name, access and number, and what they were is gone", async () => {
    const [, two] = [await add("Satu.pdf"), await add("Dua.pdf")];
    const { file } = await list().replaceFile(admin, { id: two.id }, receivedFile(anEpub(), "lain.epub"));
    expect(file).toMatchObject({ id: two.id, position: 2, name: "Dua", format: "epub" });
    expect(await files.onDisk()).not.toContain(`${two.address.split("/")[3]}.pdf`);
    const { file: link } = await list().addLink(admin, id, { url: "https://buku.example", name: "Tautan" });
    await expect(list().replaceFile(admin, { id: link.id }, receivedFile(aPdf()))).rejects.toMatchObject({
      kind: "validation",
    });
    await expect(list().replaceFile(admin, { id: two.id }, receivedFile(Buffer.from("<html>")))).rejects.toMatchObject({
      kind: "fileType",
    });
    expect((await filesOf())[1]).toEqual(file);
  });

  it("go to the bin one by one and come back to their place, with their number, as they were", async () => {
    const [one, two] = [await add("Satu.pdf"), await add("Dua.pdf")];
    const { file: link } = await list().addLink(admin, id, { url: "https://buku.example", name: "Tiga" });
    const before = await filesOf();
    const entries: number[] = [];
    for (const file of [one, link]) {
      entries.push(...(await list().removeFile(admin, { id: file.id })).binEntryIds);
    }
    expect(await names()).toEqual(["Dua"]);
    expect(await firstOf()).toMatchObject({ file: two.address });
    expect(await list().findDigitalFile(visitor, one.address.split("/")[3] ?? "", "pdf")).toBeNull();
    await expect(list().removeFile(admin, { id: one.id })).rejects.toMatchObject({ kind: "notFound" });

    await bin().restore(admin, { ids: entries });
    expect((await filesOf()).map(({ id: fileId, name }) => [fileId, name])).toEqual(
      before.map(({ id: fileId, name }) => [fileId, name]),
    );
    expect(await list().findDigitalFile(visitor, one.address.split("/")[3] ?? "", "pdf")).toMatchObject({
      isPublic: true,
    });
    const [gone = 0] = (await list().removeFile(admin, { id: one.id })).binEntryIds;
    await bin().purge(admin, { ids: [gone] });
    expect(await files.onDisk()).not.toContain(`${one.address.split("/")[3]}.pdf`);
  });

  it("come back from the bin as they were kept there before titles had several", async () => {
    const file = await add("Lama.epub", anEpub());
    await list().updateFile(admin, file.id, { access: "members" });
    const { binEntryIds } = await list().removeFile(admin, { id: file.id });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE bin_entries SET kept = ${JSON.stringify({ address: file.address })}
        WHERE id = ${binEntryIds[0]}`),
    );
    await bin().restore(admin, { ids: binEntryIds });
    expect(await filesOf()).toMatchObject([{ format: "epub", name: null, access: "members", position: 1 }]);
    expect(await firstOf()).toEqual({ file: file.address, access: "members" });
  });

  it("go with their title to the bin and come back with it, and are served in between to nobody", async () => {
    const [one, two] = [await add("Satu.pdf"), await add("Dua.mp3", anMp3())];
    await list().addLink(admin, id, { url: "https://buku.example", name: "Tautan" });
    const binEntryId = await new BookEditingService(test.database).delete(admin, id);
    const served = async () =>
      Promise.all([
        list().findDigitalFile(visitor, one.address.split("/")[3] ?? "", "pdf"),
        list().findDigitalFile(visitor, two.address.split("/")[3] ?? "", "mp3"),
      ]);
    expect([await served(), await filesOf()]).toEqual([[null, null], []]);
    await bin().restore(admin, { ids: [binEntryId] });
    expect([(await served()).map((found) => found !== null), (await filesOf()).length]).toEqual([[true, true], 3]);

    const again = await new BookEditingService(test.database).delete(admin, id);
    await bin().purge(admin, { ids: [again] });
    const left = await test.database.read((reader) => reader.count(sql`FROM book_files WHERE book_id = ${id}`));
    expect(left).toBe(0);
    expect((await files.onDisk()).filter((file) => file.startsWith(two.address.split("/")[3] ?? "x"))).toEqual([]);
  });

  it("are counted: fifty, also where two are added at once", async () => {
    for (let number = 1; number < MAX_BOOK_FILES; number += 1) {
      await givenBookFile(test.database, id, { address: `/static/files/${"0".repeat(30)}${number + 10}/b.pdf` });
    }
    const adding = await Promise.allSettled(
      ["a", "b"].map((name) => list().addLink(admin, id, { url: "https://buku.example", name })),
    );
    expect(adding.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(add("Lagi.pdf")).rejects.toMatchObject({ kind: "conflict" });
    expect(new Set((await filesOf()).map(({ position }) => position)).size).toBe(MAX_BOOK_FILES);
  });

  it("stay whole where many are added, moved and taken away at once", async () => {
    const [one, two] = [await add("Satu.pdf"), await add("Dua.pdf")];
    await Promise.allSettled([
      add("Tiga.pdf"),
      add("Empat.mp3", anMp3()),
      list().reorder(admin, id, { fileIds: [two.id, one.id] }),
      list().removeFile(admin, { id: one.id }),
      list().removeFile(admin, { id: one.id }),
      list().replaceFile(admin, { id: two.id }, receivedFile(anEpub())),
    ]);
    const after = await filesOf();
    expect((await names()).sort()).toEqual(["Dua", "Empat", "Tiga"]);
    expect(new Set(after.map(({ position }) => position)).size).toBe(3);
    expect((await fileReferencesOf(test.database, id)).digitalFile).toBe(after.find(isStored)?.address);
  });

  it("say nothing where nothing has changed", async () => {
    const file = await add("Satu.pdf");
    const updatedAt = async () => (await new BookService(test.database).byIds(admin, [id]))[0]?.updatedAt;
    const entries = () => test.database.read((reader) => reader.count(sql`FROM audit_entries WHERE record_id = ${id}`));
    const before = [await updatedAt(), await entries()];
    await list().updateFile(admin, file.id, { name: "Satu" });
    await list().reorder(admin, id, { fileIds: [file.id] });
    expect([await updatedAt(), await entries()]).toEqual(before);
  });

  it("are changed by nobody but librarians, and of a title that is there", async () => {
    const file = await add("Satu.pdf");
    for (const [viewer, kind] of [
      [visitor, "unauthenticated"],
      [await givenStudentViewer(test.database), "forbidden"],
    ] as const) {
      for (const attempt of [
        () => list().addFile(viewer, { id }, receivedFile(aPdf())),
        () => list().addLink(viewer, id, { url: "https://buku.example", name: "x" }),
        () => list().updateFile(viewer, file.id, { name: "x" }),
        () => list().replaceFile(viewer, { id: file.id }, receivedFile(aPdf())),
        () => list().reorder(viewer, id, { fileIds: [file.id] }),
        () => list().removeFile(viewer, { id: file.id }),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ kind });
      }
    }
    await expect(list().addFile(admin, { id: 999_999 }, receivedFile(aPdf()))).rejects.toMatchObject({
      kind: "notFound",
    });
    await expect(list().updateFile(admin, 999_999, { name: "x" })).rejects.toMatchObject({ kind: "notFound" });
  });
});
