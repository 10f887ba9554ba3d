import { ForbiddenError, type LendingCheck, LendingRefusedError, invalid } from "../../errors.js";
import { canManage, type Viewer } from "../../viewer.js";
import { type Approver, approvalValues } from "../acts/approval.js";
import { isTooOld, TOO_OLD } from "../acts/offlineScan.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { refusingChecks } from "../rules/checks.js";

/** Confirming these only sets right what the records say; anything else is an exception from the rules. */
const TIDYING: ReadonlySet<string> = new Set([
  "code_of_both",
  "mine",
  "on_loan",
  "lost",
  "repair",
  "due_today",
  "overdue",
]);

export function needsOverride({ code, kind }: LendingCheck): boolean {
  return kind === "confirm" && !TIDYING.has(code);
}

/** Only once it is known that the codes are those of a student and a copy. @throws LendingRefusedError */
export function assertNotTooOld({ day, arrival, isOffline, slipDay }: ActTools): void {
  if (isOffline && slipDay === null && isTooOld(day.now, arrival.now))
    throw new LendingRefusedError("validation", [TOO_OLD]);
}

/** Recorded for exceptions of an offline scan, since nobody could be asked for a reason. */
const OFFLINE_REASON = "Dipindai tanpa jaringan";

/** What had to be confirmed and was. */
export interface Confirmed {
  readonly codes: readonly string[];
  /** What it adds to the entry of its act in the audit trail. */
  readonly audit: { readonly confirmed?: readonly string[]; readonly reason?: string; readonly approvedBy?: string };
}

/** What the desk has said to a refusal. */
export interface Confirmation {
  readonly confirm: readonly string[];
  readonly reason?: string | undefined;
  /** Who has approved the exceptions of somebody who may make none. */
  readonly approver?: Approver | null;
}

/**
 * What would have had to be confirmed, had the desk been asked: the book has left already.
 * @throws LendingRefusedError for what is impossible.
 */
export function recordConfirmed(checks: readonly LendingCheck[], { reason }: Confirmation): Confirmed {
  if (checks.some(({ kind }) => kind === "impossible")) throw new LendingRefusedError("validation", checks);
  return confirmedOf(checks, reason ?? (checks.some(needsOverride) ? OFFLINE_REASON : undefined));
}

function confirmedOf(checks: readonly LendingCheck[], reason: string | undefined): Confirmed {
  const codes = codesToConfirm(checks);
  return { codes, audit: codes.length === 0 ? {} : { confirmed: codes, ...(reason === undefined ? {} : { reason }) } };
}

function codesToConfirm(checks: readonly LendingCheck[]): string[] {
  return checks.filter(({ kind }) => kind === "confirm").map(({ code }) => code);
}

/**
 * What had to be confirmed and was.
 * @throws LendingRefusedError with every check while one of them stands against it; ForbiddenError for an exception
 * that the viewer may not make; ValidationError for one without a reason.
 */
export function assertConfirmed(
  viewer: Viewer,
  checks: readonly LendingCheck[],
  { confirm, reason, approver = null }: Confirmation,
): Confirmed {
  const [refusing] = refusingChecks(checks, confirm);
  if (refusing) {
    const shown = checks.map((check) => ({ ...check, needsOverride: needsOverride(check) }));
    throw new LendingRefusedError(refusing.kind === "impossible" ? "validation" : "conflict", shown);
  }
  if (checks.some(needsOverride)) {
    if (approver === null && !canManage(viewer, "overrides")) {
      throw new ForbiddenError("Pengecualian ini hanya boleh diberikan admin perpustakaan.");
    }
    if (reason === undefined) throw invalid("reason", "Tulis alasan pengecualian ini.");
    const { codes, audit } = confirmedOf(checks, reason);
    return { codes, audit: { ...audit, ...approvalValues(approver) } };
  }
  return confirmedOf(checks, reason);
}
