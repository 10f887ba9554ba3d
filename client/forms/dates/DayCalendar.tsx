import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from "lucide-react";
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { formatMonth } from "../../format/formatDate";
import { addOpenSheet } from "../../ui/openSheets";
import { buttonStyle } from "../../ui/buttonStyle";
import { addMonths } from "./calendarDays";
import { MonthGrid } from "./MonthGrid";
import { placeBeside } from "./placeBeside";

export interface DayCalendarProps {
  /** Empty where none is chosen. */
  day: string;
  min?: string | undefined;
  max?: string | undefined;
  /** The field that it is for, beside which it opens. */
  field: HTMLElement;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** The first and last day that a field can name. */
const FIRST = "1000-01-01";
const LAST = "9999-12-31";

/**
 * A month to choose a day from, in Indonesian whatever language the browser speaks, by the ARIA Authoring Practices'
 * date picker dialog. A modal dialog keeps the focus, closes on Esc and gives the focus back.
 */
export function DayCalendar({ day, min = FIRST, max = LAST, field, onChoose, onClose }: DayCalendarProps) {
  const today = useLibraryToday();
  const dialog = useRef<HTMLDialogElement>(null);
  const within = (other: string) => (other < min ? min : other > max ? max : other);
  const [cursor, setCursor] = useState(within(day || today));

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const takeOff = addOpenSheet({ dialog: element, messages: null });
    element.showModal();
    element.querySelector<HTMLElement>("[data-first]")?.focus();
    const place = () => placeBeside(element, field);
    place();
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, { capture: true });
      takeOff();
      // Closed before unmounting, otherwise the focus would not be restored.
      element.close();
    };
  }, [field]);

  const choose = (chosen: string) => {
    if (chosen === within(chosen)) onChoose(chosen);
  };
  const step = (months: number) => ({
    isOut: within(addMonths(cursor, months)).slice(0, 7) === cursor.slice(0, 7),
    onStep: () => setCursor(within(addMonths(cursor, months))),
  });
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Not the form's and not the screen's: it lies over them.
    event.stopPropagation();
  };
  return (
    <dialog
      ref={dialog}
      aria-label="Pilih tanggal"
      onCancel={cancel}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
      onKeyDown={onKeyDown}
      className="sheet day-calendar"
    >
      <div className="p-2 pb-3 sm:p-3">
        <div className="flex items-center">
          <StepButton label="Tahun sebelumnya" Icon={ChevronsLeft} {...step(-12)} />
          <StepButton label="Bulan sebelumnya" Icon={ChevronLeft} {...step(-1)} />
          <h2 aria-live="polite" className="flex-1 text-center font-serif font-semibold">
            {formatMonth(cursor)}
          </h2>
          <StepButton label="Bulan berikutnya" Icon={ChevronRight} {...step(1)} />
          <StepButton label="Tahun berikutnya" Icon={ChevronsRight} {...step(12)} />
        </div>
        <MonthGrid
          label={formatMonth(cursor)}
          cursor={cursor}
          chosen={day}
          today={today}
          isOut={(other) => other !== within(other)}
          onMove={(other) => setCursor(within(other))}
          onChoose={choose}
        />
        <div className="mt-1 flex justify-between gap-2">
          <button
            type="button"
            aria-disabled={today !== within(today)}
            onClick={() => choose(today)}
            className={`${buttonStyle("quiet", "small")} aria-disabled:cursor-default aria-disabled:opacity-60`}
          >
            Hari ini
          </button>
          <button type="button" onClick={onClose} className={buttonStyle("quiet", "small")}>
            Batal
          </button>
        </div>
      </div>
    </dialog>
  );
}

interface StepButtonProps {
  label: string;
  Icon: typeof ChevronLeft;
  /** There is no other month that way. */
  isOut: boolean;
  onStep: () => void;
}

function StepButton({ label, Icon, isOut, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOut}
      onClick={onStep}
      className="icon-button size-11 aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  );
}
