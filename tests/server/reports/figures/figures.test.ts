import { fc } from "../../../support/fastCheck.js";
import sql, { raw } from "sql-template-tag";

import { borrowingTable } from "../../../../server/circulation/borrowings/Borrowing.entity.js";
import { ledgerEntryTable } from "../../../../server/circulation/ledger/LedgerEntry.entity.js";
import { ForbiddenError, ValidationError } from "../../../../server/errors.js";
import { addDays, dayIn, instantOf } from "../../../../server/platform/time/libraryClock.js";
import { ReportService } from "../../../../server/reports/figures/ReportService.js";
import { system } from "../../../../server/viewer.js";
import { visitTable } from "../../../../server/visits/Visit.entity.js";
import { onBothEngines } from "../../../support/database.js";
import type { TestDatabase } from "../../../support/databases/openTestDatabase.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenStudent, givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";
import { keptFigures } from "../../../../server/circulation/borrowings/loanFigures.js";
import { generalFigures, initialSettings } from "../../../../server/settings/lendingFigures.js";

const ZONES = ["Asia/Jakarta", "Asia/Jayapura", "America/New_York"];
const YEAR = { from: "2026-07-01", to: "2027-06-30" };
const TODAY = "2027-03-10";
const STATUSES = ["available", "repair", "reference_only", "lost", "withdrawn"] as const;
const CODES = ["005.1", "297", "2X4.1", "813", "899.221 3", "959.8", "F TOH", null];

