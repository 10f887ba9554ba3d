import type { LedgerKind } from "./ledgerKinds.js";

/** The part of an entry that decides what is open. */
export interface LedgerFact {
  readonly id: number;
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly settlesId: number | null;
}

/** What has become of a charge, in whole rupiah. */
export interface ChargeState {
  readonly open: number;
  /** Payments without what was refunded. */
  readonly paid: number;
  readonly refunded: number;
  readonly waived: number;
  readonly replaced: number;
  readonly isReversed: boolean;
}

/** The state of a charge by the entries that settle it and by their reversals; those of other charges do not matter. */
export function stateOf(charge: LedgerFact, entries: readonly LedgerFact[]): ChargeState {
  const reversedIds = new Set(entries.filter(({ kind }) => kind === "reversal").map(({ settlesId }) => settlesId));
  const sumOf = (kind: LedgerKind) =>
    entries
      .filter((entry) => entry.kind === kind && entry.settlesId === charge.id && !reversedIds.has(entry.id))
      .reduce((sum, { amount }) => sum + amount, 0);
  const refunded = sumOf("refund");
  const paid = sumOf("payment") - refunded;
  const waived = sumOf("waiver");
  const replaced = sumOf("replacement");
  const isReversed = reversedIds.has(charge.id);
  const open = isReversed ? 0 : charge.amount - paid - waived - replaced;
  return { open, paid, refunded, waived, replaced, isReversed };
}
