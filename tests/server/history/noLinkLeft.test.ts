import sql, { raw } from "sql-template-tag";

import { ClassSetEditingService } from "../../../server/circulation/classSets/ClassSetEditingService.js";
import { ClearanceEditingService } from "../../../server/circulation/clearance/ClearanceEditingService.js";
import { LedgerEditingService } from "../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { QueueKeeper } from "../../../server/circulation/reservations/QueueKeeper.js";
import { ReservationEditingService } from "../../../server/circulation/reservations/ReservationEditingService.js";
import { HistoryService } from "../../../server/history/HistoryService.js";
import { entities } from "../../../server/openDatabase.js";
import { SettingsService } from "../../../server/settings/SettingsService.js";
import { system } from "../../../server/viewer.js";
import { dataSourceOf } from "../../support/dataSourceOf.js";
import { givenClassSet, givenTeacher } from "../../support/circulation/classSets.js";
import { borrowingTable } from "../../../server/circulation/borrowings/Borrowing.entity.js";
import { pick } from "../../../server/platform/database/columns.js";
import { instantOf } from "../../../server/platform/time/libraryClock.js";
import { onBothEngines } from "../../support/database.js";
import type { TestDatabase } from "../../support/databases/openTestDatabase.js";
import { testWrite } from "../../support/testWrite.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { givenNoticeMessage } from "../../support/circulation/givenNotices.js";
import { givenUser } from "../../support/people.js";

type Row = Readonly<Record<string, unknown>>;

/** Columns that say who, and those that say with which book, copy, loan or reservation. */
const WHO = /^(student|teacher|valid_student|open_student)_id$/;
const WHAT = /(^|_)(book|copy|borrowing|reservation)_id$/;
/** The same as names in a text of JSON. */
const WHO_IN_JSON = /"(studentId|teacherId|passedOnTo)":\s*\d/;
const WHAT_IN_JSON = /"(bookId|copyId|borrowingId|reservationId|passedOnToReservation)":\s*\d/;
const RECORDS = new Set(["book", "borrowing", "classSet", "copy", "reservation"]);

async function allRows({ database }: TestDatabase): Promise<(Row & { table: string })[]> {
  const names = await database.write(testWrite, (reader) =>
    Promise.resolve(entities.map((entity) => dataSourceOf(reader).getMetadata(entity).tableName)),
  );
  const tables = await Promise.all(
    names.map(async (table) => {
      const rows = await database.read((reader) => reader.rows<Row>(sql`SELECT * FROM ${raw(table)}`));
      return rows.map((row) => ({ ...row, table }));
    }),
  );
  return tables.flat();
}

interface Words {
  /** Names and numbers of students, and the names of their accounts. */
  readonly people: readonly string[];
  readonly accountIds: readonly number[];
  /** Titles and codes. */
  readonly books: readonly string[];
}

/** Every row that leads from a student to what was borrowed. */
function linksIn(rows: readonly (Row & { table: string })[], { people, accountIds, books }: Words): string[] {
  return rows.flatMap((row) => {
    const columns = Object.entries(row).filter(([, value]) => value !== null);
    const texts = columns.map(([, value]) => (typeof value === "string" ? value : JSON.stringify(value)));
    const has = (words: readonly string[], inJson: RegExp) =>
      texts.some((text) => inJson.test(text) || words.some((word) => new RegExp(`\\b${word}\\b`).test(text)));
    const isWho =
      columns.some(([name]) => WHO.test(name)) || accountIds.includes(Number(row.user_id)) || has(people, WHO_IN_JSON);
    const isWhat =
      columns.some(([name]) => WHAT.test(name)) || RECORDS.has(String(row.record_type)) || has(books, WHAT_IN_JSON);
    return isWho && isWhat
      ? [
          `${row.table} ${String(row.action ?? (row.table === "ledger_entries" ? row.kind : ""))}: ${JSON.stringify(row)}`,
        ]
      : [];
  });
}

/** What a row tells to the second, as milliseconds. */
function instantsIn(row: Row): number[] {
  return Object.values(row).flatMap((value) => {
    if (value instanceof Date) return [value.getTime()];
    const isInstant = typeof value === "string" && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(value);
    return isInstant ? [Date.parse(`${value.slice(0, 19).replace(" ", "T")}Z`)] : [];
  });
}

