import type { ReactNode } from "react";
import { formatNumber } from "../../format/formatNumber";

interface SelectionBarProps {
  count: number;
  /** Actions on the selected rows. */
  children: ReactNode;
  /** The offer to select all results. */
  more?: ReactNode;
  onClear: () => void;
}

/** Bar below the table, visible while rows are selected. */
export function SelectionBar({ count, children, more, onClear }: SelectionBarProps) {
  return (
    <section aria-label="Pilihan" className="selection-bar">
      <p role="status" className="mr-1 pl-1 font-semibold tabular-nums">
        {formatNumber(count)} dipilih
      </p>
      {children}
      {more}
      <button type="button" onClick={onClear} className="bar-action ml-auto text-muted">
        Batal
      </button>
    </section>
  );
}
