import sql from "sql-template-tag";

import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { LendingRefusedError } from "../../../../server/errors.js";
import { required } from "../../../../server/platform/required.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { onBothEngines } from "../../../support/database.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("Two copies of a title that are kept for two", (test) => {
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));

  /** B00001 is kept for the first student, B00002 for the second; a third has borrowed B00003. */
  async function givenTwoKept({ onlyCopies = false } = {}) {
    const library = await givenLendingLibrary(test.database, { students: 5, titles: [0, 0, 0] });
    const { lending, admin, codes, bookIds, studentIds, time } = library;
    const reservations = new ReservationEditingService(test.database, time);
    const bookId = required(bookIds[0], "the title");
    const [first, second, ...others] = studentIds as [number, number, ...number[]];
    for (const [place, itemCode] of codes.entries()) {
      await lending.borrow(admin, { studentId: others[place], itemCode });
    }
    for (const [place, studentId] of [first, second].entries()) {
      await reservations.reserve(admin, onlyCopies ? { itemCode: codes[place], studentId } : { bookId, studentId });
    }
    const [ofFirst, ofSecond] = codes as [string, string, string];
    for (const itemCode of [ofFirst, ofSecond]) await lending.returnCopy(admin, { itemCode });
    const queue = () =>
      rows(sql`SELECT reservations.student_id AS student, reservations.status, copies.item_code AS copy
        FROM reservations LEFT JOIN copies ON copies.id = reservations.kept_copy_id ORDER BY reservations.id`);
    const before = await queue();
    expect(before).toEqual([
      { student: first, status: "ready", copy: ofFirst },
      { student: second, status: "ready", copy: ofSecond },
    ]);
    return { ...library, reservations, bookId, first, second, others, ofFirst, ofSecond, queue, before };
  }
  const codesOf = async (act: Promise<unknown>) => {
    const error: unknown = await act.catch((failure: unknown) => failure);
    if (!(error instanceof LendingRefusedError)) throw new Error(`No refusal but ${String(error)}`);
    return error.checks.map(({ code }) => code);
  };

  it("change places without a question where one takes the other's, and back again once that is undone", async () => {
    const { lending, undo, admin, first, second, ofFirst, ofSecond, queue, before } = await givenTwoKept();
    const { actId, borrowingId, notices } = await lending.borrow(admin, { studentId: first, itemCode: ofSecond });
    expect(notices).toMatchObject([
      { code: "kept_swapped", message: `${ofFirst} disimpan untuk Budi sebagai gantinya.` },
    ]);
    expect(await queue()).toEqual([
      { student: first, status: "fulfilled", copy: null },
      { student: second, status: "ready", copy: ofFirst },
    ]);
    const [loan] = await rows(sql`SELECT confirmed_checks FROM borrowings WHERE id = ${borrowingId}`);
    expect(loan).toEqual({ confirmed_checks: "" });
    const audit = await rows(
      sql`SELECT before_values, after_values FROM audit_entries WHERE action = 'reservation.keep'`,
    );
    expect(audit).toHaveLength(1);
    await undo.undo(admin, actId);
    expect(await queue()).toEqual(before);
    // And each may take the own one as ever.
    await lending.borrow(admin, { studentId: second, itemCode: ofSecond });
    await lending.borrow(admin, { studentId: first, itemCode: ofFirst });
  });

  it("stay where they are once the other one has fetched the swapped copy: the swap is undone no more", async () => {
    const { lending, undo, admin, first, second, ofFirst, ofSecond } = await givenTwoKept();
    const { actId } = await lending.borrow(admin, { studentId: first, itemCode: ofSecond });
    await lending.borrow(admin, { studentId: second, itemCode: ofFirst });
    await expect(undo.undo(admin, actId)).rejects.toThrow("Sudah ada tindakan lain setelahnya");
  });

  it("are not swapped where the desk has kept one copy and no other, nor for who has none", async () => {
    const alone = await givenTwoKept({ onlyCopies: true });
    expect(
      await codesOf(alone.lending.borrow(alone.admin, { studentId: alone.first, itemCode: alone.ofSecond })),
    ).toEqual(["kept"]);
    const { lending, admin, others, ofSecond } = await givenTwoKept();
    expect(await codesOf(lending.borrow(admin, { studentId: others[0], itemCode: ofSecond }))).toContain("kept");
  });

  it("ask nothing about the queue where a third copy is taken instead: the one that was kept serves it", async () => {
    const { lending, reservations, admin, bookId, first, others, ofFirst, codes, queue } = await givenTwoKept();
    const third = required(codes[2], "the third copy");
    await reservations.reserve(admin, { bookId, studentId: others[0] });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET status = 'suspended' WHERE id = ${others[0]}`),
    );
    await lending.returnCopy(admin, { itemCode: third });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET status = 'active' WHERE id = ${others[0]}`),
    );
    await lending.borrow(admin, { studentId: first, itemCode: third });
    expect((await queue())[2]).toMatchObject({ student: others[0], status: "ready", copy: ofFirst });
  });

  it("are swapped by a scan that came without network too, which confirms nothing", async () => {
    const { lending, admin, first, ofSecond, ofFirst, queue, setNow } = await givenTwoKept();
    setNow("2026-11-02T02:10:00Z");
    const scannedAt = "2026-11-02T02:05:00.000Z";
    const sentAt = "2026-11-02T02:10:00.000Z";
    const { borrowingId } = await lending.borrow(admin, { studentId: first, itemCode: ofSecond, scannedAt, sentAt });
    expect((await queue())[1]).toMatchObject({ status: "ready", copy: ofFirst });
    const [loan] = await rows(sql`SELECT confirmed_checks FROM borrowings WHERE id = ${borrowingId}`);
    expect(loan).toEqual({ confirmed_checks: "" });
  });

  it("reach both where each takes the other's at the same moment, five times over", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { lending, admin, first, second, ofFirst, ofSecond, queue } = await givenTwoKept();
      await Promise.all([
        lending.borrow(admin, { studentId: first, itemCode: ofSecond }),
        lending.borrow(admin, { studentId: second, itemCode: ofFirst }),
      ]);
      expect((await queue()).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    }
  });
});
