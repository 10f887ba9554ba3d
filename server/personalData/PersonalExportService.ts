import { readFile } from "node:fs/promises";

import sql from "sql-template-tag";

import { nullable, pick, type Selection, text } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";
import type { StoredFiles } from "../platform/files/StoredFiles.js";
import { required } from "../platform/required.js";
import { dayIn } from "../platform/time/libraryClock.js";
import type { LibraryTime } from "../circulation/policy/lendingDay.js";
import { studentTable } from "../students/Student.entity.js";
import { studentNotFound } from "../students/studentNotFound.js";
import { photoFile } from "../students/photo/photoAddress.js";
import { assertCanRead, assertSignedIn, isStudent, type Viewer } from "../viewer.js";
import { type PersonalTable, personalTables } from "./personalTables.js";

/** So many rows are in memory at once, however much somebody has borrowed. */
const ROWS_PER_READ = 500;
const PHOTO = /\/([0-9a-f]{32})\/(\d+)$/u;
const PHOTO_TYPE = "image/webp";

export interface PersonalDataFile {
  readonly fileName: string;
  /** JSON, in parts. */
  readonly chunks: AsyncIterable<string>;
}

/** Gives all that the library keeps of one student as one file (UU 27/2022, decision 103). */
export class PersonalExportService {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly time: LibraryTime,
  ) {}

  /** The audit trail says that it was given. @throws NotFoundError */
  async export(viewer: Viewer, studentId: number): Promise<PersonalDataFile> {
    assertCanRead(viewer, "personalData");
    return this.write(viewer, studentId);
  }

  /** The viewer's own; null for librarians, who are no members. */
  async exportOwn(viewer: Viewer): Promise<PersonalDataFile | null> {
    assertSignedIn(viewer);
    return isStudent(viewer) ? this.write(viewer, viewer.studentId) : null;
  }

  private async write(viewer: Viewer, studentId: number): Promise<PersonalDataFile> {
    const photo = await this.database.write({ viewer }, async (tx) => {
      const [student] = await tx.select(
        pick(studentTable, "photo"),
        sql`FROM students WHERE id = ${studentId} AND erased_at IS NULL`,
      );
      if (!student) throw studentNotFound();
      return { result: student.photo, audit: [{ action: "student.export", recordId: studentId }] };
    });
    // Without name or number: a file's name is shown in many places.
    const fileName = `data-pribadi-${studentId}-${dayIn(this.time.timeZone, this.time.now())}.json`;
    return { fileName, chunks: this.parts(studentId, photo) };
  }

  private async *parts(studentId: number, photo: string | null): AsyncGenerator<string> {
    yield `{\n"exported_at": ${JSON.stringify(this.time.now().toISOString())},\n"photo": ${await this.photo(photo)}`;
    for (const [name, table] of Object.entries(personalTables)) {
      yield `,\n${JSON.stringify(name)}: [`;
      let isFirst = true;
      for await (const row of this.rows(table, studentId)) {
        yield `${isFirst ? "" : ","}\n${JSON.stringify(row)}`;
        isFirst = false;
      }
      yield "]";
    }
    yield "\n}\n";
  }

  private async *rows(table: PersonalTable, studentId: number): AsyncGenerator<Readonly<Record<string, unknown>>> {
    const columns = selectionOf(table);
    const { from, whose, key } = table;
    for (let last: number | null = null; ;) {
      const after = last === null ? sql`` : sql` AND ${key} > ${last}`;
      const keyed = { ...columns, [KEY]: columnOfKey(table) };
      const rows: Readonly<Record<string, unknown>>[] = await this.database.read((reader) =>
        reader.select(
          keyed,
          sql`FROM ${from} WHERE (${whose(studentId)})${after} ORDER BY ${key} LIMIT ${ROWS_PER_READ}`,
        ),
      );
      for (const row of rows) yield withoutOthers(row);
      if (rows.length < ROWS_PER_READ) return;
      last = Number(required(rows.at(-1), "the last row of a full page")[KEY]);
    }
  }

  /** As base64: it is at most 480 pixels wide. */
  private async photo(address: string | null): Promise<string> {
    const [, name = "", width = ""] = PHOTO.exec(address ?? "") ?? [];
    const path = name === "" ? null : await this.files.find("photo", name, photoFile(name, Number(width)));
    if (path === null) return "null";
    return JSON.stringify({ type: PHOTO_TYPE, base64: (await readFile(path)).toString("base64") });
  }
}

const KEY = "rowKey";

/** What entries about several people say of the others. */
const OF_OTHERS = ["passedOnTo", "swapped"];

function selectionOf({ table, exported, beside = {} }: PersonalTable): Selection {
  const own = exported.map((name) => [name, required(table[propertyOf(name)], `the column ${name}`)] as const);
  const others = Object.entries(beside).map(([name, expression]) => [name, nullable(text(expression))] as const);
  return Object.fromEntries([...own, ...others]);
}

function columnOfKey({ key }: PersonalTable) {
  return text(sql`${key}`);
}

function propertyOf(column: string): string {
  return column.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

function withoutOthers(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name !== KEY)
      .map(([name, value]) => {
        if (!name.endsWith("_values") || typeof value !== "object" || value === null) return [name, value];
        return [name, Object.fromEntries(Object.entries(value).filter(([field]) => !OF_OTHERS.includes(field)))];
      }),
  );
}
