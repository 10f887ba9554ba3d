import type { LendingCheck } from "../../errors.js";
import { canManage } from "../../viewer.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { suspensionEnd } from "../rules/fine.js";
import type { Borrowing } from "../borrowings/Borrowing.entity.js";
import type { BorrowingRow } from "../borrowings/borrowingReads.js";
import { figuresOf } from "../borrowings/loanFigures.js";
import { heldCodesOf, RETURNED } from "../borrowings/heldCodes.js";
import { latenessOn } from "../borrowings/presentLoan.js";
import { type Confirmation, needsOverride } from "./assertConfirmed.js";

/**
 * A scan that came late tells its own time, which nobody can prove: whoever sends it gets no right by it. The act
 * stands, and what a right would be needed for waits at the loan for somebody who has it (decision 101).
 */

/** What a loan is given for these to wait at it. */
export function holding({ arrival, actor }: ActTools, codes: readonly string[]) {
  if (codes.length === 0) return NOTHING_HELD;
  return { heldAt: arrival.now, heldBy: actor, heldChecks: codes.join(",") };
}

/** What a loan is given for the time of its return to wait, beside what waits at it already. */
export function holdingReturn(tools: ActTools, loan: Pick<Borrowing, "heldChecks">) {
  return holding(tools, [...new Set([...heldCodesOf(loan), RETURNED])]);
}

/** What a loan is given once the time of its return is decided. */
export function returnDecided(loan: Pick<Borrowing, "heldChecks">) {
  const codes = heldCodesOf(loan).filter((code) => code !== RETURNED);
  return codes.length === 0 ? NOTHING_HELD : { heldChecks: codes.join(",") };
}

export const NOTHING_HELD = { heldAt: null, heldBy: null, heldChecks: null } as const;

interface Lateness {
  readonly days: number;
  readonly fine: number;
  /** The library's day on which the loan ended, as far as its lateness goes. */
  readonly endedOn: string;
  /** What of the fine the time of the scan would let off, in whole rupiah; null where nothing waits. */
  readonly heldFine: number | null;
}

/** How late a loan ends: by the day of the scan, or by that of its arrival for whoever may let no fine off. */
export function latenessAtEnd({ day, arrival, viewer }: ActTools, loan: BorrowingRow): Lateness {
  const claimed = { ...latenessOn(loan, day.calendar, day.today), endedOn: day.today, heldFine: null };
  if (arrival.today === day.today || canManage(viewer, "waivers")) return claimed;
  const { days, fine } = latenessOn(loan, day.calendar, arrival.today);
  const suspends = suspensionEnd(figuresOf(loan), days, arrival.today);
  const isSame = fine === claimed.fine && suspends === suspensionEnd(figuresOf(loan), claimed.days, day.today);
  return isSame ? claimed : { days, fine, endedOn: arrival.today, heldFine: fine - claimed.fine };
}

/**
 * The exceptions that whoever sent a late scan may not make: by the day of the scan, and by that of its arrival, since
 * an earlier day would pass over what has become of the student meanwhile. `checksOn` is asked for the latter only
 * where it is another day.
 */
export async function exceptionsToHold(
  tools: ActTools,
  { approver = null }: Confirmation,
  checks: readonly LendingCheck[],
  checksOn: (arriving: ActTools) => Promise<readonly LendingCheck[]>,
): Promise<string[]> {
  const { isOffline, viewer, day, arrival } = tools;
  if (!isOffline || approver !== null || canManage(viewer, "overrides")) return [];
  const atArrival = arrival.today === day.today ? [] : await checksOn({ ...tools, day: { ...day, ...arrival } });
  const exceptions = [...checks, ...atArrival].filter((check) => check.kind === "impossible" || needsOverride(check));
  return [...new Set(exceptions.map(({ code }) => code))];
}
