import sql, { raw } from "sql-template-tag";

import { demoBooks } from "../../../server/demo/books/demoBooks.js";
import { DemoService } from "../../../server/demo/DemoService.js";
import { insertDemoData } from "../../../server/demo/insertDemoData.js";
import { demoStudents } from "../../../server/demo/demoPeople.js";
import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { CopyService } from "../../../server/books/copies/CopyService.js";
import { ConflictError, ForbiddenError } from "../../../server/errors.js";
import { LendingService } from "../../../server/circulation/lending/LendingService.js";
import { ReadingListEditingService } from "../../../server/readingLists/editing/ReadingListEditingService.js";
import { studentDependents } from "../../../server/studentDependents.js";
import { StudentEditingService } from "../../../server/students/editing/StudentEditingService.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenAdmin, givenStudent, givenUser } from "../../support/people.js";
import { AS_STAFF } from "../../support/roles.js";
import { testWrite } from "../../support/testWrite.js";

const jakarta = { timeZone: "Asia/Jakarta" };
const now = new Date("2026-11-21T03:00:00Z");
const TABLES = [
  "books",
  "book_authors",
  "book_subjects",
  "book_search",
  "copies",
  "students",
  "borrowings",
  "visits",
  "e_resources",
  "blog_posts",
  "reading_lists",
  "reading_list_items",
  "authors",
  "subjects",
  "publishers",
  "categories",
  "classifications",
  "locations",
  "sources",
  "settings",
  "bin_entries",
] as const;

