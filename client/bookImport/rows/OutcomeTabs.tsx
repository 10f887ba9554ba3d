import { formatNumber } from "../../format/formatNumber";
import type { BookImportOutcome } from "../../gql/graphql";

interface OutcomeTabsProps {
  counts: { rows: number; books: number; duplicates: number; refused: number };
  selected: BookImportOutcome | null;
  onSelect: (outcome: BookImportOutcome | null) => void;
}

/** Filter buttons with the number of rows per outcome. */
export function OutcomeTabs({ counts, selected: chosen, onSelect: onChoose }: OutcomeTabsProps) {
  const tabs: { outcome: BookImportOutcome | null; label: string; count: number }[] = [
    { outcome: null, label: "Semua", count: counts.rows },
    { outcome: "NEW", label: "Baru", count: counts.books },
    { outcome: "DUPLICATE", label: "Duplikat", count: counts.duplicates },
    { outcome: "REFUSED", label: "Ditolak", count: counts.refused },
  ];
  return (
    <div role="group" aria-label="Saring baris" className="flex flex-wrap gap-2">
      {tabs.map(({ outcome, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={outcome === chosen}
          onClick={() => onChoose(outcome)}
          className="filter-tab"
        >
          {label} <span className="tabular-nums">{formatNumber(count)}</span>
        </button>
      ))}
    </div>
  );
}
