import type { Borrowing } from "./Borrowing.entity.js";

/** Beside the codes of checks: that the time of the return would let off some of the lateness. */
export const RETURNED = "returned";

/** What waits at a loan to be decided; nothing at most of them. */
export function heldCodesOf({ heldChecks }: Pick<Borrowing, "heldChecks">): string[] {
  return heldChecks === null ? [] : heldChecks.split(",");
}
