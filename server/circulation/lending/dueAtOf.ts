import type { Copy } from "../../books/copies/Copy.entity.js";
import { invalid, type LendingCheck } from "../../errors.js";
import { longDate } from "../../platform/time/longDate.js";
import type { StudentRow } from "../../students/studentReads.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { dueDate } from "../rules/dueDate.js";
import type { ResolvedPolicy } from "../rules/loanPolicy.js";

/** What a loan of a class set has from its set, and not from the rules alone. */
export interface SetTerms {
  readonly classSetId: number;
  /** The set's last day; a membership that ends before it ends the loan. */
  readonly dueAt: string;
  /** What of the set has to be confirmed beside the rest. */
  readonly checks: readonly LendingCheck[];
}

export interface Due {
  readonly due: string;
  /** What it would be if the membership did not end. */
  readonly withoutEnd: string;
}

export function dueAtOf(
  { day: { calendar, today } }: ActTools,
  { figures }: ResolvedPolicy,
  student: StudentRow,
  copy: Pick<Copy, "status">,
  byHand: string | undefined,
): Due {
  const ends = student.expiresAt;
  if (byHand !== undefined) {
    if (byHand < today) throw invalid("dueAt", "Jatuh tempo paling awal hari ini.");
    if (ends !== null && byHand > ends) {
      throw invalid("dueAt", `Jatuh tempo paling lambat ${longDate(ends)}, saat keanggotaan berakhir.`);
    }
    return { due: byHand, withoutEnd: byHand };
  }
  if (copy.status === "reference_only") return { due: today, withoutEnd: today };
  return {
    due: dueDate(figures, calendar, today, ends),
    withoutEnd: dueDate(figures, calendar, today, null),
  };
}

/** As a due date by hand, but that the membership's end brings it forward instead of refusing it. */
export function dueAtOfSet(
  { day: { calendar, today } }: ActTools,
  { dueAt }: SetTerms,
  { expiresAt: ends }: StudentRow,
  { status }: Pick<Copy, "status">,
): Due {
  if (status === "reference_only") return { due: today, withoutEnd: today };
  const due = ends !== null && dueAt > ends ? (calendar.lastOpenDay(ends, today) ?? today) : dueAt;
  return { due, withoutEnd: dueAt };
}
