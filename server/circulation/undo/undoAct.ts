import sql, { join, raw } from "sql-template-tag";

import { ConflictError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import { adjustCounters } from "../../platform/database/counters/counters.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { required } from "../../platform/required.js";
import { oweLossAgain, waiveFoundLoss } from "../ledger/editing/foundLoss.js";
import {
  addCharge,
  addSettlement,
  type EntryMaker,
  hasChargeInForce,
  readCharge,
  reverseEntry,
} from "../ledger/ledgerWriter.js";
import { ledgerEntryTable } from "../ledger/LedgerEntry.entity.js";
import { noticeTable } from "../notices/Notice.entity.js";
import { keptFor } from "../reservations/reservationQueue.js";
import type { ActChanges } from "../acts/ActJournal.js";
import { deskActTable } from "../acts/DeskAct.entity.js";
import { undoSuspensions } from "../acts/suspensions.js";
import { isUntouchedSince, restoreRows } from "./restoreRows.js";

export const BUILT_ON =
  "Sudah ada tindakan lain setelahnya, jadi tidak dapat diurungkan. Perbaiki dengan tindakan baru.";

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

/** An act that is to be undone. */
export interface DoneAct {
  readonly id: number;
  readonly madeAt: Date;
  readonly undo: ActChanges;
}

/**
 * Restores all that an act has changed.
 * @throws ConflictError where something was built on it.
 */
export async function undoAct(tx: Transaction, act: DoneAct, maker: EntryMaker): Promise<void> {
  const { id, madeAt, undo: changes } = act;
  const builtOn =
    (await clearedSince(tx, changes, madeAt)) ||
    !(await isUntouchedSince(tx, changes)) ||
    (await isForgotten(tx, changes)) ||
    (await hasOtherCharges(tx, changes)) ||
    (await hasSetLoans(tx, changes)) ||
    !(await canReopenLoans(tx, changes)) ||
    !(await canReopenReservations(tx, changes)) ||
    !(await undoSuspensions(tx, id, changes));
  if (builtOn) throw new ConflictError(BUILT_ON);
  for (const entryId of [...changes.ledgerEntryIds].reverse()) {
    await undoEntry(tx, entryId, maker);
  }
  await restoreRows(tx, changes, maker.madeAt);
  await squareFoundLosses(tx, act, maker);
  await forgetDropped(tx, changes);
  await adjustCounters(tx, { borrowings: -changes.borrowings });
  await tx.update(deskActTable, { undoneAt: maker.madeAt }, sql`id = ${id}`);
}

/** Whether somebody has cleared their history since: a loan or a place in a queue that comes back needs its student. */
async function isForgotten(tx: Transaction, changes: ActChanges): Promise<boolean> {
  for (const name of ["borrowings", "reservations"]) {
    const ids = join([...changedIds(changes, name), 0]);
    // By the numbers: SQLite would go through all that is forgotten.
    const rest = sql`FROM ${raw(name)} WHERE id IN (${ids}) AND +student_id IS NULL ${forUpdate(tx)}`;
    if ((await tx.count(rest)) > 0) return true;
  }
  return false;
}

const newLoans = ({ rows }: ActChanges) =>
  rows.filter(({ table, before }) => table === "borrowings" && before === null);

/** Loans whose copy the act has changed for another. */
const swappedLoans = ({ rows }: ActChanges) =>
  rows.filter(({ table, before }) => table === "borrowings" && before?.copyId !== undefined);

/** A class set is taken back with its loans, and never from under them. */
async function hasSetLoans(tx: Transaction, changes: ActChanges): Promise<boolean> {
  const setIds = changedIds(changes, "class_sets");
  return setIds.length > 0 && (await tx.count(sql`FROM borrowings WHERE class_set_id IN (${join(setIds)})`)) > 0;
}

/** Whether something is charged for a loan that the act made. Charges that were reversed stay, without their loan. */
async function hasOtherCharges(tx: Transaction, changes: ActChanges): Promise<boolean> {
  for (const { id } of swappedLoans(changes)) {
    if (await hasChargeInForce(tx, id)) return true;
  }
  for (const { id } of newLoans(changes)) {
    if (await hasChargeInForce(tx, id)) return true;
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

/** A book that stays found owes nothing although its payment is gone; one that is lost again owes all of it. */
async function squareFoundLosses(tx: Transaction, { madeAt, undo }: DoneAct, maker: EntryMaker): Promise<void> {
  const entries = await tx.select(
    pick(ledgerEntryTable, "id", "kind", "settlesId"),
    sql`FROM ledger_entries WHERE id IN (${join([...undo.ledgerEntryIds, 0])})`,
  );
  const chargeIds = new Set(entries.map(({ id, kind, settlesId }) => (kind === "charge" ? id : (settlesId ?? id))));
  for (const chargeId of chargeIds) await waiveFoundLoss(tx, chargeId, maker);
  for (const { table, id, before } of undo.rows) {
    if (table !== "borrowings" || before?.returnedAt !== null) continue;
    await oweLossAgain(tx, { borrowingId: id, foundAt: madeAt }, { ...maker, reason: "Diurungkan" });
  }
}

/** Deletes dropped notices of the act, so that what is true again is found and sent. */
async function forgetDropped(tx: Transaction, changes: ActChanges): Promise<void> {
  const theirs = sql`(notices.borrowing_id IN (${join([...changedIds(changes, "borrowings"), 0])})
    OR notices.reservation_id IN (${join([...changedIds(changes, "reservations"), 0])}))`;
  const dropped = await tx.select(
    pick(noticeTable, "messageId"),
    sql`FROM notices WHERE dropped IS NOT NULL AND ${theirs}`,
  );
  if (dropped.length === 0) return;
  const messageIds = join(dropped.map(({ messageId }) => messageId));
  await tx.run(sql`DELETE FROM notices WHERE dropped IS NOT NULL AND ${theirs}`);
  await tx.run(
    sql`DELETE FROM notice_messages WHERE id IN (${messageIds}) AND status = 'dropped'
      AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.message_id = notice_messages.id)`,
  );
}

/** The ledger is only ever added to: an entry is reversed, and what was reversed is charged again. */
async function undoEntry(tx: Transaction, entryId: number, maker: EntryMaker): Promise<void> {
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
