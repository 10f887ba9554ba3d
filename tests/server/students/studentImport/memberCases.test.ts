import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import sql from "sql-template-tag";

import { studentDependents } from "../../../../server/studentDependents.js";
import { StudentEditingService } from "../../../../server/students/editing/StudentEditingService.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { createDataFolder, storedStudents, studentImportSteps } from "./importingStudents.js";

/** Files of the shape of real ones that are no part of the project. */
const CASES = join(__dirname, "../../../../../shared/data/cases");
const FILES = ["dapodik_shape.csv", "export_through_excel_students.csv", "slims_member_real_shape.csv"];
const isThere = FILES.every((file) => existsSync(join(CASES, file)));
const read = (file: string) => readFileSync(join(CASES, file));

const trial = isThere
  ? onBothEngines
  : (title: string) => it.skip(`Trial: ${title}, which is not in ../shared/data/cases`, () => undefined);

trial("A file of members as schools have it", (test) => {
  const folder = createDataFolder();
  afterAll(() => folder.remove());
  const steps = () => studentImportSteps(test.database, folder.path);
  const members = async () => storedStudents(test.database);

  it("brings every member of SLiMS's export", async () => {
    const { previewed, started, rows } = steps();
    const { id, reading, findings } = await previewed(read("slims_member_real_shape.csv"));
    expect([reading.isSlims, findings?.unknownKinds.map(({ word }) => word).sort()]).toEqual([
      true,
      ["Dosen", "Frater"],
    ]);
    const { counts } = await started(id);
    expect(counts).toMatchObject({ rows: 6, imported: 6, held: 0, refused: 0 });
    const notes = (await rows(id)).map(({ reason }) => reason);
    expect(notes[0]).toBe("“SMA CONTOH” bukan nama kelas, jadi tidak diambil.");
    expect(notes[2]).toContain("Tanggal lahir “1100-01-01” tidak sah, jadi dikosongkan.");
    expect(notes[4]).toContain("Terdaftar sejak “2029-08-29” tidak sah, jadi dikosongkan.");
    expect((await members()).map(({ nis, className, expiresAt }) => [nis, className, expiresAt])).toEqual(
      expect.arrayContaining([
        ["04926015", null, "2027-07-04"],
        ["500119001", null, "2026-08-26"],
      ]),
    );
    const registered = await test.database.read((reader) =>
      reader.rows<{ nis: string; day: string }>(
        sql`SELECT nis, registered_at AS day FROM students WHERE nis = '700125005'`,
      ),
    );
    expect(new Date(registered[0]?.day ?? 0).getFullYear()).toBe(2023);
  });

  it("brings everybody of a sheet of Dapodik who has a number and a name", async () => {
    const { previewed, started, rows } = steps();
    const { id } = await previewed(read("dapodik_shape.csv"));
    const { counts } = await started(id);
    expect(counts).toMatchObject({ rows: 7, imported: 5, held: 0, refused: 2 });
    expect((await rows(id, { kind: "refused" })).map(({ number, reason }) => [number, reason])).toEqual([
      [9, "Nama: Wajib diisi."],
      [10, "NIS / No. anggota: Wajib diisi."],
    ]);
    expect((await members()).filter(({ nis }) => String(nis).startsWith("2409"))).toMatchObject([
      { nisn: "0081234567", birthDate: "2008-01-31", gender: "male", className: "X TKJ 1" },
      { nisn: "0081234568", birthDate: "2008-12-31", phone: "081234567890" },
      { birthDate: "2008-12-31", phone: "0812-3456-7890" },
      { birthDate: "2008-05-05", gender: "female", email: "DEWI@GMAIL.COM" },
      { nisn: null, birthDate: "2008-12-31", phone: null, className: "XI-IPA1" },
    ]);
    expect((await rows(id))[4]?.reason).toBe(
      "Telepon “8.12346E+10” dibulatkan Excel, jadi dikosongkan. " +
        "NISN 0081234567 sudah ada di baris 4 (Ahmad Nur'aini), jadi dikosongkan.",
    );
  });

  it("asks of numbers that have lost their zeros", async () => {
    const editing = new StudentEditingService(test.database, studentDependents);
    for (const [nis, name, nisn] of [
      ["0077002", "Nol Dua", "0098767002"],
      ["0077001", "Nol Satu", "0098767001"],
    ] as const) {
      await editing.create(system, { nis, name, nisn });
    }
    const { previewed, service, started, rows } = steps();
    const before = (await members()).length;
    const { id, counts } = await previewed(read("export_through_excel_students.csv"));
    expect(counts).toMatchObject({ rows: 2, held: 2, imported: 0, refused: 0 });
    expect((await rows(id)).map(({ question }) => question)).toEqual(["lost_zeros", "lost_zeros"]);
    await service.decideRows(system, id, { decision: "update" });
    await started(id);
    const after = await members();
    expect(after).toHaveLength(before);
    expect(after.find(({ nis }) => nis === "0077001")).toMatchObject({
      birthDate: "2009-03-05",
      phone: "081234567890",
    });
  });
});
