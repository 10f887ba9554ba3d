import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import sql, { join } from "sql-template-tag";

import { chunk } from "../../platform/database/chunk.js";
import type { Transaction } from "../../platform/database/Database.js";
import { groupBy } from "../../platform/groupBy.js";
import { required } from "../../platform/required.js";
import type { LeaversReservations, StudentAccounts } from "../StudentDependents.js";
import { keptReasonOf, selectUndoRows, type UndoRow } from "./promotionReads.js";
import { leaves } from "./planning/resolvePromotion.js";
import { studentPromotionItemTable } from "./StudentPromotionItem.entity.js";
import { STUDENTS_PER_STATEMENT, type StudentToWrite } from "./writePromotion.js";

const UNDO_ROWS_PER_STATEMENT = 2_000;

export function toRestore({ id, nis, nisn, name, currentStatus, ...before }: UndoRow): StudentToWrite {
  const { className, academicYear, expiresAt, status } = before;
  return {
    id,
    nis: required(nis, "the number of a student who is there"),
    nisn,
    name: required(name, "the name of a student who is there"),
    previousStatus: required(currentStatus, "the status of a student who is there"),
    after: { className, academicYear, expiresAt, status },
  };
}

/** Only those that the promotion has closed: an account that was closed before stays so. */
export async function reopenAccounts(
  tx: Transaction,
  accounts: StudentAccounts,
  restored: readonly UndoRow[],
): Promise<void> {
  const closed = restored.filter(({ accountClosed }) => accountClosed).map(({ id }) => id);
  for (const batch of chunk(closed, STUDENTS_PER_STATEMENT)) {
    await accounts.open(tx, batch);
    await yieldToEventLoop();
  }
}

/** Those that the promotion has cancelled: whoever has left could not wait for anything since. */
export async function reopenLeaversReservations(
  tx: Transaction,
  reservations: LeaversReservations,
  restored: readonly UndoRow[],
  cancelledAt: Date,
) {
  const leavers = restored.filter(({ afterStatus }) => leaves(afterStatus)).map(({ id }) => id);
  const all = { reopened: 0, lost: 0 };
  for (const batch of chunk(leavers, STUDENTS_PER_STATEMENT)) {
    const { reopened, lost } = await reservations.reopen(tx, batch, cancelledAt);
    all.reopened += reopened;
    all.lost += lost;
    await yieldToEventLoop();
  }
  return all;
}

export async function readUndoRows(tx: Transaction, promotionId: number): Promise<UndoRow[]> {
  const rows: UndoRow[] = [];
  for (;;) {
    const batch = await selectUndoRows(tx, promotionId, rows.at(-1)?.id ?? 0, UNDO_ROWS_PER_STATEMENT);
    rows.push(...batch);
    if (batch.length < UNDO_ROWS_PER_STATEMENT) {
      return rows;
    }
    await yieldToEventLoop();
  }
}

export async function keepReasons(tx: Transaction, promotionId: number, rows: readonly UndoRow[]): Promise<void> {
  for (const [reason, alike] of groupBy(rows, (row) => row.reason)) {
    for (const batch of reason === null ? [] : chunk(alike, STUDENTS_PER_STATEMENT)) {
      await tx.update(
        studentPromotionItemTable,
        { keptReason: reason === null ? null : keptReasonOf(reason) },
        sql`promotion_id = ${promotionId} AND student_id IN (${join(batch.map(({ id }) => id))})`,
      );
      await yieldToEventLoop();
    }
  }
}
