export const LEDGER_KINDS = ["charge", "payment", "waiver", "replacement", "refund", "reversal"] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const CHARGE_REASONS = ["late", "lost", "damaged", "membership", "other"] as const;
export type ChargeReason = (typeof CHARGE_REASONS)[number];

/** The state of a charge: something is to be paid, nothing any more, or it was a mistake. */
export const FINE_STATUSES = ["open", "settled", "reversed"] as const;
export type FineStatus = (typeof FINE_STATUSES)[number];
