import sql from "sql-template-tag";

import { ClearanceEditingService } from "../../../../server/circulation/clearance/ClearanceEditingService.js";
import { ClearanceService } from "../../../../server/circulation/clearance/ClearanceService.js";
import { LedgerEditingService } from "../../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { LendingRefusedError } from "../../../../server/errors.js";
import { studentDependents } from "../../../../server/studentDependents.js";
import { StudentEditingService } from "../../../../server/students/editing/StudentEditingService.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { givenStaff, givenStudent, givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

async function refusalOf(act: Promise<unknown>): Promise<LendingRefusedError> {
  const error: unknown = await act.catch((failure: unknown) => failure);
  if (!(error instanceof LendingRefusedError)) throw new Error(`No refusal but ${String(error)}`);
  return error;
}

async function checksOf(act: Promise<unknown>): Promise<readonly string[]> {
  return (await refusalOf(act)).checks.map(({ message }) => message);
}

onBothEngines("A clearance letter", (test) => {
  const givenLibrary = async (options: Parameters<typeof givenLendingLibrary>[1] = {}) => {
    const library = await givenLendingLibrary(test.database, options);
    const letters = new ClearanceEditingService(test.database, library.time);
    const ids = library.studentIds;
    return {
      ...library,
      letters,
      reads: new ClearanceService(test.database),
      reserving: new ReservationEditingService(test.database, library.time),
      ledger: new LedgerEditingService(test.database, "Asia/Jakarta", library.time.now),
      issue: (index: number) => letters.issue(library.admin, { studentId: ids[index] }),
      lend: (index: number, copy: number, more: object = {}) =>
        library.lending.borrow(library.admin, { nis: library.nisOf(index), itemCode: library.codes[copy], ...more }),
      returnCopy: (copy: number) => library.lending.returnCopy(library.admin, { itemCode: library.codes[copy] }),
    };
  };
  const auditOf = (action: string) =>
    test.database.read((reader) =>
      reader.rows<Record<string, unknown>>(
        sql`SELECT record_id, actor, after_values FROM audit_entries WHERE action = ${action} ORDER BY id DESC LIMIT 1`,
      ),
    );

  it("is issued to who owes nothing, with the name and class of the day and a number of the year", async () => {
    const { issue, reads, admin, studentIds } = await givenLibrary();
    const letter = await issue(0);
    expect(letter).toMatchObject({
      number: "001/SBP/2026",
      studentName: "Rina",
      nis: "24011",
      className: "X IPA 1",
      memberKindId: 1,
      isValid: true,
      issuedBy: admin.username,
    });
    expect(letter.token).toMatch(/^[0-9a-f]{32}$/);
    await new StudentEditingService(test.database, studentDependents).update(admin, studentIds[0] ?? 0, {
      name: "Rina K.",
      className: "XII IPA 1",
      status: "graduated",
    });
    expect(await reads.byId(admin, letter.id)).toEqual(letter);
    const [audit] = await auditOf("clearance.issue");
    expect([Number(audit?.record_id), audit?.actor]).toEqual([letter.id, admin.username]);
    expect(JSON.stringify(audit)).not.toContain(letter.token);
  });

  it("is refused with all that is on loan, lost or owed, until all of it is settled", async () => {
    const { issue, lend, returnCopy, lending, ledger, admin, studentIds, setNow } = await givenLibrary();
    await lend(0, 0);
    const { borrowingId } = await lend(0, 1);
    setNow("2026-11-11T02:00:00Z");
    await lending.reportLost(admin, borrowingId, {});
    await ledger.createFine(admin, {
      studentId: studentIds[0],
      chargeReason: "other",
      amount: 2_000,
      reason: "Kartu hilang",
    });
    expect(await checksOf(issue(0))).toEqual([
      "Judul 1 (B00001) masih dipinjam, jatuh tempo 9 November 2026.",
      "Judul 2 (B00002) hilang dan belum diganti.",
      "Denda terlambat, Judul 2: belum lunas Rp1.000.",
      "Ganti rugi buku hilang, Judul 2: belum lunas Rp40.000.",
      "Denda, Kartu hilang: belum lunas Rp2.000.",
    ]);
    expect((await refusalOf(issue(0))).checks.map(({ code }) => code)).toEqual([
      "on_loan",
      "lost_unsettled",
      "debt",
      "debt",
      "debt",
    ]);
    expect((await returnCopy(0)).fine).toBe(1_000);
    expect(await checksOf(issue(0))).toHaveLength(5);
    await ledger.payFines(admin, studentIds[0] ?? 0, { amount: 44_000 });
    expect((await issue(0)).number).toBe("001/SBP/2026");
  });

  it("is refused for a lost copy whose charge was taken back, which is still not there", async () => {
    const { issue, lend, lending, ledger, admin } = await givenLibrary();
    const { borrowingId } = await lend(0, 0);
    await lending.reportLost(admin, borrowingId, {});
    const [charge] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM ledger_entries ORDER BY id DESC LIMIT 1`),
    );
    await ledger.reverseEntry(admin, charge?.id ?? 0, { reason: "Salah catat" });
    expect(await checksOf(issue(0))).toEqual(["Judul 1 (B00001) hilang dan belum diganti."]);
  });

  it("comes at once to all of a class who have left by a promotion, and to nobody else of that class", async () => {
    const { letters, admin, studentIds, lending, codes, nisOf } = await givenLibrary({ students: 4 });
    const [rina, budi, sari] = studentIds;
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM student_promotion_items`);
      await tx.run(sql`DELETE FROM student_promotions`);
      await tx.run(sql`INSERT INTO student_promotions (id, created_at, started_by, promoted, stayed, graduated, moved, held)
        VALUES (7, '2026-11-02 01:00:00.000', 'admin', 0, 0, 3, 0, 0)`);
      for (const id of [rina, budi, sari]) {
        await tx.run(sql`INSERT INTO student_promotion_items (promotion_id, student_id, before_class_name, before_status,
          after_class_name, after_status) VALUES (7, ${id}, 'X IPA 1', 'active', 'X IPA 1', 'graduated')`);
      }
      await tx.run(sql`UPDATE students SET status = 'graduated' WHERE id IN (${rina}, ${budi})`);
    });
    // Sari is back at school, and Dewi has never left.
    const issued = await letters.issueMany(admin, { promotionId: 7, className: "X IPA 1" });
    expect(issued.letters.map(({ studentId }) => studentId)).toEqual([rina]);
    expect(issued.refused.map(({ student }) => student.id)).toEqual([budi]);
    const fieldsOf = async (input: object) => (await expectDomainError(letters.issueMany(admin, input))).fields;
    expect(await fieldsOf({ promotionId: 7 })).toMatchObject({ studentIds: expect.any(String) as string });
    expect(await fieldsOf({ promotionId: 7, className: "X IPA 2" })).toEqual({
      className: "Tidak ada siswa kelas ini yang lulus atau pindah lewat Naik Kelas itu.",
    });
    expect(await fieldsOf({ promotionId: 7, studentIds: [rina] })).toEqual({
      className: "Sebutkan juga kelasnya sebelum Naik Kelas.",
    });
  });

  it("is one, whoever asks how often at once, and numbers have no gaps", async () => {
    const { issue, letters, admin, studentIds } = await givenLibrary({ students: 5 });
    const issued = await Promise.all([
      ...[0, 0, 1, 1, 2].map((index) => issue(index)),
      letters.issueMany(admin, { studentIds }).then(({ letters: [, , , fourth] }) => fourth),
      issue(4),
    ]);
    expect(new Set(issued.map((letter) => letter?.studentId)).size).toBe(5);
    const stored = await test.database.read((reader) =>
      reader.rows<{ year_number: number }>(sql`SELECT year_number FROM clearance_letters ORDER BY year_number`),
    );
    expect(stored.map(({ year_number: number }) => Number(number))).toEqual([1, 2, 3, 4, 5]);
  });

  it("keeps its number when it is revoked, and the library's new year begins at 1 again", async () => {
    const { issue, letters, reads, admin, setNow } = await givenLibrary();
    const first = await issue(0);
    const revoked = await letters.revoke(admin, first.id, { reason: "Salah orang" });
    expect(revoked).toMatchObject({
      number: "001/SBP/2026",
      isValid: false,
      revokedBy: admin.username,
      revokeReason: "Salah orang",
    });
    const [audit] = await auditOf("clearance.revoke");
    expect([Number(audit?.record_id), audit?.actor]).toEqual([first.id, admin.username]);
    expect(JSON.parse(String(audit?.after_values))).toMatchObject({ number: "001/SBP/2026", reason: "Salah orang" });
    expect(await expectDomainError(letters.revoke(admin, first.id, { reason: "Lagi" }))).toMatchObject({
      kind: "conflict",
      message: "Surat 001/SBP/2026 sudah dicabut.",
    });
    expect((await expectDomainError(letters.revoke(admin, 0, { reason: "x" }))).kind).toBe("notFound");
    const second = await issue(0);
    expect([second.number, second.token === first.token]).toEqual(["002/SBP/2026", false]);
    setNow("2026-12-31T17:00:00Z");
    expect((await issue(1)).number).toBe("001/SBP/2027");
    const numbersOf = async (list: object) =>
      (await reads.page(admin, list, { first: 10 })).edges.map(({ node: { number } }) => number);
    expect(await numbersOf({})).toEqual(["001/SBP/2027", "002/SBP/2026", "001/SBP/2026"]);
    expect(await numbersOf({ search: "", status: null, className: "", year: null })).toEqual(await numbersOf({}));
    expect(await numbersOf({ status: "revoked" })).toEqual(["001/SBP/2026"]);
    expect(await numbersOf({ status: "valid", className: "x ipa 1", year: 2026 })).toEqual(["002/SBP/2026"]);
    expect(await numbersOf({ search: "rin" })).toEqual(["002/SBP/2026", "001/SBP/2026"]);
    expect(await numbersOf({ search: "002/sbp/2026" })).toEqual(["002/SBP/2026"]);
    expect(await numbersOf({ search: "001" })).toEqual(["001/SBP/2027", "001/SBP/2026"]);
    expect(await numbersOf({ search: "24012" })).toEqual(["001/SBP/2027"]);
    expect(await reads.count(admin, { search: "rina" })).toBe(2);
    expect((await reads.byNumber(admin, "002/SBP/2026"))?.id).toBe(second.id);
    expect(await reads.byNumber(admin, "2")).toBeNull();
  });

  it("is issued for a class, and names who gets none with the reasons", async () => {
    const { letters, lend, issue, admin, studentIds } = await givenLibrary({ students: 4 });
    const had = await issue(3);
    await lend(1, 0);
    await new StudentEditingService(test.database, studentDependents).update(admin, studentIds[2] ?? 0, {
      status: "moved",
    });
    const { letters: issued, refused } = await letters.issueMany(admin, { className: "x ipa 1" });
    expect(issued.map(({ studentName, id }) => [studentName, id === had.id])).toEqual([
      ["Dewi", true],
      ["Rina", false],
    ]);
    expect(refused.map(({ student, checks }) => [student.name, checks.map(({ code }) => code)])).toEqual([
      ["Budi", ["on_loan"]],
    ]);
    const refusalOf = async (input: object) => (await expectDomainError(letters.issueMany(admin, input))).fields;
    expect(await refusalOf({ className: "IX Z" })).toEqual({ className: "Tidak ada siswa aktif di kelas ini." });
    expect(await refusalOf({})).toHaveProperty("studentIds");
    expect(await refusalOf({ studentIds: [studentIds[0], 2_000_000_000] })).toHaveProperty(["studentIds.1"]);
  });

  it("is issued to no class that is too large for one act, which says so", async () => {
    const { letters, admin } = await givenLibrary();
    for (let count = 0; count < 251; count += 1) await givenStudent(test.database, { className: "X Besar" });
    const { fields } = await expectDomainError(letters.issueMany(admin, { className: "X Besar" }));
    expect(fields).toEqual({ className: "Kelas ini berisi lebih dari 250 siswa. Pilih sebagian dulu." });
  });

  it("takes its student out of every queue, and what was kept for them passes on", async () => {
    const { letters, lend, returnCopy, reserving, admin, studentIds, bookIds } = await givenLibrary({ students: 4 });
    await lend(3, 0);
    await lend(3, 1);
    const reserve = async (index: number, book: number) =>
      (await reserving.reserve(admin, { studentId: studentIds[index], bookId: bookIds[book] })).reservation.id;
    const ready = await reserve(0, 0);
    const alsoCleared = await reserve(1, 0);
    const next = await reserve(2, 0);
    const waiting = await reserve(0, 1);
    await returnCopy(0);
    await letters.issueMany(admin, { studentIds: studentIds.slice(0, 2) });
    const rows = await test.database.read((reader) =>
      reader.rows<{ id: number; status: string }>(sql`SELECT id, status FROM reservations ORDER BY id`),
    );
    expect(rows.map(({ id, status }) => [Number(id), status])).toEqual([
      [ready, "cancelled"],
      [alsoCleared, "cancelled"],
      [next, "ready"],
      [waiting, "cancelled"],
    ]);
    const [audit] = await auditOf("reservation.cancel");
    expect(JSON.stringify(audit?.after_values)).toContain(`passedOnToReservation`);
  });

  it("is asked about when its student borrows again, is revoked by the loan, and valid again when that is undone", async () => {
    const { issue, reads, lend, undo, admin } = await givenLibrary();
    const { id } = await issue(0);
    expect(await checksOf(lend(0, 0))).toEqual(["Surat Bebas Pustaka Rina sudah terbit. Cabut dan pinjamkan?"]);
    expect((await reads.byId(admin, id))?.isValid).toBe(true);
    const { actId } = await lend(0, 0, { confirm: ["cleared"], reason: "Izin guru" });
    expect(await reads.byId(admin, id)).toMatchObject({
      isValid: false,
      revokedBy: admin.username,
      revokeReason: "Meminjam lagi (B00001)",
    });
    await undo.undo(admin, actId);
    expect(await reads.byId(admin, id)).toMatchObject({ isValid: true, revokedAt: null, revokedBy: null });
    // Nothing is asked of who has none.
    await lend(1, 0);
  });

  it("leaves only a right of its own to confirm that", async () => {
    const { issue, lending, nisOf, codes } = await givenLibrary();
    const staff = await givenStaff(test.database);
    await issue(0);
    const lent = lending.borrow(staff, { nis: nisOf(0), itemCode: codes[0], confirm: ["cleared"] });
    expect((await expectDomainError(lent)).kind).toBe("forbidden");
  });

  it("keeps what it was issued upon from being undone", async () => {
    const { issue, lend, returnCopy, ledger, undo, admin, studentIds, setNow } = await givenLibrary();
    await lend(0, 0);
    setNow("2026-11-10T02:00:00Z");
    const { actId: returned } = await returnCopy(0);
    const { actId: paid } = await ledger.payFines(admin, studentIds[0] ?? 0, { amount: 500 });
    const { id } = await issue(0);
    const builtOn = "Sudah ada tindakan lain setelahnya, jadi tidak dapat diurungkan. Perbaiki dengan tindakan baru.";
    for (const act of [paid, returned]) {
      expect((await expectDomainError(undo.undo(admin, act))).message).toBe(builtOn);
    }
    const letters = new ClearanceEditingService(test.database, { timeZone: "Asia/Jakarta", now: () => new Date() });
    await letters.revoke(admin, id, { reason: "Salah" });
    await undo.undo(admin, paid);
    await undo.undo(admin, returned);
  });

  it("is issued or refused, never beside a loan that is made at the same moment", async () => {
    const { issue, lend, reads, admin } = await givenLibrary();
    const [lent, issued] = await Promise.allSettled([lend(0, 0), issue(0)]);
    expect([lent.status, issued.status].sort()).toEqual(["fulfilled", "rejected"]);
    expect(await reads.count(admin, { status: "valid" })).toBe(issued.status === "fulfilled" ? 1 : 0);
  });

  it("is seen by librarians, issued by who has the right, and verified by whoever holds it", async () => {
    const { issue, letters, reads, admin, studentIds } = await givenLibrary();
    const letter = await issue(0);
    const staff = await givenStaff(test.database);
    const student = await givenStudentViewer(test.database);
    expect((await reads.byId(staff, letter.id))?.id).toBe(letter.id);
    expect((await expectDomainError(letters.issue(staff, { studentId: studentIds[1] }))).kind).toBe("forbidden");
    expect((await expectDomainError(letters.revoke(staff, letter.id, { reason: "x" }))).kind).toBe("forbidden");
    for (const viewer of [student, visitor]) {
      expect(await reads.byId(viewer, letter.id)).toBeNull();
      expect(await reads.byNumber(viewer, letter.number)).toBeNull();
      expect((await reads.ofStudents(viewer, studentIds)).size).toBe(0);
      expect(await reads.verify(viewer, letter.token)).toEqual(letter);
    }
    for (const token of ["", letter.token.toUpperCase(), "0".repeat(32), "%"]) {
      expect(await reads.verify(admin, token)).toBeNull();
    }
  });

  it("keeps its student from being deleted, as a loan does", async () => {
    const { issue, admin, studentIds } = await givenLibrary();
    await issue(1);
    const deleted = new StudentEditingService(test.database, studentDependents).delete(admin, studentIds[1] ?? 0);
    expect((await expectDomainError(deleted)).message).toContain("1 Surat Bebas Pustaka");
  });
});
