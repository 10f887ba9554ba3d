import sql, { join } from "sql-template-tag";
import { z } from "zod";

import { invalid } from "../../errors.js";
import type { Transaction } from "../../platform/database/Database.js";
import { ROW_DECISIONS } from "./rows/classifyRows.js";
import { studentImportRowTable } from "./StudentImportRow.entity.js";

export const ROW_ANSWERS = [...ROW_DECISIONS, "leave_out"] as const;
const MAX_DECIDED_ROWS = 250;

/** Without rows all that may be decided so. */
export const decideRowsInput = z.strictObject({
  decision: z.enum(ROW_ANSWERS),
  rows: z.array(z.int().min(1)).min(1).max(MAX_DECIDED_ROWS).optional(),
});
type DecideRows = z.output<typeof decideRowsInput>;

/**
 * Writes down whose rows of a previewed file are; the preview shows what becomes of them by that.
 * @throws ValidationError where one of the named rows may not be decided so.
 */
export async function decideRows(tx: Transaction, id: number, { decision, rows }: DecideRows): Promise<void> {
  const numbers = rows && [...new Set(rows)];
  const where = join(
    [
      sql`student_import_id = ${id} AND done = 0 AND question IS NOT NULL`,
      // A number that is taken cannot be a second student's.
      ...(decision === "add" ? [sql`question <> ${"other_name"}`] : []),
      ...(numbers ? [sql`number IN (${join(numbers)})`] : []),
    ],
    " AND ",
  );
  const found = await tx.count(sql`FROM student_import_rows WHERE ${where}`);
  if (numbers && found < numbers.length) {
    throw invalid("rows", "Sebagian baris ini tidak dapat dijawab begitu. Muat ulang halaman, lalu coba lagi.");
  }
  if (decision === "leave_out") {
    await tx.update(studentImportRowTable, { kind: "held", decision: null, leftOut: true }, where);
    return;
  }
  const patch = { decision, leftOut: false } as const;
  if (decision === "add") {
    await tx.update(studentImportRowTable, { ...patch, kind: "new" }, where);
    return;
  }
  await tx.update(studentImportRowTable, { ...patch, kind: "changed" }, sql`${where} AND difference IS NOT NULL`);
  await tx.update(studentImportRowTable, { ...patch, kind: "unchanged" }, sql`${where} AND difference IS NULL`);
}
