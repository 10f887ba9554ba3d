import sql, { empty, join, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { integer, notNull, nullable, omit, type RowOf, text } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { studentTable } from "../../students/Student.entity.js";
import { reservationTable } from "./Reservation.entity.js";

const reservationColumns = {
  ...omit(reservationTable, "openBookId", "position", "className"),
  /** The place in the queue; null once it is ready or has ended. */
  place: nullable(
    integer(sql`CASE WHEN reservations.status = 'waiting' THEN 1 + (
      SELECT COUNT(*) FROM reservations AS ahead
      WHERE ahead.open_book_id = reservations.open_book_id AND ahead.status = 'waiting'
        AND (ahead.position < reservations.position
          OR (ahead.position = reservations.position AND ahead.id < reservations.id))) END`),
  ),
  /** Where it stands in its queue, ready ones too; gaps mean nothing. */
  queueKey: reservationTable.position,
  bookTitle: bookTable.title,
  bookSlug: bookTable.slug,
  /** This and the number: null of one whose student is forgotten. */
  studentName: nullable(studentTable.name),
  nis: nullable(studentTable.nis),
  className: nullable(text(sql`COALESCE(students.class_name, reservations.class_name)`)),
  phone: studentTable.phone,
  /** The code of the copy that is kept, or of the one copy that was reserved. */
  itemCode: nullable(copyTable.itemCode),
};

/** A reservation with what names its student and its book. */
export type ReservationRow = RowOf<typeof reservationColumns>;

const reservationTables = sql`reservations JOIN books ON books.id = reservations.book_id
  LEFT JOIN students ON students.id = reservations.student_id
  LEFT JOIN copies ON copies.id = COALESCE(reservations.kept_copy_id, reservations.wanted_copy_id)`;

/** Waiting or ready. */
export const isOpen = sql`reservations.open_book_id IS NOT NULL`;

/** All of them, unless a limit is given. */
export function selectReservations(
  reader: Reader,
  where: Sql,
  order: Sql = sql`reservations.id`,
  limit?: Sql | number,
): Promise<ReservationRow[]> {
  const atMost = limit === undefined ? empty : sql`LIMIT ${limit}`;
  return reader.select(reservationColumns, sql`FROM ${reservationTables} WHERE ${where} ORDER BY ${order} ${atMost}`);
}

export function countReservations(reader: Reader, where: Sql): Promise<number> {
  return reader.count(sql`FROM reservations WHERE ${where}`);
}

const waitingColumns = { bookId: notNull(reservationTable.openBookId), waiting: integer(sql`COUNT(*)`) };

/** How many wait for each of these titles; a title for which nobody waits is not there. */
export async function waitingCounts(reader: Reader, bookIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await reader.select(
    waitingColumns,
    sql`FROM reservations WHERE open_book_id IN (${join([...bookIds])}) AND status = 'waiting' GROUP BY open_book_id`,
  );
  return new Map(rows.map(({ bookId, waiting }) => [bookId, waiting]));
}
