import { z } from "zod";

import { ConflictError } from "../../errors.js";
import { line } from "../../platform/validation/fields.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { required } from "../../platform/required.js";
import { assertCanManage } from "../../viewer.js";
import { type ActOutcome, idempotencyKeyInput } from "../acts/runAct.js";
import type { ActTools } from "../acts/runLendingAct.js";
import type { BorrowingRow } from "../borrowings/borrowingReads.js";
import { endEarlier, namesOf } from "./endLoan.js";
import { heldCodesOf, RETURNED } from "../borrowings/heldCodes.js";
import { NOTHING_HELD } from "./heldExceptions.js";
import { borrowingTable } from "../borrowings/Borrowing.entity.js";

export const decideHeldInput = z.strictObject({
  approve: z.boolean().describe("Whether what waits is allowed; if not, the loan stays as it is recorded."),
  reason: line(500).describe("Why, for the audit trail."),
  idempotencyKey: idempotencyKeyInput,
});

// A type, since an act's answer is kept as JSON: an interface may have anything else.
export type Decided = {
  readonly borrowingId: number;
  /** What its lateness costs now, in whole rupiah. */
  readonly fine: number;
};

/**
 * Allows or refuses what waits at a loan. Allowed, its lateness ends with the scan, as `endEarlier` does it; what is
 * settled already stays, and can be refunded.
 * @throws ConflictError where nothing waits any more; ForbiddenError
 */
export async function decideHeld(
  tools: ActTools,
  loan: BorrowingRow,
  { approve, reason }: Omit<z.infer<typeof decideHeldInput>, "idempotencyKey">,
): Promise<ActOutcome<Decided>> {
  const { journal, day, viewer } = tools;
  const held = heldCodesOf(loan);
  if (held.length === 0) {
    throw new ConflictError("Peminjaman ini sudah diputuskan atau diurungkan. Muat ulang halaman.");
  }
  if (held.includes(RETURNED)) assertCanManage(viewer, "waivers");
  if (held.some((code) => code !== RETURNED)) assertCanManage(viewer, "overrides");
  const fine = loan.fine ?? 0;
  await journal.update(borrowingTable, loan.id, NOTHING_HELD);
  let ended = null;
  if (approve && held.includes(RETURNED)) {
    const now = required(loan.returnedAt, "when it came back");
    const thatDay = { ...day, now, today: dayIn(day.timeZone, now) };
    ended = await endEarlier({ ...tools, day: thatDay }, { ...loan, ...NOTHING_HELD });
  }
  const values = ended ? { fine: ended.fine, overdueDays: ended.overdueDays } : {};
  return {
    answer: { borrowingId: loan.id, fine: ended?.fine ?? fine },
    audit: [
      {
        action: approve ? "borrowing.approve" : "borrowing.refuse",
        recordId: loan.id,
        before: { ...namesOf(loan), ...(ended ? { fine, overdueDays: loan.overdueDays } : {}) },
        after: { ...namesOf(loan), ...values, heldChecks: held, reason },
      },
    ],
  };
}
