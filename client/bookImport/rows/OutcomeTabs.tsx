import type { BookImportOutcome, BookImportRowList, ImportCounts_CountsFragment } from "../../gql/graphql";
import { RowTabs } from "../../importing/RowTabs";

/** Rows by their outcome, or by what else there is to say of them. */
export type RowTab = BookImportOutcome | BookImportRowList;

export type CountsShown = Omit<ImportCounts_CountsFragment, " $fragmentName">;

interface OutcomeTabsProps {
  counts: CountsShown;
  /** How many rows a person has decided something of. */
  decided: number;
  selected: RowTab | null;
  onSelect: (tab: RowTab | null) => void;
}

/** Filter buttons with the number of rows, or of copies, that each shows. */
export function OutcomeTabs({ counts, decided, selected: chosen, onSelect: onChoose }: OutcomeTabsProps) {
  const tabs: { tab: RowTab | null; label: string; count: number }[] = [
    { tab: null, label: "Semua baris", count: counts.rows },
    { tab: "NEW", label: "Buku baru", count: counts.books },
    { tab: "DUPLICATE", label: "Buku sudah ada", count: counts.duplicates },
    { tab: "ADDED", label: "Eksemplar tambahan", count: counts.copiesAdded },
    { tab: "TO_CHECK", label: "Perlu diperiksa", count: counts.toCheck },
    { tab: "REFUSED", label: "Ditolak", count: counts.refused },
    { tab: "LEFT_OUT", label: "Eksemplar tidak masuk", count: counts.copiesLeftOut },
    ...(decided > 0 || chosen === "DECIDED"
      ? [{ tab: "DECIDED" as const, label: "Keputusan petugas", count: decided }]
      : []),
  ];
  return <RowTabs tabs={tabs} selected={chosen} onSelect={onChoose} />;
}
