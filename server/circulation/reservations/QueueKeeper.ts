import sql from "sql-template-tag";

import { copyTable } from "../../books/copies/Copy.entity.js";
import { lendableCopy } from "../../books/bookReads.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import { pick } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { system } from "../../viewer.js";
import { ActJournal } from "../acts/ActJournal.js";
import { circulationLock } from "../circulationLock.js";
import { type LibraryTime, type QueueDay, readLendingDay } from "../policy/lendingDay.js";
import { reservationTable } from "./Reservation.entity.js";
import { endReservation, lockOpenReservation, offerCopy, waitsForCopy } from "./reservationQueue.js";

/**
 * Moves the queues where nobody at the desk does: a copy that was not fetched in time passes on, and one that lies free
 * in the library while somebody waits for it is kept: bought, repaired or restored since, or left by a student who is
 * gone.
 */
export class QueueKeeper {
  constructor(
    private readonly database: Database,
    private readonly time: LibraryTime,
  ) {}

  /** Each reservation and each copy in a transaction of its own. */
  async keep(): Promise<void> {
    await this.expire();
    await this.offerFreeCopies();
  }

  private async expire(): Promise<void> {
    const late = await this.database.read((reader) =>
      reader.select(
        pick(reservationTable, "id"),
        sql`FROM reservations WHERE status = 'ready' AND kept_until < ${this.today()} ORDER BY kept_until, id`,
      ),
    );
    for (const { id } of late) {
      await this.write(async (tx, journal, day) => {
        const isLate = sql`reservations.id = ${id} AND reservations.kept_until < ${day.today}`;
        const open = await lockOpenReservation(tx, isLate);
        if (!open) return [];
        const next = await endReservation(tx, journal, open, "expired", day);
        const { bookId, keptCopyId: copyId } = open;
        return [
          {
            action: "reservation.expire",
            recordId: id,
            before: { status: "ready", bookId, copyId },
            after: { status: "expired", passedOnToReservation: next?.reservationId ?? null },
          },
        ];
      });
    }
  }

  private async offerFreeCopies(): Promise<void> {
    const free = await this.database.read((reader) =>
      reader.select(
        pick(copyTable, "id", "bookId"),
        sql`FROM copies WHERE ${lendableCopy} AND copies.book_id IN (
            SELECT reservations.open_book_id FROM reservations WHERE reservations.status = 'waiting')
          AND EXISTS (SELECT 1 FROM reservations JOIN students ON students.id = reservations.student_id
            WHERE ${waitsForCopy(this.today())}) ORDER BY copies.id`,
      ),
    );
    for (const { id: copyId, bookId } of free) {
      await this.write(async (tx, journal, day) => {
        const keeper = await offerCopy(tx, journal, { copyId, bookId }, day);
        if (!keeper) return [];
        const { reservationId, studentId, name } = keeper;
        const after = { status: "ready", studentId, name, bookId, copyId };
        return [{ action: "reservation.keep", recordId: reservationId, before: { status: "waiting" }, after }];
      });
    }
  }

  private write(
    work: (tx: Transaction, journal: ActJournal, day: QueueDay) => Promise<readonly AuditChange[]>,
  ): Promise<void> {
    return this.database.write({ viewer: system, locks: [circulationLock] }, async (tx) => {
      const day = await readLendingDay(tx, this.time);
      return { result: undefined, audit: await work(tx, new ActJournal(tx, day.now), day) };
    });
  }

  private today(): string {
    return dayIn(this.time.timeZone, this.time.now());
  }
}
