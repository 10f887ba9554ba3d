import type { LoanRule } from "../lendingFigures";

/** The kind of member and the category of a rule; null for any. */
export interface RulePair {
  memberKind: { id: string; name: string } | null;
  category: { id: string; name: string } | null;
}

/** `Guru · Buku Paket` */
export function pairName({ memberKind, category }: RulePair): string {
  return [memberKind?.name, category?.name].filter(Boolean).join(" · ") || "Aturan umum";
}

/** Rules without a category first, then by category; within each, in the order of the kinds of members. */
export function inOrder(rules: readonly LoanRule[]): LoanRule[] {
  const place = ({ memberKind, category }: LoanRule) =>
    `${category ? 1 : 0} ${category?.name ?? ""} ${String(memberKind?.position ?? 99).padStart(2, "0")}`;
  return [...rules].sort((one, other) => place(one).localeCompare(place(other), "id"));
}
