import sql from "sql-template-tag";

import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { CopyService } from "../../../../server/books/copies/CopyService.js";
import { InHouseUseService } from "../../../../server/circulation/inHouse/InHouseUseService.js";
import { LedgerEditingService } from "../../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { LendingService } from "../../../../server/circulation/lending/LendingService.js";
import { insertDemoData } from "../../../../server/demo/insertDemoData.js";
import { ForbiddenError } from "../../../../server/errors.js";
import { ReportService } from "../../../../server/reports/figures/ReportService.js";
import type { FormKind, FormSection } from "../../../../server/reports/forms/ReportForm.js";
import { ReportFormService } from "../../../../server/reports/forms/ReportFormService.js";
import { required } from "../../../../server/platform/required.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStaff, givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

const NOW = new Date("2026-11-30T03:00:00Z");
const TIME = { timeZone: "Asia/Jakarta", now: () => NOW };
const YEAR = { from: "2026-01-01", to: "2026-12-31" };
/** The same days in the hours of UTC, written out by hand. */
const SPAN = sql`BETWEEN '2025-12-31 17:00:00.000' AND '2026-12-31 16:59:59.999'`;

onBothEngines("What a library hands in", (test) => {
  const forms = () => new ReportFormService(test.database, TIME);
  const sectionOf = async (kind: FormKind, title: string, days: object = YEAR): Promise<FormSection> => {
    const { sections } = await forms().form(system, kind, days);
    const found = sections.find((section) => section.title === title);
    if (!found) throw new Error(`No ${title} among ${sections.map((section) => section.title).join(", ")}`);
    return found;
  };
  const totalOf = ({ rows }: FormSection) => rows.find(({ role }) => role === "total")?.cells;
  const number = async (query: ReturnType<typeof sql>) => {
    const [row] = await test.database.read((reader) => reader.rows<{ figure: number | string | null }>(query));
    return Number(row?.figure ?? 0);
  };
  const lineOf = ({ rows }: FormSection, name: string) => rows.find(({ cells }) => cells[0] === name)?.cells.slice(1);

  let admin: Awaited<ReturnType<typeof givenAdmin>>;
  beforeAll(async () => {
    await insertDemoData(test.database, { timeZone: "Asia/Jakarta" }, NOW);
    admin = await givenAdmin(test.database);
  });

  it("has the sums that other statements count, of the collection, the loans, the visits and the fines", async () => {
    const ledger = new LedgerEditingService(test.database, "Asia/Jakarta", TIME.now);
    const charge = { studentId: 1, chargeReason: "other", reason: "Uji" };
    await ledger.createFine(admin, { ...charge, amount: 12_500 });
    const { fine } = await ledger.createFine(admin, { ...charge, amount: 7_000 });
    await ledger.reverseEntry(admin, fine.id, { reason: "Keliru" });
    const held = sql`copies.listed = 1 AND books.listed = 1 AND copies.status NOT IN ('lost', 'withdrawn')`;
    const copies = await number(
      sql`SELECT COUNT(*) AS figure FROM copies, books WHERE books.id = copies.book_id AND ${held}`,
    );
    const titles = await number(
      sql`SELECT COUNT(DISTINCT books.id) AS figure FROM copies, books WHERE books.id = copies.book_id AND ${held}`,
    );
    const loans = await number(
      sql`SELECT COUNT(*) AS figure FROM borrowings WHERE set_loan = 0 AND borrowed_at ${SPAN}`,
    );
    const people = await number(sql`SELECT SUM(people_count) AS figure FROM visits WHERE visited_at ${SPAN}`);
    const charged = await number(
      sql`SELECT SUM(amount) AS figure FROM ledger_entries WHERE kind = 'charge' AND made_at ${SPAN}
          AND id NOT IN (SELECT settles_id FROM ledger_entries WHERE kind = 'reversal' AND settles_id IS NOT NULL)`,
    );
    expect(charged).toBe(12_500);
    expect(copies).toBeGreaterThan(10);
    expect(loans).toBeGreaterThan(10);
    expect(people).toBeGreaterThan(10);
    for (const title of ["Koleksi per klasifikasi", "Koleksi per kategori"]) {
      expect(totalOf(await sectionOf("periodic", title))?.slice(1, 3)).toEqual([titles, copies]);
    }
    for (const title of ["Peminjaman per klasifikasi", "Peminjaman per jenis anggota"]) {
      expect(totalOf(await sectionOf("periodic", title))?.at(-1)).toBe(loans);
    }
    expect(totalOf(await sectionOf("loans", "Per klasifikasi"))?.at(-1)).toBe(loans);
    expect(totalOf(await sectionOf("loans", "Per kelas"))?.at(-1)).toBe(loans);
    expect(totalOf(await sectionOf("periodic", "Kunjungan per bulan"))?.[5]).toBe(people);
    expect(totalOf(await sectionOf("periodic", "Denda"))?.[1]).toBe(charged);
    const members = await sectionOf("periodic", "Anggota per jenis");
    const registered = await number(sql`SELECT COUNT(*) AS figure FROM students WHERE registered_at ${SPAN}`);
    expect(totalOf(members)?.[2]).toBe(registered);
    expect(totalOf(members)?.[1]).toBe(
      (await new ReportService(test.database, TIME).accreditation(system, YEAR)).members.members,
    );
  });

  it("counts loans in their month on the library's clock and in the class of their title", async () => {
    const perMonth = await sectionOf("periodic", "Peminjaman per klasifikasi");
    const november = perMonth.columns.findIndex(({ label }) => label === "Nov 26");
    const counted = await number(
      sql`SELECT COUNT(*) AS figure FROM borrowings JOIN copies ON copies.id = borrowings.copy_id
          JOIN books ON books.id = copies.book_id JOIN classifications ON classifications.id = books.classification_id
          WHERE set_loan = 0 AND classifications.code LIKE '8%'
            AND borrowed_at BETWEEN '2026-10-31 17:00:00.000' AND '2026-11-30 16:59:59.999'`,
    );
    expect(counted).toBeGreaterThan(0);
    expect(lineOf(perMonth, "800 Kesusastraan")?.[november - 1]).toBe(counted);
  });

  it("counts what came and what was withdrawn or lost in these days, and not what is back", async () => {
    const time = { ...TIME, now: () => new Date() };
    const year = new Date().getUTCFullYear();
    const days = { from: `${year}-01-01`, to: `${year}-12-31` };
    const now = new ReportFormService(test.database, time);
    const goneOf = async () => {
      const { sections } = await now.form(system, "periodic", days);
      return Number(sections[0]?.rows.at(-1)?.cells.at(-1));
    };
    const free = await test.database.read((reader) =>
      reader.rows<{ id: number; itemCode: string }>(
        sql`SELECT copies.id AS id, copies.item_code AS itemCode FROM copies JOIN books ON books.id = copies.book_id
            WHERE copies.status = 'available' AND copies.listed = 1 AND books.listed = 1 AND NOT EXISTS (
              SELECT 1 FROM borrowings WHERE borrowings.open_copy_id = copies.id)
            AND NOT EXISTS (SELECT 1 FROM reservations WHERE reservations.open_book_id = copies.book_id)
            ORDER BY copies.id LIMIT 3`,
      ),
    );
    const [withdrawn, back, lost] = free;
    const before = await goneOf();
    const copiesOf = new CopyService(test.database);
    await copiesOf.update(admin, withdrawn?.id ?? 0, { status: "withdrawn" });
    await copiesOf.update(admin, back?.id ?? 0, { status: "lost" });
    await copiesOf.update(admin, back?.id ?? 0, { status: "available" });
    const lending = new LendingService(test.database, time);
    const [student] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM students WHERE status = 'active' ORDER BY id DESC LIMIT 1`),
    );
    const confirm = ["limit", "debt"];
    const { borrowingId } = await lending.borrow(admin, {
      studentId: student?.id,
      copyId: lost?.id,
      confirm,
      reason: "Uji",
    });
    await lending.reportLost(admin, borrowingId, { amount: 10_000 });
    expect((await goneOf()) - before).toBe(2);

    // What is lost already does not go once more when it is withdrawn.
    const { id: lostLongAgo } = required(
      (
        await test.database.read((reader) =>
          reader.rows<{ id: number }>(
            sql`SELECT copies.id AS id FROM copies JOIN books ON books.id = copies.book_id WHERE copies.status = 'available'
                AND copies.listed = 1 AND books.listed = 1 AND NOT EXISTS (
                  SELECT 1 FROM borrowings WHERE borrowings.open_copy_id = copies.id)
                AND NOT EXISTS (SELECT 1 FROM reservations WHERE reservations.open_book_id = copies.book_id)
                ORDER BY copies.id DESC LIMIT 1`,
          ),
        )
      )[0],
      "a free copy",
    );
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE copies SET status = 'lost' WHERE id = ${lostLongAgo}`),
    );
    await copiesOf.update(admin, lostLongAgo, { status: "withdrawn" });
    expect((await goneOf()) - before).toBe(2);
  });

  it("counts a day of the guest book by day within a month, and what is read in the library by class", async () => {
    const inHouse = new InHouseUseService(test.database, TIME);
    const [copy] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(
        sql`SELECT copies.id AS id FROM copies JOIN books ON books.id = copies.book_id
            JOIN classifications ON classifications.id = books.classification_id
            WHERE classifications.code LIKE '8%' AND copies.status = 'available' AND NOT EXISTS (
              SELECT 1 FROM borrowings WHERE borrowings.open_copy_id = copies.id) LIMIT 1`,
      ),
    );
    await inHouse.record(admin, { copyId: copy?.id });
    const month = { from: "2026-11-01", to: "2026-11-30" };
    const read = await sectionOf("periodic", "Baca di tempat per klasifikasi", month);
    expect(lineOf(read, "800 Kesusastraan")).toEqual([1, 1]);
    const { rows } = await sectionOf("periodic", "Kunjungan per hari", month);
    const [day] = await test.database.read((reader) =>
      reader.rows<{ figure: number | string }>(
        sql`SELECT SUM(people_count) AS figure FROM visits
            WHERE visited_at BETWEEN '2026-11-22 17:00:00.000' AND '2026-11-23 16:59:59.999'`,
      ),
    );
    expect(rows.find(({ cells }) => cells[0] === "23 November 2026")?.cells.at(-1) ?? 0).toBe(Number(day?.figure ?? 0));
  });

  it("counts what was opened on the screen by kind of file and month, also of files that have gone", async () => {
    const [kept = 0, gone = 0] = await givenBooks(test.database, [{ title: "Dibuka" }, { title: "Dihapus" }]);
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`INSERT INTO book_file_readings (file_id, book_id, format, day, readings) VALUES
          (901, ${kept}, 'pdf', '2025-12-31', 100), (901, ${kept}, 'pdf', '2026-01-01', 3),
          (901, ${kept}, 'pdf', '2026-11-30', 4), (902, ${kept}, 'mp3', '2026-11-01', 5),
          (903, ${kept}, 'ogg', '2026-11-02', 6), (904, ${gone}, 'epub', '2026-11-15', 7),
          (904, ${gone}, 'epub', '2027-01-01', 100)`,
      ),
    );
    await new BookEditingService(test.database).delete(system, gone);
    const opened = await sectionOf("periodic", "Bacaan digital per jenis berkas");
    const sum = (where: ReturnType<typeof sql>) =>
      number(
        sql`SELECT SUM(readings) AS figure FROM book_file_readings
            WHERE day BETWEEN '2026-01-01' AND '2026-12-31' AND ${where}`,
      );
    expect(lineOf(opened, "PDF")?.at(-1)).toBe(await sum(sql`format = 'pdf'`));
    expect(lineOf(opened, "EPUB")?.at(-1)).toBe(7);
    expect(lineOf(opened, "Audio")?.slice(-2)).toEqual([11, await sum(sql`format IN ('mp3', 'm4a', 'ogg')`)]);
    expect(totalOf(opened)?.at(-1)).toBe(await sum(sql`1 = 1`));
    expect((await sectionOf("periodic", "Judul digital yang paling banyak dibuka")).rows).toEqual([
      { cells: ["Dibuka", 18], role: "line" },
    ]);
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM book_file_readings`));
  });

  it("lists the titles that came by class, as many as are asked for, and says that there are more", async () => {
    const days = { from: "2026-01-01", to: "2026-12-31" };
    const { sections } = await forms().form(system, "accessions", days);
    const lines = sections.flatMap(({ rows }) => rows.filter(({ role }) => role === "line"));
    const acquired = await new ReportService(test.database, TIME).acquisitions(system, days);
    expect(lines).toHaveLength(acquired.titles);
    expect(lines.reduce((sum, { cells }) => sum + Number(cells[5]), 0)).toBe(acquired.copies);
    const few = await forms().form(system, "accessions", days, 2);
    expect(few.sections.flatMap(({ rows }) => rows.filter(({ role }) => role === "line"))).toHaveLength(2);
    expect(few.sections.at(-1)?.note).toMatch(/^Hanya 2 judul pertama/u);
  });

  it("counts what each librarian did, for who may read the audit trail alone", async () => {
    const staff = await givenStaff(test.database);
    const time = { ...TIME, now: () => new Date() };
    const work = async () => {
      const { sections } = await new ReportFormService(test.database, time).form(admin, "work", {});
      return sections[0]?.rows.map(({ cells }) => cells) ?? [];
    };
    const inHouse = new InHouseUseService(test.database, time);
    const codes = await test.database.read((reader) =>
      reader.rows<{ code: string }>(
        sql`SELECT item_code AS code FROM copies WHERE status = 'available' AND listed = 1 AND NOT EXISTS (
              SELECT 1 FROM borrowings WHERE borrowings.open_copy_id = copies.id) ORDER BY id DESC LIMIT 2`,
      ),
    );
    for (const { code } of codes) await inHouse.record(staff, { itemCode: code });
    const [person] = await test.database.read((reader) =>
      reader.rows<{ name: string }>(sql`SELECT COALESCE(name, username) AS name FROM users WHERE id = ${staff.userId}`),
    );
    const line = (await work()).find(([name]) => name === person?.name);
    expect(line?.slice(1)).toEqual([0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2]);
    await expect(forms().form(staff, "work", YEAR)).rejects.toThrow(ForbiddenError);
    const student = await givenStudentViewer(test.database);
    await expect(forms().form(student, "periodic", YEAR)).rejects.toThrow(ForbiddenError);
  });

  it("leaves to the library what no system knows, and says what each figure means", async () => {
    const { sections, period } = await forms().form(system, "national", YEAR);
    const rows = sections.flatMap((section) => section.rows);
    expect(period).toBe("Tahun 2026");
    expect(rows.filter(({ role }) => role === "byHand").every(({ cells }) => cells[1] === null)).toBe(true);
    expect(rows.every(({ cells }) => typeof cells[2] === "string" && cells[2].endsWith("."))).toBe(true);
    expect(rows.filter(({ role }) => role === "byHand").length).toBeGreaterThan(5);
  });
});
