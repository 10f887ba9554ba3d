import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";

import sql from "sql-template-tag";

import { system } from "../../../../server/viewer.js";
import { studentDependents } from "../../../../server/studentDependents.js";
import { StudentEditingService } from "../../../../server/students/editing/StudentEditingService.js";
import { StudentImportService } from "../../../../server/students/studentImport/StudentImportService.js";
import { onBothEngines } from "../../../support/database.js";

onBothEngines("An import of students", (test) => {
  const dataDir = mkdtempSync(join(tmpdir(), "aksara-students-"));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const importing = (content: string | Buffer, input: object = {}, limits = { fileBytes: 1_048_576, rows: 2_500 }) =>
    new StudentImportService(test.database, studentDependents, { dataDir, limits }).importStudents(system, input, () =>
      Promise.resolve({ stream: Readable.from([Buffer.from(content)]), fileName: "siswa.csv" }),
    );
  const count = async (table: "students" | "counter") => {
    const [row] = await test.database.read((reader) =>
      reader.rows<{ count: number }>(
        table === "students"
          ? sql`SELECT COUNT(*) AS count FROM students`
          : sql`SELECT value AS count FROM counters WHERE name = 'students'`,
      ),
    );
    return Number(row?.count ?? 0);
  };
  const reasons = (
    refused: readonly {
      readonly row: number;
      readonly fields: readonly { readonly name: string; readonly message: string }[];
    }[],
  ) => refused.map(({ row, fields }) => [row, ...fields.map(({ name, message }) => `${name}: ${message}`)]);

  it("takes a header in any order, under a title, and undoes what spreadsheets do to numbers and dates", async () => {
    const { imported, refused, ignoredColumns, rows } = await importing(
      [
        "DAFTAR PESERTA DIDIK;;;;;;;;;;;",
        "SMA Negeri Contoh;;;;;;;;;;;",
        ";;;;;;;;;;;",
        "No;Nama Peserta Didik;NIPD;NISN;JK;Tanggal Lahir;Rombel Saat Ini;Kompetensi Keahlian;Tahun Pelajaran;No. HP;E-mail;Alamat",
        "1;Alya  Senja;'0012;81234567;P;31/05/2009;XI IPA 1;IPA;2026-2027;0812-1111-2222;alya@example.sch.id;\"Jl. Merdeka 1",
        'Bandung"',
        "2;Bagas Rimba;13.0;;Laki-laki;2 Agustus 2009;;;;;;",
        "3;Made Telaga;14;-;L;2009-05-02 00:00:00;;;;;;",
      ].join("\r\n"),
    );

    expect(reasons(refused)).toEqual([]);
    expect([rows, ignoredColumns]).toEqual([3, ["No"]]);
    expect(imported).toEqual([
      expect.objectContaining({
        nis: "0012",
        nisn: "0081234567",
        name: "Alya Senja",
        gender: "female",
        birthDate: "2009-05-31",
        className: "XI IPA 1",
        major: "IPA",
        academicYear: "2026/2027",
        phone: "0812-1111-2222",
        email: "alya@example.sch.id",
        address: "Jl. Merdeka 1\nBandung",
        status: "active",
        username: null,
      }),
      expect.objectContaining({
        nis: "13",
        nisn: null,
        name: "Bagas Rimba",
        gender: "male",
        birthDate: "2009-08-02",
        className: null,
      }),
      expect.objectContaining({ nis: "14", nisn: null, birthDate: "2009-05-02" }),
    ]);
    expect(await count("counter")).toBe(3);
    expect(await readdir(join(dataDir, "imports"))).toEqual([]);
  });

  it.each(["while it arrives", "while it is written"])(
    "whose sender goes away %s writes nothing and leaves nothing on the disk",
    async (when) => {
      const sender = new AbortController();
      const before = [await count("students"), await count("counter")];
      const arriving = when === "while it arrives";
      const line = new PassThrough();
      line.write("nis,nama\nZ1,Zaskia\n");
      // The clock is asked in the midst of the write.
      const now = () => {
        sender.abort();
        return new Date();
      };
      const service = new StudentImportService(
        test.database,
        studentDependents,
        { dataDir },
        arriving ? undefined : now,
      );
      const receive = () => {
        setImmediate(() => (arriving ? sender.abort() : line.end()));
        return Promise.resolve({ stream: line, fileName: "siswa.csv" });
      };

      await expect(service.importStudents(system, {}, receive, sender.signal)).rejects.toMatchObject({
        kind: "conflict",
        message: "Impor dibatalkan. Tidak ada anggota yang masuk.",
      });
      expect([await count("students"), await count("counter")]).toEqual(before);
      expect(await readdir(join(dataDir, "imports"))).toEqual([]);
    },
  );

  it("reads English names, tabs, and whatever a spreadsheet writes in", async () => {
    const text = "student number\tname\tclass\tgender\nE1\tÉlok Kenanga\tX IPA 1\tfemale\n";
    for (const [number, content] of [
      ["E1", Buffer.from(text)],
      ["E2", Buffer.from(`\uFEFF${text.replace("E1", "E2")}`)],
      ["E3", Buffer.from(`\uFEFF${text.replace("E1", "E3")}`, "utf16le")],
      ["E4", Buffer.from(text.replace("E1", "E4"), "latin1")],
    ] as const) {
      const { imported } = await importing(content);
      expect(imported).toEqual([
        expect.objectContaining({ nis: number, name: "Élok Kenanga", className: "X IPA 1", gender: "female" }),
      ]);
    }
  });

  it("refuses a row for its number or its name only, and empties what else is wrong, with the reasons", async () => {
    await importing("nis,nama,nisn\nR0,Dewi,0011111111\n");
    const before = await count("students");
    const { imported, duplicates, refused, noted } = await importing(
      [
        "nis,nama,nisn,jk,tgl lahir,email,kelas",
        "R1,Rani,0022222222,P,2009-01-01,rani@example.sch.id,X",
        "R2,,123,X,31/02/2009,bukan-email,X",
        ",Tanpa Nomor,,,,,",
        "R6,Wira,123,X,31/02/2009,bukan-email,X",
        "R1,Rani Lagi,,,,,",
        "R3,Sari,0022222222,,,,",
        "R4,Tono,0011111111,,,,",
        "R0,Dewi Baru,,,,,",
        ",,,,,,",
        '=1+1,"=HYPERLINK(""http://x"")",,,,,',
        "R5,=2+3,,,,,",
      ].join("\n"),
    );

    expect(imported.map(({ nis, name }) => [nis, name])).toEqual([
      ["R1", "Rani"],
      ["R6", "Wira"],
      ["R3", "Sari"],
      ["R4", "Tono"],
      ["R5", "=2+3"],
    ]);
    expect(imported.slice(1, 4)).toMatchObject([
      { nisn: null, gender: null, birthDate: null, email: null, className: "X" },
      { nisn: null },
      { nisn: null },
    ]);
    expect(noted.map(({ row, notes }) => [row, ...notes])).toEqual([
      [
        5,
        "NISN “123” tidak sah, jadi dikosongkan.",
        "Jenis kelamin “X” tidak sah, jadi dikosongkan.",
        "Tanggal lahir “31/02/2009” tidak sah, jadi dikosongkan.",
        "Email “bukan-email” tidak sah, jadi dikosongkan.",
      ],
      [7, "NISN 0022222222 sudah ada di baris 2 (Rani), jadi dikosongkan."],
      [8, "NISN 0011111111 sudah dipakai Dewi (No. anggota R0), jadi dikosongkan."],
    ]);
    expect(duplicates).toBe(1);
    expect(reasons(refused)).toEqual([
      [3, "name: Wajib diisi."],
      [4, "nis: Wajib diisi."],
      [6, "nis: NIS / No. anggota ini sudah ada di baris 2 (Rani)."],
      [11, "nis: Pakai huruf, angka, titik, garis miring, garis bawah, atau tanda hubung."],
    ]);
    expect(await count("students")).toBe(before + 5);
    expect(await count("counter")).toBe(before + 5);
  });

  it("leaves who is there alone, unless it is told to change them: then cells that hold something win", async () => {
    const student = await new StudentEditingService(test.database, studentDependents).create(system, {
      nis: "U1",
      name: "Umar",
      className: "X IPA 1",
      phone: "0812-0000-0000",
      status: "suspended",
    });
    await importing("nis,nama\nU2,Vino\n");
    const file = "nis,nama,kelas,telepon\nU1,Umar Bakri,XI IPA 1,\nU2,Vino,,\nU3,Wati,X IPA 1,\n";
    const stored = async () =>
      (
        await test.database.read((reader) =>
          reader.rows(
            sql`SELECT name, class_name AS className, class_key AS classKey, phone, status FROM students
              WHERE nis = 'U1'`,
          ),
        )
      )[0];

    const first = await importing(file);
    expect([first.imported.map(({ nis }) => nis), first.updated, first.duplicates]).toEqual([["U3"], [], 2]);
    expect(await stored()).toMatchObject({ name: "Umar", className: "X IPA 1" });

    const second = await importing(file, { updateExisting: true });
    expect([second.imported, second.updated.map(({ nis }) => nis), second.duplicates]).toEqual([[], ["U1"], 2]);
    expect(await stored()).toEqual({
      name: "Umar Bakri",
      className: "XI IPA 1",
      classKey: "011 ipa 001",
      phone: "0812-0000-0000",
      status: "suspended",
    });
    const trail = await test.database.read((reader) =>
      reader.rows<{ action: string; afterValues: string }>(
        sql`SELECT action, after_values AS afterValues FROM audit_entries WHERE record_id = ${student.id}
          OR action = 'studentImport.run' ORDER BY id DESC LIMIT 2`,
      ),
    );
    expect(trail).toEqual([
      {
        action: "studentImport.run",
        afterValues: JSON.stringify({
          fileName: "siswa.csv",
          rows: 3,
          imported: 0,
          updated: 1,
          duplicates: 2,
          asked: 0,
          refused: 0,
        }),
      },
      { action: "student.update", afterValues: JSON.stringify({ name: "Umar Bakri", className: "XI IPA 1" }) },
    ]);
  });

  it("refuses a file without numbers and names, an empty one, a workbook, one too long or too large", async () => {
    const before = await count("students");
    for (const [content, message] of [
      ["nama,kelas\nRani,X\n", /Kolom NIS dan nama tidak ditemukan.*“nama”, “kelas”/],
      ["nis,nama\n", /tanpa anggota/],
      ["", /Berkas kosong/],
      [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /rusak, tidak lengkap, atau dikunci/],
      [
        `nis,nama\n${Array.from({ length: 2_501 }, (_, index) => `T${index},Siswa`).join("\n")}`,
        /lebih dari 2.500 baris/,
      ],
      [`nis,nama\nT1,"${"x".repeat(1_100_000)}"\n`, /lebih besar dari 1 MB/],
      ['nis,nama\nT1,"Rani\n', /tanda kutip/],
    ] as const) {
      await expect(importing(content)).rejects.toThrow(message);
    }
    expect(await count("students")).toBe(before);
    expect(await readdir(join(dataDir, "imports"))).toEqual([]);
  });

  it("is whole or not at all where somebody adds one of its students meanwhile", async () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => `W${index},Siswa ${index}`).join("\n");
    const before = await count("students");
    const [one, other] = await Promise.allSettled([importing(`nis,nama\n${lines}`), importing(`nis,nama\n${lines}`)]);

    const took = [one, other].map((outcome) =>
      outcome.status === "fulfilled" ? outcome.value.imported.length : String(outcome.reason),
    );
    expect(took.filter((taken) => taken === 2_000)).toHaveLength(1);
    expect(took.filter((taken) => taken === 0 || /tidak ada yang diimpor/.test(String(taken)))).toHaveLength(1);
    expect(await count("students")).toBe(before + 2_000);
    expect(await count("counter")).toBe(before + 1_999);
  });
});
