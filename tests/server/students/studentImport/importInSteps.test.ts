import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import sql from "sql-template-tag";

import { KeptUpload } from "../../../../server/platform/csv/KeptUpload.js";
import { studentDependents } from "../../../../server/studentDependents.js";
import { MemberKindEditingService } from "../../../../server/students/memberKinds/MemberKindEditingService.js";
import { presentChanges } from "../../../../server/students/studentImport/rows/shownDifference.js";
import { StudentEditingService } from "../../../../server/students/editing/StudentEditingService.js";
import { sweepStudentImports } from "../../../../server/students/studentImport/studentImportDrafts.js";
import { sweepImportFolders } from "../../../../server/sweeps.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { testWrite } from "../../../support/testWrite.js";
import { createDataFolder, storedStudents, studentCounts, studentImportSteps } from "./importingStudents.js";

/** As SLiMS writes it: always quoted, backslashes, one separator too many at the end of the header. */
const slimsLine = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(",");
const slimsMember = (values: Readonly<Record<string, string>>) =>
  slimsLine(
    [
      "member_id",
      "member_name",
      "gender",
      "member_type_name",
      "member_email",
      "member_address",
      "postal_code",
      "inst_name",
      "is_new",
      "member_image",
      "pin",
      "member_phone",
      "member_fax",
      "member_since_date",
      "register_date",
      "expire_date",
      "birth_date",
      "member_notes",
      "mpasswd",
    ].map((name) => values[name] ?? ""),
  );

