import sql, { type Sql } from "sql-template-tag";

import { lendableCopy } from "../../books/bookReads.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import { bool, pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { mayBorrowOn } from "../../students/lending/mayBorrowOn.js";
import { studentTable } from "../../students/Student.entity.js";
import type { ActJournal } from "../acts/ActJournal.js";
import type { QueueDay } from "../policy/lendingDay.js";
import { keptUntil } from "../rules/keptUntil.js";
import { reservationTable } from "./Reservation.entity.js";

/** What acts of lending do to the queue of a title. All of them hold circulationLock. */

interface OfferedCopy {
  readonly copyId: number;
  readonly bookId: number;
}

const keeperColumns = {
  reservationId: reservationTable.id,
  studentId: studentTable.id,
  ...pick(studentTable, "name", "className"),
};

/** The student for whom a copy is kept. */
export type Keeper = RowOf<typeof keeperColumns>;

const openColumns = pick(reservationTable, "id", "bookId", "keptCopyId");
/** A reservation that waits or is ready. */
export type OpenReservation = RowOf<typeof openColumns>;

/** That a reservation waits for this copy, or for any of its title, and that its student may have it today. */
export function waitsForCopy(today: string): Sql {
  return sql`reservations.open_book_id = copies.book_id AND reservations.status = 'waiting'
    AND (reservations.wanted_copy_id IS NULL OR reservations.wanted_copy_id = copies.id) AND ${mayBorrowOn(today)}`;
}

export const queueOrder = sql`reservations.position, reservations.id`;

/**
 * Keeps a copy for the first of the queue who may borrow; whoever may not is passed over and stays. Null where nobody
 * waits, or the copy does not lie free in the library.
 */
export async function offerCopy(
  tx: Transaction,
  journal: ActJournal,
  { copyId, bookId }: OfferedCopy,
  { calendar, today, now }: QueueDay,
): Promise<Keeper | null> {
  const [next] = await tx.select(
    keeperColumns,
    sql`FROM copies JOIN reservations ON reservations.open_book_id = ${bookId}
      JOIN students ON students.id = reservations.student_id
      WHERE copies.id = ${copyId} AND ${lendableCopy} AND ${waitsForCopy(today)} ORDER BY ${queueOrder}
      LIMIT 1 ${forUpdate(tx)}`,
  );
  if (!next) return null;
  await journal.update(reservationTable, next.reservationId, {
    status: "ready",
    keptCopyId: copyId,
    readyAt: now,
    keptUntil: keptUntil(calendar, today),
  });
  return next;
}

/** Lending fulfils the student's reservation of the title; a copy that was kept for it is offered on. */
export async function fulfilReservation(
  tx: Transaction,
  journal: ActJournal,
  { bookId, studentId, copyId }: OfferedCopy & { readonly studentId: number },
  day: QueueDay,
): Promise<void> {
  const open = await lockOpenReservation(
    tx,
    sql`reservations.open_book_id = ${bookId} AND reservations.student_id = ${studentId}`,
  );
  if (!open) return;
  const keptCopyId = open.keptCopyId === copyId ? null : open.keptCopyId;
  await endReservation(tx, journal, { ...open, keptCopyId }, "fulfilled", day);
}

/** Takes a reservation out of the queue; a copy that was kept for it is offered on, and to whom is returned. */
export async function endReservation(
  tx: Transaction,
  journal: ActJournal,
  { id, bookId, keptCopyId }: OpenReservation,
  status: "fulfilled" | "expired" | "cancelled",
  day: QueueDay,
): Promise<Keeper | null> {
  await journal.update(reservationTable, id, { status, openBookId: null, keptCopyId: null, endedAt: day.now });
  return keptCopyId === null ? null : offerCopy(tx, journal, { copyId: keptCopyId, bookId }, day);
}

/** A kept copy is lent to somebody else all the same: whom it was kept for waits again, at the same place. */
export async function returnToQueue(tx: Transaction, journal: ActJournal, copyId: number): Promise<void> {
  const kept = await lockOpenReservation(tx, sql`reservations.kept_copy_id = ${copyId}`);
  if (!kept) return;
  await journal.update(reservationTable, kept.id, {
    status: "waiting",
    keptCopyId: null,
    readyAt: null,
    keptUntil: null,
  });
}

