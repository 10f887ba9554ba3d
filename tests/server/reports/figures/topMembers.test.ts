import sql from "sql-template-tag";

import { ForbiddenError } from "../../../../server/errors.js";
import { ReportService } from "../../../../server/reports/figures/ReportService.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { copies, givenBooks } from "../../../support/givenBooks.js";
import { givenStudent, givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

const TIME = { timeZone: "Asia/Jakarta", now: () => new Date("2026-11-30T03:00:00Z") };
const WITHIN = "2026-11-14 03:00:00.000";

onBothEngines("Who borrowed and who came most", (test) => {
  const reports = () => new ReportService(test.database, TIME);
  const lend = (studentId: number | null, borrowedAt: string, isSet = false) =>
    test.database.write(testWrite, async (tx) => {
      const [copy] = await tx.rows<{ id: number }>(sql`SELECT MIN(id) AS id FROM copies`);
      await tx.run(sql`INSERT INTO borrowings (student_id, copy_id, borrowed_at, due_at, returned_at, set_loan,
          policy_loan_days, policy_renewals, policy_fine_per_day, policy_grace_days)
        VALUES (${studentId}, ${copy?.id}, ${borrowedAt}, '2026-12-01', ${borrowedAt}, ${isSet ? 1 : 0}, 7, 2, 500, 0)`);
    });
  const come = (studentId: number | null, kind: "student" | "class") =>
    test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO visits (kind, student_id, class_name, people_count, visited_at)
        VALUES (${kind}, ${studentId}, 'X', ${kind === "class" ? 30 : 1}, ${WITHIN})`),
    );
  const pairs = (members: readonly { readonly name: string; readonly count: number }[]) =>
    members.map(({ name, count }) => [name, count]);

  it("are counted in these days, of all or of a class of today, and ordered by name where they are even", async () => {
    await givenBooks(test.database, [{ title: "Bumi Manusia", copies: copies(1) }]);
    const rina = await givenStudent(test.database, { name: "Rina", className: "XI IPA 1" });
    const budi = await givenStudent(test.database, { name: "Budi", className: "X 2" });
    const citra = await givenStudent(test.database, { name: "Citra", className: "xi ipa  1" });
    const gone = await givenStudent(test.database, { name: "Dewi", className: "X 2" });
    for (const student of [rina, rina, citra, citra, budi, gone, gone, gone]) await lend(student, WITHIN);
    // A textbook, what is forgotten, and the evening before the first and after the last day in Jakarta.
    await lend(budi, WITHIN, true);
    await lend(null, WITHIN);
    await lend(budi, "2026-06-30 16:59:59.000");
    await lend(budi, "2027-06-30 17:00:00.000");
    await lend(budi, "2026-06-30 17:00:00.000");
    for (const student of [budi, budi, rina]) await come(student, "student");
    await come(null, "student");
    await come(null, "class");
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET erased_at = ${WITHIN} WHERE id = ${gone}`),
    );

    const all = await reports().topMembers(system, {});
    expect(all).toMatchObject({ from: "2026-07-01", to: "2027-06-30" });
    expect(pairs(all.borrowers)).toEqual([
      ["Budi", 2],
      ["Citra", 2],
      ["Rina", 2],
    ]);
    expect(pairs(all.visitors)).toEqual([
      ["Budi", 2],
      ["Rina", 1],
    ]);
    expect(all.borrowers[1]).toMatchObject({ id: citra, className: "xi ipa  1" });
    const ofClass = await reports().topMembers(system, { className: "XI IPA 1" });
    expect([pairs(ofClass.borrowers), pairs(ofClass.visitors)]).toEqual([
      [
        ["Citra", 2],
        ["Rina", 2],
      ],
      [["Rina", 1]],
    ]);
    expect((await reports().topMembers(system, { className: "XII" })).borrowers).toEqual([]);
    expect((await reports().topMembers(system, { className: " " })).borrowers).toHaveLength(3);
  });

  it("are nobody's to see who is no librarian", async () => {
    const student = await givenStudentViewer(test.database);
    await expect(reports().topMembers(student, {})).rejects.toThrow(ForbiddenError);
  });
});
