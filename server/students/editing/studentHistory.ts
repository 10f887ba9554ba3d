import sql, { join } from "sql-template-tag";

import { integer, pick } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { studentTable } from "../Student.entity.js";

const historyColumns = {
  ...pick(studentTable, "id"),
  accounts: integer(sql`(SELECT COUNT(*) FROM users WHERE users.student_id = students.id)`),
  borrowings: integer(sql`(SELECT COUNT(*) FROM borrowings WHERE borrowings.student_id = students.id)`),
  fines: integer(
    sql`(SELECT COUNT(*) FROM ledger_entries WHERE ledger_entries.student_id = students.id
      AND ledger_entries.kind = 'charge')`,
  ),
  reservations: integer(sql`(SELECT COUNT(*) FROM reservations WHERE reservations.student_id = students.id)`),
  letters: integer(sql`(SELECT COUNT(*) FROM clearance_letters WHERE clearance_letters.student_id = students.id)`),
  classSets: integer(sql`(SELECT COUNT(*) FROM class_sets WHERE class_sets.teacher_id = students.id)`),
  visits: integer(sql`(SELECT COUNT(*) FROM visits WHERE visits.student_id = students.id)`),
};

/** What would lose its student if these were deleted, in words; none for a student without history. */
export async function readHistories(reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const rows = await reader.select(historyColumns, sql`FROM students WHERE students.id IN (${join([...ids])})`);
  return new Map(
    rows.map(({ id, accounts, borrowings, fines, reservations, letters, classSets, visits }) => [
      id,
      [
        ...(accounts > 0 ? ["akun"] : []),
        ...(borrowings > 0 ? [`${borrowings} peminjaman`] : []),
        ...(fines > 0 ? [`${fines} denda`] : []),
        ...(reservations > 0 ? [`${reservations} reservasi`] : []),
        ...(letters > 0 ? [`${letters} Surat Bebas Pustaka`] : []),
        ...(classSets > 0 ? [`${classSets} pinjaman kelas`] : []),
        ...(visits > 0 ? [`${visits} kunjungan`] : []),
      ],
    ]),
  );
}