/** The copy of a title that is kept for who takes another one. */
export interface KeptCopy {
  readonly id: number;
  readonly itemCode: string;
  /** Whether whoever the other one is kept for can have this instead: not who has reserved that copy alone. */
  readonly canBeSwapped: boolean;
}

/** The other copy of the title that is kept for the student who takes this one; null where none is. */
export async function otherKeptCopy(
  reader: Reader,
  { bookId, studentId, copyId }: OfferedCopy & { readonly studentId: number },
): Promise<KeptCopy | null> {
  const canBeSwapped = bool(sql`copies.status = 'available' AND copies.listed = 1 AND NOT EXISTS (
    SELECT 1 FROM reservations AS theirs
    WHERE theirs.kept_copy_id = ${copyId} AND theirs.wanted_copy_id = ${copyId})`);
  const [kept] = await reader.select(
    { ...pick(copyTable, "id", "itemCode"), canBeSwapped },
    sql`FROM reservations JOIN copies ON copies.id = reservations.kept_copy_id
      WHERE reservations.open_book_id = ${bookId} AND reservations.student_id = ${studentId}
        AND reservations.kept_copy_id <> ${copyId}`,
  );
  return kept ?? null;
}

/**
 * Whoever a copy was kept for gets the one that was kept for who takes it, so that both have one. What the audit trail
 * says of it.
 */
export async function swapKeptCopies(
  tx: Transaction,
  journal: ActJournal,
  { takenId, kept }: { readonly takenId: number; readonly kept: KeptCopy },
): Promise<AuditChange[]> {
  const own = await lockOpenReservation(tx, sql`reservations.kept_copy_id = ${kept.id}`);
  const theirs = await lockOpenReservation(tx, sql`reservations.kept_copy_id = ${takenId}`);
  const keeper = await keptFor(tx, takenId);
  // Who has left since waits for nothing any more.
  if (!own || !theirs || !keeper) return [];
  // First, since no copy is kept for two.
  await journal.update(reservationTable, own.id, { keptCopyId: null });
  await journal.update(reservationTable, theirs.id, { keptCopyId: kept.id });
  const { studentId, name } = keeper;
  const of = { status: "ready", studentId, name, bookId: theirs.bookId };
  return [
    {
      action: "reservation.keep",
      recordId: theirs.id,
      before: { ...of, copyId: takenId },
      after: { ...of, copyId: kept.id },
    },
  ];
}

/**
 * Locked, since a student who leaves ends reservations without taking turns with these acts.
 */
export async function lockOpenReservation(tx: Transaction, condition: Sql): Promise<OpenReservation | null> {
  const [open] = await tx.select(
    openColumns,
    sql`FROM reservations WHERE ${condition} AND reservations.open_book_id IS NOT NULL ${forUpdate(tx)}`,
  );
  return open ?? null;
}

/** Null where the copy is kept for nobody. */
export async function keptFor(reader: Reader, copyId: number): Promise<Keeper | null> {
  const [keeper] = await reader.select(
    keeperColumns,
    sql`FROM reservations JOIN students ON students.id = reservations.student_id
      WHERE reservations.kept_copy_id = ${copyId}`,
  );
  return keeper ?? null;
}

/** How many wait for a title, this student apart; those for whom a copy is kept wait no more. */
export function waitingCount(reader: Reader, bookId: number, studentId: number): Promise<number> {
  return reader.count(
    sql`FROM reservations WHERE open_book_id = ${bookId} AND status = 'waiting' AND student_id <> ${studentId}`,
  );
}

/** How many copies of a title could be lent at once, this one apart. */
export function otherFreeCopies(reader: Reader, bookId: number, copyId: number): Promise<number> {
  return reader.count(sql`FROM copies WHERE copies.book_id = ${bookId} AND copies.id <> ${copyId} AND ${lendableCopy}`);
}
