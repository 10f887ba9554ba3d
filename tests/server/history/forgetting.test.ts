import { dataSourceOf } from "../../support/dataSourceOf.js";
import { fc } from "../../support/fastCheck.js";
import sql, { raw } from "sql-template-tag";

import { auditEntryTable } from "../../../server/audit/AuditEntry.entity.js";
import { borrowingTable } from "../../../server/circulation/borrowings/Borrowing.entity.js";
import { isForgettableLoan } from "../../../server/circulation/forgetting/forgetHistory.js";
import { LedgerEditingService } from "../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { ledgerEntryTable } from "../../../server/circulation/ledger/LedgerEntry.entity.js";
import { openDebt } from "../../../server/circulation/ledger/ledgerWriter.js";
import { reservationTable } from "../../../server/circulation/reservations/Reservation.entity.js";
import { HistoryService } from "../../../server/history/HistoryService.js";
import { emptyValues } from "../../../server/platform/database/columns.js";
import { required } from "../../../server/platform/required.js";
import { toSqlDateTime } from "../../../server/platform/database/sqlDateTime.js";
import { LibraryInfoService } from "../../../server/reports/LibraryInfoService.js";
import { ClearanceEditingService } from "../../../server/circulation/clearance/ClearanceEditingService.js";
import { ReservationEditingService } from "../../../server/circulation/reservations/ReservationEditingService.js";
import { ReportService } from "../../../server/reports/figures/ReportService.js";
import { SettingsService } from "../../../server/settings/SettingsService.js";
import { system, type Viewer, visitor } from "../../../server/viewer.js";
import { VisitService } from "../../../server/visits/VisitService.js";
import { visitTable } from "../../../server/visits/Visit.entity.js";
import { classValues, guestValues } from "../../../server/visits/visitWriter.js";
import { onBothEngines } from "../../support/database.js";
import type { TestDatabase } from "../../support/databases/openTestDatabase.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenNoticeMessage } from "../../support/circulation/givenNotices.js";
import { givenLendingLibrary } from "../../support/circulation/lending.js";
import { givenAdmin, givenStudent, givenUser } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";
import { keptFigures } from "../../../server/circulation/borrowings/loanFigures.js";
import { generalFigures, initialSettings } from "../../../server/settings/lendingFigures.js";

const ZONE = "Asia/Jakarta";
const NOW = new Date("2027-03-10T03:00:00Z");
/** Two school years and what has come of a third; the second is forgotten in part. */
const RANGES = [
  { from: "2024-07-01", to: "2025-06-30" },
  { from: "2025-07-01", to: "2026-06-30" },
  { from: "2025-09-01", to: "2026-03-31" },
  { from: "2026-03-01", to: "2026-03-31" },
  { from: "2026-07-01", to: "2027-06-30" },
];
const TABLES = ["audit_entries", "notice_messages", "ledger_entries", "reservations", "borrowings", "visits", "copies"];

const loanFacts = fc.record({
  student: fc.nat({ max: 3 }),
  copy: fc.nat({ max: 5 }),
  /** Days before now: about two and a half years. */
  daysAgo: fc.integer({ min: 1, max: 950 }),
  keptDays: fc.integer({ min: 0, max: 60 }),
  className: fc.constantFrom("X IPA 1", "x ipa  1", "XI IPS 2", null),
  isSet: fc.boolean(),
  renewals: fc.nat({ max: 2 }),
  /** Not returned, lost, or with a charge that is open or settled. */
  state: fc.constantFrom("returned", "returned", "returned", "lost", "owed", "paid"),
});
const visitFacts = fc.record({ student: fc.nat({ max: 3 }), daysAgo: fc.integer({ min: 1, max: 950 }) });
const histories = fc.record({
  loans: fc.array(loanFacts, { maxLength: 40 }),
  visits: fc.array(visitFacts, { maxLength: 10 }),
  reservations: fc.array(visitFacts, { maxLength: 6 }),
  /** The nights on which the sweep runs, days before now, the oldest first. */
  nights: fc.uniqueArray(fc.nat({ max: 300 }), { maxLength: 3 }),
});

const daysAgo = (days: number, base = NOW) => new Date(base.getTime() - days * 86_400_000);

async function forgetAfter(test: TestDatabase, anonymiseAfterMonths: number | null, studentsMayClearHistory = false) {
  const settings = new SettingsService(test.database, { name: "Perpustakaan", timeZone: ZONE });
  await settings.update(system, { anonymiseAfterMonths, studentsMayClearHistory });
}

