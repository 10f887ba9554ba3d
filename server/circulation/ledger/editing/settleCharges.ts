import sql, { join } from "sql-template-tag";

import { ConflictError, invalid } from "../../../errors.js";
import { copyTable } from "../../../books/copies/Copy.entity.js";
import { hasItemCode } from "../../../books/copies/itemCodes/hasItemCode.js";
import type { AuditChange } from "../../../platform/database/auditChange.js";
import { pick } from "../../../platform/database/columns.js";
import type { Transaction } from "../../../platform/database/Database.js";
import { required } from "../../../platform/required.js";
import { rupiah } from "../../rules/rupiah.js";
import { FOUND, waiveFoundLoss } from "./foundLoss.js";
import { ledgerEntryTable } from "../LedgerEntry.entity.js";
import { addSettlement, type ChargeWithState, type EntryMaker, readCharge, writeReceipt } from "../ledgerWriter.js";
import { fineNotFound } from "../ledgerErrors.js";

/** What a command has added to the ledger. All of them hold circulationLock. */
export interface Settled {
  readonly entryIds: readonly number[];
  readonly chargeIds: readonly number[];
  readonly audit: readonly AuditChange[];
  /** Set where cash was moved. */
  readonly receiptId: number | null;
}

interface NewPayment extends EntryMaker {
  readonly studentId: number;
  /** Null for whatever of the student's is open. */
  readonly chargeIds: readonly number[] | null;
  readonly amount: number;
  /** Null where nothing was noted down. */
  readonly reason: string | null;
}

interface AmountWithReason extends EntryMaker {
  readonly amount: number;
  readonly reason: string;
}

/** Pays charges of one student, the oldest first, on one receipt. @throws ValidationError for more than is open. */
export async function payCharges(
  tx: Transaction,
  { studentId, chargeIds, amount, ...paid }: NewPayment,
): Promise<Settled> {
  const charges = await tx.select(
    pick(ledgerEntryTable, "id", "openAmount"),
    // By the numbers, or what is open: SQLite would go through all charges.
    sql`FROM ledger_entries WHERE student_id = ${studentId} AND +kind = 'charge'
        AND ${chargeIds ? sql`id IN (${join([...chargeIds, 0])})` : sql`open_amount > 0`} ORDER BY made_at, id`,
  );
  const unknown = chargeIds?.findIndex((chargeId) => !charges.some(({ id }) => id === chargeId)) ?? -1;
  if (unknown >= 0) {
    throw invalid(`fineIds.${unknown}`, "Denda ini bukan milik anggota itu.");
  }
  assertAtMostOpen(
    amount,
    charges.reduce((sum, { openAmount }) => sum + openAmount, 0),
  );
  const settled: Settled[] = [];
  let left = amount;
  for (const { id, openAmount } of charges) {
    const part = Math.min(left, openAmount);
    if (part > 0) {
      const charge = required(await readCharge(tx, id), "a charge to pay");
      settled.push(await settle(tx, "pay", { kind: "payment", charge, amount: part, ...paid }));
      left -= part;
    }
  }
  return withReceipt(tx, settled);
}

/** @throws NotFoundError; ConflictError; ValidationError for more than is open. */
export async function waiveCharge(tx: Transaction, chargeId: number, waiver: AmountWithReason): Promise<Settled> {
  const charge = await requireCharge(tx, chargeId);
  assertAtMostOpen(waiver.amount, charge.state.open);
  return settle(tx, "waive", { kind: "waiver", charge, ...waiver });
}

