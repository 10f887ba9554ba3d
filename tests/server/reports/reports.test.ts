import sql, { bulk } from "sql-template-tag";

import { toSqlDateTime } from "../../../server/platform/database/sqlDateTime.js";
import { adjustCounters } from "../../../server/platform/database/counters/counters.js";
import { ForbiddenError, UnauthenticatedError } from "../../../server/errors.js";
import { visitsCounter } from "../../../server/visits/statistics/visitsCounter.js";
import { LibraryWatchService } from "../../../server/reports/LibraryWatchService.js";
import { ReportExportService } from "../../../server/reports/figures/ReportExportService.js";
import { LibraryInfoService } from "../../../server/reports/LibraryInfoService.js";
import { type AdminViewer, system, type Viewer, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { givenAdmin, givenStudent, givenStudentViewer } from "../../support/people.js";
import { AS_STAFF } from "../../support/roles.js";
import { testWrite } from "../../support/testWrite.js";

interface GivenBorrowing {
  readonly copy: number;
  readonly at: string;
  readonly back?: string;
  readonly due?: string;
  readonly lost?: boolean;
}

onBothEngines("The dashboard's figures", (test) => {
  const JAKARTA = "Asia/Jakarta";
  let student: number;
  let copyIds: number[];
  let bookIds: number[];
  let admin: AdminViewer;

  const at = (instant: string) => new LibraryInfoService(test.database, JAKARTA, { now: () => new Date(instant) });
  const givenBorrowings = (borrowings: readonly GivenBorrowing[]) =>
    test.database.write(testWrite, (tx) =>
      tx.run(
        sql`INSERT INTO borrowings (student_id, copy_id, open_copy_id, borrowed_at, due_at, returned_at, lost,
          policy_loan_days, policy_renewals, policy_fine_per_day, policy_grace_days)
        VALUES ${bulk(
          borrowings.map(({ copy, at: borrowed, back, due = "2026-11-30", lost = false }) => [
            student,
            copyIds[copy],
            back || lost ? null : copyIds[copy],
            toSqlDateTime(new Date(borrowed)),
            due,
            back ? toSqlDateTime(new Date(back)) : null,
            lost ? 1 : 0,
            7,
            2,
            500,
            0,
          ]),
        )}`,
      ),
    );
  const givenVisits = (visits: readonly { readonly at: string; readonly people?: number }[]) =>
    test.database.write(testWrite, async (tx) => {
      await tx.run(sql`INSERT INTO visits (kind, student_id, visitor_name, people_count, visited_at)
      VALUES ${bulk(visits.map(({ at: visited, people = 1 }) => [people > 1 ? "class" : "student", people > 1 ? null : student, people > 1 ? "X IPA 1" : null, people, toSqlDateTime(new Date(visited))]))}`);
      for (const { at: visited, people = 1 } of visits) {
        const name = visitsCounter(new Date(visited), JAKARTA);
        const [row] = await tx.rows<{ value: number }>(sql`SELECT value FROM counters WHERE name = ${name}`);
        await tx.run(
          row
            ? sql`UPDATE counters SET value = value + ${people} WHERE name = ${name}`
            : sql`INSERT INTO counters (name, value) VALUES (${name}, ${people})`,
        );
      }
    });

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    student = await givenStudent(test.database, { nis: "2024001", name: "Siti Aminah" });
    bookIds = await givenBooks(test.database, [
      { title: "Sering", category: "Fiksi", copies: copies(3) },
      { title: "Jarang", category: "Fiksi", copies: copies(1) },
      { title: "Dulu", category: "Sejarah", copies: copies(1) },
      ...Array.from({ length: 12 }, (_, index) => ({ category: `Kategori ${index}` })),
      { title: "Tanpa Kategori" },
    ]);
    copyIds = (
      await test.database.read((reader) => reader.rows<{ id: number }>(sql`SELECT id FROM copies ORDER BY book_id, id`))
    ).map(({ id }) => id);
  });
  beforeEach(() =>
    test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM borrowings`);
      await tx.run(sql`DELETE FROM visits`);
      await tx.run(sql`DELETE FROM counters WHERE name LIKE 'visits:%'`);
    }),
  );

  it.each(["UTC", "Asia/Jakarta", "America/New_York"])(
    "change their month and day at midnight in Jakarta on a machine that keeps %s",
    async (machineZone) => {
      const before = process.env.TZ;
      process.env.TZ = machineZone;
      await givenBorrowings([
        { copy: 0, at: "2026-11-30T16:59:59Z" },
        { copy: 1, at: "2026-11-30T17:00:00Z" },
        { copy: 2, at: "2026-12-01T16:59:59Z" },
      ]);
      await givenVisits([
        { at: "2026-11-30T16:59:59Z", people: 30 },
        { at: "2026-11-30T17:00:00Z" },
        { at: "2026-12-01T10:00:00Z" },
      ]);

      const november = await at("2026-11-30T16:59:59Z").chartData(admin);
      const december = await at("2026-12-01T16:59:59Z").chartData(admin);
      process.env.TZ = before;

      expect(november.borrowingsPerMonth.at(-1)).toEqual({ period: "2026-11", count: 1 });
      expect(december.borrowingsPerMonth.slice(-2)).toEqual([
        { period: "2026-11", count: 1 },
        { period: "2026-12", count: 2 },
      ]);
      expect(december.visitsPerMonth.slice(-2)).toEqual([
        { period: "2026-11", count: 30 },
        { period: "2026-12", count: 2 },
      ]);
      expect(december.borrowingsPerDay.slice(-2)).toEqual([
        { period: "2026-11-30", count: 1 },
        { period: "2026-12-01", count: 2 },
      ]);
      expect(december.visitsPerDay.slice(-2)).toEqual([
        { period: "2026-11-30", count: 30 },
        { period: "2026-12-01", count: 2 },
      ]);
    },
  );

  it("show twelve months and thirty days without a gap, zeros included, and nothing before them", async () => {
    await givenBorrowings([
      { copy: 0, at: "2025-11-30T16:59:59Z", back: "2025-12-01T00:00:00Z" },
      { copy: 0, at: "2025-11-30T17:00:00Z", back: "2025-12-02T00:00:00Z" },
    ]);
    const chart = await at("2026-11-21T05:00:00Z").chartData(system);

    expect(chart.borrowingsPerMonth.map(({ period }) => period)).toEqual([
      "2025-12",
      "2026-01",
      "2026-02",
      "2026-03",
      "2026-04",
      "2026-05",
      "2026-06",
      "2026-07",
      "2026-08",
      "2026-09",
      "2026-10",
      "2026-11",
    ]);
    expect(chart.borrowingsPerMonth.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(chart.visitsPerMonth).toEqual(chart.borrowingsPerMonth.map(({ period }) => ({ period, count: 0 })));
    expect([chart.borrowingsPerDay.length, chart.borrowingsPerDay[0], chart.visitsPerDay.at(-1)]).toEqual([
      30,
      { period: "2026-10-23", count: 0 },
      { period: "2026-11-21", count: 0 },
    ]);
  });

  it("name the ten largest categories and put all other books into one share", async () => {
    const { booksPerCategory } = await at("2026-11-21T05:00:00Z").chartData(admin);

    expect(booksPerCategory).toHaveLength(11);
    expect([booksPerCategory[0]?.category?.name, booksPerCategory[0]?.booksCount]).toEqual(["Fiksi", 2]);
    expect(booksPerCategory.at(-1)).toEqual({ category: null, booksCount: 5 });
    expect(booksPerCategory.reduce((total, { booksCount }) => total + booksCount, 0)).toBe(bookIds.length);
  });

  it("name the books that were borrowed most in the year, whichever copy it was", async () => {
    await givenBorrowings([
      { copy: 0, at: "2026-11-01T03:00:00Z" },
      { copy: 1, at: "2026-11-02T03:00:00Z" },
      { copy: 3, at: "2026-11-03T03:00:00Z" },
      ...Array.from({ length: 5 }, () => ({ copy: 4, at: "2025-10-03T03:00:00Z", back: "2025-10-04T03:00:00Z" })),
    ]);
    const { topBooks } = await at("2026-11-21T05:00:00Z").chartData(admin);

    expect(topBooks.map(({ book, borrowings }) => [book.title, borrowings])).toEqual([
      ["Sering", 2],
      ["Jarang", 1],
    ]);
  });

  it("tell everybody which books were chosen most in thirty days, each at least twice, class sets apart", async () => {
    const twice = (copy: number, month = "11") =>
      ["01", "10"].map((day) => ({
        copy,
        at: `2026-${month}-${day}T03:00:00Z`,
        back: `2026-${month}-${day}T05:00:00Z`,
      }));
    await givenBorrowings([
      ...twice(0),
      { copy: 1, at: "2026-11-12T03:00:00Z" },
      ...twice(3),
      ...twice(4, "10"),
      { copy: 4, at: "2026-11-03T03:00:00Z" },
    ]);
    const library = at("2026-11-21T05:00:00Z");
    const titles = async (limit: number) => (await library.popularBooks(visitor, limit)).map(({ title }) => title);

    expect(await titles(8)).toEqual(["Sering", "Jarang"]);
    expect([await titles(1), await titles(0), await titles(-1)]).toEqual([["Sering"], [], []]);
    // Kept for ten minutes, but for a book that is no more.
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE books SET listed = 0 WHERE title = 'Sering'`);
      await tx.run(sql`DELETE FROM borrowings`);
    });
    expect(await titles(8)).toEqual(["Jarang"]);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE books SET listed = 1 WHERE title = 'Sering'`));
    expect(await at("2026-11-21T05:00:00Z").popularBooks(visitor, 8)).toEqual([]);
  });

  it("tell what happened last: ten of each, newest first, each borrowing by the library's calendar", async () => {
    await givenBorrowings([
      ...Array.from({ length: 12 }, (_, day) => ({
        copy: 4,
        at: `2026-10-${String(day + 1).padStart(2, "0")}T03:00:00Z`,
        back: `2026-10-${String(day + 2).padStart(2, "0")}T03:00:00Z`,
      })),
      { copy: 0, at: "2026-11-10T03:00:00Z", due: "2026-11-18" },
      { copy: 1, at: "2026-11-11T03:00:00Z", due: "2026-11-19" },
      { copy: 2, at: "2026-11-12T03:00:00Z", lost: true },
    ]);
    await givenVisits([{ at: "2026-11-20T03:00:00Z" }, { at: "2026-11-21T03:00:00Z", people: 32 }]);

    // At 17:00Z the 19th is over in Jakarta, though not in Greenwich.
    const recent = await at("2026-11-19T16:59:59Z").recent(admin);
    const later = await at("2026-11-19T17:00:00Z").recent(admin);

    expect(recent.borrowings).toHaveLength(10);
    expect(recent.borrowings.slice(0, 4).map(({ status, dueAt }) => [status, dueAt])).toEqual([
      ["lost", "2026-11-30"],
      ["on_loan", "2026-11-19"],
      ["overdue", "2026-11-18"],
      ["returned", "2026-11-30"],
    ]);
    expect(later.borrowings[1]?.status).toBe("overdue");
    expect(recent.borrowings[1]).toMatchObject({
      student: { id: student, name: "Siti Aminah", nis: "2024001", className: null },
      book: { id: bookIds[0], title: "Sering" },
      copyId: copyIds[1],
      borrowedAt: new Date("2026-11-11T03:00:00Z"),
      returnedAt: null,
    });
    expect([recent.returns.length, recent.returns[0]?.returnedAt, recent.returns[9]?.returnedAt]).toEqual([
      10,
      new Date("2026-10-13T03:00:00Z"),
      new Date("2026-10-04T03:00:00Z"),
    ]);
    expect(recent.visits).toMatchObject([
      {
        kind: "class",
        student: null,
        visitorName: "X IPA 1",
        peopleCount: 32,
        visitedAt: new Date("2026-11-21T03:00:00Z"),
      },
      { kind: "student", student: { name: "Siti Aminah" } },
    ]);
    expect(recent.books.map(({ id }) => id)).toEqual([...bookIds].reverse().slice(0, 10));
  });

  it("export the overdue loans of the day on which they are asked for, however long the server runs", async () => {
    await givenBorrowings([{ copy: 0, at: "2026-11-02T05:00:00Z", due: "2026-11-09" }]);
    let now = new Date("2026-11-09T05:00:00Z");
    const exports = new ReportExportService(test.database, { timeZone: JAKARTA, now: () => now });
    const linesOf = async () => {
      let text = "";
      for await (const chunk of exports.export(admin, "overdue", {}).chunks) text += chunk;
      return text.trim().split("\r\n").slice(1);
    };
    expect(await linesOf()).toEqual([]);
    now = new Date("2026-11-10T05:00:00Z");
    expect(await linesOf()).toEqual([expect.stringContaining(";2026-11-09;1;500")]);
  });

  it("are the administrators': they name students", async () => {
    const pupil = await givenStudentViewer(test.database);
    const service = at("2026-11-21T05:00:00Z");

    await expect(service.recent(visitor)).rejects.toThrow(UnauthenticatedError);
    await expect(service.recent(pupil)).rejects.toThrow(ForbiddenError);
    await expect(service.chartData(visitor)).rejects.toThrow(UnauthenticatedError);
    await expect(service.chartData(pupil)).rejects.toThrow(ForbiddenError);
    // Reading is what a token for reading is for.
    await expect(
      service.recent({ ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "read" } }),
    ).resolves.toBeDefined();
  });

  it("count what there is to mend, as far as the viewer's role reaches", async () => {
    const now = "2026-11-21T05:00:00Z";
    const inDays = (days: number) => toSqlDateTime(new Date(Date.parse(now) + days * 24 * 3_600_000));
    await test.database.write(testWrite, async (tx) => {
      const codes = [-1, 0.5, 6.9, 8.1].map((days, index) => [
        index === 0 ? student : 900 + index,
        `hash ${index}`,
        0,
        inDays(-20),
        inDays(days),
      ]);
      for (const [index] of codes.entries()) {
        if (index > 0)
          await tx.run(sql`INSERT INTO students (id, nis, name, name_key, search_key, status, expires_at, registered_at)
          VALUES (${900 + index}, ${`S${index}`}, 'Siswa', 'siswa', 'siswa', ${index === 3 ? "graduated" : "active"}, '2026-12-01', '2031-05-10 02:00:00')`);
      }
      await tx.run(
        sql`INSERT INTO activation_codes (student_id, code_hash, tries, created_at, expires_at) VALUES ${bulk(codes)}`,
      );
      // By a fault, by a person, and long ago.
      const stopped = [
        ["Impor terhenti karena gangguan di server.", "2026-11-20 00:00:00"],
        [null, "2026-11-20 00:00:00"],
        ["Impor terhenti.", "2026-09-01 00:00:00"],
      ].map(([message, at]) => ["cancelled", "x", at, at, message]);
      await tx.run(
        sql`INSERT INTO book_imports (state, owner, heartbeat_at, created_at, message) VALUES ${bulk(stopped)}`,
      );
      await tx.run(sql`UPDATE books SET isbn = '12345', isbn13 = NULL WHERE id = ${bookIds[0]}`);
    });
    const seen = await at(now).attention(admin);
    expect(seen).toEqual({
      books: { withoutCategory: 1, withWrongIsbn: 1, withoutCopies: 13 },
      students: { endingCodes: 2, endingMemberships: 2 },
      failedImports: 1,
      loans: { overdue: 0, dueToday: 0, readyReservations: 0, held: 0 },
    });
    const staff = await at(now).attention({ ...admin, ...AS_STAFF });
    expect(staff).toEqual({ ...seen, failedImports: null });
    // Asked by every screen of every desk, and counted once for every change.
    const desks = at(now);
    await desks.attention(admin);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE books SET isbn = NULL WHERE id = ${bookIds[0]}`));
    expect((await desks.attention(admin)).books?.withWrongIsbn).toBe(1);
    await test.database.write(testWrite, (tx) => adjustCounters(tx, { changes: 1 }));
    expect((await desks.attention(admin)).books?.withWrongIsbn).toBe(0);

    expect(await at("2031-05-20T00:00:00Z").growth(admin)).toMatchObject({ studentsThisMonth: 3, visitsToday: 0 });
    expect(await at("2031-06-02T00:00:00Z").growth(admin)).toMatchObject({ studentsThisMonth: 0, booksThisMonth: 0 });
  });

  it("tell how the collection grew by months, and nothing of what has gone", async () => {
    const added = (from: number, to: number, instant: string) =>
      sql`UPDATE books SET created_at = ${toSqlDateTime(new Date(instant))}
          WHERE id >= ${bookIds[from]} AND id <= ${bookIds[to]}`;
    await test.database.write(testWrite, async (tx) => {
      await tx.run(added(0, 4, "2030-01-01T00:00:00Z"));
      // By the library's clock the first of February.
      await tx.run(added(5, 7, "2031-01-31T17:00:00Z"));
      await tx.run(added(8, bookIds.length - 1, "2031-05-02T00:00:00Z"));
      await tx.run(sql`UPDATE books SET listed = 0 WHERE id = ${bookIds[6]}`);
      await adjustCounters(tx, { books: -1 });
    });
    const seen = await at("2031-05-20T00:00:00Z").growth(admin);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE books SET listed = 1 WHERE id = ${bookIds[6]}`);
      await adjustCounters(tx, { books: 1 });
    });

    expect(seen.booksByMonth.map(({ period }) => period)).toEqual(seen.studentsByMonth.map(({ period }) => period));
    expect([seen.booksByMonth[0]?.period, seen.booksByMonth.at(-1)?.period]).toEqual(["2030-06", "2031-05"]);
    expect(seen.booksByMonth.map(({ count }) => count)).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 7, 7, 7, bookIds.length - 1]);
  });

  it("tell whoever watches of each change, until the right to see it ends", async () => {
    const watch = new LibraryWatchService(test.database, { pollMs: 5, recheckViewerMs: 20 });
    const pupil = await givenStudentViewer(test.database);
    let current: Viewer = admin;
    // Ends one that would go on, so that the test says so.
    const signal = AbortSignal.timeout(20_000);
    const next = async (after: number) =>
      (await watch.nextChange(admin, after, () => Promise.resolve(current), signal).next()).value as number;
    const first = await next(-1);
    const second = next(first);
    await test.database.write(testWrite, (tx) => adjustCounters(tx, { changes: 1 }));
    expect(await second).toBe(first + 1);

    const refused = next(first + 1);
    current = pupil;
    await expect(refused).rejects.toThrow(ForbiddenError);

    const left = new AbortController();
    const stream = watch.nextChange(admin, first + 1, () => Promise.resolve(admin), left.signal).next();
    left.abort();
    expect(await stream).toEqual({ done: true, value: undefined });
  });

  it("cost the same few statements however much there is to count", async () => {
    const few = await test.counter.statementsDuring(() => at("2026-11-21T05:00:00Z").chartData(admin));
    await givenBorrowings(
      Array.from({ length: 60 }, (_, day) => ({
        copy: 4,
        at: new Date(Date.UTC(2026, 8, day + 1)).toISOString(),
        back: "2026-11-20T00:00:00Z",
      })),
    );
    const many = await test.counter.statementsDuring(() => at("2026-11-21T05:00:00Z").chartData(admin));

    // The one statement more reads the books that now are borrowed.
    expect([few.length, many.length]).toEqual([7, 8]);
  });
});
