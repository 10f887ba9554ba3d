import type { ReactNode } from "react";
import { formatNumber } from "../../format/formatNumber";

interface SelectionBarProps {
  count: number;
  /** What can be done with what is chosen. */
  children: ReactNode;
  /** The offer to choose the rest too. */
  more?: ReactNode;
  onClear: () => void;
}

/** Stands below the table while something is chosen, and stays in view. */
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
