import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../../format/formatNumber";
import { buttonStyle } from "../../../ui/buttonStyle";
import { Sheet } from "../../../ui/Sheet";
import { CatalogueFilters } from "./CatalogueFilters";
import type { FilterProps } from "./FilterProps";
import { countFilters } from "./countFilters";

/** The filters on a small screen; they apply at once, and the button shows the number of results. */
export function FilterSheet({ urlState, change, total }: FilterProps & { total: number | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(urlState);
  const done = (
    <button type="button" onClick={() => setIsOpen(false)} className={`${buttonStyle("filled")} w-full`}>
      {total === undefined ? "Lihat hasil" : `Lihat ${formatNumber(total)} judul`}
    </button>
  );
  return (
    <div className="needs-script lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`${buttonStyle("outlined", "large")} px-4!`}
      >
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Filter
        {count > 0 && (
          <span className="rounded-full bg-nila px-2 text-xs text-on-nila tabular-nums">
            {count}
            <span className="sr-only"> filter aktif</span>
          </span>
        )}
      </button>
      <Sheet title="Filter" placement="bottom" isOpen={isOpen} onClose={() => setIsOpen(false)} footer={done}>
        <CatalogueFilters urlState={urlState} change={change} />
      </Sheet>
    </div>
  );
}
