import { CalendarDays } from "lucide-react";
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { lazy } from "../../page/lazy/lazy";
import type { DayCalendarProps } from "./DayCalendar";
import { DAY_FILLED } from "./fillField";
import { dayText, parseDay } from "./dayText";

const DayCalendar = lazy<DayCalendarProps>(
  () => import("./DayCalendar").then((m) => m.DayCalendar),
  null,
  <span role="alert" className="day-problem">
    Kalender gagal dimuat. Ketik tanggalnya.
  </span>,
);

const DAY_PROBLEM = "Tanggal ini tidak dikenali. Contoh: 21/11/2026";

export interface DayInputProps extends Pick<
  ComponentProps<"input">,
  "id" | "name" | "min" | "max" | "onChange" | "aria-label" | "aria-required" | "aria-invalid" | "aria-describedby"
> {
  /** `2026-11-21`; empty where there is none. */
  value?: string;
  defaultValue?: string;
  className?: string;
  "data-first"?: boolean;
  "data-field"?: string;
  /** The field is left, or Enter is pressed in it. */
  onLeave?: (day: string) => void;
}

const setValue = (input: HTMLInputElement, value: string) => {
  // React keeps a value of its own and would not hear of the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

/**
 * A day, shown, typed and chosen as in Indonesia whatever language the browser speaks. The browser's own field of a
 * date lies under its button, and is only there to hold the value (`2026-11-21`) that forms send and `onChange` tells.
 */
export function DayInput({
  name,
  min,
  max,
  value,
  defaultValue,
  onChange,
  className = "",
  onLeave,
  ...attributes
}: DayInputProps) {
  const problemId = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(dayText(value ?? defaultValue ?? ""));
  const [shown, setShown] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const [calendarOf, setCalendarOf] = useState<HTMLElement | null>(null);
  // The parent has changed the value.
  if (value !== undefined && value !== shown) {
    setShown(value);
    if (value !== parseDay(text)) {
      setText(dayText(value));
      setProblem(null);
    }
  }

  const take = (typed: string) => {
    setText(typed);
    const day = parseDay(typed);
    if (day !== null) setProblem(null);
    if (day !== null && own.current && day !== own.current.value) setValue(own.current, day);
  };
  const follow = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: day } = event.target;
    if (parseDay(text) !== day && document.activeElement !== field.current) {
      setText(dayText(day));
      setProblem(null);
    }
    onChange?.(event);
  };
  const leave = () => {
    const day = parseDay(text);
    setProblem(day === null ? DAY_PROBLEM : null);
    if (day === null) return;
    setText(dayText(day));
    onLeave?.(day);
  };
  const openCalendar = () => setCalendarOf(field.current);
  const choose = (day: string) => {
    setCalendarOf(null);
    take(dayText(day));
    onLeave?.(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === "ArrowDown" && event.altKey) || event.key === "F4") {
      event.preventDefault();
      openCalendar();
    } else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) leave();
  };

  const onFilled = useEffectEvent(() => {
    setText(dayText(own.current?.value ?? ""));
    setProblem(null);
  });
  const takeEarly = useEffectEvent(() => {
    // What was typed into the server's HTML before the script came.
    if (field.current && field.current.value !== text) take(field.current.value);
  });
  useEffect(() => {
    const input = own.current;
    takeEarly();
    const listen = () => onFilled();
    input?.addEventListener(DAY_FILLED, listen);
    return () => input?.removeEventListener(DAY_FILLED, listen);
  }, []);

  const described = [problem !== null && problemId, attributes["aria-describedby"]].filter(Boolean);
  const invalid = problem !== null || attributes["aria-invalid"];
  return (
    <div className="day-input">
      <input
        ref={own}
        type="date"
        name={name}
        min={min}
        max={max}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={follow}
        // Before the field in the document, so that whoever is sent to this name comes to the field.
        onFocus={() => field.current?.focus()}
        tabIndex={-1}
        aria-hidden="true"
        className="day-input-own"
      />
      <input
        {...attributes}
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="tgl/bln/tahun"
        maxLength={30}
        value={text}
        data-unmatched={problem !== null || undefined}
        aria-invalid={invalid}
        aria-describedby={described.join(" ") || undefined}
        onChange={({ target }) => take(target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
        className={`day-input-text pr-10! tabular-nums ${className}`}
      />
      <button
        type="button"
        // By keyboard Alt and the arrow down open it; each field is one stop.
        tabIndex={-1}
        onClick={openCalendar}
        aria-label="Buka kalender"
        aria-haspopup="dialog"
        className="icon-button needs-script day-input-button"
      >
        <CalendarDays aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </button>
      {/* Nothing moves by it: whoever leaves the field by a button would press where the button was. */}
      <span role="alert" id={problemId} className={problem === null ? undefined : "day-problem"}>
        {problem}
      </span>
      {calendarOf && (
        <DayCalendar
          day={parseDay(text) ?? ""}
          min={min === undefined ? undefined : String(min)}
          max={max === undefined ? undefined : String(max)}
          field={calendarOf}
          onChoose={choose}
          onClose={() => setCalendarOf(null)}
        />
      )}
    </div>
  );
}
