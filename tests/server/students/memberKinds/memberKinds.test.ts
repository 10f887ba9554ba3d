import sql from "sql-template-tag";

import { BinService } from "../../../../server/bin/BinService.js";
import { binHandlers } from "../../../../server/binHandlers.js";
import { LoanRuleService } from "../../../../server/circulation/policy/LoanRuleService.js";
import { studentDependents } from "../../../../server/studentDependents.js";
import { StudentEditingService } from "../../../../server/students/editing/StudentEditingService.js";
import { MemberKindEditingService } from "../../../../server/students/memberKinds/MemberKindEditingService.js";
import { MemberKindService } from "../../../../server/students/memberKinds/MemberKindService.js";
import { selectStudent } from "../../../../server/students/studentReads.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { copies, givenBooks } from "../../../support/givenBooks.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenAdmin, givenStaff, givenStudent, givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";
import { testFiles } from "../../platform/files/testFiles.js";

/** Half past midnight in Jakarta, still the day before in Greenwich. */
const NOW = new Date("2026-02-27T17:30:00Z");

onBothEngines("Kinds of members", (test) => {
  const files = testFiles(test);
  let admin: AdminViewer;
  const kinds = () => new MemberKindEditingService(test.database, studentDependents);
  const reading = () => new MemberKindService(test.database);
  const rules = () => new LoanRuleService(test.database);
  const students = () =>
    new StudentEditingService(test.database, studentDependents, { timeZone: "Asia/Jakarta", now: () => NOW });
  const student = (id: number) => test.database.read((reader) => selectStudent(reader, id));
  const names = async () => (await reading().page(admin, { first: 100 })).edges.map(({ node }) => node.name);
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));
  let sequence = 0;
  const newStudent = async (input: object = {}) => {
    sequence += 1;
    return students().create(admin, { nis: `K${sequence}`, name: `Anggota ${sequence}`, ...input });
  };

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  afterAll(files.remove);

  it("are five at first, of which the first is what a member is whose kind nobody names", async () => {
    expect(await names()).toEqual(["Siswa", "Guru", "Karyawan", "Umum", "Mahasiswa"]);
    expect(await newStudent()).toMatchObject({
      memberKind: "Siswa",
      numberName: "NIS",
      attendsClasses: true,
      expiresAt: null,
    });
  });

  it("are added where one wants them, once under each name, and moved", async () => {
    const { id, ...made } = await kinds().create(admin, {
      name: "  Wali  murid ",
      numberName: "No. wali",
      position: 2,
    });
    expect(made).toEqual({
      name: "Wali murid",
      numberName: "No. wali",
      membershipMonths: null,
      fee: 0,
      attendsClasses: false,
      selfRegistration: false,
      position: 2,
      active: true,
    });
    const again = await expectDomainError(kinds().create(admin, { name: "WALI-MURID", numberName: "No." }));
    expect(again).toMatchObject({ kind: "conflict", fields: { name: expect.stringContaining("sudah ada") } });
    const taken = await expectDomainError(kinds().update(admin, id, { name: "guru" }));
    expect(taken.kind).toBe("conflict");
    await kinds().update(admin, id, { position: 99, membershipMonths: 6 });
    expect(await names()).toEqual(["Siswa", "Guru", "Karyawan", "Umum", "Mahasiswa", "Wali murid"]);
    await kinds().update(admin, id, { membershipMonths: null, fee: 10_000 });
    expect((await reading().byId(admin, id))?.membershipMonths).toBeNull();
    await kinds().delete(admin, id, {});
    expect(await names()).toEqual(["Siswa", "Guru", "Karyawan", "Umum", "Mahasiswa"]);
    const told = await rows(
      sql`SELECT action, after_values AS after FROM audit_entries WHERE record_type = 'memberKind' ORDER BY id`,
    );
    expect(told.map(({ action }) => action)).toEqual([
      "memberKind.create",
      "memberKind.update",
      "memberKind.update",
      "memberKind.delete",
    ]);
  });

  it("give a new member the end of the membership by the library's day, unless one is given", async () => {
    const { id } = await kinds().create(admin, { name: "Sebulan", numberName: "No.", membershipMonths: 12 });
    expect((await newStudent({ memberKindId: id })).expiresAt).toBe("2027-02-28");
    await kinds().update(admin, id, { membershipMonths: 1 });
    expect((await newStudent({ memberKindId: id })).expiresAt).toBe("2026-03-28");
    expect((await newStudent({ memberKindId: id, expiresAt: "2026-05-01" })).expiresAt).toBe("2026-05-01");
    expect((await newStudent({ memberKindId: id, expiresAt: null })).expiresAt).toBeNull();
    const changed = await newStudent();
    expect(await students().update(admin, changed.id, { memberKindId: id })).toMatchObject({
      memberKind: "Sebulan",
      expiresAt: null,
    });
    const unknown = await expectDomainError(newStudent({ memberKindId: 9_999 }));
    expect(Object.keys(unknown.fields)).toEqual(["memberKindId"]);
    await kinds().delete(admin, id, { replacementId: 1 });
  });

  it("pass their members and their history on to a replacement, without which one in use stays", async () => {
    const { id } = await kinds().create(admin, { name: "Kursus", numberName: "No. kursus" });
    const studentId = await givenStudent(test.database, { memberKindId: id });
    const other = await givenStudent(test.database);
    const [bookId = 0] = await givenBooks(test.database, [{ copies: copies(1) }]);
    const rule = await rules().create(admin, { memberKindId: id, loanDays: 3 });
    await test.database.write(testWrite, async (tx) => {
      await tx.run(
        sql`INSERT INTO borrowings (student_id, copy_id, borrowed_at, due_at, returned_at, member_kind_id, policy_loan_days,
              policy_renewals, policy_fine_per_day, policy_grace_days)
            SELECT ${other}, id, '2026-01-02 03:00:00', '2026-01-09', '2026-01-03 03:00:00', ${id}, 7, 2, 500, 0
            FROM copies WHERE book_id = ${bookId}`,
      );
      await tx.run(
        sql`INSERT INTO visits (kind, member_kind_id, people_count, visited_at)
            VALUES ('student', ${id}, 1, '2026-01-02 03:00:00')`,
      );
    });

    const ruled = await expectDomainError(kinds().delete(admin, id, { replacementId: 4 }));
    expect(ruled.message).toContain("punya aturan khusus");
    await rules().delete(admin, rule.id);
    const used = await expectDomainError(kinds().delete(admin, id, {}));
    expect(used.fields.replacementId).toContain("masih dipakai 1 anggota, 1 peminjaman dan 1 kunjungan");
    const nobody = await expectDomainError(kinds().delete(admin, id, { replacementId: 9_999 }));
    expect(Object.keys(nobody.fields)).toEqual(["replacementId"]);
    const itself = await expectDomainError(kinds().delete(admin, id, { replacementId: id }));
    expect(Object.keys(itself.fields)).toEqual(["replacementId"]);
    expect(await student(studentId)).toMatchObject({ memberKind: "Kursus" });

    const { message } = await kinds().delete(admin, id, { replacementId: 4 });
    expect(message).toBe("Jenis anggota “Kursus” dihapus dan digantikan oleh “Umum”.");
    expect(await student(studentId)).toMatchObject({ memberKind: "Umum", numberName: "No. anggota" });
    expect(await student(other)).toMatchObject({ memberKind: "Siswa" });
    expect(await rows(sql`SELECT member_kind_id AS kind FROM borrowings WHERE student_id = ${other}`)).toEqual([
      { kind: 4 },
    ]);
    expect(await rows(sql`SELECT member_kind_id AS kind FROM visits`)).toEqual([{ kind: 4 }]);
  });

  it("leave one that is active, so that a new member has a kind to be", async () => {
    for (const id of [2, 3, 4, 5]) await kinds().update(admin, id, { active: false });
    const refusals = [
      await expectDomainError(kinds().update(admin, 1, { active: false })),
      await expectDomainError(kinds().delete(admin, 1, { replacementId: 2 })),
    ];
    expect(refusals.map(({ kind, fields }) => [kind, Object.keys(fields)])).toEqual([
      ["conflict", ["active"]],
      ["conflict", []],
    ]);
    await kinds().update(admin, 3, { active: true });
    await kinds().update(admin, 1, { active: false });
    expect((await newStudent()).memberKind).toBe("Karyawan");
    for (const id of [1, 2, 4, 5]) await kinds().update(admin, id, { active: true });
  });

  it("let a member come back from the bin whose kind has gone since", async () => {
    const { id } = await kinds().create(admin, { name: "Magang", numberName: "No. magang" });
    const { id: studentId } = await newStudent({ memberKindId: id });
    const { binEntryIds } = await students().delete(admin, studentId);
    await kinds().delete(admin, id, {});
    await new BinService(test.database, files.stored(), binHandlers).restore(admin, { ids: binEntryIds });
    expect(await student(studentId)).toMatchObject({ memberKindId: 1, memberKind: "Siswa" });
  });

  it("are listed for librarians, changed by administrators, and each told to whoever has an account", async () => {
    const staff = await givenStaff(test.database);
    const pupil = await givenStudentViewer(test.database);
    expect((await reading().page(staff, { first: 1 })).edges).toHaveLength(1);
    expect((await reading().byId(pupil, 1))?.name).toBe("Siswa");
    expect(await reading().byId(visitor, 1)).toBeNull();
    expect(await reading().studentCounts(pupil, [1])).toEqual([null]);
    expect(await reading().studentCounts(staff, [1, 5])).toEqual([expect.any(Number), 0]);
    for (const act of [
      async () => reading().page(pupil, { first: 1 }),
      () => kinds().create(staff, { name: "X", numberName: "X" }),
      () => kinds().update(staff, 1, { name: "X" }),
      () => kinds().delete(staff, 5, {}),
    ]) {
      await expect(act()).rejects.toMatchObject({ kind: "forbidden" });
    }
  });
});
