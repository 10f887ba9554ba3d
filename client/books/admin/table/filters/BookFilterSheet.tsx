import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { Sheet } from "../../../../ui/Sheet";
import { type BookTableUrlState, bookTableHref, countFilters, withoutFilters } from "../bookTableUrlState";
import { BookFilterFields } from "./BookFilterFields";
import type { FilterNames } from "./filterNames";
import type { ChangeBookTableUrlState } from "../useBookTableUrlState";

interface BookFilterSheetProps {
  urlState: BookTableUrlState;
  change: ChangeBookTableUrlState;
  names: FilterNames;
}

/** All filters of the table; they apply at once. */
export function BookFilterSheet({ urlState, change, names }: BookFilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(urlState);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} className={buttonStyle("outlined", "compact")}>
        <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        {count === 0 ? "Filter" : `Filter (${count})`}
      </button>
      <Sheet
        title="Filter"
        placement="side"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <div className="flex justify-end gap-3">
            {count > 0 && (
              <Link to={bookTableHref(withoutFilters(urlState))} className={buttonStyle("outlined", "compact")}>
                Hapus semua filter
              </Link>
            )}
            <button type="button" onClick={() => setIsOpen(false)} className={buttonStyle("filled", "compact")}>
              Selesai
            </button>
          </div>
        }
      >
        <BookFilterFields urlState={urlState} change={change} names={names} />
      </Sheet>
    </>
  );
}
