import sql from "sql-template-tag";

import { personalTables } from "../../../server/personalData/personalTables.js";
import { PersonalExportService } from "../../../server/personalData/PersonalExportService.js";
import { onBothEngines } from "../../support/database.js";
import { givenStaff, givenStudent, givenStudentViewer } from "../../support/people.js";
import { testFiles } from "../platform/files/testFiles.js";
import { givenAWholePerson, PERSON } from "./givenAWholePerson.js";

type Exported = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> & {
  readonly photo: { readonly type: string; readonly base64: string } | null;
};

onBothEngines("The file of all that is kept of a pupil", (test) => {
  const files = testFiles(test);
  afterAll(() => files.remove());
  const service = (time: { timeZone: string; now: () => Date }) =>
    new PersonalExportService(test.database, files.stored(), time);

  async function textOf({ chunks }: { readonly chunks: AsyncIterable<string> }): Promise<string> {
    const parts: string[] = [];
    for await (const part of chunks) parts.push(part);
    return parts.join("");
  }

  it("has every kind of record with the pupil's own values, and the photo", async () => {
    const { admin, time, studentId } = await givenAWholePerson(test, files);
    const file = await service(time).export(admin, studentId);
    expect(file.fileName).toBe(`data-pribadi-${studentId}-2026-12-01.json`);
    const data = JSON.parse(await textOf(file)) as Exported;

    expect(Object.keys(data)).toEqual(["exported_at", "photo", ...Object.keys(personalTables)]);
    const empty = Object.keys(personalTables).filter((name) => data[name]?.length === 0);
    // What the pupil's story has none of.
    expect(empty.sort()).toEqual([
      "access_tokens",
      "activation_codes",
      "login_challenges",
      "password_resets",
      "recovery_codes",
      "registrations",
      "second_factors",
      "student_promotion_items",
    ]);
    const { nis, nisn, name, phone, email, address, birthDate } = PERSON;
    expect(data.students).toMatchObject([{ nis, nisn, name, phone, email, address, birth_date: birthDate }]);
    expect(data.borrowings?.[0]).toMatchObject({
      title: "Judul 1",
      item_code: "B00001",
      borrowed_at: "2026-11-02T02:00:00.000Z",
      lost: false,
    });
    expect(data.reading_lists?.map((list) => list.name)).toContain(PERSON.listName);
    expect(data.sessions).toMatchObject([{ address: PERSON.loginAddress }]);
    expect(data.visits).toHaveLength(1);
    expect(data.audit_entries?.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["student.update", "user.create", "borrowing.create", "fine.pay", "student.export"]),
    );
    expect(
      Buffer.from(data.photo?.base64 ?? "", "base64")
        .subarray(8, 12)
        .toString(),
    ).toBe("WEBP");
  });

  it("tells no password, token or key, and nothing of others", async () => {
    const { admin, time, studentId, studentIds } = await givenAWholePerson(test, files);
    const secrets = await test.database.read((reader) =>
      reader.rows<{ secret: string }>(
        sql`SELECT password_hash AS secret FROM users UNION SELECT token_hash FROM sessions
          UNION SELECT token FROM clearance_letters`,
      ),
    );
    const content = await textOf(await service(time).export(admin, studentId));
    expect(secrets.length).toBeGreaterThan(2);
    expect(secrets.filter(({ secret }) => content.includes(secret))).toEqual([]);
    const other = await textOf(await service(time).export(admin, Number(studentIds[0])));
    expect(other).not.toContain(PERSON.nis);
    expect(content).not.toMatch(/"nis": ?"24011"|Rina/u);
  });

  it("is read in parts, however much there is", async () => {
    const { admin, time, studentId } = await givenAWholePerson(test, files);
    await test.database.write({ unaudited: "A test of many." }, async (tx) => {
      for (let index = 0; index < 1_201; index += 1) {
        await tx.run(sql`INSERT INTO visits (kind, student_id, people_count, visited_at)
          VALUES ('student', ${studentId}, 1, '2026-10-01 02:00:00')`);
      }
    });
    const data = JSON.parse(await textOf(await service(time).export(admin, studentId))) as Exported;
    expect(data.visits).toHaveLength(1_202);
    expect(new Set(data.visits?.map(({ id }) => id)).size).toBe(1_202);
  });

  it("is an administrator's, or the pupil's own, and the audit trail tells of it", async () => {
    const { admin, time, studentId, viewer } = await givenAWholePerson(test, files);
    for (const other of [await givenStaff(test.database), await givenStudentViewer(test.database)]) {
      await expect(service(time).export(other, studentId)).rejects.toMatchObject({ kind: "forbidden" });
    }
    expect(await service(time).exportOwn(admin)).toBeNull();
    const own = await service(time).exportOwn(viewer);
    expect(own && (await textOf(own))).toContain(PERSON.name);
    const entries = await test.database.read((reader) =>
      reader.rows(sql`SELECT actor FROM audit_entries WHERE action = 'student.export' AND record_id = ${studentId}`),
    );
    expect(entries).toEqual([{ actor: PERSON.username }]);
    const nobody = (await givenStudent(test.database)) + 1;
    await expect(service(time).export(admin, nobody)).rejects.toMatchObject({ kind: "notFound" });
  });
});
