import type { StudentKind } from "../../gql/graphql";
import { kindLabels } from "../../format/studentLabels";
import type { LoanRule } from "../lendingFigures";

/** The kind of member and the category of a rule; null for any. */
export interface RulePair {
  studentKind: StudentKind | null;
  category: { id: string; name: string } | null;
}

/** `Guru · Buku Paket` */
export function pairName({ studentKind, category }: RulePair): string {
  return [studentKind && kindLabels[studentKind], category?.name].filter(Boolean).join(" · ") || "Aturan umum";
}

/** Those for a kind first, then by their categories. */
export function inOrder(rules: readonly LoanRule[]): LoanRule[] {
  const place = ({ studentKind, category }: LoanRule) =>
    `${category ? 1 : 0} ${category?.name ?? ""} ${studentKind ? Object.keys(kindLabels).indexOf(studentKind) : 9}`;
  return [...rules].sort((one, other) => place(one).localeCompare(place(other), "id"));
}
