import sql from "sql-template-tag";

import { studentDependents } from "../../../../server/studentDependents.js";
import { PromotionHistoryService } from "../../../../server/students/promotion/PromotionHistoryService.js";
import { StudentPromotionService } from "../../../../server/students/promotion/StudentPromotionService.js";
import { addCharge } from "../../../../server/circulation/ledger/ledgerWriter.js";
import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { StudentEditingService } from "../../../../server/students/editing/StudentEditingService.js";
import { StudentService } from "../../../../server/students/StudentService.js";
import type { DomainError } from "../../../../server/errors.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenLentTitle } from "../../../support/circulation/givenReservations.js";
import { givenAdmin, givenUser } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

const ZONE = "Asia/Jakarta";
const JULY = new Date("2026-07-10T02:00:00Z");
const DAY_MS = 86_400_000;

onBothEngines("The end of a school year", (test) => {
  const promotions = (now = JULY) => new StudentPromotionService(test.database, studentDependents, ZONE, () => now);
  const history = () => new PromotionHistoryService(test.database, () => JULY);
  const editing = () =>
    new StudentEditingService(test.database, studentDependents, { timeZone: "Asia/Jakarta", now: () => JULY });
  const give = async (nis: string, className: string | null, status = "active") =>
    (
      await editing().create(system, {
        nis,
        name: `Siswa ${nis}`,
        className,
        status,
        academicYear: "2025/2026",
        expiresAt: "2026-06-30",
      })
    ).id;
  /** The students as they stand, without what no promotion touches. */
  const studentRows = async (): Promise<Record<string, unknown[]>> => {
    const rows = await test.database.read((reader) =>
      reader.rows<Record<string, string | null>>(
        sql`SELECT nis, class_name, class_key, search_key, academic_year, expires_at, status FROM students
          ORDER BY nis`,
      ),
    );
    return Object.fromEntries(rows.map(({ nis, ...rest }) => [String(nis), Object.values(rest)]));
  };
  const classes = async (): Promise<Record<string, number>> => {
    const rows = await new StudentService(test.database, ZONE).classes(system);
    return Object.fromEntries(rows.map(({ name, studentsCount }) => [name, studentsCount]));
  };
  const activeCounter = async () => {
    const [row] = await test.database.read((reader) =>
      reader.rows<{ value: number; active: number }>(
        sql`SELECT value, (SELECT COUNT(*) FROM students WHERE status = 'active') AS active
            FROM counters WHERE name = 'students'`,
      ),
    );
    return [Number(row?.value), Number(row?.active)];
  };
  const run = async (plan: object = {}) => {
    const { fingerprint } = await promotions().preview(system, plan);
    return promotions().promote(system, { ...plan, fingerprint });
  };

  beforeEach(async () => {
    await test.database.write(testWrite, async (tx) => {
      for (const table of [
        "student_promotion_items",
        "student_promotions",
        "ledger_entries",
        "reservations",
        "borrowings",
        "sessions",
        "users",
        "students",
      ]) {
        await tx.run(sql([`DELETE FROM ${table}`]));
      }
      await tx.run(sql`UPDATE counters SET value = 0 WHERE name = 'students'`);
    });
  });

  it("takes all classes up at once, never one after the other, and the undo brings everything back", async () => {
    await give("1", "X-3");
    await give("2", "x 3", "suspended");
    await give("3", "XI-3");
    const leaver = await give("4", "XII-3");
    await givenUser(test.database, { username: "lulusan", studentId: leaver });
    await give("5", null);
    await give("6", "XII-3", "graduated");
    const before = await studentRows();

    const preview = await promotions().preview(system, {});
    expect(preview).toMatchObject({
      academicYear: "2026/2027",
      expiresAt: "2027-06-30",
      counts: { promoted: 3, stayed: 0, graduated: 1, moved: 0, held: 0, skipped: 1 },
      withoutClass: [{ nis: "5" }],
    });
    expect(preview.classes).toMatchObject([
      { className: "X-3", studentsCount: 2, suspendedCount: 1, decision: { targetClassName: "XI-3" } },
      { className: "XI-3", decision: { targetClassName: "XII-3" }, targetOccupiedBy: 0, mergesWith: [] },
      { className: "XII-3", decision: { action: "graduate" } },
    ]);
    const promotion = await run();

    expect(await classes()).toEqual({ "XI-3": 1, "XII-3": 1 });
    expect(await studentRows()).toMatchObject({
      1: ["XI-3", "011 003", "siswa 1 1 xi 3", "2026/2027", "2027-06-30", "active"],
      2: ["XI-3", "011 003", "siswa 2 2 xi 3", "2026/2027", "2027-06-30", "suspended"],
      3: ["XII-3", "012 003", "siswa 3 3 xii 3", "2026/2027", "2027-06-30", "active"],
      4: ["XII-3", "012 003", "siswa 4 4 xii 3", "2025/2026", "2026-06-30", "graduated"],
    });
    const account = () =>
      test.database.read((reader) => reader.rows(sql`SELECT active FROM users WHERE username = 'lulusan'`));
    expect(await account()).toEqual([{ active: 0 }]);
    const [counted, active] = await activeCounter();
    expect(counted).toBe(active);

    expect(await promotions().undo(system, promotion.id)).toMatchObject({ restored: 4, kept: 0, undoneBy: "sistem" });
    expect(await studentRows()).toEqual(before);
    expect(await account()).toEqual([{ active: 1 }]);
    const [countedAfter, activeAfter] = await activeCounter();
    expect(countedAfter).toBe(activeAfter);

    const again = await run();
    await promotions().undo(system, again.id);
    expect(await studentRows()).toEqual(before);
    expect(
      await test.database.read((reader) =>
        reader.rows(sql`SELECT action FROM audit_entries WHERE record_type = 'studentPromotion' ORDER BY id`),
      ),
    ).toEqual(["run", "undo", "run", "undo"].map((verb) => ({ action: `studentPromotion.${verb}` })));
  });

  it("gives leavers their places in the queues back with the undo, and says what nobody can wait for any more", async () => {
    const leaver = await give("1", "XII-3");
    const stayer = await give("2", "X-3");
    const [title, binned] = [await givenLentTitle(test.database), await givenLentTitle(test.database)];
    const desk = await givenAdmin(test.database);
    const reserving = new ReservationEditingService(test.database, { timeZone: ZONE, now: () => JULY });
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE students SET expires_at = NULL`));
    for (const [studentId, bookId] of [
      [leaver, title.bookId],
      [stayer, title.bookId],
      [leaver, binned.bookId],
    ]) {
      await reserving.reserve(desk, { studentId, bookId });
    }
    const places = () =>
      test.database.read((reader) =>
        reader.rows(sql`SELECT student_id, book_id, open_book_id, status, position, ended_at FROM reservations
          WHERE book_id = ${title.bookId} ORDER BY position`),
      );
    const before = await places();
    const promotion = await run();
    expect(await places()).toMatchObject([{ status: "cancelled", open_book_id: null }, { status: "waiting" }]);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE books SET listed = 0 WHERE id = ${binned.bookId}`));

    await promotions().undo(system, promotion.id);
    expect(await places()).toEqual(before);
    const [entry] = await test.database.read((reader) =>
      reader.rows<{
        after_values: unknown;
      }>(sql`SELECT after_values FROM audit_entries WHERE action = 'studentPromotion.undo'
        ORDER BY id DESC LIMIT 1`),
    );
    expect(JSON.parse(String(entry?.after_values))).toMatchObject({
      reservationsRestored: 1,
      reservationsNotRestored: 1,
    });
  });

  it("keeps who is named in the class, takes others elsewhere, and says which classes meet", async () => {
    const ids = [];
    for (const nis of ["1", "2", "3", "4"]) ids.push(await give(nis, "X-1"));
    await give("5", "X-2");
    await give("6", "Melati");
    await give("7", "XI-1");
    const plan = {
      academicYear: "2026/2027",
      expiresAt: null,
      classes: [
        { className: "x 2", action: "promote", targetClassName: "XI-1" },
        { className: "XI-1", action: "stay" },
        { className: "Melati", action: "skip" },
      ],
      exceptions: [
        { studentId: ids[0], action: "stay" },
        { studentId: ids[1], action: "promote", targetClassName: "XI IPS 1" },
        { studentId: ids[2], action: "move" },
      ],
    };
    const { classes: rows, counts } = await promotions().preview(system, plan);
    expect(counts).toEqual({ promoted: 3, stayed: 2, graduated: 0, moved: 1, held: 0, skipped: 1 });
    expect(rows[0]).toMatchObject({ className: "X-1", exceptionsCount: 3, mergesWith: ["X-2"], targetOccupiedBy: 1 });

    const promotion = await run(plan);
    expect(await classes()).toEqual({ "X-1": 1, "XI-1": 3, "XI IPS 1": 1, Melati: 1 });
    expect(await history().movements(system, promotion)).toContainEqual({
      fromClassName: "X-1",
      toClassName: "X-1",
      status: "moved",
      studentsCount: 1,
    });
    expect(await studentRows()).toMatchObject({ 1: ["X-1", "010 001", "siswa 1 1 x 1", "2026/2027", null, "active"] });
  });

  it("holds who has not brought back a book, unless that pupil is named", async () => {
    const [held, named] = [await give("1", "XII A"), await give("2", "XII A")];
    await give("3", "XII A");
    await givenBooks(test.database, [{ copies: [{ itemCode: "P1" }, { itemCode: "P2" }] }]);
    await test.database.write(testWrite, async (tx) => {
      for (const [student, code] of [
        [held, "P1"],
        [named, "P2"],
      ]) {
        await tx.run(sql`INSERT INTO borrowings (student_id, copy_id, open_copy_id, borrowed_at, due_at,
            policy_loan_days, policy_renewals, policy_fine_per_day, policy_grace_days)
          SELECT ${student}, id, id, '2026-06-01 03:00:00.000', '2026-06-08', 7, 2, 500, 0
          FROM copies WHERE item_code = ${code}`);
      }
    });
    const plan = { exceptions: [{ studentId: named, action: "graduate" }] };
    const { borrowers } = await promotions().preview(system, plan);
    expect(borrowers.map(({ pupil, outcome }) => [pupil.nis, pupil.openBorrowings, outcome])).toEqual([
      ["1", 1, "held"],
      ["2", 1, "graduated"],
    ]);

    expect(await run(plan)).toMatchObject({ graduated: 2, held: 1 });
    expect(await studentRows()).toMatchObject({
      1: expect.arrayContaining(["active"]),
      2: expect.arrayContaining(["graduated"]),
    });
  });

  it("holds who owes something, and lets go who has made good what was lost", async () => {
    const [owes, paid] = [await give("1", "XII A"), await give("2", "XII A")];
    await givenBooks(test.database, [{ copies: [{ itemCode: "P3" }] }]);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`INSERT INTO borrowings (student_id, copy_id, lost, lost_at, borrowed_at, due_at,
          policy_loan_days, policy_renewals, policy_fine_per_day, policy_grace_days)
        SELECT ${paid}, id, 1, '2026-06-09 03:00:00.000', '2026-06-01 03:00:00.000', '2026-06-08', 7, 2, 500, 0
        FROM copies WHERE item_code = 'P3'`);
      const made = { madeAt: new Date("2026-06-09T03:00:00Z"), madeBy: "petugas", borrowingId: null, reason: null };
      await addCharge(tx, { studentId: owes, chargeReason: "late", amount: 1_500, ...made });
    });
    const { borrowers } = await promotions().preview(system, {});
    expect(borrowers.map(({ pupil, outcome }) => [pupil.nis, pupil.openBorrowings, pupil.debt, outcome])).toEqual([
      ["1", 0, 1_500, "held"],
    ]);
    expect(await run({})).toMatchObject({ graduated: 1, held: 1 });
  });

  it("leaves at the undo who was changed since, and says why", async () => {
    const [moved, left, deleted] = [await give("1", "X-3"), await give("2", "X-3"), await give("3", "X-3")];
    await give("4", "X-3");
    const promotion = await run();
    await editing().update(system, moved, { className: "XI-4" });
    await editing().update(system, left, { status: "moved" });
    await editing().delete(system, deleted);
    const keptNow = async () => {
      const row = await history().byId(system, promotion.id);
      if (!row) throw new Error("It is there");
      const { edges } = await history().keptPage(system, row, { first: 10 });
      return edges.map(({ node }) => [node.nis, node.reason]);
    };
    const expected = [
      ["1", "className"],
      ["2", "status"],
      [null, "deleted"],
    ];
    expect(await keptNow()).toEqual(expected);

    expect(await promotions().undo(system, promotion.id)).toMatchObject({ restored: 1, kept: 3 });
    expect(await keptNow()).toEqual(expected);
    expect(await classes()).toEqual({ "X-3": 1, "XI-4": 1 });
  });

  it("leaves at the undo whose class, year or end of membership was emptied since", async () => {
    const emptied = ["className", "academicYear", "expiresAt"] as const;
    const ids = [await give("1", "X-3"), await give("2", "X-3"), await give("3", "X-3")];
    await give("4", "X-3");
    const promotion = await run();
    for (const [index, id] of ids.entries()) await editing().update(system, id, { [emptied[index] ?? ""]: null });
    expect(await promotions().undo(system, promotion.id)).toMatchObject({ restored: 1, kept: 3 });
    const reasons = await test.database.read((reader) =>
      reader.rows<{ reason: string }>(
        sql`SELECT kept_reason AS reason FROM student_promotion_items WHERE promotion_id = ${promotion.id}
            AND kept_reason IS NOT NULL ORDER BY student_id`,
      ),
    );
    expect(reasons.map(({ reason }) => reason)).toEqual(emptied);
  });

  it("gives their class back to who was suspended since, or whose suspension has ended, and leaves that alone", async () => {
    await give("1", "X-3");
    const late = await give("2", "X-3");
    const over = await give("3", "X-3", "suspended");
    const graduate = await give("4", "XII-1", "suspended");
    const promotion = await run();
    await editing().update(system, late, { status: "suspended", suspendedUntil: "2026-07-20" });
    await editing().update(system, over, { status: "active" });
    expect(await promotions().undo(system, promotion.id)).toMatchObject({ restored: 4, kept: 0 });

    const rows = await test.database.read((reader) =>
      reader.rows<Record<string, string | null>>(
        sql`SELECT id, class_name, academic_year, expires_at, status, suspended_until FROM students
            WHERE id IN (${late}, ${over}, ${graduate}) ORDER BY id`,
      ),
    );
    const before = { academic_year: "2025/2026", expires_at: "2026-06-30" };
    expect(rows).toEqual([
      { id: late, class_name: "X-3", ...before, status: "suspended", suspended_until: "2026-07-20" },
      { id: over, class_name: "X-3", ...before, status: "active", suspended_until: null },
      { id: graduate, class_name: "XII-1", ...before, status: "suspended", suspended_until: null },
    ]);
    const [counted, active] = await activeCounter();
    expect(counted).toBe(active);
  });

  it("undoes only the newest, once, and within thirty days", async () => {
    await give("1", "X-3");
    const first = await run();
    const second = await run();
    const refusal = async (id: number, now = JULY) =>
      (await expectDomainError(promotions(now).undo(system, id))).message;

    expect(await refusal(first.id)).toBe(
      "Setelah ini sudah ada kenaikan kelas lain. Urungkan dulu kenaikan yang terbaru.",
    );
    expect(await refusal(second.id, new Date(JULY.getTime() + 31 * DAY_MS))).toBe(
      "Kenaikan kelas hanya dapat diurungkan dalam 30 hari.",
    );
    expect(await refusal(second.id + 999)).toBe(
      "Kenaikan kelas ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.",
    );
    await promotions().undo(system, second.id);
    expect(await refusal(second.id)).toBe("Kenaikan kelas ini sudah diurungkan.");
    await promotions().undo(system, first.id);
    expect(await classes()).toEqual({ "X-3": 1 });
  });

  it("changes nothing where the pupils are not as the preview has seen them, or a class is left open", async () => {
    const pupil = await give("1", "X-3");
    const { fingerprint } = await promotions().preview(system, {});
    await editing().update(system, pupil, { className: "X-4" });
    const before = await studentRows();
    const refused = async (input: object) => expectDomainError(promotions().promote(system, input));

    expect(await refused({ fingerprint })).toMatchObject({
      kind: "conflict",
      fields: { fingerprint: expect.any(String) },
    });
    await give("2", "Melati");
    const open = await promotions().preview(system, {});
    expect(await refused({ fingerprint: open.fingerprint })).toMatchObject({
      kind: "validation",
      fields: { classes: "Tentukan dulu tujuan kelas Melati." },
    });
    expect(await refused({ fingerprint, expiresAt: "2026-07-09" })).toMatchObject({
      fields: { expiresAt: "Tanggal ini sudah lewat." },
    });
    expect(
      await refused({ fingerprint, classes: [{ className: "X-4", action: "promote", targetClassName: "x 4" }] }),
    ).toMatchObject({ kind: "validation" });
    expect(await studentRows()).toMatchObject(before);
  });

  it("is carried out once by two desks at once, and undone once", async () => {
    for (let number = 1; number <= 40; number += 1) await give(String(number), "X-3");
    const { fingerprint } = await promotions().preview(system, {});
    const services = [promotions(), promotions()];
    const outcomes = (results: readonly PromiseSettledResult<unknown>[]) =>
      results.map((one) => (one.status === "fulfilled" ? "done" : (one.reason as DomainError).kind)).sort();

    expect(outcomes(await Promise.allSettled(services.map((one) => one.promote(system, { fingerprint }))))).toEqual([
      "conflict",
      "done",
    ]);
    expect(await classes()).toEqual({ "XI-3": 40 });
    const { edges } = await history().page(system, { first: 5 });
    expect(edges).toHaveLength(1);
    const id = edges[0]?.node.id ?? 0;
    expect(outcomes(await Promise.allSettled(services.map((one) => one.undo(system, id))))).toEqual([
      "conflict",
      "done",
    ]);
    expect(await classes()).toEqual({ "X-3": 40 });
  });

  it("leaves nothing behind where it ends half-way", async () => {
    await give("1", "X-3");
    await give("2", "XII-3");
    const before = await studentRows();
    const { fingerprint } = await promotions().preview(system, {});
    // The last thing that it writes of the pupils, so that all before it has to be taken back.
    await test.database.write(testWrite, (tx) => tx.run(sql`ALTER TABLE activation_codes RENAME TO codes_away`));
    try {
      await expect(promotions().promote(system, { fingerprint })).rejects.toThrow("activation_codes");
    } finally {
      await test.database.write(testWrite, (tx) => tx.run(sql`ALTER TABLE codes_away RENAME TO activation_codes`));
    }

    expect(await studentRows()).toEqual(before);
    expect(await history().count(system)).toBe(0);
    expect(await promotions().promote(system, { fingerprint })).toMatchObject({ promoted: 1, graduated: 1 });
  });
});