/** A new copy settles all that is open of a lost or damaged one's charge ("ganti buku"). */
export async function replaceForCharge(
  tx: Transaction,
  chargeId: number,
  { itemCode, ...made }: EntryMaker & { readonly itemCode: string },
): Promise<Settled> {
  const charge = await requireCharge(tx, chargeId);
  if (charge.chargeReason !== "lost" && charge.chargeReason !== "damaged") {
    throw new ConflictError("Hanya denda buku hilang atau rusak yang dapat diganti dengan buku.");
  }
  if (charge.state.open === 0) {
    throw new ConflictError("Denda ini sudah lunas.");
  }
  const [copy] = await tx.select(
    pick(copyTable, "itemCode"),
    sql`FROM copies WHERE ${hasItemCode(itemCode)} AND listed = 1
          AND copies.status IN ('available', 'reference_only') AND NOT EXISTS
            (SELECT 1 FROM borrowings WHERE borrowings.id = ${charge.borrowingId} AND borrowings.copy_id = copies.id)
        ORDER BY item_code = ${itemCode} DESC LIMIT 1`,
  );
  if (!copy) {
    throw invalid("itemCode", `Kode ${itemCode} bukan eksemplar pengganti yang tersedia. Tambahkan dulu eksemplarnya.`);
  }
  const replaced = await tx.count(
    sql`FROM ledger_entries WHERE kind = 'replacement' AND reason = ${copy.itemCode} AND NOT EXISTS
        (SELECT 1 FROM ledger_entries reversal WHERE reversal.settles_id = ledger_entries.id)`,
  );
  const replacedForgotten = await tx.count(sql`FROM replacement_codes WHERE item_code = ${copy.itemCode}`);
  if (replaced + replacedForgotten > 0) {
    throw invalid("itemCode", `Eksemplar ${copy.itemCode} sudah menjadi pengganti denda lain.`);
  }
  const amount = charge.state.open;
  return settle(tx, "replace", { kind: "replacement", charge, amount, reason: copy.itemCode, ...made });
}

/**
 * What is given back is owed again, but for a lost book that was found.
 * @throws NotFoundError; ConflictError; ValidationError for more than was paid.
 */
export async function refundCharge(tx: Transaction, chargeId: number, refund: AmountWithReason): Promise<Settled> {
  const charge = await requireCharge(tx, chargeId);
  const { paid } = charge.state;
  if (refund.amount > paid) {
    throw invalid("amount", paid === 0 ? "Denda ini belum dibayar." : `Jumlah yang sudah dibayar ${rupiah(paid)}.`);
  }
  const refunded = await withReceipt(tx, [await settle(tx, "refund", { kind: "refund", charge, ...refund })]);
  const waived = await settleFoundLoss(tx, chargeId, refund);
  return {
    ...refunded,
    entryIds: [...refunded.entryIds, ...waived.entryIds],
    audit: [...refunded.audit, ...waived.audit],
  };
}

/** A found book owes nothing: what was opened again of its charge is let off. */
export async function settleFoundLoss(
  tx: Transaction,
  chargeId: number,
  made: EntryMaker,
): Promise<Pick<Settled, "entryIds" | "audit">> {
  const waived = await waiveFoundLoss(tx, chargeId, made);
  if (!waived) return { entryIds: [], audit: [] };
  const { entryId, charge } = waived;
  const amount = charge.state.open;
  return {
    entryIds: [entryId],
    audit: [auditOf("waive", { charge, amount, reason: FOUND }, { id: entryId, openAmount: 0 })],
  };
}

/** @throws NotFoundError; ConflictError for a charge that is reversed. */
export async function requireCharge(tx: Transaction, id: number): Promise<ChargeWithState> {
  const charge = await readCharge(tx, id);
  if (!charge) {
    throw fineNotFound();
  }
  if (charge.state.isReversed) {
    throw new ConflictError("Denda ini sudah dibatalkan.");
  }
  return charge;
}

function assertAtMostOpen(amount: number, open: number): void {
  if (amount > open) {
    throw invalid("amount", open === 0 ? "Denda ini sudah lunas." : `Sisa denda ${rupiah(open)}.`);
  }
}

interface Settlement extends EntryMaker {
  readonly kind: "payment" | "waiver" | "replacement" | "refund";
  readonly charge: ChargeWithState;
  readonly amount: number;
  readonly reason: string | null;
}

async function settle(tx: Transaction, verb: string, settlement: Settlement): Promise<Settled> {
  const added = await addSettlement(tx, settlement);
  const { charge } = settlement;
  return { entryIds: [added.id], chargeIds: [charge.id], audit: [auditOf(verb, settlement, added)], receiptId: null };
}

function auditOf(
  verb: string,
  { charge, amount, reason }: Pick<Settlement, "charge" | "amount" | "reason">,
  { id, openAmount }: { readonly id: number; readonly openAmount: number },
): AuditChange {
  return {
    action: `fine.${verb}`,
    recordId: charge.id,
    before: { openAmount: charge.state.open },
    after: { openAmount, studentId: charge.studentId, entryId: id, amount, reason },
  };
}

async function withReceipt(tx: Transaction, settled: readonly Settled[]): Promise<Settled> {
  const entryIds = settled.flatMap((one) => one.entryIds);
  return {
    entryIds,
    chargeIds: settled.flatMap((one) => one.chargeIds),
    audit: settled.flatMap((one) => one.audit),
    receiptId: await writeReceipt(tx, entryIds),
  };
}
