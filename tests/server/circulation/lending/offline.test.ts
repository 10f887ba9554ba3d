import { randomUUID } from "node:crypto";

import { fc } from "../../../support/fastCheck.js";
import sql from "sql-template-tag";

import { LedgerEditingService } from "../../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { DomainError, LendingRefusedError } from "../../../../server/errors.js";
import { HistoryService } from "../../../../server/history/HistoryService.js";
import { SettingsService } from "../../../../server/settings/SettingsService.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { givenStaff, givenUser } from "../../../support/people.js";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What a desk sends whose clock is wrong by so much, of what it has scanned then and sends now. */
const scanned = (then: string, now: string, wrongBy = 0) => ({
  scannedAt: new Date(Date.parse(then) + wrongBy).toISOString(),
  sentAt: new Date(Date.parse(now) + wrongBy).toISOString(),
});

onBothEngines("What was scanned while the network was away", (test) => {
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));
  const loanOf = async (id: number | null) =>
    (
      await rows(sql`SELECT borrowed_at, due_at, returned_at, fine, confirmed_checks FROM borrowings WHERE id = ${id}`)
    )[0];
  const dayOf = (stored: unknown) =>
    (stored instanceof Date ? stored.toISOString() : String(stored)).slice(0, 16).replace("T", " ");
  const checksOf = async (act: Promise<unknown>) => {
    const error: unknown = await act.catch((failure: unknown) => failure);
    return error instanceof LendingRefusedError ? error.checks.map(({ code }) => code) : [String(error)];
  };

  it("counts from when it was scanned, however wrong the desk's clock is", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    setNow("2026-11-04T03:00:00Z");
    const { borrowingId } = await lending.borrow(admin, {
      nis: nisOf(0),
      itemCode: codes[0],
      ...scanned("2026-11-02T03:00:00Z", "2026-11-04T03:00:00Z", 400 * DAY_MS),
    });
    const lent = await loanOf(borrowingId);
    expect([dayOf(lent?.borrowed_at), lent?.due_at]).toEqual(["2026-11-02 03:00", "2026-11-09"]);
    setNow("2026-11-12T03:00:00Z");
    const back = await lending.returnCopy(admin, {
      itemCode: codes[0],
      ...scanned("2026-11-10T03:00:00Z", "2026-11-12T03:00:00Z", -3 * DAY_MS),
    });
    expect(back).toMatchObject({ outcome: "returned", overdueDays: 1, fine: 500 });
    expect(dayOf((await loanOf(borrowingId))?.returned_at)).toBe("2026-11-10 03:00");
  });

  it("is no scan of the future, and needs both clocks", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    const asked = { nis: nisOf(0), itemCode: codes[0] };
    const fieldsOf = async (offline: object) =>
      Object.keys((await expectDomainError(lending.borrow(admin, { ...asked, ...offline }))).fields);
    expect(await fieldsOf({ scannedAt: "2026-11-02T03:00:00Z" })).toEqual(["sentAt"]);
    expect(await fieldsOf({ sentAt: "2026-11-02T03:00:00Z" })).toEqual(["scannedAt"]);
    expect(await fieldsOf(scanned("2026-11-02T03:00:00Z", "2026-11-02T02:00:00Z"))).toEqual(["scannedAt"]);
    expect(await fieldsOf({ scannedAt: "kemarin", sentAt: "kemarin" })).toEqual(["scannedAt", "sentAt"]);
  });

  it("records what would have had to be confirmed, and holds it for somebody who may make the exception", async () => {
    const { lending, codes, nisOf } = await givenLendingLibrary(test.database, { copies: 4 });
    const staff = await givenStaff(test.database);
    for (const itemCode of codes.slice(0, 3)) await lending.borrow(staff, { nis: nisOf(0), itemCode });
    const fourth = { nis: nisOf(0), itemCode: codes[3] };
    expect(await checksOf(lending.borrow(staff, fourth))).toEqual(["limit"]);
    const late = { ...fourth, ...scanned("2026-11-02T01:59:00Z", "2026-11-02T02:00:00Z") };
    const { borrowingId } = await lending.borrow(staff, late);
    expect((await loanOf(borrowingId))?.confirmed_checks).toBe("limit");
    const entries = await rows(
      sql`SELECT after_values FROM audit_entries WHERE action = 'borrowing.create' AND record_id = ${borrowingId}`,
    );
    expect(entries.map(({ after_values }) => JSON.parse(String(after_values)) as unknown)).toEqual([
      expect.objectContaining({ confirmed: ["limit"], reason: "Dipindai tanpa jaringan" }),
    ]);
  });

  it("asks as always while the reader is still at the desk, whatever clocks are sent", async () => {
    const { lending, codes, nisOf, setNow } = await givenLendingLibrary(test.database, { copies: 4 });
    const staff = await givenStaff(test.database);
    for (const itemCode of codes.slice(0, 3)) await lending.borrow(staff, { nis: nisOf(0), itemCode });
    setNow("2026-11-02T03:00:00Z");
    const fourth = { nis: nisOf(0), itemCode: codes[3] };
    const atOnce = { ...fourth, ...scanned("2026-11-02T02:59:31Z", "2026-11-02T03:00:00Z", DAY_MS) };
    expect(await checksOf(lending.borrow(staff, atOnce))).toEqual(["limit"]);
    expect((await expectDomainError(lending.borrow(staff, { ...atOnce, confirm: ["limit"] }))).kind).toBe("forbidden");
    await lending.returnCopy(staff, {
      itemCode: codes[0],
      ...scanned("2026-11-02T02:59:31Z", "2026-11-02T03:00:00Z"),
    });
    const [back] = await rows(sql`SELECT returned_at FROM borrowings WHERE returned_at IS NOT NULL`);
    expect(dayOf(back?.returned_at)).toBe("2026-11-02 03:00");
  });

  it("tells the audit trail when it was scanned, whatever it has ended", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    const before = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    const lost = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[1] });
    await lending.reportLost(admin, lost.borrowingId, {});
    setNow("2026-11-02T06:00:00Z");
    const at = scanned("2026-11-02T04:00:00Z", "2026-11-02T06:00:00Z");
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0], ...at });
    await lending.returnCopy(admin, { itemCode: codes[1], ...at });
    const reported = await rows(
      sql`SELECT action, record_id, after_values FROM audit_entries
        WHERE action IN ('borrowing.return', 'borrowing.find') ORDER BY id DESC`,
    );
    const scannedAt = expect.stringContaining("2026-11-02T04:00:00.000Z");
    expect(reported.slice(0, 2)).toMatchObject([
      { action: "borrowing.find", record_id: lost.borrowingId, after_values: scannedAt },
      { action: "borrowing.return", record_id: before.borrowingId, after_values: scannedAt },
    ]);
  });

  it("finds no copy that was reported lost after it", async () => {
    const { lending, admin, codes, nisOf, setNow, borrowings } = await givenLendingLibrary(test.database);
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    setNow("2026-11-02T05:00:00Z");
    await lending.reportLost(admin, borrowingId, {});
    setNow("2026-11-02T06:00:00Z");
    const back = (then: string) =>
      lending.returnCopy(admin, { itemCode: codes[0], ...scanned(then, "2026-11-02T06:00:00Z") });
    expect(await checksOf(back("2026-11-02T04:00:00Z"))).toEqual(["moved_since"]);
    expect(await borrowings.byId(admin, borrowingId)).toMatchObject({ loanStatus: "lost" });
    expect(await back("2026-11-02T05:30:00Z")).toMatchObject({ outcome: "found", borrowingId });
  });

  it("does not lend what nobody may override", async () => {
    const { lending, admin, codes, nisOf } = await givenLendingLibrary(test.database);
    await test.database.write({ unaudited: "a test" }, (tx) => tx.run(sql`UPDATE students SET status = 'graduated'`));
    const late = { nis: nisOf(0), itemCode: codes[0], ...scanned("2026-11-02T01:00:00Z", "2026-11-02T02:00:00Z") };
    expect(await checksOf(lending.borrow(admin, late))).toEqual(["student_left"]);
    expect(await checksOf(lending.borrow(admin, { ...late, itemCode: "B99999" }))).toEqual(["copy_unknown"]);
  });

  it("is the desk's to decide after a week", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    setNow("2026-11-12T02:00:00Z");
    const at = scanned("2026-11-05T01:59:00Z", "2026-11-12T02:00:00Z");
    expect(await checksOf(lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0], ...at }))).toEqual(["too_old"]);
    expect(await checksOf(lending.returnCopy(admin, { itemCode: codes[0], ...at }))).toEqual(["too_old"]);
    // What the code stands for is said first: it may be a card.
    expect(await checksOf(lending.borrow(admin, { nis: nisOf(0), itemCode: nisOf(1), ...at }))).toEqual([
      "copy_unknown",
    ]);
  });

  it("ends the loan of somebody else from before it, and asks about one from after it", async () => {
    const { lending, admin, codes, nisOf, setNow, borrowings } = await givenLendingLibrary(test.database);
    const before = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    setNow("2026-11-02T05:00:00Z");
    const since = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[1] });
    setNow("2026-11-02T06:00:00Z");
    const at = scanned("2026-11-02T04:00:00Z", "2026-11-02T06:00:00Z");
    const lent = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0], ...at });
    expect(lent.returnedBorrowingId).toBe(before.borrowingId);
    expect(dayOf((await loanOf(before.borrowingId))?.returned_at)).toBe("2026-11-02 04:00");
    const asked = { nis: nisOf(0), itemCode: codes[1], ...at };
    expect(await checksOf(lending.borrow(admin, asked))).toEqual(["on_loan"]);
    expect(await borrowings.byId(admin, since.borrowingId)).toMatchObject({ loanStatus: "on_loan" });
  });

  it("changes nothing where it is the scan that was made already, and is a new loan a while later", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    const asked = { nis: nisOf(0), itemCode: codes[0] };
    const { borrowingId } = await lending.borrow(admin, asked);
    setNow("2026-11-03T06:00:00Z");
    const again = scanned("2026-11-02T02:00:30Z", "2026-11-03T06:00:00Z");
    expect((await lending.borrow(admin, { ...asked, ...again })).borrowingId).toBe(borrowingId);
    // It must have come back in between, where somebody has yet to enter it.
    const since = await lending.borrow(admin, { ...asked, ...scanned("2026-11-02T04:00:00Z", "2026-11-03T06:00:00Z") });
    expect(since.borrowingId).not.toBe(borrowingId);
    expect(dayOf((await loanOf(borrowingId))?.returned_at)).toBe("2026-11-02 04:00");
    await lending.returnCopy(admin, { itemCode: codes[0], ...scanned("2026-11-02T03:00:00Z", "2026-11-03T06:00:00Z") });
    expect(dayOf((await loanOf(borrowingId))?.returned_at)).toBe("2026-11-02 03:00");
    expect((await loanOf(since.borrowingId))?.returned_at).toBeNull();
  });

  it("asks where the copy was lent and brought back since also when its reader has cleared the history", async () => {
    const { lending, admin, codes, nisOf, studentIds, setNow, time } = await givenLendingLibrary(test.database);
    const settings = new SettingsService(test.database, { name: "", timeZone: time.timeZone });
    await settings.update(admin, { studentsMayClearHistory: true });
    const studentId = studentIds[1] ?? 0;
    const userId = await givenUser(test.database, { username: "budi", studentId });
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    setNow("2026-11-02T05:00:00Z");
    await lending.returnCopy(admin, { itemCode: codes[0] });
    setNow("2026-11-02T05:01:00Z");
    const credential = { kind: "session" } as const;
    const history = new HistoryService(test.database, time);
    expect(await history.clearOwn({ role: "student", userId, username: "budi", studentId, credential })).toMatchObject({
      borrowings: 1,
    });
    const late = (then: string) => ({ nis: nisOf(0), itemCode: codes[0], ...scanned(then, "2026-11-02T05:01:00Z") });
    expect(await checksOf(lending.borrow(admin, late("2026-11-02T03:00:00Z")))).toEqual(["moved_since"]);
    await settings.update(admin, { studentsMayClearHistory: false });
  });

  it("asks where the copy was lent and brought back since, so that no two loans overlap", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    setNow("2026-11-02T05:00:00Z");
    await lending.returnCopy(admin, { itemCode: codes[0] });
    const at = scanned("2026-11-02T01:00:00Z", "2026-11-02T05:00:00Z");
    expect(await checksOf(lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0], ...at }))).toEqual([
      "moved_since",
    ]);
  });

  it("is answered by its key, whether it was sent at once before or not", async () => {
    const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
    const asked = { nis: nisOf(0), itemCode: codes[0], idempotencyKey: randomUUID() };
    const first = await lending.borrow(admin, asked);
    setNow("2026-11-03T02:00:00Z");
    const again = { ...asked, ...scanned("2026-11-02T02:00:00Z", "2026-11-03T02:00:00Z") };
    expect(await lending.borrow(admin, again)).toEqual(first);
    expect(await rows(sql`SELECT id FROM borrowings`)).toHaveLength(1);
  });

  describe("a return that somebody else has entered meanwhile", () => {
    const givenLateReturn = async () => {
      const library = await givenLendingLibrary(test.database);
      const { lending, admin, codes, nisOf, setNow } = library;
      const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
      setNow("2026-11-12T02:00:00Z");
      await lending.returnCopy(admin, { itemCode: codes[0] });
      return { ...library, borrowingId, at: scanned("2026-11-10T02:00:00Z", "2026-11-12T02:00:00Z") };
    };
    const owed = async () => Number((await rows(sql`SELECT SUM(open_amount) AS owed FROM ledger_entries`))[0]?.owed);

    it("counts if it is the earlier one, and the charge follows", async () => {
      const { lending, admin, codes, borrowingId, at } = await givenLateReturn();
      expect(await owed()).toBe(1500);
      const back = await lending.returnCopy(admin, { itemCode: codes[0], ...at });
      expect(back).toMatchObject({ outcome: "returned", borrowingId, overdueDays: 1, fine: 500 });
      expect(dayOf((await loanOf(borrowingId))?.returned_at)).toBe("2026-11-10 02:00");
      expect(await owed()).toBe(500);
    });

    it("leaves alone what was paid", async () => {
      const { lending, admin, codes, borrowingId, at } = await givenLateReturn();
      const [charge] = await rows(sql`SELECT id FROM ledger_entries WHERE open_amount > 0`);
      const ledger = new LedgerEditingService(test.database, "Asia/Jakarta", () => new Date("2026-11-12T02:00:00Z"));
      await ledger.payFine(admin, Number(charge?.id), { amount: 1000 });
      await lending.returnCopy(admin, { itemCode: codes[0], ...at });
      expect((await loanOf(borrowingId))?.fine).toBe(1500);
      expect(await owed()).toBe(500);
    });

    it("corrects the charge of the return, not that of a renewal before it", async () => {
      const { lending, admin, codes, nisOf, setNow } = await givenLendingLibrary(test.database);
      const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
      setNow("2026-11-11T02:00:00Z");
      await lending.renew(admin, borrowingId, { confirm: ["overdue"] });
      setNow("2026-11-20T02:00:00Z");
      await lending.returnCopy(admin, { itemCode: codes[0] });
      expect(await owed()).toBe(1000 + 1000);
      await lending.returnCopy(admin, {
        itemCode: codes[0],
        ...scanned("2026-11-19T02:00:00Z", "2026-11-20T02:00:00Z"),
      });
      const open = await rows(sql`SELECT amount FROM ledger_entries WHERE open_amount > 0 ORDER BY id`);
      expect(open.map(({ amount }) => amount)).toEqual([1000, 500]);
    });

    it("ends no loan that the copy went out on since", async () => {
      const { lending, admin, codes, nisOf, borrowings, borrowingId, at } = await givenLateReturn();
      const since = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
      await lending.returnCopy(admin, { itemCode: codes[0], ...at });
      expect(dayOf((await loanOf(borrowingId))?.returned_at)).toBe("2026-11-10 02:00");
      expect(await borrowings.byId(admin, since.borrowingId)).toMatchObject({ loanStatus: "on_loan" });
    });

    it("can be undone", async () => {
      const { lending, admin, undo, codes, borrowingId, at } = await givenLateReturn();
      const { actId } = await lending.returnCopy(admin, { itemCode: codes[0], ...at });
      await undo.undo(admin, actId);
      expect(dayOf((await loanOf(borrowingId))?.returned_at)).toBe("2026-11-12 02:00");
      expect(await owed()).toBe(1500);
    });
  });

  it("leaves the library as if the network had never been away, at one desk", async () => {
    const COPIES = 4;
    const step = fc.record({
      student: fc.nat(1),
      copy: fc.nat(COPIES - 1),
      isLoan: fc.boolean(),
      minutes: fc.integer({ min: 1, max: 3 * 24 * 60 }),
    });
    const day = fc.array(step, { minLength: 1, maxLength: 10 });
    const outage = fc.record({ from: fc.nat(9), length: fc.nat(4), wrongBy: fc.integer({ min: -1e9, max: 1e9 }) });
    await fc.assert(
      fc.asyncProperty(day, outage, async (steps, { from, length, wrongBy }) => {
        const run = async (hasOutage: boolean) => {
          const library = await givenLendingLibrary(test.database, { copies: COPIES });
          const { lending, admin, codes, nisOf, setNow } = library;
          let at = Date.parse("2026-11-02T02:00:00Z");
          const times = steps.map(({ minutes }) => (at += minutes * MINUTE_MS));
          const end = times[Math.min(from + length, times.length - 1)] ?? 0;
          for (const [index, { student, copy, isLoan }] of steps.entries()) {
            const then = times[index] ?? 0;
            const isAway = hasOutage && index >= from && index < from + length && end - then < 7 * DAY_MS;
            setNow(new Date(isAway ? end : then).toISOString());
            const clocks = isAway ? scanned(new Date(then).toISOString(), new Date(end).toISOString(), wrongBy) : {};
            // At the desk whatever is asked is confirmed, with the reason that an exception needs.
            const reason = "Izin kepala perpustakaan";
            const confirm = [
              "mine",
              "on_loan",
              "limit",
              "has_overdue",
              "debt",
              "due_today",
              "same_title",
              "lost_unsettled",
            ];
            await (
              isLoan
                ? lending.borrow(admin, { nis: nisOf(student), itemCode: codes[copy], confirm, reason, ...clocks })
                : lending.returnCopy(admin, { itemCode: codes[copy], ...clocks })
            ).catch((error: unknown) => {
              if (!(error instanceof DomainError)) throw error;
            });
          }
          const loans = await rows(sql`SELECT students.nis, copies.item_code, borrowed_at, due_at, returned_at, fine
            FROM borrowings JOIN students ON students.id = borrowings.student_id
            JOIN copies ON copies.id = borrowings.copy_id ORDER BY borrowings.id`);
          const charges = await rows(sql`SELECT amount, open_amount FROM ledger_entries ORDER BY id`);
          return { loans, charges };
        };
        expect(await run(true)).toEqual(await run(false));
      }),
      { numRuns: Number(process.env.HISTORIES ?? 12) },
    );
  });
});
