import sql, { join } from "sql-template-tag";

import type { LendingCheck } from "../../errors.js";
import type { Reader } from "../../platform/database/Database.js";
import { longDate } from "../../platform/time/longDate.js";
import { isLossSettled } from "../borrowings/lossSettled.js";
import { isOpenLoan, selectBorrowings, withStudent } from "../borrowings/borrowingReads.js";
import type { ChargeReason } from "../ledger/ledgerKinds.js";
import { type FineRow, selectFines } from "../ledger/ledgerReads.js";
import { rupiah } from "../rules/rupiah.js";

const FINES: Readonly<Record<ChargeReason, string>> = {
  late: "Denda terlambat",
  lost: "Ganti rugi buku hilang",
  damaged: "Denda rusak",
  membership: "Biaya keanggotaan",
  other: "Denda",
};

/**
 * What stands against a letter for each of these students, in words: what is on loan, then what is lost and not made
 * good, then what is owed. Students who are clear are left out.
 */
export async function readObstacles(
  reader: Reader,
  studentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly LendingCheck[]>> {
  const ids = join([...studentIds, 0]);
  const loans = await selectBorrowings(
    reader,
    sql`borrowings.student_id IN (${ids}) AND ${isOpenLoan}`,
    sql`borrowings.due_at, borrowings.id`,
  );
  const lost = await selectBorrowings(
    reader,
    sql`borrowings.student_id IN (${ids}) AND borrowings.lost = 1 AND borrowings.returned_at IS NULL
      AND NOT ${isLossSettled}`,
  );
  const fines = await selectFines(
    reader,
    sql`ledger_entries.student_id IN (${ids}) AND ledger_entries.open_amount > 0`,
    sql`ledger_entries.id`,
  );
  const obstacles = new Map<number, LendingCheck[]>();
  const add = (studentId: number, code: string, message: string) =>
    obstacles.set(studentId, [...(obstacles.get(studentId) ?? []), { code, kind: "impossible", message }]);
  for (const { studentId, bookTitle, itemCode, dueAt } of loans.map(withStudent)) {
    add(studentId, "on_loan", `${bookTitle} (${itemCode}) masih dipinjam, jatuh tempo ${longDate(dueAt)}.`);
  }
  for (const { studentId, bookTitle, itemCode } of lost.map(withStudent)) {
    add(studentId, "lost_unsettled", `${bookTitle} (${itemCode}) hilang dan belum diganti.`);
  }
  for (const fine of fines) {
    add(fine.studentId, "debt", `${fineText(fine)}: belum lunas ${rupiah(fine.openAmount)}.`);
  }
  return obstacles;
}

function fineText({ chargeReason, bookTitle, reason }: FineRow): string {
  return [FINES[chargeReason], bookTitle ?? reason].filter(Boolean).join(", ");
}
