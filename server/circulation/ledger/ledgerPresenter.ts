import { z } from "zod";

import { required } from "../../platform/required.js";
import { canRead, type Viewer } from "../../viewer.js";
import { stateOf } from "./chargeState.js";
import { CHARGE_REASONS, FINE_STATUSES, LEDGER_KINDS } from "./ledgerKinds.js";
import type { BalanceRow, EntryRow, FineRow } from "./ledgerReads.js";
import type { Receipt } from "./receipt.js";

const student = z.object({ id: z.int(), nis: z.string(), name: z.string() });
const className = z.string().nullable().describe("The student's class.");
const rupiah = z.int().describe("Whole rupiah.");

export const entryResponse = z
  .object({
    id: z.int(),
    kind: z.enum(LEDGER_KINDS),
    fine_id: z.int().describe("The fine that it is, or settles, or whose settlement it reverses."),
    settles_id: z.int().nullable().describe("The entry that it settles or reverses; null for a charge."),
    amount: rupiah,
    reason: z
      .string()
      .nullable()
      .describe("Why; of a payment, what was noted down; of a replacement, the new copy's code."),
    receipt_number: z.int().nullable().describe("Of what moved cash."),
    is_reversed: z.boolean().describe("Whether it counts nothing any more."),
    made_at: z.iso.datetime(),
    made_by: z.string().describe("By the name at that time; to a student `Petugas`."),
  })
  .meta({ id: "LedgerEntry", description: "An entry of the ledger of fines." });

export const fineResponse = z
  .object({
    id: z.int(),
    student,
    class_name: className,
    borrowing_id: z.int().nullable().describe("The loan that it is for."),
    item_code: z.string().nullable().describe("The code of the copy of that loan."),
    book: z.object({ id: z.int(), title: z.string() }).nullable().describe("The book of that loan."),
    charge_reason: z.enum(CHARGE_REASONS),
    reason: z.string().nullable().describe("In words; of a fine that was charged by hand."),
    amount: rupiah,
    open_amount: rupiah.describe("What is still to be paid, in whole rupiah."),
    paid_amount: rupiah.describe("What was paid and not given back, in whole rupiah."),
    waived_amount: rupiah,
    replaced_amount: rupiah.describe("What a new copy has settled, in whole rupiah."),
    status: z.enum(FINE_STATUSES),
    made_at: z.iso.datetime(),
    made_by: z.string().describe("By the name at that time; to a student `Petugas`."),
    entries: z.array(entryResponse).describe("What has settled it, and reversals, in their order."),
  })
  .meta({ id: "Fine", description: "What a student was charged (denda)." });

export const receiptResponse = z
  .object({
    number: z.int(),
    kind: z.enum(["payment", "refund"]),
    student,
    class_name: className,
    amount: rupiah.describe("The sum of what was not reversed since, in whole rupiah."),
    made_at: z.iso.datetime(),
    made_by: z.string().describe("The cashier; to a student `Petugas`."),
    entries: z.array(entryResponse).describe("Each fine's part."),
  })
  .meta({ id: "Receipt", description: "What a student paid, or was given back, at once (kuitansi)." });

export const balanceResponse = z
  .object({ student, class_name: className, balance: rupiah.describe("What is open of all fines, in whole rupiah.") })
  .meta({ id: "StudentBalance", description: "What a student owes." });

/** Who made an entry. A student is told that it was the library: logins and the names of tokens are for librarians. */
export function madeByFor(viewer: Viewer, { madeBy }: Pick<EntryRow, "madeBy">): string {
  return canRead(viewer, "fines") ? madeBy : "Petugas";
}

export function presentEntry(viewer: Viewer, entry: EntryRow): z.infer<typeof entryResponse> {
  return {
    id: entry.id,
    kind: entry.kind,
    fine_id: entry.fineId,
    settles_id: entry.settlesId,
    amount: entry.amount,
    reason: entry.reason,
    receipt_number: entry.receiptId,
    is_reversed: entry.isReversed,
    made_at: entry.madeAt.toISOString(),
    made_by: madeByFor(viewer, entry),
  };
}

export function presentFine(viewer: Viewer, fine: FineRow, entries: readonly EntryRow[]): z.infer<typeof fineResponse> {
  const { paid, waived, replaced } = stateOf({ ...fine, kind: "charge", settlesId: null }, entries);
  return {
    id: fine.id,
    student: { id: fine.studentId, nis: fine.nis, name: fine.studentName },
    class_name: fine.className,
    borrowing_id: fine.borrowingId,
    item_code: fine.itemCode,
    book: fine.bookId === null ? null : { id: fine.bookId, title: required(fine.bookTitle, "a book's title") },
    charge_reason: fine.chargeReason,
    reason: fine.reason,
    amount: fine.amount,
    open_amount: fine.openAmount,
    paid_amount: paid,
    waived_amount: waived,
    replaced_amount: replaced,
    status: fine.status,
    made_at: fine.madeAt.toISOString(),
    made_by: madeByFor(viewer, fine),
    entries: entries.map((entry) => presentEntry(viewer, entry)),
  };
}

export function presentReceipt(viewer: Viewer, receipt: Receipt): z.infer<typeof receiptResponse> {
  return {
    number: receipt.number,
    kind: receipt.kind,
    student: { id: receipt.studentId, nis: receipt.nis, name: receipt.studentName },
    class_name: receipt.className,
    amount: receipt.amount,
    made_at: receipt.madeAt.toISOString(),
    made_by: madeByFor(viewer, receipt),
    entries: receipt.entries.map((entry) => presentEntry(viewer, entry)),
  };
}

export function presentBalance(row: BalanceRow): z.infer<typeof balanceResponse> {
  return {
    student: { id: row.studentId, nis: row.nis, name: row.studentName },
    class_name: row.className,
    balance: row.balance,
  };
}
