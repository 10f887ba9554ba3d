import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import sql, { raw } from "sql-template-tag";

import { LedgerService } from "../../../server/circulation/ledger/LedgerService.js";
import { ErasureService } from "../../../server/personalData/ErasureService.js";
import { LibraryInfoService } from "../../../server/reports/LibraryInfoService.js";
import { ReportService } from "../../../server/reports/figures/ReportService.js";
import { StudentService } from "../../../server/students/StudentService.js";
import { system } from "../../../server/viewer.js";
import { VisitService } from "../../../server/visits/VisitService.js";
import { onBothEngines } from "../../support/database.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { givenStaff, givenStudent, givenStudentViewer } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";
import { testFiles } from "../platform/files/testFiles.js";
import { givenAWholePerson, PERSON } from "./givenAWholePerson.js";

const ZONE = "Asia/Jakarta";
const RANGES = [
  { from: "2026-07-01", to: "2027-06-30" },
  { from: "2026-11-01", to: "2026-11-30" },
];

onBothEngines("The erasure of a pupil's data", (test) => {
  const files = testFiles(test);
  afterAll(() => files.remove());

  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));
  const person = () => givenAWholePerson(test, files);
  type Library = Awaited<ReturnType<typeof person>>;
  const service = ({ time }: Pick<Library, "time">) => new ErasureService(test.database, files.stored(), time);

  /** Every table that the database knows, its own too. */
  async function tableNames(): Promise<string[]> {
    const found = await rows(
      test.engine === "sqlite"
        ? sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'`
        : sql`SELECT table_name AS name FROM information_schema.tables
            WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`,
    );
    return found.map(({ name }) => String(name)).filter((name) => !name.startsWith("book_search"));
  }

  /** `table: row` wherever one of the words stands, in any case and in any column. */
  async function placesOf(words: readonly string[]): Promise<string[]> {
    const places: string[] = [];
    for (const table of await tableNames()) {
      for (const row of await rows(sql`SELECT * FROM ${raw(table)}`)) {
        const text = JSON.stringify(row).toLowerCase();
        const found = words.filter((word) => text.includes(word.toLowerCase()));
        if (found.length > 0) places.push(`${table}: ${found.join(", ")} in ${text}`);
      }
    }
    const stored = await readdir(files.dataDir, { recursive: true, withFileTypes: true });
    for (const entry of stored.filter((file) => file.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const content = `${path}\n${(await readFile(path)).toString("utf8")}`;
      if (words.some((word) => content.includes(word))) places.push(path);
    }
    return places;
  }

  /** All that anybody is shown as a figure. */
  async function figures({ time, admin }: Library) {
    const reports = new ReportService(test.database, time);
    const info = new LibraryInfoService(test.database, ZONE, time);
    const visits = new VisitService(test.database, ZONE, time.now);
    const perRange = [];
    for (const range of RANGES) {
      perRange.push({
        accreditation: await reports.accreditation(system, range),
        loans: await reports.loans(system, range),
        visits: await visits.stats(system, range),
      });
    }
    const { borrowingsPerMonth, borrowingsPerDay, visitsPerDay, topBooks } = await info.chartData(system);
    const ledger = new LedgerService(test.database, ZONE, time.now);
    const charges = (await ledger.page(admin, {}, { first: 100 })).edges.map(({ node }) => [
      node.amount,
      node.openAmount,
      node.status,
      node.className,
    ]);
    const cash =
      await rows(sql`SELECT kind, COUNT(*) AS entries, SUM(amount) AS amount FROM ledger_entries GROUP BY kind
      ORDER BY kind`);
    const letters = await rows(sql`SELECT issue_year, year_number, class_name, member_kind_id FROM clearance_letters
      ORDER BY id`);
    const counters = await rows(sql`SELECT name, value FROM counters WHERE name <> 'changes' ORDER BY name`);
    const all = await info.statistics(system);
    return {
      perRange,
      borrowingsPerMonth,
      borrowingsPerDay,
      visitsPerDay,
      topBooks,
      all,
      charges,
      cash,
      letters,
      counters,
    };
  }

  const words = Object.values(PERSON);

  it("leaves none of their names and numbers in any table or file, and every figure as it was", async () => {
    const library = await person();
    const { admin, students, studentId } = library;
    await students.update(admin, studentId, { status: "graduated" });
    // What no act leaves behind, nothing has to take away.
    const places = (await placesOf(words)).map((place) => place.split(":")[0]);
    expect([...new Set(places)]).toEqual(
      expect.arrayContaining([
        "audit_entries",
        "clearance_letters",
        "ledger_entries",
        "reading_list_items",
        "reading_lists",
        "student_import_rows",
        "students",
        "suggestions",
        "users",
      ]),
    );
    expect(await files.onDisk()).not.toEqual([]);
    const before = await figures(library);

    await service(library).erase(admin, studentId, { nis: PERSON.nis });

    expect(await placesOf(words)).toEqual([]);
    expect(await files.onDisk()).toEqual([]);
    expect(await figures(library)).toEqual(before);
    expect(await rows(sql`SELECT id FROM users WHERE id = ${library.userId}`)).toEqual([]);
    const reads = new StudentService(test.database, ZONE, library.time.now);
    expect(await reads.byId(admin, studentId)).toBeNull();
    expect(await reads.count(admin, {})).toBe(2);
    const [last] = await rows(sql`SELECT action, record_id, after_values FROM audit_entries ORDER BY id DESC LIMIT 1`);
    expect(last).toEqual({ action: "student.erase", record_id: studentId, after_values: null });
  });

  it("takes nothing from others, not even from who has the same name", async () => {
    const library = await person();
    const { admin, students, studentId } = library;
    const twin = await students.create(admin, { nis: "KEMBAR01", name: PERSON.name, phone: "089912345678" });
    await students.update(admin, studentId, { status: "moved" });
    await service(library).erase(admin, studentId, { nis: PERSON.nis });
    expect(await rows(sql`SELECT name, nis, phone FROM students WHERE id = ${twin.id}`)).toEqual([
      { name: PERSON.name, nis: "KEMBAR01", phone: "089912345678" },
    ]);
    const [entry] = await rows(
      sql`SELECT after_values FROM audit_entries WHERE action = 'student.create' AND record_id = ${twin.id}`,
    );
    expect(String(entry?.after_values)).toContain(PERSON.name);
  });

  it("is refused with all that is open, and then changes nothing", async () => {
    const library = await person();
    const { admin, lending, codes, studentId, students } = library;
    const { borrowingId } = await lending.borrow(admin, {
      nis: PERSON.nis,
      itemCode: codes[0],
      confirm: ["cleared"],
      reason: "Tugas",
    });
    await expect(service(library).erase(admin, studentId, { nis: PERSON.nis })).rejects.toMatchObject({
      kind: "conflict",
      checks: [
        { code: "membership", message: expect.stringContaining("Keanggotaannya masih berlaku") as string },
        { code: "on_loan", message: expect.stringContaining("Judul 1 (B00001) masih dipinjam") as string },
      ],
    });
    expect(await rows(sql`SELECT student_id FROM borrowings WHERE id = ${borrowingId}`)).toEqual([
      { student_id: studentId },
    ]);
    expect(await rows(sql`SELECT name FROM students WHERE id = ${studentId}`)).toEqual([{ name: PERSON.name }]);

    await lending.returnCopy(admin, { itemCode: codes[0] });
    await students.update(admin, studentId, { status: "moved" });
    const wrong = await expectDomainError(service(library).erase(admin, studentId, { nis: "24011" }));
    expect(wrong.kind).toBe("validation");
    await service(library).erase(admin, studentId, { nis: PERSON.nis });
    const gone = await expectDomainError(service(library).erase(admin, studentId, { nis: `terhapus-${studentId}` }));
    expect(gone.kind).toBe("notFound");
  });

  it("is an administrator's alone", async () => {
    const library = await person();
    const input = { nis: PERSON.nis };
    for (const viewer of [await givenStaff(test.database), await givenStudentViewer(test.database), library.viewer]) {
      await expect(service(library).erase(viewer, library.studentId, input)).rejects.toMatchObject({
        kind: "forbidden",
      });
    }
  });

  it("finds nobody by the number of the row that stays, and lets nobody change it", async () => {
    const library = await person();
    const { admin, students, studentId, lending, codes } = library;
    await students.update(admin, studentId, { status: "graduated" });
    await service(library).erase(admin, studentId, { nis: PERSON.nis });
    await expect(students.update(admin, studentId, { name: "Baru" })).rejects.toMatchObject({ kind: "notFound" });
    await expect(students.delete(admin, studentId)).rejects.toMatchObject({ kind: "notFound" });
    const nis = `terhapus-${studentId}`;
    await expect(lending.borrow(admin, { nis, itemCode: codes[0] })).rejects.toMatchObject({ kind: "notFound" });
    // The number is free for whoever comes next.
    expect(await givenStudent(test.database, { nis: PERSON.nis })).toBeGreaterThan(studentId);
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM students WHERE nis = ${PERSON.nis}`));
  });
});
