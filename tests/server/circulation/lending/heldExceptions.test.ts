import sql from "sql-template-tag";

import { HistoryService } from "../../../../server/history/HistoryService.js";
import { readOpenMatters } from "../../../../server/personalData/openMatters.js";
import { SettingsService } from "../../../../server/settings/SettingsService.js";
import type { Viewer } from "../../../../server/viewer.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenStaff, givenUser } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

const KEY = "0f8b5b0e-5a55-4f0e-9a1f-3f2b6f1f7a01";

onBothEngines("What a scan without network would need a right for", (test) => {
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));
  const entriesOf = async (action: string) =>
    (await rows(sql`SELECT after_values FROM audit_entries WHERE action = ${action} ORDER BY id DESC`)).map(
      ({ after_values }) => JSON.parse(String(after_values)) as Record<string, unknown>,
    );
  const debtOf = async (studentId: number | undefined) =>
    Number(
      (await rows(sql`SELECT SUM(open_amount) AS debt FROM ledger_entries WHERE student_id = ${studentId ?? 0}`))[0]
        ?.debt ?? 0,
    );

  /** Lent on Monday the 2nd for a week, and back on Thursday the 12th, which whoever sends it says was the 9th. */
  async function givenLateReturn(as: "staff" | "admin") {
    const library = await givenLendingLibrary(test.database, { copies: 6 });
    const staff = await givenStaff(test.database);
    const { borrowingId } = await library.lending.borrow(staff, { nis: library.nisOf(0), itemCode: library.codes[0] });
    library.setNow("2026-11-12T03:00:00Z");
    const scannedAt = { scannedAt: "2026-11-09T03:00:00Z", sentAt: "2026-11-12T03:00:00Z" };
    const back = await library.lending.returnCopy(as === "staff" ? staff : library.admin, {
      itemCode: library.codes[0],
      ...scannedAt,
    });
    const loan = async () => {
      const found = await library.borrowings.byId(library.admin, borrowingId);
      if (!found) throw new Error("the loan is gone");
      return found;
    };
    return { ...library, staff, borrowingId, back, loan };
  }

  it("is decided by the scan's own time at once where an administrator sends it", async () => {
    const { back, loan } = await givenLateReturn("admin");
    expect(back).toMatchObject({ outcome: "returned", overdueDays: 0, fine: 0, heldFine: null });
    expect(await loan()).toMatchObject({ held: null, fine: 0 });
  });

  it("charges what it costs on arrival where staff send it, and holds what the claimed time would let off", async () => {
    const { back, loan, studentIds, borrowings, admin } = await givenLateReturn("staff");
    expect(back).toMatchObject({ outcome: "returned", overdueDays: 3, fine: 1_500, heldFine: 1_500 });
    expect(await debtOf(studentIds[0])).toBe(1_500);
    const { held, returnedAt, id } = await loan();
    expect(held).toMatchObject({ checks: ["returned"], fine: 1_500 });
    expect(held?.receivedAt.toISOString()).toBe("2026-11-12T03:00:00.000Z");
    // The act stands: it came back when the scan says.
    expect(returnedAt?.toISOString()).toBe("2026-11-09T03:00:00.000Z");
    const { edges } = await borrowings.page(admin, { status: "held" }, { first: 10 });
    expect(edges.map(({ node }) => node.id)).toEqual([id]);
    expect(await borrowings.count(admin, { status: "held" })).toBe(1);
    expect((await entriesOf("borrowing.return"))[0]).toMatchObject({
      scannedAt: "2026-11-09T03:00:00.000Z",
      receivedAt: "2026-11-12T03:00:00.000Z",
      fine: 1_500,
      heldFine: 1_500,
    });
  });

  it("holds nothing where the time changes nothing", async () => {
    const { lending, nisOf, codes, setNow, borrowings, admin, staff } = await givenLateReturn("staff");
    setNow("2026-11-13T03:00:00Z");
    const { borrowingId } = await lending.borrow(staff, { nis: nisOf(1), itemCode: codes[1] });
    setNow("2026-11-14T03:00:00Z");
    const at = { scannedAt: "2026-11-13T04:00:00Z", sentAt: "2026-11-14T03:00:00Z" };
    expect(await lending.returnCopy(staff, { itemCode: codes[1], ...at })).toMatchObject({ fine: 0, heldFine: null });
    expect((await borrowings.byId(admin, borrowingId))?.held).toBeNull();
    const lent = await lending.borrow(staff, { nis: nisOf(1), itemCode: codes[2], ...at });
    expect(lent.notices).toEqual([]);
    expect((await borrowings.byId(admin, lent.borrowingId))?.held).toBeNull();
  });

  it("lets the fine off once an administrator allows it, with a reason in the trail, and takes that back again", async () => {
    const { lending, admin, borrowingId, studentIds, loan, undo } = await givenLateReturn("staff");
    const decided = await lending.decideHeld(admin, borrowingId, { approve: true, reason: "Internet mati" });
    expect(decided).toMatchObject({ borrowingId, fine: 0 });
    expect(await debtOf(studentIds[0])).toBe(0);
    expect(await loan()).toMatchObject({ held: null, fine: 0, overdueDays: 0 });
    expect((await entriesOf("borrowing.approve"))[0]).toMatchObject({
      fine: 0,
      heldChecks: ["returned"],
      reason: "Internet mati",
    });
    const again = await expectDomainError(lending.decideHeld(admin, borrowingId, { approve: true, reason: "Lagi" }));
    expect(again.kind).toBe("conflict");
    await undo.undo(admin, decided.actId);
    expect(await debtOf(studentIds[0])).toBe(1_500);
    expect(await loan()).toMatchObject({ held: { checks: ["returned"], fine: 1_500 }, fine: 1_500, overdueDays: 3 });
  });

  it("leaves the fine as it is once an administrator refuses it", async () => {
    const { lending, admin, borrowingId, studentIds, loan } = await givenLateReturn("staff");
    await lending.decideHeld(admin, borrowingId, { approve: false, reason: "Internet tidak mati hari itu" });
    expect(await debtOf(studentIds[0])).toBe(1_500);
    expect(await loan()).toMatchObject({ held: null, fine: 1_500, overdueDays: 3 });
    expect((await entriesOf("borrowing.refuse"))[0]).toMatchObject({ heldChecks: ["returned"] });
  });

  it("is decided by nobody without the right, once, and with a reason", async () => {
    const { lending, admin, staff, borrowingId } = await givenLateReturn("staff");
    const decide = (viewer: Viewer, input: object) => lending.decideHeld(viewer, borrowingId, input);
    expect((await expectDomainError(decide(staff, { approve: true, reason: "Saya" }))).kind).toBe("forbidden");
    expect(Object.keys((await expectDomainError(decide(admin, { approve: true, reason: " " }))).fields)).toEqual([
      "reason",
    ]);
    const twice = { approve: true, reason: "Internet mati", idempotencyKey: KEY };
    const [one, other] = await Promise.all([decide(admin, twice), decide(admin, twice)]);
    expect(other).toEqual(one);
    const { kind } = await expectDomainError(lending.decideHeld(admin, 999_999, { approve: true, reason: "x" }));
    expect(kind).toBe("notFound");
  });

  it("lets nothing off that was paid meanwhile, which can be refunded", async () => {
    const { lending, admin, borrowingId, studentIds, loan } = await givenLateReturn("staff");
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE ledger_entries SET open_amount = 0 WHERE student_id = ${studentIds[0]}`),
    );
    const [charge] = await rows(sql`SELECT id, student_id FROM ledger_entries WHERE kind = 'charge'`);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO ledger_entries (student_id, kind, amount, settles_id, open_amount, made_at, made_by)
        VALUES (${charge?.student_id}, 'payment', 1500, ${charge?.id}, 0, '2026-11-12 04:00:00', 'Rina')`),
    );
    expect(await lending.decideHeld(admin, borrowingId, { approve: true, reason: "Internet mati" })).toMatchObject({
      fine: 1_500,
    });
    expect(await loan()).toMatchObject({ held: null, fine: 1_500, overdueDays: 0 });
  });

  it("is gone with the act that is undone, and keeps an act from its undo once it is decided", async () => {
    const { lending, admin, staff, borrowingId, back, undo, loan } = await givenLateReturn("staff");
    const decided = await lending.decideHeld(admin, borrowingId, { approve: false, reason: "Tidak" });
    expect((await expectDomainError(undo.undo(staff, back.actId))).kind).toBe("conflict");
    await undo.undo(admin, decided.actId);
    await undo.undo(staff, back.actId);
    expect(await loan()).toMatchObject({ held: null, loanStatus: "overdue" });
  });

  it("holds an earlier return of what the desk has taken back already", async () => {
    const { lending, admin, staff, nisOf, codes, setNow, borrowings, studentIds } = await givenLateReturn("admin");
    setNow("2026-11-12T04:00:00Z");
    const { borrowingId } = await lending.borrow(staff, { nis: nisOf(1), itemCode: codes[3] });
    setNow("2026-11-24T03:00:00Z");
    expect(await lending.returnCopy(staff, { itemCode: codes[3] })).toMatchObject({ overdueDays: 3, fine: 1_500 });
    setNow("2026-11-24T05:00:00Z");
    const at = { scannedAt: "2026-11-19T03:00:00Z", sentAt: "2026-11-24T05:00:00Z" };
    const late = await lending.returnCopy(staff, { itemCode: codes[3], ...at });
    expect(late).toMatchObject({ outcome: "returned", borrowingId, fine: 1_500, heldFine: 1_500 });
    expect(await debtOf(studentIds[1])).toBe(1_500);
    expect((await borrowings.byId(admin, borrowingId))?.held).toMatchObject({ checks: ["returned"], fine: 1_500 });
    // The same scan once more, now from somebody who may let the fine off, leaves nothing to decide.
    await lending.returnCopy(admin, {
      itemCode: codes[3],
      scannedAt: "2026-11-18T03:00:00Z",
      sentAt: "2026-11-24T05:00:00Z",
    });
    expect(await borrowings.byId(admin, borrowingId)).toMatchObject({ held: null, fine: 0 });
    expect(await debtOf(studentIds[1])).toBe(0);
  });

  it("holds the shorter suspension, and shortens it once it is allowed", async () => {
    const { lending, admin, nisOf, codes, setNow, studentIds, time } = await givenLendingLibrary(test.database);
    const settings = new SettingsService(test.database, { name: "", timeZone: time.timeZone });
    await settings.update(admin, { finePerDay: 0, suspendDaysPerDay: 2 });
    const staff = await givenStaff(test.database);
    const { borrowingId } = await lending.borrow(staff, { nis: nisOf(0), itemCode: codes[0] });
    setNow("2026-11-12T03:00:00Z");
    const at = { scannedAt: "2026-11-10T03:00:00Z", sentAt: "2026-11-12T03:00:00Z" };
    const back = await lending.returnCopy(staff, { itemCode: codes[0], ...at });
    expect(back).toMatchObject({ fine: 0, suspendedUntil: "2026-11-18", heldFine: 0 });
    await lending.decideHeld(admin, borrowingId, { approve: true, reason: "Internet mati" });
    const [student] = await rows(sql`SELECT suspended_until FROM students WHERE id = ${studentIds[0]}`);
    expect(student?.suspended_until).toBe("2026-11-12");
    await settings.update(admin, { finePerDay: 500, suspendDaysPerDay: 0 });
  });

  it("holds exceptions from the rules, those too that only the day of the arrival shows", async () => {
    const { lending, admin, staff, nisOf, codes, setNow, borrowings } = await givenLateReturn("admin");
    for (const itemCode of codes.slice(1, 4)) await lending.borrow(staff, { nis: nisOf(0), itemCode });
    setNow("2026-11-12T03:02:00Z");
    const overLimit = await lending.borrow(staff, {
      nis: nisOf(0),
      itemCode: codes[4],
      scannedAt: "2026-11-12T03:01:00Z",
      sentAt: "2026-11-12T03:02:00Z",
    });
    expect(overLimit.notices).toMatchObject([{ code: "held", kind: "notice" }]);
    expect((await borrowings.byId(admin, overLimit.borrowingId))?.held).toMatchObject({ checks: ["limit"], fine: 0 });
    expect((await entriesOf("borrowing.create"))[0]).toMatchObject({
      confirmed: ["limit"],
      heldChecks: ["limit"],
      scannedAt: "2026-11-12T03:01:00.000Z",
      receivedAt: "2026-11-12T03:02:00.000Z",
    });
    await lending.decideHeld(admin, overLimit.borrowingId, { approve: true, reason: "Lomba" });
    expect(await borrowings.byId(admin, overLimit.borrowingId)).toMatchObject({ held: null, loanStatus: "on_loan" });

    // On the day that is claimed the three were not late yet.
    setNow("2026-11-23T03:00:00Z");
    await lending.returnCopy(staff, { itemCode: codes[4] });
    await lending.returnCopy(staff, { itemCode: codes[3] });
    const at = { scannedAt: "2026-11-19T03:00:00Z", sentAt: "2026-11-23T03:00:00Z" };
    const lent = await lending.borrow(staff, { nis: nisOf(0), itemCode: codes[5], ...at });
    expect((await borrowings.byId(admin, lent.borrowingId))?.held?.checks).toContain("has_overdue");
    const byAdmin = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0], ...at });
    expect((await borrowings.byId(admin, byAdmin.borrowingId))?.held).toBeNull();
  });

  it("keeps its loan from being forgotten and its student from being erased until it is decided", async () => {
    const { lending, admin, borrowingId, studentIds, setNow, time, nisOf } = await givenLateReturn("staff");
    const settings = new SettingsService(test.database, { name: "", timeZone: time.timeZone });
    await settings.update(admin, { studentsMayClearHistory: true });
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE ledger_entries SET open_amount = 0`));
    const studentId = studentIds[0] ?? 0;
    const userId = await givenUser(test.database, { username: "rina", studentId });
    setNow("2026-11-13T03:00:00Z");
    const own = { role: "student", userId, username: "rina", studentId, credential: { kind: "session" } } as const;
    const history = new HistoryService(test.database, time);
    expect(await history.clearOwn(own)).toMatchObject({ borrowings: 0 });
    const matters = () =>
      test.database.read((reader) =>
        readOpenMatters(reader, { id: studentId, status: "graduated", nis: nisOf(0) }, "2026-11-13"),
      );
    expect(await matters()).toMatchObject([{ code: "held", message: "Peminjaman Judul 1 menunggu keputusan." }]);
    await lending.decideHeld(admin, borrowingId, { approve: false, reason: "Tidak" });
    expect(await matters()).toEqual([]);
    expect(await history.clearOwn(own)).toMatchObject({ borrowings: 1 });
  });
});
