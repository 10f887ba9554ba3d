import { formatNumber } from "../format/formatNumber";

interface RowTabsProps<Tab> {
  tabs: readonly { tab: Tab | null; label: string; count: number }[];
  selected: Tab | null;
  onSelect: (tab: Tab | null) => void;
}

/** Filter buttons with the number of rows that each shows. */
export function RowTabs<Tab extends string>({ tabs, selected, onSelect }: RowTabsProps<Tab>) {
  return (
    <div role="group" aria-label="Filter baris" className="flex flex-wrap gap-2">
      {tabs.map(({ tab, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={tab === selected}
          onClick={() => onSelect(tab)}
          className="filter-tab"
        >
          {label} <span className="tabular-nums">{formatNumber(count)}</span>
        </button>
      ))}
    </div>
  );
}
