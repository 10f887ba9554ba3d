import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sql from "sql-template-tag";

import { integer } from "../../../../server/platform/database/columns.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { givenStudent } from "../../../support/people.js";

test("A closed database of SQLite is whole in its one file, whoever copies it", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "aksara-test-")), "library.sqlite");
  const database = await openDatabase({ url: `sqlite:${path}` });
  const studentId = await givenStudent(database);
  await database.close();
  copyFileSync(path, `${path}.copy`);

  const copy = await openDatabase({ url: `sqlite:${path}.copy` });
  const rows = await copy.read((reader) => reader.select({ id: integer(sql`students.id`) }, sql`FROM students`));
  await copy.close();
  expect(rows).toEqual([{ id: studentId }]);
});
