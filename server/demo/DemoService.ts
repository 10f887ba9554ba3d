import sql, { empty, join, raw, type Sql } from "sql-template-tag";

import { editingPlans } from "../authorities/editing/editingPlans.js";
import type { RecordList } from "../authorities/editing/findOrCreate.js";
import { RECORD_USES } from "../bookImport/run/removeImport.js";
import { bookBin, moveBooksToBin } from "../books/writing/bin/bookBin.js";
import { bookLock } from "../books/bookLock.js";
import { deleteBinEntries, lockBinEntries } from "../bin/binReads.js";
import { lockOrder, writeOrder } from "../eResources/eResourceReads.js";
import { circulationLock } from "../circulation/circulationLock.js";
import { ConflictError } from "../errors.js";
import { chunk } from "../platform/database/chunk.js";
import { integer, pick } from "../platform/database/columns.js";
import { adjustCounters, counterLock } from "../platform/database/counters/counters.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { settingsLock } from "../settings/settingsLock.js";
import { studentTable } from "../students/Student.entity.js";
import { readHistories } from "../students/editing/studentHistory.js";
import { assertCanManage, canManage, type Viewer } from "../viewer.js";
import { visitTable } from "../visits/Visit.entity.js";
import { visitsCounter } from "../visits/statistics/visitsCounter.js";
import { DEMO_SETTING, type DemoMark, NO_ROWS, readDemoMark } from "./demoMark.js";
import { demoSettings } from "./insertDemoData.js";

export interface DemoCounts {
  readonly books: number;
  readonly students: number;
  readonly eResources: number;
  readonly blogPosts: number;
}

/** What was taken away, and what stays because somebody has worked with it. */
export interface DemoRemoval {
  readonly removed: DemoCounts;
  readonly kept: DemoCounts;
}

/** What became of the demo's records of one kind. */
interface Outcome {
  readonly removed: number;
  readonly kept: number;
}

const idColumn = { id: integer(sql`id`) };

/** The demo collection of the first start, once the library has books of its own. */
export class DemoService {
  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Whether there is a demo that the viewer may remove. */
  async isRemovable(viewer: Viewer): Promise<boolean> {
    if (!canManage(viewer, "settings")) return false;
    return this.database.read(async (reader) => (await readDemoMark(reader)) !== null, { byKey: true });
  }

  /**
   * Takes away, for good, what the first start has brought. Whatever the audit trail names was worked with and stays,
   * as do books with copies of the library's own.
   * @throws ConflictError where there is no demo any more.
   */
  async remove(viewer: Viewer): Promise<DemoRemoval> {
    assertCanManage(viewer, "settings");
    return this.database.write(
      { viewer, locks: [bookLock, settingsLock, circulationLock, counterLock("changes")] },
      async (tx) => {
        const mark = await readDemoMark(tx);
        if (!mark) {
          throw new ConflictError("Data contoh sudah tidak ada.");
        }
        await this.removeCirculation(tx, mark);
        await removeUntouched(tx, mark, "reading_lists", "readingList");
        await tx.run(sql`DELETE FROM search_counts WHERE ${inMark(mark, "search_counts")}`);
        const books = await this.removeBooks(tx, viewer, mark);
        await removeAuthorities(tx, mark);
        const students = await removeStudents(tx, mark);
        const eResources = await removeEResources(tx, mark);
        const blogPosts = await removeUntouched(tx, mark, "blog_posts", "blogPost");
        await removeSettings(tx);
        const countsOf = (outcome: keyof Outcome): DemoCounts => ({
          books: books[outcome],
          students: students[outcome],
          eResources: eResources[outcome],
          blogPosts: blogPosts[outcome],
        });
        const removed = countsOf("removed");
        return {
          result: { removed, kept: countsOf("kept") },
          audit: [{ action: "demo.remove", recordId: null, after: { ...removed } }],
        };
      },
    );
  }

  /**
   * Loans and visits that never were: they would hold books and pupils, and count. A loan that the desk has returned or
   * renewed since is history.
   */
  private async removeCirculation(tx: Transaction, mark: DemoMark): Promise<void> {
    const borrowings = sql`${inMark(mark, "borrowings")} AND ${isUntouched("borrowings", "borrowing")}
      AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE ledger_entries.borrowing_id = borrowings.id)`;
    const borrowed = await tx.count(sql`FROM borrowings WHERE ${borrowings}`);
    await tx.run(sql`DELETE FROM borrowings WHERE ${borrowings}`);
    const visits = await tx.select(
      pick(visitTable, "visitedAt", "peopleCount"),
      sql`FROM visits WHERE ${inMark(mark, "visits")}`,
    );
    const counted: Record<`visits:${string}`, number> = {};
    for (const { visitedAt, peopleCount } of visits) {
      const month = visitsCounter(visitedAt, this.timeZone);
      counted[month] = (counted[month] ?? 0) - peopleCount;
    }
    await tx.run(sql`DELETE FROM visits WHERE ${inMark(mark, "visits")}`);
    await adjustCounters(tx, { borrowings: -borrowed, ...counted });
  }

