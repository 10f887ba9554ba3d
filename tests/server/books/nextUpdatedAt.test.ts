import { Readable } from "node:stream";

import sql from "sql-template-tag";

import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { AuthorityEditingService } from "../../../server/authorities/editing/AuthorityEditingService.js";
import { recordBooks } from "../../../server/books/writing/recordBooks.js";
import { fromSqlDateTime } from "../../../server/platform/database/sqlDateTime.js";
import { incomingFile } from "../../../server/platform/files/IncomingFile.js";
import { system } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenBookFile } from "../../support/files/givenBookFile.js";
import { aPdf, aPicture } from "../../support/files/givenFiles.js";
import { testFiles, fileReferencesOf, receivedFile } from "../platform/files/testFiles.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("The time of a book's last change", (test) => {
  const files = testFiles(test);
  afterAll(() => files.remove());

  const updatedAt = async (id: number) => {
    const [row] = await test.database.read((reader) =>
      reader.rows<{ at: string | Date }>(sql`SELECT updated_at AS at FROM books WHERE id = ${id}`),
    );
    return fromSqlDateTime(row?.at ?? "").getTime();
  };
  /** A book whose last change carries a second that is not over yet. */
  const changedJustNow = async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Laut Bercerita", category: "Novel Sejarah" }]);
    await givenBookFile(test.database, id);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE books SET updated_at = '2090-01-01 00:00:00.000' WHERE id = ${id}`),
    );
    return id;
  };
  const categoryOf = async (id: number) => {
    const [row] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT category_id AS id FROM books WHERE id = ${id}`),
    );
    return row?.id ?? 0;
  };

  it.each([
    ["another title", (id: number) => new BookEditingService(test.database).update(system, id, { title: "Pulang" })],
    [
      "a cover",
      async (id: number) =>
        files.service().uploadBookCover(system, { id }, receivedFile(await aPicture(40, 60).png().toBuffer())),
    ],
    ["a digital file", (id: number) => files.service().uploadBookFile(system, { id }, receivedFile(aPdf()))],
    ["the end of a digital file", (id: number) => files.service().deleteBookFile(system, { id })],
    [
      "another name of its category",
      async (id: number) =>
        new AuthorityEditingService(test.database, recordBooks).update(system, "categories", await categoryOf(id), {
          name: `Sejarah ${id}`,
        }),
    ],
  ])("is told apart from the one before by %s within the same second", async (_what, change) => {
    const id = await changedJustNow();
    const before = await updatedAt(id);
    await change(id);
    expect(await updatedAt(id)).toBe(before + 1_000);
  });

  it("keeps whoever saw the state before an upload from saving over it", async () => {
    const id = await changedJustNow();
    const expectedUpdatedAt = new Date(await updatedAt(id)).toISOString();
    await files.service().uploadBookFile(system, { id }, receivedFile(aPdf()));
    const save = new BookEditingService(test.database).update(system, id, { title: "Pulang", expectedUpdatedAt });
    await expect(save).rejects.toMatchObject({ kind: "conflict", fields: [{ name: "expectedUpdatedAt" }] });
  });

  it.each(["uploadBookCover", "uploadBookFile"] as const)(
    "leaves no file behind where %s is called off before the end",
    async (upload) => {
      const id = await changedJustNow();
      const before = { pointers: await fileReferencesOf(test.database, id), onDisk: await files.onDisk() };
      const sender = new AbortController();
      const content = upload === "uploadBookFile" ? aPdf() : await aPicture(40, 60).png().toBuffer();
      const line = Readable.from(
        (function* () {
          yield content;
          sender.abort();
        })(),
      );
      await expect(
        files.service()[upload](system, { id }, () => Promise.resolve(incomingFile(line, "x")), sender.signal),
      ).rejects.toThrow("Pengiriman berkas dibatalkan.");
      expect({ pointers: await fileReferencesOf(test.database, id), onDisk: await files.onDisk() }).toEqual(before);
    },
  );
});
