import sql from "sql-template-tag";

import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { studentTable } from "../../students/Student.entity.js";
import { type EntryRow, selectEntries } from "./ledgerReads.js";

const studentColumns = { ...pick(studentTable, "nis", "className"), studentName: studentTable.name };

/** What one student paid, or was paid back, at once. */
export interface Receipt extends RowOf<typeof studentColumns> {
  /** The number of its first entry. */
  readonly number: number;
  readonly kind: "payment" | "refund";
  readonly studentId: number;
  readonly entries: readonly EntryRow[];
  /** The sum of the entries that were not reversed since. */
  readonly amount: number;
  readonly madeAt: Date;
  /** The cashier, by the name at that time. */
  readonly madeBy: string;
}

export async function readReceipt(reader: Reader, number: number): Promise<Receipt | null> {
  const entries = await selectEntries(
    reader,
    sql`ledger_entries.receipt_id = ${number}`,
    sql`ORDER BY ledger_entries.id`,
  );
  const [first] = entries;
  if (!first) {
    return null;
  }
  const [student] = await reader.select(studentColumns, sql`FROM students WHERE id = ${first.studentId}`);
  return {
    ...required(student, "the student of a receipt"),
    number,
    kind: first.kind === "refund" ? "refund" : "payment",
    studentId: first.studentId,
    entries,
    amount: entries.reduce((sum, { amount, isReversed }) => sum + (isReversed ? 0 : amount), 0),
    madeAt: first.madeAt,
    madeBy: first.madeBy,
  };
}
