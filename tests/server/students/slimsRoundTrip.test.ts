import { parse } from "csv-parse/sync";

import type { Database } from "../../../server/platform/database/Database.js";
import { StudentExportService } from "../../../server/students/StudentExportService.js";
import { studentTable } from "../../../server/students/Student.entity.js";
import { studentKeys } from "../../../server/students/studentKeys.js";
import { system } from "../../../server/viewer.js";
import { onSqlite } from "../../support/database.js";
import { openTestDatabase } from "../../support/databases/openTestDatabase.js";
import { fc } from "../../support/fastCheck.js";
import { KIND_IDS } from "../../support/memberKinds.js";
import { testWrite } from "../../support/testWrite.js";
import { createDataFolder, studentImportSteps } from "./studentImport/importingStudents.js";

const LISTS = Number(process.env.ROUND_TRIPS ?? 3);

async function exported(database: Database, format: "aksara" | "slims"): Promise<string> {
  const list = { search: null, filter: null, orderBy: "name" } as const;
  let text = "";
  for await (const chunk of new StudentExportService(database, "Asia/Jakarta").export(system, list, format).chunks) {
    text += chunk;
  }
  return text;
}

/** A name without small letters would be written with them. */
const SIGNS = [...Array.from("aB1 ,;'\"=+@|.é-"), "📚", "\\", '"";'];
const line = fc
  .array(fc.constantFrom(...SIGNS), { maxLength: 10 })
  .map((signs) => `An${signs.join("").replace(/\s+/gu, " ").trim()}`);
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });
const member = fc.record({
  name: line,
  nisn: orNone(fc.stringMatching(/^[1-9]\d{9}$/u)),
  gender: fc.constantFrom(null, "male", "female"),
  memberKindId: fc.constantFrom(...Object.values(KIND_IDS)),
  email: orNone(fc.stringMatching(/^[a-z]{3,8}@[a-z]{3,8}\.id$/u)),
  address: orNone(line),
  className: fc.constantFrom(null, "X IPA 1", "XII", "7B"),
  phone: orNone(fc.stringMatching(/^08\d{8,10}$/u)),
  birthDate: orNone(fc.constantFrom("2009-05-31", "1999-12-31", "2011-01-01")),
  expiresAt: orNone(fc.constantFrom("2027-06-30", "2030-12-31")),
});

onSqlite("Members that go out in SLiMS's file", (_test) => {
  const folder = createDataFolder();
  afterAll(() => folder.remove());

  it("come back as they were, whatever their texts consist of", () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(member, { minLength: 5, maxLength: 20, selector: ({ nisn, name }) => nisn ?? name }),
        async (members) => {
          const [one, other] = await Promise.all([openTestDatabase("sqlite"), openTestDatabase("sqlite")]);
          try {
            await givenMembers(one.database, members);
            const file = await exported(one.database, "slims");
            const { previewed, started } = studentImportSteps(other.database, folder.path);
            const { counts } = await started((await previewed(file)).id);
            expect(counts).toMatchObject({ imported: members.length, refused: 0 });
            expect(await exported(other.database, "slims")).toBe(file);
            expect(await exported(other.database, "aksara")).toBe(await exported(one.database, "aksara"));
          } finally {
            await Promise.all([one.dispose(), other.dispose()]);
          }
        },
      ),
      { numRuns: LISTS, endOnFailure: true },
    ));

  it("have no password, and each of SLiMS's eighteen columns", async () => {
    const { database, dispose } = await openTestDatabase("sqlite");
    try {
      await givenMembers(database, [
        {
          name: "Ayu",
          nisn: null,
          gender: null,
          memberKindId: KIND_IDS.pupil,
          email: null,
          address: 'Jl. "Mawar" \\ 5',
          className: "7B",
          phone: null,
          birthDate: null,
          expiresAt: null,
        },
      ]);
      const file = await exported(database, "slims");
      const [header, row] = parse(file, { escape: "\\" });
      expect(header).toHaveLength(18);
      expect(header).not.toContain("mpasswd");
      expect(file).toContain('"Jl. \\"Mawar\\" \\\\ 5"');
      expect(row).toEqual([
        "M000",
        "Ayu",
        "",
        "Siswa",
        "",
        'Jl. "Mawar" \\ 5',
        "",
        "7B",
        "0",
        "",
        "",
        "",
        "",
        "2024-07-15",
        "2024-07-15",
        "2099-12-31",
        "",
        "",
      ]);
    } finally {
      await dispose();
    }
  });
});

type Member = typeof member extends fc.Arbitrary<infer Value> ? Value : never;

function givenMembers(database: Database, members: readonly Member[]): Promise<unknown> {
  return database.write(testWrite, (tx) =>
    tx.insert(
      studentTable,
      members.map((given, index) => {
        const student = { ...given, nis: `M${String(index).padStart(3, "0")}` };
        return {
          ...student,
          ...studentKeys(student),
          major: null,
          academicYear: null,
          guardianName: null,
          guardianPhone: null,
          occupation: null,
          education: null,
          photo: null,
          status: "active" as const,
          suspendedUntil: null,
          registeredAt: new Date("2024-07-15T01:00:00Z"),
          erasedAt: null,
        };
      }),
    ),
  );
}
