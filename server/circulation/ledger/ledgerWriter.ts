import sql, { join } from "sql-template-tag";

import { ConflictError } from "../../errors.js";
import { type InsertOf, integer, pick } from "../../platform/database/columns.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { rupiah } from "../rules/rupiah.js";
import { type ChargeState, type LedgerFact, stateOf } from "./chargeState.js";
import { type LedgerEntry, ledgerEntryTable } from "./LedgerEntry.entity.js";
import { ledgerEntryNotFound } from "./ledgerErrors.js";
import type { ChargeReason, LedgerKind } from "./ledgerKinds.js";

/** Writes the ledger: entries are only added, and the open amount of each charge is kept. All hold circulationLock. */

export interface EntryMaker {
  readonly madeAt: Date;
  readonly madeBy: string;
}

interface NewCharge extends EntryMaker {
  readonly studentId: number;
  readonly borrowingId: number | null;
  readonly chargeReason: ChargeReason;
  readonly amount: number;
  readonly reason: string | null;
}

interface NewSettlement extends EntryMaker {
  readonly kind: Exclude<LedgerKind, "charge" | "reversal">;
  readonly charge: Pick<ChargeWithState, "id" | "studentId">;
  readonly amount: number;
  readonly reason: string | null;
}

const factColumns = pick(ledgerEntryTable, "id", "kind", "amount", "settlesId");
const chargeColumns = pick(
  ledgerEntryTable,
  "id",
  "kind",
  "amount",
  "settlesId",
  "studentId",
  "borrowingId",
  "chargeReason",
);

/** A charge, and what has become of it. */
export interface ChargeWithState extends LedgerFact {
  readonly studentId: number;
  readonly borrowingId: number | null;
  readonly chargeReason: ChargeReason;
  readonly state: ChargeState;
}

/** Returns the charge's id. A fine of 0 is none, and its caller writes nothing. */
export async function addCharge(tx: Transaction, charge: NewCharge): Promise<number> {
  return insertEntry(tx, { ...charge, kind: "charge", settlesId: null, openAmount: charge.amount });
}

/** Settles some of a charge, or gives some of its payments back; the caller has seen to the bounds. */
export async function addSettlement(
  tx: Transaction,
  { charge, ...settlement }: NewSettlement,
): Promise<{ readonly id: number; readonly openAmount: number }> {
  const id = await insertEntry(tx, {
    ...settlement,
    studentId: charge.studentId,
    chargeReason: null,
    borrowingId: null,
    settlesId: charge.id,
    openAmount: 0,
  });
  return { id, openAmount: await keepOpenAmount(tx, charge.id) };
}

/** Gives entries one receipt, whose number is the first one's. */
export async function writeReceipt(tx: Transaction, entryIds: readonly number[]): Promise<number> {
  const receiptId = required(entryIds[0], "an entry of a receipt");
  for (const id of entryIds) {
    await tx.update(ledgerEntryTable, { receiptId }, sql`id = ${id}`);
  }
  return receiptId;
}

/**
 * From now on the entry counts nothing. Returns the reversal's id.
 * @throws NotFoundError; ConflictError while something that stands was built on it.
 */
export async function reverseEntry(
  tx: Transaction,
  entryId: number,
  { madeAt, madeBy, reason }: EntryMaker & { readonly reason: string | null },
): Promise<number> {
  const [entry] = await tx.select(
    pick(ledgerEntryTable, "id", "kind", "amount", "settlesId", "studentId"),
    sql`FROM ledger_entries WHERE id = ${entryId}`,
  );
  if (!entry) {
    throw ledgerEntryNotFound();
  }
  if (entry.kind === "reversal") {
    throw new ConflictError("Pembatalan tidak dapat dibatalkan lagi. Catat ulang jika perlu.");
  }
  const chargeId = entry.kind === "charge" ? entry.id : required(entry.settlesId, "the charge of an entry");
  const charge = required(await readCharge(tx, chargeId), "the charge of an entry");
  const [reversal] = await tx.select(
    factColumns,
    sql`FROM ledger_entries WHERE settles_id = ${entryId} AND kind = 'reversal'`,
  );
  if (reversal) {
    throw new ConflictError("Catatan ini sudah dibatalkan.");
  }
  assertNothingBuiltOn(entry, charge.state);
  const id = await insertEntry(tx, {
    kind: "reversal",
    studentId: entry.studentId,
    amount: entry.amount,
    settlesId: entryId,
    chargeReason: null,
    borrowingId: null,
    openAmount: 0,
    reason,
    madeAt,
    madeBy,
  });
  await keepOpenAmount(tx, chargeId);
  return id;
}

