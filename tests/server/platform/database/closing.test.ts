import { copyFileSync, existsSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import libsql from "libsql";
import sql from "sql-template-tag";

import { integer } from "../../../../server/platform/database/columns.js";
import type { Database } from "../../../../server/platform/database/Database.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { givenStudent } from "../../../support/people.js";

function newPath(): string {
  return join(mkdtempSync(join(tmpdir(), "aksara-test-")), "library.sqlite");
}

function logBytes(path: string): number {
  return existsSync(`${path}-wal`) ? statSync(`${path}-wal`).size : 0;
}

async function studentsInCopy(path: string): Promise<readonly number[]> {
  copyFileSync(path, `${path}.copy`);
  const copy = await openDatabase({ url: `sqlite:${path}.copy` });
  const rows = await copy.read((reader) => reader.select({ id: integer(sql`students.id`) }, sql`FROM students`));
  await copy.close();
  return rows.map(({ id }) => id);
}

test("A closed database of SQLite is whole in its one file, whoever copies it", async () => {
  const path = newPath();
  const database = await openDatabase({ url: `sqlite:${path}` });
  const studentId = await givenStudent(database);
  await database.close();

  expect(logBytes(path)).toBe(0);
  expect(await studentsInCopy(path)).toEqual([studentId]);
});

describe("A database of SQLite that is open", () => {
  let path: string;
  let database: Database;
  beforeEach(async () => {
    path = newPath();
    database = await openDatabase({ url: `sqlite:${path}` });
  });
  afterEach(() => database.close());

  it("is whole in its one file after a checkpoint, in the order of the writes", async () => {
    const student = givenStudent(database);
    await Promise.all([student, database.checkpoint()]);
    await database.checkpoint();

    expect(logBytes(path)).toBe(0);
    expect(await studentsInCopy(path)).toEqual([await student]);
    expect(await givenStudent(database)).toBeGreaterThan(0);
  });

  it("does not wait for who reads for long: what is newer than the reading stays in the log", async () => {
    const first = await givenStudent(database);
    const reader = new libsql(path);
    reader.exec("BEGIN");
    reader.prepare("SELECT COUNT(*) FROM students").all();
    const second = await givenStudent(database);

    const startedAt = performance.now();
    await database.checkpoint();
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    reader.exec("ROLLBACK");
    reader.close();
    await database.checkpoint();

    expect(logBytes(path)).toBe(0);
    expect(await studentsInCopy(path)).toEqual([first, second]);
  });
});
