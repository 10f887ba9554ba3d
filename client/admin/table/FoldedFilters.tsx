import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { formatNumber } from "../../format/formatNumber";
import { buttonStyle } from "../../ui/buttonStyle";

interface FoldedFiltersProps {
  /** How many are set. */
  count: number;
  children: ReactNode;
}

/** A list's filters, which on a phone stand behind a button, so that the first rows are seen. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const folded = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={folded}
        onClick={() => setIsOpen(!isOpen)}
        className={`needs-script sm:hidden ${buttonStyle("outlined", "compact")}`}
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        Filter{count > 0 && ` (${formatNumber(count)})`}
      </button>
      <div id={folded} className={`filter-fold ${isOpen ? "filter-fold-open" : ""}`}>
        {children}
      </div>
    </>
  );
}
