import sql from "sql-template-tag";

import { LendingRefusedError } from "../../../../server/errors.js";
import { onBothEngines } from "../../../support/database.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenStaff } from "../../../support/people.js";

onBothEngines("A paper slip of a day without power", (test) => {
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));
  const minute = (stored: unknown) =>
    stored === null ? null : new Date(toInstant(stored)).toISOString().slice(0, 16).replace("T", " ");
  const toInstant = (stored: unknown) => (stored instanceof Date ? stored : `${stored as string}Z`);
  const loanOf = async (id: number | null) => {
    const [loan] = await rows(
      sql`SELECT borrowed_at, due_at, returned_at, fine, confirmed_checks, entered_at, entered_by
          FROM borrowings WHERE id = ${id}`,
    );
    return {
      ...loan,
      borrowed_at: minute(loan?.borrowed_at),
      returned_at: minute(loan?.returned_at),
      entered_at: minute(loan?.entered_at),
    };
  };
  const refusalOf = async (act: Promise<unknown>) => {
    const error: unknown = await act.catch((failure: unknown) => failure);
    if (!(error instanceof LendingRefusedError)) throw new Error(`Not refused: ${String(error)}`);
    return [error.checks.map(({ code }) => code).join(), error.message];
  };

  it("lends on its own day, at noon, says who typed it in and when, and is due by that day", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    setNow("2026-11-06T03:00:00Z");
    const slip = { nis: nisOf(0), itemCode: codes[0], slipDay: "2026-11-02" };
    const { borrowingId } = await lending.borrow(admin, slip);
    expect(await loanOf(borrowingId)).toMatchObject({
      borrowed_at: "2026-11-02 05:00",
      due_at: "2026-11-09",
      returned_at: null,
      entered_at: "2026-11-06 03:00",
      entered_by: admin.username,
    });
    // Typed in twice it is one loan.
    expect((await lending.borrow(admin, slip)).borrowingId).toBe(borrowingId);
    const [entry] = await rows(
      sql`SELECT after_values FROM audit_entries WHERE action = 'borrowing.create' AND record_id = ${borrowingId}`,
    );
    expect(JSON.parse(String(entry?.after_values))).toMatchObject({
      slipDay: "2026-11-02",
      receivedAt: "2026-11-06T03:00:00.000Z",
    });
  });

  it("stays one loan where its slip is typed in once more after that of its return", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    setNow("2026-11-06T03:00:00Z");
    const slip = { nis: nisOf(0), itemCode: codes[0], slipDay: "2026-11-02" };
    const { borrowingId } = await lending.borrow(admin, slip);
    await lending.returnCopy(admin, { itemCode: codes[0], slipDay: "2026-11-02" });
    expect((await lending.borrow(admin, slip)).borrowingId).toBe(borrowingId);
    const ofCopy = sql`FROM borrowings JOIN copies ON copies.id = borrowings.copy_id WHERE copies.item_code = ${codes[0]}`;
    expect(await rows(sql`SELECT borrowings.id AS id, open_copy_id AS still_out ${ofCopy}`)).toEqual([
      { id: borrowingId, still_out: null },
    ]);
  });

  it("charges by the day on which the book came back, and not by that of the typing", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    setNow("2026-11-02T03:00:00Z");
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    setNow("2026-11-20T03:00:00Z");
    const back = await lending.returnCopy(admin, { itemCode: codes[0], slipDay: "2026-11-10" });
    expect(back).toMatchObject({ outcome: "returned", borrowingId, overdueDays: 1, fine: 500, heldFine: null });
    expect(await loanOf(borrowingId)).toMatchObject({
      returned_at: "2026-11-10 05:00",
      fine: 500,
      entered_at: "2026-11-20 03:00",
    });
  });

  it("takes one copy from hand to hand within its day, as the slips are typed", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    setNow("2026-11-06T03:00:00Z");
    const slipDay = "2026-11-04";
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0], slipDay });
    expect(await lending.returnCopy(admin, { itemCode: codes[0], slipDay })).toMatchObject({ outcome: "returned" });
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0], slipDay });
    expect(await loanOf(borrowingId)).toMatchObject({ borrowed_at: "2026-11-04 05:00", returned_at: null });
  });

  it("comes after what the desk did with the copy that afternoon, where no other order is possible", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    // In Jakarta it is 14.00 and then 15.00; power goes, and the rest of the day is on paper.
    setNow("2026-11-05T07:00:00Z");
    const atDesk = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1] });
    setNow("2026-11-05T08:00:00Z");
    await lending.returnCopy(admin, { itemCode: codes[1] });
    setNow("2026-11-06T03:00:00Z");
    const slipDay = "2026-11-05";
    expect(await lending.returnCopy(admin, { itemCode: codes[0], slipDay })).toMatchObject({
      outcome: "returned",
      borrowingId: atDesk.borrowingId,
      fine: 0,
    });
    expect(await loanOf(atDesk.borrowingId)).toMatchObject({
      borrowed_at: "2026-11-05 07:00",
      returned_at: "2026-11-05 07:00",
      entered_at: "2026-11-06 03:00",
    });
    const slip = { nis: nisOf(1), itemCode: codes[1], slipDay };
    const { borrowingId } = await lending.borrow(admin, slip);
    expect(await loanOf(borrowingId)).toMatchObject({ borrowed_at: "2026-11-05 08:00", due_at: "2026-11-12" });
    // Typed in twice it is one loan, also once it has ended.
    await lending.returnCopy(admin, { itemCode: codes[1], slipDay });
    expect((await lending.borrow(admin, slip)).borrowingId).toBe(borrowingId);
    // What moved on another day still contradicts it.
    setNow("2026-11-07T08:00:00Z");
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[1] });
    await lending.returnCopy(admin, { itemCode: codes[1] });
    expect((await refusalOf(lending.borrow(admin, { ...slip, nis: nisOf(0) })))[0]).toBe("moved_since");
  });

  it("is refused in words where the records of that day contradict it", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    setNow("2026-11-03T03:00:00Z");
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    setNow("2026-11-10T03:00:00Z");
    const slip = { nis: nisOf(0), itemCode: codes[0] };
    const [onLoan, words] = await refusalOf(lending.borrow(admin, { ...slip, slipDay: "2026-11-05" }));
    expect(onLoan).toBe("on_loan");
    expect(words).toContain("Slip 5 November 2026");
    expect(words).toContain("sejak 3 November 2026");
    await lending.returnCopy(admin, { itemCode: codes[0] });
    const [moved] = await refusalOf(lending.borrow(admin, { ...slip, slipDay: "2026-11-05" }));
    expect(moved).toBe("moved_since");
    const [notLent] = await refusalOf(lending.returnCopy(admin, { itemCode: codes[1], slipDay: "2026-11-05" }));
    expect(notLent).toBe("not_on_loan");
  });

  it("is of the last thirty days and no day to come, and only for who may make exceptions", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    const staff = await givenStaff(test.database);
    // Half past six in the morning in Jakarta: noon is still to come.
    setNow("2026-12-01T23:30:00Z");
    const on = (slipDay: string, code = 0) => ({ nis: nisOf(0), itemCode: codes[code], slipDay });
    expect((await expectDomainError(lending.borrow(admin, on("2026-12-03")))).fields).toHaveProperty("slipDay");
    expect((await expectDomainError(lending.borrow(admin, on("2026-11-01")))).fields).toHaveProperty("slipDay");
    expect((await expectDomainError(lending.borrow(staff, on("2026-11-30")))).kind).toBe("forbidden");
    const both = { ...on("2026-11-30"), scannedAt: "2026-11-30T02:00:00Z", sentAt: "2026-12-01T02:00:00Z" };
    expect((await expectDomainError(lending.borrow(admin, both))).fields).toHaveProperty("slipDay");
    const oldest = await lending.borrow(admin, on("2026-11-02"));
    expect(await loanOf(oldest.borrowingId)).toMatchObject({ borrowed_at: "2026-11-02 05:00" });
    const today = await lending.borrow(admin, on("2026-12-02", 1));
    expect(await loanOf(today.borrowingId)).toMatchObject({ borrowed_at: "2026-12-01 23:30" });
  });

  it("records what nobody could be asked about, and is undone like any act", async () => {
    const { lending, undo, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database, { copies: 4 });
    for (const itemCode of codes.slice(0, 3)) await lending.borrow(admin, { nis: nisOf(0), itemCode });
    setNow("2026-11-04T03:00:00Z");
    const fourth = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[3], slipDay: "2026-11-03" });
    expect(await loanOf(fourth.borrowingId)).toMatchObject({ confirmed_checks: "limit" });
    const back = await lending.returnCopy(admin, { itemCode: codes[0], slipDay: "2026-11-03" });
    await undo.undo(admin, back.actId);
    expect(await loanOf(back.borrowingId)).toMatchObject({ returned_at: null, entered_at: null, entered_by: null });
    await undo.undo(admin, fourth.actId);
    expect(await rows(sql`SELECT id FROM borrowings WHERE id = ${fourth.borrowingId}`)).toEqual([]);
  });
});