onBothEngines("A library that forgets who has read what", (test) => {
  let students: number[];
  let copies: { id: number; book_id: number }[];
  let accountIds: number[];

  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));
  const history = (now = NOW) => new HistoryService(test.database, { timeZone: ZONE, now: () => now });

  async function givenPeople() {
    await test.database.write(testWrite, async (tx) => {
      for (const table of [...TABLES, "books", "users", "students"]) await tx.run(sql`DELETE FROM ${raw(table)}`);
    });
    await givenBooks(test.database, [
      { title: "Satu", copies: [{ itemCode: "S1" }, { itemCode: "S2" }, { itemCode: "S3" }] },
      { title: "Dua", copies: [{ itemCode: "D1" }, { itemCode: "D2" }, { itemCode: "D3" }] },
    ]);
    copies = (await rows(sql`SELECT id, book_id FROM copies ORDER BY id`)) as typeof copies;
    students = [];
    accountIds = [];
    for (const name of ["Rina", "Budi", "Sari", "Dewi"]) {
      const studentId = await givenStudent(test.database, { name, className: "XII IPA 1" });
      students.push(studentId);
      accountIds.push(await givenUser(test.database, { username: name.toLowerCase(), studentId }));
    }
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE students SET gender = 'male', member_kind_id = 2`);
      await tx.run(sql`UPDATE students SET gender = 'female' WHERE id = ${students[0]}`);
    });
  }

  async function write({
    loans,
    visits,
    reservations,
  }: Pick<typeof histories extends fc.Arbitrary<infer F> ? F : never, "loans" | "visits" | "reservations">) {
    await test.database.write(testWrite, async (tx) => {
      for (const table of TABLES.slice(0, -1)) await tx.run(sql`DELETE FROM ${raw(table)}`);
      await tx.insert(
        borrowingTable,
        loans.map((loan, index) => {
          const borrowedAt = daysAgo(loan.daysAgo);
          const isLost = loan.state === "lost";
          const isOut = loan.keptDays >= loan.daysAgo;
          return {
            ...emptyValues(borrowingTable),
            id: index + 1,
            studentId: students[loan.student] ?? 0,
            copyId: copies[loan.copy]?.id ?? 0,
            // Unique, and nobody lends these copies.
            openCopyId: isOut && !isLost ? 1_000_000 + index : null,
            borrowedAt,
            className: loan.className,
            memberKindId: 1,
            setLoan: loan.isSet,
            dueAt: daysAgo(loan.daysAgo - 7)
              .toISOString()
              .slice(0, 10),
            returnedAt: isLost || isOut ? null : daysAgo(loan.daysAgo - loan.keptDays),
            lost: isLost,
            lostAt: isLost ? daysAgo(loan.daysAgo - loan.keptDays) : null,
            renewalCount: loan.renewals,
            ...keptFigures(generalFigures(initialSettings)),
            confirmedChecks: "",
          };
        }),
      );
      await tx.insert(
        ledgerEntryTable,
        loans.flatMap(({ student, state, daysAgo: days }, index) =>
          state !== "owed" && state !== "paid"
            ? []
            : [
                {
                  ...emptyValues(ledgerEntryTable),
                  studentId: students[student] ?? 0,
                  kind: "charge" as const,
                  chargeReason: "late" as const,
                  borrowingId: index + 1,
                  amount: 500,
                  openAmount: state === "owed" ? 500 : 0,
                  madeAt: daysAgo(days),
                  madeBy: "petugas",
                },
              ],
        ),
      );
      await tx.insert(
        visitTable,
        visits.map((visit) => ({
          ...emptyValues(visitTable),
          kind: "student" as const,
          studentId: students[visit.student] ?? 0,
          className: "X IPA 1",
          peopleCount: 1,
          visitedAt: daysAgo(visit.daysAgo),
        })),
      );
      await tx.insert(
        reservationTable,
        reservations.map((reservation) => ({
          ...emptyValues(reservationTable),
          bookId: copies[0]?.book_id ?? 0,
          studentId: students[reservation.student] ?? 0,
          className: "X IPA 1",
          status: "cancelled" as const,
          position: 1,
          createdAt: daysAgo(reservation.daysAgo + 1),
          endedAt: daysAgo(reservation.daysAgo),
        })),
      );
    });
  }

  /** All that anybody is shown as a figure. */
  async function figures() {
    const time = { timeZone: ZONE, now: () => NOW };
    const reports = new ReportService(test.database, time);
    const info = new LibraryInfoService(test.database, ZONE, { now: () => NOW });
    const visits = new VisitService(test.database, ZONE, () => NOW);
    const perRange = [];
    for (const range of RANGES) {
      perRange.push({
        accreditation: await reports.accreditation(system, range),
        loans: await reports.loans(system, range),
        visits: await visits.stats(system, range),
      });
    }
    const { borrowingsPerMonth, borrowingsPerDay, visitsPerDay, topBooks } = await info.chartData(system);
    return {
      perRange,
      borrowingsPerMonth,
      borrowingsPerDay,
      visitsPerDay,
      topBooks,
      all: await info.statistics(system),
    };
  }

  it("hands in the same figures before and after, whatever is open and however often it forgets", async () => {
    await givenPeople();
    await forgetAfter(test, 12);
    await fc.assert(
      fc.asyncProperty(histories, async (facts) => {
        await write(facts);
        const before = await figures();
        for (const night of [...facts.nights].sort((one, other) => other - one)) await history(daysAgo(night)).sweep();
        await history().sweep();
        expect(await figures()).toEqual(before);

        const cutoff = toSqlDateTime(new Date("2026-03-09T17:00:00Z"));
        const old = (column: string) => sql`${raw(column)} < ${cutoff} AND student_id IS NOT NULL`;
        const owed = sql`id NOT IN (SELECT borrowing_id FROM ledger_entries WHERE open_amount > 0)`;
        expect(await rows(sql`SELECT id FROM borrowings WHERE ${old("returned_at")} AND ${owed}`)).toEqual([]);
        expect(await rows(sql`SELECT id FROM reservations WHERE ${old("ended_at")}`)).toEqual([]);
        expect(await rows(sql`SELECT id FROM visits WHERE ${old("visited_at")}`)).toEqual([]);
        const tooSoon = sql`student_id IS NULL AND (returned_at IS NULL OR returned_at >= ${cutoff} OR NOT (${owed}))`;
        expect(await rows(sql`SELECT id FROM borrowings WHERE ${tooSoon}`)).toEqual([]);
      }),
      { numRuns: Number(process.env.HISTORIES ?? 12), endOnFailure: true },
    );
  }, 120_000);

  it("keeps class, kind and gender, and takes the student from audit trail, ledger and e-mails too", async () => {
    await givenPeople();
    await forgetAfter(test, 24);
    const loan = { student: 0, copy: 0, keptDays: 5, className: "X IPA 1", isSet: false, renewals: 0 } as const;
    await write({
      loans: [
        { ...loan, daysAgo: 900, state: "paid" },
        { ...loan, daysAgo: 100, state: "paid" },
      ],
      visits: [{ student: 0, daysAgo: 900 }],
      reservations: [
        { student: 0, daysAgo: 900 },
        { student: 1, daysAgo: 100 },
      ],
    });
    const named = { studentId: students[0], name: "Rina", itemCode: "S1", reason: "Rina izin" };
    const entry = { ...emptyValues(auditEntryTable), actor: "petugas", createdAt: daysAgo(890) };
    const [reservation] = await rows(sql`SELECT id FROM reservations`);
    await test.database.write(testWrite, (tx) =>
      tx.insert(auditEntryTable, [
        { ...entry, action: "borrowing.create", recordType: "borrowing", recordId: 1, afterValues: named },
        {
          ...entry,
          action: "borrowing.renew",
          recordType: "borrowing",
          recordId: 1,
          userId: accountIds[0] ?? 0,
          actor: "rina",
          address: "10.0.0.1",
          afterValues: { dueAt: "2024-10-01" },
        },
        // Of a loan that was undone, and of a visit that was none.
        { ...entry, action: "borrowing.create", recordType: "borrowing", recordId: 77, afterValues: named },
        {
          ...entry,
          action: "visit.void",
          recordType: "visit",
          recordId: 99,
          beforeValues: { ...named, kind: "student" },
        },
        {
          ...entry,
          action: "visit.void",
          recordType: "visit",
          recordId: 98,
          beforeValues: { name: "Tamu", kind: "guest" },
        },
        {
          ...entry,
          action: "reservation.expire",
          recordType: "reservation",
          recordId: Number(reservation?.id),
          afterValues: { status: "expired", passedOnTo: students[1] },
        },
        { ...entry, action: "borrowing.create", recordType: "borrowing", recordId: 2, afterValues: named },
        { ...entry, action: "student.update", recordType: "student", recordId: students[0] ?? 0, afterValues: named },
      ]),
    );

    expect(await history().toForget(system, { afterMonths: 24 })).toEqual({
      before: "2025-03-10",
      borrowings: 1,
      reservations: 1,
      visits: 1,
    });
    await history().sweep();

    expect(await rows(sql`SELECT student_id, class_name, member_kind_id, gender FROM borrowings ORDER BY id`)).toEqual([
      { student_id: null, class_name: "X IPA 1", member_kind_id: 1, gender: "female" },
      { student_id: students[0], class_name: "X IPA 1", member_kind_id: 1, gender: null },
    ]);
    const kept = { student_id: null, class_name: "X IPA 1", member_kind_id: 2, gender: "female" };
    expect(
      await rows(sql`SELECT student_id, class_name, member_kind_id, gender FROM reservations ORDER BY id`),
    ).toEqual([kept, { student_id: students[1], class_name: "X IPA 1", member_kind_id: null, gender: null }]);
    expect(await rows(sql`SELECT student_id, class_name, member_kind_id, gender FROM visits`)).toEqual([kept]);
    expect(await rows(sql`SELECT student_id, borrowing_id, amount FROM ledger_entries ORDER BY id`)).toEqual([
      { student_id: students[0], borrowing_id: null, amount: 500 },
      { student_id: students[0], borrowing_id: 2, amount: 500 },
    ]);
    const entries = await test.database.read((reader) =>
      reader.select(auditColumns, sql`FROM audit_entries WHERE record_type <> 'settings' ORDER BY id`),
    );
    const bare = { itemCode: "S1" };
    expect(
      entries.map(({ actor, address, ...values }) => [actor, address, values.beforeValues ?? values.afterValues]),
    ).toEqual([
      ["petugas", null, bare],
      ["siswa", null, { dueAt: "2024-10-01" }],
      ["petugas", null, bare],
      ["petugas", null, { ...bare, kind: "student" }],
      ["petugas", null, { kind: "guest" }],
      ["petugas", null, { status: "expired" }],
      ["petugas", null, named],
      ["petugas", null, named],
      ["sistem", null, { anonymiseAfterMonths: 24, borrowings: 1, reservations: 1, visits: 1 }],
    ]);
    expect(await history().toForget(system, { afterMonths: 24 })).toMatchObject({ borrowings: 0, visits: 0 });
  });

  it("takes the names of guests from old visits and their entries, and leaves classes and what is younger", async () => {
    await givenPeople();
    await forgetAfter(test, 36);
    await write({ loans: [], visits: [], reservations: [] });
    const visit = { ...emptyValues(visitTable), peopleCount: 1, purpose: "reading" as const };
    const guest = (name: string, days: number) => ({
      ...visit,
      ...guestValues(name, "SMP 3"),
      kind: "guest" as const,
      visitedAt: daysAgo(days),
    });
    const group = {
      ...visit,
      ...classValues("X-1"),
      kind: "class" as const,
      peopleCount: 30,
      visitedAt: daysAgo(1_200),
    };
    // More than one transaction's, several of them in the same moment.
    const old = Array.from({ length: 120 }, (_, index) => guest(`Tamu ${index}`, 1_100 + Math.floor(index / 70)));
    await test.database.write(testWrite, (tx) => tx.insert(visitTable, [...old, guest("Ibu Sari", 1_000), group]));
    const [sari, named] = await rows(
      sql`SELECT id FROM visits WHERE visitor_name IN ('Ibu Sari', 'Tamu 0') ORDER BY id DESC`,
    );
    const entry = { ...emptyValues(auditEntryTable), actor: "petugas", createdAt: daysAgo(1_100), recordType: "visit" };
    const told = (name: string) => ({ kind: "class", name, studentId: null });
    await test.database.write(testWrite, (tx) =>
      tx.insert(auditEntryTable, [
        { ...entry, action: "visit.update", recordId: Number(named?.id), beforeValues: { name: "Tanu 0" } },
        { ...entry, action: "visit.update", recordId: Number(sari?.id), beforeValues: { name: "Bu Sari" } },
        { ...entry, action: "visit.void", recordId: 9_001, beforeValues: { ...told("Pak Adi"), kind: "guest" } },
        { ...entry, action: "visit.void", recordId: 9_002, beforeValues: told("Kelas X-1") },
      ]),
    );
    const before = await figures();
    expect(await history().toForget(system, { afterMonths: 36 })).toMatchObject({ visits: 120 });
    await history().sweep();

    const kept = sql`SELECT visitor_name, institution, visitor_key FROM visits WHERE visitor_name IS NOT NULL ORDER BY id`;
    expect(await rows(kept)).toEqual([
      { visitor_name: "Ibu Sari", institution: "SMP 3", visitor_key: expect.any(String) as string },
      { visitor_name: "Kelas X-1", institution: null, visitor_key: expect.any(String) as string },
    ]);
    const forgotten = sql`SELECT DISTINCT institution, visitor_key FROM visits WHERE visitor_name IS NULL`;
    expect(await rows(forgotten)).toEqual([{ institution: "SMP 3", visitor_key: null }]);
    expect(await figures()).toEqual(before);
    const entries = await test.database.read((reader) =>
      reader.select(auditColumns, sql`FROM audit_entries WHERE record_type IN ('visit', 'history') ORDER BY id`),
    );
    expect(entries.map(({ beforeValues, afterValues }) => beforeValues ?? afterValues)).toEqual([
      {},
      { name: "Bu Sari" },
      { kind: "guest" },
      told("Kelas X-1"),
      { anonymiseAfterMonths: 36, borrowings: 0, reservations: 0, visits: 120 },
    ]);
    expect(await history().toForget(system, { afterMonths: 36 })).toMatchObject({ visits: 0 });
  });

  it("goes on where a killed run has stopped, in many short transactions, and once a day", async () => {
    await givenPeople();
    await forgetAfter(test, 12);
    const loan = { keptDays: 1, className: null, isSet: false, renewals: 0, state: "returned" } as const;
    await write({
      loans: Array.from({ length: 450 }, (_, index) => ({
        ...loan,
        student: index % 2,
        copy: index % 6,
        daysAgo: 400 + (index % 90),
      })),
      visits: [],
      reservations: [],
    });
    const before = await figures();
    let writes = 0;
    const dying = new Proxy(test.database, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name !== "write") return typeof value === "function" ? (value.bind(target) as unknown) : value;
        return (...args: Parameters<typeof target.write>) => {
          writes += 1;
          return writes > 2 ? Promise.reject(new Error("killed")) : target.write(...args);
        };
      },
    });
    const killed = new HistoryService(dying, { timeZone: ZONE, now: () => NOW });
    await expect(killed.sweepDaily()).rejects.toThrow("killed");
    const count = (rest: ReturnType<typeof sql>) => test.database.read((reader) => reader.count(rest));
    const named = () => count(sql`FROM borrowings WHERE student_id IS NOT NULL`);
    expect(await named()).toBe(350);
    expect(await figures()).toEqual(before);
    const reported = async () =>
      (await rows(sql`SELECT after_values FROM audit_entries WHERE action = 'history.forget' ORDER BY id`)).map(
        ({ after_values: after }) => JSON.parse(String(after)) as unknown,
      );
    const nothing = { anonymiseAfterMonths: 12, reservations: 0, visits: 0 };
    expect(await reported()).toEqual([{ ...nothing, borrowings: 100 }]);

    const next = history();
    await next.sweepDaily();
    expect(await named()).toBe(0);
    expect(await reported()).toEqual([
      { ...nothing, borrowings: 100 },
      { ...nothing, borrowings: 350 },
    ]);
    expect(await figures()).toEqual(before);
    expect(await rows(sql`SELECT DISTINCT borrower_key FROM borrowings`)).toHaveLength(2);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE borrowings SET student_id = ${students[0]} WHERE id = 1`),
    );
    await next.sweepDaily();
    expect(await named()).toBe(1);
  }, 60_000);

  it("finds the next ones by their students, and never reads every loan for a few", async () => {
    if (test.engine !== "sqlite") return;
    const asked = sql`SELECT borrowings.id FROM borrowings JOIN students ON students.id = borrowings.student_id
      WHERE borrowings.student_id IN (1, 2, 3) AND ${isForgettableLoan(NOW)}
      ORDER BY borrowings.student_id, borrowings.returned_at LIMIT 100`;
    const plan = await test.database.read<{ detail: string }[]>((reader) =>
      dataSourceOf(reader).query(`EXPLAIN QUERY PLAN ${asked.sql}`, [...asked.values]),
    );
    const steps = plan.map(({ detail }) => detail).join("; ");
    expect(steps).toContain("SEARCH borrowings USING INDEX ix_borrowings_student_returned");
    expect(steps).not.toContain("TEMP B-TREE");
  });

  it("keeps everything as long as the library has not chosen otherwise", async () => {
    await givenPeople();
    await forgetAfter(test, null);
    await write({ loans: [], visits: [{ student: 0, daysAgo: 900 }], reservations: [] });
    await history().sweep();
    expect(await rows(sql`SELECT student_id FROM visits`)).toEqual([{ student_id: students[0] }]);
    const student = { role: "student", userId: accountIds[0] ?? 0, username: "rina", studentId: students[0] ?? 0 };
    const asked = history().toForget({ ...student, credential: { kind: "session" } } as Viewer, { afterMonths: 12 });
    expect((await expectDomainError(asked)).kind).toBe("forbidden");
    for (const afterMonths of [11, 121, 0, 12.5]) {
      expect((await expectDomainError(history().toForget(system, { afterMonths }))).kind).toBe("validation");
    }
  });
});

