import sql, { join } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import type { LeaversReservations } from "../../students/StudentDependents.js";
import { reservationTable } from "./Reservation.entity.js";

const endedColumns = { id: reservationTable.id, isListed: bookTable.listed };

/** What becomes of the reservations of students who leave; it holds no lock of circulation. */
export const leaversReservations: LeaversReservations = {
  /** Copies that were kept for them lie free from now on, and QueueKeeper gives them to the next. */
  cancel: (tx, studentIds, now) =>
    tx.update(
      reservationTable,
      { status: "cancelled", openBookId: null, keptCopyId: null, endedAt: now },
      sql`student_id IN (${join([...studentIds])}) AND open_book_id IS NOT NULL`,
    ),
  /** At their old places, which nobody else has. No copy is kept for them here: QueueKeeper does that. */
  reopen: async (tx, studentIds, cancelledAt) => {
    const ended = await tx.select(
      endedColumns,
      sql`FROM reservations JOIN books ON books.id = reservations.book_id
          WHERE reservations.student_id IN (${join([...studentIds])}) AND reservations.status = 'cancelled'
          AND reservations.ended_at = ${toSqlDateTime(cancelledAt)}`,
    );
    const ids = ended.filter(({ isListed }) => isListed).map(({ id }) => id);
    if (ids.length > 0) {
      await tx.update(
        reservationTable,
        { status: "waiting", openBookId: sql`book_id`, readyAt: null, keptUntil: null, endedAt: null },
        sql`id IN (${join(ids)})`,
      );
    }
    return { reopened: ids.length, lost: ended.length - ids.length };
  },
};
