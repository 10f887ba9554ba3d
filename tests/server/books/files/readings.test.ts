import sql from "sql-template-tag";

import { ReadingCounter } from "../../../../server/books/files/readings/ReadingCounter.js";
import { ReadingService } from "../../../../server/books/files/readings/ReadingService.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBookFile } from "../../../support/files/givenBookFile.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("Readings of a file", (test) => {
  let now = new Date("2026-11-24T03:00:00Z");
  let bookId: number;
  let file: number;
  const counter = () => new ReadingCounter(test.database, { timeZone: "Asia/Jakarta", now: () => now });
  beforeEach(async () => {
    now = new Date("2026-11-24T03:00:00Z");
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM book_file_readings`));
    [bookId = 0] = await givenBooks(test.database, [{ title: "Laskar Pelangi" }]);
    file = await givenBookFile(test.database, bookId);
  });

  const rows = () =>
    test.database.read((reader) =>
      reader.rows<Record<string, unknown>>(
        sql`SELECT file_id AS file, book_id AS book, format, readings FROM book_file_readings ORDER BY file_id, day`,
      ),
    );

  it("are summed by file and by the library's day, without anything of who read", async () => {
    const kept = counter();
    const service = new ReadingService(test.database, kept);
    const student = await givenStudentViewer(test.database);
    for (const viewer of [visitor, student, student]) {
      expect(await service.record(viewer, { id: file }, "10.0.0.1")).toBe(true);
    }
    now = new Date("2026-11-24T18:00:00Z");
    await service.record(visitor, { id: file }, "10.0.0.2");
    expect(await rows()).toEqual([]);
    await kept.flush();
    expect(await rows()).toEqual([
      { file, book: bookId, format: "pdf", readings: 3 },
      { file, book: bookId, format: "pdf", readings: 1 },
    ]);
    const columns = await test.database.read((reader) =>
      reader.rows<object>(sql`SELECT * FROM book_file_readings LIMIT 1`),
    );
    expect(Object.keys(columns[0] ?? {}).sort()).toEqual(["book_id", "day", "file_id", "format", "id", "readings"]);
  });

  it("of two instances add up, also where both write at once", async () => {
    const instances = [counter(), counter()];
    for (let turn = 0; turn < 5; turn += 1) {
      instances.forEach((instance) => instance.record({ id: file, bookId, format: "pdf" }));
      await Promise.all(instances.map((instance) => instance.flush()));
    }
    expect(await rows()).toMatchObject([{ readings: 10 }]);
  });

  it("do not count what the desk opens, a link, what does not open and what is not there", async () => {
    const kept = counter();
    const service = new ReadingService(test.database, kept);
    const admin = await givenAdmin(test.database);
    expect(await service.record(admin, { id: file }, "10.0.0.1")).toBe(false);
    const closed = await givenBookFile(test.database, bookId, {
      access: "members",
      address: `/static/files/${"c".repeat(32)}/tutup.mp3`,
      format: "mp3",
    });
    await expect(service.record(visitor, { id: closed }, "10.0.0.1")).rejects.toMatchObject({
      kind: "unauthenticated",
    });
    await expect(service.record(visitor, { id: 999_999 }, "10.0.0.1")).rejects.toMatchObject({ kind: "notFound" });
    await expect(service.record(visitor, { id: "x" }, "10.0.0.1")).rejects.toMatchObject({ kind: "validation" });
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE books SET listed = 0 WHERE id = ${bookId}`));
    await expect(service.record(visitor, { id: file }, "10.0.0.1")).rejects.toMatchObject({ kind: "notFound" });
    await kept.flush();
    expect(await rows()).toEqual([]);
  });

  it("of one network end where a program floods them", async () => {
    const service = new ReadingService(test.database, counter());
    const flood = await Promise.allSettled(
      Array.from({ length: 130 }, () => service.record(visitor, { id: file }, "10.0.0.9")),
    );
    const refused = flood.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(refused[0]).toMatchObject({ reason: { kind: "throttled" } });
    expect(await service.record(visitor, { id: file }, "10.0.0.8")).toBe(true);
  });

  it("stay counted where writing them fails, and are written the next time", async () => {
    const kept = counter();
    kept.record({ id: file, bookId, format: "pdf" });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`ALTER TABLE book_file_readings RENAME TO book_file_readings_away`),
    );
    try {
      await expect(kept.flush()).rejects.toThrow();
    } finally {
      await test.database.write(testWrite, (tx) =>
        tx.run(sql`ALTER TABLE book_file_readings_away RENAME TO book_file_readings`),
      );
    }
    kept.record({ id: file, bookId, format: "pdf" });
    await kept.flush();
    expect(await rows()).toMatchObject([{ readings: 2 }]);
  });
});
