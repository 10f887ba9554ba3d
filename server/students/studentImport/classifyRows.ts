import type { FieldError } from "../../errors.js";
import { applyStudentChanges } from "../studentValues.js";
import type { StudentRow } from "../studentReads.js";
import type { ParsedRow, RefusedRow } from "./studentRow.js";

export interface KnownStudents {
  readonly byNis: ReadonlyMap<string, StudentRow>;
  readonly byNisn: ReadonlyMap<string, StudentRow>;
}

interface ChangedStudent extends ParsedRow {
  readonly before: StudentRow;
}

export interface ClassifiedRows {
  readonly newRows: readonly ParsedRow[];
  /** Students who are there and differ from the file. */
  readonly changedRows: readonly ChangedStudent[];
  readonly duplicates: number;
  readonly refused: readonly RefusedRow[];
}

/**
 * Decides the outcome of each row. Students are matched by their student number; the national number must not belong
 * to another one.
 */
export function classifyRows(
  rows: readonly (ParsedRow | RefusedRow)[],
  { byNis, byNisn }: KnownStudents,
  updateExisting: boolean,
): ClassifiedRows {
  const newRows: ParsedRow[] = [];
  const changedRows: ChangedStudent[] = [];
  const refused: RefusedRow[] = [];
  const rowOfNis = new Map<string, number>();
  const rowOfNisn = new Map<string, number>();
  let duplicates = 0;
  for (const row of rows) {
    if (!("given" in row)) {
      refused.push(row);
      continue;
    }
    const { nis, nisn = null, name } = row.given;
    const before = byNis.get(nis);
    const other = nisn === null ? undefined : byNisn.get(nisn);
    const isTaken = other !== undefined && other.nis !== nis && (before === undefined || updateExisting);
    const fields: FieldError[] = [
      ...repeatedInFile("nis", "NIS", rowOfNis.get(nis)),
      ...(nisn === null ? [] : repeatedInFile("nisn", "NISN", rowOfNisn.get(nisn))),
      ...(isTaken ? [{ name: "nisn", message: `NISN ini sudah dipakai ${other.name}.` }] : []),
    ];
    if (fields.length > 0) {
      refused.push({ row: row.row, nis, name, fields });
      continue;
    }
    rowOfNis.set(nis, row.row);
    if (nisn !== null) {
      rowOfNisn.set(nisn, row.row);
    }
    if (!before) {
      newRows.push(row);
    } else if (updateExisting && differs(before, row)) {
      changedRows.push({ ...row, before });
    } else {
      duplicates += 1;
    }
  }
  return { newRows, changedRows, duplicates, refused };
}

function repeatedInFile(name: string, label: string, row: number | undefined): FieldError[] {
  return row === undefined ? [] : [{ name, message: `${label} ini sudah ada di baris ${row}.` }];
}

function differs(before: StudentRow, { given }: ParsedRow): boolean {
  return JSON.stringify(applyStudentChanges(before, given)) !== JSON.stringify(applyStudentChanges(before, {}));
}
