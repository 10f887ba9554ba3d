import { MemberKinds1766900000123 } from "../../../../../server/platform/database/migrations/1766900000123-MemberKinds.js";
import { OldKinds1767000000123 } from "../../../../../server/platform/database/migrations/1767000000123-OldKinds.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { beforeMemberKinds } from "../../../../support/migrations/beforeMemberKinds.js";
import { testWrite } from "../../../../support/testWrite.js";

const AT = "'2025-03-01 08:00:00'";

onBothEngines("Members of three kinds", (test) => {
  it("are of the library's own kinds, with their rules, loans, letters, visits, files and the bin", async () => {
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const rows = async (statement: string) =>
      ((await runner.query(statement)) as object[]).map((row) => Object.values(row) as unknown[]);
    await beforeMemberKinds(runner);
    for (const statement of [
      `INSERT INTO students (id, nis, name, kind, registered_at) VALUES
         (1, '1', 'Ani', 'student', ${AT}), (2, '2', 'Budi', 'teacher', ${AT}), (3, '3', 'Cici', 'staff', ${AT})`,
      `INSERT INTO books (id, slug, title, title_key, identity_key, held_copies, created_at, updated_at)
         VALUES (1, 'a', 'A', 'a', 'a', 1, ${AT}, ${AT})`,
      `INSERT INTO copies (id, book_id, item_code, status, created_at, updated_at)
         VALUES (1, 1, 'B1', 'available', ${AT}, ${AT})`,
      `INSERT INTO borrowings (id, student_id, copy_id, borrowed_at, due_at, student_kind, policy_loan_days,
         policy_renewals, policy_fine_per_day, policy_grace_days) VALUES (1, 2, 1, ${AT}, '2025-03-08', 'teacher', 7, 1, 0, 0)`,
      `INSERT INTO loan_rules (id, student_kind, pair_key, loan_days) VALUES
         (1, 'staff', 'staff/any', 30), (2, NULL, 'any/7', 3)`,
      "UPDATE loan_rules SET category_id = NULL WHERE id = 2",
      `INSERT INTO clearance_letters (id, issue_year, year_number, token, student_id, student_name, nis, student_kind,
         issued_at, issued_by) VALUES (1, 2025, 1, 't', 3, 'Cici', '3', 'staff', ${AT}, 'Kepala')`,
      `INSERT INTO visits (id, kind, student_kind, people_count, visited_at) VALUES (1, 'student', 'teacher', 1, ${AT}),
         (2, 'guest', NULL, 1, ${AT})`,
      `INSERT INTO bin_entries (id, kind, record_id, label, label_key, kept, actor, deleted_at)
         VALUES (1, 'student', 9, 'T', 't', '{"name":"\\"kind\\":\\"staff\\"","kind":"teacher"}', 'Kepala', ${AT})`,
      `INSERT INTO student_import_rows (id, student_import_id, number, kind, reason, given, notes, difference, cells)
         VALUES (1, 1, 2, 'changed', '', '{"kind":"staff"}', '[]', '{"before":{"kind":"student"},"after":{"kind":"staff"}}', '[]')`,
    ]) {
      // MariaDB reads a backslash within a text as a sign of its own.
      await runner.query(test.engine === "mysql" ? statement.replaceAll("\\", "\\\\") : statement);
    }
    // As whoever runs the migrations does, so that SQLite may rebuild a table that others refer to.
    await runner.beforeMigration();
    await new MemberKinds1766900000123().up(runner);
    await new OldKinds1767000000123().up(runner);
    await runner.afterMigration();

    expect(await rows("SELECT id, name, number_name, membership_months FROM member_kinds ORDER BY position")).toEqual([
      [1, "Siswa", "NIS", null],
      [2, "Guru", "NIP", null],
      [3, "Karyawan", "NIP", null],
      [4, "Umum", "No. anggota", 12],
      [5, "Mahasiswa", "NIM", null],
    ]);
    expect(await rows("SELECT name, member_kind_id FROM students ORDER BY id")).toEqual([
      ["Ani", 1],
      ["Budi", 2],
      ["Cici", 3],
    ]);
    expect(await rows("SELECT student_id, member_kind_id FROM borrowings")).toEqual([[2, 2]]);
    expect(await rows("SELECT member_kind_id, pair_key FROM loan_rules ORDER BY id")).toEqual([
      [3, "3/any"],
      [null, "any/any"],
    ]);
    expect(await rows("SELECT member_kind_id FROM clearance_letters")).toEqual([[3]]);
    expect(await rows("SELECT member_kind_id FROM visits ORDER BY id")).toEqual([[2], [null]]);
    expect(await rows("SELECT kept FROM bin_entries")).toEqual([
      ['{"name":"\\"kind\\":\\"staff\\"","memberKindId":2}'],
    ]);
    expect(await rows("SELECT given, difference FROM student_import_rows")).toEqual([
      [
        '{"memberKindId":3}',
        '{"before":{"memberKindId":1,"memberKind":"Siswa"},"after":{"memberKindId":3,"memberKind":"Karyawan"}}',
      ],
    ]);
    await runner.release();
  });
});
