import { Check } from "lucide-react";
import { useEffect, useRef } from "react";

const IMPORT_STEPS = ["Berkas", "Kolom", "Pratinjau", "Impor", "Hasil"] as const;

const NUMBER_STYLE = "grid size-6 place-items-center rounded-full border text-xs font-semibold tabular-nums";

/** The steps of an import; `current` counts from 0. A new step starts scrolled to the top. */
export function ImportSteps({ current }: { current: number }) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    document.documentElement.scrollTop = 0;
    // The button that was focused disappeared with its step.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [current]);
  return (
    <ol ref={list} tabIndex={-1} aria-label="Langkah impor" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {IMPORT_STEPS.map((label, place) => (
        <li
          key={label}
          aria-current={place === current ? "step" : undefined}
          className={`flex items-center gap-2 ${place === current ? "font-semibold text-nila" : "text-muted"}`}
        >
          <span aria-hidden="true" className={`${NUMBER_STYLE} ${toneOf(place, current)}`}>
            {place < current ? <Check strokeWidth={2.25} className="size-3.5" /> : place + 1}
          </span>
          {label}
          {place < current && <span className="sr-only"> selesai</span>}
        </li>
      ))}
    </ol>
  );
}

function toneOf(place: number, current: number): string {
  if (place === current) return "border-nila bg-nila text-on-nila";
  return place < current ? "border-daun text-daun" : "border-line";
}
