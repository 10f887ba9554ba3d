import { z } from "zod";

import { libraryDay, line, recordId, recordIds } from "../../platform/validation/fields.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { approvalInput } from "../acts/approval.js";
import { idempotencyKeyInput } from "../acts/runAct.js";
import { CHARGE_REASONS, FINE_STATUSES } from "./ledgerKinds.js";

const WHOLE_RUPIAH = "Isi dengan jumlah rupiah tanpa koma, lebih dari 0.";
const amount = z.int(WHOLE_RUPIAH).min(1, WHOLE_RUPIAH).max(100_000_000);
const reason = line(500);
const idempotencyKey = idempotencyKeyInput;

/**
 * What the desk charges by hand: what is late or lost is charged where it comes back or is reported, and a loss again
 * only once its charge was reversed.
 */
const CHARGED_BY_HAND = ["lost", "damaged", "membership", "other"] as const;

export const createFineInput = z.strictObject({
  studentId: recordId,
  borrowingId: recordId.optional(),
  chargeReason: z.enum(CHARGED_BY_HAND),
  amount,
  reason,
  idempotencyKey,
});

/** What the desk notes down about a payment, "Dibayar ibunya". */
const note = reason.nullable().default(null);

export const payFineInput = z.strictObject({ amount, reason: note, idempotencyKey });
export const payFinesInput = z.strictObject({
  amount,
  reason: note,
  fineIds: recordIds(100, "Sebutkan tiap denda satu kali saja.").optional(),
  idempotencyKey,
});
/** Input of a waiver and of a refund. */
export const amountWithReason = z.strictObject({ amount, reason, approval: approvalInput, idempotencyKey });
export const replaceFineInput = z.strictObject({ itemCode: line(64), idempotencyKey });
export const reverseInput = z.strictObject({ reason, idempotencyKey });

const cashInput = z.strictObject({ day: libraryDay.nullish() });

/** The day whose cash is asked for; null for today. @throws ValidationError */
export function parseCashDay(given: string | null): string | null {
  return parseInput(cashInput, { day: given }).day ?? null;
}

export const fineListInput = z
  .strictObject({
    studentId: recordId.nullable().optional(),
    chargeReason: z.enum(CHARGE_REASONS).nullable().optional(),
    status: z.enum(FINE_STATUSES).nullable().optional(),
    from: libraryDay.nullish(),
    to: libraryDay.nullish(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    message: "Tanggal akhir tidak boleh sebelum tanggal awal.",
  });

/** Narrows the list of fines; days are the library's. */
export interface FineListArgs {
  readonly studentId?: number | null | undefined;
  readonly chargeReason?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}