/** Rows of what was borrowed that happened in the same second as something that names a student. */
function joinsIn(rows: readonly (Row & { table: string })[], { people, accountIds }: Words): string[] {
  const isWho = (row: Row) =>
    Object.entries(row).some(([name, value]) => value !== null && WHO.test(name)) ||
    accountIds.includes(Number(row.user_id)) ||
    WHO_IN_JSON.test(JSON.stringify(row).replaceAll("\\", "")) ||
    people.some((word) => new RegExp(`\\b${word}\\b`).test(JSON.stringify(row)));
  const named = new Set(rows.filter(isWho).flatMap(instantsIn));
  return rows
    .filter(({ table, record_type: type }) => JOINED.has(table) || (table === "audit_entries" && type === "borrowing"))
    .filter((row) => !isWho(row) && instantsIn(row).some((instant) => named.has(instant)))
    .map((row) => `${row.table}: ${JSON.stringify(row)}`);
}
const JOINED = new Set(["borrowings", "reservations"]);

onBothEngines("A library that has forgotten", (test) => {
  /** Every kind of act, with all that each writes; then nothing is out or open. */
  async function givenADay() {
    const library = await givenClassSet(test.database, { students: 3, copies: 6, dueAt: "2026-11-20" });
    const { admin, time, lending, undo, codes, setCodes, nisOf, studentIds, setNow, bookIds, editing, classSetId } =
      library;
    const [rina = 0, budi = 0] = studentIds;
    const userId = await givenUser(test.database, { username: "rinasari", studentId: rina });
    const credential = { kind: "session" } as const;
    const viewer = { role: "student", userId, username: "rinasari", studentId: rina, credential } as const;
    const teacherId = await givenTeacher(test.database, "Bu Wulandari");
    const letters = new ClearanceEditingService(test.database, time);
    const ledger = new LedgerEditingService(test.database, "Asia/Jakarta", time.now);
    const reserving = new ReservationEditingService(test.database, time);
    const sets = new ClassSetEditingService(test.database, time);
    const give = async (itemCode: string | undefined, to = 0, more: object = {}) =>
      lending.borrow(admin, { nis: nisOf(to), itemCode, ...more });
    const takeBack = (itemCode: string | undefined) => lending.returnCopy(admin, { itemCode });
    const openCharges = () =>
      test.database.read((reader) =>
        reader.rows<{ id: number; amount: number }>(
          sql`SELECT id, open_amount AS amount FROM ledger_entries WHERE open_amount > 0`,
        ),
      );
    const [own] = codes;
    const [first, second, third, fourth, fifth, sixth] = setCodes;

    // Lent without network, renewed by the student, told of by e-mail, late, paid in part, let off, paid back,
    // reversed.
    const loan = await give(own);
    await lending.renew(viewer, loan.borrowingId, {});
    await givenNoticeMessage(test.database, { studentId: rina, borrowingId: loan.borrowingId, status: "sent" });
    setNow("2026-11-19T02:00:00Z");
    await takeBack(own);
    const fined = await ledger.createFine(admin, {
      studentId: rina,
      borrowingId: loan.borrowingId,
      chargeReason: "damaged",
      amount: 5_000,
      reason: "Sampul sobek",
    });
    await ledger.payFine(admin, fined.fine.id, { amount: 2_000 });
    await ledger.refundFine(admin, fined.fine.id, { amount: 500, reason: "Kembalian" });
    await ledger.waiveFine(admin, fined.fine.id, { amount: 3_500, reason: "Rina sakit" });
    for (const { id, amount } of await openCharges()) await ledger.payFine(admin, id, { amount });

    // Lost, replaced by a copy of the title, and found in the end.
    const lost = await give(first, 0);
    await lending.reportLost(admin, lost.borrowingId, {});
    for (const { id } of await openCharges()) await ledger.replaceFine(admin, id, { itemCode: second });
    await takeBack(first);

    // A letter that the next loan revokes, and one that a loan revokes which is undone.
    await letters.issue(admin, { studentId: rina });
    await give(own, 0, { confirm: ["cleared"], reason: "Izin guru" });
    await takeBack(own);
    await letters.issue(admin, { studentId: rina });
    const undone = await give(own, 0, { confirm: ["cleared"], reason: "Izin guru" });
    await undo.undo(admin, undone.actId);

    // Reservations: kept for one after the other, moved, cancelled, fetched, and let expire.
    const title = { bookId: bookIds[0] };
    await give(own, 2);
    const waiting = await reserving.reserve(admin, { ...title, nis: nisOf(1) });
    const taught = await reserving.reserve(admin, { ...title, studentId: teacherId });
    await reserving.move(admin, taught.reservation.id, { position: 1 });
    await takeBack(own);
    await reserving.cancel(admin, taught.reservation.id, {});
    await give(own, 1);
    await reserving.reserve(admin, { ...title, nis: nisOf(2) });
    await takeBack(own);
    expect(waiting.reservation.id).toBeGreaterThan(0);

    // The class's set with a swap, a teacher's, an empty one, and one that was undone.
    const one = await library.lend(third);
    // Its loan revokes a letter, and has another copy afterwards.
    const other = await library.lend(fourth, { confirm: ["cleared"], reason: "Izin guru" });
    await editing.swap(admin, classSetId, { borrowingId: one.borrowingId, otherBorrowingId: other.borrowingId });
    await takeBack(third);
    await takeBack(fourth);
    const dueAt = "2026-11-20";
    const taken = await sets.create(admin, { itemCode: fifth, teacherId, dueAt });
    await sets.lend(admin, taken.classSetId, { itemCode: fifth });
    await takeBack(fifth);
    await sets.create(admin, { itemCode: fifth, teacherId, dueAt });
    const mistaken = await sets.create(admin, { itemCode: sixth, teacherId, dueAt });
    await sets.lend(admin, mistaken.classSetId, { itemCode: sixth });
    await sets.undo(admin, mistaken.classSetId);
    setNow("2026-12-10T02:00:00Z");
    await new QueueKeeper(test.database, time).keep();

    const words = {
      people: ["Rina", "Budi", "Sari", "Bu Wulandari", nisOf(0), nisOf(1), nisOf(2), viewer.username],
      accountIds: [viewer.userId],
      books: [...codes, ...setCodes, "Judul 1", "Laskar Pelangi"],
    };
    return { ...library, rina, budi, teacherId, words };
  }

  it("has no row left that leads from a student to what was borrowed, whatever was done", async () => {
    const { setNow, undo, time, words } = await givenADay();
    const settings = new SettingsService(test.database, { name: "Perpustakaan", timeZone: "Asia/Jakarta" });
    await settings.update(system, { anonymiseAfterMonths: 12 });
    // What no day leaves behind, nobody has to forget.
    const before = new Set(linksIn(await allRows(test), words).map((link) => link.split(":")[0]));
    expect([...before]).toEqual(
      expect.arrayContaining([
        "audit_entries borrowing.renew",
        "audit_entries borrowing.find",
        "audit_entries classSet.create",
        "audit_entries classSet.swap",
        "audit_entries classSet.undo",
        "audit_entries clearance.revoke",
        "audit_entries fine.create",
        "audit_entries fine.replace",
        "audit_entries reservation.move",
        "borrowings ",
        "class_sets ",
        "clearance_letters ",
        "ledger_entries charge",
        "ledger_entries replacement",
        "reservations ",
      ]),
    );

    setNow("2028-06-01T02:00:00Z");
    // The answers of the desk go by themselves after a week.
    await undo.sweep();
    await new HistoryService(test.database, time).sweep();

    const left = await allRows(test);
    expect(left.filter(({ table, student_id: id }) => table === "borrowings" && id !== null)).toEqual([]);
    expect(linksIn(left, words)).toEqual([]);
    expect(joinsIn(left, words)).toEqual([]);
    expect(left.filter(({ table, fine }) => table === "borrowings" && fine !== null)).toEqual([]);
    const outcomes = /"(scannedAt|returnedAt|fine|lostCharge|suspendedUntil)"/;
    const ofLoans = left.filter(({ record_type: type }) => type === "borrowing");
    expect(ofLoans.filter(({ after_values: after }) => outcomes.test(String(after)))).toEqual([]);
  });

  it("tells of a loan only the days, in their order, on which the reports count it", async () => {
    const { lending, admin, codes, nisOf, setNow, time } = await givenClassSet(test.database);
    const settings = new SettingsService(test.database, { name: "Perpustakaan", timeZone: "Asia/Jakarta" });
    await settings.update(system, { anonymiseAfterMonths: 12 });
    // Before and after midnight in Jakarta, and all of it on one day.
    for (const [lent, back] of [
      ["2026-11-03T16:59:59Z", "2026-11-04T17:00:00Z"],
      ["2026-11-05T02:00:00Z", "2026-11-05T09:30:00Z"],
    ] as const) {
      setNow(lent);
      const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
      if (lent.startsWith("2026-11-03")) await lending.reportLost(admin, borrowingId, { amount: 0 });
      setNow(back);
      await lending.returnCopy(admin, { itemCode: codes[0] });
    }
    setNow("2028-01-10T02:00:00Z");
    await new HistoryService(test.database, time).sweep();
    const loans = await test.database.read((reader) =>
      reader.select(
        pick(borrowingTable, "borrowedAt", "lostAt", "returnedAt"),
        sql`FROM borrowings WHERE class_set_id IS NULL ORDER BY id`,
      ),
    );
    const midnight = (day: string) => instantOf("Asia/Jakarta", day);
    expect(loans).toEqual([
      { borrowedAt: midnight("2026-11-03"), lostAt: midnight("2026-11-03"), returnedAt: midnight("2026-11-05") },
      { borrowedAt: midnight("2026-11-05"), lostAt: null, returnedAt: midnight("2026-11-05") },
    ]);
  });

  it("names the teacher of a set as long as one loan of it does, and lives on without", async () => {
    const { editing, sets, admin, time, setNow, lending, setCodes } = await givenClassSet(test.database);
    const settings = new SettingsService(test.database, { name: "Perpustakaan", timeZone: "Asia/Jakarta" });
    await settings.update(system, { anonymiseAfterMonths: null, studentsMayClearHistory: true });
    const teacherId = await givenTeacher(test.database, "Bu Wulandari");
    const userId = await givenUser(test.database, { username: "wulandari", studentId: teacherId });
    const credential = { kind: "session" } as const;
    const teacher = { role: "student", userId, username: "wulandari", studentId: teacherId, credential } as const;
    const history = new HistoryService(test.database, time);
    const { classSetId } = await editing.create(admin, { itemCode: setCodes[0], teacherId, dueAt: "2026-11-09" });
    await editing.lend(admin, classSetId, { itemCode: setCodes[0] });
    await editing.lend(admin, classSetId, { itemCode: setCodes[1] });
    await lending.returnCopy(admin, { itemCode: setCodes[0] });
    const teacherOf = async () => (await sets.byId(admin, classSetId))?.teacherName;

    // On its last day it is still given out.
    setNow("2026-11-09T06:00:00Z");
    expect(await history.clearOwn(teacher)).toEqual({ borrowings: 0, reservations: 0 });
    setNow("2026-11-10T02:00:00Z");
    expect(await history.clearOwn(teacher)).toEqual({ borrowings: 1, reservations: 0 });
    expect(await teacherOf()).toBe("Bu Wulandari");
    const { borrowingId } = await lending.returnCopy(admin, { itemCode: setCodes[1] });
    const fined = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM ledger_entries WHERE borrowing_id = ${borrowingId}`),
    );
    const ledger = new LedgerEditingService(test.database, "Asia/Jakarta", time.now);
    for (const { id } of fined) await ledger.waiveFine(admin, id, { amount: 500, reason: "Libur" });
    setNow("2026-11-10T02:00:30Z");
    await history.clearOwn(teacher);

    expect(await teacherOf()).toBeNull();
    const entries = await test.database.read((reader) =>
      reader.rows<{ after_values: string }>(sql`SELECT after_values FROM audit_entries WHERE record_type = 'classSet'`),
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ after_values: after }) => after.includes("Wulandari"))).toEqual([]);
    const [set] = (await sets.page(admin, { status: "done" }, { first: 10 })).edges;
    expect(set?.node).toMatchObject({ id: classSetId, className: null, teacherId: null, lentCount: 2, status: "done" });
    expect(await sets.count(admin, { search: "Wulandari" })).toBe(0);
    const late = await expectDomainError(editing.lend(admin, classSetId, { itemCode: setCodes[2] }));
    expect(late.message).toContain("sudah lewat");
  });

  it("says with which copy a letter was lost as long as that loan is named", async () => {
    const { lending, admin, codes, studentIds, nisOf, time, setNow } = await givenClassSet(test.database);
    const settings = new SettingsService(test.database, { name: "Perpustakaan", timeZone: "Asia/Jakarta" });
    await settings.update(system, { anonymiseAfterMonths: 12 });
    const letters = new ClearanceEditingService(test.database, time);
    const reasons = () =>
      test.database.read((reader) => reader.rows<Row>(sql`SELECT revoke_reason FROM clearance_letters ORDER BY id`));
    await letters.issue(admin, { studentId: studentIds[0] });
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0], confirm: ["cleared"], reason: "Izin guru" });
    await lending.returnCopy(admin, { itemCode: codes[0] });
    const { id } = await letters.issue(admin, { studentId: studentIds[0] });
    await letters.revoke(admin, id, { reason: "Salah cetak" });
    setNow("2028-01-10T02:00:00Z");
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    const history = new HistoryService(test.database, time);
    await history.sweep();
    // The copy is lent to the same student again, so that the reason tells nothing that the loan does not.
    expect(await reasons()).toEqual([{ revoke_reason: "Meminjam lagi (B00001)" }, { revoke_reason: "Salah cetak" }]);
    await lending.returnCopy(admin, { itemCode: codes[0] });
    setNow("2029-02-10T02:00:00Z");
    await history.sweep();
    expect(await reasons()).toEqual([{ revoke_reason: "Meminjam lagi" }, { revoke_reason: "Salah cetak" }]);
  });
});
