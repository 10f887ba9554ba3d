import sql from "sql-template-tag";

import { studentDependents } from "../../../../server/studentDependents.js";
import { MemberKindEditingService } from "../../../../server/students/memberKinds/MemberKindEditingService.js";
import { StudentEditingService } from "../../../../server/students/editing/StudentEditingService.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { createDataFolder, storedStudents, studentImportSteps } from "./importingStudents.js";

onBothEngines("What an import of students asks", (test) => {
  const folder = createDataFolder();
  afterAll(() => folder.remove());
  const steps = () => studentImportSteps(test.database, folder.path);
  const create = (given: object) => new StudentEditingService(test.database, studentDependents).create(system, given);
  const student = async (nis: string) => (await storedStudents(test.database)).find((row) => row.nis === nis);
  const outcomes = (
    rows: readonly { readonly nis: string | null; readonly kind: string; readonly question: unknown }[],
  ) => rows.map(({ nis, kind, question }) => [nis, kind, question]);
  const balance = ({ imported, updated, unchanged, held, refused }: Readonly<Record<string, number>>) =>
    [imported, updated, unchanged, held, refused].reduce<number>((sum, count) => sum + (count ?? 0), 0);

  it("leaves another name under a known number out, and takes it where somebody has ticked it", async () => {
    await create({ nis: "Q1", name: "Siti Aisyah" });
    await create({ nis: "Q2", name: "Siti Rahma" });
    await create({ nis: "Q3", name: "Muhammad Rizki" });
    await create({ nis: "Q4", name: "Umar" });
    const { previewed, service, started, undone, rows, leftOut } = steps();
    const file = "nis,nama\nQ1,Siti Nurhaliza\nQ2,Siti Aminah\nQ3,Moh. Rizki\nQ4,Umar Bakri\nQ5,Vina\n";
    const { id, counts } = await previewed(file);
    expect(outcomes(await rows(id))).toEqual([
      ["Q1", "held", "other_name"],
      ["Q2", "held", "other_name"],
      ["Q3", "changed", null],
      ["Q4", "changed", null],
      ["Q5", "new", null],
    ]);
    expect([counts.rows, balance({ ...counts })]).toEqual([5, 5]);
    expect((await leftOut(id)).slice(1).map((line) => line.split(";")[1])).toEqual(["tidak diambil", "tidak diambil"]);

    await expect(service.decideRows(system, id, { decision: "add", rows: [2] })).rejects.toMatchObject({
      kind: "validation",
      fields: [{ name: "rows" }],
    });
    await expect(service.decideRows(system, id, { decision: "update", rows: [4] })).rejects.toThrow("Sebagian baris");
    const decided = await service.decideRows(system, id, { decision: "update", rows: [3] });
    expect(decided.counts).toMatchObject({ updated: 3, held: 1 });
    // What somebody has said outlives another look.
    const again = await service.preview(system, id);
    expect(again.counts).toMatchObject({ updated: 3, held: 1 });

    const done = await started(id);
    expect(done.counts).toMatchObject({ imported: 1, updated: 3, held: 1, done: 5 });
    expect([await student("Q1"), await student("Q2")]).toMatchObject([
      { name: "Siti Aisyah" },
      { name: "Siti Aminah" },
    ]);
    await expect(service.decideRows(system, id, { decision: "update" })).rejects.toMatchObject({ kind: "conflict" });
    await undone(id);
    expect(await student("Q2")).toMatchObject({ name: "Siti Rahma" });
  });

  it("asks of a number without its zeros, and of the same person under another number", async () => {
    await create({ nis: "0077001", name: "Nol Satu" });
    await create({ nis: "Z2", name: "Dua Kali", birthDate: "2009-05-03", className: "X" });
    await create({ nis: "Z3", name: "Tiga Angka", nisn: "0098767003" });
    await create({ nis: "Z4", name: "Empat Lain" });
    const { previewed, service, started, undone, rows } = steps();
    const before = await storedStudents(test.database);
    const file =
      "nis,nama,tgl lahir,nisn,kelas\n77001,Nol Satu,,,XI\nY2,Dua Kali,3 Mei 2009,,XI\nY3,Tiga Angka,,98767003,XI\n" +
      "Y4,Empat Lain,,,\n77002,Nol Dua,,,\n";
    const { id } = await previewed(file);
    const list = await rows(id);
    expect(outcomes(list)).toEqual([
      ["77001", "held", "lost_zeros"],
      ["Y2", "held", "likely_double"],
      ["Y3", "held", "likely_double"],
      ["Y4", "new", null],
      ["77002", "new", null],
    ]);
    expect(list.map(({ reason }) => reason)).toEqual([
      "Mungkin nol di depan nomor ini hilang: Nol Satu (No. anggota 0077001) sudah tercatat.",
      "Mungkin orang yang sama dengan Dua Kali (No. anggota Z2, X).",
      "Mungkin orang yang sama dengan Tiga Angka (No. anggota Z3).",
      "Nama yang sama sudah tercatat: Empat Lain (No. anggota Z4). Periksa apakah orangnya sama.",
      "",
    ]);
    await service.decideRows(system, id, { decision: "update" });
    await service.decideRows(system, id, { decision: "leave_out", rows: [4] });
    const { counts } = await service.decideRows(system, id, { decision: "add", rows: [3] });
    expect(counts).toMatchObject({ imported: 3, updated: 1, held: 1 });
    const done = await started(id);
    expect(done.counts).toEqual({ ...counts, done: 5 });
    expect(await student("0077001")).toMatchObject({ className: "XI" });
    expect([await student("77001"), await student("Y3")]).toEqual([undefined, undefined]);
    expect(await student("Y2")).toMatchObject({ name: "Dua Kali", birthDate: "2009-05-03" });
    await undone(id);
    expect(await storedStudents(test.database)).toEqual(before);
  });

  it("asks once which kind a word means, and knows it in the next file", async () => {
    const kind = await new MemberKindEditingService(test.database, studentDependents).create(system, {
      name: "Biarawan",
      numberName: "No. anggota",
    });
    const { previewed, service, started } = steps();
    const file = (number: number) => `nis,nama,jenis anggota\nF${number},Ani,Frater\nF${number + 1},Budi,FRATER\n`;
    const first = await previewed(file(1));
    expect(first.findings?.unknownKinds).toEqual([{ word: "Frater", rows: 2 }]);
    await service.configure(system, first.id, { kinds: [{ word: "Frater", memberKindId: kind.id }] });
    const told = await service.preview(system, first.id);
    expect([told.findings?.unknownKinds, told.counts.toCheck]).toEqual([[], 0]);
    await started(first.id);
    expect(await student("F2")).toMatchObject({ memberKindId: kind.id });
    expect((await previewed(file(3))).findings?.unknownKinds).toEqual([]);
  });

  it("takes one birth date of half the members from none, unless somebody says that it is right", async () => {
    const lines = Array.from(
      { length: 24 },
      (_, index) => `D${index},Dewa ${index},${index < 12 ? "1/1/2000" : `${index}/2/2009`}`,
    );
    const { previewed, service, rows } = steps();
    const { id, findings } = await previewed(`nis,nama,tgl lahir\n${lines.join("\n")}\n`);
    expect(findings?.commonBirthDate).toEqual({ day: "2000-01-01", rows: 12, dated: 24 });
    const birthDates = async () =>
      (
        await test.database.read((reader) =>
          reader.rows<{ given: string }>(
            sql`SELECT given FROM student_import_rows WHERE student_import_id = ${id} ORDER BY number`,
          ),
        )
      ).flatMap(({ given }) => (JSON.parse(given) as { birthDate?: string }).birthDate ?? []);
    expect([(await birthDates()).length, (await birthDates())[0]]).toEqual([12, "2009-02-12"]);
    await service.configure(system, id, { keepsCommonBirthDate: true });
    await service.preview(system, id);
    expect([(await birthDates()).length, (await rows(id))[0]?.kind]).toEqual([24, "new"]);
  });
});
