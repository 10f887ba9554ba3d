import sql from "sql-template-tag";

import { ConflictError, LendingRefusedError } from "../../../../server/errors.js";
import { adjustCounters } from "../../../../server/platform/database/counters/counters.js";
import { SettingsService } from "../../../../server/settings/SettingsService.js";
import { sessionTable } from "../../../../server/users/Session.entity.js";
import { onBothEngines } from "../../../support/database.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { givenStaff, givenUser } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("Suspension for a late return", (test) => {
  async function givenSuspending(suspendDaysPerDay: number, others: object = {}) {
    const library = await givenLendingLibrary(test.database, { copies: 4 });
    await test.database.write(testWrite, (tx) => adjustCounters(tx, { students: 2 }));
    const settings = new SettingsService(test.database, { name: "", timeZone: "Asia/Jakarta" });
    const plain = { graceDays: 0, graceCharged: true, fineDays: "open" };
    await settings.update(library.admin, { ...plain, finePerDay: 0, suspendDaysPerDay, ...others });
    const state = async () => {
      const [student] = await test.database.read((reader) =>
        reader.rows<{ status: string; until: string | null }>(
          sql`SELECT status, suspended_until AS until FROM students WHERE id = ${library.studentIds[0]}`,
        ),
      );
      return [student?.status, student?.until];
    };
    /** The stored count of active members, and the true one. */
    const members = () =>
      test.database.read(async (reader) => [
        (await reader.rows<{ value: number }>(sql`SELECT value FROM counters WHERE name = 'students'`))[0]?.value,
        await reader.count(sql`FROM students WHERE status = 'active'`),
      ]);
    const borrow = (copy: number) =>
      library.lending.borrow(library.admin, {
        nis: library.nisOf(0),
        itemCode: library.codes[copy],
        confirm: ["has_overdue", "mine", "on_loan"],
        reason: "Izin guru",
      });
    const giveBack = (copy: number) => library.lending.returnCopy(library.admin, { itemCode: library.codes[copy] });
    return { ...library, state, members, borrow, giveBack };
  }

  it("lasts until the return and so many days for each late one, the later of two, and goes with its undo", async () => {
    const { setNow, borrow, giveBack, state, members, undo, admin, lending, codes, nisOf } = await givenSuspending(2);
    await borrow(0);
    await borrow(1);
    // Due on Monday the 9th; three open days late on Thursday.
    setNow("2026-11-12T02:00:00Z");
    const first = await giveBack(0);
    expect(first).toMatchObject({ overdueDays: 3, fine: 0, suspendedUntil: "2026-11-18" });
    expect([await state(), await members()]).toEqual([
      ["suspended", "2026-11-18"],
      [1, 1],
    ]);
    await undo.undo(admin, first.actId);
    expect([await state(), await members()]).toEqual([
      ["active", null],
      [2, 2],
    ]);
    await giveBack(0);
    const refused: unknown = await borrow(2).catch((error: unknown) => error);
    expect(refused instanceof LendingRefusedError && refused.checks.map(({ code }) => code)).toEqual(["suspended"]);
    setNow("2026-11-13T02:00:00Z");
    const second = await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[1], confirm: ["on_loan"] });
    expect(await state()).toEqual(["suspended", "2026-11-21"]);
    await undo.undo(admin, second.actId);
    expect([await state(), await members()]).toEqual([
      ["suspended", "2026-11-18"],
      [1, 1],
    ]);
    // One that lasts until somebody lifts it stays.
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE students SET suspended_until = NULL`));
    expect((await giveBack(1)).suspendedUntil).toBeNull();
    expect(await state()).toEqual(["suspended", null]);
  });

  it("leaves the student logged in, since its undo could not give a session back", async () => {
    const { setNow, borrow, giveBack, state, studentIds } = await givenSuspending(2);
    const userId = await givenUser(test.database, { username: "terlambat", studentId: studentIds[0] ?? 0 });
    await test.database.write(testWrite, (tx) =>
      tx.insert(sessionTable, [
        {
          tokenHash: "sesi-siswa",
          userId,
          address: "10.0.0.1",
          device: null,
          createdAt: new Date(),
          lastSeenAt: new Date(),
          expiresAt: new Date("2030-01-01T00:00:00Z"),
        },
      ]),
    );
    await borrow(0);
    setNow("2026-11-12T02:00:00Z");
    await giveBack(0);
    expect((await state())[0]).toBe("suspended");
    expect(await test.database.read((reader) => reader.count(sql`FROM sessions WHERE user_id = ${userId}`))).toBe(1);
  });

  it("counts the days of grace as fines do, and suspends nobody who has left or loses a book", async () => {
    const { setNow, borrow, giveBack, state, lending, admin } = await givenSuspending(1, {
      graceDays: 2,
      graceCharged: false,
    });
    await borrow(0);
    await borrow(1);
    const lost = await borrow(2);
    setNow("2026-11-11T02:00:00Z");
    expect((await giveBack(0)).suspendedUntil).toBeNull();
    setNow("2026-11-13T02:00:00Z");
    await lending.reportLost(admin, lost.borrowingId, {});
    expect(await state()).toEqual(["active", null]);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE students SET status = 'graduated'`));
    expect((await giveBack(1)).suspendedUntil).toBeNull();
    expect(await state()).toEqual(["graduated", null]);
  });

  it("is not got round by lending the late book to the same student again, and comes with a renewal", async () => {
    const { setNow, borrow, state, lending, admin } = await givenSuspending(1);
    const { borrowingId } = await borrow(0);
    setNow("2026-11-11T02:00:00Z");
    await expect(borrow(0)).rejects.toThrow(LendingRefusedError);
    const renewed = await lending.renew(admin, borrowingId, { confirm: ["overdue"] });
    expect(renewed.suspendedUntil).toBe("2026-11-13");
    expect(await state()).toEqual(["suspended", "2026-11-13"]);
  });

  it("counts a scan without network from its own day, where it is not over, and is shortened by one that came first", async () => {
    const { setNow, borrow, giveBack, state, members, lending, admin, codes } = await givenSuspending(1);
    await borrow(0);
    await borrow(1);
    setNow("2026-11-13T02:00:00Z");
    const scan = (itemCode: string | undefined, scannedAt: string) =>
      lending.returnCopy(admin, { itemCode, scannedAt, sentAt: "2026-11-13T02:00:00Z" });
    expect(await scan(codes[0], "2026-11-10T02:00:00Z")).toMatchObject({
      overdueDays: 1,
      suspendedUntil: null,
    });
    expect([await state(), await members()]).toEqual([
      ["active", null],
      [2, 2],
    ]);
    expect((await giveBack(1)).suspendedUntil).toBe("2026-11-17");
    expect(await scan(codes[1], "2026-11-11T02:00:00Z")).toMatchObject({
      overdueDays: 2,
      suspendedUntil: "2026-11-13",
    });
    expect(await state()).toEqual(["suspended", "2026-11-13"]);
  });

  it("ends at the later of what two returns deserve, whichever of them is undone first", async () => {
    const { setNow, borrow, giveBack, state, members, undo, admin } = await givenSuspending(2);
    await borrow(0);
    setNow("2026-11-04T02:00:00Z");
    await borrow(1);
    setNow("2026-11-12T02:00:00Z");
    const longer = await giveBack(0);
    const shorter = await giveBack(1);
    expect([longer.suspendedUntil, shorter.suspendedUntil]).toEqual(["2026-11-18", "2026-11-18"]);
    await undo.undo(admin, longer.actId);
    expect([await state(), await members()]).toEqual([
      ["suspended", "2026-11-14"],
      [1, 1],
    ]);
    await undo.undo(admin, shorter.actId);
    expect([await state(), await members()]).toEqual([
      ["active", null],
      [2, 2],
    ]);
    await giveBack(0);
    const last = await giveBack(1);
    await undo.undo(admin, last.actId);
    expect([await state(), await members()]).toEqual([
      ["suspended", "2026-11-18"],
      [1, 1],
    ]);
  });

  it("goes with the undo of a return also where a later one has made it longer, but not where somebody has lifted it", async () => {
    const { setNow, borrow, giveBack, state, undo, admin } = await givenSuspending(2);
    await borrow(0);
    setNow("2026-11-03T02:00:00Z");
    await borrow(1);
    setNow("2026-11-12T02:00:00Z");
    const shorter = await giveBack(1);
    const longer = await giveBack(0);
    expect([shorter.suspendedUntil, longer.suspendedUntil]).toEqual(["2026-11-16", "2026-11-18"]);
    await undo.undo(admin, shorter.actId);
    expect(await state()).toEqual(["suspended", "2026-11-18"]);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET status = 'active', suspended_until = NULL`),
    );
    await expect(undo.undo(admin, longer.actId)).rejects.toThrow(ConflictError);
    expect(await state()).toEqual(["active", null]);
  });

  it("is not shortened by an earlier scan to before what another late return deserves", async () => {
    const { setNow, borrow, giveBack, state, members, lending, undo, admin, codes } = await givenSuspending(1);
    await borrow(0);
    await borrow(1);
    setNow("2026-11-11T02:00:00Z");
    expect((await giveBack(0)).suspendedUntil).toBe("2026-11-13");
    setNow("2026-11-12T02:00:00Z");
    expect((await giveBack(1)).suspendedUntil).toBe("2026-11-15");
    const scan = () =>
      lending.returnCopy(admin, {
        itemCode: codes[1],
        scannedAt: "2026-11-09T02:00:00Z",
        sentAt: "2026-11-12T02:00:00Z",
      });
    const earlier = await scan();
    expect(earlier).toMatchObject({ overdueDays: 0, suspendedUntil: "2026-11-13" });
    expect(await state()).toEqual(["suspended", "2026-11-13"]);
    await undo.undo(admin, earlier.actId);
    expect(await state()).toEqual(["suspended", "2026-11-15"]);
    await scan();
    expect([await state(), await members()]).toEqual([
      ["suspended", "2026-11-13"],
      [1, 1],
    ]);
  });

  it("stays as somebody has set it by hand between two returns, of which the first is then not undone", async () => {
    const { setNow, borrow, giveBack, state, undo, admin } = await givenSuspending(2);
    await borrow(0);
    await borrow(1);
    setNow("2026-11-12T02:00:00Z");
    const first = await giveBack(0);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE students SET suspended_until = '2026-11-30'`));
    await giveBack(1);
    expect(await state()).toEqual(["suspended", "2026-11-30"]);

    await expect(undo.undo(admin, first.actId)).rejects.toThrow(ConflictError);
    expect(await state()).toEqual(["suspended", "2026-11-30"]);
  });

  it("stays as somebody has set it by hand, also where a return has come earlier than was recorded", async () => {
    const { setNow, borrow, giveBack, state, lending, admin, codes } = await givenSuspending(1);
    await borrow(0);
    setNow("2026-11-12T02:00:00Z");
    await giveBack(0);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE students SET suspended_until = '2026-11-20'`));
    const sentAt = "2026-11-12T02:00:00Z";
    await lending.returnCopy(admin, { itemCode: codes[0], scannedAt: "2026-11-09T02:00:00Z", sentAt });
    expect(await state()).toEqual(["suspended", "2026-11-20"]);
  });

  it("is recorded with a loan that was scanned without network, as the book has left, and refused at the desk", async () => {
    const { setNow, borrow, giveBack, lending, admin, codes, nisOf } = await givenSuspending(2);
    await borrow(0);
    setNow("2026-11-12T02:00:00Z");
    await giveBack(0);
    const scan = { nis: nisOf(0), itemCode: codes[1] };
    await expect(lending.borrow(admin, scan)).rejects.toThrow(LendingRefusedError);
    const offline = { scannedAt: "2026-11-12T01:00:00Z", sentAt: "2026-11-12T02:00:00Z" };
    const { borrowingId } = await lending.borrow(admin, { ...scan, ...offline });
    const [loan] = await test.database.read((reader) =>
      reader.rows<{ confirmed: string }>(
        sql`SELECT confirmed_checks AS confirmed FROM borrowings WHERE id = ${borrowingId}`,
      ),
    );
    expect(loan?.confirmed).toBe("suspended");
  });

  it("lets a librarian without exceptions renew all that was overdue, as each renewal suspends by itself", async () => {
    const { borrow, setNow, lending, state } = await givenSuspending(1);
    const staff = await givenStaff(test.database);
    const loans = [await borrow(0), await borrow(1)];
    setNow("2026-11-11T02:00:00Z");
    for (const { borrowingId } of loans) {
      expect(await lending.renew(staff, borrowingId, { confirm: ["overdue"] })).toMatchObject({
        suspendedUntil: "2026-11-13",
      });
    }
    expect(await state()).toEqual(["suspended", "2026-11-13"]);
  });
});