const auditColumns = {
  actor: auditEntryTable.actor,
  address: auditEntryTable.address,
  beforeValues: auditEntryTable.beforeValues,
  afterValues: auditEntryTable.afterValues,
};

onBothEngines("Students who clear their history", (test) => {
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));

  it("lose their own ended loans and reservations, and nothing that is open or another's", async () => {
    const library = await givenLendingLibrary(test.database, { copies: 4 });
    const { lending, admin, codes, nisOf, studentIds, time, setNow, borrowings } = library;
    await forgetAfter(test, null, true);
    const studentId = studentIds[0] ?? 0;
    const userId = await givenUser(test.database, { username: "rina", studentId });
    const rina = { role: "student", userId, username: "rina", studentId, credential: { kind: "session" } } as const;
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.returnCopy(admin, { itemCode: codes[0] });
    // Late, and not paid yet.
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1] });
    setNow("2026-11-12T02:00:00Z");
    await lending.returnCopy(admin, { itemCode: codes[1] });
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[2] });
    await lending.returnCopy(admin, { itemCode: codes[2] });
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[3], confirm: ["debt"], reason: "Izin guru" });
    const service = new HistoryService(test.database, time);
    const reports = new ReportService(test.database, time);
    const before = await reports.loans(system, {});

    setNow("2026-11-12T02:00:30Z");
    const twice = await Promise.all([service.clearOwn(rina), service.clearOwn(rina)]);
    expect(twice.map((cleared) => cleared.borrowings).sort()).toEqual([0, 1]);
    expect(await rows(sql`SELECT student_id FROM borrowings ORDER BY id`)).toEqual([
      { student_id: null },
      { student_id: studentId },
      { student_id: studentIds[1] },
      { student_id: studentId },
    ]);
    expect(await reports.loans(system, {})).toEqual(before);
    expect(await borrowings.ownCount(rina, { status: "returned" })).toBe(1);
    expect(await borrowings.count(admin, { status: "returned" })).toBe(3);
    const cleared = await rows(sql`SELECT user_id, record_id, after_values FROM audit_entries
      WHERE action = 'student.clearHistory' AND user_id = ${userId}`);
    expect(cleared).toEqual([
      { user_id: userId, record_id: studentId, after_values: JSON.stringify({ borrowings: 1, reservations: 0 }) },
    ]);
    // One person still, as long as the library knows which loans are theirs.
    await lending.returnCopy(admin, { itemCode: codes[3] });
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[3], confirm: ["debt"], reason: "Izin guru" });
    expect((await reports.loans(system, {})).borrowers).toBe(before.borrowers);
  });

  /** Rina, who clears her history, and the desk at her fines. */
  async function givenRina() {
    const library = await givenLendingLibrary(test.database);
    await forgetAfter(test, null, true);
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM audit_entries`));
    const { lending, admin, codes, nisOf, studentIds, time, setNow } = library;
    const studentId = studentIds[0] ?? 0;
    const userId = await givenUser(test.database, { username: "rina", studentId });
    const credential = { kind: "session" } as const;
    const rina = { role: "student", userId, username: "rina", studentId, credential } as const;
    const ledger = new LedgerEditingService(test.database, ZONE, time.now);
    const lose = async (who: number, itemCode: string | undefined) => {
      const { borrowingId } = await lending.borrow(admin, { nis: nisOf(who), itemCode });
      await lending.reportLost(admin, borrowingId, {});
      const [charge] = await rows(sql`SELECT id FROM ledger_entries WHERE borrowing_id = ${borrowingId}`);
      return Number(charge?.id);
    };
    const clear = async () => {
      setNow(new Date(time.now().getTime() + 1_000).toISOString());
      await new HistoryService(test.database, time).clearOwn(rina);
    };
    const owed = () => test.database.read((reader) => openDebt(reader, studentId));
    return { ...library, codes, ledger, lose, clear, owed };
  }

  it("lose all that has ended, however much that is, and have each an entry of their own that says so", async () => {
    const { lending, admin, codes, nisOf, studentIds, time, setNow } = await givenLendingLibrary(test.database);
    await forgetAfter(test, null, true);
    const service = new HistoryService(test.database, time);
    const [rina = 0, budi = 0] = studentIds;
    const credential = { kind: "session" } as const;
    const clear = async (studentId: number, username: string) => {
      const userId = await givenUser(test.database, { username, studentId });
      return service.clearOwn({ role: "student", userId, username, studentId, credential });
    };
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.returnCopy(admin, { itemCode: codes[0] });
    setNow("2026-11-03T02:00:00Z");
    const [loan] = await test.database.read((reader) => reader.select(borrowingTable, sql`FROM borrowings`));
    const many = Array.from({ length: 230 }, (_, index) => ({ ...required(loan, "the loan"), id: 1_000 + index }));
    await test.database.write(testWrite, (tx) => tx.insert(borrowingTable, many));
    expect(await clear(rina, "rina.banyak")).toEqual({ borrowings: 231, reservations: 0 });
    expect(await rows(sql`SELECT id FROM borrowings WHERE student_id IS NOT NULL`)).toEqual([]);

    expect(await clear(budi, "budi.kosong")).toEqual({ borrowings: 0, reservations: 0 });
    expect(
      await rows(sql`SELECT DISTINCT record_id FROM audit_entries
        WHERE action = 'student.clearHistory' AND record_id IN (${rina}, ${budi}) ORDER BY record_id`),
    ).toEqual([{ record_id: rina }, { record_id: budi }]);
  });

  it("are taken from the e-mails and entries of their reservations and loans, and nobody else is", async () => {
    const { lending, admin, codes, nisOf, studentIds, time, setNow } = await givenLendingLibrary(test.database, {
      students: 3,
    });
    await forgetAfter(test, null, true);
    const service = new HistoryService(test.database, time);
    const reserving = new ReservationEditingService(test.database, time);
    const [rina = 0, budi = 0] = studentIds;
    const userId = await givenUser(test.database, { username: "rina.reservasi", studentId: rina });
    const credential = { kind: "session" } as const;
    await expect(service.clearOwn(visitor)).rejects.toMatchObject({ kind: "unauthenticated" });
    const ended = async (student: number) => {
      const { borrowingId } = await lending.borrow(admin, { nis: nisOf(student), itemCode: codes[0] });
      await lending.returnCopy(admin, { itemCode: codes[0] });
      await lending.borrow(admin, { nis: nisOf(2), itemCode: codes[0] });
      const { reservation } = await reserving.reserve(admin, { nis: nisOf(student), itemCode: codes[0] });
      await reserving.cancel(admin, reservation.id, {});
      await lending.returnCopy(admin, { itemCode: codes[0] });
      return { borrowingId, reservationId: reservation.id };
    };
    const hers = await ended(0);
    const his = await ended(1);
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM notice_messages`));
    await givenNoticeMessage(test.database, { studentId: rina, status: "sent", ...hers });
    await givenNoticeMessage(test.database, { studentId: budi, status: "sent", ...his });
    const named = (reservationId: number) =>
      rows(sql`SELECT id FROM audit_entries WHERE record_type = 'reservation' AND record_id = ${reservationId}
        AND (before_values LIKE '%"name"%' OR after_values LIKE '%"name"%' OR after_values LIKE '%tudentId%')`);
    expect((await named(hers.reservationId)).length).toBeGreaterThan(0);

    setNow("2026-11-03T02:00:00Z");
    const viewer = { role: "student", userId, username: "rina.reservasi", studentId: rina, credential } as const;
    expect(await service.clearOwn(viewer)).toEqual({ borrowings: 1, reservations: 1 });
    expect(await rows(sql`SELECT borrowing_id, reservation_id FROM notices ORDER BY id`)).toEqual([
      { borrowing_id: null, reservation_id: null },
      { borrowing_id: his.borrowingId, reservation_id: his.reservationId },
    ]);
    expect(await named(hers.reservationId)).toEqual([]);
    expect((await named(his.reservationId)).length).toBeGreaterThan(0);
  });

  it("owe nothing for a book that was found, whatever is given back or reversed afterwards", async () => {
    const { lending, ledger, lose, clear, owed, admin, codes } = await givenRina();
    const fineId = await lose(0, codes[0]);
    const { receipt } = await ledger.payFine(admin, fineId, { amount: 10_000 });
    await ledger.payFine(admin, fineId, { amount: 30_000 });
    await lending.returnCopy(admin, { itemCode: codes[0] });
    await clear();
    expect(await rows(sql`SELECT borrowing_id FROM ledger_entries WHERE id = ${fineId}`)).toEqual([
      { borrowing_id: null },
    ]);
    const { fine } = await ledger.refundFine(admin, fineId, { amount: 30_000, reason: "Ditemukan" });
    expect([fine.openAmount, await owed()]).toEqual([0, 0]);
    await ledger.reverseEntry(admin, receipt.number, { reason: "Salah catat" });
    expect(await owed()).toBe(0);
  });

  it("leave a copy that was given for a lost one unable to replace a second, unless that was a mistake", async () => {
    const { lending, ledger, lose, clear, admin, codes } = await givenRina();
    const fineId = await lose(0, codes[0]);
    const { fine } = await ledger.replaceFine(admin, fineId, { itemCode: codes[2] });
    const [mistake] = await rows(sql`SELECT id FROM ledger_entries WHERE settles_id = ${fine.id}`);
    await ledger.reverseEntry(admin, Number(mistake?.id), { reason: "Salah kode" });
    await ledger.replaceFine(admin, fineId, { itemCode: codes[1] });
    await lending.returnCopy(admin, { itemCode: codes[0] });
    await clear();
    const replacements = await rows(sql`SELECT reason FROM ledger_entries WHERE kind = 'replacement'`);
    expect(replacements).toEqual([{ reason: null }, { reason: null }]);
    expect(await rows(sql`SELECT * FROM replacement_codes`)).toEqual([{ item_code: codes[1] }]);

    const other = await lose(1, codes[0]);
    const refused = await expectDomainError(ledger.replaceFine(admin, other, { itemCode: codes[1] }));
    expect(refused.fields).toEqual({ itemCode: "Eksemplar B00002 sudah menjadi pengganti denda lain." });
    const settled = await ledger.replaceFine(admin, other, { itemCode: codes[2] });
    expect(settled.fine.openAmount).toBe(0);
  });

  it("take their name from what was undone too, and nobody else's", async () => {
    const { lending, undo, ledger, clear, admin, codes, nisOf, studentIds, time } = await givenRina();
    const letters = new ClearanceEditingService(test.database, time);
    const reserving = new ReservationEditingService(test.database, time);
    await letters.issue(admin, { studentId: studentIds[0] });
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[2] });
    const own = await lending.borrow(admin, {
      nis: nisOf(0),
      itemCode: codes[0],
      confirm: ["cleared"],
      reason: "Izin guru",
    });
    const other = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[1] });
    const reserved = await reserving.reserve(admin, { nis: nisOf(0), itemCode: codes[2] });
    const charge = { chargeReason: "damaged", amount: 500, reason: "Sobek", borrowingId: own.borrowingId };
    const { fine } = await ledger.createFine(admin, { studentId: studentIds[0], ...charge });
    await ledger.reverseEntry(admin, fine.id, { reason: "Bukan dia" });
    for (const { actId } of [reserved, other, own]) await undo.undo(admin, actId);
    const named = (name: string) =>
      rows(sql`SELECT action FROM audit_entries WHERE record_type IN ('borrowing', 'reservation')
        AND after_values LIKE ${`%"${name}"%`} ORDER BY id`);
    const ofUndone = () =>
      rows(sql`SELECT action FROM audit_entries WHERE after_values LIKE '%"borrowingId"%'
        OR after_values LIKE '%Meminjam lagi (%'`);
    expect([await named("Rina"), await ofUndone()]).toEqual([
      [{ action: "borrowing.create" }, { action: "reservation.create" }],
      [{ action: "clearance.revoke" }, { action: "fine.create" }],
    ]);
    const before = await named("Budi");
    await clear();
    await new HistoryService(test.database, time).sweepDaily();
    expect([await named("Rina"), await ofUndone()]).toEqual([[], []]);
    expect(await named("Budi")).toEqual(before);
    expect(before).toHaveLength(2);
  });

  it("cannot where the library keeps it, nor as a librarian, nor with a token that only reads", async () => {
    const { studentIds, time } = await givenLendingLibrary(test.database);
    const service = new HistoryService(test.database, time);
    const studentId = studentIds[0] ?? 0;
    const userId = await givenUser(test.database, { studentId });
    const student = { role: "student", userId, username: "s", studentId, credential: { kind: "session" } } as const;
    await forgetAfter(test, 12, false);
    expect((await expectDomainError(service.clearOwn(student))).kind).toBe("conflict");
    await forgetAfter(test, 12, true);
    expect((await expectDomainError(service.clearOwn(await givenAdmin(test.database)))).kind).toBe("forbidden");
    const credential = { kind: "token", tokenName: "t", scope: "read" } as const;
    expect((await expectDomainError(service.clearOwn({ ...student, credential }))).kind).toBe("forbidden");
    expect(await service.clearOwn(student)).toEqual({ borrowings: 0, reservations: 0 });
  });

  it("leave a return that the desk can no longer undo, as it would be nobody's", async () => {
    const { lending, admin, codes, nisOf, studentIds, time, undo } = await givenLendingLibrary(test.database);
    await forgetAfter(test, null, true);
    const studentId = studentIds[0] ?? 0;
    const userId = await givenUser(test.database, { studentId });
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    const { actId } = await lending.returnCopy(admin, { itemCode: codes[0] });
    const credential = { kind: "session" } as const;
    const later = { ...time, now: () => new Date(time.now().getTime() + 1_000) };
    const service = new HistoryService(test.database, later);
    await service.clearOwn({ role: "student", userId, username: "s", studentId, credential });
    expect((await expectDomainError(undo.undo(admin, actId))).kind).toBe("conflict");
    expect(await rows(sql`SELECT id FROM borrowings WHERE open_copy_id IS NOT NULL`)).toEqual([]);
  });
});
