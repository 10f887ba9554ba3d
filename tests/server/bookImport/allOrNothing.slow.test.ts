import { Readable, Writable } from "node:stream";
import timers from "node:timers/promises";

import sql from "sql-template-tag";

import { BookImportService, type ImportRequest } from "../../../server/bookImport/BookImportService.js";
import { ImportStepsService } from "../../../server/bookImport/steps/ImportStepsService.js";
import type { ImportProgress } from "../../../server/bookImport/run/runImport.js";
import { yieldToOtherWriters } from "../../../server/platform/database/yieldToOtherWriters.js";
import { adjustBookCounts } from "../../../server/books/writing/bookCounts.js";
import { recoverAtStart, recoverImports } from "../../../server/bookImport/recoverImports.js";
import { registerOwner } from "../../../server/platform/files/processOwner.js";
import { system } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { countsOf, importCsv, createImportFolder, manyBooks, numberOf } from "./importing.js";
import { testWrite } from "../../support/testWrite.js";

/** A process of this machine that no longer lives: Linux gives no process this number. */
const DEAD = "4194305";

describe("Between two writes of an import", () => {
  afterEach(() => jest.restoreAllMocks());

  it("SQLite's pause is now and then too long to be missed by a process that looks every 100 ms", async () => {
    // Long after whatever pause an import before this test made.
    let now = performance.now() + 10_000;
    jest.spyOn(performance, "now").mockImplementation(() => now);
    const pauses: number[] = [];
    jest.spyOn(timers, "setTimeout").mockImplementation((ms = 0) => {
      pauses.push(ms);
      now += ms;
      return Promise.resolve();
    });

    // A second and a half of writes that take 20 ms each.
    for (const end = now + 1_500; now < end; now += 20) {
      await yieldToOtherWriters("sqlite");
    }

    expect(pauses.map((ms) => ms > 100)).toEqual([true, true, true]);
  });
});

