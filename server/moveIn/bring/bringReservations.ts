import sql, { join } from "sql-template-tag";

import { circulationLock } from "../../circulation/circulationLock.js";
import { reservationTable } from "../../circulation/reservations/Reservation.entity.js";
import { integer, notNull, pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { studentTable } from "../../students/Student.entity.js";
import type { MovingRemark, MovingReservation, SourceRow } from "../library/MovingLibrary.js";
import { type Bringing, bringRows, type ValueRow, type Written } from "./Bringing.js";
import type { Links } from "./Links.js";

type ReservationRow = ValueRow<MovingReservation>;

/** Places in the queues, in the order of the other system behind those that are here. */
export function bringReservations(bringing: Bringing): Promise<void> {
  return bringRows(bringing, "reservations", {
    size: 250,
    locks: () => [circulationLock],
    write: (tx, rows) => writeReservations(tx, bringing, rows),
  });
}

const memberColumns = pick(studentTable, "id", "memberKindId", "className");
const openColumns = { bookId: notNull(reservationTable.openBookId), studentId: reservationTable.studentId };
const lastColumns = { bookId: reservationTable.bookId, last: integer(sql`MAX(position)`) };

async function writeReservations(
  tx: Transaction,
  { links, time }: Bringing,
  rows: readonly ReservationRow[],
): Promise<Written> {
  const brought = await links.brought(
    tx,
    "reservation",
    rows.map(({ source }) => source),
  );
  const waiting = rows.filter(({ source }) => !brought.has(source));
  const { members, books, taken, lastOf } = await readQueues(tx, links, waiting);
  const leftOut = new Map<SourceRow, MovingRemark>();
  const planned = waiting.flatMap(({ source, value }) => {
    const member = members.get(value.memberId);
    const bookId = books.get(value.titleId)?.recordId;
    if (!member || bookId === undefined) {
      leftOut.set(source, { code: "reservation-left", text: "Anggota atau judulnya tidak ikut." });
      return [];
    }
    const key = `${bookId}/${member.id}`;
    if (!value.hasExpired && taken.has(key)) {
      leftOut.set(source, { code: "reservation-here", text: "Anggota ini sudah menunggu judul ini di sini." });
      return [];
    }
    if (!value.hasExpired) taken.add(key);
    const position = (lastOf.get(bookId) ?? 0) + 1;
    lastOf.set(bookId, position);
    return [{ source, value, member, bookId, position }];
  });
  const now = time.now();
  const ids = await tx.insert(
    reservationTable,
    planned.map(({ value: { createdAt, hasExpired }, member, bookId, position }) => ({
      bookId,
      openBookId: hasExpired ? null : bookId,
      studentId: member.id,
      wantedCopyId: null,
      keptCopyId: null,
      status: hasExpired ? ("expired" as const) : ("waiting" as const),
      position,
      createdAt,
      readyAt: null,
      keptUntil: null,
      endedAt: hasExpired ? now : null,
      className: member.className,
      memberKindId: member.memberKindId,
      gender: null,
    })),
  );
  await links.add(
    tx,
    planned.map(({ source, value }, index) => ({
      source,
      kind: "reservation",
      recordId: required(ids[index], "a reservation just written"),
      made: true,
      mark: value.hasExpired ? "expired" : "waiting",
    })),
  );
  return { made: { reservations: planned.length }, leftOut };
}

/** Whom and what the rows name, who waits for it already, and how far each queue goes. */
async function readQueues(tx: Transaction, links: Links, rows: readonly ReservationRow[]) {
  const students = await links.find(
    tx,
    "student",
    rows.map(({ value }) => value.memberId),
  );
  const books = await links.find(
    tx,
    "book",
    rows.map(({ value }) => value.titleId),
  );
  const studentIds = [...new Set([...students.values()].map(({ recordId }) => recordId))];
  const bookIds = [...new Set([...books.values()].map(({ recordId }) => recordId))];
  const facts =
    studentIds.length === 0
      ? []
      : await tx.select(memberColumns, sql`FROM students WHERE id IN (${join(studentIds)}) AND erased_at IS NULL`);
  const byId = new Map(facts.map((member) => [member.id, member]));
  const open =
    bookIds.length === 0
      ? []
      : await tx.select(openColumns, sql`FROM reservations WHERE open_book_id IN (${join(bookIds)})`);
  const last =
    bookIds.length === 0
      ? []
      : await tx.select(lastColumns, sql`FROM reservations WHERE book_id IN (${join(bookIds)}) GROUP BY book_id`);
  return {
    members: new Map([...students].map(([id, { recordId }]) => [id, byId.get(recordId)])),
    books,
    taken: new Set(open.map(({ bookId, studentId }) => `${bookId}/${studentId ?? ""}`)),
    lastOf: new Map(last.map(({ bookId, last: position }) => [bookId, position])),
  };
}
