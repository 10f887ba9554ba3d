import sql from "sql-template-tag";

import { ActivationService } from "../../../server/activation/ActivationService.js";
import { BinService } from "../../../server/bin/BinService.js";
import { BIN_RETENTION_MS } from "../../../server/bin/binKinds.js";
import { binHandlers } from "../../../server/binHandlers.js";
import { LoginThrottler } from "../../../server/platform/auth/LoginThrottler.js";
import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { readCounter } from "../../../server/platform/database/counters/counterReads.js";
import { studentDependents } from "../../../server/studentDependents.js";
import { StudentEditingService } from "../../../server/students/editing/StudentEditingService.js";
import { selectStudent } from "../../../server/students/studentReads.js";
import { type AdminViewer, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { aPicture } from "../../support/files/givenFiles.js";
import { givenAdmin } from "../../support/people.js";
import { receivedFile, testFiles } from "../platform/files/testFiles.js";

const PUPIL = {
  nisn: "0081234567",
  name: "Gita Savitri",
  gender: "female",
  className: "X 1",
  birthDate: "2009-03-14",
  phone: "0812-5550-0142",
  email: "gita@siswa.example",
  address: "Jl. Melati 7",
  expiresAt: "2027-06-30",
} as const;

onBothEngines("A student in the bin", (test) => {
  const files = testFiles(test);
  const keys = new SessionKeys("rahasia-untuk-pengujian-saja-0123456789");
  let admin: AdminViewer;
  const bin = () => new BinService(test.database, files.stored(), binHandlers);
  const students = () => new StudentEditingService(test.database, studentDependents);
  const activation = () =>
    new ActivationService(test.database, {
      keys,
      throttler: new LoginThrottler(test.database, keys, () => undefined),
      libraryName: "Perpustakaan Aksara",
    });
  const student = (id: number) => test.database.read((reader) => selectStudent(reader, id));
  const members = () => test.database.read((reader) => readCounter(reader, "students"));
  const photo = async (id: number) =>
    files.photos().uploadStudentPhoto(admin, { id }, receivedFile(await aPicture(60, 80).png().toBuffer()));
  const reported = async (id: number) =>
    JSON.stringify(
      await test.database.read((reader) =>
        reader.rows(
          sql`SELECT action, before_values, after_values FROM audit_entries
              WHERE record_type = 'student' AND record_id = ${id} ORDER BY id`,
        ),
      ),
    );
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  afterAll(files.remove);

  it("comes back as it was, with photo and printed code", async () => {
    const { id } = await students().create(admin, { ...PUPIL, nis: "T1" });
    await photo(id);
    const { code } = await activation().createCode(admin, id, {});
    const [before, membersBefore] = [await student(id), await members()];

    const { binEntryIds } = await students().delete(admin, id);
    expect([await student(id), await members(), await files.states()]).toEqual([null, membersBefore - 1, ["held"]]);
    await bin().restore(admin, { ids: binEntryIds });

    expect(await student(id)).toEqual(before);
    expect([await members(), await files.states()]).toEqual([membersBefore, ["kept"]]);
    const { viewer } = await activation().activate(
      visitor,
      { nis: "T1", code, username: "gita.savitri", password: "bukit-kapur-biru" },
      { address: "10.0.0.1", device: null, token: null },
    );
    expect(viewer).toMatchObject({ studentId: id });
  });

  it("waits while another student has the number", async () => {
    const { id } = await students().create(admin, { nis: "T2", nisn: "1111111112", name: "Hana" });
    const { binEntryIds } = await students().delete(admin, id);
    const other = await students().create(admin, { nis: "T2", name: "Indah" });

    expect(await expectDomainError(bin().restore(admin, { ids: binEntryIds }))).toMatchObject({
      kind: "conflict",
      message: "NIS / No. anggota T2 sekarang dipakai Indah. Ubah nomor itu, lalu pulihkan Hana lagi.",
    });
    await students().update(admin, other.id, { nis: "T3", nisn: "1111111112" });
    expect((await expectDomainError(bin().restore(admin, { ids: binEntryIds }))).message).toMatch(/^NISN 1111111112/);
    await students().update(admin, other.id, { nisn: null });
    await bin().restore(admin, { ids: binEntryIds });
    expect((await student(id))?.nis).toBe("T2");
  });

  it("comes back without a code that has ended", async () => {
    const { id } = await students().create(admin, { nis: "T4", name: "Joko" });
    await activation().createCode(admin, id, {});
    await test.database.write({ unaudited: "A test lets a code end." }, (tx) =>
      tx.run(sql`UPDATE activation_codes SET expires_at = '2020-01-01 00:00:00.000' WHERE student_id = ${id}`),
    );
    const { binEntryIds } = await students().delete(admin, id);
    await bin().restore(admin, { ids: binEntryIds });

    expect(
      await test.database.read((reader) => reader.count(sql`FROM activation_codes WHERE student_id = ${id}`)),
    ).toBe(0);
  });

  it("leaves for good after thirty days: photo, record, and what the trail tells of the person", async () => {
    const { id } = await students().create(admin, { ...PUPIL, nis: "T5", nisn: null, name: "Kirana Larasati" });
    const { photo: address } = await photo(id);
    await students().update(admin, id, { className: "X 2" });
    await students().delete(admin, id);
    expect(await reported(id)).toContain("Kirana");

    await bin().purgeExpired(new Date(Date.now() + BIN_RETENTION_MS + 60_000));

    const trail = await reported(id);
    expect(trail).toContain("student.purge");
    expect(trail).not.toMatch(/Kirana|T5|X 1|X 2/);
    const [entries] = await test.database.read((reader) =>
      reader.rows<{ kept: string }>(sql`SELECT COUNT(*) AS kept FROM bin_entries WHERE label LIKE 'Kirana%'`),
    );
    expect(Number(entries?.kept)).toBe(0);
    expect((await files.onDisk()).filter((name) => address?.includes(name.slice(0, 32)))).toEqual([]);
  });
});
