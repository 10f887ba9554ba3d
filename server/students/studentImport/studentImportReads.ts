import sql, { empty, join, type Sql } from "sql-template-tag";

import { integer, omit, pick, type RowOf, text } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { isOwnerAlive } from "../../platform/files/processOwner.js";
import { studentTable } from "../Student.entity.js";
import { classKeyOf } from "../studentKeys.js";
import { studentsByIds, type StudentRow } from "../studentReads.js";
import { type StudentImportCounts, studentImportTable } from "./StudentImport.entity.js";
import { type StudentRowKind, studentImportRowTable } from "./StudentImportRow.entity.js";

const importColumns = omit(studentImportTable, "userId");

/** One import of students as stored. */
export interface StoredStudentImport extends RowOf<typeof importColumns> {
  /** Whether what was running has died; whole batches of it are written. */
  readonly isStopped: boolean;
}

/** `rest` is the statement from WHERE on. */
export async function selectStudentImports(reader: Reader, rest: Sql): Promise<StoredStudentImport[]> {
  const read = async () =>
    (await reader.select(importColumns, sql`FROM student_imports ${rest}`)).map((row) => ({
      ...row,
      // Imports of earlier versions have no held rows.
      counts: { ...NO_COUNTS, ...row.counts },
      isStopped: (row.state === "running" || row.state === "undoing") && !isOwnerAlive(row.owner, row.heartbeatAt),
    }));
  const rows = await read();
  // One that ended while its row was on its way looks as if it had died; by now its row says that it has ended.
  return rows.some(({ isStopped }) => isStopped) ? read() : rows;
}

/** `lock` is `forUpdate(tx)` where a write depends on the row. */
export async function studentImportById(
  reader: Reader,
  id: number,
  lock: Sql = empty,
): Promise<StoredStudentImport | null> {
  const [found] = await selectStudentImports(reader, sql`WHERE id = ${id} ${lock}`);
  return found ?? null;
}

/** The newest first. */
export function studentImportPage(reader: Reader, page: PageArgs): Promise<Page<StoredStudentImport>> {
  return readPage<StoredStudentImport>(
    "studentImports",
    [
      {
        keys: [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }],
        fetch: (where, order, limit) =>
          selectStudentImports(reader, sql`WHERE ${where} ORDER BY ${order} LIMIT ${limit}`),
      },
    ],
    page,
  );
}

const rowColumns = omit(studentImportRowTable, "given", "registeredOn", "notes", "cells", "studentImportId");
export type StudentImportRowShown = RowOf<typeof rowColumns>;

/** Rows by what else there is to say of them than their kind. */
type StudentRowList = "toCheck" | "leftOut" | "kept";

export interface StudentRowFilter {
  readonly kind: StudentRowKind | null;
  readonly list: StudentRowList | null;
}

const LIST_CONDITIONS: Readonly<Record<StudentRowList, Sql>> = {
  toCheck: sql`to_check = 1`,
  leftOut: sql`left_out = 1`,
  kept: sql`kept_reason IS NOT NULL`,
};

function conditionOf(id: number, { kind, list }: StudentRowFilter): Sql {
  return join(
    [
      sql`student_import_id = ${id}`,
      ...(kind === null ? [] : [sql`kind = ${kind}`]),
      ...(list === null ? [] : [LIST_CONDITIONS[list]]),
    ],
    " AND ",
  );
}

/** In the file's order. */
export function studentImportRowPage(
  reader: Reader,
  id: number,
  filter: StudentRowFilter,
  page: PageArgs,
): Promise<Page<StudentImportRowShown>> {
  return readPage<StudentImportRowShown>(
    `studentImportRows:${filter.kind ?? "all"}${filter.list ?? ""}`,
    [
      {
        keys: [{ column: sql`number`, descending: false, valueOf: ({ number }) => number }],
        fetch: (where, order, limit) =>
          reader.select(
            rowColumns,
            sql`FROM student_import_rows WHERE ${conditionOf(id, filter)} AND ${where} ORDER BY ${order}
              LIMIT ${limit}`,
          ),
      },
    ],
    page,
  );
}

export function countStudentImportRows(reader: Reader, id: number, filter: StudentRowFilter): Promise<number> {
  return reader.count(sql`FROM student_import_rows WHERE ${conditionOf(id, filter)}`);
}

