import { z } from "zod";

import { libraryDay, optionalLine, recordId, rupiah } from "../../../platform/validation/fields.js";
import { approvalInput } from "../../acts/approval.js";
import { namesOfflineScan, offlineScanFields } from "../../acts/offlineScan.js";
import { idempotencyKeyInput } from "../../acts/runAct.js";
import { BORROW_CHECK_CODES } from "../../rules/borrowChecks.js";
import { RENEWAL_CHECK_CODES } from "../../rules/renewalChecks.js";

const id = recordId.optional();
/** What a scanner reads, or somebody types instead. */
export const scanned = z.string().trim().min(1, "Pindai atau ketik dulu.").max(100).optional();
export const reason = optionalLine(500)
  .optional()
  .describe(
    "Why an exception is made, for the audit trail: required where a check that `needs_override` is confirmed.",
  );
export const confirmOf = <Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z
    .array(z.enum(codes))
    .max(codes.length)
    .optional()
    .describe("Codes of `checks` that the desk has confirmed; what is not among them is asked again.");

/** Exactly one of several ways to name something; an error stands at the first. */
export const oneOf =
  <Name extends string>([first, ...others]: readonly [Name, ...Name[]], message: string) =>
  (input: { readonly [Each in Name]?: unknown }, context: z.RefinementCtx) => {
    if ([first, ...others].filter((name) => input[name] !== undefined).length !== 1) {
      context.addIssue({ code: "custom", path: [first], message });
    }
  };

export const copyFields = {
  copyId: id.describe("The copy, or else `item_code`."),
  itemCode: scanned.describe("The code of the copy's barcode, in either case."),
};
export const namesCopy = oneOf(
  ["itemCode", "copyId"],
  "Sebutkan eksemplar dengan kode atau nomor datanya, salah satu saja.",
);

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
    idempotencyKey: idempotencyKeyInput,
  })
  .superRefine(
    oneOf(["nis", "studentId"], "Sebutkan anggota dengan NIS / No. anggota atau nomor datanya, salah satu saja."),
  )
  .superRefine(namesCopy)
  .superRefine(namesOfflineScan);

/** Input of a return that names the loan. */
export const returnBorrowingInput = z.strictObject({
  condition: z
    .enum(["good", "worn", "damaged"])
    .optional()
    .describe("The state in which it comes back; a damaged copy goes to repair."),
  idempotencyKey: idempotencyKeyInput,
});

export const returnInput = z
  .strictObject({ ...copyFields, ...offlineScanFields, ...returnBorrowingInput.shape })
  .superRefine(namesCopy)
  .superRefine(namesOfflineScan);

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
