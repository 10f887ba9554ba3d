import sql, { join, raw } from "sql-template-tag";

import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import { ConflictError, ForbiddenError, NotFoundError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import { adjustCounters } from "../../platform/database/counters.js";
import { type Database, isDuplicateError, type Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { DAY_MS } from "../../platform/time/libraryClock.js";
import { required } from "../../platform/required.js";
import { assertCanManage, canManage, type Viewer } from "../../viewer.js";
import { circulationLock } from "../circulationLock.js";
import { addCharge, addSettlement, type EntryMaker, readCharge, reverseEntry } from "../ledger/ledgerWriter.js";
import { ledgerEntryTable } from "../ledger/LedgerEntry.entity.js";
import { keptFor } from "../reservations/reservationQueue.js";
import type { LibraryTime } from "../policy/lendingDay.js";
import { type ActChanges, isUntouchedSince, restoreRows } from "./ActJournal.js";
import { deskActTable } from "./DeskAct.entity.js";

/** How long the desk offers the undo of an act. */
export const UNDO_MS = 60_000;
/** A little longer, for who pressed it in the last second. */
const ACCEPTED_MS = 75_000;
/** How long a key answers the same again. */
const KEPT_DAYS = 7;

const TOO_LATE = "Sudah lebih dari satu menit, jadi tidak dapat diurungkan lagi. Perbaiki dengan tindakan baru.";
const BUILT_ON = "Sudah ada tindakan lain sesudahnya, jadi tidak dapat diurungkan. Perbaiki dengan tindakan baru.";

/** Takes back what was just done at the desk. */
export class UndoService {
  constructor(
    private readonly database: Database,
    private readonly time: Pick<LibraryTime, "now">,
  ) {}

  /**
   * Restores all that the act has changed; a second undo of it changes nothing.
   * @throws NotFoundError; ForbiddenError for somebody else's act; ConflictError after a minute, and where something
   * was built on it.
   */
  async undo(viewer: Viewer, actId: number): Promise<{ readonly actId: number }> {
    assertCanManage(viewer, "circulation");
    const now = this.time.now();
    try {
      return await this.database.write({ viewer, locks: [circulationLock] }, async (tx) => {
        const [act] = await tx.select(
          pick(deskActTable, "id", "kind", "userId", "madeAt", "undo", "undoneAt"),
          sql`FROM desk_acts WHERE id = ${actId}`,
        );
        if (!act) throw new NotFoundError("Tindakan ini tidak ditemukan.");
        if (act.userId !== userIdOf(viewer) && !canManage(viewer, "overrides")) {
          throw new ForbiddenError("Hanya yang melakukannya, atau admin, yang dapat mengurungkannya.");
        }
        const result = { actId };
        if (act.undoneAt !== null) return { result, audit: [] };
        if (act.undo === null) throw new ConflictError("Tidak ada yang berubah, jadi tidak ada yang diurungkan.");
        if (now.getTime() - act.madeAt.getTime() > ACCEPTED_MS) throw new ConflictError(TOO_LATE);
        if (await clearedSince(tx, act.undo, act.madeAt)) throw new ConflictError(BUILT_ON);
        await takeBack(tx, act.undo, { madeAt: now, madeBy: actorOf(viewer) });
        await tx.update(deskActTable, { undoneAt: now }, sql`id = ${actId}`);
        return { result, audit: [{ ...(await subjectOf(tx, act.undo)), after: { act: act.kind, actId } }] };
      });
    } catch (error) {
      // A row that is restored met one that was made since: another loan of the copy, another place in the queue.
      throw isDuplicateError(error) ? new ConflictError(BUILT_ON) : error;
    }
  }

  /** Forgets the keys of last week. */
  async sweep(): Promise<void> {
    const oldest = toSqlDateTime(new Date(this.time.now().getTime() - KEPT_DAYS * DAY_MS));
    await this.database.write({ unaudited: "What was done stands in the audit trail." }, (tx) =>
      tx.run(sql`DELETE FROM desk_acts WHERE made_at < ${oldest}`),
    );
  }
}

/** What the audit trail says was undone: the loan, or else the reservation, or else the fine. */
async function subjectOf(
  tx: Transaction,
  { rows, ledgerEntryIds: [entryId] }: ActChanges,
): Promise<Pick<AuditChange, "action" | "recordId">> {
  const loan = rows.find(({ table }) => table === "borrowings");
  if (loan) return { action: "borrowing.undo", recordId: loan.id };
  const reservation = rows.find(({ table }) => table === "reservations");
  if (reservation) return { action: "reservation.undo", recordId: reservation.id };
  const [entry] = await tx.select(
    pick(ledgerEntryTable, "id", "settlesId"),
    sql`FROM ledger_entries WHERE id = ${entryId ?? null}`,
  );
  return { action: "fine.undo", recordId: entry?.settlesId ?? entry?.id ?? null };
}

/** Whether somebody whom the act concerns has got a letter since, which says that nothing is open. */
async function clearedSince(tx: Transaction, changes: ActChanges, madeAt: Date): Promise<boolean> {
  const ofRows = (name: string) =>
    sql`SELECT student_id FROM ${raw(name)} WHERE id IN (${join([...changedIds(changes, name), 0])})`;
  const letters = await tx.count(
    sql`FROM clearance_letters WHERE issued_at >= ${toSqlDateTime(madeAt)} AND valid_student_id IN (
      ${ofRows("borrowings")} UNION ${ofRows("reservations")}
      UNION SELECT student_id FROM ledger_entries WHERE id IN (${join([...changes.ledgerEntryIds, 0])}))`,
  );
  return letters > 0;
}

async function takeBack(tx: Transaction, changes: ActChanges, maker: EntryMaker): Promise<void> {
  const builtOn =
    !(await isUntouchedSince(tx, changes)) ||
    (await hasOtherCharges(tx, changes)) ||
    !(await canReopenLoans(tx, changes)) ||
    !(await canReopenReservations(tx, changes));
  if (builtOn) throw new ConflictError(BUILT_ON);
  for (const entryId of [...changes.ledgerEntryIds].reverse()) {
    await takeBackEntry(tx, entryId, maker);
  }
  await restoreRows(tx, changes, maker.madeAt);
  await adjustCounters(tx, { borrowings: -changes.borrowings });
}

const newLoans = ({ rows }: ActChanges) =>
  rows.filter(({ table, before }) => table === "borrowings" && before === null);

/** Whether something is charged for a loan that the act made. Charges that were reversed stay, without their loan. */
async function hasOtherCharges(tx: Transaction, changes: ActChanges): Promise<boolean> {
  for (const { id } of newLoans(changes)) {
    const standing = await tx.count(
      sql`FROM ledger_entries charge WHERE charge.borrowing_id = ${id} AND charge.kind = 'charge' AND NOT EXISTS (
        SELECT 1 FROM ledger_entries reversal WHERE reversal.settles_id = charge.id AND reversal.kind = 'reversal')`,
    );
    if (standing > 0) return true;
    await tx.update(ledgerEntryTable, { borrowingId: null }, sql`borrowing_id = ${id}`);
  }
  return false;
}

const changedIds = ({ rows }: ActChanges, name: string) =>
  rows.filter(({ table }) => table === name).map(({ id }) => id);

/** Whether the copies of loans that become open again are still as a lent copy can be. */
async function canReopenLoans(tx: Transaction, changes: ActChanges): Promise<boolean> {
  const copyIds = changes.rows.flatMap(({ table, before }) =>
    table === "borrowings" && typeof before?.openCopyId === "number" ? [before.openCopyId] : [],
  );
  const ownCopies = new Set(changedIds(changes, "copies"));
  for (const copyId of copyIds) {
    const lendable = sql`AND copies.status IN ('available', 'reference_only')`;
    const asLent = await tx.count(
      sql`FROM copies WHERE copies.id = ${copyId} AND copies.listed = 1 ${ownCopies.has(copyId) ? sql`` : lendable}
        ${forUpdate(tx)}`,
    );
    const keeper = await keptFor(tx, copyId);
    if (asLent === 0 || (keeper && !changedIds(changes, "reservations").includes(keeper.reservationId))) return false;
  }
  return true;
}

/** Whether students who get their places back are there to wait, and copies that are kept again lie free to be lent. */
async function canReopenReservations(tx: Transaction, changes: ActChanges): Promise<boolean> {
  const ownLoans = [0, ...changedIds(changes, "borrowings")];
  const ownCopies = new Set(changedIds(changes, "copies"));
  for (const { table, id, before } of changes.rows) {
    if (table !== "reservations" || !before) continue;
    if (typeof before.openBookId === "number") {
      const gone = await tx.count(
        sql`FROM reservations JOIN students ON students.id = reservations.student_id
          WHERE reservations.id = ${id} AND students.status NOT IN ('active', 'suspended') ${forUpdate(tx)}`,
      );
      if (gone > 0) return false;
    }
    if (typeof before.keptCopyId === "number") {
      const available = ownCopies.has(before.keptCopyId) ? sql`` : sql`AND copies.status = 'available'`;
      const isFree = await tx.count(
        sql`FROM copies WHERE copies.id = ${before.keptCopyId} AND copies.listed = 1 ${available} AND NOT EXISTS (
          SELECT 1 FROM borrowings WHERE open_copy_id = copies.id AND id NOT IN (${join(ownLoans)})) ${forUpdate(tx)}`,
      );
      if (isFree === 0) return false;
    }
  }
  return true;
}

/** The ledger is only ever added to: an entry is reversed, and what was reversed is charged again. */
async function takeBackEntry(tx: Transaction, entryId: number, maker: EntryMaker): Promise<void> {
  const [entry] = await tx.select(
    pick(ledgerEntryTable, "kind", "settlesId"),
    sql`FROM ledger_entries WHERE id = ${entryId}`,
  );
  if (entry?.kind === "reversal") {
    const charge = required(await readCharge(tx, required(entry.settlesId, "what was reversed")), "a charge");
    const { studentId, borrowingId, chargeReason, amount, state } = charge;
    const id = await addCharge(tx, { studentId, borrowingId, chargeReason, amount, reason: null, ...maker });
    // What was waived of it stays waived.
    if (state.waived > 0) {
      const again = { charge: { id, studentId }, amount: state.waived, reason: "Dibebaskan sebelumnya" };
      await addSettlement(tx, { kind: "waiver", ...again, ...maker });
    }
  } else {
    await reverseEntry(tx, entryId, { ...maker, reason: "Diurungkan" });
  }
}
