import { randomUUID } from "node:crypto";

import sql from "sql-template-tag";

import { LedgerEditingService } from "../../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { ClearanceEditingService } from "../../../../server/circulation/clearance/ClearanceEditingService.js";
import { LendingRefusedError } from "../../../../server/errors.js";
import { required } from "../../../../server/platform/required.js";
import { givenClassSet, givenTeacher } from "../../../support/circulation/classSets.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenStaff, givenStudent } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

async function codesOf(act: Promise<unknown>): Promise<string[]> {
  const error: unknown = await act.catch((failure: unknown) => failure);
  if (!(error instanceof LendingRefusedError)) throw new Error(`No refusal but ${String(error)}`);
  return error.checks.map(({ code }) => code);
}

onBothEngines("A class set", (test) => {
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));
  const change = (statement: ReturnType<typeof sql>) => test.database.write(testWrite, (tx) => tx.run(statement));

  it("goes to one student after the other by name, as loans that count towards no limit and apart in reports", async () => {
    const { lend, lines, setCodes, set, borrowings, admin } = await givenClassSet(test.database);
    expect(await lines()).toEqual(["Budi", "Rina", "Sari"]);
    const { borrowingId } = await lend(setCodes[2]);
    await lend(setCodes[0]?.toLowerCase());
    expect(await lines()).toEqual(["Budi S0003 on_loan", "Rina S0001 on_loan", "Sari"]);
    expect(await borrowings.byId(admin, borrowingId)).toMatchObject({
      dueAt: "2026-11-09",
      setLoan: true,
      policyCountsToLimit: false,
      policyFinePerDay: 500,
      className: "X IPA 1",
    });
    expect(await set()).toMatchObject({ className: "X IPA 1", lentCount: 2, openCount: 2, status: "open" });
    await lend(setCodes[1]);
    expect(await codesOf(lend(setCodes[3]))).toEqual(["nobody_left"]);
  });

  it("asks neither for the limit nor for the same title, and leaves the limit to loans of one's own", async () => {
    const { lend, lending, admin, setCodes, nisOf } = await givenClassSet(test.database, { copies: 9 });
    const borrow = (nis: string, itemCode: string | undefined) =>
      lending.borrow(admin, { nis, itemCode, confirm: ["same_title"], reason: "Izin guru" });
    for (const code of setCodes.slice(0, 3)) await borrow(nisOf(1), code);
    await lend(setCodes[3]);
    await lend(setCodes[4]);
    for (const code of setCodes.slice(5, 8)) await borrow(nisOf(0), code);
    expect(await codesOf(borrow(nisOf(0), setCodes[8]))).toContain("limit");
  });

  it("starts from whom the screen names, and comes back to who was passed over", async () => {
    const { lend, lines, setCodes, studentOf } = await givenClassSet(test.database);
    await lend(setCodes[0], { fromStudentId: studentOf(2) });
    await lend(setCodes[1], { fromStudentId: studentOf(0) });
    // Rina has one by now: the turn is that of the next, and after the last that of the first.
    await lend(setCodes[2], { fromStudentId: studentOf(0) });
    expect(await lines()).toEqual(["Budi S0003 on_loan", "Rina S0002 on_loan", "Sari S0001 on_loan"]);
  });

  it("gives two scanners at once two students, and nobody two copies", async () => {
    const { lend, lines, setCodes } = await givenClassSet(test.database, { students: 5, copies: 5 });
    await Promise.all(setCodes.map((code) => lend(code)));
    const lent = await lines();
    expect(lent.map((line) => line.split(" ")[0])).toEqual(["Budi", "Dewi", "Joko", "Rina", "Sari"]);
    expect(new Set(lent.map((line) => line.split(" ")[1]))).toEqual(new Set(setCodes));
  });

  it("takes the same copy within five seconds, and the same key, as one scan", async () => {
    const { lend, lines, setCodes, setNow } = await givenClassSet(test.database);
    const idempotencyKey = randomUUID();
    const first = await lend(setCodes[0], { idempotencyKey });
    expect(await lend(setCodes[0], { idempotencyKey })).toEqual(first);
    setNow("2026-11-02T02:00:03Z");
    expect(await lend(setCodes[0])).toMatchObject({ borrowingId: first.borrowingId });
    expect(await lines()).toEqual(["Budi S0001 on_loan", "Rina", "Sari"]);
    setNow("2026-11-02T02:00:09Z");
    expect(await codesOf(lend(setCodes[0]))).toEqual(["on_loan"]);
  });

  it("lends to who was scanned, asks about another class, and gives nobody a second copy", async () => {
    const library = await givenClassSet(test.database);
    const { lend, lines, lending, editing, admin, classSetId, setCodes, nisOf, studentOf } = library;
    await lend(setCodes[0], { nis: nisOf(2) });
    expect(await codesOf(lend(setCodes[1], { studentId: studentOf(2) }))).toEqual(["has_copy"]);
    const guest = await givenStudent(test.database, { name: "Zaki", className: "X IPA 2" });
    expect(await codesOf(lend(setCodes[1], { studentId: guest }))).toEqual(["not_in_class"]);
    // A set asks for no limit, and so lets only who may make exceptions lend past its class.
    const clerk = await givenStaff(test.database);
    const asked = { itemCode: setCodes[1], studentId: guest };
    const refused: unknown = await editing.lend(clerk, classSetId, asked).catch((error: unknown) => error);
    expect(refused).toMatchObject({ checks: [{ code: "not_in_class", kind: "confirm", needsOverride: true }] });
    const sure = editing.lend(clerk, classSetId, { ...asked, confirm: ["not_in_class"] });
    expect((await expectDomainError(sure)).kind).toBe("forbidden");
    await editing.lend(clerk, classSetId, { itemCode: setCodes[3] });
    const unexplained = lend(setCodes[1], { studentId: guest, confirm: ["not_in_class"] });
    expect(Object.keys((await expectDomainError(unexplained)).fields)).toEqual(["reason"]);
    await lend(setCodes[1], { studentId: guest, confirm: ["not_in_class"], reason: "Izin guru" });
    await lending.returnCopy(admin, { itemCode: setCodes[0] });
    await lend(setCodes[2], { studentId: studentOf(2) });
    expect(await lines()).toEqual([
      "Budi S0004 on_loan",
      "Rina",
      "Sari S0001 returned",
      "Sari S0003 on_loan",
      "Zaki S0002 on_loan",
    ]);
  });

  it("says whose card was scanned for a copy, and of a teacher's set for whom all of it is", async () => {
    const { lend, editing, admin, setCodes, setNow } = await givenClassSet(test.database);
    await givenStudent(test.database, { nis: "250777", name: "Wawan", className: "XI IPS 2" });
    const messageOf = async (act: Promise<unknown>) => (await expectDomainError(act)).message;
    expect(await codesOf(lend("250777"))).toEqual(["student_card"]);
    expect(await messageOf(lend("250777"))).toBe("Ini kartu Wawan, XI IPS 2, bukan kode buku.");
    expect(await codesOf(lend("250778"))).toEqual(["copy_unknown"]);
    setNow("2026-11-02T04:00:00Z");
    const clocks = { scannedAt: "2026-11-02T03:00:00Z", sentAt: "2026-11-02T04:00:00Z" };
    expect(await codesOf(lend("250777", clocks))).toEqual(["student_card"]);
    const teacherId = await givenTeacher(test.database);
    const { classSetId } = await editing.create(admin, { itemCode: setCodes[0], teacherId, dueAt: "2026-11-09" });
    expect(await messageOf(editing.lend(admin, classSetId, { itemCode: "250777" }))).toBe(
      "Semua buku pinjaman kelas ini untuk Bu Sari. Pindai bukunya saja.",
    );
  });

  it("says of another title what it is, of a suspended student who it is, and passes over that one when told", async () => {
    const { lend, lines, setCodes, codes, studentOf } = await givenClassSet(test.database);
    const error = await expectDomainError(lend(codes[0]));
    expect(error.message).toBe(
      "Ini Judul 1 (B00001), bukan Laskar Pelangi. Pindai eksemplar judul pinjaman kelas ini, atau pinjamkan di meja sirkulasi.",
    );
    expect(await codesOf(lend("S9999"))).toEqual(["copy_unknown"]);
    await change(sql`UPDATE students SET status = 'suspended' WHERE id = ${studentOf(1)}`);
    expect(await codesOf(lend(setCodes[0]))).toEqual(["suspended"]);
    await lend(setCodes[0], { fromStudentId: studentOf(0) });
    expect(await lines()).toEqual(["Budi", "Rina S0001 on_loan", "Sari"]);
  });

  it("ends a loan with the membership, and gives nothing out once its last day has passed", async () => {
    const { lend, setCodes, borrowings, admin, studentOf, lines, set, setNow } = await givenClassSet(test.database);
    await change(sql`UPDATE students SET expires_at = '2026-11-07' WHERE id = ${studentOf(1)}`);
    const { borrowingId, notices } = await lend(setCodes[0]);
    expect(notices.map(({ code }) => code)).toEqual(["due_capped"]);
    expect((await borrowings.byId(admin, borrowingId))?.dueAt).toBe("2026-11-06");
    setNow("2026-11-10T02:00:00Z");
    expect(await codesOf(lend(setCodes[1]))).toEqual(["set_over"]);
    expect([await lines(), (await set()).status]).toEqual([["Budi S0001 overdue"], "open"]);
  });

  it("lends all of it to a teacher, and to no pupil", async () => {
    const { editing, sets, admin, bookId, setCodes, studentOf, codes } = await givenClassSet(test.database);
    const teacherId = await givenTeacher(test.database);
    const made = { bookId, dueAt: "2026-11-02" };
    const pupil = await expectDomainError(editing.create(admin, { ...made, teacherId: studentOf(0) }));
    expect(pupil.fields).toEqual({
      teacherId: "Rina tercatat sebagai Siswa. Pilih guru atau karyawan, atau satu kelas.",
    });
    const { classSetId } = await editing.create(admin, { itemCode: setCodes[0], teacherId, dueAt: "2026-11-02" });
    await editing.lend(admin, classSetId, { itemCode: setCodes[0] });
    await editing.lend(admin, classSetId, { itemCode: setCodes[1] });
    const set = required(await sets.byId(admin, classSetId), "the set");
    expect(set).toMatchObject({ bookId, teacherName: "Bu Sari", className: null, openCount: 2 });
    const entries = (await sets.entries(admin, [set])).get(classSetId);
    expect(entries?.map(({ studentName, loan }) => [studentName, loan?.dueAt])).toEqual([
      ["Bu Sari", "2026-11-02"],
      ["Bu Sari", "2026-11-02"],
    ]);
    const refused = editing.lend(admin, classSetId, { itemCode: codes[0], studentId: studentOf(0) });
    expect(await codesOf(refused)).toEqual(["other_title"]);
    const other = editing.lend(admin, classSetId, { itemCode: setCodes[2], studentId: studentOf(0) });
    expect((await expectDomainError(other)).kind).toBe("validation");
  });

  it.each([
    [{ className: "XIII" }, "className"],
    [{ className: "X IPA 1", dueAt: "2026-11-01" }, "dueAt"],
    [{ className: "X IPA 1", dueAt: "2027-11-04" }, "dueAt"],
    [{}, "className"],
    [{ className: "X IPA 1", teacherNis: "1" }, "className"],
    [{ className: "X IPA 1", bookId: 999_999 }, "bookId"],
  ])("is not made of %o", async (wrong, field) => {
    const { editing, admin, bookId } = await givenClassSet(test.database);
    const error = await expectDomainError(editing.create(admin, { bookId, dueAt: "2026-11-09", ...wrong }));
    expect([error.kind, Object.keys(error.fields)]).toEqual(["validation", [field]]);
  });

  it("shows who has left the class with a copy, and nobody who has left it without one", async () => {
    const { lend, sets, set, classSetId, admin, setCodes, studentOf } = await givenClassSet(test.database);
    await lend(setCodes[0]);
    await change(
      sql`UPDATE students SET class_key = 'lain', class_name = 'XI' WHERE id IN (${studentOf(0)}, ${studentOf(1)})`,
    );
    const entries = (await sets.entries(admin, [await set()])).get(classSetId);
    expect(entries?.map(({ studentName, isInClass, className }) => [studentName, isInClass, className])).toEqual([
      ["Budi", false, "XI"],
      ["Sari", true, "X IPA 1"],
    ]);
  });

  it("has the lines of its own class where several sets are read together, and of nobody else's once it is over", async () => {
    const { lend, sets, set, classSetId, editing, admin, bookId, setCodes } = await givenClassSet(test.database);
    await lend(setCodes[0]);
    await givenStudent(test.database, { name: "Tono", nis: "240190", className: "XI IPA 1" });
    const made = await editing.create(admin, { bookId, className: "XI IPA 1", dueAt: "2026-11-09" });
    const own = await set();
    const namesOf = async (dueAt: string) => {
      const other = required(await sets.byId(admin, made.classSetId), "the other set");
      const found = await sets.entries(admin, [{ ...own, dueAt }, other]);
      return [classSetId, made.classSetId].map((id) => found.get(id)?.map(({ studentName }) => studentName));
    };

    expect(await namesOf(own.dueAt)).toEqual([["Budi", "Rina", "Sari"], ["Tono"]]);
    expect(await namesOf("2026-11-01")).toEqual([["Budi"], ["Tono"]]);
  });

  it("has a line for every copy, also where the library has forgotten whose it was", async () => {
    const { lend, lines, lending, admin, setCodes, setNow, sets, set, classSetId } = await givenClassSet(test.database);
    for (const code of setCodes.slice(0, 3)) await lend(code);
    for (const itemCode of setCodes.slice(1, 3)) await lending.returnCopy(admin, { itemCode });
    setNow("2026-11-10T02:00:00Z");
    await change(sql`UPDATE borrowings SET student_id = NULL WHERE returned_at IS NOT NULL`);
    expect(await lines()).toEqual(["Budi S0001 overdue", "? S0002 returned", "? S0003 returned"]);
    const [, forgotten] = (await sets.entries(admin, [await set()])).get(classSetId) ?? [];
    expect(forgotten).toMatchObject({ studentId: null, nis: null, className: null, isInClass: false });
    expect(forgotten?.loan).toMatchObject({ studentId: null, loanStatus: "returned" });
  });

  it("records without network who has got the copy, also where the turn has changed since", async () => {
    const { lend, lines, setCodes, studentOf, setNow } = await givenClassSet(test.database);
    await lend(setCodes[0], { studentId: studentOf(2) });
    setNow("2026-11-02T02:10:00Z");
    const clocks = { scannedAt: "2026-11-02T02:05:00Z", sentAt: "2026-11-02T02:10:00Z" };
    await lend(setCodes[1], { fromStudentId: studentOf(0), ...clocks });
    expect(await codesOf(lend(setCodes[2], { fromStudentId: studentOf(2), ...clocks }))).toEqual(["has_copy"]);
    // Somebody else has got this copy since: only who has it in hand can tell.
    setNow("2026-11-02T02:08:00Z");
    await lend(setCodes[3], { studentId: await givenStudent(test.database, { className: "X IPA 1", name: "Zaki" }) });
    setNow("2026-11-02T02:10:00Z");
    expect(await codesOf(lend(setCodes[3], { fromStudentId: studentOf(1), ...clocks }))).toEqual(["on_loan"]);
    expect(await lines()).toEqual(["Budi", "Rina S0002 on_loan", "Sari S0001 on_loan", "Zaki S0004 on_loan"]);
  });

  describe("of which two copies were mixed up", () => {
    async function givenMixedUp() {
      const library = await givenClassSet(test.database);
      const one = await library.lend(library.setCodes[0]);
      const other = await library.lend(library.setCodes[1]);
      const ids = { borrowingId: one.borrowingId, otherBorrowingId: other.borrowingId };
      return { ...library, ids, swap: () => library.editing.swap(library.admin, library.classSetId, ids) };
    }

    it("swaps them while both are out, and back", async () => {
      const { swap, undo, admin, lines, lending, setCodes } = await givenMixedUp();
      const { actId } = await swap();
      expect(await lines()).toEqual(["Budi S0002 on_loan", "Rina S0001 on_loan", "Sari"]);
      await undo.undo(admin, actId);
      expect(await lines()).toEqual(["Budi S0001 on_loan", "Rina S0002 on_loan", "Sari"]);
      const again = await swap();
      await lending.returnCopy(admin, { itemCode: setCodes[0] });
      expect(await lines()).toEqual(["Budi S0002 on_loan", "Rina S0001 returned", "Sari"]);
      expect((await expectDomainError(undo.undo(admin, again.actId))).kind).toBe("conflict");
    });

    it.each([0, 1])("swaps them once one of them is back: copy %i", async (returned) => {
      const { swap, undo, admin, lines, lending, setCodes } = await givenMixedUp();
      await lending.returnCopy(admin, { itemCode: setCodes[returned] });
      const before = await lines();
      const { actId } = await swap();
      expect(await lines()).toEqual([
        `Budi S0002 ${returned === 1 ? "returned" : "on_loan"}`,
        `Rina S0001 ${returned === 0 ? "returned" : "on_loan"}`,
        "Sari",
      ]);
      expect(
        await rows(sql`SELECT copy_id = open_copy_id AS same FROM borrowings WHERE open_copy_id IS NOT NULL`),
      ).toEqual([{ same: 1 }]);
      await undo.undo(admin, actId);
      expect(await lines()).toEqual(before);
    });

    it("changes no money: it is refused where a fine, a loss, a letter or a due date says otherwise", async () => {
      const { swap, admin, lending, setCodes, setNow, ids, studentOf } = await givenMixedUp();
      await change(sql`UPDATE borrowings SET due_at = '2026-11-04' WHERE id = ${ids.otherBorrowingId}`);
      setNow("2026-11-06T02:00:00Z");
      await lending.returnCopy(admin, { itemCode: setCodes[0] });
      expect((await expectDomainError(swap())).message).toBe(
        "S0001 atas nama Rina sudah terlambat 2 hari saat dikembalikan, jadi tidak dapat ditukar. Catat dendanya secara manual.",
      );
      await change(sql`UPDATE borrowings SET due_at = '2026-11-09' WHERE id = ${ids.otherBorrowingId}`);
      const time = { timeZone: "Asia/Jakarta", now: () => new Date("2026-11-06T02:00:00Z") };
      const letters = new ClearanceEditingService(test.database, time);
      const letter = await letters.issue(admin, { studentId: studentOf(1) });
      expect((await expectDomainError(swap())).message).toContain("Surat Bebas Pustaka Budi sudah terbit.");
      await letters.revoke(admin, letter.id, { reason: "Uji" });
      const ledger = new LedgerEditingService(test.database, "Asia/Jakarta", time.now);
      const fine = { studentId: studentOf(1), chargeReason: "damaged", amount: 5_000, reason: "Sobek" };
      await ledger.createFine(admin, { ...fine, borrowingId: ids.borrowingId });
      expect((await expectDomainError(swap())).message).toBe(
        "Budi sudah dikenai denda untuk S0001, jadi tidak dapat ditukar. Batalkan dulu dendanya.",
      );
      await lending.reportLost(admin, ids.otherBorrowingId, {});
      expect((await expectDomainError(swap())).kind).toBe("conflict");
    });

    it("swaps no loans of another set, and none with itself", async () => {
      const { editing, admin, classSetId, ids, lending, codes, nisOf } = await givenMixedUp();
      const own = await lending.borrow(admin, { nis: nisOf(2), itemCode: codes[0] });
      const swapping = (otherBorrowingId: number) =>
        editing.swap(admin, classSetId, { borrowingId: ids.borrowingId, otherBorrowingId });
      for (const id of [own.borrowingId, ids.borrowingId, 999_999]) {
        expect(Object.keys((await expectDomainError(swapping(id))).fields)).toEqual(["otherBorrowingId"]);
      }
      expect((await expectDomainError(editing.swap(admin, 999_999, ids))).kind).toBe("notFound");
    });
  });

  describe("that is undone", () => {
    it("is gone with every loan, swap and counter, and once", async () => {
      const { lend, editing, admin, classSetId, setCodes, lending, codes, nisOf, sets } = await givenClassSet(
        test.database,
      );
      await lending.borrow(admin, { nis: nisOf(2), itemCode: setCodes[3] });
      const one = await lend(setCodes[0]);
      const other = await lend(setCodes[1]);
      await editing.swap(admin, classSetId, {
        borrowingId: one.borrowingId,
        otherBorrowingId: other.borrowingId,
      });
      // Taken over from an ordinary loan, which is open again afterwards.
      await lend(setCodes[3], { confirm: ["on_loan", "mine"], nis: nisOf(2) }).catch(() => undefined);
      await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
      expect(await editing.undo(admin, classSetId)).toMatchObject({ classSetId });
      expect(await sets.byId(admin, classSetId)).toBeNull();
      const open = await rows(
        sql`SELECT copies.item_code, borrowings.class_set_id FROM borrowings
          JOIN copies ON copies.id = borrowings.open_copy_id ORDER BY copies.item_code`,
      );
      expect(open).toEqual([
        { item_code: "B00001", class_set_id: null },
        { item_code: "S0004", class_set_id: null },
      ]);
      const [counter] = await rows(sql`SELECT value FROM counters WHERE name = 'borrowings'`);
      expect(Number(counter?.value)).toBe(2);
      expect(await editing.undo(admin, classSetId)).toEqual({ classSetId, loans: 0 });
    });

    it("takes back with it what it has brought who had its copies too long", async () => {
      await change(sql`DELETE FROM audit_entries`);
      const { lend, lending, editing, admin, classSetId, setCodes } = await givenClassSet(test.database);
      await givenStudent(test.database, { nis: "99001", name: "Zaki", className: "X IPA 2" });
      const late = ["2026-10-29", "2026-10-28"].entries();
      for (const [place, dueAt] of late) {
        const confirm = ["same_title", "has_overdue"];
        await lending.borrow(admin, { nis: "99001", itemCode: setCodes[place], confirm, reason: "Izin guru" });
        await change(sql`UPDATE borrowings SET due_at = ${dueAt}, borrowed_at = '2026-10-20 03:00:00.000',
          policy_suspend_days_per_day = 1 WHERE due_at > '2026-11-01'`);
      }
      const zaki = () => rows(sql`SELECT status, suspended_until AS until FROM students WHERE nis = '99001'`);
      await lend(setCodes[0], { confirm: ["on_loan"] });
      await lend(setCodes[1], { confirm: ["on_loan"] });
      expect(await zaki()).toEqual([{ status: "suspended", until: "2026-11-05" }]);
      expect(await editing.undo(admin, classSetId)).toMatchObject({ loans: 2 });
      expect(await zaki()).toEqual([{ status: "active", until: null }]);
      const reported = await rows(sql`SELECT action, record_id, before_values AS was, after_values AS recorded
        FROM audit_entries WHERE action IN ('borrowing.undo', 'student.update') ORDER BY id`);
      const ofZaki = await rows(sql`SELECT id, student_id FROM borrowings ORDER BY id DESC`);
      expect(ofZaki).toHaveLength(2);
      const valuesOf = (text: unknown) => JSON.parse(String(text)) as unknown;
      expect(reported.map(({ action, record_id: id, recorded: values }) => [action, id, valuesOf(values)])).toEqual([
        ...ofZaki.map(({ id }) => ["borrowing.undo", id, { act: "classSetLend", actId: expect.any(Number) as number }]),
        ["student.update", ofZaki[0]?.student_id, { status: "active", suspendedUntil: null }],
      ]);
      expect(valuesOf(reported.at(-1)?.was)).toEqual({ status: "suspended", suspendedUntil: "2026-11-05" });
    });

    it("stays with the reason once a copy is back, and from the next day on unless it is empty", async () => {
      const { lend, editing, admin, classSetId, setCodes, lending, setNow, undo, lines } = await givenClassSet(
        test.database,
      );
      const { actId } = await lend(setCodes[0]);
      await lend(setCodes[1]);
      const returned = await lending.returnCopy(admin, { itemCode: setCodes[0] });
      expect((await expectDomainError(editing.undo(admin, classSetId))).message).toBe(
        "S0001 (Budi) sudah dikembalikan, jadi pinjaman kelas ini tidak dapat diurungkan. Kembalikan eksemplar lainnya seperti biasa.",
      );
      expect(await lines()).toEqual(["Budi S0001 returned", "Rina S0002 on_loan", "Sari"]);
      await undo.undo(admin, returned.actId);
      await undo.undo(admin, actId);
      setNow("2026-11-03T02:00:00Z");
      expect((await expectDomainError(editing.undo(admin, classSetId))).kind).toBe("conflict");
      await change(sql`DELETE FROM borrowings`);
      expect(await editing.undo(admin, classSetId)).toEqual({ classSetId, loans: 0 });
      expect((await expectDomainError(editing.undo(admin, 999_999))).kind).toBe("notFound");
    });

    it("is undone by who made it or an administrator, and its making alone only while it is empty", async () => {
      const { editing, admin, bookId, setCodes, undo } = await givenClassSet(test.database);
      const clerk = await givenStaff(test.database);
      const other = await givenStaff(test.database);
      const made = await editing.create(clerk, { bookId, className: "X IPA 1", dueAt: "2026-11-09" });
      const lent = await editing.lend(other, made.classSetId, { itemCode: setCodes[0] });
      expect((await expectDomainError(editing.undo(other, made.classSetId))).kind).toBe("forbidden");
      expect((await expectDomainError(undo.undo(clerk, made.actId))).kind).toBe("conflict");
      await undo.undo(admin, lent.actId);
      await undo.undo(clerk, made.actId);
      expect(await editing.undo(clerk, made.classSetId)).toEqual({ classSetId: made.classSetId, loans: 0 });
    });
  });

  it("is listed with the open ones first, found by its title, its class and its teacher", async () => {
    const { editing, sets, admin, bookId, classSetId, setNow, setCodes } = await givenClassSet(test.database);
    const teacherId = await givenTeacher(test.database, "Pak Anwar");
    const make = async (dueAt: string, whom: object = { className: "X IPA 1" }) =>
      (await editing.create(admin, { bookId, dueAt, ...whom })).classSetId;
    const today = await make("2026-11-02");
    const kept = await make("2026-11-03", { teacherId });
    await editing.lend(admin, kept, { itemCode: setCodes[0] });
    setNow("2026-11-05T02:00:00Z");
    const ids = async (list: object, first = 10) =>
      (await sets.page(admin, list, { first })).edges.map(({ node }) => node.id);
    expect(await ids({})).toEqual([kept, classSetId, today]);
    expect([await ids({ status: "open" }), await ids({ status: "done" })]).toEqual([[kept, classSetId], [today]]);
    expect([await ids({ search: "anwar" }), await ids({ search: "pelangi", className: "x ipa 1" })]).toEqual([
      [kept],
      [classSetId, today],
    ]);
    expect([await ids({ bookId: bookId + 1 }), await sets.count(admin, { status: "open" })]).toEqual([[], 2]);
    const first = await sets.page(admin, {}, { first: 2 });
    const next = await sets.page(admin, {}, { first: 2, after: first.edges.at(-1)?.cursor ?? null });
    expect(next.edges.map(({ node }) => node.id)).toEqual([today]);
  });
});