/** A library as facts, before any of it is written. */
const libraries = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  books: fc.array(
    fc.record({
      code: fc.constantFrom(...CODES),
      price: fc.constantFrom(null, 0, 1_000),
      copies: fc.array(
        fc.record({
          status: fc.constantFrom(...STATUSES),
          acquiredAt: fc.constantFrom(null, "2026-06-30", "2026-07-01", "2026-12-24"),
        }),
        { maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  classes: fc.array(fc.constantFrom("X IPA 1", "x ipa 1", "XI IPS 2"), { minLength: 1, maxLength: 4 }),
  loans: fc.array(
    fc.record({
      student: fc.nat(),
      copy: fc.nat(),
      minute: fc.integer({ min: -3_000, max: 527_000 }),
      className: fc.constantFrom("X IPA 1", "x ipa  1", "XII IPA 1", null),
      renewals: fc.nat({ max: 2 }),
      isSet: fc.boolean(),
      dueAfter: fc.nat({ max: 30 }),
      backAfter: fc.option(fc.nat({ max: 60 })),
    }),
    { maxLength: 25 },
  ),
  visits: fc.array(
    fc.record({ minute: fc.integer({ min: -3_000, max: 527_000 }), people: fc.integer({ min: 1, max: 40 }) }),
    {
      maxLength: 6,
    },
  ),
  entries: fc.array(
    fc.record({
      minute: fc.integer({ min: -3_000, max: 527_000 }),
      kind: fc.constantFrom("charge", "payment", "waiver", "refund", "replacement", "reversal"),
      of: fc.nat(),
      amount: fc.integer({ min: 1, max: 9_000 }),
    }),
    { maxLength: 10 },
  ),
});
type Library = typeof libraries extends fc.Arbitrary<infer Facts> ? Facts : never;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const isWithin = (day: string) => day >= YEAR.from && day <= YEAR.to;
const momentOf = (timeZone: string, minute: number) =>
  new Date(instantOf(timeZone, YEAR.from).getTime() + minute * 60_000);

async function write(test: TestDatabase, facts: Library) {
  const { timeZone } = facts;
  await test.database.write(testWrite, async (tx) => {
    for (const table of ["ledger_entries", "borrowings", "visits", "copies", "books", "classifications", "students"]) {
      await tx.run(sql`DELETE FROM ${raw(table)}`);
    }
  });
  let code = 0;
  await givenBooks(
    test.database,
    facts.books.map((book) => ({
      classification: book.code === null ? null : { code: book.code },
      price: book.price,
      copies: book.copies.map((copy) => ({ ...copy, itemCode: `C${(code += 1)}` })),
    })),
  );
  const students: number[] = [];
  for (const className of facts.classes) students.push(await givenStudent(test.database, { className }));
  const copyRows = await test.database.read((reader) =>
    reader.rows<{ id: number; book_id: number }>(sql`SELECT id, book_id FROM copies ORDER BY id`),
  );
  const copies = facts.books.flatMap(({ code, price, copies: own }) => own.map((copy) => ({ ...copy, code, price })));
  const out = new Set<number>();
  const loans = (copyRows.length === 0 ? [] : facts.loans).map((loan) => {
    const place = loan.copy % copyRows.length;
    const borrowedAt = momentOf(timeZone, loan.minute);
    const backAfter = loan.backAfter ?? (out.has(place) ? 1 : null);
    if (backAfter === null) out.add(place);
    return {
      ...loan,
      place,
      copyId: copyRows[place]?.id ?? 0,
      bookId: copyRows[place]?.book_id ?? 0,
      studentId: students[loan.student % students.length] ?? 0,
      borrowedAt,
      day: dayIn(timeZone, borrowedAt),
      dueAt: addDays(dayIn(timeZone, borrowedAt), loan.dueAfter),
      returnedAt: backAfter === null ? null : new Date(borrowedAt.getTime() + backAfter * 86_400_000),
    };
  });
  const visits = facts.visits.map(({ minute, people }) => ({ people, at: momentOf(timeZone, minute) }));
  await test.database.write(testWrite, async (tx) => {
    await tx.insert(
      borrowingTable,
      loans.map((loan) => ({
        studentId: loan.studentId,
        copyId: loan.copyId,
        openCopyId: loan.returnedAt === null ? loan.copyId : null,
        borrowedAt: loan.borrowedAt,
        className: loan.className,
        memberKindId: 1,
        gender: null,
        borrowerKey: null,
        categoryId: null,
        dueAt: loan.dueAt,
        returnedAt: loan.returnedAt,
        lost: false,
        lostAt: null,
        renewalCount: loan.renewals,
        fine: null,
        overdueDays: null,
        ...keptFigures(generalFigures(initialSettings)),
        policyFineDays: "calendar",
        policyCountsToLimit: !loan.isSet,
        setLoan: loan.isSet,
        confirmedChecks: "",
        heldAt: null,
        heldBy: null,
        enteredAt: null,
        enteredBy: null,
        heldChecks: null,
        classSetId: null,
      })),
    );
    await tx.insert(
      visitTable,
      visits.map(({ people, at }) => ({
        kind: "class" as const,
        studentId: null,
        visitorName: "X",
        institution: null,
        className: "X",
        memberKindId: null,
        gender: null,
        visitorKey: null,
        purpose: null,
        peopleCount: people,
        visitedAt: at,
      })),
    );
  });
  const entries: { id: number; kind: string; amount: number; day: string; reversedKind: string | null }[] = [];
  for (const { minute, kind, of, amount } of facts.entries) {
    const reversed = kind === "reversal" ? entries.filter((each) => each.kind !== "reversal")[of % 3] : undefined;
    if (kind === "reversal" && !reversed) continue;
    const madeAt = momentOf(timeZone, minute);
    const id = entries.length + 1;
    await test.database.write(testWrite, (tx) =>
      tx.insert(ledgerEntryTable, [
        {
          id,
          studentId: students[0] ?? 0,
          kind: kind,
          chargeReason: kind === "charge" ? "late" : null,
          borrowingId: null,
          amount: reversed?.amount ?? amount,
          settlesId: reversed?.id ?? (kind === "charge" ? null : 1),
          receiptId: null,
          openAmount: kind === "charge" ? amount % 7 : 0,
          reason: null,
          madeAt,
          madeBy: "rina",
        },
      ]),
    );
    entries.push({
      id,
      kind,
      amount: reversed?.amount ?? amount,
      day: dayIn(timeZone, madeAt),
      reversedKind: reversed?.kind ?? null,
    });
  }
  return { copies, copyRows, loans, visits, entries };
}

const divisionOf = (code: string | null) =>
  code === null || code.startsWith("F") ? null : code.startsWith("2X") ? "2X" : `${code[0] ?? ""}00`;

onBothEngines("The figures of a school year", (test) => {
  const serviceIn = (timeZone: string) =>
    new ReportService(test.database, { timeZone, now: () => instantOf(timeZone, TODAY, "12:00") });

  it("are those that counting by hand gives, in any library and by any clock", async () => {
    await fc.assert(
      fc.asyncProperty(libraries, async (facts) => {
        const { copies, copyRows, loans, visits, entries } = await write(test, facts);
        const service = serviceIn(facts.timeZone);
        const figures = await service.accreditation(system, YEAR);
        const report = await service.loans(system, YEAR);
        const acquired = await service.acquisitions(system, YEAR);
        const never = await service.neverBorrowed(system, YEAR, { first: 100 });

        const held = copies.map(({ status }) => status !== "lost" && status !== "withdrawn");
        const heldBooks = new Set(copyRows.flatMap((copy, place) => (held[place] ? [copy.book_id] : [])));
        expect(figures.collection).toMatchObject({
          titles: heldBooks.size,
          copies: held.filter(Boolean).length,
          lendableCopies: copies.filter(({ status }) => status === "available" || status === "repair").length,
          lostCopies: copies.filter(({ status }) => status === "lost").length,
          withdrawnCopies: copies.filter(({ status }) => status === "withdrawn").length,
        });
        for (const { code, copies: counted } of figures.collection.perDivision) {
          expect(counted).toBe(copies.filter((copy, place) => held[place] && divisionOf(copy.code) === code).length);
        }
        const isFiction = (code: string | null) => ["813", "899.221 3", "F TOH"].includes(code ?? "");
        const fiction = new Set(
          copyRows.flatMap((copy, place) =>
            held[place] && isFiction(copies[place]?.code ?? null) ? [copy.book_id] : [],
          ),
        );
        expect(figures.collection.perGroup.find(({ group }) => group === "fiction")?.titles).toBe(fiction.size);
        expect(figures.members).toMatchObject({
          members: facts.classes.length,
          classes: new Set(facts.classes.map((name) => name.toLowerCase())).size,
        });

        const lent = loans.filter(({ day }) => isWithin(day));
        const ordinary = lent.filter(({ isSet }) => !isSet);
        const people = new Set(ordinary.map(({ studentId }) => studentId));
        const totals = {
          loans: ordinary.length,
          setLoans: lent.length - ordinary.length,
          renewals: sum(lent.map(({ renewals }) => renewals)),
          borrowers: people.size,
          occasions: new Set(ordinary.map(({ studentId, day }) => `${studentId} ${day}`)).size,
        };
        expect(figures.loans).toMatchObject(totals);
        expect(report).toMatchObject(totals);
        for (const { month, loans: counted } of report.perMonth) {
          expect(counted).toBe(ordinary.filter(({ day }) => day.startsWith(month)).length);
        }
        const keyOf = (className: string | null) => className?.toLowerCase().replace(/\s+/gu, " ") ?? null;
        for (const { className, loans: counted, borrowers } of report.perClass) {
          const ofClass = ordinary.filter((loan) => keyOf(loan.className) === keyOf(className));
          const borrowing = new Set(ofClass.map(({ studentId }) => studentId));
          expect([counted, borrowers]).toEqual([ofClass.length, borrowing.size]);
        }
        expect(new Set(report.perClass.map((each) => keyOf(each.className))).size).toBe(report.perClass.length);
        expect(await service.loanTotals(system, YEAR)).toMatchObject(totals);
        const { perClass, perDivision, topTitles } = report;
        expect({
          perClass: await service.loansByClass(system, YEAR),
          perDivision: await service.loansByDivision(system, YEAR),
          topTitles: await service.topTitles(system, YEAR),
        }).toEqual({ perClass, perDivision, topTitles });
        expect(sum(report.perClass.map((each) => each.loans))).toBe(ordinary.length);
        for (const { code, loans: counted } of report.perDivision) {
          expect(counted).toBe(ordinary.filter(({ place }) => divisionOf(copies[place]?.code ?? null) === code).length);
        }
        for (const { id, loans: counted } of report.topTitles) {
          expect(counted).toBe(ordinary.filter(({ bookId }) => bookId === id).length);
        }
        for (const { quarter, loans: counted, borrowers } of report.perQuarter) {
          const within = ordinary.filter(
            ({ day }) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}` === quarter,
          );
          expect([counted, borrowers]).toEqual([within.length, new Set(within.map((each) => each.studentId)).size]);
        }
        const lentBooks = new Set(lent.map(({ bookId }) => bookId));
        const unlent = [...heldBooks].filter((id) => !lentBooks.has(id));
        expect(never.edges.map(({ node }) => node.id).sort()).toEqual(unlent.sort());
        expect(figures.loans.neverBorrowed).toBe(unlent.length);
        const evening = instantOf(facts.timeZone, addDays(TODAY, 1));
        const late = loans.filter(
          ({ borrowedAt, returnedAt, dueAt }) =>
            borrowedAt < evening && (returnedAt === null || returnedAt >= evening) && isLate(dueAt),
        );
        expect(figures.loans.overdue).toBe(late.length);

        const seen = visits.filter(({ at }) => isWithin(dayIn(facts.timeZone, at)));
        expect(figures.visits).toMatchObject({ visits: seen.length, people: sum(seen.map((visit) => visit.people)) });
        const entered = entries.filter(({ day }) => isWithin(day));
        const net = (kind: string) =>
          sum(entered.filter((entry) => entry.kind === kind).map(({ amount }) => amount)) -
          sum(entered.filter((entry) => entry.reversedKind === kind).map(({ amount }) => amount));
        expect(figures.fines).toMatchObject({
          charged: net("charge"),
          paid: net("payment"),
          waived: net("waiver"),
          refunded: net("refund"),
          replaced: net("replacement"),
          open: sum(entries.filter(({ kind }) => kind === "charge").map(({ amount }) => amount % 7)),
        });
        // Without a day of acquisition a copy counts on the day on which it was added: 21 November 2026.
        const came = copies.filter((copy) => isWithin(copy.acquiredAt ?? "2026-11-21"));
        const unpriced = came.filter(({ price }) => price !== 1_000).length;
        expect(acquired).toMatchObject({
          copies: came.length,
          value: 1_000 * (came.length - unpriced),
          unpricedCopies: unpriced,
          undatedCopies: 0,
        });
      }),
      { numRuns: 12 },
    );
  });

  it("count members by class so that they add up, and visits by active pupils", async () => {
    const service = serviceIn("Asia/Jakarta");
    const { database } = test;
    await database.write(testWrite, async (tx) => {
      for (const table of ["ledger_entries", "borrowings", "visits", "students"]) {
        await tx.run(sql`DELETE FROM ${raw(table)}`);
      }
    });
    const given = async (className: string | undefined, values = sql`status = 'active'`) => {
      const id = await givenStudent(database, { className });
      await database.write(testWrite, (tx) => tx.run(sql`UPDATE students SET ${values} WHERE id = ${id}`));
    };
    await given("X IPA 1");
    await given("X IPA 1", sql`status = 'suspended', suspended_until = '2027-03-01'`);
    await given("X IPA 2", sql`status = 'suspended', suspended_until = '2027-03-01'`);
    await given("X IPA 3", sql`status = 'suspended', suspended_until = '2027-04-01'`);
    await given("X IPA 4", sql`expires_at = '2027-01-01'`);
    await given(undefined);
    await database.write(testWrite, (tx) =>
      tx.run(
        sql`INSERT INTO visits (kind, people_count, visited_at, purpose)
            VALUES ('class', 12, '2026-11-21 03:00:00.000', 'reading')`,
      ),
    );

    const { members, visits } = await service.accreditation(system, YEAR);
    expect(members).toMatchObject({
      perKind: [
        { memberKind: { name: "Siswa" }, members: 4 },
        { memberKind: { name: "Guru" }, members: 0 },
        { memberKind: { name: "Karyawan" }, members: 0 },
        { memberKind: { name: "Umum" }, members: 0 },
        { memberKind: { name: "Mahasiswa" }, members: 0 },
      ],
      perClass: [
        { className: "X IPA 1", members: 2 },
        { className: "X IPA 2", members: 1 },
        { className: "X IPA 4", members: 0 },
        { className: null, members: 1 },
      ],
      pupils: 6,
      classes: 2,
    });
    expect(visits.perPupil).toBe(12 / 3);
  });

  it("are of this school year where no days are given, and of a year at most", async () => {
    const service = serviceIn("Asia/Jakarta");
    expect(await service.fines(system, {})).toMatchObject({ ...YEAR, countedTo: TODAY });
    expect(await service.fines(system, { from: "2026-01-01" })).toMatchObject({ to: "2026-12-31" });
    expect(await service.fines(system, { to: "2026-12-31" })).toMatchObject({ from: "2026-01-01" });
    await expect(service.fines(system, { from: "2025-01-01", to: "2026-12-31" })).rejects.toThrow(ValidationError);
    await expect(service.fines(system, { from: "2026-02-02", to: "2026-02-01" })).rejects.toThrow(ValidationError);
    await expect(service.fines(await givenStudentViewer(test.database), {})).rejects.toThrow(ForbiddenError);
  });
});

/** Closed on Saturday and Sunday, by calendar days: the last day is the first open one from the due date on. */
function isLate(dueAt: string): boolean {
  let last = dueAt;
  while ([0, 6].includes(new Date(`${last}T00:00:00Z`).getUTCDay())) last = addDays(last, 1);
  return TODAY > last;
}
