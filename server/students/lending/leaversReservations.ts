import sql, { join, type Sql } from "sql-template-tag";

import { integer } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";

/** What becomes of the reservations of who leaves: in SQL, since students stand below circulation. */

/**
 * Whoever leaves waits for nothing. Copies that were kept for them lie free from now on, and the keeper of the queues
 * gives them to the next.
 */
export async function cancelReservations(tx: Transaction, isTheirs: Sql, now: Date): Promise<void> {
  await tx.run(
    sql`UPDATE reservations SET status = 'cancelled', open_book_id = NULL, kept_copy_id = NULL,
        ended_at = ${toSqlDateTime(now)} WHERE ${isTheirs} AND open_book_id IS NOT NULL`,
  );
}

const endedColumns = { id: integer(sql`reservations.id`), isListed: integer(sql`books.listed`) };

/**
 * Students who have not left after all wait again, at their old places, for what was cancelled at that moment; nobody
 * else has those places. No copy is kept for them here: QueueKeeper does that. Returns also for how many titles they
 * cannot wait, because those were deleted since.
 */
export async function reopenReservations(
  tx: Transaction,
  studentIds: readonly number[],
  cancelledAt: Date,
): Promise<{ readonly reopened: number; readonly lost: number }> {
  const ended = await tx.select(
    endedColumns,
    sql`FROM reservations JOIN books ON books.id = reservations.book_id
        WHERE reservations.student_id IN (${join([...studentIds])}) AND reservations.status = 'cancelled'
        AND reservations.ended_at = ${toSqlDateTime(cancelledAt)}`,
  );
  const ids = ended.filter(({ isListed }) => isListed === 1).map(({ id }) => id);
  if (ids.length > 0) {
    await tx.run(
      sql`UPDATE reservations SET status = 'waiting', open_book_id = book_id, ready_at = NULL, kept_until = NULL,
          ended_at = NULL WHERE id IN (${join(ids)})`,
    );
  }
  return { reopened: ids.length, lost: ended.length - ids.length };
}
