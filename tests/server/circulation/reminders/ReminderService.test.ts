import sql from "sql-template-tag";

import { copyTable } from "../../../../server/books/copies/Copy.entity.js";
import { borrowingTable } from "../../../../server/circulation/borrowings/Borrowing.entity.js";
import { reminderChatUrl } from "../../../../server/circulation/notices/chatUrls.js";
import { ReminderService } from "../../../../server/circulation/reminders/ReminderService.js";
import { omit, pick } from "../../../../server/platform/database/columns.js";
import { required } from "../../../../server/platform/required.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("Whom the desk reminds", (test) => {
  it("is each student with all that is overdue, the longest first, beside the sums of the list", async () => {
    const library = await givenLendingLibrary(test.database, { students: 3, copies: 5 });
    const { lending, admin, codes, nisOf, studentIds, setNow } = library;
    // For each request a service of its own, which reads the day once.
    const read = (asked: object) => new ReminderService(test.database, library.time).read(admin, asked);
    expect(await read({})).toEqual({ loansCount: 0, studentsCount: 0, runningFine: 0, students: [] });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET phone = '0812 3456 7890' WHERE nis = '24011'`),
    );
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    setNow("2026-11-03T02:00:00Z");
    for (const copy of [1, 2]) await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[copy] });
    setNow("2026-11-11T02:00:00Z");
    await lending.borrow(admin, { nis: nisOf(2), itemCode: codes[4] });

    const reported = await read({});
    expect([reported.loansCount, reported.runningFine]).toEqual([3, 2_000]);
    expect(reported.students.map(({ loans, ...one }) => ({ ...one, loans: loans.length }))).toEqual([
      { studentId: studentIds[1], studentName: "Budi", overdueDays: 2, runningFine: 1_000, loans: 1 },
      { studentId: studentIds[0], studentName: "Rina", overdueDays: 1, runningFine: 1_000, loans: 2 },
    ]);
    expect(await read({ search: nisOf(0), className: "X IPA 1" })).toMatchObject({
      loansCount: 2,
      runningFine: 1_000,
      students: [{ studentName: "Rina" }],
    });

    const loaders = { settings: { load: () => Promise.resolve({ name: "Perpustakaan Aksara", noticeTexts: [] }) } };
    const urls = await Promise.all(reported.students.map((reminder) => reminderChatUrl(admin, reminder, loaders)));
    expect(urls[0]).toBeNull();
    const text = decodeURIComponent(urls[1] ?? "");
    expect(text).toMatch(
      /^https:\/\/wa\.me\/6281234567890\?text=Halo Rina, kami dari Perpustakaan Aksara\. Buku “Judul 2” jatuh tempo .* “Judul 3” jatuh/,
    );
  });

  it("counts a long list to its end", async () => {
    const titles = Array<number>(1_001).fill(0);
    const { lending, admin, codes, nisOf, time, setNow } = await givenLendingLibrary(test.database, { titles });
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await test.database.write(testWrite, async (tx) => {
      const [loan] = await tx.select(omit(borrowingTable, "id"), sql`FROM borrowings`);
      const { copyId, ...same } = required(loan, "the loan");
      const others = await tx.select(pick(copyTable, "id"), sql`FROM copies WHERE id <> ${copyId}`);
      await tx.insert(
        borrowingTable,
        others.map(({ id }) => ({ ...same, copyId: id, openCopyId: id })),
      );
    });
    setNow("2026-11-11T02:00:00Z");

    const { loansCount, runningFine, students } = await new ReminderService(test.database, time).read(admin, {});

    expect([loansCount, runningFine]).toEqual([1_001, 1_001_000]);
    expect(students.map(({ loans }) => loans.length)).toEqual([1_001]);
  });

  it("is told to librarians alone", async () => {
    const { time } = await givenLendingLibrary(test.database);
    const reminders = new ReminderService(test.database, time);
    const student = await givenStudentViewer(test.database);
    expect((await expectDomainError(reminders.read(visitor, {}))).kind).toBe("unauthenticated");
    expect((await expectDomainError(reminders.read(student, {}))).kind).toBe("forbidden");
  });
});