onBothEngines("The demo collection's removal", (test) => {
  const demo = () => new DemoService(test.database, jakarta.timeZone);
  const rowsOf = (table: string) => test.database.read((reader) => reader.count(sql`FROM ${raw(table)}`));
  const filledTables = async () => {
    const counts = await Promise.all(TABLES.map(async (table) => ({ table, rows: await rowsOf(table) })));
    return counts.filter(({ rows }) => rows !== 0);
  };
  const counters = () =>
    test.database.read((reader) =>
      reader.rows<{ name: string; value: number }>(
        sql`SELECT name, value FROM counters WHERE value <> 0
          AND name NOT IN ('changes', 'settings', 'vocabularyCountedTo') ORDER BY name`,
      ),
    );

  it("leaves a library as empty as one that never had it, and is done once", async () => {
    const admin = await givenAdmin(test.database);
    expect(await demo().isRemovable(admin)).toBe(false);
    await insertDemoData(test.database, jakarta, now);
    expect(await demo().isRemovable(admin)).toBe(true);
    expect(await demo().isRemovable({ ...admin, ...AS_STAFF })).toBe(false);
    await expect(demo().remove({ ...admin, ...AS_STAFF })).rejects.toThrow(ForbiddenError);

    const removals = await Promise.allSettled([demo().remove(admin), demo().remove(admin)]);

    expect(removals.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(demo().remove(admin)).rejects.toThrow(ConflictError);
    expect(await filledTables()).toEqual([]);
    expect(await counters()).toEqual([]);
    // So empty that the next start would fill it again.
    expect(await insertDemoData(test.database, jakarta, now)).toBe(true);
  });

  it("leaves what the library has added, and what it has worked with", async () => {
    const admin = await givenAdmin(test.database);
    const [first, second, third] = (
      await test.database.read((reader) => reader.rows<{ id: number }>(sql`SELECT id FROM books ORDER BY id LIMIT 3`))
    ).map(({ id }) => id);
    await new BookEditingService(test.database).update(admin, first ?? 0, { title: "Judul Kami" });
    await new CopyService(test.database).create(admin, second ?? 0, { itemCodes: ["KAMI-1"] });
    await new BookEditingService(test.database).delete(admin, third ?? 0);
    const [own] = await givenBooks(test.database, [
      { title: "Buku Sendiri", by: ["Andrea Hirata"], category: "Fiksi" },
    ]);
    const [pupil, changed] = (
      await test.database.read((reader) =>
        reader.rows<{ id: number }>(sql`SELECT id FROM students ORDER BY id LIMIT 2`),
      )
    ).map(({ id }) => id);
    await givenUser(test.database, { studentId: pupil ?? 0 });
    await new StudentEditingService(test.database, studentDependents).update(admin, changed ?? 0, {
      className: "XII-9",
    });
    await givenStudent(test.database, { name: "Siswa Sendiri" });

    const { removed, kept } = await demo().remove(admin);

    expect(removed).toMatchObject({ books: demoBooks.length - 3, students: demoStudents.length - 2 });
    expect(kept).toEqual({ books: 2, students: 2, eResources: 0, blogPosts: 0 });
    const left = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM books WHERE listed = 1 ORDER BY id`),
    );
    expect(left.map(({ id }) => id)).toEqual([first, second, own]);
    expect(await counters()).toEqual(
      expect.arrayContaining([
        { name: "books", value: 3 },
        { name: "students", value: expect.any(Number) },
      ]),
    );
    // The one in the bin can still come back, and its authors with it.
    expect(await rowsOf("bin_entries")).toBe(1);
    expect(
      await test.database.read((reader) => reader.count(sql`FROM book_authors WHERE book_id = ${third}`)),
    ).toBeGreaterThan(0);
    expect([await rowsOf("borrowings"), await rowsOf("visits"), await rowsOf("e_resources")]).toEqual([0, 0, 0]);
  });
});

onBothEngines("The removal of a demo collection that is in use", (test) => {
  it("leaves a published list that the library has worked with, without the books that are gone", async () => {
    const admin = await givenAdmin(test.database);
    await insertDemoData(test.database, jakarta, now);
    const [list] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM reading_lists ORDER BY id LIMIT 1`),
    );
    const lists = new ReadingListEditingService(test.database, () => now);
    await lists.update(admin, list?.id ?? 0, { name: "Pilihan Kami" });
    await new DemoService(test.database, jakarta.timeZone).remove(admin);
    const left = await test.database.read((reader) =>
      reader.rows<{ name: string }>(sql`SELECT name FROM reading_lists`),
    );
    expect(left).toEqual([{ name: "Pilihan Kami" }]);
    expect(await test.database.read((reader) => reader.count(sql`FROM reading_list_items`))).toBe(0);
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM reading_lists`));
  });

  it("takes away the demo of an older version, which had no lists, and leaves a list of the library's own", async () => {
    const admin = await givenAdmin(test.database);
    await insertDemoData(test.database, jakarta, now);
    await test.database.write(testWrite, async (tx) => {
      const [stored] = await tx.rows<{ value: string }>(sql`SELECT value FROM settings WHERE name = 'demo'`);
      const older = JSON.parse(stored?.value ?? "{}") as Record<string, unknown>;
      delete older["reading_lists"];
      await tx.run(sql`UPDATE settings SET value = ${JSON.stringify(older)} WHERE name = 'demo'`);
    });
    const { removed } = await new DemoService(test.database, jakarta.timeZone).remove(admin);
    expect(removed.books).toBe(demoBooks.length);
    expect(await test.database.read((reader) => reader.count(sql`FROM reading_lists`))).toBe(2);
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM reading_lists`));
  });

  it("leaves a loan that the desk has taken back, with its book, its student and the fine", async () => {
    const admin = await givenAdmin(test.database);
    await insertDemoData(test.database, jakarta, now);
    const lending = new LendingService(test.database, { ...jakarta, now: () => now });
    const [late] = await test.database.read((reader) =>
      reader.rows<{ item_code: string }>(
        sql`SELECT item_code FROM borrowings JOIN copies ON copies.id = copy_id WHERE open_copy_id IS NOT NULL
          ORDER BY due_at LIMIT 1`,
      ),
    );
    const { fine } = await lending.returnCopy(admin, { itemCode: late?.item_code });
    expect(fine).toBeGreaterThan(0);
    const { kept } = await new DemoService(test.database, jakarta.timeZone).remove(admin);
    expect([kept.books, kept.students]).toEqual([1, 1]);
    const left = await test.database.read(async (reader) => [
      await reader.count(sql`FROM borrowings`),
      await reader.count(sql`FROM ledger_entries`),
      Number(
        (await reader.rows<{ value: number }>(sql`SELECT value FROM counters WHERE name = 'borrowings'`))[0]?.value,
      ),
    ]);
    expect(left).toEqual([1, 1, 1]);
  });
});

onBothEngines("The removal of a demo collection whose books were all lent", (test) => {
  it("leaves the books that were lent, also where that is all of them", async () => {
    const admin = await givenAdmin(test.database);
    await insertDemoData(test.database, jakarta, now);
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`INSERT INTO borrowings (student_id, copy_id, borrowed_at, due_at, returned_at, policy_loan_days,
            policy_renewals, policy_fine_per_day, policy_grace_days)
          SELECT (SELECT MIN(id) FROM students), MIN(id), '2026-11-22 00:00:00', '2026-11-29', '2026-11-23 00:00:00',
            7, 2, 500, 0 FROM copies GROUP BY book_id`,
      ),
    );
    const copied = await test.database.read((reader) =>
      reader.count(sql`FROM books WHERE EXISTS (SELECT 1 FROM copies WHERE copies.book_id = books.id)`),
    );
    expect(copied).toBe(demoBooks.length);
    const { removed, kept } = await new DemoService(test.database, jakarta.timeZone).remove(admin);
    expect([removed.books, kept.books, kept.students]).toEqual([0, demoBooks.length, 1]);
  });
});
