import sql, { empty } from "sql-template-tag";

import { pick } from "../../../platform/database/columns.js";
import type { Reader, Transaction } from "../../../platform/database/Database.js";
import { toSqlDateTime } from "../../../platform/database/sqlDateTime.js";
import { ledgerEntryTable } from "../LedgerEntry.entity.js";
import { isInForce } from "../ledgerReads.js";
import {
  addSettlement,
  type ChargeWithState,
  type EntryMaker,
  lastCharge,
  readCharge,
  reverseEntry,
} from "../ledgerWriter.js";

/** A lost book that was found owes nothing, whatever is given back, reversed or undone. */

/** What the ledger says of a charge that a found book has ended. */
export const FOUND = "Buku ditemukan";

/**
 * Whether a charge is for a lost book that is there again. One without its loan is: every loss is charged for a loan,
 * and only a loan that came back is forgotten.
 */
async function isFoundLoss(reader: Reader, { chargeReason, borrowingId }: ChargeWithState): Promise<boolean> {
  if (chargeReason !== "lost") return false;
  if (borrowingId === null) return true;
  const found = await reader.count(
    sql`FROM borrowings WHERE id = ${borrowingId} AND lost = 1 AND returned_at IS NOT NULL`,
  );
  return found > 0;
}

/** What of a found loss was let off. */
export interface WaivedLoss {
  readonly entryId: number;
  /** As it was before. */
  readonly charge: ChargeWithState;
}

/** Lets off what an act has opened again of a found loss. Null for any other charge, and where nothing is open. */
export async function waiveFoundLoss(
  tx: Transaction,
  chargeId: number,
  { madeAt, madeBy }: EntryMaker,
): Promise<WaivedLoss | null> {
  const charge = await readCharge(tx, chargeId);
  if (!charge || charge.state.open === 0 || !(await isFoundLoss(tx, charge))) return null;
  const waiver = { kind: "waiver", charge, amount: charge.state.open, reason: FOUND, madeAt, madeBy } as const;
  const { id: entryId } = await addSettlement(tx, waiver);
  return { entryId, charge };
}

/**
 * Before the refund of a found loss is reversed: takes back what was let off with it, so that the cash that is there
 * again has something to pay for.
 */
export async function reopenFoundLoss(
  tx: Transaction,
  { chargeId, amount }: { readonly chargeId: number; readonly amount: number },
  made: EntryMaker & { readonly reason: string },
): Promise<void> {
  for (const waiverId of await waiversOfFind(tx, chargeId, null)) {
    const charge = await readCharge(tx, chargeId);
    if (!charge || charge.state.open >= amount || !(await isFoundLoss(tx, charge))) return;
    await reverseEntry(tx, waiverId, made);
  }
}

/** The find itself was undone: what was let off for it since is owed again. */
export async function oweLossAgain(
  tx: Transaction,
  { borrowingId, foundAt }: { readonly borrowingId: number; readonly foundAt: Date },
  made: EntryMaker & { readonly reason: string },
): Promise<void> {
  const charge = await lastCharge(tx, borrowingId, "lost");
  if (!charge || charge.state.isReversed || (await isFoundLoss(tx, charge))) return;
  for (const waiverId of await waiversOfFind(tx, charge.id, foundAt)) await reverseEntry(tx, waiverId, made);
}

/** The newest first. */
async function waiversOfFind(tx: Transaction, chargeId: number, since: Date | null): Promise<number[]> {
  const rows = await tx.select(
    pick(ledgerEntryTable, "id"),
    sql`FROM ledger_entries WHERE settles_id = ${chargeId} AND kind = 'waiver' AND reason = ${FOUND} AND ${isInForce}
      ${since === null ? empty : sql`AND made_at >= ${toSqlDateTime(since)}`} ORDER BY id DESC`,
  );
  return rows.map(({ id }) => id);
}
