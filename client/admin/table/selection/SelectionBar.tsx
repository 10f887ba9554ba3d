import type { ReactNode } from "react";
import { formatNumber } from "../../../format/formatNumber";

interface SelectionBarProps {
  count: number;
  /** Actions on the selected rows. */
  children: ReactNode;
  /** The offer to select all results. */
  more?: ReactNode;
  onClear: () => void;
}

/** Bar over title and actions of a page, while rows of its table are selected. */
export function SelectionBar({ count, children, more, onClear }: SelectionBarProps) {
  return (
    <div className="selection-place">
      <section aria-label="Tindakan untuk data terpilih" className="selection-bar">
        <p role="status" className="mr-1 pl-1 font-semibold tabular-nums">
          {formatNumber(count)} dipilih
        </p>
        {more}
        {children}
        <button type="button" onClick={onClear} className="bar-action ml-auto">
          Batalkan pilihan
          <kbd aria-hidden="true" className="key hidden lg:inline-grid">
            Esc
          </kbd>
        </button>
      </section>
    </div>
  );
}
