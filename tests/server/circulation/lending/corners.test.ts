import { randomUUID } from "node:crypto";

import sql from "sql-template-tag";

import { LedgerEditingService } from "../../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { LendingRefusedError } from "../../../../server/errors.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { testWrite } from "../../../support/testWrite.js";

const NOW = new Date("2026-11-02T02:00:00Z");
const time = { timeZone: "Asia/Jakarta", now: () => NOW };

onBothEngines("The corners of lending", (test) => {
  const run = (statement: ReturnType<typeof sql>) => test.database.write(testWrite, (tx) => tx.run(statement));
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));
  const kindOf = async (call: Promise<unknown>) => (await expectDomainError(call)).kind;
  const codesOf = async (act: Promise<unknown>) => {
    const error: unknown = await act.catch((failure: unknown) => failure);
    return error instanceof LendingRefusedError ? error.checks.map(({ code }) => code) : [String(error)];
  };

  it("undo a loan whose wrongly charged loss was undone, but not one that something is owed for", async () => {
    const { lending, undo, admin, codes, studentIds, nisOf } = await givenLendingLibrary(test.database);
    const lent = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    const lost = await lending.reportLost(admin, lent.borrowingId, {});
    await undo.undo(admin, lost.actId);
    await undo.undo(admin, lent.actId);
    expect(await rows(sql`SELECT id FROM borrowings`)).toEqual([]);
    const other = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1] });
    const ledger = new LedgerEditingService(test.database, "Asia/Jakarta", () => NOW);
    await ledger.createFine(admin, {
      studentId: studentIds[0],
      borrowingId: other.borrowingId,
      chargeReason: "damaged",
      amount: 5000,
      reason: "Basah",
    });
    expect(await kindOf(undo.undo(admin, other.actId))).toBe("conflict");
  });

  it("say of a key whose act was undone that it was", async () => {
    const { lending, undo, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const asked = { nis: nisOf(0), itemCode: codes[0], idempotencyKey: randomUUID() };
    await undo.undo(admin, (await lending.borrow(admin, asked)).actId);
    expect(await kindOf(lending.borrow(admin, asked))).toBe("conflict");
  });

  it("undo no return of a copy that was withdrawn since", async () => {
    const { lending, undo, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    const { actId } = await lending.returnCopy(admin, { itemCode: codes[0] });
    await run(sql`UPDATE copies SET status = 'withdrawn' WHERE item_code = ${codes[0]}`);
    expect(await kindOf(undo.undo(admin, actId))).toBe("conflict");
  });

  it("undo what found a copy that was marked as lost without a loan, and say so of loans", async () => {
    const { lending, undo, admin, codes } = await givenLendingLibrary(test.database);
    await run(sql`UPDATE copies SET status = 'lost' WHERE item_code = ${codes[0]}`);
    const { actId, outcome } = await lending.returnCopy(admin, { itemCode: codes[0] });
    expect(outcome).toBe("found");
    await undo.undo(admin, actId);
    expect(await rows(sql`SELECT status FROM copies WHERE item_code = ${codes[0]}`)).toEqual([{ status: "lost" }]);
    const told = await rows(sql`SELECT action, record_id FROM audit_entries ORDER BY id DESC LIMIT 1`);
    expect(told).toEqual([{ action: "borrowing.undo", record_id: null }]);
  });

  it("ask for a loss until it is settled, whatever was charged and reversed before", async () => {
    const { lending, undo, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    const mistaken = await lending.reportLost(admin, borrowingId, { amount: 4000 });
    await undo.undo(admin, mistaken.actId);
    await lending.reportLost(admin, borrowingId, {});
    const asked = { nis: nisOf(0), itemCode: codes[1] };
    expect(await codesOf(lending.borrow(admin, asked))).toEqual(["lost_unsettled", "debt"]);
    const [charge] = await rows(sql`SELECT id FROM ledger_entries WHERE open_amount > 0`);
    await new LedgerEditingService(test.database, "Asia/Jakarta", () => NOW).payFine(admin, Number(charge?.id), {
      amount: 40_000,
    });
    await lending.borrow(admin, asked);
  });

  it("charge no loss at a price that nobody knows", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    await run(sql`UPDATE books SET price = NULL`);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    expect(Object.keys((await expectDomainError(lending.reportLost(admin, borrowingId, {}))).fields)).toEqual([
      "amount",
    ]);
    expect((await lending.reportLost(admin, borrowingId, { amount: 30_000 })).lostCharge).toBe(30_000);
  });

  it("keep of a found book what was waived when the find is undone", async () => {
    const { lending, undo, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.reportLost(admin, borrowingId, {});
    const [charge] = await rows(sql`SELECT id FROM ledger_entries WHERE open_amount > 0`);
    const ledger = new LedgerEditingService(test.database, "Asia/Jakarta", () => NOW);
    await ledger.waiveFine(admin, Number(charge?.id), { amount: 15_000, reason: "Kurang mampu" });
    const { actId } = await lending.returnCopy(admin, { itemCode: codes[0] });
    await undo.undo(admin, actId);
    const open = await rows(sql`SELECT open_amount FROM ledger_entries WHERE open_amount > 0`);
    expect(open).toEqual([{ open_amount: 25_000 }]);
  });

  it("end every loss of a copy that is there again, also where the desk has only edited its status", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const first = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.reportLost(admin, first.borrowingId, {});
    await run(sql`UPDATE copies SET status = 'available' WHERE item_code = ${codes[0]}`);
    const second = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    await lending.reportLost(admin, second.borrowingId, {});
    const found = await lending.returnCopy(admin, { itemCode: codes[0] });
    expect(found).toMatchObject({ outcome: "found", borrowingId: second.borrowingId });
    expect(await rows(sql`SELECT id FROM borrowings WHERE returned_at IS NULL`)).toEqual([]);
    expect(await rows(sql`SELECT id FROM ledger_entries WHERE open_amount > 0`)).toEqual([]);
  });

  it("owe nothing more of a loss that was paid in part once the book is found, until the find is undone", async () => {
    const { lending, undo, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.reportLost(admin, borrowingId, {});
    const charges = () => rows(sql`SELECT id, open_amount FROM ledger_entries WHERE kind = 'charge'`);
    const [charge] = await charges();
    const ledger = new LedgerEditingService(test.database, "Asia/Jakarta", () => NOW);
    await ledger.payFine(admin, Number(charge?.id), { amount: 15_000 });
    const { actId } = await lending.returnCopy(admin, { itemCode: codes[0] });
    expect(await charges()).toEqual([{ id: charge?.id, open_amount: 0 }]);
    expect(await rows(sql`SELECT amount, reason FROM ledger_entries WHERE kind = 'waiver'`)).toEqual([
      { amount: 25_000, reason: "Buku ditemukan" },
    ]);
    await undo.undo(admin, actId);
    expect(await charges()).toEqual([{ id: charge?.id, open_amount: 25_000 }]);
  });

  it("end the loss of a copy that is lent again, whoever has edited its status, and undo that with the loan", async () => {
    const { lending, undo, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const first = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.reportLost(admin, first.borrowingId, {});
    await run(sql`UPDATE copies SET status = 'available' WHERE item_code = ${codes[0]}`);
    const second = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    const open = () => rows(sql`SELECT id FROM borrowings WHERE returned_at IS NULL`);
    const owed = () => rows(sql`SELECT open_amount FROM ledger_entries WHERE open_amount > 0`);
    expect([await open(), await owed()]).toEqual([[{ id: second.borrowingId }], []]);
    await undo.undo(admin, second.actId);
    expect([await open(), await owed()]).toEqual([[{ id: first.borrowingId }], [{ open_amount: 40_000 }]]);
  });

  it("end with the return of a copy also a loss of it from before", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const first = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    const second = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[1] });
    await lending.reportLost(admin, first.borrowingId, {});
    // As it was possible before a loan ended the losses of its copy.
    await run(sql`UPDATE copies SET status = 'available' WHERE item_code = ${codes[0]}`);
    const copyId = sql`(SELECT id FROM copies WHERE item_code = ${codes[0]})`;
    await run(
      sql`UPDATE borrowings SET copy_id = ${copyId}, open_copy_id = ${copyId} WHERE id = ${second.borrowingId}`,
    );
    expect(await lending.returnCopy(admin, { itemCode: codes[0] })).toMatchObject({
      outcome: "returned",
      borrowingId: second.borrowingId,
    });
    expect(await rows(sql`SELECT id FROM borrowings WHERE returned_at IS NULL`)).toEqual([]);
    expect(await rows(sql`SELECT id FROM ledger_entries WHERE open_amount > 0`)).toEqual([]);
  });

  it("charge a loss anew whose charge was reversed, and no other loan's", async () => {
    const { lending, admin, codes, studentIds, nisOf } = await givenLendingLibrary(test.database);
    const ledger = new LedgerEditingService(test.database, "Asia/Jakarta", () => NOW);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    const charged = { studentId: studentIds[0], chargeReason: "lost", amount: 30_000, reason: "Harga diperbaiki" };
    const fieldsOf = async (input: object) =>
      Object.keys((await expectDomainError(ledger.createFine(admin, input))).fields);
    expect(await fieldsOf(charged)).toEqual(["borrowingId"]);
    expect(await fieldsOf({ ...charged, borrowingId })).toEqual(["borrowingId"]);
    await lending.reportLost(admin, borrowingId, {});
    expect(await kindOf(ledger.createFine(admin, { ...charged, borrowingId }))).toBe("conflict");
    const [charge] = await rows(sql`SELECT id FROM ledger_entries WHERE open_amount > 0`);
    await ledger.reverseEntry(admin, Number(charge?.id), { reason: "Salah harga" });
    const asked = { nis: nisOf(0), itemCode: codes[1] };
    expect(await codesOf(lending.borrow(admin, asked))).toEqual(["lost_unsettled"]);
    const { fine } = await ledger.createFine(admin, { ...charged, borrowingId });
    await ledger.payFine(admin, fine.id, { amount: 30_000 });
    await lending.borrow(admin, asked);
  });

  it("tell of an undone payment in the history of its fine", async () => {
    const { undo, admin, studentIds } = await givenLendingLibrary(test.database);
    const ledger = new LedgerEditingService(test.database, "Asia/Jakarta", () => NOW);
    const { fine } = await ledger.createFine(admin, {
      studentId: studentIds[0],
      chargeReason: "other",
      amount: 5000,
      reason: "Kartu hilang",
    });
    await undo.undo(admin, (await ledger.payFine(admin, fine.id, { amount: 5000 })).actId);
    const reported = sql`SELECT record_id FROM audit_entries WHERE action = 'fine.undo' ORDER BY id DESC LIMIT 1`;
    expect(await rows(reported)).toEqual([{ record_id: fine.id }]);
  });

  it.each([
    ["is in repair since", sql`UPDATE copies SET status = 'repair' WHERE item_code = 'B00001'`],
    ["went to the bin", sql`UPDATE copies SET listed = 0 WHERE item_code = 'B00001'`],
  ])("keep no copy for a restored reservation that %s", async (_case, change) => {
    const { lending, undo, admin, codes, bookIds, studentIds, nisOf } = await givenLendingLibrary(test.database);
    const reservations = new ReservationEditingService(test.database, time);
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    const { reservation } = await reservations.reserve(admin, { bookId: bookIds[0], studentId: studentIds[1] });
    await lending.returnCopy(admin, { itemCode: codes[0] });
    const { actId } = await reservations.cancel(admin, reservation.id, {});
    await run(change);
    expect(await kindOf(undo.undo(admin, actId))).toBe("conflict");
  });

  it("undo a loan of a kept copy whose kept copies changed hands", async () => {
    const { lending, undo, admin, codes, studentIds, nisOf, bookIds } = await givenLendingLibrary(test.database, {
      students: 4,
      copies: 1,
    });
    const [bookId] = bookIds;
    await run(
      sql`INSERT INTO copies (book_id, item_code, \`condition\`, status, listed, created_at, updated_at)
        VALUES (${bookId}, 'B00002', 'good', 'available', 1, '2026-11-01 00:00:00', '2026-11-01 00:00:00')`,
    );
    await lending.borrow(admin, { nis: nisOf(2), itemCode: codes[0] });
    await lending.borrow(admin, { nis: nisOf(3), itemCode: "B00002" });
    const reservations = new ReservationEditingService(test.database, time);
    await reservations.reserve(admin, { bookId, studentId: studentIds[0] });
    await reservations.reserve(admin, { bookId, studentId: studentIds[1] });
    await lending.returnCopy(admin, { itemCode: codes[0] });
    await lending.returnCopy(admin, { itemCode: "B00002" });
    const before = await rows(sql`SELECT id, status, kept_copy_id FROM reservations ORDER BY id`);
    const { actId } = await lending.borrow(admin, {
      nis: nisOf(1),
      itemCode: codes[0],
      confirm: ["kept"],
      reason: "Izin guru",
    });
    await undo.undo(admin, actId);
    expect(await rows(sql`SELECT id, status, kept_copy_id FROM reservations ORDER BY id`)).toEqual(before);
  });

  it("send to repair what comes back damaged once more", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    await run(sql`UPDATE copies SET \`condition\` = 'damaged' WHERE item_code = ${codes[0]}`);
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.returnCopy(admin, { itemCode: codes[0], condition: "damaged" });
    expect(await rows(sql`SELECT status FROM copies WHERE item_code = ${codes[0]}`)).toEqual([{ status: "repair" }]);
  });

  it("take two scans within five seconds for one", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    const asked = { nis: nisOf(0), itemCode: codes[0] };
    const { borrowingId } = await lending.borrow(admin, asked);
    setNow("2026-11-02T02:00:04Z");
    expect((await lending.borrow(admin, asked)).borrowingId).toBe(borrowingId);
    setNow("2026-11-02T02:00:06Z");
    expect(await codesOf(lending.borrow(admin, asked))).toEqual(["mine"]);
  });

  it("renew no loan that is only for today", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    await run(sql`UPDATE copies SET status = 'reference_only' WHERE item_code = ${codes[0]}`);
    const { borrowingId } = await lending.borrow(admin, {
      nis: nisOf(0),
      itemCode: codes[0],
      confirm: ["reference_only"],
      reason: "Izin guru",
    });
    expect(await codesOf(lending.renew(admin, borrowingId, {}))).toEqual(["renewals_used"]);
  });
});