onBothEngines("An import of students in steps", (test) => {
  const folder = createDataFolder();
  afterAll(() => folder.remove());
  const steps = (now?: () => Date) => studentImportSteps(test.database, folder.path, now);
  const editing = () => new StudentEditingService(test.database, studentDependents);
  const student = async (nis: string) => (await storedStudents(test.database)).find((row) => row.nis === nis);
  const idOf = async (nis: string) => {
    const [row] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM students WHERE nis = ${nis}`),
    );
    return row?.id ?? 0;
  };
  const lastAudit = async (count: number) =>
    (
      await test.database.read((reader) =>
        reader.rows<{ action: string }>(sql`SELECT action FROM audit_entries ORDER BY id DESC LIMIT ${count}`),
      )
    ).map(({ action }) => action);

  it("shows what becomes of each row before anything is written, and stores just that", async () => {
    await editing().create(system, { nis: "P1", name: "Putri Ayu", className: "X IPA 1", phone: "0812-1111-2222" });
    await editing().create(system, { nis: "P2", name: "Rudi Hartono", nisn: "0011111111" });
    const before = await storedStudents(test.database);
    const file = [
      "DATA SISWA SMA CONTOH;;;;",
      "NIS;Nama;Kelas;NISN;Berlaku Sampai",
      "P1;Putri Ayu;XI IPA 1;;30/06/2027",
      "P2;Rudi Hartono;;;",
      "0003;SITI NUR'AINI;X-2;0022222222;2027-06-30",
      "P3;Tono;;0011111111;",
      "6,28E+11;Umar;;;",
      "P4;Vino;;;",
      "P4;Vina;;;",
      ";;;;",
      "P2;Rudi Lain;;;",
    ].join("\r\n");
    const { previewed, rows, started } = steps();
    const draft = await previewed(file);

    expect([draft.state, await storedStudents(test.database)]).toEqual(["ready", before]);
    expect(draft.counts).toMatchObject({
      rows: 8,
      imported: 3,
      updated: 1,
      unchanged: 1,
      held: 0,
      refused: 3,
      done: 0,
    });
    expect(
      (await rows(draft.id)).map(({ number, kind, reason, difference }) => [number, kind, reason, difference]),
    ).toEqual([
      [
        3,
        "changed",
        "",
        {
          before: { className: "X IPA 1", expiresAt: null },
          after: { className: "XI IPA 1", expiresAt: "2027-06-30" },
        },
      ],
      [4, "unchanged", "", null],
      [5, "new", "", null],
      [6, "new", "NISN 0011111111 sudah dipakai Rudi Hartono (No. anggota P2), jadi dikosongkan.", null],
      [
        7,
        "refused",
        expect.stringMatching(/^NIS \/ No\. anggota: “6,28E\+11” dirusak aplikasi lembar kerja.*menjadi Teks/),
        null,
      ],
      [8, "new", "", null],
      [9, "refused", "NIS / No. anggota ini sudah ada di baris 8 (Vino).", null],
      [11, "refused", "NIS / No. anggota ini sudah ada di baris 4 (Rudi Hartono).", null],
    ]);

    const done = await started(draft.id);
    expect([done.state, done.counts]).toEqual(["done", { ...draft.counts, done: 8 }]);
    expect(await student("P1")).toMatchObject({
      className: "XI IPA 1",
      expiresAt: "2027-06-30",
      phone: "0812-1111-2222",
    });
    expect(await student("0003")).toMatchObject({ name: "Siti Nur'aini", className: "X-2", nisn: "0022222222" });
    expect(await lastAudit(3)).toEqual(["studentImport.run", "student.update", "studentImport.run"]);
    expect(await folder.kept()).toEqual([]);
  });

  it("reads SLiMS's members, and keeps no password of them anywhere", async () => {
    const { upload, service, started, rows, leftOut } = steps();
    const members = [
      slimsMember({
        member_id: "S1",
        member_name: "BUDI \\'ABI\\' SANTOSO",
        gender: "1",
        inst_name: "XI IPS 2",
        pin: "0033333333",
        member_phone: "6281234567890",
        birth_date: "2009-05-31",
        expire_date: "2027-06-30",
        mpasswd: "rahasia-sekali",
      }),
      slimsMember({
        member_id: "S2",
        member_name: "Citra",
        gender: "0",
        member_type_name: "Guru Honorer",
        inst_name: "SMA Negeri 1 Contoh",
        pin: "abc",
        birth_date: "0000-00-00",
        expire_date: "2099-12-31",
        mpasswd: "rahasia-sekali",
      }),
      slimsMember({ member_id: "S3", member_name: "Dodi", member_email: "bukan email", mpasswd: "rahasia-sekali" }),
      slimsMember({ member_id: "S4", mpasswd: "rahasia-sekali" }),
    ].join("\n");
    const { id, reading, folder: name } = await upload(members);
    expect([reading.isSlims, reading.hasHeader, reading.columns.map(({ field }) => field)]).toEqual([
      true,
      false,
      [
        "nis",
        "name",
        "gender",
        "memberKindId",
        "email",
        "address",
        null,
        "className",
        null,
        null,
        "nisn",
        "phone",
        null,
        "registeredAt",
        null,
        "expiresAt",
        "birthDate",
        null,
        null,
      ],
    ]);
    expect(await readFile(join(folder.path, "imports", name ?? "", "source.csv"), "utf8")).not.toContain("rahasia");

    await service.preview(system, id);
    expect((await rows(id)).map(({ kind, reason }) => [kind, reason])).toEqual([
      ["new", ""],
      ["new", "“SMA Negeri 1 Contoh” bukan nama kelas, jadi tidak diambil."],
      ["new", "Email “bukan email” tidak sah, jadi dikosongkan."],
      ["refused", "Nama: Wajib diisi."],
    ]);
    expect((await rows(id, { list: "toCheck" })).map(({ nis }) => nis)).toEqual(["S2", "S3"]);
    await started(id);
    expect(await student("S1")).toMatchObject({
      name: "Budi 'abi' Santoso",
      gender: "male",
      className: "XI IPS 2",
      nisn: "0033333333",
      phone: "081234567890",
      birthDate: "2009-05-31",
      expiresAt: "2027-06-30",
    });
    expect(await student("S2")).toMatchObject({
      gender: "female",
      memberKindId: 2,
      className: null,
      nisn: null,
      birthDate: null,
      expiresAt: null,
    });
    const report = await leftOut(id);
    expect([report.length, report[0]?.startsWith("baris;hasil;alasan;member_id"), report[1]]).toEqual([
      2,
      true,
      expect.stringMatching(/^4;ditolak;Nama: Wajib diisi\.;S4;/),
    ]);
    expect(report.join("\n")).not.toContain("rahasia");
  });

  it("takes a column that is named twice from neither until somebody has chosen", async () => {
    const { upload, service, started } = steps();
    const { id, reading } = await upload("NIS,NIPD,Nama,Nama\nT1,T2,Tia,Tio\n");
    expect(reading.columns.map(({ field, reason }) => [field, reason])).toEqual(
      Array.from({ length: 4 }, () => [null, "repeated"]),
    );
    await expect(service.preview(system, id)).rejects.toMatchObject({
      kind: "conflict",
      message: "Kolom “NIS” dan “NIPD” sama-sama berarti NIS / No. anggota. Pilih dulu kolom yang benar.",
    });
    await expect(service.start(system, id)).rejects.toThrow("Periksa dulu isi berkas ini");
    await expect(service.configure(system, id, { columns: ["nis", "nis", "name", null] })).rejects.toMatchObject({
      kind: "validation",
      fields: [{ name: "columns.1", message: "NIS / No. anggota sudah diambil dari kolom lain. Pilih satu saja." }],
    });
    await service.configure(system, id, { columns: [null, "nis", null, "name"] });
    await service.preview(system, id);
    await started(id);
    expect(await student("T2")).toMatchObject({ name: "Tio" });
    expect(await student("T1")).toBeUndefined();
  });

  it("takes a column that is named twice from neither if that is chosen", async () => {
    const { upload, service } = steps();
    const { id, reading } = await upload("NIS,Nama,HP,Telepon,Kelas\nT5,Tiwi,0811,0812,X\n");
    const fields = reading.columns.map(({ field }) => field);
    const undecided = "Kolom “HP” dan “Telepon” sama-sama berarti Telepon. Pilih dulu kolom yang benar.";
    // A choice of another column says nothing of these.
    await service.configure(system, id, { columns: fields.with(4, null) });
    await expect(service.preview(system, id)).rejects.toThrow(undecided);
    await service.configure(system, id, { columns: fields.with(2, "phone") });
    await service.configure(system, id, { columns: fields });
    expect((await service.preview(system, id)).state).toBe("ready");

    const other = await upload("NIS,Nama,HP,Telepon\nT6,Tini,0811,0812\n");
    await expect(service.preview(system, other.id)).rejects.toThrow(undecided);
    await service.configure(system, other.id, { columns: other.reading.columns.map(({ field }) => field) });
    expect((await service.preview(system, other.id)).state).toBe("ready");
  });

  it.each([
    [
      "a title row is taken for the header",
      "DATA SISWA;;;\nNomor;Siswa;Password;Kelas\n1;Ali;rahasia-1;X\n2;Sandi;rahasia-2;X\n",
    ],
    ["a short title row is", "DATA SISWA\nNomor;Siswa;Password;Kelas\n1;Ali;rahasia-1;X\n2;Sandi;rahasia-2;X\n"],
    [
      "the header row has no names but theirs",
      "1;Ali;x;X\nNomor;Siswa;Sandi;Kelas\n1;Ali;rahasia-1;X\n2;Sandi;rahasia-2;X\n",
    ],
    ["a row is longer than the header", "NIS;Nama;Password\n1;Ali;rahasia-1\n2;San;di;rahasia-2\n3;Sandi;;rahasia-3\n"],
  ])("keeps no password where %s", async (_title, content) => {
    const { upload, service } = steps();
    const { id, folder: name } = await upload(content);
    const kept = await readFile(join(folder.path, "imports", name ?? "", "source.csv"), "utf8");
    const shown = [await service.configure(system, id, { hasHeader: false }), await service.configure(system, id, {})];
    expect(`${kept}${JSON.stringify(shown)}`).not.toContain("rahasia");
    expect(kept).toMatch(/Ali.*\n.*San/su);
    expect(kept).toContain(content.includes("Kelas") ? '"Sandi";;"X"' : '"Sandi"');
    await service.discard(system, id);
  });

  it("that is refused leaves nothing of its file", async () => {
    const { upload } = steps();
    const before = await folder.kept();
    const lines = Array.from({ length: 25 }, (_, index) => `${index},Ali,rahasia`).join("\n");
    await expect(upload(`nis,nama,password\n${lines}\n26,"Budi,rahasia\n`)).rejects.toThrow("tanda kutip");
    expect(await folder.kept()).toEqual(before);
  });

  it("whose settings two people change at once keeps both or refuses one", async () => {
    const { upload, service, byId } = steps();
    const { id } = await upload("nis,nama\nV1,Vivi\n");
    const settings = [{ tidiesNames: false }, { updateExisting: false }, { zeroIsFemale: false }];
    const outcomes = await Promise.allSettled(settings.map((given) => service.configure(system, id, given)));
    const { reading } = await byId(id);
    const kept = [!reading.choices.tidiesNames, !reading.updateExisting, !reading.choices.zeroIsFemale];
    expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(kept);
    expect(kept).toContain(true);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject(outcome.status === "fulfilled" ? {} : { reason: { kind: "conflict" } });
    }
    await service.discard(system, id);
  });

  it("leaves no formula in the list of what stayed out, whatever the file calls its columns", async () => {
    const { previewed, leftOut } = steps();
    const { id } = await previewed('nis,nama,"=HYPERLINK(""x"")"\n6E+11,Ali,@x\n');
    expect((await leftOut(id))[0]).toBe(`baris;hasil;alasan;nis;nama;"'=HYPERLINK(""x"")"`);
  });

  it("leaves students who are there alone if told so, and says in what the file differs", async () => {
    await editing().create(system, { nis: "L1", name: "Lia Kartika", className: "X" });
    const { imported, rows, leftOut } = steps();
    const { id, counts } = await imported("nis,nama,kelas\nL1,Lia Kartika,XI\nL2,Maya,X\n", {
      updateExisting: false,
    });
    expect(counts).toMatchObject({ imported: 1, updated: 0, unchanged: 1, leftOut: 1 });
    expect((await rows(id, { kind: "unchanged" }))[0]).toMatchObject({
      difference: { before: { className: "X" }, after: { className: "XI" } },
      reason: "Data di berkas berbeda, tetapi data yang tercatat tidak diperbarui.",
    });
    expect(await student("L1")).toMatchObject({ className: "X" });
    expect((await leftOut(id))[1]).toMatch(/^2;tidak diubah;/);
  });

  it("names the holder of a number whose name is another's, for somebody to look at", async () => {
    await editing().create(system, { nis: "N1", name: "Nadia Putri", className: "XII" });
    const { previewed, started, rows } = steps();
    const { id, counts } = await previewed("nis,nama\nN1,Oscar Lawalata\n");
    expect(counts).toMatchObject({ updated: 0, held: 1, toCheck: 1, leftOut: 1 });
    expect((await rows(id, { list: "toCheck" }))[0]?.reason).toBe(
      "NIS / No. anggota ini milik Nadia Putri (No. anggota N1, XII).",
    );
    expect((await started(id)).counts).toMatchObject({ held: 1, updated: 0 });
    expect(await student("N1")).toMatchObject({ name: "Nadia Putri" });
  });

  it("leaves at its undo what was emptied since", async () => {
    await editing().create(system, { nis: "E1", name: "Eka", className: "X" });
    const { imported, undone, rows } = steps();
    const { id } = await imported("nis,nama,kelas,telepon\nE1,Eka,XI,\nE2,Eko,X,0812-3456-7890\n");
    await editing().update(system, await idOf("E1"), { className: null });
    await editing().update(system, await idOf("E2"), { phone: null });
    expect((await undone(id)).counts).toMatchObject({ undone: 0, kept: 2 });
    expect((await rows(id, { list: "kept" })).map(({ keptReason }) => keptReason)).toEqual([
      "Kelas sudah diubah setelah impor.",
      "Telepon sudah diubah setelah impor.",
    ]);
  });

  it("takes a member's kind by its name or its usual words, and the default for one that nobody knows", async () => {
    const { previewed, started, rows, undone } = steps(() => new Date("2026-01-31T03:00:00Z"));
    const { id, counts } = await previewed(
      "nis,nama,jenis anggota\nJ1,Ani,UMUM\nJ2,Budi,Ustadz Tamu\nJ3,Cici,Alumni\nJ4,Dodi,\n",
    );
    expect(counts).toMatchObject({ refused: 0, toCheck: 1 });
    expect((await rows(id)).map(({ reason }) => reason)).toEqual([
      "",
      "",
      "Jenis anggota “Alumni” tidak dikenal, jadi anggota baru dicatat sebagai Siswa.",
      "",
    ]);
    await started(id);
    expect(await Promise.all(["J1", "J2", "J3", "J4"].map(student))).toMatchObject([
      { memberKindId: 4, expiresAt: "2027-01-31" },
      { memberKindId: 2, expiresAt: null },
      { memberKindId: 1, expiresAt: null },
      { memberKindId: 1, expiresAt: null },
    ]);

    await new MemberKindEditingService(test.database, studentDependents).update(system, 4, { membershipMonths: 6 });
    expect((await undone(id)).counts).toMatchObject({ undone: 4, kept: 0 });
    expect(await student("J1")).toBeUndefined();
  });

  it("says which kind a member was of, and is to be of", async () => {
    await editing().create(system, { nis: "J5", name: "Eka", memberKindId: 2 });
    const { previewed, rows, started, undone } = steps();
    const { id } = await previewed("nis,nama,jenis\nJ5,Eka,Karyawan\n", {
      columns: ["nis", "name", "memberKindId"],
      updateExisting: true,
    });
    const [row] = await rows(id);
    expect(presentChanges(row?.difference ?? null)).toEqual([
      { name: "memberKind", label: "Jenis anggota", before: "Guru", after: "Karyawan" },
    ]);
    await started(id);
    expect(await student("J5")).toMatchObject({ memberKindId: 3 });
    const [told] = await test.database.read((reader) =>
      reader.rows<{ afterValues: string }>(
        sql`SELECT after_values AS afterValues FROM audit_entries WHERE action = 'student.update' ORDER BY id DESC LIMIT 1`,
      ),
    );
    expect(JSON.parse(told?.afterValues ?? "null")).toMatchObject({ memberKind: "Karyawan" });
    await undone(id);
    expect(await student("J5")).toMatchObject({ memberKindId: 2 });
  });

  it("is taken back but for what was used or changed since, with the reasons; the rest may follow later", async () => {
    await editing().create(system, { nis: "U1", name: "Umi", className: "X", phone: "0811-1111-1111" });
    await editing().create(system, { nis: "U2", name: "Vera", className: "X" });
    const before = await storedStudents(test.database);
    const all = steps();
    const { id } = await all.imported(
      "nis,nama,kelas\nU1,Umi,XI\nU2,Vera,XI\nU3,Wulan,X\nU4,Xena,X\nU5,Yuni,X\nU6,Zaki,X\n",
    );
    await editing().update(system, await idOf("U1"), { phone: "0822-2222-2222" });
    await editing().update(system, await idOf("U2"), { className: "XII" });
    await editing().update(system, await idOf("U3"), { name: "Wulan Sari" });
    await test.database.write(testWrite, async (tx) =>
      tx.run(
        sql`INSERT INTO visits (kind, student_id, visitor_name, people_count, visited_at)
            VALUES ('student', ${await idOf("U4")}, 'Xena', 1, '2026-11-21 00:00:00')`,
      ),
    );
    await editing().delete(system, await idOf("U6"));

    const partly = await all.undone(id);
    expect([partly.state, partly.counts.undone, partly.counts.kept]).toEqual(["partly_undone", 3, 3]);
    expect((await all.rows(id, { list: "kept" })).map(({ nis, keptReason }) => [nis, keptReason])).toEqual([
      ["U2", "Kelas sudah diubah setelah impor."],
      ["U3", "Nama sudah diubah setelah impor."],
      ["U4", "Sudah punya 1 kunjungan."],
    ]);
    expect(await student("U1")).toMatchObject({ className: "X", phone: "0822-2222-2222" });
    expect(await student("U5")).toBeUndefined();
    const counts = await studentCounts(test.database);
    expect(counts.kept).toBe(counts.counted);
    expect(await lastAudit(1)).toEqual(["studentImport.undo"]);

    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM visits`));
    await editing().update(system, await idOf("U3"), { name: "Wulan" });
    await editing().update(system, await idOf("U2"), { className: "XI" });
    expect((await all.undone(id)).state).toBe("undone");
    expect(await storedStudents(test.database)).toEqual(
      before.map((row) => (row.nis === "U1" ? { ...row, phone: "0822-2222-2222" } : row)),
    );
    await expect(all.service.undo(system, id)).rejects.toThrow("Impor ini sudah diurungkan.");
  });

  it("that dies half-way leaves whole batches, which show, and can be continued or taken back", async () => {
    const lines = Array.from({ length: 700 }, (_, index) => `K${index},Kiki ${index}`).join("\n");
    const file = `nis,nama\n${lines}\nK3,Kiki Kembar\n`;
    const before = await storedStudents(test.database);
    const dying = () => {
      let batches = 0;
      return steps(() => {
        batches += 1;
        if (batches > 2) throw new Error("the process is gone");
        return new Date();
      });
    };
    const first = dying();
    const { id } = await first.previewed(file);
    const died = await first.started(id);
    expect([died.state, died.isStopped, died.counts.done, first.failures.length]).toEqual(["running", true, 500, 1]);
    expect(await storedStudents(test.database)).toHaveLength(before.length + 500);

    const { started, undone, rows } = steps();
    const done = await started(id);
    expect([done.state, done.counts.imported, done.counts.refused]).toEqual(["done", 700, 1]);
    expect((await rows(id, { kind: "refused" }))[0]?.reason).toBe(
      "NIS / No. anggota ini sudah ada di baris 5 (Kiki 3).",
    );

    await undone(id);
    const second = dying();
    const { id: next } = await second.previewed(file);
    await second.started(next);
    expect((await undone(next)).state).toBe("undone");
    expect(await storedStudents(test.database)).toEqual(before);
    expect(await studentCounts(test.database)).toEqual({ kept: before.length, counted: before.length });
  });

  it("and another of the same file at once bring each student once", async () => {
    const lines = Array.from({ length: 600 }, (_, index) => `D${index},Dua ${index},X ${index % 9}`).join("\n");
    const { previewed, service, byId } = steps();
    const [one, other] = [await previewed(`nis,nama,kelas\n${lines}\n`), await previewed(`nis,nama,kelas\n${lines}\n`)];
    const starts = await Promise.allSettled([
      service.start(system, one.id),
      service.start(system, one.id),
      service.start(system, other.id),
    ]);
    expect(starts.map(({ status }) => status).sort()).toEqual(["fulfilled", "fulfilled", "rejected"]);
    await service.whenIdle();
    const [first, second] = [await byId(one.id), await byId(other.id)];
    expect([first.state, second.state]).toEqual(["done", "done"]);
    expect(first.counts.imported + second.counts.imported).toBe(600);
    expect(first.counts.unchanged + second.counts.unchanged).toBe(600);
    const counts = await studentCounts(test.database);
    expect(counts.kept).toBe(counts.counted);
  });

  it("whose columns somebody changes while another looks at its rows is looked at again", async () => {
    const lines = Array.from({ length: 600 }, (_, index) => `G${index},Gita ${index},X`).join("\n");
    const { upload, service, rows } = steps();
    const { id } = await upload(`nis,nama,kelas\n${lines}\n`);
    const [looked] = await Promise.allSettled([
      service.preview(system, id),
      service.configure(system, id, { columns: ["nis", "name", null] }),
    ]);
    expect(looked.status === "fulfilled" || /sedang diperiksa atau diubah/.test(String(looked.reason))).toBe(true);
    // Whichever came first: what is shown is never of columns that no longer hold.
    expect((await rows(id)).filter(({ className }) => className !== null)).toEqual([]);
    await service.discard(system, id);
  });

  it("is thrown away before it starts with all that was kept of it, by somebody or after a day", async () => {
    const { service, upload, previewed, imported, byId } = steps();
    const files = (await folder.kept()).length;
    const discarded = await previewed("nis,nama\nB1,Bima\n");
    await service.discard(system, discarded.id);
    expect(await lastAudit(1)).toEqual(["studentImport.discard"]);
    const forgotten = await upload("nis,nama\nB2,Bayu\n");
    expect(await folder.kept()).toHaveLength(files + 1);
    await sweepStudentImports(test.database, folder.path, new Date(Date.now() + 25 * 3_600_000));
    await expect(byId(forgotten.id)).rejects.toThrow("there is no import");
    expect(await folder.kept()).toEqual([]);
    const done = await imported("nis,nama\nB3,Bagus\n");
    await sweepStudentImports(test.database, folder.path, new Date(Date.now() + 31 * 24 * 3_600_000));
    const [row] = await test.database.read((reader) =>
      reader.rows<{ count: number }>(sql`SELECT COUNT(*) AS count FROM student_import_rows`),
    );
    expect([Number(row?.count), (await byId(done.id)).rowsKept]).toEqual([0, false]);
    await expect(service.undo(system, done.id)).rejects.toThrow("sudah lewat 30 hari");
  });

  it("that somebody goes on with while it is swept stays", async () => {
    const { previewed, started } = steps();
    const { id } = await previewed("nis,nama\nW1,Wawan\n");
    const racing = new Proxy(test.database, {
      get: (database, name) =>
        name !== "read"
          ? (Reflect.get(database, name) as unknown as () => void).bind(database)
          : async (...args: Parameters<typeof database.read>) => {
              const stale = await database.read(...args);
              await started(id);
              return stale;
            },
    });
    await sweepStudentImports(racing, folder.path, new Date(Date.now() + 25 * 3_600_000));
    expect(await student("W1")).toMatchObject({ name: "Wawan" });
    const { state, counts } = await steps().byId(id);
    expect([state, counts.done, (await steps().rows(id)).length]).toEqual(["done", 1, 1]);
  });

  it("starts though its file cannot be removed; a folder that nothing names goes with the next sweep", async () => {
    const { upload, started, previewed } = steps();
    const waiting = await upload("nis,nama\nX1,Xaver\n");
    const forgotten = "0123456789abcdef0123456789abcdef";
    await mkdir(join(folder.path, "imports", forgotten));
    await sweepImportFolders(test.database, folder.path);
    expect(await folder.kept()).toContain(forgotten);
    await sweepImportFolders(test.database, folder.path, new Date(Date.now() + 2 * 3_600_000));
    expect(await folder.kept()).not.toContain(forgotten);
    expect(await folder.kept()).toContain(waiting.folder);

    const { id } = await previewed("nis,nama\nX2,Xena\n");
    const removing = jest.spyOn(KeptUpload.prototype, "remove").mockRejectedValueOnce(new Error("busy"));
    expect((await started(id)).state).toBe("done");
    removing.mockRestore();
  });

  it("offers the classes of the students that it brought, for their codes", async () => {
    const { history, imported, byId } = steps();
    const { id } = await imported("nis,nama,kelas\nC1,Cici,XI IPA 2\nC2,Caca,xi-ipa-2\nC3,Coki,X 1\nC4,Cuki,\n");
    const row = await byId(id);
    expect(await history.classes(system, row)).toEqual([
      { name: "X 1", studentsCount: 1 },
      { name: expect.stringMatching(/ipa/i), studentsCount: 2 },
      { name: "", studentsCount: 1 },
    ]);
    expect((await history.students(system, row, { className: "XI IPA 2", part: 1 })).map(({ nis }) => nis)).toEqual([
      "C2",
      "C1",
    ]);
  });
});
