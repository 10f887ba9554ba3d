import type { LabelCopy } from "./useLabelCopies";

export type LabelOrder = "given" | "itemCode" | "callNumber";

/** Numbers in codes count as numbers: B9 before B10. */
const byNumbers = new Intl.Collator("id", { numeric: true });

/** The order in which labels are printed, and so stuck on. Copies without a call number come last. */
export function sortCopies(copies: readonly LabelCopy[], order: LabelOrder): readonly LabelCopy[] {
  if (order === "given") return copies;
  const callNumberOf = ({ callNumber }: LabelCopy) => callNumber ?? "\uFFFF";
  return copies.toSorted(
    (one, other) =>
      (order === "callNumber" ? byNumbers.compare(callNumberOf(one), callNumberOf(other)) : 0) ||
      byNumbers.compare(one.itemCode, other.itemCode),
  );
}
