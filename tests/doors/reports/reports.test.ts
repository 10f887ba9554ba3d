import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { adjustCounters } from "../../../server/platform/database/counters/counters.js";
import { toSqlDateTime } from "../../../server/platform/database/sqlDateTime.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStudent, givenStudent } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("Library info for the dashboard", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
    const [book = 0] = await givenBooks(
      test.database,
      [{ title: "Laskar Pelangi", by: ["Andrea Hirata"], category: "Fiksi", copies: [{ itemCode: "B00001" }] }],
      { now: new Date() },
    );
    const student = await givenStudent(test.database, { nis: "2024001", name: "Siti Aminah" });
    const now = toSqlDateTime(new Date());
    await test.database.write(testWrite, async (tx) => {
      await adjustCounters(tx, { students: 1 });
      const [copy] = await tx.rows<{ id: number }>(sql`SELECT id FROM copies WHERE book_id = ${book}`);
      await tx.run(
        sql`INSERT INTO borrowings (student_id, copy_id, open_copy_id, borrowed_at, due_at, policy_loan_days,
          policy_renewals, policy_fine_per_day, policy_grace_days)
            VALUES (${student}, ${copy?.id}, ${copy?.id}, ${now}, '2999-01-01', 7, 2, 500, 0)`,
      );
      await tx.run(
        sql`INSERT INTO visits (kind, student_id, people_count, visited_at, purpose)
          VALUES ('student', ${student}, 1, ${now}, 'reading')`,
      );
    });
  });
  afterAll(() => app.close());

  it("tells everybody the library's name and the zone of its clock", async () => {
    expect(await postGraphql(app, "{ libraryInfo { name timeZone } }")).toMatchObject({
      data: { libraryInfo: { name: "Perpustakaan Aksara", timeZone: "Asia/Jakarta" } },
    });
  });

  it("says what happened last, the same by both doors", async () => {
    const rest = await requestRest(app, "GET", "/library-info/recent", { as: admin });
    const { data, errors } = await postGraphql(
      app,
      `{ libraryInfo { recent {
        borrowings { databaseId student { databaseId name nis className } itemCode
        book { title } borrowedAt dueAt returnedAt status } returns { databaseId }
        visits { kind student { name } visitorName peopleCount purpose visitedAt }
        books { title authors { name } } } } }`,
      {},
      admin,
    );

    const student = { id: expect.any(Number), name: "Siti Aminah", nis: "2024001", class_name: null };
    expect(rest).toMatchObject({
      status: 200,
      body: {
        status_code: 200,
        data: {
          borrowings: [
            {
              student,
              copy: { item_code: "B00001" },
              book: { title: "Laskar Pelangi", slug: "laskar-pelangi" },
              due_at: "2999-01-01",
              returned_at: null,
              status: "on_loan",
            },
          ],
          returns: [],
          visits: [{ kind: "student", student, visitor_name: null, people_count: 1, purpose: "reading" }],
          books: [{ title: "Laskar Pelangi", category: { name: "Fiksi" } }],
        },
      },
    });
    expect(rest.headers["cache-control"]).toContain("no-store");
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      libraryInfo: {
        recent: {
          borrowings: [
            {
              student: { name: "Siti Aminah", nis: "2024001", className: null },
              itemCode: "B00001",
              book: { title: "Laskar Pelangi" },
              dueAt: "2999-01-01",
              returnedAt: null,
              status: "ON_LOAN",
            },
          ],
          returns: [],
          visits: [{ kind: "STUDENT", student: { name: "Siti Aminah" }, peopleCount: 1, purpose: "READING" }],
          books: [{ title: "Laskar Pelangi", authors: [{ name: "Andrea Hirata" }] }],
        },
      },
    });
  });

  it("gives the charts' figures, the same by both doors", async () => {
    const rest = await requestRest(app, "GET", "/library-info/chart-data", { as: admin });
    const { data, errors } = await postGraphql<{
      libraryInfo: { chartData: Record<string, { period: string; count: number }[]> };
    }>(
      app,
      `{ libraryInfo { chartData { borrowingsPerMonth { period count } visitsPerMonth { period count } borrowingsPerDay { period count } visitsPerDay { period count }
        booksPerCategory { category { name } booksCount } topBooks { book { title } borrowings } } } }`,
      {},
      admin,
    );
    const { chartData } = data.libraryInfo;
    const shown = rest.body.data as Record<string, Record<string, unknown>[]>;

    expect([rest.status, errors]).toEqual([200, []]);
    expect(shown.borrowings_per_month).toEqual(
      chartData.borrowingsPerMonth?.map(({ period, count }) => ({ month: period, borrowings: count })),
    );
    expect(shown.visits_per_month).toEqual(
      chartData.visitsPerMonth?.map(({ period, count }) => ({ month: period, people: count })),
    );
    expect(shown.borrowings_per_day?.at(-1)).toEqual({
      day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      borrowings: 1,
    });
    expect(shown.visits_per_day).toEqual(
      chartData.visitsPerDay?.map(({ period, count }) => ({ day: period, people: count })),
    );
    expect(shown.books_per_category).toEqual([{ id: expect.any(Number), name: "Fiksi", books_count: 1 }]);
    expect(shown.top_books).toEqual([
      { id: expect.any(Number), title: "Laskar Pelangi", slug: "laskar-pelangi", borrowings: 1 },
    ]);
    expect(chartData).toMatchObject({
      booksPerCategory: [{ category: { name: "Fiksi" }, booksCount: 1 }],
      topBooks: [{ book: { title: "Laskar Pelangi" }, borrowings: 1 }],
    });
  });

  /** Nothing for eleven months, and then so many. */
  const ofAYear = (count: number) => [
    ...Array.from({ length: 11 }, () => ({ period: expect.stringMatching(/^\d{4}-\d{2}$/), count: 0 })),
    { period: expect.stringMatching(/^\d{4}-\d{2}$/), count },
  ];

  it("counts what there is to mend and what is new, the same by both doors", async () => {
    const mend = await requestRest(app, "GET", "/library-info/attention", { as: admin });
    const growth = await requestRest(app, "GET", "/library-info/growth", { as: admin });
    const { data } = await postGraphql(
      app,
      `{ libraryInfo {
        attention { booksWithoutCategory booksWithWrongIsbn booksWithoutCopies duplicateAuthors duplicatePublishers overdueLoans loansDueToday readyReservations heldLoans failedImports endingCodes endingMemberships }
        growth { booksThisMonth studentsThisMonth borrowingsToday visitsToday
          booksByMonth { period count } studentsByMonth { period count } } } }`,
      {},
      admin,
    );
    expect(data).toEqual({
      libraryInfo: {
        attention: {
          booksWithoutCategory: 0,
          booksWithWrongIsbn: 0,
          booksWithoutCopies: 0,
          duplicateAuthors: 0,
          duplicatePublishers: 0,
          overdueLoans: 0,
          loansDueToday: 0,
          readyReservations: 0,
          heldLoans: 0,
          failedImports: 0,
          endingCodes: 0,
          endingMemberships: 0,
        },
        growth: {
          booksThisMonth: 1,
          studentsThisMonth: 1,
          borrowingsToday: 1,
          visitsToday: 1,
          booksByMonth: ofAYear(1),
          studentsByMonth: ofAYear(1),
        },
      },
    });
    const { books_by_month, students_by_month, ...counts } = growth.body.data as Record<string, unknown[]>;
    const shown = { ...(mend.body.data as object), ...counts };
    const camel = (name: string) => name.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());
    const { attention, growth: added } = (data as { libraryInfo: Record<string, object> }).libraryInfo;
    const { booksByMonth, studentsByMonth, ...others } = added as Record<string, { period: string; count: number }[]>;
    expect(Object.fromEntries(Object.entries(shown).map(([name, value]) => [camel(name), value]))).toEqual({
      ...attention,
      ...others,
    });
    expect(books_by_month).toEqual(booksByMonth?.map(({ period, count }) => ({ month: period, books: count })));
    expect(students_by_month).toEqual(
      studentsByMonth?.map(({ period, count }) => ({ month: period, students: count })),
    );
  });

  it("names no student to anybody but administrators; the four figures stand beside the refusal", async () => {
    const student = await asStudent(app, test.database);
    for (const path of ["/library-info/recent", "/library-info/chart-data"]) {
      expect((await requestRest(app, "GET", path)).status).toBe(401);
      expect((await requestRest(app, "GET", path, { as: student })).status).toBe(403);
    }
    const query = "{ libraryInfo { books recent { visits { visitedAt } } chartData { visitsPerDay { count } } } }";
    const asVisitor = await postGraphql(app, query);
    const asPupil = await postGraphql(app, query, {}, student);

    expect(asVisitor.data).toEqual({ libraryInfo: { books: 1, recent: null, chartData: null } });
    expect(asVisitor.errors.map(({ extensions }) => extensions?.code)).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED"]);
    expect(asPupil.errors.map(({ extensions }) => extensions?.code)).toEqual(["FORBIDDEN", "FORBIDDEN"]);
  });

  it("counts what is borrowed most once for all who ask, and not for each of them", async () => {
    const popular = async () =>
      (await postGraphql(app, "{ libraryInfo { popularBooks { title } } }")).data as {
        libraryInfo: { popularBooks: { title: string }[] };
      };
    expect((await popular()).libraryInfo.popularBooks).toEqual([]);
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`INSERT INTO borrowings (student_id, copy_id, borrowed_at, due_at, returned_at, policy_loan_days,
          policy_renewals, policy_fine_per_day, policy_grace_days)
          SELECT student_id, copy_id, borrowed_at, due_at, borrowed_at, 7, 2, 500, 0 FROM borrowings`,
      ),
    );
    expect((await popular()).libraryInfo.popularBooks).toEqual([]);
    // A server that has not counted yet finds it.
    const other = await createTestApp(test.database);
    expect(await postGraphql(other, "{ libraryInfo { popularBooks { title } } }")).toMatchObject({
      data: { libraryInfo: { popularBooks: [{ title: "Laskar Pelangi" }] } },
    });
    await other.close();
  });
});
