import sql, { empty, join } from "sql-template-tag";

import { pick, type RowOf } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { studentTable } from "./Student.entity.js";

const scannedColumns = pick(studentTable, "id", "nis", "name", "className");

/**
 * The student with this number, also one who has left unless `present`. A scanner with Caps Lock swaps upper and lower
 * case, so case only matters if two numbers differ in nothing else.
 */
export async function findStudentByScan(
  reader: Reader,
  nis: string,
  { present }: { readonly present: boolean },
): Promise<RowOf<typeof scannedColumns> | undefined> {
  const swapped = Array.from(nis, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ).join("");
  const spellings = new Set([nis, nis.toUpperCase(), nis.toLowerCase(), swapped]);
  const students = await reader.select(
    scannedColumns,
    sql`FROM students WHERE nis IN (${join([...spellings])})
      ${present ? sql`AND status IN ('active', 'suspended')` : empty}`,
  );
  return students.find((student) => student.nis === nis) ?? (students.length === 1 ? students[0] : undefined);
}
