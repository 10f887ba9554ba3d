import { ForbiddenError, type LendingCheck, LendingRefusedError } from "../../../errors.js";
import { canManage, type Viewer } from "../../../viewer.js";
import { isTooOld, TOO_OLD } from "../../acts/offlineScan.js";
import type { ActTools } from "../../acts/runLendingAct.js";
import { refusingChecks } from "../../rules/checks.js";

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

function needsOverride({ code, kind }: LendingCheck): boolean {
  return kind === "confirm" && !TIDYING.has(code);
}

/** Only once it is known that the codes are those of a student and a copy. @throws LendingRefusedError */
export function assertNotTooOld({ day, arrival, isOffline }: ActTools): void {
  if (isOffline && isTooOld(day.now, arrival.now)) throw new LendingRefusedError("validation", [TOO_OLD]);
}

/**
 * The codes of what would have had to be confirmed, had the desk been asked: the book has left already.
 * @throws LendingRefusedError for what is impossible.
 */
export function recordConfirmed(checks: readonly LendingCheck[]): readonly string[] {
  if (checks.some(({ kind }) => kind === "impossible")) throw new LendingRefusedError("validation", checks);
  return codesToConfirm(checks);
}

function codesToConfirm(checks: readonly LendingCheck[]): string[] {
  return checks.filter(({ kind }) => kind === "confirm").map(({ code }) => code);
}

/**
 * The codes of what had to be confirmed and was.
 * @throws LendingRefusedError with every check while one of them stands against it; ForbiddenError for an exception
 * that the viewer may not make.
 */
export function assertConfirmed(
  viewer: Viewer,
  checks: readonly LendingCheck[],
  confirm: readonly string[],
): readonly string[] {
  const [refusing] = refusingChecks(checks, confirm);
  if (refusing) {
    const told = checks.map((check) => ({ ...check, needsOverride: needsOverride(check) }));
    throw new LendingRefusedError(refusing.kind === "impossible" ? "validation" : "conflict", told);
  }
  const confirmed = codesToConfirm(checks);
  if (checks.some(needsOverride) && !canManage(viewer, "overrides")) {
    throw new ForbiddenError("Pengecualian ini hanya boleh diberikan admin perpustakaan.");
  }
  return confirmed;
}
