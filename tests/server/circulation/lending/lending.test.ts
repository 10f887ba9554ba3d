import { randomUUID } from "node:crypto";

import sql, { join } from "sql-template-tag";

import { LedgerEditingService } from "../../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { openDebt } from "../../../../server/circulation/ledger/ledgerWriter.js";
import { LendingRefusedError } from "../../../../server/errors.js";
import { LoanRuleService } from "../../../../server/circulation/policy/LoanRuleService.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenStudent, givenUser } from "../../../support/people.js";
import { AS_STAFF } from "../../../support/roles.js";
import { testWrite } from "../../../support/testWrite.js";
import { SettingsService } from "../../../../server/settings/SettingsService.js";
import { viewerFor } from "../../../../server/viewer.js";

async function refusalOf(act: Promise<unknown>): Promise<LendingRefusedError> {
  const error: unknown = await act.catch((failure: unknown) => failure);
  if (!(error instanceof LendingRefusedError)) throw new Error(`No refusal but ${String(error)}`);
  return error;
}
const codesOf = async (act: Promise<unknown>) => (await refusalOf(act)).checks.map(({ code, kind }) => [code, kind]);

onBothEngines("Lending at the desk", (test) => {
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));
  const auditValues = async (action: string, recordId: number) => {
    const entries = await rows(
      sql`SELECT after_values FROM audit_entries WHERE action = ${action} AND record_id = ${recordId} ORDER BY id`,
    );
    return entries.map(({ after_values }) => JSON.parse(String(after_values)) as unknown);
  };
  const counter = async () => {
    const [row] = await rows(sql`SELECT value FROM counters WHERE name = 'borrowings'`);
    return Number(row?.value ?? 0);
  };

  it("lends a copy by its code to a student by the number, until the rules' day", async () => {
    const { lending, borrowings, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const { borrowingId, notices } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0]?.toLowerCase() });
    const loan = await borrowings.byId(admin, borrowingId);
    expect(loan).toMatchObject({
      studentName: "Rina",
      className: "X IPA 1",
      itemCode: "B00001",
      dueAt: "2026-11-09",
      loanStatus: "on_loan",
      currentFine: 0,
    });
    expect([notices, await counter()]).toEqual([[], 1]);
  });

  it("lends a copy by its own kind of collection where it has one, and counts it in that kind", async () => {
    const { lending, borrowings, admin, codes, nisOf, bookIds } = await givenLendingLibrary(test.database);
    await givenBooks(test.database, [{ category: "Novel" }, { category: "Referensi" }]);
    const [novel, reference] = await rows(sql`SELECT id FROM categories ORDER BY name`);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE books SET category_id = ${Number(novel?.id)} WHERE id IN (${join(bookIds)})`);
      await tx.run(
        sql`UPDATE copies SET category_id = ${Number(reference?.id)} WHERE item_code IN (${codes[0]}, ${codes[1]})`,
      );
    });
    const rules = new LoanRuleService(test.database);
    await rules.create(admin, { categoryId: Number(reference?.id), loanDays: 2, mostLoans: 1 });
    await rules.create(admin, { categoryId: Number(novel?.id), loanDays: 14 });

    const lend = async (itemCode: string | undefined) => {
      const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode });
      return borrowings.byId(admin, borrowingId);
    };
    expect(await lend(codes[0])).toMatchObject({ dueAt: "2026-11-04", categoryId: Number(reference?.id) });
    expect(await lend(codes[2])).toMatchObject({ dueAt: "2026-11-16", categoryId: Number(novel?.id) });
    expect(await codesOf(lend(codes[1]))).toEqual([["limit", "confirm"]]);
  });

  it("says what is unknown, with 404 and the cure", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const nobody = await refusalOf(lending.borrow(admin, { nis: "999", itemCode: codes[0] }));
    expect([nobody.kind, nobody.message]).toEqual([
      "notFound",
      "Nomor 999 tidak dikenal. Periksa kartunya atau tambah anggota.",
    ]);
    expect(await codesOf(lending.borrow(admin, { nis: nisOf(0), itemCode: "B99999" }))).toEqual([
      ["copy_unknown", "impossible"],
    ]);
  });

  it("asks for all confirmations together, and keeps with the loan which were given", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database, { copies: 5 });
    for (const itemCode of codes.slice(0, 3)) await lending.borrow(admin, { nis: nisOf(0), itemCode });
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[3] });
    setNow("2026-11-11T02:00:00Z");
    const asked = { nis: nisOf(0), itemCode: codes[3] };
    expect(await codesOf(lending.borrow(admin, asked))).toEqual([
      ["on_loan", "confirm"],
      ["limit", "confirm"],
      ["has_overdue", "confirm"],
    ]);
    expect(await codesOf(lending.borrow(admin, { ...asked, confirm: ["on_loan", "limit"] }))).toHaveLength(3);
    const lent = await lending.borrow(admin, {
      ...asked,
      confirm: ["on_loan", "limit", "has_overdue"],
      reason: "Lomba",
    });
    const [stored] = await rows(sql`SELECT confirmed_checks FROM borrowings WHERE id = ${lent.borrowingId}`);
    expect(stored).toEqual({ confirmed_checks: "on_loan,limit,has_overdue" });
    const [other] = await rows(sql`SELECT fine, open_copy_id FROM borrowings WHERE id = ${lent.returnedBorrowingId}`);
    expect(other).toEqual({ fine: 1000, open_copy_id: null });
  });

  it("makes no exception without its reason, and keeps in the audit trail which it was and why", async () => {
    const { lending, undo, admin, codes, nisOf } = await givenLendingLibrary(test.database, { copies: 5 });
    for (const itemCode of codes.slice(0, 3)) await lending.borrow(admin, { nis: nisOf(0), itemCode });
    const asked = { nis: nisOf(0), itemCode: codes[3], confirm: ["limit"], idempotencyKey: randomUUID() };
    for (const reason of [undefined, null, "", "   "]) {
      const refused = await expectDomainError(lending.borrow(admin, { ...asked, reason }));
      expect([refused.kind, refused.fields]).toEqual(["validation", { reason: "Tulis alasan pengecualian ini." }]);
    }
    expect(await rows(sql`SELECT id FROM borrowings WHERE open_copy_id IS NOT NULL`)).toHaveLength(3);
    // Refused for its reason, it was no act: the key is free for the one with it.
    const { actId, borrowingId } = await lending.borrow(admin, { ...asked, reason: " Lomba  OSN " });
    const trail = () => auditValues("borrowing.create", borrowingId);
    expect(await trail()).toEqual([expect.objectContaining({ confirmed: ["limit"], reason: "Lomba OSN" })]);
    await undo.undo(admin, actId);
    expect(await trail()).toHaveLength(1);
    // Who was asked which of two is meant, or sets a record right, makes no exception.
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[4] });
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0], confirm: ["on_loan"] });
  });

  it("renews for a reason where the rules say no", async () => {
    const { lending, admin, codes, nisOf, studentIds } = await givenLendingLibrary(test.database);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET status = 'suspended' WHERE id = ${studentIds[0]}`),
    );
    const refused = await expectDomainError(lending.renew(admin, borrowingId, { confirm: ["suspended"] }));
    expect(refused.fields).toEqual({ reason: "Tulis alasan pengecualian ini." });
    await lending.renew(admin, borrowingId, { confirm: ["suspended"], reason: "Masih sakit" });
    expect(await auditValues("borrowing.renew", borrowingId)).toEqual([
      expect.objectContaining({ confirmed: ["suspended"], reason: "Masih sakit" }),
    ]);
  });

  it("asks what is meant where the code that was scanned for a copy is a student's number too", async () => {
    const { lending, admin, codes, nisOf, studentIds } = await givenLendingLibrary(test.database);
    const otherId = await givenStudent(test.database, { nis: codes[0]?.toLowerCase() ?? "", name: "Sari" });
    const asked = { nis: nisOf(0), itemCode: codes[0] };
    expect(await codesOf(lending.borrow(admin, asked))).toEqual([["code_of_both", "confirm"]]);
    await lending.borrow(admin, { ...asked, confirm: ["code_of_both"] });
    const [{ id: copyId }] = (await rows(sql`SELECT id FROM copies WHERE item_code = ${codes[0]}`)) as [{ id: number }];
    await lending.borrow(admin, { studentId: studentIds[1], copyId, confirm: ["on_loan"] });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET status = 'moved' WHERE id = ${otherId}`),
    );
    await lending.borrow(admin, { ...asked, confirm: ["on_loan"] });
  });

  it("leaves exceptions from the rules to administrators, but lets the desk set records right", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database, { copies: 5 });
    const clerkId = await givenUser(test.database, { role: "staff" });
    const clerk = viewerFor(
      {
        ...AS_STAFF,
        userId: clerkId,
        username: "petugas",
        studentId: null,
        passwordExpiresAt: null,
        secondFactorDue: false,
      },
      { kind: "session" },
    );
    for (const itemCode of codes.slice(0, 3)) await lending.borrow(clerk, { nis: nisOf(0), itemCode });
    expect(
      (await expectDomainError(lending.borrow(clerk, { nis: nisOf(0), itemCode: codes[3], confirm: ["limit"] }))).kind,
    ).toBe("forbidden");
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[3], confirm: ["limit"], reason: "Izin guru" });
    const taken = await lending.borrow(clerk, { nis: nisOf(1), itemCode: codes[3], confirm: ["on_loan"] });
    expect(taken.returnedBorrowingId).not.toBeNull();
  });

  it("takes a copy back whoever brings it, and charges its lateness in the same act", async () => {
    const { lending, borrowings, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    setNow("2026-11-12T02:00:00Z");
    const returned = await lending.returnCopy(admin, { itemCode: codes[0] });
    expect(returned).toMatchObject({ outcome: "returned", borrowingId, overdueDays: 3, fine: 1500 });
    expect(await rows(sql`SELECT kind, charge_reason, amount, open_amount FROM ledger_entries`)).toEqual([
      { kind: "charge", charge_reason: "late", amount: 1500, open_amount: 1500 },
    ]);
    setNow("2026-11-12T02:00:05Z");
    expect(await lending.returnCopy(admin, { itemCode: codes[0] })).toMatchObject({ outcome: "already_returned" });
    setNow("2026-11-12T03:00:00Z");
    expect(await lending.returnCopy(admin, { itemCode: codes[0] })).toMatchObject({ outcome: "not_on_loan", fine: 0 });
    setNow("2026-12-12T03:00:00Z");
    expect(await borrowings.byId(admin, borrowingId)).toMatchObject({
      loanStatus: "returned",
      currentFine: 1500,
      overdueDays: 3,
    });
  });

  it("calls no loan late that came back in time, however long ago", async () => {
    const { lending, borrowings, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    setNow("2026-11-09T02:00:00Z");
    await lending.returnCopy(admin, { itemCode: codes[0] });
    setNow("2026-12-12T03:00:00Z");
    expect(await borrowings.byId(admin, borrowingId)).toMatchObject({ loanStatus: "returned", overdueDays: 0 });
  });

  it("keeps how late a loan came back as its fine is kept, whatever becomes of the calendar", async () => {
    const library = await givenLendingLibrary(test.database, { copies: 4 });
    const { lending, borrowings, undo, admin, codes, nisOf, setNow } = library;
    const ids: number[] = [];
    for (const [place, itemCode] of codes.entries()) {
      ids.push((await lending.borrow(admin, { nis: nisOf(place % 2), itemCode })).borrowingId);
    }
    const [returned = 0, lost = 0, undone = 0, open = 0] = ids;
    const holiday = (statement: ReturnType<typeof sql>) => test.database.write(testWrite, (tx) => tx.run(statement));
    await holiday(sql`INSERT INTO holidays (date, name) VALUES ('2026-11-11', 'Libur')`);
    setNow("2026-11-13T02:00:00Z");
    expect(await lending.returnCopy(admin, { itemCode: codes[0] })).toMatchObject({ overdueDays: 3, fine: 1500 });
    await lending.reportLost(admin, lost, {});
    await undo.undo(admin, (await lending.returnCopy(admin, { itemCode: codes[2] })).actId);
    await holiday(sql`DELETE FROM holidays WHERE date = '2026-11-11'`);
    setNow("2026-11-13T02:00:01Z");
    const lateness = async (id: number) => {
      const { overdueDays, currentFine } = (await borrowings.byId(admin, id)) ?? {};
      return [overdueDays, currentFine];
    };
    expect(await Promise.all([returned, lost, undone, open].map(lateness))).toEqual([
      [3, 1500],
      [3, 1500],
      [4, 2000],
      [4, 2000],
    ]);
    // Found, it was late until the report of its loss.
    await lending.returnCopy(admin, { itemCode: codes[1] });
    expect(await lateness(lost)).toEqual([3, 1500]);
    const frozen = await rows(sql`SELECT overdue_days FROM borrowings WHERE id IN (${undone}, ${open})`);
    expect(frozen).toEqual([{ overdue_days: null }, { overdue_days: null }]);
  });

  it("sends a damaged copy to repair", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.returnCopy(admin, { itemCode: codes[0], condition: "damaged" });
    expect(await rows(sql`SELECT status, \`condition\` FROM copies WHERE item_code = ${codes[0]}`)).toEqual([
      { status: "repair", condition: "damaged" },
    ]);
    expect(await codesOf(lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] }))).toEqual([
      ["repair", "confirm"],
      ["bad_condition", "notice"],
    ]);
  });

  it("renews by the loan's own figures, and charges an overdue one at the desk", async () => {
    const { lending, borrowings, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    const first = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    const second = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1] });
    setNow("2026-11-05T02:00:00Z");
    expect(await lending.renew(admin, first.borrowingId, {})).toMatchObject({ dueAt: "2026-11-16", fine: 0 });
    setNow("2026-11-11T02:00:00Z");
    expect(await codesOf(lending.renew(admin, second.borrowingId, {}))).toEqual([["overdue", "confirm"]]);
    const renewed = await lending.renew(admin, second.borrowingId, { confirm: ["overdue"] });
    expect(renewed).toMatchObject({ dueAt: "2026-11-18", fine: 1000 });
    await lending.renew(admin, second.borrowingId, {});
    expect(await codesOf(lending.renew(admin, second.borrowingId, {}))).toEqual([["renewals_used", "impossible"]]);
    expect((await borrowings.byId(admin, second.borrowingId))?.renewalCount).toBe(2);
  });

  it("lets a student renew no loan but the own, and not one that is late", async () => {
    const { lending, admin, codes, nisOf, studentIds, setNow } = await givenLendingLibrary(test.database);
    const [rina = 0, budi = 0] = studentIds;
    const viewerOf = async (studentId: number) =>
      viewerFor(
        {
          userId: await givenUser(test.database, { studentId }),
          username: "siswa",
          role: "student",
          libraryRoleId: null,
          grants: null,
          studentId,
          passwordExpiresAt: null,
          secondFactorDue: false,
        },
        { kind: "session" },
      );
    const student = await viewerOf(rina);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    expect((await expectDomainError(lending.renew(await viewerOf(budi), borrowingId, {}))).kind).toBe("notFound");
    expect((await expectDomainError(lending.returnCopy(student, { itemCode: codes[0] }))).kind).toBe("forbidden");
    setNow("2026-11-04T02:00:00Z");
    expect((await lending.renew(student, borrowingId, {})).dueAt).toBe("2026-11-16");
    setNow("2026-11-17T02:00:00Z");
    const refusal = await refusalOf(lending.renew(student, borrowingId, { confirm: ["overdue"] }));
    expect([refusal.kind, refusal.checks.map(({ code, kind }) => [code, kind])]).toEqual([
      "validation",
      [["overdue", "impossible"]],
    ]);
  });

  it("knows a copy and a student whatever case a scanner sends", async () => {
    const { lending, admin, codes, studentIds } = await givenLendingLibrary(test.database);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE copies SET item_code = 'buku-01' WHERE item_code = ${codes[0]}`);
      await tx.run(sql`UPDATE copies SET item_code = 'Bk-02' WHERE item_code = ${codes[1]}`);
      await tx.run(sql`UPDATE students SET nis = 'a-17' WHERE id = ${studentIds[0]}`);
    });
    await lending.borrow(admin, { nis: "A-17", itemCode: "BUKU-01" });
    await lending.borrow(admin, { nis: "a-17", itemCode: "bK-02" });
    expect(await lending.returnCopy(admin, { itemCode: "BUKU-01" })).toMatchObject({ outcome: "returned" });
  });

  it("charges for a lost copy its own price, else its book's, else the library's, and asks where nobody knows one", async () => {
    const { lending, borrowings, admin, codes, nisOf, bookIds } = await givenLendingLibrary(test.database, {
      copies: 4,
    });
    const settings = new SettingsService(test.database, { name: "Aksara", timeZone: "Asia/Jakarta" });
    const [, withoutPrice, withNothing, letOff] = bookIds;
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE copies SET price = 90000 WHERE item_code = ${codes[0]}`);
      await tx.run(sql`UPDATE books SET price = NULL WHERE id IN (${withoutPrice}, ${withNothing}, ${letOff})`);
    });
    const lost = async (itemCode: string | undefined, input: object = {}) => {
      const { borrowingId } = await lending.borrow(admin, {
        nis: nisOf(0),
        itemCode,
        confirm: ["limit", "lost_unsettled"],
        reason: "Izin guru",
      });
      borrowings.lendingDay.clearAll();
      const { lostPrice } = (await borrowings.byId(admin, borrowingId)) ?? {};
      return [lostPrice, await lending.reportLost(admin, borrowingId, input).then(({ lostCharge }) => lostCharge)];
    };
    expect(await lost(codes[0])).toEqual([90_000, 90_000]);
    await settings.update(admin, { defaultPrice: 50_000 });
    expect(await lost(codes[1])).toEqual([50_000, 50_000]);
    await settings.update(admin, { defaultPrice: null });
    expect(await expectDomainError(lost(codes[2]))).toMatchObject({
      kind: "validation",
      fields: { amount: expect.any(String) },
    });
    expect(await lost(codes[3], { amount: 0 })).toEqual([null, 0]);
  });

  it("is as strict as the library has it, and open on the days that it names", async () => {
    const { lending, borrowings, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database, {
      copies: 5,
    });
    const settings = new SettingsService(test.database, { name: "Aksara", timeZone: "Asia/Jakarta" });
    const saturday = [{ date: "2026-11-14", name: "Sabtu ujian" }];
    await settings.update(admin, { limitStrictness: "impossible", overdueStrictness: "notice", openDays: saturday });
    try {
      setNow("2026-11-07T02:00:00Z");
      const [first, second, third, fourth] = codes;
      const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: first });
      expect(await borrowings.byId(admin, borrowingId)).toMatchObject({ dueAt: "2026-11-14" });
      setNow("2026-11-16T02:00:00Z");
      expect(await borrowings.byId(admin, borrowingId)).toMatchObject({ overdueDays: 1, currentFine: 500 });
      const { notices } = await lending.borrow(admin, { nis: nisOf(0), itemCode: second });
      expect(notices.map(({ code }) => code)).toEqual(["has_overdue"]);
      await lending.borrow(admin, { nis: nisOf(0), itemCode: third });
      expect(
        await codesOf(
          lending.borrow(admin, { nis: nisOf(0), itemCode: fourth, confirm: ["limit"], reason: "Izin guru" }),
        ),
      ).toEqual([["limit", "impossible"]]);
    } finally {
      await settings.update(admin, { limitStrictness: "confirm", overdueStrictness: "confirm", openDays: [] });
    }
  });

  it("charges a lost copy, and forgets the charge where it is found unpaid", async () => {
    const { lending, borrowings, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    setNow("2026-11-11T02:00:00Z");
    expect(await lending.reportLost(admin, borrowingId, {})).toMatchObject({ fine: 1000, lostCharge: 40_000 });
    expect(await borrowings.byId(admin, borrowingId)).toMatchObject({
      loanStatus: "lost",
      currentFine: 1000,
      overdueDays: 2,
    });
    expect(await codesOf(lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1] }))).toEqual([
      ["lost_unsettled", "confirm"],
      ["debt", "notice"],
    ]);
    setNow("2026-12-11T02:00:00Z");
    expect(await lending.returnCopy(admin, { itemCode: codes[0] })).toMatchObject({
      outcome: "found",
      fine: 0,
      lossCancelled: 40_000,
      lossRefundable: 0,
      lossReplaced: 0,
    });
    expect(await borrowings.byId(admin, borrowingId)).toMatchObject({
      loanStatus: "returned",
      currentFine: 1000,
      overdueDays: 2,
    });
    const open = await rows(sql`SELECT charge_reason FROM ledger_entries WHERE open_amount > 0`);
    expect(open).toEqual([{ charge_reason: "late" }]);
  });

  it("owes nothing for a book that is found, whatever was paid of it and is given back", async () => {
    const { lending, undo, admin, codes, nisOf, studentIds, time } = await givenLendingLibrary(test.database);
    const ledger = new LedgerEditingService(test.database, time.timeZone, time.now);
    const owed = () => test.database.read((reader) => openDebt(reader, studentIds[0] ?? 0));
    for (const [place, paid] of [40_000, 10_000].entries()) {
      const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[place] });
      await lending.reportLost(admin, borrowingId, {});
      const [charge] = await rows(sql`SELECT id FROM ledger_entries WHERE borrowing_id = ${borrowingId}`);
      const fineId = Number(charge?.id);
      await ledger.payFine(admin, fineId, { amount: paid });
      expect(await lending.returnCopy(admin, { itemCode: codes[place] })).toMatchObject({
        lossCancelled: 40_000 - paid,
        lossRefundable: paid,
      });
      expect(await owed()).toBe(0);
      const part = await ledger.refundFine(admin, fineId, { amount: 4_000, reason: "Buku ditemukan" });
      expect([part.fine.openAmount, part.receipt.amount, await owed()]).toEqual([0, 4_000, 0]);
      const rest = await ledger.refundFine(admin, fineId, { amount: paid - 4_000, reason: "Buku ditemukan" });
      expect([rest.fine.openAmount, await owed()]).toEqual([0, 0]);
      await undo.undo(admin, rest.actId);
      expect(await owed()).toBe(0);
      await ledger.refundFine(admin, fineId, { amount: paid - 4_000, reason: "Buku ditemukan" });
      expect(await owed()).toBe(0);
    }
  });

  /** A loss of which this was paid, and the act and the entry of the payment. */
  async function givenPaidLoss(amount: number) {
    const library = await givenLendingLibrary(test.database);
    const { lending, admin, codes, nisOf, studentIds, time } = library;
    const ledger = new LedgerEditingService(test.database, time.timeZone, time.now);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.reportLost(admin, borrowingId, {});
    const [charge] = await rows(sql`SELECT id FROM ledger_entries WHERE borrowing_id = ${borrowingId}`);
    const fineId = Number(charge?.id);
    const { receipt, actId } = await ledger.payFine(admin, fineId, { amount });
    const owed = () => test.database.read((reader) => openDebt(reader, studentIds[0] ?? 0));
    return { ...library, ledger, fineId, paymentId: receipt.number, actId, owed };
  }

  it("says what is no longer owed where a lost copy is lent on, and nothing where none was lost", async () => {
    const { lending, admin, codes, nisOf } = await givenPaidLoss(15_000);
    const lent = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0], confirm: ["lost"] });
    expect(lent).toMatchObject({ lossCancelled: 25_000, lossRefundable: 15_000, lossReplaced: 0 });
    expect(await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[1] })).toMatchObject({ lossCancelled: 0 });
  });

  it("owes nothing for a book that is found although its payment, or what was let off, is reversed", async () => {
    const { ledger, lending, admin, codes, fineId, paymentId, owed } = await givenPaidLoss(30_000);
    await ledger.waiveFine(admin, fineId, { amount: 6_000, reason: "Kurang mampu" });
    await lending.returnCopy(admin, { itemCode: codes[0] });
    const reversed = await ledger.reverseEntry(admin, paymentId, { reason: "Salah catat" });
    expect([reversed.fine.openAmount, await owed()]).toEqual([0, 0]);
    const waivers = await rows(sql`SELECT id, amount, reason FROM ledger_entries WHERE kind = 'waiver' ORDER BY id`);
    expect(waivers.map(({ amount, reason }) => [amount, reason])).toEqual([
      [6_000, "Kurang mampu"],
      [4_000, "Buku ditemukan"],
      [30_000, "Buku ditemukan"],
    ]);
    await ledger.reverseEntry(admin, Number(waivers[0]?.id), { reason: "Salah catat" });
    expect(await owed()).toBe(0);
    const reported = await rows(
      sql`SELECT action, after_values AS recorded FROM audit_entries WHERE record_type = 'fine' ORDER BY id DESC
        LIMIT 2`,
    );
    expect(reported.map(({ action, recorded: values }) => [action, JSON.parse(String(values)) as unknown])).toEqual([
      ["fine.waive", expect.objectContaining({ amount: 6_000, openAmount: 0, reason: "Buku ditemukan" })],
      ["fine.reverse", expect.objectContaining({ amount: 6_000, openAmount: 6_000, reason: "Salah catat" })],
    ]);
  });

  it("owes nothing for a book that is found although its payment is undone, and all of it once the find is", async () => {
    const { lending, undo, admin, codes, actId, owed } = await givenPaidLoss(30_000);
    const found = await lending.returnCopy(admin, { itemCode: codes[0] });
    await undo.undo(admin, actId);
    expect(await owed()).toBe(0);
    await undo.undo(admin, found.actId);
    expect(await owed()).toBe(40_000);
  });

  it("owes what was given back of a found book again once the find is undone, and counts no refund that is reversed", async () => {
    const { lending, ledger, undo, admin, codes, fineId, owed } = await givenPaidLoss(30_000);
    const found = await lending.returnCopy(admin, { itemCode: codes[0] });
    const { receipt } = await ledger.refundFine(admin, fineId, { amount: 4_000, reason: "Kembali" });
    await ledger.refundFine(admin, fineId, { amount: 1_000, reason: "Kembali" });
    await ledger.reverseEntry(admin, receipt.number, { reason: "Uangnya tidak jadi keluar" });
    expect(await owed()).toBe(0);
    const paid = await expectDomainError(ledger.refundFine(admin, fineId, { amount: 29_001, reason: "Kembali" }));
    expect(paid.message).toBe("Jumlah yang sudah dibayar Rp29.000.");
    await ledger.refundFine(admin, fineId, { amount: 9_000, reason: "Kembali" });
    await undo.undo(admin, found.actId);
    expect(await owed()).toBe(20_000);
  });

  it("takes back with a refund of a found book only what was let off with it", async () => {
    const { lending, ledger, admin, codes, fineId, owed } = await givenPaidLoss(30_000);
    await lending.returnCopy(admin, { itemCode: codes[0] });
    await ledger.refundFine(admin, fineId, { amount: 4_000, reason: "Kembali" });
    const { receipt } = await ledger.refundFine(admin, fineId, { amount: 1_000, reason: "Kembali" });
    await ledger.reverseEntry(admin, receipt.number, { reason: "Uangnya tidak jadi keluar" });
    const takenBack = await rows(
      sql`SELECT amount FROM ledger_entries WHERE kind = 'waiver'
          AND id IN (SELECT settles_id FROM ledger_entries WHERE kind = 'reversal')`,
    );
    expect([takenBack, await owed()]).toEqual([[{ amount: 1_000 }], 0]);
  });

  it("lets off by hand for good, also in the words of a find that is undone later", async () => {
    const { lending, ledger, undo, admin, codes, fineId, owed, setNow } = await givenPaidLoss(30_000);
    await ledger.waiveFine(admin, fineId, { amount: 6_000, reason: "Buku ditemukan" });
    setNow("2026-11-02T02:01:00Z");
    const found = await lending.returnCopy(admin, { itemCode: codes[0] });
    expect(await owed()).toBe(0);
    await undo.undo(admin, found.actId);
    expect(await owed()).toBe(4_000);
  });

  it("takes a due date by hand between today and the end of the membership", async () => {
    const { lending, borrowings, admin, codes, nisOf, studentIds } = await givenLendingLibrary(test.database);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET expires_at = '2026-11-20' WHERE id = ${studentIds[0]}`),
    );
    const asked = { nis: nisOf(0), itemCode: codes[0] };
    expect((await expectDomainError(lending.borrow(admin, { ...asked, dueAt: "2026-11-01" }))).kind).toBe("validation");
    expect((await expectDomainError(lending.borrow(admin, { ...asked, dueAt: "2026-11-21" }))).kind).toBe("validation");
    const { borrowingId } = await lending.borrow(admin, { ...asked, dueAt: "2026-11-20" });
    expect((await borrowings.byId(admin, borrowingId))?.dueAt).toBe("2026-11-20");
  });

  it("answers a key again as it did first, changes nothing, and refuses it for anything else", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const idempotencyKey = randomUUID();
    const asked = { nis: nisOf(0), itemCode: codes[0], idempotencyKey };
    const answers = await Promise.all(Array.from({ length: 5 }, () => lending.borrow(admin, asked)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await counter()).toBe(1);
    expect((await expectDomainError(lending.borrow(admin, { ...asked, itemCode: codes[1] }))).kind).toBe("validation");
    const refusedKey = randomUUID();
    const refused = { nis: nisOf(1), itemCode: codes[0], idempotencyKey: refusedKey };
    expect(await codesOf(lending.borrow(admin, refused))).toEqual([["on_loan", "confirm"]]);
    await lending.returnCopy(admin, { itemCode: codes[0] });
    expect(await codesOf(lending.borrow(admin, refused))).toEqual([["on_loan", "confirm"]]);
  });

  it("lends the last copy to one of twenty at once, five times over", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database, { students: 20 });
    for (let round = 1; round <= 5; round += 1) {
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => lending.borrow(admin, { nis: nisOf(index), itemCode: codes[0] })),
      );
      const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
      expect(failures).toHaveLength(19);
      expect(failures.every((failure) => failure instanceof LendingRefusedError)).toBe(true);
      expect(await rows(sql`SELECT id FROM borrowings WHERE open_copy_id IS NOT NULL`)).toHaveLength(1);
      await lending.returnCopy(admin, { itemCode: codes[0] });
    }
    expect(await counter()).toBe(5);
  });
});

onBothEngines("The undo of an act at the desk", (test) => {
  const everything = async () => {
    const tables = ["borrowings", "ledger_entries", "reservations"] as const;
    const read = await Promise.all(
      tables.map((table) =>
        test.database.read((reader) =>
          reader.rows<object>(
            table === "borrowings"
              ? sql`SELECT student_id, copy_id, open_copy_id, due_at, returned_at, lost, lost_at, renewal_count, fine
                  FROM borrowings ORDER BY id`
              : table === "ledger_entries"
                ? sql`SELECT student_id, SUM(open_amount) + 0 AS open_amount FROM ledger_entries GROUP BY student_id`
                : sql`SELECT student_id, status, kept_copy_id FROM reservations ORDER BY id`,
          ),
        ),
      ),
    );
    const copies = await test.database.read((reader) =>
      reader.rows<object>(sql`SELECT id, status, \`condition\` FROM copies ORDER BY id`),
    );
    const counters = await test.database.read((reader) =>
      reader.rows<object>(sql`SELECT value FROM counters WHERE name = 'borrowings'`),
    );
    return JSON.stringify({ read, copies, counters });
  };

  it("restores a loan, a return with its fine, a renewal, a loss and a find, each as if it had not been", async () => {
    const library = await givenLendingLibrary(test.database);
    const { lending, undo, admin, codes, nisOf, setNow } = library;
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    // An amount that was reversed leaves a sum of 0 behind.
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1], dueAt: "2026-11-03" });
    setNow("2026-11-11T02:00:00Z");
    await lending.returnCopy(admin, { itemCode: codes[1] });
    const acts = [
      () => lending.borrow(admin, { nis: nisOf(1), itemCode: codes[2] }),
      () => lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0], confirm: ["on_loan"] }),
      () => lending.returnCopy(admin, { itemCode: codes[0], condition: "damaged" }),
      () => lending.renew(admin, borrowingId, { confirm: ["overdue"] }),
      () => lending.reportLost(admin, borrowingId, {}),
    ];
    for (const act of acts) {
      const before = await everything();
      const { actId } = await act();
      expect(await everything()).not.toBe(before);
      await undo.undo(admin, actId);
      await undo.undo(admin, actId);
      expect(await everything()).toBe(before);
    }
    await lending.reportLost(admin, borrowingId, {});
    const lost = await everything();
    const { actId } = await lending.returnCopy(admin, { itemCode: codes[0] });
    await undo.undo(admin, actId);
    expect(await everything()).toBe(lost);
  });

  it("refuses after a minute, to somebody else, and where something was built on it", async () => {
    const { lending, undo, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    const clerk = viewerFor(
      {
        userId: await givenUser(test.database, { role: "staff" }),
        username: "petugas",
        ...AS_STAFF,
        studentId: null,
        passwordExpiresAt: null,
        secondFactorDue: false,
      },
      { kind: "session" },
    );
    const lent = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    expect((await expectDomainError(undo.undo(clerk, lent.actId))).kind).toBe("forbidden");
    expect((await expectDomainError(undo.undo(admin, 999_999))).kind).toBe("notFound");
    const returned = await lending.returnCopy(admin, { itemCode: codes[0] });
    expect((await expectDomainError(undo.undo(admin, lent.actId))).kind).toBe("conflict");
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    expect((await expectDomainError(undo.undo(admin, returned.actId))).kind).toBe("conflict");
    const other = await lending.borrow(clerk, { nis: nisOf(0), itemCode: codes[1] });
    setNow("2026-11-02T02:01:16Z");
    expect((await expectDomainError(undo.undo(clerk, other.actId))).kind).toBe("conflict");
  });
});
