import type { LendingCheck } from "../../errors.js";
import type { StudentStatus } from "../../students/Student.entity.js";

interface Suspendable {
  readonly status: StudentStatus;
  /** The last day of the suspension; null where it stays until it is lifted. */
  readonly suspendedUntil: string | null;
}

export function isSuspendedOn({ status, suspendedUntil }: Suspendable, day: string): boolean {
  return status === "suspended" && (suspendedUntil === null || suspendedUntil >= day);
}

/** `Budi, X IPA 1` */
export function personText({ name, className }: { readonly name: string; readonly className: string | null }): string {
  return className === null ? name : `${name}, ${className}`;
}

/** The checks that refuse the act: the impossible ones, or those to confirm that were not confirmed. */
export function refusingChecks(checks: readonly LendingCheck[], confirmed: readonly string[]): LendingCheck[] {
  const impossible = checks.filter(({ kind }) => kind === "impossible");
  return impossible.length > 0
    ? impossible
    : checks.filter(({ kind, code }) => kind === "confirm" && !confirmed.includes(code));
}
