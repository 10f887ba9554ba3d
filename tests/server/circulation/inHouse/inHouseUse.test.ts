import { randomUUID } from "node:crypto";

import sql from "sql-template-tag";

import { deleteCopy } from "../../../../server/books/copies/copyWriter.js";
import { InHouseUseService } from "../../../../server/circulation/inHouse/InHouseUseService.js";
import { ConflictError, ForbiddenError } from "../../../../server/errors.js";
import { ReportService } from "../../../../server/reports/figures/ReportService.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("A book that is read in the library", (test) => {
  async function givenLibrary() {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM in_house_uses`));
    const library = await givenLendingLibrary(test.database);
    const uses = () => test.database.read((reader) => reader.count(sql`FROM in_house_uses`));
    const inHouse = new InHouseUseService(test.database, library.time);
    const record = (itemCode: string | undefined, more: object = {}) =>
      inHouse.record(library.admin, { itemCode, ...more });
    return { ...library, inHouse, record, uses, reports: new ReportService(test.database, library.time) };
  }

  it("is counted without a loan and without a person, whichever way its code is typed", async () => {
    const { record, uses, codes } = await givenLibrary();
    expect(await record(codes[0])).toMatchObject({ counted: true, usesToday: 1 });
    expect(await record(codes[1]?.toLowerCase())).toMatchObject({ counted: true, usesToday: 2 });
    expect(await uses()).toBe(2);
    expect(await test.database.read((reader) => reader.count(sql`FROM borrowings`))).toBe(0);
  });

  it("counts once what is scanned twice within half a minute, and again what is scanned later", async () => {
    const { record, uses, codes, setNow } = await givenLibrary();
    await record(codes[0]);
    setNow("2026-11-02T02:00:29Z");
    expect(await record(codes[0])).toMatchObject({ counted: false, usesToday: 1 });
    expect(await record(codes[1])).toMatchObject({ counted: true });
    setNow("2026-11-02T02:00:31Z");
    expect(await record(codes[0])).toMatchObject({ counted: true, usesToday: 3 });
    expect(await uses()).toBe(3);
  });

  it("answers a key that comes again as it did first, long after", async () => {
    const { record, uses, codes, setNow } = await givenLibrary();
    const idempotencyKey = randomUUID();
    const first = await record(codes[0], { idempotencyKey });
    setNow("2026-11-02T03:00:00Z");
    expect(await record(codes[0], { idempotencyKey })).toEqual(first);
    expect(await uses()).toBe(1);
  });

  it("is undone within a minute, after which the same scan counts anew, and not later", async () => {
    const { record, undo, admin, uses, codes, setNow } = await givenLibrary();
    const { actId } = await record(codes[0]);
    await undo.undo(admin, actId);
    expect(await uses()).toBe(0);
    const again = await record(codes[0]);
    expect(again).toMatchObject({ counted: true, usesToday: 1 });
    setNow("2026-11-02T02:02:00Z");
    await expect(undo.undo(admin, again.actId)).rejects.toThrow(ConflictError);
    expect(await uses()).toBe(1);
    const trail = await test.database.read((reader) =>
      reader.rows<{ action: string }>(
        sql`SELECT action FROM audit_entries WHERE record_type = 'inHouseUse' ORDER BY id DESC LIMIT 3`,
      ),
    );
    expect(trail.map(({ action }) => action)).toEqual(["inHouseUse.create", "inHouseUse.undo", "inHouseUse.create"]);
  });

  it("says of a copy that is out, lost, withdrawn or unknown why it is not counted", async () => {
    const { record, lending, admin, nisOf, uses, codes } = await givenLibrary();
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE copies SET status = 'lost' WHERE item_code = ${codes[1]}`);
      await tx.run(sql`UPDATE copies SET status = 'withdrawn' WHERE item_code = ${codes[2]}`);
    });
    const messages = [];
    for (const code of [codes[0], codes[1], codes[2], "X404"]) {
      messages.push((await expectDomainError(record(code))).message);
    }
    expect(messages).toEqual([
      "B00001 tercatat sedang dipinjam sampai 9 November 2026. Terima dulu pengembaliannya di Peminjaman.",
      "B00002 tercatat hilang. Terima dulu di Peminjaman, lalu pindai lagi.",
      "B00003 sudah ditarik dari koleksi, jadi tidak dihitung. Sisihkan bukunya.",
      "Kode X404 tidak ada di koleksi. Ketik ulang atau cari judulnya.",
    ]);
    expect(await uses()).toBe(0);
  });

  it("is for the desk to count", async () => {
    const { inHouse, codes } = await givenLibrary();
    const student = await givenStudentViewer(test.database);
    await expect(inHouse.record(student, { itemCode: codes[0] })).rejects.toThrow(ForbiddenError);
  });

  it("is reported by the day of the library, its class and its title, also once the copy is gone", async () => {
    const { record, reports, admin, bookIds, codes, setNow } = await givenLibrary();
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM classifications WHERE code = '813.5'`);
      await tx.run(sql`INSERT INTO classifications (code, name, code_key, sort_key)
        VALUES ('813.5', 'Fiksi', '813.5', '813.5')`);
      await tx.run(sql`UPDATE books SET classification_id = (SELECT id FROM classifications WHERE code = '813.5')
        WHERE id = ${bookIds[0]}`);
    });
    // Eleven in the evening and one in the night, in Jakarta.
    setNow("2026-11-30T16:00:00Z");
    await record(codes[0]);
    setNow("2026-11-30T18:00:00Z");
    await record(codes[0]);
    await record(codes[1]);
    await test.database.write(testWrite, async (tx) => {
      const bookId = bookIds[0] ?? 0;
      const [copy] = await tx.rows<{ id: number }>(sql`SELECT id FROM copies WHERE book_id = ${bookId}`);
      await deleteCopy(tx, { id: copy?.id ?? 0, bookId });
    });
    const report = await reports.inHouse(admin, { from: "2026-11-01", to: "2026-12-31" });
    expect(report).toMatchObject({
      uses: 3,
      titles: 2,
      perDay: [
        { day: "2026-11-30", uses: 1 },
        { day: "2026-12-01", uses: 2 },
      ],
      perMonth: [
        { month: "2026-11", uses: 1 },
        { month: "2026-12", uses: 2 },
      ],
      perCategory: [{ categoryName: null, uses: 3 }],
    });
    expect(report.perDivision.filter(({ uses }) => uses > 0)).toEqual([
      { code: "800", name: "Kesusastraan", uses: 2 },
      { code: null, name: "Tanpa klasifikasi atau kode lain", uses: 1 },
    ]);
    expect(report.topTitles.map(({ title, uses }) => [title, uses])).toEqual([
      ["Judul 1", 2],
      ["Judul 2", 1],
    ]);
    expect((await reports.inHouse(admin, { from: "2026-12-01", to: "2026-12-31" })).uses).toBe(2);
  });
});
