import { z } from "zod";

import { given, recordId } from "../../platform/validation/fields.js";
import { idempotencyKeyInput } from "../acts/runAct.js";
import { scanned } from "../acts/scannedInput.js";
import { RESERVATION_STATUSES } from "./Reservation.entity.js";

export const reserveInput = z
  .strictObject({
    bookId: recordId.optional().describe("The title."),
    copyId: recordId.optional().describe("Only this copy of it, instead of `book_id`; for librarians."),
    itemCode: scanned.describe("The same by the code of the copy's barcode."),
    studentId: recordId.optional().describe("For whom; a student reserves for themself and leaves it out."),
    nis: scanned.describe("The same by the student's number."),
    idempotencyKey: idempotencyKeyInput,
  })
  .superRefine(({ bookId, copyId, itemCode }, context) => {
    if ([bookId, copyId, itemCode].filter((given) => given !== undefined).length !== 1) {
      const message = "Sebutkan judulnya, atau satu eksemplarnya, salah satu saja.";
      context.addIssue({ code: "custom", path: ["bookId"], message });
    }
  });
export type ReserveRequest = Omit<z.output<typeof reserveInput>, "idempotencyKey">;

export const cancelInput = z.strictObject({ idempotencyKey: idempotencyKeyInput });

export const moveInput = z.strictObject({
  position: z.int().min(1, "Paling depan adalah 1.").max(10_000).describe("The new place among those who wait."),
  idempotencyKey: idempotencyKeyInput,
});

/** `open` is waiting or ready, `ended` anything else. */
export const RESERVATION_FILTERS = ["open", "ended", ...RESERVATION_STATUSES] as const;

/** Narrows a list of reservations. */
export interface ReservationListArgs {
  readonly status?: string | null | undefined;
  readonly studentId?: number | null | undefined;
  readonly bookId?: number | null | undefined;
}

export const reservationListInput = z.strictObject({
  status: given(z.enum(RESERVATION_FILTERS)),
  studentId: given(recordId),
  bookId: given(recordId),
});