  /** Through the bin, which keeps every count, and out of it at once. */
  private async removeBooks(tx: Transaction, viewer: Viewer, mark: DemoMark): Promise<Outcome> {
    const [, lastCopy] = mark.copies ?? NO_ROWS;
    const untouched = sql`${inMark(mark, "books")} AND listed = 1
      AND NOT EXISTS (SELECT 1 FROM audit_entries WHERE audit_entries.book_id = books.id)
      AND NOT EXISTS (SELECT 1 FROM copies WHERE copies.book_id = books.id AND copies.id > ${lastCopy})`;
    const listed = await tx.count(sql`FROM books WHERE ${inMark(mark, "books")} AND listed = 1`);
    const rows = await tx.select(idColumn, sql`FROM books WHERE ${untouched} ORDER BY id`);
    let removed = 0;
    for (const batch of chunk(rows)) {
      const removals = await moveBooksToBin(
        tx,
        viewer,
        batch.map(({ id }) => id),
        this.now(),
      );
      const entryIds = removals.flatMap(({ binEntryId }) => binEntryId ?? []);
      // None where each has been lent since.
      if (entryIds.length > 0) {
        await bookBin.purge(tx, await lockBinEntries(tx, entryIds));
        await deleteBinEntries(tx, entryIds);
      }
      removed += entryIds.length;
    }
    return { removed, kept: listed - removed };
  }
}

function inMark(mark: DemoMark, table: keyof DemoMark): Sql {
  const [after, until] = mark[table] ?? NO_ROWS;
  return sql`${raw(table)}.id > ${after} AND ${raw(table)}.id <= ${until}`;
}

function isUntouched(table: string, recordType: string): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM audit_entries
    WHERE audit_entries.record_type = ${recordType} AND audit_entries.record_id = ${raw(table)}.id)`;
}

/** Authors, categories and the like whose books are gone. */
async function removeAuthorities(tx: Transaction, mark: DemoMark): Promise<void> {
  for (const [table, uses] of Object.entries(RECORD_USES) as [RecordList, Sql][]) {
    // Nobody edits subjects: they come and go with books, and the audit trail has no name for them.
    const untouched = table === "subjects" ? empty : sql`AND ${isUntouched(table, editingPlans[table].recordType)}`;
    await tx.run(sql`DELETE FROM ${raw(table)} WHERE ${inMark(mark, table)} AND NOT EXISTS (${uses}) ${untouched}`);
  }
}

async function removeStudents(tx: Transaction, mark: DemoMark): Promise<Outcome> {
  const rows = await tx.select(
    pick(studentTable, "id", "status"),
    sql`FROM students WHERE ${inMark(mark, "students")} AND ${isUntouched("students", "student")}`,
  );
  const histories =
    rows.length === 0
      ? new Map<number, string[]>()
      : await readHistories(
          tx,
          rows.map(({ id }) => id),
        );
  const free = rows.filter(({ id }) => (histories.get(id) ?? []).length === 0);
  if (free.length > 0) {
    await tx.run(sql`DELETE FROM students WHERE id IN (${join(free.map(({ id }) => id))})`);
  }
  await adjustCounters(tx, { students: -free.filter(({ status }) => status === "active").length });
  return { removed: free.length, kept: await tx.count(sql`FROM students WHERE ${inMark(mark, "students")}`) };
}

async function removeEResources(tx: Transaction, mark: DemoMark): Promise<Outcome> {
  const counts = await removeUntouched(tx, mark, "e_resources", "eResource");
  await writeOrder(tx, await lockOrder(tx));
  return counts;
}

async function removeUntouched(
  tx: Transaction,
  mark: DemoMark,
  table: "e_resources" | "blog_posts" | "reading_lists",
  recordType: string,
): Promise<Outcome> {
  const all = sql`FROM ${raw(table)} WHERE ${inMark(mark, table)}`;
  const before = await tx.count(all);
  await tx.run(sql`DELETE ${all} AND ${isUntouched(table, recordType)}`);
  const kept = await tx.count(all);
  return { removed: before - kept, kept };
}

/** Address and telephone of the invented school, unless they were written over. */
async function removeSettings(tx: Transaction): Promise<void> {
  for (const [name, value] of Object.entries(demoSettings)) {
    await tx.run(sql`DELETE FROM settings WHERE name = ${name} AND value = ${JSON.stringify(value)}`);
  }
  await tx.run(sql`DELETE FROM settings WHERE name = ${DEMO_SETTING}`);
  await adjustCounters(tx, { settings: 1 });
}
