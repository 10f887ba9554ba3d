import { z } from "zod";

import { libraryDay, recordId, rupiah } from "../../platform/validation/fields.js";
import { approvalInput } from "../acts/approval.js";
import { namesOfflineScan, offlineScanFields } from "../acts/offlineScan.js";
import { slipDayField } from "../acts/paperSlip.js";
import { idempotencyKeyInput } from "../acts/runAct.js";
import { confirmOf, copyFields, namesCopy, oneOf, reason, scanned } from "../acts/scannedInput.js";
import { BORROW_CHECK_CODES } from "../rules/borrowChecks.js";
import { RENEWAL_CHECK_CODES } from "../rules/renewalChecks.js";

const id = recordId.optional();

function namesOneTime(
  { slipDay, scannedAt }: { readonly slipDay?: string | undefined; readonly scannedAt?: Date | undefined },
  context: z.RefinementCtx,
) {
  if (slipDay !== undefined && scannedAt !== undefined) {
    context.addIssue({
      code: "custom",
      path: ["slipDay"],
      message: "Sebutkan tanggal slip atau waktu pindai, salah satu saja.",
    });
  }
}

export const borrowInput = z
  .strictObject({
    studentId: id.describe("The student, or else `nis`."),
    nis: scanned.describe("The student's number as the card carries it."),
    ...copyFields,
    dueAt: libraryDay
      .optional()
      .describe("A due date by hand, from today to the end of the membership; otherwise by the rules."),
    confirm: confirmOf(BORROW_CHECK_CODES),
    reason,
    approval: approvalInput,
    ...offlineScanFields,
    slipDay: slipDayField,
    idempotencyKey: idempotencyKeyInput,
  })
  .superRefine(
    oneOf(["nis", "studentId"], "Sebutkan anggota dengan NIS / No. anggota atau nomor datanya, salah satu saja."),
  )
  .superRefine(namesCopy)
  .superRefine(namesOfflineScan)
  .superRefine(namesOneTime);

/** Input of a return that names the loan. */
export const returnBorrowingInput = z.strictObject({
  condition: z
    .enum(["good", "worn", "damaged"])
    .optional()
    .describe("The state in which it comes back; a damaged copy goes to repair."),
  idempotencyKey: idempotencyKeyInput,
});

export const returnInput = z
  .strictObject({ ...copyFields, ...offlineScanFields, slipDay: slipDayField, ...returnBorrowingInput.shape })
  .superRefine(namesCopy)
  .superRefine(namesOfflineScan)
  .superRefine(namesOneTime);

export const renewInput = z.strictObject({
  confirm: confirmOf(RENEWAL_CHECK_CODES),
  reason,
  approval: approvalInput,
  idempotencyKey: idempotencyKeyInput,
});

export const lostInput = z.strictObject({
  amount: rupiah.optional().describe("What is charged for it in whole rupiah; the loan's `lost_price` unless given."),
  idempotencyKey: idempotencyKeyInput,
});
