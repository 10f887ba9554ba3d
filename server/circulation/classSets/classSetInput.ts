import { z } from "zod";

import { given, libraryDay, line, recordId } from "../../platform/validation/fields.js";
import { namesOfflineScan, offlineScanFields } from "../acts/offlineScan.js";
import { approvalInput } from "../acts/approval.js";
import { idempotencyKeyInput } from "../acts/runAct.js";
import { confirmOf, copyFields, namesCopy, oneOf, reason, scanned } from "../acts/scannedInput.js";
import { BORROW_CHECK_CODES } from "../rules/borrowChecks.js";
import { NOT_IN_CLASS } from "../rules/classSetChecks.js";

/** More than any class has. */
export const MOST_MEMBERS = 250;
/** More copies than any school has of one title for one class or its teacher. */
export const MOST_SET_LOANS = 500;
/** A school year of textbooks, and no year that is mistyped. */
export const MOST_DAYS = 366;

export const CLASS_SET_STATUSES = ["open", "done"] as const;
export type ClassSetStatus = (typeof CLASS_SET_STATUSES)[number];

const id = recordId.optional();

export const createClassSetInput = z
  .strictObject({
    bookId: id.describe("The title, or else `item_code`."),
    itemCode: scanned.describe("The code of any of its copies, which is only looked at."),
    className: line(100).optional().describe("The class, of whose students each gets a copy; or else a teacher."),
    teacherId: id.describe("Instead of `class_name`: the teacher or member of staff who has all of it."),
    teacherNis: scanned.describe("The same by the number of the card."),
    dueAt: libraryDay.describe(`The last day: from today on, within ${MOST_DAYS} days.`),
    idempotencyKey: idempotencyKeyInput,
  })
  .superRefine(oneOf(["bookId", "itemCode"], "Pilih judulnya atau isi kode eksemplarnya, salah satu saja."))
  .superRefine(oneOf(["className", "teacherId", "teacherNis"], "Pilih satu kelas atau satu guru, salah satu saja."));

export const lendInSetInput = z
  .strictObject({
    ...copyFields,
    studentId: id.describe("Who gets it; otherwise the next student of the class who had none."),
    nis: scanned.describe("The same by the number of the card."),
    fromStudentId: id.describe(
      "Whom the screen names as next: whoever had none is looked for from this student on. For a scan without " +
        "network it is who has got it.",
    ),
    confirm: confirmOf([...BORROW_CHECK_CODES, NOT_IN_CLASS]),
    reason,
    approval: approvalInput,
    ...offlineScanFields,
    idempotencyKey: idempotencyKeyInput,
  })
  .superRefine(namesCopy)
  .refine(({ studentId, nis, fromStudentId }) => [studentId, nis, fromStudentId].filter(isGiven).length <= 1, {
    path: ["studentId"],
    message: "Sebutkan siswanya satu kali saja.",
  })
  .superRefine(namesOfflineScan);

export const swapInput = z.strictObject({
  borrowingId: recordId.describe("One of the two loans."),
  otherBorrowingId: recordId.describe("The other: each student gets what the other one has."),
  idempotencyKey: idempotencyKeyInput,
});

/** Narrows the list of sets. */
export interface ClassSetListArgs {
  readonly search?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly bookId?: number | null | undefined;
  readonly className?: string | null | undefined;
}

export const classSetListInput = z.strictObject({
  search: given(z.string().max(200, "Pencarian maksimal 200 karakter.")),
  status: given(z.enum(CLASS_SET_STATUSES)),
  bookId: given(recordId),
  className: given(z.string().max(100)),
});

function isGiven(value: unknown): boolean {
  return value !== undefined;
}
