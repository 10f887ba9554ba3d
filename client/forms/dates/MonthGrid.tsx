import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { addDays } from "../../format/addDays";
import { formatDay } from "../../format/formatDate";
import { addMonths, daysSinceMonday, weeksOfMonth } from "./calendarDays";

const WEEKDAYS = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];

interface MonthGridProps {
  label: string;
  /** The day that has or gets the focus: the one stop of the Tab key. Its month is shown. */
  cursor: string;
  chosen: string;
  today: string;
  isOut: (day: string) => boolean;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
  /** What a day is called where it is more than a day. */
  describe?: (day: string) => string;
  /** What stands below its number. */
  mark?: (day: string) => ReactNode;
}

/** The days of a month, by the week from Monday. Arrows go by day and week, Page Up and Down by month and year. */
export function MonthGrid(props: MonthGridProps) {
  const { label, cursor, chosen, today, isOut, onMove, onChoose, describe = formatDay, mark } = props;
  const grid = useRef<HTMLTableElement>(null);
  // The buttons beside the month keep the focus while one goes on with them.
  const isFollowed = useRef(false);
  useEffect(() => {
    if (isFollowed.current) grid.current?.querySelector<HTMLElement>("[data-first]")?.focus();
    isFollowed.current = false;
  }, [cursor]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const day = dayByKey(event.key, event.shiftKey, cursor);
    if (day === null) return;
    event.preventDefault();
    isFollowed.current = true;
    onMove(day);
  };
  return (
    <table ref={grid} role="grid" aria-label={label} onKeyDown={onKeyDown} className="w-full table-fixed">
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name} className="h-9 text-center text-xs font-semibold text-muted">
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(cursor).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) => (
              <td key={weekday} role="gridcell" aria-selected={day !== null && day === chosen} className="h-11 p-0">
                {day !== null && (
                  <button
                    type="button"
                    tabIndex={day === cursor ? 0 : -1}
                    data-first={day === cursor || undefined}
                    aria-label={describe(day)}
                    aria-current={day === today ? "date" : undefined}
                    aria-disabled={isOut(day) || undefined}
                    data-chosen={day === chosen || undefined}
                    onClick={() => onChoose(day)}
                    className={`calendar-day ${mark ? "calendar-day-marked" : ""}`}
                  >
                    {Number(day.slice(8))}
                    {mark && <span className="flex h-4 items-center">{mark(day)}</span>}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function dayByKey(key: string, isShifted: boolean, day: string): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -daysSinceMonday(day));
    case "End":
      return addDays(day, 6 - daysSinceMonday(day));
    case "PageUp":
      return addMonths(day, isShifted ? -12 : -1);
    case "PageDown":
      return addMonths(day, isShifted ? 12 : 1);
    default:
      return null;
  }
}
