import { readFile } from "node:fs/promises";

import SqliteFile from "libsql";

import { ErasureService } from "../../../server/personalData/ErasureService.js";
import { onSqlite } from "../../support/database.js";
import { testFiles } from "../platform/files/testFiles.js";
import { givenAWholePerson, PERSON } from "./givenAWholePerson.js";

onSqlite("The file of the database", (test) => {
  const files = testFiles(test);
  afterAll(() => files.remove());

  /** What anybody finds who opens the file in an editor. */
  async function bytesOfFile(): Promise<string> {
    const path = test.url.replace(/^sqlite:/u, "");
    const file = new SqliteFile(path);
    file.pragma("wal_checkpoint(TRUNCATE)");
    file.close();
    return (await readFile(path)).toString("latin1");
  }

  it("has nothing left of whom it was told to forget, not even where no row stands any more", async () => {
    const { admin, students, studentId, time } = await givenAWholePerson(test, files);
    // A number that was changed before the erasure is in no table by then.
    await students.update(admin, studentId, { phone: "081299988877" });
    await students.update(admin, studentId, { phone: null, status: "graduated" });
    const words = [...Object.values(PERSON), "081299988877"];
    const before = await bytesOfFile();
    expect(words.filter((word) => before.includes(word))).toEqual(expect.arrayContaining([PERSON.nis, PERSON.name]));

    await new ErasureService(test.database, files.stored(), time).erase(admin, studentId, { nis: PERSON.nis });

    const after = await bytesOfFile();
    expect(words.filter((word) => after.includes(word))).toEqual([]);
  });
});
