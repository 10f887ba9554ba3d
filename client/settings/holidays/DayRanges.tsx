import { Trash2 } from "lucide-react";
import { RowButton } from "../../ui/RowButton";
import type { Holiday } from "../form/settingsValues";
import { type HolidayRange, rangeText, toRanges } from "./holidayRanges";

interface DayRangesProps {
  label: string;
  days: readonly Holiday[];
  /** As they are saved: what is not among them is new. */
  saved: readonly Holiday[];
  onRemove: (range: HolidayRange) => void;
}

/** Days with their reasons, those that follow one another as one line. */
export function DayRanges({ label, days, saved, onRemove }: DayRangesProps) {
  const isSaved = (range: HolidayRange) => saved.some(({ date, name }) => date === range.from && name === range.name);
  return (
    <ul aria-label={label} className="max-h-100 overflow-y-auto rounded-xl border border-line">
      {toRanges(days).map((range) => (
        <li
          key={range.from}
          className="flex items-center gap-x-4 border-b border-line py-0.5 pr-1 pl-4 last:border-b-0"
        >
          <div className="grid min-w-0 flex-1 gap-x-4 py-1 text-sm sm:grid-cols-[13rem_minmax(0,1fr)]">
            <span className="text-muted tabular-nums">{rangeText(range)}</span>
            <span className="min-w-0 font-medium wrap-anywhere">
              {range.name}
              {!isSaved(range) && <span className="ml-2 text-xs font-semibold text-nila">baru</span>}
            </span>
          </div>
          <RowButton Icon={Trash2} label={`Hapus ${range.name}, ${rangeText(range)}`} onPress={() => onRemove(range)} />
        </li>
      ))}
    </ul>
  );
}
