import sql, { join } from "sql-template-tag";

import { CategoryGroupService } from "../../../../server/authorities/groups/CategoryGroupService.js";
import type { BookFilter } from "../../../../server/books/query/bookFilter.js";
import { countBookList } from "../../../../server/books/query/bookCount.js";
import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import { ReportService } from "../../../../server/reports/figures/ReportService.js";
import { countStudents } from "../../../../server/students/studentReads.js";
import { planStudentList } from "../../../../server/students/studentList.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { copies, givenBooks } from "../../../support/givenBooks.js";
import { givenStudent } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";
import { recordId } from "../../authorities/editing/listRecords.js";

const time = { timeZone: "Asia/Jakarta", now: () => new Date("2026-11-28T03:00:00Z") };
const lost = (code: string) => [{ itemCode: code, status: "lost" as const }];

onBothEngines("What the accreditation report leaves out", (test) => {
  const books = async (filter: BookFilter) =>
    (await test.database.read((reader) => countBookList(reader, { filter }))).count;

  it("is what the filters of its links find, title by title", async () => {
    const classes = ["050", "2X4", "813", "F", "F CER", "Fiksi", "Fikih", "Flora", "fic", "R", "KAMUS", "~"];
    await givenBooks(test.database, [
      ...classes.map((code) => ({ classification: { code }, copies: copies(1) })),
      ...classes.map((code) => ({ classification: { code }, category: "Teks", copies: copies(1) })),
      { classification: { code: "R" }, category: "Lain", copies: copies(2) },
      { category: "Lain", copies: copies(1) },
      { copies: copies(1) },
      { copies: lost("HILANG-1") },
      {},
    ]);
    await new CategoryGroupService(test.database, recordBooks).setGroups(system, {
      groups: [{ categoryId: await recordId(test.database, "categories", "teks"), collectionGroup: "textbook" }],
    });
    await givenStudent(test.database, {});
    await givenStudent(test.database, { status: "graduated" });
    await givenStudent(test.database, { memberKindId: 2 });
    await givenStudent(test.database, { className: "X IPA 1" });

    const { missing } = await new ReportService(test.database, time).accreditation(system, {});
    const countOf = (wanted: string) => missing.find(({ kind }) => kind === wanted)?.count ?? 0;
    expect(countOf("book_class")).toBeGreaterThan(4);
    expect(await books({ inCollection: true, hasGroup: false })).toBe(countOf("book_class"));
    expect(countOf("book_category")).toBe(13);
    expect(await books({ inCollection: true, hasCategory: false })).toBe(countOf("book_category"));
    const all = await books({});
    for (const name of ["inCollection", "hasGroup", "hasAcquisitionDay"] as const)
      expect((await books({ [name]: true })) + (await books({ [name]: false }))).toBe(all);

    const pupils = await test.database.read((reader) => {
      const filter = { hasClass: false, status: "active", attendsClasses: true } as const;
      return countStudents(reader, planStudentList(reader, { filter }, "2026-11-28").where);
    });
    expect(countOf("pupil_class")).toBeGreaterThan(0);
    expect(pupils).toBe(countOf("pupil_class"));
  });

  it("is each title with a copy that an import brought without its day", async () => {
    const imported = await givenBooks(test.database, [
      { copies: copies(3) },
      { copies: [{ itemCode: "T1", acquiredAt: "2026-07-20" }] },
    ]);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE copies SET import_id = 7 WHERE book_id IN (${join(imported)})`),
    );
    const { missing } = await new ReportService(test.database, time).accreditation(system, {});
    expect(missing.find(({ kind }) => kind === "acquisition_day")).toMatchObject({ count: 3 });
    expect(await books({ hasAcquisitionDay: false })).toBe(1);
  });
});
