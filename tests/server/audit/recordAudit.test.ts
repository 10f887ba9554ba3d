import sql from "sql-template-tag";

import { recordAudit } from "../../../server/audit/recordAudit.js";
import type { AuditChange } from "../../../server/platform/database/auditChange.js";
import { system, type Viewer, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenAdmin } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("The audit trail", (test) => {
  beforeEach(() => test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM audit_entries`)));

  interface Entry {
    readonly actor: string;
    readonly action: string;
    readonly before: unknown;
    readonly after: unknown;
  }

  async function entriesAfter(viewer: Viewer, ...changes: AuditChange[]): Promise<Entry[]> {
    await test.database.write({ viewer }, () => Promise.resolve({ result: undefined, audit: changes }));
    const rows = await test.database.read((reader) =>
      reader.rows<{ actor: string; action: string; beforeValues: string | null; afterValues: string | null }>(
        sql`SELECT actor, action, before_values AS beforeValues, after_values AS afterValues FROM audit_entries
          ORDER BY id`,
      ),
    );
    const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
    return rows.map(({ actor, action, beforeValues, afterValues }) => ({
      actor,
      action,
      before: parsed(beforeValues),
      after: parsed(afterValues),
    }));
  }

  const stamp = () =>
    test.database.read(async (reader) => {
      const [row] = await reader.rows<{ value: number }>(sql`SELECT value FROM counters WHERE name = 'changes'`);
      return Number(row?.value ?? 0);
    });

  it("keeps of a change only what differs", async () => {
    const [entry] = await entriesAfter(system, {
      action: "book.update",
      recordId: 7,
      before: { title: "Laskar Pelang", price: 50_000, authors: ["Andrea Hirata"], isbn: null },
      after: { title: "Laskar Pelangi", price: 50_000, authors: ["Andrea Hirata"], isbn: undefined },
    });

    expect(entry).toEqual({
      actor: "sistem",
      action: "book.update",
      before: { title: "Laskar Pelang" },
      after: { title: "Laskar Pelangi" },
    });
  });

  it("files a book and its copies under the book, and an import under none, whose number is its own", async () => {
    await entriesAfter(
      system,
      { action: "book.update", recordId: 7, after: { title: "Hujan" } },
      { action: "copy.create", recordId: 3, after: { bookId: 7 } },
      { action: "bookImport.run", recordId: 7, after: { books: 2 } },
      { action: "bookImport.undo", recordId: 7, after: { removed: 2 } },
    );
    const rows = await test.database.read((reader) =>
      reader.rows<{ bookId: number | null }>(sql`SELECT book_id AS bookId FROM audit_entries ORDER BY id`),
    );
    expect(rows.map(({ bookId }) => bookId)).toEqual([7, 7, null, null]);
  });

  it("records all values of a creation or deletion", async () => {
    const book = { title: "Laskar Pelangi", price: null };

    expect(
      await entriesAfter(
        system,
        { action: "book.create", recordId: 7, after: book },
        { action: "book.delete", recordId: 7, before: book },
      ),
    ).toEqual([
      { actor: "sistem", action: "book.create", before: null, after: book },
      { actor: "sistem", action: "book.delete", before: book, after: null },
    ]);
  });

  it("names who did it, with the token they used", async () => {
    const admin = await givenAdmin(test.database);
    const byToken: Viewer = { ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "write" } };
    await entriesAfter(admin, { action: "book.cover", recordId: 1 });

    const entries = await entriesAfter(byToken, { action: "book.cover", recordId: 1 });

    expect(entries.map(({ actor }) => actor)).toEqual([admin.username, `${admin.username} (token Dinas)`]);
    expect((await entriesAfter(visitor, { action: "visit.create", recordId: 1 })).at(-1)?.actor).toBe("pengunjung");
  });

  it("shortens long values, whatever their characters", async () => {
    const [entry] = await entriesAfter(system, {
      action: "book.update",
      recordId: 7,
      before: { description: "", subjects: [] },
      after: { description: "ꦏ".repeat(70_000), subjects: Array.from({ length: 80 }, (_, index) => `Subjek ${index}`) },
    });
    const after = entry?.after as { description: string; subjects: string[] };

    expect([after.description.length, after.description.at(-1), after.subjects.length]).toEqual([2_001, "…", 50]);
    const wide = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, "ꦏ".repeat(2_000)]));
    const [, huge] = await entriesAfter(system, { action: "book.create", recordId: 8, after: wide });
    expect(huge?.after).toEqual({ terlalu_besar: Object.keys(wide) });
  });

  it("increments the data version, and is rolled back with its transaction", async () => {
    const before = await stamp();
    await entriesAfter(system, { action: "book.cover", recordId: 1 });
    expect(await stamp()).toBe(before + 1);

    const failing = test.database.write(testWrite, async (tx) => {
      await recordAudit(tx, system, [{ action: "book.delete", recordId: 1 }]);
      throw new Error("the write failed");
    });
    await expect(failing).rejects.toThrow("the write failed");
    expect([await stamp(), (await entriesAfter(system)).length]).toEqual([before + 1, 1]);
  });
});
