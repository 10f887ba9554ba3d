import sql from "sql-template-tag";

import { integer } from "../../platform/database/columns.js";
import type { StudentLoans } from "../../students/StudentDependents.js";
import { isLossSettled } from "./lossSettled.js";

/** What students still have of the library, for the end of a school year. */
export const studentLoans: StudentLoans = {
  countOpen: async (reader) => {
    const rows = await reader.select(
      { studentId: integer(sql`student_id`), count: integer(sql`COUNT(*)`) },
      sql`FROM borrowings WHERE returned_at IS NULL AND (lost = 0 OR NOT ${isLossSettled}) GROUP BY student_id`,
    );
    return new Map(rows.map(({ studentId, count }) => [studentId, count]));
  },
  sumDebts: async (reader) => {
    const rows = await reader.select(
      { studentId: integer(sql`student_id`), debt: integer(sql`SUM(open_amount)`) },
      sql`FROM ledger_entries WHERE open_amount > 0 GROUP BY student_id`,
    );
    return new Map(rows.map(({ studentId, debt }) => [studentId, debt]));
  },
};
