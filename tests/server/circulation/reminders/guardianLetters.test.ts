import { buffer } from "node:stream/consumers";

import sql from "sql-template-tag";

import { GuardianLetterService } from "../../../../server/circulation/reminders/letters/GuardianLetterService.js";
import { FileFolder } from "../../../../server/platform/files/FileFolder.js";
import { SettingsService } from "../../../../server/settings/SettingsService.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { onSqlite } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { readPdf } from "../../../support/files/readPdf.js";
import { givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

onSqlite("Letters to parents", (test) => {
  it("are a page for each student, class by class, with the books and what runs up", async () => {
    const library = await givenLendingLibrary(test.database, { students: 3, copies: 5 });
    const { lending, admin, codes, nisOf, time, setNow } = library;
    const letters = () =>
      new GuardianLetterService(test.database, new FileFolder("/nowhere"), time, {
        libraryName: "Perpustakaan Melati",
        root: process.cwd(),
      });
    const print = async (asked: object) => {
      const { chunks } = await letters().print(admin, asked);
      return (await readPdf(await buffer(chunks))).map(({ lines }) => lines.join(" ").replace(/\s+/gu, " "));
    };
    expect(await expectDomainError(print({}))).toMatchObject({ kind: "notFound" });
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE students SET guardian_name = 'Hartono', class_name = 'VII A' WHERE nis = ${nisOf(0)}`);
      await tx.run(sql`UPDATE students SET class_name = 'X IPA 1' WHERE nis = ${nisOf(1)}`);
    });
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    for (const copy of [1, 2]) await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[copy] });
    setNow("2026-11-20T02:00:00Z");

    const [first = "", second = "", ...others] = await print({});
    expect(others).toEqual([]);
    expect(first).toContain("Perpustakaan Melati");
    expect(first).toContain("Bapak/Ibu Hartono");
    expect(first).toContain("Orang tua/wali Rina, kelas VII A");
    expect(first).toMatch(/Dengan hormat, .*Rina dari kelas VII A belum mengembalikan 2 buku/u);
    expect(first).toContain("Judul 2");
    expect(first).toContain("Judul 3");
    expect(first).toMatch(/Denda sampai hari ini: Rp[\d.]+/u);
    expect(second).toContain("Bapak/Ibu orang tua atau wali");
    expect(second).toContain("Judul 1");
    expect(second).not.toContain("Judul 2");

    const settings = new SettingsService(test.database, { name: "Perpustakaan Melati", timeZone: "Asia/Jakarta" });
    await settings.update(admin, {
      noticeTexts: [{ kind: "guardian_letter", text: "Assalamualaikum, {nama} masih meminjam {jumlah_buku} buku." }],
    });
    const [mended = ""] = await print({ search: nisOf(0) });
    expect(mended).toContain("Assalamualaikum, Rina masih meminjam 2 buku.");
    expect(
      await expectDomainError(
        settings.update(admin, { noticeTexts: [{ kind: "guardian_letter", text: "Mohon kembalikan {judul}." }] }),
      ),
    ).toMatchObject({ kind: "validation" });
  });

  it("are refused whoever may not know who the parents are", async () => {
    const { time } = await givenLendingLibrary(test.database, { students: 1 });
    const letters = new GuardianLetterService(test.database, new FileFolder("/nowhere"), time, {
      libraryName: "Perpustakaan Melati",
      root: process.cwd(),
    });
    expect(await expectDomainError(letters.print(await givenStudentViewer(test.database), {}))).toMatchObject({
      kind: "forbidden",
    });
  });
});
