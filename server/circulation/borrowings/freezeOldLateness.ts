import sql, { join } from "sql-template-tag";

import type { Database, Transaction } from "../../platform/database/Database.js";
import { yieldToOtherWriters } from "../../platform/database/yieldToOtherWriters.js";
import { circulationLock } from "../circulationLock.js";
import { type LibraryTime, readLendingDay } from "../policy/lendingDay.js";
import { borrowingTable } from "./Borrowing.entity.js";
import { selectBorrowings } from "./borrowingReads.js";
import { presentLoan } from "./presentLoan.js";

const LOANS_PER_STEP = 500;
const freezing = {
  unaudited: "The figure follows from what the audit trail tells of.",
  locks: [circulationLock],
} as const;

/**
 * Freezes how late loans were that ended under an earlier version and whose fine does not say it, by the calendar as it
 * is now: in short writes between which others write. Goes on where another start was cut off.
 */
export async function freezeOldLateness(database: Database, time: LibraryTime, stopping?: AbortSignal): Promise<void> {
  let last: number | null = 0;
  while (last !== null && !stopping?.aborted) {
    const after: number = last;
    last = await database.write(freezing, (tx) => freezeNext(tx, time, after));
    await yieldToOtherWriters(database.engine);
  }
}

/** Returns the last loan that was gone through; null once there is none left. */
async function freezeNext(tx: Transaction, time: LibraryTime, after: number): Promise<number | null> {
  const ended = await selectBorrowings(
    tx,
    sql`borrowings.id > ${after} AND borrowings.open_copy_id IS NULL AND borrowings.overdue_days IS NULL`,
    sql`borrowings.id`,
    LOANS_PER_STEP,
  );
  if (ended.length === 0) return null;
  const day = await readLendingDay(tx, time);
  const byDays = new Map<number, number[]>();
  for (const loan of ended) {
    const { overdueDays } = presentLoan(loan, day);
    byDays.set(overdueDays, [...(byDays.get(overdueDays) ?? []), loan.id]);
  }
  for (const [overdueDays, ids] of byDays) {
    await tx.update(borrowingTable, { overdueDays }, sql`id IN (${join(ids)})`);
  }
  return ended.at(-1)?.id ?? null;
}