function assertNothingBuiltOn({ kind, amount }: LedgerFact, charge: ChargeState): void {
  if (charge.isReversed) {
    throw new ConflictError("Denda dari catatan ini sudah dibatalkan.");
  }
  if (kind === "charge" && charge.paid > 0) {
    throw new ConflictError(
      `Denda ini sudah dibayar ${rupiah(charge.paid)}. Kembalikan dulu uangnya, lalu batalkan dendanya.`,
    );
  }
  if (kind === "charge" && charge.replaced > 0) {
    throw new ConflictError("Denda ini sudah diganti buku. Batalkan dulu penggantiannya, lalu batalkan dendanya.");
  }
  if (kind === "payment" && charge.paid < amount) {
    throw new ConflictError("Uang pembayaran ini sudah dikembalikan. Batalkan dulu pengembalian uangnya.");
  }
  if (kind === "refund" && charge.open < amount) {
    throw new ConflictError("Denda ini sudah dilunasi lagi. Batalkan dulu pelunasan yang baru.");
  }
}

/** Null where there is no such charge. */
export async function readCharge(reader: Reader, id: number): Promise<ChargeWithState | null> {
  const [charge] = await reader.select(chargeColumns, sql`FROM ledger_entries WHERE id = ${id} AND kind = 'charge'`);
  if (!charge) {
    return null;
  }
  const entries = await reader.select(factColumns, sql`FROM ledger_entries WHERE settles_id = ${id}`);
  const ids = entries.map((entry) => entry.id);
  const reversals =
    ids.length === 0
      ? []
      : await reader.select(factColumns, sql`FROM ledger_entries WHERE settles_id IN (${join(ids)})`);
  return {
    ...charge,
    chargeReason: required(charge.chargeReason, "the reason of a charge"),
    state: stateOf(charge, [...entries, ...reversals]),
  };
}

/** What the student owes. */
export async function openDebt(reader: Reader, studentId: number): Promise<number> {
  const [row] = await reader.select(
    { debt: integer(sql`COALESCE(SUM(open_amount), 0)`) },
    sql`FROM ledger_entries WHERE student_id = ${studentId} AND open_amount > 0`,
  );
  return required(row, "the row of a sum").debt;
}

/** The newest charge of a borrowing for this reason; null without one. */
export async function lastCharge(
  reader: Reader,
  borrowingId: number,
  chargeReason: ChargeReason,
): Promise<ChargeWithState | null> {
  const [row] = await reader.select(
    pick(ledgerEntryTable, "id"),
    sql`FROM ledger_entries WHERE borrowing_id = ${borrowingId} AND kind = 'charge'
      AND charge_reason = ${chargeReason} ORDER BY id DESC LIMIT 1`,
  );
  return row ? readCharge(reader, row.id) : null;
}

async function keepOpenAmount(tx: Transaction, chargeId: number): Promise<number> {
  const { state, amount } = required(await readCharge(tx, chargeId), "the charge that is settled");
  if (state.open < 0 || state.open > amount || state.paid < 0) {
    throw new Error(`Charge ${chargeId} of ${amount} would have ${state.open} open and ${state.paid} paid`);
  }
  await tx.update(ledgerEntryTable, { openAmount: state.open }, sql`id = ${chargeId}`);
  return state.open;
}

async function insertEntry(tx: Transaction, entry: Omit<InsertOf<LedgerEntry>, "id" | "receiptId">): Promise<number> {
  if (!Number.isSafeInteger(entry.amount) || entry.amount <= 0) {
    throw new Error(`An entry of the ledger of ${entry.amount} rupiah`);
  }
  const [id] = await tx.insert(ledgerEntryTable, [{ ...entry, receiptId: null }]);
  return required(id, "the entry just written");
}

/** Whether something was charged for the loan that was not reversed. */
export async function hasChargeInForce(tx: Transaction, borrowingId: number): Promise<boolean> {
  const charges = await tx.count(
    sql`FROM ledger_entries charge WHERE charge.borrowing_id = ${borrowingId} AND charge.kind = 'charge'
      AND NOT EXISTS (
      SELECT 1 FROM ledger_entries reversal WHERE reversal.settles_id = charge.id AND reversal.kind = 'reversal')`,
  );
  return charges > 0;
}
