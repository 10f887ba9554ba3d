/** `resetAsked` is no mail yet: whose account was meant is looked up where nobody can time it. */
export type MailKind = "resetAsked" | "reset" | "registered" | "accepted" | "rejected" | "suggestion";

const HOUR_MS = 3_600_000;

/** After which a mail that could not leave is given up: nobody waits for it any more. */
export const GIVEN_UP_AFTER_MS: Readonly<Record<MailKind, number>> = {
  resetAsked: HOUR_MS,
  reset: HOUR_MS,
  registered: 24 * HOUR_MS,
  accepted: 72 * HOUR_MS,
  rejected: 72 * HOUR_MS,
  suggestion: 72 * HOUR_MS,
};
