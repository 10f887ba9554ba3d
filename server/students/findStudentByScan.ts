import sql, { empty, join } from "sql-template-tag";

import { pick, type RowOf } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { caseSpellings } from "../platform/text/caseSpellings.js";
import { studentTable } from "./Student.entity.js";

const scannedColumns = pick(studentTable, "id", "nis", "name", "className");

/**
 * The student with this number, also one who has left unless `present`. Case only matters if two numbers differ in
 * nothing else.
 */
export async function findStudentByScan(
  reader: Reader,
  nis: string,
  { present }: { readonly present: boolean },
): Promise<RowOf<typeof scannedColumns> | undefined> {
  const students = await reader.select(
    scannedColumns,
    sql`FROM students WHERE nis IN (${join(caseSpellings(nis))}) AND erased_at IS NULL
      ${present ? sql`AND status IN ('active', 'suspended')` : empty}`,
  );
  return students.find((student) => student.nis === nis) ?? (students.length === 1 ? students[0] : undefined);
}