const countColumns = {
  rows: integer(sql`COUNT(*)`),
  ...Object.fromEntries(
    (
      [
        ["imported", sql`kind = 'new'`],
        ["updated", sql`kind = 'changed'`],
        ["unchanged", sql`kind = 'unchanged'`],
        ["held", sql`kind = 'held'`],
        ["refused", sql`kind = 'refused'`],
        ["toCheck", sql`to_check = 1`],
        ["leftOut", sql`left_out = 1`],
        ["done", sql`done = 1`],
        ["undone", sql`undone = 1`],
        ["kept", sql`kept_reason IS NOT NULL`],
      ] as const
    ).map(([name, condition]) => [name, integer(sql`COALESCE(SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0)`)]),
  ),
} as Readonly<Record<keyof StudentImportCounts, ReturnType<typeof integer>>>;

export const NO_COUNTS: StudentImportCounts = {
  rows: 0,
  imported: 0,
  updated: 0,
  unchanged: 0,
  held: 0,
  refused: 0,
  toCheck: 0,
  leftOut: 0,
  done: 0,
  undone: 0,
  kept: 0,
};

/** The counts of an import's rows as they are; what is stored with it is never anything else. */
export async function countByOutcome(reader: Reader, id: number): Promise<StudentImportCounts> {
  const [counts] = await reader.select(countColumns, sql`FROM student_import_rows WHERE student_import_id = ${id}`);
  return counts ?? NO_COUNTS;
}

const cellColumns = pick(studentImportRowTable, "number", "kind", "reason", "cells");
export type RowWithCells = RowOf<typeof cellColumns>;
const ROWS_PER_READ = 250;

/** Rows with their cells, a few at a time. */
export async function* rowsWithCells(
  read: <Result>(work: (reader: Reader) => Promise<Result>) => Promise<Result>,
  id: number,
  filter: StudentRowFilter,
): AsyncGenerator<readonly RowWithCells[]> {
  for (let last = 0; ;) {
    const after = last;
    const rows = await read((reader) =>
      reader.select(
        cellColumns,
        sql`FROM student_import_rows WHERE ${conditionOf(id, filter)} AND number > ${after}
            ORDER BY number LIMIT ${ROWS_PER_READ}`,
      ),
    );
    yield rows;
    last = rows.at(-1)?.number ?? last;
    if (rows.length < ROWS_PER_READ) {
      return;
    }
  }
}

/** Students that an import brought, who are there and have no account yet. */
const awaitingCode = (id: number): Sql => sql`FROM student_import_rows
  JOIN students ON students.id = student_import_rows.student_id
  LEFT JOIN users ON users.student_id = students.id
  WHERE student_import_id = ${id} AND student_import_rows.kind = 'new' AND done = 1 AND undone = 0
    AND students.status = 'active' AND users.id IS NULL`;

const classColumns = {
  name: text(sql`COALESCE(MIN(students.class_name), '')`),
  studentsCount: integer(sql`COUNT(*)`),
};
export type ImportedClass = RowOf<typeof classColumns>;

/** Their classes, in the order of the grades; those without a class last, under an empty name. */
export function importedClasses(reader: Reader, id: number): Promise<ImportedClass[]> {
  return reader.select(
    classColumns,
    sql`${awaitingCode(id)} GROUP BY students.class_key
        ORDER BY CASE WHEN students.class_key IS NULL THEN 1 ELSE 0 END, students.class_key`,
  );
}

/** A part of those of one class, by name, from 1; an empty name is that of those without a class. */
export async function importedStudents(
  reader: Reader,
  id: number,
  { className, part, size }: { readonly className: string; readonly part: number; readonly size: number },
): Promise<StudentRow[]> {
  const ofClass =
    className === "" ? sql`students.class_key IS NULL` : sql`students.class_key = ${classKeyOf(className)}`;
  const rows = await reader.select(
    pick(studentTable, "id"),
    sql`${awaitingCode(id)} AND ${ofClass} ORDER BY students.name_key, students.id
      LIMIT ${size} OFFSET ${(part - 1) * size}`,
  );
  const students = new Map(
    (
      await studentsByIds(
        reader,
        rows.map((row) => row.id),
      )
    ).map((student) => [student.id, student]),
  );
  return rows.flatMap((row) => students.get(row.id) ?? []);
}
