import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import sql from "sql-template-tag";

import type { Database } from "../../../../server/platform/database/Database.js";
import { studentDependents } from "../../../../server/studentDependents.js";
import { StudentImportHistoryService } from "../../../../server/students/studentImport/StudentImportHistoryService.js";
import type { StudentRowFilter } from "../../../../server/students/studentImport/studentImportReads.js";
import { StudentImportService } from "../../../../server/students/studentImport/StudentImportService.js";
import { system } from "../../../../server/viewer.js";

/** A folder for the files that are kept, removed after the tests. */
export function createDataFolder() {
  const path = mkdtempSync(join(tmpdir(), "aksara-students-"));
  return {
    path,
    kept: () => readdir(join(path, "imports")).catch(() => []),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

/** An import of students in steps, as the desk makes it. */
export function studentImportSteps(database: Database, dataDir: string, now?: () => Date) {
  const failures: unknown[] = [];
  const service = new StudentImportService(
    database,
    studentDependents,
    {
      dataDir,
      limits: { fileBytes: 4_194_304, rows: 20_000 },
      onFailure: (error) => failures.push(error),
    },
    now,
  );
  const history = new StudentImportHistoryService(database);
  const byId = async (id: number) => {
    const row = await history.byId(system, id);
    if (!row) throw new Error(`there is no import ${id}`);
    return row;
  };
  const settled = async (id: number) => {
    await service.whenIdle();
    return byId(id);
  };
  const upload = (content: string | Buffer) =>
    service.upload(system, () =>
      Promise.resolve({ stream: Readable.from([Buffer.from(content)]), fileName: "siswa.csv" }),
    );
  const previewed = async (content: string | Buffer, settings: object = {}) => {
    const { id } = await upload(content);
    await service.configure(system, id, settings);
    return service.preview(system, id);
  };
  const started = async (id: number) => {
    await service.start(system, id);
    return settled(id);
  };
  return {
    service,
    history,
    failures,
    byId,
    upload,
    previewed,
    started,
    imported: async (content: string | Buffer, settings: object = {}) =>
      started((await previewed(content, settings)).id),
    undone: async (id: number) => {
      await service.undo(system, id);
      return settled(id);
    },
    rows: async (id: number, filter: Partial<StudentRowFilter> = {}) => {
      const page = await history.rows(system, await byId(id), { kind: null, list: null, ...filter }, { first: 100 });
      return page.edges.map(({ node }) => node);
    },
    leftOut: async (id: number) => {
      let text = "";
      for await (const piece of await history.leftOut(system, id)) {
        text += piece;
      }
      return text
        .replace(/^\uFEFF/u, "")
        .split("\r\n")
        .filter(Boolean);
    },
  };
}

/** All students as they are stored, by number; what an import cannot change is left out. */
export async function storedStudents(database: Database) {
  const rows = await database.read((reader) =>
    reader.rows<Record<string, string | number | null>>(
      sql`SELECT nis, nisn, name, gender, member_kind_id AS memberKindId, class_name AS className, major, academic_year AS academicYear,
            birth_date AS birthDate, phone, email, address, status, expires_at AS expiresAt, search_key AS searchKey
          FROM students ORDER BY nis`,
    ),
  );
  return rows.map((row) => ({ ...row }));
}

/** The kept count of active students, and what counting gives. */
export async function studentCounts(database: Database) {
  const [row] = await database.read((reader) =>
    reader.rows<{ kept: number; counted: number }>(
      sql`SELECT (SELECT value FROM counters WHERE name = 'students') AS kept,
            (SELECT COUNT(*) FROM students WHERE status = 'active') AS counted`,
    ),
  );
  return { kept: Number(row?.kept), counted: Number(row?.counted) };
}