onBothEngines("An import that does not reach its end", (test) => {
  const folder = createImportFolder();
  const service = () => new BookImportService(test.database, { dataDir: folder.path, rowsPerWrite: 50 });
  const file = () => Readable.from([manyBooks(400)]);
  afterAll(() => folder.remove());
  beforeAll(async () => {
    await givenBooks(test.database, [
      {
        title: "Buku Uji 3",
        by: ["Penulis Uji3"],
        publishYear: 1953,
        publisher: "Penerbit 1",
        copies: [{ itemCode: "U3a" }],
      },
    ]);
  });
  /** What a killed process leaves: its owner's process is gone. */
  const orphan = async (state: "staging" | "publishing") => {
    const last = await numberOf(test.database, sql`SELECT MAX(id) AS n FROM book_imports`);
    const owner = registerOwner().owner.split(":").with(1, DEAD).join(":");
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`UPDATE book_imports SET state = ${state}, running_slot = 1, finished_at = NULL, owner = ${owner}
          WHERE id = ${last}`,
      ),
    );
  };

  it("is taken back when it is cancelled, up to the last record that it brought", async () => {
    const before = await countsOf(test.database);
    const cancel = new AbortController();
    const seen: number[] = [];
    const importing = service().importBooks(system, {
      stream: file(),
      fileName: null,
      signal: cancel.signal,
      onProgress: ({ stage, rows }) => {
        seen.push(rows);
        if (stage === "writing" && rows >= 200) {
          cancel.abort();
        }
      },
    });
    await expect(importing).rejects.toMatchObject({
      kind: "conflict",
      message: "Impor dibatalkan. Tidak ada buku yang masuk.",
    });
    expect(Math.max(...seen)).toBe(200);
    expect(await countsOf(test.database)).toEqual(before);
    expect(await folder.spooled()).toEqual([]);
  });

  it("is taken back when it is cancelled after its last rows were written", async () => {
    const before = await countsOf(test.database);
    const steps = new ImportStepsService(test.database, { dataDir: folder.path });
    // The row that is reported stands in the only chunk: what follows its report is the commit.
    const rejectedOutput = new Writable({
      highWaterMark: 1,
      write: (_piece, _encoding, done) => {
        void numberOf(test.database, sql`SELECT id AS n FROM book_imports WHERE running_slot = 1`)
          .then((id) => steps.cancel(system, id))
          .finally(() => done());
      },
    });
    const twice = "judul;kode eksemplar\nTerlambat;TL-1\nTerlambat;TL-1\n";
    const importing = importCsv(test.database, twice, { rejectedOutput });
    await expect(importing).rejects.toMatchObject({ message: "Impor dibatalkan. Tidak ada buku yang masuk." });
    expect(await countsOf(test.database)).toEqual(before);
  });

  it("is taken back when its sender goes away or its report cannot be written", async () => {
    const before = await countsOf(test.database);
    const broken = new Readable({
      read() {
        this.push("judul\nSatu\n");
        this.destroy(new Error("the sender went away"));
      },
    });
    await expect(service().importBooks(system, { stream: broken, fileName: null })).rejects.toThrow("went away");
    const full = new Writable({ highWaterMark: 1, write: (_piece, _encoding, done) => done(new Error("disk full")) });
    full.on("error", () => undefined);
    const twice = Readable.from([manyBooks(120), "\n", manyBooks(120)]);
    await expect(
      service().importBooks(system, { stream: twice, fileName: null, rejectedOutput: full }),
    ).rejects.toThrow();
    expect(await countsOf(test.database)).toEqual(before);
    expect(await folder.spooled()).toEqual([]);
  });

  it("shows nothing to readers before it is decided, and everything after", async () => {
    const before = await countsOf(test.database);
    const during: (typeof before)[] = [];
    let pending = Promise.resolve();
    await service().importBooks(system, {
      stream: file(),
      fileName: null,
      onProgress: ({ stage }) => {
        if (stage === "writing") {
          pending = pending.then(async () => {
            during.push(await countsOf(test.database));
          });
        }
      },
    });
    await pending;
    const staged = during.filter((counts) => counts.hidden > 0);
    expect(staged.length).toBeGreaterThan(0);
    for (const { books, copies, counter, countedAuthorship } of staged.filter(
      (counts) => counts.running === 1 && counts.books === before.books,
    )) {
      expect({ books, copies, counter, countedAuthorship }).toEqual({
        books: before.books,
        copies: before.copies,
        counter: before.counter,
        countedAuthorship: before.countedAuthorship,
      });
    }
    const after = await countsOf(test.database);
    expect(after).toMatchObject({
      books: before.books + 399,
      counter: before.counter + 399,
      hidden: 0,
      hiddenCopies: 0,
      copies: before.copies + 399 * 2 + 1,
      running: 0,
    });
    expect(after.searched).toBe(after.books);
    expect(after.countedAuthorship).toBe(after.authorship);
  });

  it("is taken back by the next start when its process died undecided", async () => {
    const before = await countsOf(test.database);
    await importCsv(test.database, manyBooks(300, 1000));
    await test.database.write(testWrite, async (tx) => {
      const [{ id } = { id: 0 }] = await tx.rows<{ id: number }>(sql`SELECT MAX(id) AS id FROM book_imports`);
      const books = await tx.rows<{ id: number }>(sql`SELECT id FROM books WHERE import_id = ${id}`);
      await tx.run(sql`UPDATE books SET listed = 0 WHERE import_id = ${id}`);
      await tx.run(sql`UPDATE copies SET listed = 0 WHERE import_id = ${id}`);
      await adjustBookCounts(
        tx,
        books.map((book) => book.id),
        -1,
      );
    });
    await orphan("staging");
    expect((await countsOf(test.database)).hidden).toBe(300);
    expect(await recoverAtStart(test.database, folder.path, () => undefined)).toBe(true);
    expect(await countsOf(test.database)).toEqual(before);
  });

  it("is completed by the next start when its process died after the decision", async () => {
    const before = await countsOf(test.database);
    await importCsv(test.database, manyBooks(60, 2000));
    const complete = await countsOf(test.database);
    await test.database.write(testWrite, async (tx) => {
      const [{ id } = { id: 0 }] = await tx.rows<{ id: number }>(sql`SELECT MAX(id) AS id FROM book_imports`);
      const books = await tx.rows<{ id: number }>(
        sql`SELECT id FROM books WHERE import_id = ${id} ORDER BY id DESC LIMIT 25`,
      );
      for (const book of books) {
        await tx.run(sql`UPDATE books SET listed = 0 WHERE id = ${book.id}`);
        await tx.run(sql`UPDATE copies SET listed = 0 WHERE book_id = ${book.id}`);
      }
      await adjustBookCounts(
        tx,
        books.map((book) => book.id),
        -1,
      );
    });
    await orphan("publishing");
    await Promise.all([recoverImports(test.database, folder.path), recoverImports(test.database, folder.path)]);
    expect(complete.books).toBe(before.books + 60);
    expect(await countsOf(test.database)).toEqual(complete);
  });

  it("keeps a second one out while it lives, wherever that is, and lets it in when it is silent", async () => {
    const before = await countsOf(test.database);
    const claim = (heartbeatAt: Date) =>
      test.database.write(testWrite, async (tx) => {
        await tx.run(sql`DELETE FROM book_imports WHERE running_slot = 1`);
        const at = heartbeatAt.toISOString().slice(0, 19).replace("T", " ");
        await tx.run(
          sql`INSERT INTO book_imports (state, running_slot, owner, heartbeat_at, created_at)
            VALUES ('staging', 1, 'elsewhere:1:x:y', ${at}, ${at})`,
        );
      });
    await claim(new Date());
    await expect(importCsv(test.database, "judul\nTertunda")).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("sedang berjalan"),
    });
    expect(await countsOf(test.database)).toEqual({ ...before, running: 1 });
    await claim(new Date(Date.now() - 60_000));
    expect((await importCsv(test.database, "judul\nTertunda")).result.books).toBe(1);
    expect(
      await numberOf(
        test.database,
        sql`SELECT COUNT(*) AS n FROM book_imports WHERE state = 'cancelled' AND owner NOT LIKE 'elsewhere%'`,
      ),
    ).toBeGreaterThan(0);
  });

  it("of two that begin together lets one run", async () => {
    const before = await countsOf(test.database);
    const cancel = new AbortController();
    // Long enough that neither ends before the other asks, and taken back as soon as one was refused.
    const outcomes = await Promise.allSettled(
      [service(), service()].map(async (one, index) => {
        try {
          await one.importBooks(system, {
            stream: Readable.from([manyBooks(4000, 3000 + index * 5000)]),
            fileName: null,
            signal: cancel.signal,
          });
        } finally {
          cancel.abort();
        }
      }),
    );
    expect(outcomes.map((outcome) => (outcome.status === "rejected" ? String(outcome.reason) : "")).sort()).toEqual([
      expect.stringContaining("dibatalkan"),
      expect.stringContaining("Impor lain sedang berjalan"),
    ]);
    expect(await countsOf(test.database)).toEqual(before);
  });

  it("is written, shown and taken back a few copies at a time, however many a book has", async () => {
    const before = await countsOf(test.database);
    const sets = ["judul;jumlah", ...Array.from({ length: 12 }, (_, index) => `Paket ${index};1000`)].join("\n");
    const cancel = new AbortController();
    const cancelLate = ({ rows }: ImportProgress) => {
      if (rows >= 6) {
        cancel.abort();
      }
    };
    /** How many statements on copies a transaction has at most. */
    const most = async (options: Partial<ImportRequest>) => {
      const statements = await test.counter.statementsDuring(() =>
        importCsv(test.database, sets, options).catch(() => undefined),
      );
      const transactions = statements.join("\n").split("COMMIT");
      expect(transactions.length).toBeGreaterThan(10);
      return Math.max(
        ...transactions.map(
          (transaction) => (transaction.match(/(?:INSERT INTO|UPDATE|DELETE FROM) copies/gu) ?? []).length,
        ),
      );
    };

    expect(await most({ signal: cancel.signal, onProgress: cancelLate })).toBeLessThanOrEqual(3);
    expect(await countsOf(test.database)).toEqual(before);
    expect(await most({})).toBeLessThanOrEqual(3);
    expect(await countsOf(test.database)).toMatchObject({
      books: before.books + 12,
      copies: before.copies + 12_000,
      hidden: 0,
      hiddenCopies: 0,
    });
  }, 60_000);

  it("may have more text than one statement carries", async () => {
    const texts = [
      "judul;ringkasan",
      ...Array.from({ length: 500 }, (_, index) => `Kitab ${index};${"書".repeat(15_900)}`),
    ].join("\n");
    expect((await importCsv(test.database, texts)).result.books).toBe(500);
  }, 60_000);

  it("lets other writes through between its own", async () => {
    const others: Promise<unknown>[] = [];
    let isImporting = true;
    let isWriting = false;
    let through = 0;
    const writeOnce = async () => {
      isWriting = true;
      await givenBooks(test.database, [{ publisher: `Penerbit ${through % 31}` }]);
      isWriting = false;
      through += isImporting ? 1 : 0;
    };
    await service().importBooks(system, {
      stream: Readable.from([manyBooks(2_000, 10_000)]),
      fileName: null,
      onProgress: () => {
        if (!isWriting) {
          others.push(writeOnce());
        }
      },
    });
    isImporting = false;
    await Promise.all(others);
    // Of the forty writes that it makes.
    expect(through).toBeGreaterThan(5);
  }, 60_000);
});
